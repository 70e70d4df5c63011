"""Contract tests (laws) for makers of games: the checks that our own suite puts to our titles.

>>> from abyssal.games import title
>>> from abyssal.testing import check_title
>>> check_title(title("into-the-blue"), games=2)

A check raises AssertionError, and never changes the position it is given. `check_title` plays
random games of a title under all of them. One by one they are in `position` (what is true of every
position), `sealed` and `sets` (decisions), `secrets` and `hidden` (who may know what), `documents`
(broken dumps), `policies` (a policy knows no more than its seat) and `words` (nothing is left
without a sentence). `play` plays at random, `fuzz`
plays many games and names what it finds, `laid` lays a position out, `variants` breaks a game on
purpose, to show that a law finds it, and `kill` kills a server under load.

`words` needs the extra `terminal`, `kill` the extra `testing`; the rest needs nothing.
"""

from abyssal.testing.fuzz import Find, Played, check_title

__all__ = ["Find", "Played", "check_title"]
