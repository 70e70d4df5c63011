"""Statistics of a circle, computed from all its results: who met whom, streaks, records."""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import hypot
from typing import Final, NamedTuple, TypedDict

from abyssal.results.ratings import (
    Member,
    Played,
    Standing,
    counted_seats,
    in_order,
    not_own,
    ratings,
    seats_of,
)

FORM: Final = 5
"""So many of the last places are shown."""
WEEK: Final = 7 * 86400.0
STREAK: Final = 2
"""Wins or weeks in a row that are worth telling."""


class Row(TypedDict):
    """One member in the list of ratings; `rating` is None before the first rated game."""

    member: Member
    rating: int | None
    spread: int
    rated: int
    best: int
    worst: int
    played: int
    counted: int
    won: int
    stood_in: int
    form: list[int]


class Duel(TypedDict):
    """How often one member came before another, in games that count for both."""

    member: Member
    other: Member
    ahead: int
    level: int
    behind: int


class ByTitle(TypedDict):
    """One title: how many of its games count for each member, and who leads it."""

    game: str
    games: int
    leader: Member | None
    played: dict[Member, int]
    won: dict[Member, int]


class Kind(TypedDict):
    """Games of one title, seat count and set of options."""

    game: str
    seats: int
    options: dict[str, str]
    games: int
    won: dict[Member, int]


class Streak(TypedDict):
    """Something that somebody did again and again, up to now: wins in a title, or weeks with a
    game."""

    member: Member
    game: str
    wins: int
    weeks: int


class Best(TypedDict):
    """The most points in a title with so many seats."""

    game: str
    seats: int
    member: Member
    score: int
    table: str


class Summary(TypedDict):
    """All of it, for one title or for all."""

    rows: list[Row]
    duels: list[Duel]
    titles: list[ByTitle]
    kinds: list[Kind]
    streaks: list[Streak]
    records: list[Best]
    hinted: int
    stood_in: int


class Place(NamedTuple):
    """A game that counts for a member: how they came out."""

    game: Played
    seat: int

    @property
    def rank(self) -> int:
        return self.game.result.seats[self.seat].rank

    @property
    def won(self) -> bool:
        return self.game.result.seats[self.seat].won


def summary(
    games: Iterable[Played], members: Sequence[Member], now: float, game: str | None = None
) -> Summary:
    """The statistics of the games of a title, or of all titles, for the members of a circle."""
    every = [played for played in in_order(games) if played.is_true]
    asked = [played for played in every if game in (None, played.result.game)]
    places = places_of(asked)
    titles = sorted({played.result.game for played in every})
    return {
        "rows": rows(asked, members, ratings(asked, game)),
        "duels": duels(asked, members),
        "titles": [by_title(every, members, name) for name in titles],
        "kinds": kinds(asked),
        "streaks": streaks(places, members, now),
        "records": records(asked),
        "hinted": sum(played.result.has_hints() for played in asked),
        "stood_in": sum("stood-in" in not_own(played).values() for played in asked),
    }


def places_of(games: Iterable[Played]) -> dict[Member, list[Place]]:
    """The games that count for each member, in order."""
    found: dict[Member, list[Place]] = {}
    for game in games:
        for seat, member in counted_seats(game).items():
            found.setdefault(member, []).append(Place(game, seat))
    return found


def rows(
    games: Sequence[Played], members: Sequence[Member], known: dict[Member, Standing]
) -> list[Row]:
    """The list of ratings, the highest first; whoever has none comes last."""
    places = places_of(games)
    sat = Counter(member for game in games for member in seats_of(game))
    helped = Counter(
        member for game in games for member, why in not_own(game).items() if why == "stood-in"
    )
    ranked = {member: known[member] for member in members if member in known}
    found: list[Row] = []
    for member in members:
        standing = ranked.get(member)
        mine = places.get(member, [])
        best, worst = range_of(member, ranked) if standing else (0, 0)
        found.append(
            {
                "member": member,
                "rating": standing.shown() if standing else None,
                "spread": standing.spread() if standing else 0,
                "rated": standing.games if standing else 0,
                "best": best,
                "worst": worst,
                "played": sat[member],
                "counted": len(mine),
                "won": sum(place.won for place in mine),
                "stood_in": helped[member],
                "form": [place.rank for place in mine[-FORM:]],
            }
        )
    return sorted(found, key=lambda row: (row["rating"] is None, -(row["rating"] or 0)))


