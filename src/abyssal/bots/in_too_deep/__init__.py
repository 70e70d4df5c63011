"""The greedy bot of In Too Deep (`greedy`)."""
