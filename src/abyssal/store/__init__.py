"""Persistence: the log of every table, who holds which seat, sessions."""
