"""The greedy player of In Too Deep (`greedy`)."""
