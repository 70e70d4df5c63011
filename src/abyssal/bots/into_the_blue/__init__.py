"""The greedy bot of Into the Blue (`greedy`) and the expected values of its dice (`dice`)."""
