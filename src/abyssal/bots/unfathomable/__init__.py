"""The crew bot of Unfathomable (`crew`), and what bots say at its table."""
