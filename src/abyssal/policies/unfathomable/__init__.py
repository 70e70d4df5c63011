"""The policy of Unfathomable (`crew`) and its heuristics: ship, texts, tests, beliefs, turns."""

from abyssal.policies.unfathomable.crew import Crew

JUDGE = Crew
