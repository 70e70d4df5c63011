"""Benchmark of the pace of Unfathomable alone among bots: from my turn to my next, with a script
that answers at once.

The table is the server's own, on a clock of its own: bots answer when a server would let them, and
what happened rests on the screen as `web/src/lib/showing.svelte.ts` lets it rest at normal speed.
`--json` writes the figures down.
"""

import argparse
import json
import statistics
from collections import Counter
from itertools import pairwise
from time import process_time
from typing import Any, NamedTuple

import msgspec

from abyssal.bots import bot, bots
from abyssal.keeper.timeouts import Timeouts
from abyssal.table import entries
from abyssal.table.facts import PLAYING
from abyssal.table.handlers import answered_unasked
from abyssal.table.places import Place
from abyssal.table.quiet import UNTIL_TOLD
from abyssal.table.table import Table

GAME = "unfathomable"
ME = 0
DWELL, MINE = 300, 1000
"""As in the client: a step without a length of its own, and what I did myself at most."""
PAUSE = Timeouts().pause
TURNED, ENDED = "turned-up", ("outcome", "self-sacrifice")


class Screen:
    """What rests on my screen, and until when."""

    def __init__(self) -> None:
        self.free = 0.0
        """When nothing is left to be shown."""
        self.view: dict[str, Any] = {}
        self.rested: Counter[str] = Counter()
        """Milliseconds by kind of event."""

    def hear(self, message: dict[str, Any], now: float) -> None:
        rests = rests_of(message, self.view)
        for kind, length in rests:
            self.rested[kind] += length
        self.free = max(self.free, now) + sum(length for _, length in rests) / 1000
        self.view = message["view"]


def rests_of(message: dict[str, Any], before: dict[str, Any]) -> list[tuple[str, int]]:
    """How long each part of a step rests: cards turned up at first, then what has a length."""
    events, stages = message["events"], message["stages"]
    kinds = [event["event"] for event in events]
    rests: list[tuple[str, int]] = []
    revealed = revealed_by(kinds)
    if revealed:
        first, last = revealed
        if kinds[last] not in ENDED or before.get("test") is not None:
            rests += [(kinds[at], stages[at]) for at in range(first, last + 1)]
    since = revealed[1] if revealed else -1
    staged = [at for at, length in enumerate(stages) if length and at > since]
    for at in staged:
        mine = events[at]["seat"] == ME and not events[at].get("by")
        rests.append((kinds[at], min(stages[at], MINE) if mine else stages[at]))
    if events and not staged:
        rests.append(("", DWELL))
    return rests


def revealed_by(kinds: list[str]) -> tuple[int, int] | None:
    """From which event to which one the cards of a test are turned up."""
    turned = kinds.index(TURNED) if TURNED in kinds else -1
    ended = next((at for at, kind in enumerate(kinds) if kind in ENDED), -1)
    last = max(turned, ended)
    return None if last < 0 else (ended if turned < 0 else turned, last)


class Turn(NamedTuple):
    """When a turn of mine began, and how long things of each kind had been shown until then."""

    number: int
    at: float
    rested: Counter[str]


