"""Abyssal: board games of the sea, as an engine for players, hosts and makers."""

from abyssal.core.errors import BadRequest, Illegal
from abyssal.core.game import Action, Game, Seat, State
from abyssal.games import game, games

__all__ = ["Action", "BadRequest", "Game", "Illegal", "Seat", "State", "game", "games"]
