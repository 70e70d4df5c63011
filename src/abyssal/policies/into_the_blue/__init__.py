"""The policy of Into the Blue: the dice (`dice`), the levels (`contest`), a turn (`plan`)."""

from abyssal.policies.into_the_blue.greedy import Greedy

JUDGE = Greedy
