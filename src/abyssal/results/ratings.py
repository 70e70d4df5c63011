"""Ratings by the Plackett-Luce model (openskill), computed anew from all results in their order.

Nothing is kept: the same games in the same order give the same numbers. Rated are the people of a
circle among themselves. Who is not rated in a game (a bot, a guest, somebody for whom a bot or time
decided something) is left out of its order: in this model the order of the others is as likely
without them. Where sides win together, a person who is not rated stays on their side as a player of
average strength, and smaller sides are filled up with such players, so that sides are even.
"""

from collections.abc import Iterable, Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

from openskill.models import PlackettLuce, PlackettLuceRating

from abyssal.results.result import Result

Member: TypeAlias = str

Unrated: TypeAlias = Literal["", "broken", "given-up", "hints", "own-data", "late", "few"]
"""Why a whole game is not rated; "" if it is."""
NotOwn: TypeAlias = Literal["stood-in", "shared", "several"]
"""Why a game is not rated for one person: a bot or time decided something for them, the seat had
two people one after the other, or they had two seats."""

SCALE: Final = 20.0
ZERO: Final = 1000.0
"""A rating is shown as ZERO + SCALE · mu: everyone starts at 1500."""
SURE: Final = 1.96
"""So many standard deviations to each side hold the true strength 19 times in 20."""


class Played(NamedTuple):
    """A finished game of a circle, and which of its members sat where."""

    table: str
    ended: float
    result: Result
    who: Mapping[int, list[Member]]
    is_late: bool = False
    """It was put into the circle only after it had begun: somebody may have chosen it."""
    is_true: bool = True
    """Its record verifies, as far as anybody could check."""


class Standing(NamedTuple):
    """What is known of somebody's strength."""

    mu: float
    sigma: float
    games: int

    def shown(self) -> int:
        return round(ZERO + SCALE * self.mu)

    def spread(self) -> int:
        """The true strength is so far from what is shown at most, 19 times in 20."""
        return round(SCALE * SURE * self.sigma)


def seats_of(game: Played) -> dict[Member, list[int]]:
    """The seats of every member at a game."""
    seats: dict[Member, list[int]] = {}
    for seat in sorted(game.who):
        for member in game.who[seat]:
            seats.setdefault(member, []).append(seat)
    return seats


def not_own(game: Played) -> dict[Member, NotOwn]:
    """The members for whom a game does not count, each with the reason."""
    found: dict[Member, NotOwn] = {}
    for member, seats in seats_of(game).items():
        sitting = game.result.seats[seats[0]]
        if len(seats) > 1:
            found[member] = "several"
        elif len(game.who[seats[0]]) > 1:
            found[member] = "shared"
        elif sitting.own < sitting.decisions:
            found[member] = "stood-in"
    return found


def counted_seats(game: Played) -> dict[int, Member]:
    """The seats whose members decided everything themselves, in a game that counts at all."""
    if not game.is_true or game.result.is_given_up() or game.result.has_hints():
        return {}
    left_out = not_own(game)
    return {seats[0]: member for member, seats in seats_of(game).items() if member not in left_out}


def why_unrated(game: Played) -> Unrated:
    """Why a whole game is not rated."""
    if not game.is_true:
        return "broken"
    if game.result.is_given_up():
        return "given-up"
    if game.result.has_hints():
        return "hints"
    if game.result.own_data:
        return "own-data"
    if game.is_late:
        return "late"
    sides = sides_of(game)
    rated = {side for seat, side in enumerate(sides) if seat in counted_seats(game)}
    return "" if len(rated) > 1 else "few"


def sides_of(game: Played) -> list[tuple[str, int]]:
    """The team of every seat: itself, or all of its side that won or lost with it."""
    return [
        (sitting.side, 0 if sitting.won else 1) if sitting.side else ("", seat)
        for seat, sitting in enumerate(game.result.seats)
    ]


def in_order(games: Iterable[Played]) -> list[Played]:
    """Games in the order in which they ended."""
    return sorted(games, key=lambda game: (game.ended, game.table))


def ratings(games: Iterable[Played], game: str | None = None) -> dict[Member, Standing]:
    """The standing of everyone who was rated in a title, or in all of them."""
    model = PlackettLuce()
    known: dict[Member, PlackettLuceRating] = {}
    counts: dict[Member, int] = {}
    for played in in_order(games):
        if why_unrated(played) or game not in (None, played.result.game):
            continue
        rated = counted_seats(played)
        teams, ranks = teams_of(played, rated)
        before = [
            [known.get(member) or model.rating() if member else model.rating() for member in team]
            for team in teams
        ]
        after = model.rate(before, ranks=ranks)
        for team, new in zip(teams, after, strict=True):
            for member, rating in zip(team, new, strict=True):
                if member:
                    known[member] = rating
                    counts[member] = counts.get(member, 0) + 1
    return {
        member: Standing(rating.mu, rating.sigma, counts[member])
        for member, rating in known.items()
    }


def teams_of(game: Played, rated: Mapping[int, Member]) -> tuple[list[list[Member]], list[float]]:
    """The teams of a game, "" for an average player, and the rank of each."""
    teams: dict[tuple[str, int], list[Member]] = {}
    ranks: dict[tuple[str, int], int] = {}
    for seat, team in enumerate(sides_of(game)):
        sitting = game.result.seats[seat]
        if seat in rated or sitting.side:
            teams.setdefault(team, []).append(rated.get(seat, ""))
            ranks[team] = sitting.rank
    size = max(len(team) for team in teams.values())
    even = [team + [""] * (size - len(team)) for team in teams.values()]
    return even, [float(ranks[team]) for team in teams]
