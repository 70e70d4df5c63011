"""The crew player of Unfathomable (`crew`) and what it weighs: ship, texts, tests, people."""
