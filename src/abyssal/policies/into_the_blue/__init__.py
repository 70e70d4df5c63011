"""The policy of Into the Blue: the dice (`dice`), the levels (`contest`), a turn (`plan`)."""