def range_of(member: Member, known: dict[Member, Standing]) -> tuple[int, int]:
    """The best and the worst place somebody may truly have: those surely above, surely below."""
    mine = known[member]
    above = below = 0
    for other, theirs in known.items():
        apart = hypot(mine.spread(), theirs.spread())
        if other != member:
            above += theirs.shown() - mine.shown() > apart
            below += mine.shown() - theirs.shown() > apart
    return 1 + above, len(known) - below


def duels(games: Iterable[Played], members: Sequence[Member]) -> list[Duel]:
    """Every two members who met; on one side they are no opponents."""
    ahead: Counter[tuple[Member, Member]] = Counter()
    level: Counter[tuple[Member, Member]] = Counter()
    for game in games:
        counted = counted_seats(game)
        for seat, member in counted.items():
            mine = game.result.seats[seat]
            for rival, other in counted.items():
                theirs = game.result.seats[rival]
                if seat != rival and not (mine.side and mine.side == theirs.side):
                    ahead[member, other] += mine.rank < theirs.rank
                    level[member, other] += mine.rank == theirs.rank
    return [
        {
            "member": member,
            "other": other,
            "ahead": ahead[member, other],
            "level": level[member, other],
            "behind": ahead[other, member],
        }
        for member in members
        for other in members
        if (member, other) in ahead
    ]


def by_title(games: Iterable[Played], members: Sequence[Member], name: str) -> ByTitle:
    """One title; it is led by whoever has the highest rating there."""
    of_title = [game for game in games if game.result.game == name]
    places = places_of(of_title)
    known = ratings(of_title, name)
    here = [member for member in members if member in known]
    return {
        "game": name,
        "games": len(of_title),
        "leader": max(here, key=lambda member: known[member].mu) if here else None,
        "played": {member: len(mine) for member, mine in places.items()},
        "won": {member: sum(place.won for place in mine) for member, mine in places.items()},
    }


def kinds(games: Iterable[Played]) -> list[Kind]:
    """The games by title, seat count and options, with who won how many; the most played first."""
    found: dict[tuple[str, int, tuple[tuple[str, str], ...]], Kind] = {}
    for game in games:
        result = game.result
        key = (result.game, len(result.seats), tuple(result.options.items()))
        kind = found.setdefault(
            key,
            {
                "game": result.game,
                "seats": len(result.seats),
                "options": result.options,
                "games": 0,
                "won": {},
            },
        )
        kind["games"] += 1
        for seat, member in counted_seats(game).items():
            if result.seats[seat].won:
                kind["won"][member] = kind["won"].get(member, 0) + 1
    return sorted(found.values(), key=lambda kind: (-kind["games"], kind["game"], kind["seats"]))


def streaks(
    places: dict[Member, list[Place]], members: Sequence[Member], now: float
) -> list[Streak]:
    """Wins in a row in one title, and weeks in a row with a game, up to now; the longest first."""
    found: list[Streak] = []
    for member in members:
        mine = places.get(member, [])
        for game in sorted({place.game.result.game for place in mine}):
            wins = 0
            for place in mine:
                if place.game.result.game == game:
                    wins = wins + 1 if place.won else 0
            if wins >= STREAK:
                found.append({"member": member, "game": game, "wins": wins, "weeks": 0})
        weeks = weeks_in_a_row([place.game.ended for place in mine], now)
        if weeks >= STREAK:
            found.append({"member": member, "game": "", "wins": 0, "weeks": weeks})
    return sorted(found, key=lambda streak: -max(streak["wins"], streak["weeks"]))


def weeks_in_a_row(moments: Iterable[float], now: float) -> int:
    """How many weeks without a gap had one of the moments; this week need not have one yet.

    >>> weeks_in_a_row([WEEK * 3, WEEK * 4, WEEK * 5], WEEK * 6)
    3
    >>> weeks_in_a_row([WEEK * 3, WEEK * 4], WEEK * 6)
    0
    """
    weeks = {moment // WEEK for moment in moments}
    week = now // WEEK
    if week not in weeks:
        week -= 1
    count = 0
    while week in weeks:
        week -= 1
        count += 1
    return count


def records(games: Iterable[Played]) -> list[Best]:
    """The most points of each title and seat count, where there are points; the first counts."""
    found: dict[tuple[str, int], Best] = {}
    for game in games:
        result = game.result
        for seat, member in counted_seats(game).items():
            sitting = result.seats[seat]
            key = (result.game, len(result.seats))
            if not sitting.side and (key not in found or sitting.score > found[key]["score"]):
                found[key] = {
                    "game": result.game,
                    "seats": len(result.seats),
                    "member": member,
                    "score": sitting.score,
                    "table": game.table,
                }
    return [found[key] for key in sorted(found)]
