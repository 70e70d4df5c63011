"""The greedy player of Into the Blue (`greedy`) and what dice are worth to it (`dice`)."""
