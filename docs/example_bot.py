"""A bot that sits down at a table: python example_bot.py http://127.0.0.1:8000 CORAL-418732

It is a flat Monte Carlo search: each action is tried in a few imagined positions, which are played
to the end at random; the action that did best on average is taken.
"""

import random
import sys

from abyssal.client import Decision, join


def points(state, seat):
    """The lead of a seat at the end of a random game."""
    while state.to_act():
        actor = state.to_act()[0]
        state.play(actor, random.choice(state.legal(actor)))
    scores = state.result()["scores"]
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def best(decision: Decision, seat: int) -> str:
    total = dict.fromkeys(decision.legal, 0)
    for imagined in decision.imagine(4):
        for text in decision.legal:
            state = imagined.copy()
            state.play(seat, state.game.read(text))
            total[text] += points(state, seat)
    return max(total, key=total.get)


if __name__ == "__main__":
    url, code = sys.argv[1:3]
    with join(url, code, "Example") as me:
        for decision in me.decisions():
            decision.play(best(decision, me.lobby["me"]))
        print(me.result)
