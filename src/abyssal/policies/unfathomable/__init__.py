"""The policy of Unfathomable (`crew`) and its heuristics: ship, texts, tests, beliefs, turns."""
