"""How somebody has fared against bots: what is counted of their own finished games."""

from collections.abc import Iterable
from typing import NamedTuple, TypedDict

from abyssal.results.result import Result


class Met(NamedTuple):
    """A finished game, the one seat that somebody had there, and the bots of the others."""

    result: Result
    seat: int
    bots: dict[int, str]


class Against(TypedDict):
    """Games against a bot, and how many of them were won."""

    games: int
    won: int


def against_bots(games: Iterable[Met]) -> dict[str, dict[str, Against]]:
    """By title and bot. A game counts once for a bot, on however many seats it sat; one's own
    side is no opponent, and only games count in which one decided everything, without hints."""
    found: dict[str, dict[str, Against]] = {}
    for game in games:
        mine = game.result.seats[game.seat]
        if game.result.is_given_up() or mine.own < mine.decisions or game.result.has_hints():
            continue
        for bot in sorted(opponents_in(game)):
            of_title = found.setdefault(game.result.game, {})
            against = of_title.setdefault(bot, {"games": 0, "won": 0})
            against["games"] += 1
            against["won"] += mine.won
    return found


def opponents_in(game: Met) -> set[str]:
    """The bots that sat on other seats and sides from the beginning to the end, without the time
    that a name may end with."""
    mine = game.result.seats[game.seat]
    return {
        bot.partition(":")[0]
        for seat, bot in game.bots.items()
        if bot
        and game.result.seats[seat].kind == "bot"
        and not (mine.side and mine.side == game.result.seats[seat].side)
    }
