"""Benchmark of quiet windows: how long a table waits, and what a late position costs to send.

Games are played by bots at a table where everyone counts as a person, on a clock of its own: every
window lasts its fixed time. `--bot` names the bot; `--json` writes the figures down.
"""

import argparse
import json
import statistics
from collections import Counter
from random import Random
from time import process_time
from typing import Any

import msgspec

from abyssal.bots import bot, bots
from abyssal.core.game import Position
from abyssal.games import game as game_called
from abyssal.table import entries
from abyssal.table.facts import PLAYING
from abyssal.table.handlers import time_is_up
from abyssal.table.places import Place
from abyssal.table.table import Table

GAME = "unfathomable"
LATE = 0.8
"""So far into a game a position is late."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default=bots(GAME)[-1])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--windows", default="3")
    parser.add_argument("--json")
    asked = parser.parse_args()
    waits = [waited(asked.bot, asked.seats, seed, asked.windows) for seed in range(asked.games)]
    views = view_costs(asked.bot, max(game_called(GAME).seats), asked.games)
    figures = {"bot": asked.bot, "waiting": summary(waits, asked), "views": views}
    print(json.dumps(figures, indent=2))
    if asked.json:
        with open(asked.json, "w", encoding="utf-8") as file:
            json.dump(figures, file, indent=2)


def summary(waits: list[dict[str, Any]], asked: argparse.Namespace) -> dict[str, Any]:
    minutes = [wait["seconds"] / 60 for wait in waits]
    kinds: Counter[str] = Counter()
    for wait in waits:
        kinds.update(wait["windows"])
    return {
        "seats": asked.seats,
        "seconds a window": asked.windows,
        "games": len(waits),
        "median minutes": round(statistics.median(minutes), 2),
        "longest minutes": round(max(minutes), 2),
        "median turns": statistics.median(wait["turns"] for wait in waits),
        "windows a game": {kind: round(kinds[kind] / len(waits), 1) for kind in sorted(kinds)},
    }


def waited(name: str, seats: int, seed: int, windows: str) -> dict[str, Any]:
    """One game at a table of people on a clock of its own: how long its windows lasted."""
    places = [Place("person", str(seat)) for seat in range(seats)]
    created = entries.Created(
        0.0, "", GAME, {"crew": "suggested"}, places=places, seed=f"{seed:064x}",
        house={"windows": windows},
    )  # fmt: skip
    table = Table("bench", created)
    table.listen(())
    table.apply(entries.Started(0.0))
    players = [bot(name, table.game, seed * seats + seat) for seat in range(seats)]
    now = seconds = 0.0
    kinds: Counter[str] = Counter()
    while table.status == PLAYING:
        quiet = table.quiet
        if quiet.looking is not None:
            now = quiet.looking
            table.apply(entries.Looked(now))
            continue
        window = quiet.window
        if window is not None:
            kinds[table.playing().view()["window"]] += 1
            for seat in window.seats:
                text = answer(table, seat, players[seat])
                table.apply(entries.Answered(now, "", seat, [text]))
            closing = quiet.closing()
            assert closing is not None
            seconds += max(0.0, closing - now)
            now = max(now, closing)
            for entry in time_is_up(table, now):
                table.apply(entry)
            continue
        seat = table.asked()[0]
        table.apply(entries.Played(now, "", seat, [answer(table, seat, players[seat])]))
    return {"seconds": seconds, "windows": kinds, "turns": table.playing().view()["turn"]}


def answer(table: Table, seat: int, player: Any) -> str:
    state = table.playing()
    legal = table.questions[seat][1]
    action = player.choose(
        {} if player.blind else state.view(seat), legal, lambda number: state.imagine(seat, number)
    )
    return table.game.write(action)


def view_costs(name: str, seats: int, games: int) -> dict[str, Any]:
    """Bytes of a late view, and milliseconds to build and encode it: the median, the worst size."""
    sizes, times = [], []
    for seed in range(min(games, 12)):
        for position in late_positions(seats, seed):
            for viewer in (0, None):
                start = process_time()
                for _ in range(20):
                    data = msgspec.json.encode(position.view(viewer))
                times.append((process_time() - start) / 20 * 1000)
                sizes.append(len(data))
    return {
        "seats": seats,
        "median bytes": statistics.median(sizes),
        "most bytes": max(sizes),
        "median ms": round(statistics.median(times), 3),
    }


def late_positions(seats: int, seed: int) -> list[Position]:
    """A few positions near the end of a random game."""
    state = game_called(GAME).new(seats, seed, {"crew": "random"})
    choose = Random(seed)
    met: list[Position] = []
    while asked := state.to_act():
        met.append(state.copy())
        seat = asked[0]
        state.play(seat, choose.choice(state.legal(seat)))
    return met[int(len(met) * LATE) :: 40]


if __name__ == "__main__":
    main()
