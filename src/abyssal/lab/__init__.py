"""Simulation: many games between bots, with their statistics."""
