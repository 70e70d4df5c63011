"""The four dials, and the end of the game."""

from abyssal.games.unfathomable.box.components import FULLEST, RESOURCES
from abyssal.games.unfathomable.position.position import ENDINGS, RESOURCE_GONE, Position


class GameOver(Exception):
    """The game has ended: nothing further is resolved (UNF-352)."""


def end_game(state: Position, ending: int) -> None:
    """End the game at once; all loyalty cards are turned up (UNF-354)."""
    state.ending = ending
    state.revealed += 1
    if state.log is not None:
        state.tell("ended", None, {"ending": ENDINGS[ending]})
    raise GameOver


def lose(state: Position, resource: int, count: int) -> None:
    """Turn a dial down; at 0 the game ends (UNF-348)."""
    if count <= 0:
        return
    left = max(0, state.dials[resource] - count)
    state.dials[resource] = left
    if state.log is not None:
        state.tell("lost", None, {"resource": RESOURCES[resource], "count": count, "left": left})
    if left == 0:
        end_game(state, RESOURCE_GONE)


def gain(state: Position, resource: int, count: int) -> None:
    """Turn a dial up, to 10 at most (UNF-022)."""
    left = min(FULLEST, state.dials[resource] + count)
    state.dials[resource] = left
    if state.log is not None:
        state.tell("gained", None, {"resource": RESOURCES[resource], "count": count, "left": left})
