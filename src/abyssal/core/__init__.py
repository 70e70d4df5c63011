"""The contract of a game and its small tools: no game, no I/O at play, no clock."""
