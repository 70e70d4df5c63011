"""Trials of a real server: players and tables that load it, and what a death may not cost."""
