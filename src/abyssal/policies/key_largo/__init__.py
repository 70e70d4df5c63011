"""The policy of Key Largo: what a seat knows (`table`), its value (`season`), plans and answers."""

from abyssal.policies.key_largo.greedy import Greedy

JUDGE = Greedy
