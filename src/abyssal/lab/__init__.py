"""Measuring games and bots: many games, played and counted."""
