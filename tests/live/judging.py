"""Searchers that judge at once, for tests of reviews."""

from abyssal.core.game import Action, Position, Seat
from abyssal.search import Effort
from abyssal.search.searcher import Judged, Searcher


class Quick(Searcher):
    """Judges by the position alone: the first answer is the best, and others lose a tenth each."""

    def judge(
        self, position: Position, seat: Seat, legal: list[Action], effort: Effort
    ) -> list[Judged]:
        return self.compare(position, seat, legal, effort)

    def compare(
        self, position: Position, seat: Seat, answers: list[Action], effort: Effort
    ) -> list[Judged]:
        legal = position.legal(seat)
        return [Judged(one, 0.5 - 0.1 * min(5, legal.index(one)), 1) for one in answers]

    def outlook(self, position: Position, viewer: Seat, effort: Effort) -> list[float]:
        result = position.result()
        if result is not None:
            winners = result["winners"]
            return [(seat in winners) / len(winners) for seat in range(position.seats)]
        view = position.view(viewer)
        return [0.2 + 0.01 * (len(str(view)) % 7)] * position.seats

    def ahead(self, position: Position, seat: Seat, action: Action, seed: int) -> Position:
        later = position.imagine(seat, seed)
        later.play(seat, action)
        return later


class Peeping(Quick):
    """Knows the deck."""

    def outlook(self, position: Position, viewer: Seat, effort: Effort) -> list[float]:
        return [position.dump()["deck"][-1] / 1000] * position.seats

    def compare(
        self, position: Position, seat: Seat, answers: list[Action], effort: Effort
    ) -> list[Judged]:
        known = position.dump()["deck"][-1]
        return [Judged(one, (known + place) / 1000, 1) for place, one in enumerate(answers)]
