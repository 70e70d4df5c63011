"""A table without a server: commands in, entries and messages out."""

import copy
import itertools
import json
from collections.abc import Callable, Iterator
from typing import Any, Self

from abyssal.core.game import Game, Position
from abyssal.table import commands, entries, handlers
from abyssal.table.commands import AnyCommand, Fresh, Giver
from abyssal.table.pins import Library, library
from abyssal.table.places import Place
from abyssal.table.table import Table
from live.snapshots import check_snapshots
from sealed_bids.game import sealed_bids

SEED = f"{2:064x}"
"""With it the first player of Into the Blue who stops has a level to choose."""
SEALED = sealed_bids()


def games(name: str, own_data: str) -> Game:
    """Our games, and the sample one with sealed bids."""
    return SEALED if name == SEALED.name else library(name, own_data)


def staged(state: Position) -> Game:
    """The game of a position, which begins there."""
    game = copy.copy(state.game)
    game._setup = lambda seats, chance, options: state.copy()  # type: ignore[method-assign]
    return game


class Sitting:
    """Some people at a table. Time stands still until `now` is set."""

    def __init__(
        self,
        game: str = "into-the-blue",
        people: str = "ABC",
        library: Library = games,
        **created: Any,
    ) -> None:
        self.ids: Iterator[int] = itertools.count()
        self.library = library
        self.now = 1000.0
        self.around = commands.Around()
        places = created.pop("places", None) or [Place("person", name) for name in people]
        first = entries.Created(
            self.now, "", game=game, places=places, code="CORAL-4187", seed=SEED, **created
        )
        self.lines = [entries.write(first)]
        self.table = Table("t", first, library)
        self.heard: dict[int | None, list[dict[str, Any]]] = {
            viewer: [] for viewer in self.table.streams
        }
        self.listen()

    def listen(self) -> None:
        for viewer, stream in self.table.streams.items():
            self.heard[viewer] += [json.loads(message) for message in stream.take()]

    def add(self, *made: entries.AnyEntry) -> None:
        """Entries the table makes itself."""
        for entry in made:
            self.table.apply(entry)
            self.lines.append(entries.write(entry))
        self.listen()

    def do(
        self, by: int | None, kind: Callable[..., AnyCommand], /, *arguments: Any, **more: Any
    ) -> None:
        """Let a seat, or a spectator, give a command with an id of its own."""
        self.give(by, kind(f"c{next(self.ids)}", *arguments, **more))

    def give(self, seat: int | None, command: AnyCommand, session: str = "s") -> int:
        """Give a command; how many entries it became."""
        made = handlers.entries_for(
            self.table, Giver(seat, session), command, self.now, fresh(self.ids), self.around
        )
        self.add(*made)
        return len(made)

    def start(self) -> Self:
        self.do(self.table.host, commands.Start)
        return self

    def play(self, seat: int, *actions: str) -> None:
        self.do(seat, commands.Play, self.table.decisions[seat], list(actions))

    def play_first(self, seat: int) -> str:
        """Play the first legal action of a seat."""
        action = self.legal(seat)[0]
        self.play(seat, action)
        return action

    def legal(self, seat: int) -> list[str]:
        return [self.table.game.write(action) for action in self.table.questions[seat][1]]

    def asked(self) -> int:
        return self.table.asked()[0]

    def step(self) -> None:
        """Let whoever is asked give the first answer: the table, a bot or a person."""
        table, seat = self.table, self.asked()
        if table.quiet.looking is not None:
            self.do(table.host, commands.Looked)
        elif seat in table.owed_unasked():
            self.add(*handlers.answered_unasked(table, seat, self.now))
        elif table.bot_of(seat):
            first = [table.first_answer(seat)]
            self.add(entries.Played(self.now, "", seat=seat, actions=first, by="bot"))
        else:
            self.play_first(seat)

    def play_to_the_end(self) -> Self:
        while self.table.asked():
            self.play_first(self.asked())
        return self

    def again(self) -> Table:
        """The table that the log alone makes, or a snapshot and the rest of it."""
        check_snapshots(self.lines, self.library, every=5)
        return Table.of("t", self.lines, self.library)

    def counts(self) -> dict[int | None, int]:
        """How many numbered messages everyone has heard."""
        return {viewer: stream.number for viewer, stream in self.table.streams.items()}

    def last(self, viewer: int | None, kind: str) -> dict[str, Any]:
        """The last message of a kind that a viewer has heard."""
        return [message for message in self.heard[viewer] if message["kind"] == kind][-1]

    def kinds(self, viewer: int | None) -> list[str]:
        return [message["kind"] for message in self.heard[viewer]]


def fresh(numbers: Iterator[int]) -> Fresh:
    """Secrets that tests can foresee."""
    return Fresh(
        lambda: f"{next(numbers):064x}", lambda: f"REEF-{next(numbers):04}", lambda: "rematch"
    )
