"""Asking a bot as a table does: a view, the legal actions, a sampler of imagined positions."""

from functools import partial

from abyssal import Action, Position, Seat
from abyssal.bots import Bot, bot


def answer(player: Bot, state: Position, seat: Seat) -> Action:
    """What a bot answers for `seat`."""
    return player.choose(state.view(seat), state.legal(seat), partial(state.imagine, seat))


def greedy_move(state: Position) -> str:
    """What the greedy bot of the game plays for the seat that is asked, in notation."""
    [seat] = state.to_act()
    return state.game.write(answer(bot("greedy", state.game, seed=1), state, seat))
