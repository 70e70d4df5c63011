"""A tournament: all bots against all, every deal played twice with their places exchanged.

    report = tournament(Plan("in-too-deep", ["level-1", "level-2"], seats=4, deals=100, seed=1))
    report["pairs"][0]["share"]

In a deal two bots sit in turn around the table, once one begins and once the other. Where people
win and lose together, one of them plays all who are on one side at the time, and then the other
side. A deal is one observation: its two games have the same luck.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import combinations
from pathlib import Path
from statistics import fmean, variance
from typing import Final, NamedTuple, TypeAlias, TypedDict

from abyssal.bots import Bot, Searching, bot
from abyssal.core.errors import BadRequest, listed
from abyssal.core.game import Position, Seat
from abyssal.games import game as game_called
from abyssal.games import title
from abyssal.lab.arena import Progress, answer, number_from, wilson
from abyssal.lab.luck import Luck
from abyssal.values import titles as valued

GAMES: Final = 2
"""Of each deal."""
SHARPEST: Final = 4
"""A game tells no more than so many coins, however alike few of them came out."""
SCALE: Final = 29.5
"""So many points of rating are one of openskill's: who has 100 more wins 64 deals of 100."""
MIDDLE: Final = 1000
SURE: Final = 1.96
"""So many standard deviations to each side hold the true strength 19 times in 20."""

Pair: TypeAlias = tuple[str, str]


class Plan(NamedTuple):
    """What is played: the same plan gives the same results."""

    game: str
    bots: list[str]
    seats: int
    deals: int
    """For each pair of bots."""
    seed: int
    options: Mapping[str, str] | None = None
    data: str | None = None
    """A file with own printed numbers."""


class Deal(TypedDict):
    """A deal that was played: how much of the victory the first bot had in each of its games."""

    pair: Pair
    deal: int
    shares: list[float]
    luck: list[float]
    """What of that dice and draws gave; no numbers where nothing can tell."""
    decisions: int
    cut: int
    """How many of them time ended."""


class Share(TypedDict):
    """A part of all victories, and its 95 % interval."""

    share: float
    low: float
    high: float


class Meeting(TypedDict):
    """What two bots showed against each other: the part of the first."""

    pair: Pair
    deals: int
    won: Share
    without_luck: Share | None


class Standing(TypedDict):
    """A bot's rating; the true one is within `spread` of it 19 times in 20."""

    bot: str
    rating: float
    spread: float
    deals: int


class Report(TypedDict):
    plan: dict[str, object]
    ratings: list[Standing]
    """The strongest first."""
    pairs: list[Meeting]
    decisions: int
    cut: int


# One deal


def play_deal(plan: Plan, pair: Pair, deal: int) -> Deal:
    """Both games of a deal."""
    game = game_called(plan.game, plan.data)
    seed = number_from("abyssal deal", plan.seed, deal)
    shares: list[float] = []
    lucks: list[float] = []
    decisions = cut = 0
    for exchanged in range(GAMES):
        state = game.new(plan.seats, seed, plan.options)
        table = Table(state, pair, deal + exchanged, seed)
        shares.append(table.play())
        lucks.append(table.luck)
        decisions += table.decisions
        cut += table.cut
    told = lucks if plan.game in valued() else []
    return {
        "pair": pair,
        "deal": deal,
        "shares": shares,
        "luck": told,
        "decisions": decisions,
        "cut": cut,
    }


