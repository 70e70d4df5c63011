"""Conditional moves (premoves): answers that a seat lays down before their question comes.

One says which question it answers, with what, and what it rests on. When the question comes, the
table gives the answer if all of that is as it was and the answer is legal; if not, it drops it and
asks. Nobody else hears of one: not that it is there, and not that it is gone.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol, TypeAlias, runtime_checkable

import msgspec

from abyssal.core.description import ActionDescription, Label
from abyssal.core.game import Position
from abyssal.describe import describe, label
from abyssal.games import broken_game, titles
from abyssal.table.errors import refused
from abyssal.table.stream import Message

View: TypeAlias = Mapping[str, Any]

IMAGINED_WITH: Final = 0
"""The seed of the position that is foreseen. What a seat may do there follows from its view alone,
whatever the rest is imagined to be."""


@runtime_checkable
class Premoves(Protocol):
    """A title's `premoves` module. A title with quiet windows has none."""

    def question(self, view: View) -> str | None:
        """The name of the question that the viewer is asked now, or may answer otherwise, if one
        can be answered ahead."""

    def can_foresee(self, state: Any, seat: int) -> bool:
        """Whether `seat` can lay down an answer now, by what it knows."""

    def foresee(self, state: Any, seat: int) -> Position:
        """The position, which may be changed, as if the next such question to `seat` came now."""

    def rests_on(self, view: View, actions: Sequence[str]) -> list[Label]:
        """What must be as it was for these actions to stand, by what their player sees."""

    def is_whole(self, view: View) -> bool:
        """Whether nothing of an answer is missing, as its player sees the position after it."""


class Premove(msgspec.Struct, frozen=True):
    """An answer that a seat has laid down."""

    question: str
    actions: list[ActionDescription]
    rests: list[Label]

    def texts(self) -> list[str]:
        """The actions in notation."""
        return [action["do"] for action in self.actions]


def premoves_of(game: str) -> Premoves | None:
    """What the title called `game` answers; None where nothing is laid down, and if it is gone."""
    title = titles().get(game)
    premoves = None if title is None else title.premoves
    if premoves is None or isinstance(premoves, Premoves):
        return premoves
    raise broken_game(game, "its premoves leave questions of abyssal.table.premoves.Premoves open")


class Foreseen:
    """A question that `seat` can answer ahead, as it would be put now, by what the seat knows."""

    def __init__(self, premoves: Premoves, position: Position, seat: int) -> None:
        self.premoves = premoves
        self.position = position
        self.seat = seat

    @property
    def view(self) -> dict[str, Any]:
        return self.position.view(self.seat)

    @property
    def question(self) -> str:
        found = self.premoves.question(self.view)
        assert found is not None
        return found

    def message(self) -> Message:
        """What a face needs to offer it, as in a `game` message."""
        view, write = self.view, self.position.game.write
        legal = [write(action) for action in self.position.legal(self.seat)]
        return {"question": self.question, "view": view, "legal": legal, **describe(view, legal)}

    def laid(self, actions: list[str]) -> Premove:
        """The answer `actions`, or why it would not be legal, or says not all that is asked."""
        state, described = self.position.copy(), list[ActionDescription]()
        revealed = state.revealed
        for text in actions:
            if state.revealed != revealed:
                raise refused("draft", "something came out in the middle of this answer")
            view = state.view(self.seat)
            state.play(self.seat, state.game.read(text))
            described.append({"do": text, "say": label(text, view)})
        if not self.premoves.is_whole(state.view(self.seat)):
            raise refused("premove-part", "this answer lacks something that would be asked next")
        return Premove(self.question, described, self.premoves.rests_on(self.view, actions))


def foreseen(premoves: Premoves | None, state: Position | None, seat: int) -> Foreseen | None:
    """The next question that a seat can answer ahead, if there is one."""
    if premoves is None or state is None or state.over():
        return None
    if not premoves.can_foresee(state, seat):
        return None
    position = premoves.foresee(state.imagine(seat, IMAGINED_WITH), seat)
    return Foreseen(premoves, position, seat)


def changed(premoves: Premoves, laid: Premove, view: View) -> Label | None:
    """The first thing a premove rests on that is no longer as it was."""
    now = as_written(premoves.rests_on(view, laid.texts()))
    return next((rest for rest in as_written(laid.rests) if rest not in now), None)


def as_written(rests: list[Label]) -> list[Label]:
    """The same after a trip through JSON: what was just laid down and what a log says are alike."""
    return msgspec.json.decode(msgspec.json.encode(rests), type=list[tuple[str, dict[str, Any]]])
