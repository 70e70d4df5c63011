"""The greedy bot of Into the Blue."""