class Table:
    """Two bots at a table; `turned` says who of them begins, or who is on which side."""

    def __init__(self, state: Position, pair: Pair, turned: int, seed: int) -> None:
        game = state.game
        self.state = state
        self.pair = pair
        self.turned = turned % 2
        self.sides = title(game.name).sides
        self.home = "" if self.sides is None else min(self.sides(state))
        luck = number_from("abyssal bots", seed)
        self.players: dict[tuple[Seat, str], Bot] = {
            (seat, name): bot(name, game, luck + seat)
            for seat in range(state.seats)
            for name in pair
        }
        self.measure = Luck(game, luck) if game.name in valued() else None
        self.luck = 0.0
        """Of the first bot."""
        self.decisions = 0
        self.cut = 0

    def play(self) -> float:
        """Play to the end; the part that the first bot has in the victory."""
        state = self.state
        while acting := state.to_act():
            seat = acting[0]
            legal = state.legal(seat)
            action = legal[0]
            if len(legal) > 1:
                self.decisions += 1
                action = self.answer(seat, legal)
            mine = [other for other in range(state.seats) if self.is_first(other)]
            before = state.copy()
            state.play(seat, action)
            if self.measure is not None:
                luck = self.measure.of(before, seat, action, state)
                self.luck += self.part(luck, mine)
        result = state.result()
        assert result is not None
        return self.won(result["winners"])

    def answer(self, seat: Seat, legal: list[int]) -> int:
        player = self.players[seat, self.pair[0 if self.is_first(seat) else 1]]
        action = answer(player, self.state, seat, legal)
        self.cut += isinstance(player, Searching) and player.is_cut
        return action

    def is_first(self, seat: Seat) -> bool:
        """Whether the first bot of the pair plays this seat now."""
        if self.sides is None:
            return (seat + self.turned) % 2 == 0
        return (self.sides(self.state)[seat] == self.home) == (self.turned == 0)

    def won(self, winners: Sequence[Seat]) -> float:
        """The part of the first bot in this victory; a side that did not win has lost."""
        if self.sides is None:
            return sum(self.is_first(seat) for seat in winners) / len(winners)
        sides = self.sides(self.state)
        home = any(sides[seat] == self.home for seat in winners)
        return float(home == (self.turned == 0))

    def part(self, luck: list[float], mine: list[Seat]) -> float:
        """The luck of these seats together; a side has that of its mean member."""
        told = [luck[seat] for seat in mine]
        if self.sides is None:
            return sum(told)
        return fmean(told) if told else 0.0


# All deals


def tournament(
    plan: Plan, jobs: int = 1, file: Path | None = None, progress: Progress | None = None
) -> Report:
    """Play what `file` does not hold yet, write it there, and count all of it."""
    check(plan)
    known = read(plan, file) if file is not None and file.exists() else []
    done = {(deal["pair"], deal["deal"]) for deal in known}
    left = [one for one in deals_of(plan) if one not in done]
    total = len(left) + len(known)
    for number, deal in enumerate(played(plan, left, jobs), start=len(known) + 1):
        known.append(deal)
        if file is not None:
            write(plan, file, deal)
        if progress is not None:
            progress(number, total)
    return report(plan, known)


def check(plan: Plan) -> None:
    """Refuse a plan that cannot be played, before anything is."""
    if len(set(plan.bots)) != len(plan.bots) or len(plan.bots) < 2:
        named = listed(plan.bots)
        raise BadRequest("arena-bots", f"a tournament needs different bots, at least two: {named}")
    game = game_called(plan.game, plan.data)
    game.new(plan.seats, plan.seed, plan.options)
    for name in plan.bots:
        bot(name, game, plan.seed)


def deals_of(plan: Plan) -> list[tuple[Pair, int]]:
    """Every pair at every deal, deal by deal: what is cut short is still even."""
    pairs = list(combinations(plan.bots, 2))
    return [(pair, deal) for deal in range(plan.deals) for pair in pairs]


def played(plan: Plan, deals: list[tuple[Pair, int]], jobs: int) -> Iterator[Deal]:
    """The deals as they are done."""
    if jobs == 1:
        yield from (play_deal(plan, *one) for one in deals)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(partial(play_one, plan), deals)


def play_one(plan: Plan, one: tuple[Pair, int]) -> Deal:
    return play_deal(plan, *one)


# The file of a tournament: a line for the plan, and one for each deal


