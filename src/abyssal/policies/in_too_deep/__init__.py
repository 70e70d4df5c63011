"""The policy of In Too Deep: what a seat knows (`table`), its value (`outlook`), its answers."""

from abyssal.policies.in_too_deep.greedy import Greedy

JUDGE = Greedy
