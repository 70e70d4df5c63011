"""Write recorded games of bots to tests/corpus, which `make test` replays for ever.

`corpus.py --games 100` fills up to 100 records of each title. A record that is there is never
written again: it is replayed, and if it no longer leads to its end the rules or the printed numbers
of its title have changed without a new RULES_VERSION. Nothing is written then.
"""

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

import abyssal
from abyssal.bots import bot, bots
from abyssal.core.chance import Seed, fast_chance
from abyssal.core.errors import BadRequest
from abyssal.games import game_with
from abyssal.record import Record, is_undoable, verify
from abyssal.testing.tables import Table, all_tables

CORPUS = Path(__file__).parents[1] / "tests" / "corpus"
PROCESSES = 2

STRIDE = 37
"""The step through all tables from one game to the next, so that few games meet most choices."""
KEYED = 3
"""Every third game has a keyed seed, and every second of these the phrases of two seats."""
OWN = 25
"""Every 25th game is played with the numbers of another box."""
UNDONE = 5
"""In every fifth game, about one action in five is taken back where it may be."""

OTHER_BOXES = {
    "into-the-blue": ("chests = [5, 6, 6, 7, 8]", "chests = [3, 5, 7, 9, 11]"),
    "in-too-deep": ("ocean = [5,", "ocean = [150,"),
    "key-largo": ("hose = [20, 30, 40, 40, 40]", "hose = [20, 30, 40, 50, 60]"),
    "unfathomable": ("copies = [7, 5, 4, 3, 2]", "copies = [5, 4, 4, 4, 4]"),
}
"""For each title, what another box has printed in place of what ours has."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=100, help="records of each title")
    parser.add_argument("--game", choices=abyssal.games(), help="one title instead of all")
    parser.add_argument("--folder", type=Path, default=CORPUS, help="where they are kept")
    asked = parser.parse_args()
    broken = list(complaints(asked.folder))
    if broken:
        print("\n".join(broken))
        print(
            "Nothing was written. Old games must replay: raise the RULES_VERSION of the title and"
            " keep what the old one needs beside the new, or mend the change."
        )
        return 1
    with ProcessPoolExecutor(PROCESSES) as pool:
        for name in [asked.game] if asked.game else abyssal.games():
            folder = asked.folder / name.replace("-", "_")
            folder.mkdir(parents=True, exist_ok=True)
            missing = [n for n in range(asked.games) if not path_of(folder, n).exists()]
            for number, text in zip(missing, pool.map(partial(played, name), missing), strict=True):
                with path_of(folder, number).open("x", encoding="utf-8") as file:
                    file.write(text)
            print(f"{name}: {len(missing)} written, {asked.games - len(missing)} were there")
    return 0


def path_of(folder: Path, number: int) -> Path:
    return folder / f"{number:03}.record"


def complaints(folder: Path) -> Iterator[str]:
    """What is wrong with the records that are there."""
    for path in sorted(folder.glob("*/*.record")):
        try:
            verify(Record.read(path.read_text("utf-8")))
        except BadRequest as error:  # a BadRecord is one
            yield f"{path}: {error}"


def played(name: str, number: int) -> str:
    """The record of the title's game of this number, always the same while the bots are."""
    tables = all_tables(abyssal.game(name))
    table = tables[number * STRIDE % len(tables)]
    game = other_box(name) if number % OWN == 0 else table.game
    seed: Seed = sha256(f"corpus {name} {number}".encode()).hexdigest()
    if number % KEYED:
        seed = number
    phrases = {0: "the tide is out", 2: "à marée basse"} if number % (2 * KEYED) == 0 else {}
    spoken = {seat: said for seat, said in phrases.items() if seat < table.seats}
    record = Record.begin(game, table.seats, table.options, seed, spoken)
    play(record, seated(table, number), number)
    return record.text()


def other_box(name: str) -> abyssal.Game:
    """The title with the numbers of another box."""
    package = name.replace("-", "_")
    ours = (files("abyssal.games") / package / "data" / f"{package}.toml").read_text("utf-8")
    before, after = OTHER_BOXES[name]
    assert before in ours
    return game_with(name, ours.replace(before, after, 1), "other_box.toml")


def seated(table: Table, number: int) -> list[str]:
    """Who plays: the best bot of the title; in every fourth game one seat, or all, at random."""
    best = next(name for name in bots(table.game.name) if name != "random")
    names = [best] * table.seats
    if number % 4 == 2:
        names[number % table.seats] = "random"
    elif number % 4 == 3:
        names = ["random"] * table.seats
    return names


def play(record: Record, names: list[str], number: int) -> None:
    """Play a record to its end."""
    state = record.replay()
    luck = fast_chance(number)
    players = [bot(name, record.game, luck.below(1 << 20)) for name in names]
    undone = False
    while asked := state.to_act():
        seat = asked[luck.below(len(asked))]
        imagine = partial(state.imagine, seat)
        action = players[seat].choose(state.view(seat), state.legal(seat), imagine)
        before = state.copy()
        state.play(seat, action)
        record.add(seat, action)
        doubtful = number % UNDONE == 0 and luck.below(UNDONE) == 0 and not undone
        undone = doubtful and is_undoable(before, seat, state)
        if undone:
            record.take_back(seat)
            state = before
    record.finish(state)


if __name__ == "__main__":
    sys.exit(main())
