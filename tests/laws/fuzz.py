"""One game under all laws that can be checked on the way."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple, TypeAlias

from abyssal import State
from abyssal.bots import bot, bots
from abyssal.core.chance import FastChance
from laws.play import Move, luck_of, random_play
from laws.position import check_asked, check_document, check_result, viewers
from laws.sealed import check_sealed
from laws.secrets import check_secrets
from laws.titles import TITLES, all_tables

RARELY = 12
"""One position in so many is looked at closely."""

PLAIN = "random"
"""The bot that does what `random_play` does."""

Look: TypeAlias = Callable[[State, FastChance, Move | None], None]
"""What is looked at before a move, and after the last one."""

Player: TypeAlias = Callable[[State, FastChance], Iterator[Move]]
"""Plays to the end; each move is given before it is made."""


class Find(NamedTuple):
    """A game that broke a law: how, and the moves that led there, in words: it may travel."""

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


def fuzz(name: str, seed: int) -> Find | Played:
    """Play the game of this number under all laws, looked at closely now and then."""
    return watched(name, seed, glance)


def leaks(name: str, seed: int) -> Find | Played:
    """Play the game of this number; at every step nothing hidden may show to any viewer."""
    return watched(name, seed, stare)


def imagined(name: str, seed: int) -> Find | Played:
    """Play the game of this number; at every step every viewer imagines, and again from there.

    Every second game is played by the best bot of the title: it comes to other positions.
    """
    dream = Dream()
    tables = all_tables(next(game for game in TITLES if game.name == name))
    played = watched(name, seed, dream, bot_play if seed // len(tables) % 2 else random_play)
    return played if isinstance(played, Find) else played._replace(imagined=dream.calls)


def bot_play(state: State, luck: FastChance) -> Iterator[Move]:
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


def watched(name: str, seed: int, look: Look, play: Player = random_play) -> Find | Played:
    """Play the game of this number under a watch.

    Consecutive numbers go round all tables of the title, so a number alone names the game.
    """
    title = next(game for game in TITLES if game.name == name)
    tables = all_tables(title)
    table = tables[seed % len(tables)]
    moves: list[Move] = []
    try:
        state = title.new(table.seats, seed, table.options)
        opening = state.copy()
        luck = luck_of(seed)
        for move in play(state, luck):
            state.check()
            look(state, luck, move)
            moves.append(move)
        state.check()
        check_result(state)
        look(state, luck, None)
        for move in moves:
            opening.play(*move)
        assert opening.hash() == state.hash(), "the replay leads elsewhere"
        result = state.result()
        assert result is not None, "the game ended without a result"
    except Exception as error:  # any exception at all is a find
        record = [f"{seat} {title.write(action)}" for seat, action in moves]
        return Find(name, seed, str(table), record, f"{type(error).__name__}: {error}")
    return Played(len(moves), result["ending"])


def glance(state: State, luck: FastChance, move: Move | None) -> None:
    """Documents, and what one viewer may not know, in one position out of many and at the end."""
    if move is not None and luck.below(RARELY):
        return
    check_asked(state)
    check_document(state)
    check_sealed(state, luck)
    viewer = viewers(state)[luck.below(state.seats + 1)]
    check_secrets(state, viewer, luck.below(1 << 20), move)


def stare(state: State, luck: FastChance, move: Move | None) -> None:
    """What no viewer may know."""
    for viewer in viewers(state):
        check_secrets(state, viewer, luck.below(1 << 20), move)


class Dream:
    """Every viewer imagines the position, and imagines again what it imagined."""

    def __init__(self) -> None:
        self.calls = 0

    def __call__(self, state: State, luck: FastChance, move: Move | None) -> None:
        for viewer in viewers(state):
            first, second = luck.below(1 << 30), luck.below(1 << 30)
            other = state.imagine(viewer, first)
            again = other.imagine(viewer, second)
            self.calls += 2
            if luck.below(RARELY) == 0:
                other.check()
                again.check()
                direct = state.imagine(viewer, second)
                self.calls += 1
                assert again.hash() == direct.hash(), "what was imagined tells of the true position"
