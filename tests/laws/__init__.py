"""How the laws of `abyssal.testing` are put to our games: which ones, and how many positions."""
