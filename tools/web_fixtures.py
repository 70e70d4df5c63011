"""Write fixtures for the client's tests: sentences as the server says them, and one record.

The client reads the catalogues as `words.py` does: of the same descriptions it must make the same
sentences.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import abyssal
from abyssal.describe import describe
from abyssal.record import Record, verify
from abyssal.words import LANGUAGES, Words

FIXTURES = Path(__file__).parents[1] / "web" / "src" / "lib" / "fixtures"
NAMES = ["Zoé", "Ben", "Cy"]
PHRASES = {0: "the tide is out", 2: "à marée basse"}
MOMENTS = 12
MOMENTS_OF = {"unfathomable": 40}
"""A game that asks many kinds of questions needs more."""


def sentences(name: str, options: dict[str, str]) -> list[dict[str, Any]]:
    """Moments of a random game with everything a player reads then, in every language."""
    game = abyssal.game(name)
    luck = Random(name)
    state = game.new(seats=3, seed=7, options=options)
    state.record_events(True)
    moments: dict[str, dict[str, Any]] = {}
    while state.to_act():
        seat = state.to_act()[0]
        state.play(seat, luck.choice(state.legal(seat)))
        viewer = state.to_act()[0] if state.to_act() else 0
        view, events = state.view(viewer), state.events(viewer)
        legal = [game.write(action) for action in state.legal(viewer)]
        if legal:
            legal = luck.sample(legal, min(3, len(legal)))
        kind = " ".join([view["step"], *sorted({action.split()[0] for action in legal})])
        if kind in moments or len(moments) == MOMENTS_OF.get(name, MOMENTS):
            continue
        moments[kind] = {"view": view, "events": events, **describe(view, legal), "said": {}}
        for language in LANGUAGES:
            words = Words(language, name)
            moments[kind]["said"][language] = {
                "prompt": words.prompt(view, NAMES),
                "topic": words.topic_of(view),
                "events": [words.event(event, NAMES, viewer) for event in events],
                "actions": [words.action(action, view, NAMES) for action in legal],
            }
    return list(moments.values())


def record(version: int) -> str:
    """A finished game with a keyed seed and phrases; from version 2 on with a bot and hints."""
    game = abyssal.game("into-the-blue")
    bots = {1: "greedy"} if version > 1 else {}
    made = Record.begin(game, 3, {}, "5a" * 32, PHRASES, bots=bots)
    made.version = version
    state = made.replay()
    while state.to_act():
        seat = state.to_act()[0]
        action = state.legal(seat)[0]
        state.play(seat, action)
        made.add(seat, action, "hint" if version > 1 and seat == 0 else "")
    made.finish(state)
    verify(Record.read(made.text()))
    return made.text()


def documents() -> dict[str, str]:
    """The fixtures by the names of their files."""
    said = {
        "into-the-blue": sentences("into-the-blue", {}),
        "in-too-deep": sentences("in-too-deep", {})
        + sentences("in-too-deep", {"sides": "advanced"}),
        "key-largo": sentences("key-largo", {}) + sentences("key-largo", {"encounters": "on"}),
        "unfathomable": sentences("unfathomable", {}),
    }
    text = json.dumps(said, ensure_ascii=False, separators=(",", ":"))
    return {"words.json": text + "\n", "game.record": record(1), "game_2.record": record(2)}


if __name__ == "__main__":
    FIXTURES.mkdir(exist_ok=True)
    for name, document in documents().items():
        (FIXTURES / name).write_text(document, "utf-8")