def head(plan: Plan) -> dict[str, object]:
    """What must be the same for deals to belong to one tournament."""
    game = game_called(plan.game, plan.data)
    return {
        "game": game.name,
        "rules_version": game.rules_version,
        "data_digest": game.data_digest,
        "options": game.chosen(plan.options or {}),
        "seats": plan.seats,
        "seed": plan.seed,
    }


def read(plan: Plan, file: Path) -> list[Deal]:
    """The deals of this plan in a file; the last line may have been cut off."""
    lines = file.read_text("utf-8").splitlines(keepends=True)
    whole = [json.loads(line) for line in lines if line.endswith("\n")]
    if not whole or whole[0] != head(plan):
        raise BadRequest("arena-file", f"{file} holds another tournament", {"file": str(file)})
    file.write_text("".join(line for line in lines if line.endswith("\n")), "utf-8")
    wanted = set(deals_of(plan))
    deals: list[Deal] = whole[1:]
    for deal in deals:
        one, other = deal["pair"]
        deal["pair"] = (one, other)
    return [deal for deal in deals if (deal["pair"], deal["deal"]) in wanted]


def write(plan: Plan, file: Path, deal: Deal) -> None:
    with file.open("a", encoding="utf-8") as out:
        if out.tell() == 0:
            out.write(json.dumps(head(plan)) + "\n")
        out.write(json.dumps(deal) + "\n")


# Counting


def report(plan: Plan, deals: list[Deal]) -> Report:
    """What the deals show, whatever order they were played in."""
    ordered = sorted(deals, key=lambda deal: (deal["deal"], deal["pair"]))
    return {
        "plan": {**head(plan), "bots": plan.bots, "deals": plan.deals},
        "ratings": ratings(plan.bots, ordered),
        "pairs": [meeting(pair, ordered) for pair in combinations(plan.bots, 2)],
        "decisions": sum(deal["decisions"] for deal in deals),
        "cut": sum(deal["cut"] for deal in deals),
    }


def meeting(pair: Pair, deals: list[Deal]) -> Meeting:
    own = [deal for deal in deals if deal["pair"] == pair]
    has_luck = bool(own) and all(deal["luck"] for deal in own)
    shares = [fmean(deal["shares"]) for deal in own]
    clear = [
        share - fmean(deal["luck"]) for share, deal in zip(shares, own, strict=True) if has_luck
    ]
    return {
        "pair": pair,
        "deals": len(own),
        "won": interval(shares),
        "without_luck": interval(clear) if has_luck else None,
    }


def interval(shares: list[float]) -> Share:
    """The mean of what was seen deal by deal, and Wilson's interval of it.

    Its number of trials is that of coins which would differ as much: two games of one deal tell
    less, or more, than two games apart.
    """
    mean = min(1.0, max(0.0, fmean(shares)))
    spread = variance(shares) / len(shares) if len(shares) > 1 else 0.0
    games = GAMES * len(shares)
    trials = mean * (1.0 - mean) / spread if spread > 0.0 else 0.0
    low, high = wilson(mean, min(trials, SHARPEST * games) or games)
    return {"share": mean, "low": low, "high": high}


def ratings(names: list[str], deals: list[Deal]) -> list[Standing]:
    """Ratings by the Plackett-Luce model, a deal a match, whoever had more of it the winner."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)  # nobody gets better meanwhile
    known = {name: model.rating() for name in names}
    counts = dict.fromkeys(names, 0)
    for deal in deals:
        one, other = deal["pair"]
        share = fmean(deal["shares"])
        [[known[one]], [known[other]]] = model.rate(
            [[known[one]], [known[other]]], scores=[share, 1.0 - share]
        )
        counts[one] += 1
        counts[other] += 1
    middle = fmean(rating.mu for rating in known.values())
    found: list[Standing] = [
        {
            "bot": name,
            "rating": MIDDLE + SCALE * (rating.mu - middle),
            "spread": SCALE * SURE * rating.sigma,
            "deals": counts[name],
        }
        for name, rating in known.items()
    ]
    return sorted(found, key=lambda one: -one["rating"])
