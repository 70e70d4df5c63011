"""The course of a game: setting up, the turn and its actions, the loop that resolves frames."""
