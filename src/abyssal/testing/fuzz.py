"""A fuzzer: random games, with all laws checked on the way."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from typing import Final, NamedTuple, TypeAlias

from abyssal.bots import bot, bots
from abyssal.core.chance import FastChance
from abyssal.core.game import Position
from abyssal.core.title import Title
from abyssal.games import standard
from abyssal.testing.hidden import IMAGINED, check_everything_unknown_moves
from abyssal.testing.play import Move, luck_of, random_play
from abyssal.testing.position import check_asked, check_document, check_result, viewers
from abyssal.testing.sealed import check_sealed
from abyssal.testing.secrets import check_secrets
from abyssal.testing.tables import all_tables

RARELY = 12
"""One position in so many is checked in full."""

CLOSELY: Final = 3
"""How many games `check_title` checks for every viewer at every step."""

PLAIN: Final = "random"
"""The bot that does what `random_play` does."""

PLAYED_ON: Final = 20
"""So many moves are made from an imagined position, now and then."""

Look: TypeAlias = Callable[[Title, Position, FastChance, Move | None], None]
"""A check that is made before each move, and after the last one."""

Player: TypeAlias = Callable[[Position, FastChance], Iterator[Move]]
"""Plays to the end; each move is given before it is made."""


class Find(NamedTuple):
    """A game that broke a law: how, and the moves that led there; as text, so it can be pickled."""

    name: str
    seed: int
    table: str
    record: list[str]
    error: str

    def __str__(self) -> str:
        return "\n".join([f"{self.table}, seed {self.seed}:", *self.record, f"! {self.error}"])


class Played(NamedTuple):
    """A game that broke none: its length in decisions, how it ended, and how often it was
    imagined where that is what was tried."""

    decisions: int
    ending: str
    imagined: int = 0


def check_title(title: Title, games: int = 100) -> None:
    """Play so many games of a title under all laws; AssertionError tells the first that breaks one.

    At every step of the first games, nothing that a viewer meets may depend on what they may not
    know, and all that they do not know must be drawn anew when it is imagined.
    """
    for seed in range(games):
        for play in (fuzz, leaks, imagined) if seed < CLOSELY else (fuzz,):
            found = play(title, seed)
            if isinstance(found, Find):
                raise AssertionError(str(found))
    check_imagination(title)


def check_imagination(title: Title) -> None:
    """Every card that could lie elsewhere does in some imagined position, before the first move."""
    if title.hidden is not None:
        game = standard(title)
        for seats in game.seats:
            state = game.new(seats, seed=IMAGINED + seats)  # no seed that is imagined with
            for viewer in viewers(state):
                check_everything_unknown_moves(state, viewer, title.hidden)


def fuzz(title: Title, seed: int) -> Find | Played:
    """Play the game of this number under all laws, with full checks now and then."""
    return watched(title, seed, check_sampled)


def leaks(title: Title, seed: int) -> Find | Played:
    """Play the game of this number; at every step nothing hidden may show to any viewer."""
    return watched(title, seed, check_every_viewer)


def imagined(title: Title, seed: int) -> Find | Played:
    """Play the game of this number; at every step every viewer imagines, and again from there.

    Every second game is played by the best bot of the title: it comes to other positions.
    """
    twice = ImagineTwice()
    tables = all_tables(standard(title))
    played = watched(title, seed, twice, bot_play if seed // len(tables) % 2 else random_play)
    return played if isinstance(played, Find) else played._replace(imagined=twice.calls)


def bot_play(state: Position, luck: FastChance) -> Iterator[Move]:
    """Like `random_play`, but by the best bot of the title; one move in RARELY is any."""
    name = ([other for other in bots(state.game.name) if other != PLAIN] or [PLAIN])[0]
    players = [bot(name, state.game, luck.below(1 << 20)) for _ in range(state.seats)]
    while state.to_act():
        seat = state.to_act()[0]
        legal = state.legal(seat)
        if luck.below(RARELY) == 0:
            action = legal[luck.below(len(legal))]
        else:
            imagine = partial(state.imagine, seat)
            action = players[seat].choose(state.view(seat), legal, imagine)
        yield seat, action
        state.play(seat, action)


def watched(title: Title, seed: int, look: Look, play: Player = random_play) -> Find | Played:
    """Play the game of this number, with a check at every step.

    Consecutive numbers go round all tables of the title, so a number alone names the game.
    """
    game = standard(title)
    tables = all_tables(game)
    table = tables[seed % len(tables)]
    moves: list[Move] = []
    try:
        state = game.new(table.seats, seed, table.options)
        opening = state.copy()
        luck = luck_of(seed)
        for move in play(state, luck):
            state.check()
            look(title, state, luck, move)
            moves.append(move)
        state.check()
        check_result(state)
        look(title, state, luck, None)
        for move in moves:
            opening.play(*move)
        assert opening.hash() == state.hash(), "the replay leads elsewhere"
        result = state.result()
        assert result is not None, "the game ended without a result"
    except Exception as error:  # no exception is expected
        record = [f"{seat} {game.write(action)}" for seat, action in moves]
        told = f"{type(error).__name__}: {error}"
        return Find(title.name, seed, str(table), record=record, error=told)
    return Played(len(moves), result["ending"])


def check_sampled(title: Title, state: Position, luck: FastChance, move: Move | None) -> None:
    """Documents, and what one viewer may not know, in one position out of many and at the end."""
    if move is not None and luck.below(RARELY):
        return
    check_asked(state)
    check_document(state)
    check_sealed(state, luck)
    viewer = viewers(state)[luck.below(state.seats + 1)]
    check_secrets(state, viewer, luck.below(1 << 20), move, title=title)


def check_every_viewer(title: Title, state: Position, luck: FastChance, move: Move | None) -> None:
    """What no viewer may know."""
    for viewer in viewers(state):
        check_secrets(state, viewer, luck.below(1 << 20), move, title=title)


class ImagineTwice:
    """Every viewer imagines the position, imagines again what it imagined, and plays it on."""

    def __init__(self) -> None:
        self.calls = 0

    def __call__(self, title: Title, state: Position, luck: FastChance, move: Move | None) -> None:
        for viewer in viewers(state):
            first, second = luck.below(1 << 30), luck.below(1 << 30)
            other = state.imagine(viewer, first)
            again = other.imagine(viewer, second)
            self.calls += 2
            check_answerable(other)
            check_answerable(again)
            if luck.below(RARELY) == 0:
                other.check()
                again.check()
                direct = state.imagine(viewer, second)
                self.calls += 1
                assert again.hash() == direct.hash(), "what was imagined tells of the true position"
                for _ in islice(random_play(other, luck), PLAYED_ON):
                    check_answerable(other)
                other.check()


def check_answerable(state: Position) -> None:
    """Whoever is asked has an answer: to imagine a position is to imagine that it can be played."""
    for seat in state.to_act():
        assert state.legal(seat), f"seat {seat} is asked and has no answer"
