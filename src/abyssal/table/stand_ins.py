"""Which bot plays for people who are away."""

from abyssal.bots import bots_of


def stand_in(game_name: str) -> str:
    """The bot that plays for absent people: the game's own first one, if it has any."""
    return next(iter(bots_of(game_name)), "random")
