"""Non-interference at a live table: what a viewer may not know changes no byte they hear.

The same game is played at two tables: as it is, and as one viewer imagines it. Windows close by
time, people talk and are refused; all that reaches the viewer must be the same.
"""

from random import Random

import pytest

from abyssal.core.errors import AbyssalError
from abyssal.core.game import Position
from abyssal.table import commands as do
from games.unfathomable.table import GAME, Table
from live.aboard import Voyage
from live.twice import harmless_move

SEATS = 4
VIEWERS = [0, 1, 2, 3, None]


def two_tables(luck: int, viewer: int | None) -> list[Voyage]:
    """A position some way into a game, and one that the viewer cannot tell from it."""
    choose = Random(luck)
    state = GAME.new(SEATS, f"{luck:064x}", {"crew": "suggested"})
    for _ in range(20 + 9 * luck):
        seat = choose.choice(state.to_act())
        state.play(seat, choose.choice(state.legal(seat)))
    other = state.imagine(viewer, luck)
    other.chance = state.chance.copy()
    return [Voyage(Table(position.copy())).aboard() for position in (state, other)]


def all_pass(state: Position) -> Position:
    """The position after a window in which nobody does anything."""
    tried = state.copy()
    tried.record_events()
    for seat in tried.to_act():
        tried.play(seat, tried.legal(seat)[0])
    return tried


def go_on(voyages: list[Voyage], viewer: int | None, choose: Random) -> bool:
    """One more step that shows the viewer nothing hidden; False if there is none."""
    one, other = [voyage.table.playing() for voyage in voyages]
    if voyages[0].window is not None:
        after = [all_pass(state) for state in (one, other)]
        seen = [(state.view(viewer), state.events(viewer), state.over()) for state in after]
        if seen[0] != seen[1] or after[0].over():
            return False
        answerer = choose.choice(voyages[0].window.seats)
        for voyage in voyages:
            voyage.play(answerer, voyage.legal(answerer)[0])
            voyage.wait()
        return True
    move = harmless_move(one.copy(), other.copy(), viewer, choose)
    if move is None:
        return False
    seat, action = move
    for voyage in voyages:
        voyage.play(seat, GAME.write(action))
    return True


def refusals(voyage: Voyage, viewer: int) -> list[tuple[str, str, dict[str, object]]]:
    """What a viewer is told who asks for what cannot be."""
    found = []
    for command in (
        do.Play("a", voyage.table.decisions[viewer], ["reveal cultist"]),
        do.Play("b", 0, ["pass"]),
        do.Act("c", voyage.table.decisions[viewer]),
        do.Undo("d"),
        do.CallVote("e", "undo"),
    ):
        try:
            voyage.give(viewer, command)
        except AbyssalError as error:
            found.append((error.code, str(error), error.details))
    return found


def compared(luck: int, viewer: int | None, most: int = 12) -> tuple[int, bool]:
    voyages = two_tables(luck, viewer)
    choose = Random(luck)
    steps = 0
    while steps < most and go_on(voyages, viewer, choose):
        steps += 1
        for voyage in voyages:
            voyage.do(steps % SEATS, do.Say, phrase="help-much")
    one, other = voyages
    assert one.heard[viewer] == other.heard[viewer]
    assert one.table.sync(viewer, 0) == other.table.sync(viewer, 0)
    if viewer is not None and one.table.status == "playing" and one.quiet.looking is None:
        assert refusals(one, viewer) == refusals(other, viewer)
    return steps, one.table.playing().hash() != other.table.playing().hash()


@pytest.mark.rule("UNF-H5", "UNF-H16", "UNF-H22")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_viewer_hears_the_same_bytes_whatever_is_hidden(viewer: int | None) -> None:
    runs = [compared(luck, viewer) for luck in range(8)]
    assert sum(steps for steps, _ in runs) > 20
    assert any(differ for _, differ in runs)


def test_a_table_that_tells_who_answered_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Voyage.play

    def telling(self: Voyage, seat: int, *actions: str) -> None:
        honest(self, seat, *actions)
        secret = self.table.playing().hash()
        self.table.streams[1].nudge({"kind": "asked", "asked": secret})
        self.listen()

    monkeypatch.setattr(Voyage, "play", telling)
    with pytest.raises(AssertionError):
        compared(7, 1)