class Voyage:
    """One game, and what is measured in it."""

    def __init__(self, seats: int, seed: int, name: str) -> None:
        places = [Place("person", "me"), *[Place("bot", str(n), name) for n in range(1, seats)]]
        self.seed = seed
        self.table = Table("bench", entries.Created(
            0.0, "", GAME, {}, places=places, seed=f"{seed:064x}",
        ))  # fmt: skip
        self.stream = self.table.streams[ME]
        self.table.listen([ME])
        self.players = [bot(name, self.table.game, seed * seats + seat) for seat in range(seats)]
        self.screen = Screen()
        self.now = 0.0
        self.asked = Counter[str]()
        self.turns: list[Turn] = []
        self.add(entries.Started(0.0))
        while self.table.status == PLAYING:
            self.go_on()

    def add(self, *made: entries.AnyEntry) -> None:
        for entry in made:
            self.table.apply(entry)
        for text in self.stream.take():
            message = msgspec.json.decode(text)
            if message.get("kind") == "game":
                self.screen.hear(message, self.now)

    def go_on(self) -> None:
        """Whatever comes next by the clock."""
        table = self.table
        if table.quiet.looking is not None:
            assert table.quiet.looking == UNTIL_TOLD, "alone nobody waits for a clock"
            self.now = max(self.now, self.screen.free)
            self.add(entries.Looked(self.now))
            return
        if owed := table.owed_unasked():
            self.add(*answered_unasked(table, owed[0], self.now))
            return
        assert not table.is_held(), "alone nothing is held back"
        asked = table.asked()
        if ME in asked and (asked[0] == ME or self.screen.free <= self.now):
            self.answer()
            return
        self.let_answer(next(seat for seat in asked if seat != ME))

    def answer(self) -> None:
        """My answer, as soon as everything has been shown."""
        self.now = max(self.now, self.screen.free)
        view, legal = self.screen.view, self.table.questions[ME][1]
        self.asked["one answer" if len(legal) == 1 else "several answers"] += 1
        begun = self.turns[-1].number if self.turns else -1
        if view["step"] == "actions" and view["current"] == ME and view["turn"] != begun:
            self.turns.append(Turn(view["turn"], self.now, self.screen.rested.copy()))
        self.add(entries.Played(self.now, "", ME, [self.choice(ME)]))

    def let_answer(self, seat: int) -> None:
        """A bot's answer, when people could follow what came before."""
        start = process_time()
        text = self.choice(seat)
        thought = process_time() - start
        self.now = max(self.now + thought, self.table.stands_since + PAUSE)
        self.add(entries.Played(self.now, "", seat, [text], by="bot"))

    def choice(self, seat: int) -> str:
        state, player = self.table.playing(), self.players[seat]
        view = {} if player.blind else state.view(seat)
        legal = self.table.questions[seat][1]
        return self.table.game.write(
            player.choose(view, legal, lambda number: state.imagine(seat, number))
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bot", choices=bots(GAME), default="crew")
    parser.add_argument("--games", type=int, default=3, help="of each number of seats")
    parser.add_argument("--seats", type=int, nargs="+", default=[3, 4, 5])
    parser.add_argument("--json")
    asked = parser.parse_args()
    figures = {
        f"{seats} seats": summary([Voyage(seats, seed, asked.bot) for seed in range(asked.games)])
        for seats in asked.seats
    }
    print(json.dumps(figures, indent=2))
    if asked.json:
        with open(asked.json, "w", encoding="utf-8") as file:
            json.dump(figures, file, indent=2)


def summary(voyages: list[Voyage]) -> dict[str, Any]:
    rounds = [pair for voyage in voyages for pair in pairwise(voyage.turns)]
    seconds = sorted(after.at - before.at for before, after in rounds)
    shown = [after.rested - before.rested for before, after in rounds]
    kinds = sum(shown, Counter[str]())
    return {
        "games": len(voyages),
        "rounds": len(rounds),
        "questions": {
            voyage.seed: {kind: voyage.asked[kind] for kind in ("one answer", "several answers")}
            for voyage in voyages
        },
        "seconds from my turn to my next": {
            "median": round(statistics.median(seconds), 1),
            "shortest": round(seconds[0], 1),
            "longest": round(seconds[-1], 1),
        },
        "seconds shown in it": round(statistics.median(map(Counter.total, shown)) / 1000, 1),
        "minutes a game": {voyage.seed: round(voyage.now / 60, 1) for voyage in voyages},
        "seconds shown a round, by kind": {
            kind or "without a length": round(length / 1000 / len(rounds), 1)
            for kind, length in kinds.most_common()
        },
    }


if __name__ == "__main__":
    main()
