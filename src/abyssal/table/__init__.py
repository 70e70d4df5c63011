"""A live table: who sits where, what is asked of whom, drafts, undo, votes, chat, bots in seats."""
