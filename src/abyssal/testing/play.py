"""Random play, the same on every machine."""

from collections import Counter
from collections.abc import Iterator

from abyssal.core.chance import FastChance, fast_chance
from abyssal.core.game import Action, Position, Seat

LONGEST = 20_000
"""More decisions than any game can take: beyond them it is endless."""

SECOND_THOUGHTS = 6
"""One in so many decisions replaces a sealed answer, where there is one."""

Move = tuple[Seat, Action]


def luck_of(number: int) -> FastChance:
    """A source of chance for the test itself, apart from that of the game with the same seed."""
    return fast_chance(-1 - number)


def pick(luck: FastChance, items: list[int]) -> int:
    """Any one of `items`."""
    return items[luck.below(len(items))]


def answered(state: Position) -> list[Seat]:
    """The seats that may still replace their sealed answer."""
    waited_for = state.to_act()
    return [seat for seat in range(state.seats) if seat not in waited_for and state.legal(seat)]


def random_move(state: Position, luck: FastChance) -> Move:
    """Any seat that is asked, and any of its answers."""
    asked = state.to_act()
    if len(asked) < state.seats and luck.below(SECOND_THOUGHTS) == 0:
        asked = answered(state) or asked
    seat = pick(luck, asked)
    return seat, pick(luck, state.legal(seat))


def random_play(state: Position, luck: FastChance) -> Iterator[Move]:
    """Play to the end; each move is given before it is made, so `state` is the position before."""
    for _ in range(LONGEST):
        if not state.to_act():
            return
        move = random_move(state, luck)
        yield move
        state.play(*move)
    raise AssertionError(f"the game has not ended after {LONGEST} decisions")


def curious_play(state: Position, luck: FastChance, seen: Counter[str]) -> Iterator[Move]:
    """Like `random_play`, but half of the moves are of a kind that was `seen` least so far.

    The kind of a move is the first two words of its notation.
    """
    for _ in range(LONGEST):
        if not state.to_act():
            return
        seat = pick(luck, state.to_act())
        kinds = {
            action: " ".join(state.game.write(action).split()[:2]) for action in state.legal(seat)
        }
        rarest = min(seen[kind] for kind in kinds.values())
        if luck.below(2):
            action = pick(luck, [action for action in kinds if seen[kinds[action]] == rarest])
        else:
            action = pick(luck, list(kinds))
        seen[kinds[action]] += 1
        yield seat, action
        state.play(seat, action)
    raise AssertionError(f"the game has not ended after {LONGEST} decisions")


def play_out(state: Position, luck: FastChance) -> list[Move]:
    """Play to the end; the moves that were made."""
    return list(random_play(state, luck))
