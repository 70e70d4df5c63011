"""Abyssal: board games of the sea, as an engine for players, hosts and makers.

>>> import abyssal
>>> game = abyssal.game("into-the-blue")
>>> state = game.new(seats=3, seed=7)
>>> state
<into-the-blue: 3 seats, turn 1, step rolling, asked [0]>
>>> game.write(state.legal(0)[0])
'stop'
>>> state.play(0, game.read("stop"))

`games()` names the titles and `game(name)` gives one; a `Game` makes positions. A `Position` tells
who is asked (`to_act`), what they may answer (`legal`, `play`), what a seat knows (`view`) and what
it can imagine (`imagine`), `result`, `dump`. A `Seat` and an `Action` are whole numbers.
Bots are in `abyssal.bots`, series of games between them in `abyssal.lab.arena`, and the way to a
seat on a server in `abyssal.client`.
"""

from abyssal.core.errors import BadRequest, Illegal
from abyssal.core.game import Action as Action  # not in __all__: help would explain int first
from abyssal.core.game import Game, Position
from abyssal.core.game import Seat as Seat
from abyssal.games import game, games

__all__ = ["BadRequest", "Game", "Illegal", "Position", "game", "games"]
