"""Checks sealed decisions: seats answer in secret, and may change it until all have answered."""

from abyssal.core.chance import FastChance
from abyssal.core.game import Position
from abyssal.testing.play import pick
from abyssal.testing.position import as_json, viewers


def is_sealed(state: Position) -> bool:
    """Whether an open window of secret answers is shown as a bare number."""
    return isinstance(state.view(None)["asked"], int)


def check_sealed(state: Position, luck: FastChance) -> bool:
    """The last answer counts alone, in whatever order; nobody else learns of it yet.

    The answer is False where no such window is open to two seats or more.
    """
    asked = state.to_act()
    if not is_sealed(state) or len(asked) < 2:
        return False
    seat, other = asked[0], asked[1]
    first, second = pick(luck, state.legal(seat)), pick(luck, state.legal(seat))
    theirs = pick(luck, state.legal(other))

    thought_again = state.copy()
    thought_again.record_events(True)
    thought_again.play(seat, first)
    views = [as_json(thought_again.view(viewer)) for viewer in viewers(state) if viewer != seat]
    assert seat not in thought_again.to_act()
    second_thoughts = thought_again.legal(seat)
    assert second_thoughts == state.legal(seat), "a sealed answer can no longer be replaced"
    thought_again.play(seat, second)

    straight = state.copy()
    straight.play(seat, second)
    assert thought_again.hash() == straight.hash()
    assert views == [as_json(straight.view(viewer)) for viewer in viewers(state) if viewer != seat]
    heard = [thought_again.events(viewer) for viewer in viewers(state) if viewer != seat]
    assert not any(heard), "the others hear of a sealed answer"

    straight.play(other, theirs)
    swapped = state.copy()
    swapped.play(other, theirs)
    swapped.play(seat, second)
    assert swapped.hash() == straight.hash()
    return True
