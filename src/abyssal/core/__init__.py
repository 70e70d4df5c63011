"""The interface that every game implements, and small tools for it: no game, no I/O, no clock."""
