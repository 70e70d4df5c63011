"""A live table, rebuilt from its event log: seats, decisions, undo, votes, chat, messages."""
