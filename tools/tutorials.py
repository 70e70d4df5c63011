"""Play the tutorials with the engine and write what the client shows of them.

A script is `web/src/games/<title>/tutorial.toml`: a game, the learner's seat, and steps. At each
step others make their `moves` (`"1 place 3"`: seat and action), then the coach speaks, and the
learner makes the moves of `play`, or reads on where there are none. `tutorial.json` beside it
holds for each step what the learner's seat is told on the way there, as in docs/protocol.md; of a
view only the fields that have changed.
"""

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

import abyssal
from abyssal import Position
from abyssal.describe import describe

GAMES = Path(__file__).parents[1] / "web" / "src" / "games"
Document = dict[str, Any]

PARTS = {"board", "mine", "others", "act", "log"}
"""Parts of the table's page that the coach can point at."""


def titles() -> list[str]:
    """The games that have a tutorial."""
    return sorted(path.parent.name.replace("_", "-") for path in GAMES.glob("*/tutorial.toml"))


def path_of(name: str, suffix: str) -> Path:
    return GAMES / name.replace("-", "_") / f"tutorial.{suffix}"


def script_of(name: str) -> Document:
    return tomllib.loads(path_of(name, "toml").read_text("utf-8"))


class Eyes:
    """What one seat is told of a game that goes on."""

    def __init__(self, state: Position, seat: int) -> None:
        self.state, self.seat = state, seat
        self.view: Document = {}
        self.legal: list[str] = []
        state.record_events(True)

    def look(self) -> list[Document]:
        """A message about what has changed since the last look, if anything has."""
        view, events = self.state.view(self.seat), self.state.events(self.seat)
        legal = [self.state.game.write(action) for action in self.state.legal(self.seat)]
        if not events and (view, legal) == (self.view, self.legal):
            return []
        known = self.view
        changed = {
            field: value
            for field, value in view.items()
            if field not in known or known[field] != value
        }
        self.view, self.legal = dict(view), legal
        said = describe(view, legal)
        return [{"view": changed, "events": events, "legal": legal, **said}]


def played(script: Document) -> Document:
    """The tutorial as the client reads it."""
    game = abyssal.game(script["game"])
    state = game.new(script["seats"], script["seed"], script.get("options", {}))
    seat = script["seat"]
    eyes = Eyes(state, seat)
    messages = eyes.look()
    steps = []
    for step in script["step"]:
        for move in step.get("moves", []):
            who, _, action = move.partition(" ")
            if int(who) == seat:
                raise ValueError(f"{step['coach']}: {move} is the learner's to play")
            state.play(int(who), game.read(action))
            messages += eyes.look()
        if step.get("show", "board") not in PARTS:
            raise ValueError(f"{step['coach']}: there is no part {step['show']} of the page")
        steps.append({"coach": step["coach"], "messages": messages})
        steps[-1] |= {key: step[key] for key in ("play", "show") if key in step}
        messages = []
        for action in step.get("play", []):
            state.play(seat, game.read(action))
            messages += eyes.look()
    if messages:
        raise ValueError("after the learner's last move another step must follow")
    return {"game": script["game"], "seat": seat, "seats": script["seats"], "steps": steps}


def text_of(name: str) -> str:
    """The tutorial of a title as a document, one step to a line."""
    tutorial = played(script_of(name))
    steps = [
        json.dumps(step, ensure_ascii=False, separators=(",", ":"))
        for step in tutorial.pop("steps")
    ]
    head = json.dumps(tutorial, separators=(",", ":"))[:-1]
    return f'{head},"steps":[\n' + ",\n".join(steps) + "\n]}\n"


if __name__ == "__main__":
    for title in titles():
        path_of(title, "json").write_text(text_of(title), "utf-8")
    sys.exit(0)
