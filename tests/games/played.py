"""A position of any title for the ledger tests: played in notation, seen from outside."""

from typing import Any, Generic, Self, TypeVar

import abyssal
from abyssal.core.game import Result

AnyPosition = TypeVar("AnyPosition", bound=abyssal.Position)


class Played(Generic[AnyPosition]):
    """A position with its log."""

    def __init__(self, state: AnyPosition) -> None:
        self.state = state
        self.stories: dict[int | None, list[dict[str, Any]]] = {}
        state.record_events()

    def play(self, *moves: str) -> Self:
        """Play each of `moves` for the seat that is asked."""
        for move in moves:
            [seat] = self.state.to_act()
            self.play_as(seat, move)
        return self

    def play_as(self, seat: int, move: str) -> Self:
        self.do(seat, self.state.game.read(move))
        return self

    def do(self, seat: int, action: int) -> None:
        """Play; afterwards the position is sound, and nothing that came out is hidden again."""
        before = self.state.revealed
        self.state.play(seat, action)
        self.state.check()
        assert self.state.revealed >= before

    def refuses(self, move: str) -> bool:
        """Whether the seat that is asked may not play `move`; a refusal changes nothing."""
        before = self.state.hash()
        try:
            self.play(move)
        except abyssal.Illegal:
            assert self.state.hash() == before
            return True
        return False

    def legal(self, seat: int | None = None) -> list[str]:
        """What `seat`, or whoever is asked first, may play."""
        asked = self.state.to_act()[:1] if seat is None else [seat]
        return [self.state.game.write(action) for one in asked for action in self.state.legal(one)]

    def legal_with(self, *words: str) -> list[str]:
        """The answers of the one who is asked that hold each of `words`."""
        return [move for move in self.legal() if all(word in move.split() for word in words)]

    def view(self, viewer: int | None = None) -> dict[str, Any]:
        return self.state.view(viewer)

    def result(self) -> Result:
        """Of a game that is over."""
        found = self.state.result()
        assert found is not None, "the game is not over"
        return found

    def told(self, viewer: int | None = None) -> list[dict[str, Any]]:
        """All that `viewer` has been told since the position was laid out."""
        story = self.stories.setdefault(viewer, [])
        story += self.state.events(viewer)
        return story

    def told_of(self, *kinds: str, viewer: int | None = None) -> list[dict[str, Any]]:
        """The events of these kinds that `viewer` has been told."""
        return [event for event in self.told(viewer) if event["event"] in kinds]
