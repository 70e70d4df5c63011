"""Play the tutorials with the engine and write what the client shows of them.

A script is `web/src/games/<title>/tutorial.toml`: chapters, each with its game, the learner's seat,
the moves made `before` it begins, and steps; a chapter without a seed goes on with the game of the
one before. At each step others make their `moves` (`"1 place 3"`: seat and action), then the coach
speaks of the things named in `point`, and the learner makes the moves of `play`, or reads on where
there are none. `tutorial.json` beside it holds for each step what the learner's seat is told on the
way there, as in docs/protocol.md; of a view only the fields that have changed.
"""

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

import abyssal
from abyssal import Position
from abyssal.describe import describe
from abyssal.table.stage import stage_of

GAMES = Path(__file__).parents[1] / "web" / "src" / "games"
Document = dict[str, Any]


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
        self.stage = stage_of(state.game.name)
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
        stages = [self.stage(event) for event in events]
        return [{"view": changed, "events": events, "stages": stages, "legal": legal, **said}]


class Course:
    """A game that goes on through one chapter or several, and the learner's seat in it."""

    def __init__(self, name: str, chapter: Document) -> None:
        self.seats, self.seat = chapter["seats"], chapter["seat"]
        self.game = abyssal.game(name)
        self.state = self.game.new(self.seats, chapter["seed"], chapter.get("options", {}))
        for move in chapter.get("before", []):
            self.move(move)

    def move(self, move: str) -> None:
        who, _, action = move.partition(" ")
        self.state.play(int(who), self.game.read(action))

    def teach(self, chapter: Document) -> Document:
        """A chapter as the client reads it."""
        eyes = Eyes(self.state, self.seat)
        messages = eyes.look()
        steps = []
        for step in chapter["step"]:
            for move in step.get("moves", []):
                if move.partition(" ")[0] == str(self.seat):
                    raise ValueError(f"{step['coach']}: {move} is the learner's to play")
                self.move(move)
                messages += eyes.look()
            steps.append({"coach": step["coach"], "messages": messages})
            steps[-1] |= {key: step[key] for key in ("play", "point") if key in step}
            messages = []
            for action in step.get("play", []):
                self.move(f"{self.seat} {action}")
                messages += eyes.look()
        if messages:
            raise ValueError("after the learner's last move another step must follow")
        name = chapter.get("name")
        return {"name": name, "seat": self.seat, "seats": self.seats, "steps": steps}


def played(script: Document) -> Document:
    """The tutorial as the client reads it."""
    chapters: list[Document] = []
    course = Course(script["game"], script["chapter"][0])
    for chapter in script["chapter"]:
        if chapters and "seed" in chapter:
            course = Course(script["game"], chapter)
        chapters.append(course.teach(chapter))
    return {"game": script["game"], "chapters": chapters}


def text_of(name: str) -> str:
    """The tutorial of a title as a document, one step to a line."""
    tutorial = played(script_of(name))
    chapters = [
        line_of(chapter)[:-1] + ',"steps":[\n' + ",\n".join(map(line_of, steps)) + "\n]}"
        for chapter in tutorial.pop("chapters")
        if (steps := chapter.pop("steps"))
    ]
    return line_of(tutorial)[:-1] + ',"chapters":[\n' + ",\n".join(chapters) + "\n]}\n"


def line_of(document: Document) -> str:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    for title in titles():
        path_of(title, "json").write_text(text_of(title), "utf-8")
    sys.exit(0)
