"""What lies on the table: the position, the stack of frames, decks, history, notation."""
