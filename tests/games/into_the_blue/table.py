"""Positions of Into the Blue for the ledger tests: laid out, played in notation, looked at."""

from typing import Any, cast

import abyssal
from abyssal.core.chance import Chance
from abyssal.games import game_with
from abyssal.games.into_the_blue.game import IntoTheBlue
from abyssal.games.into_the_blue.position import Position
from games.played import Played

GAME = cast(IntoTheBlue, abyssal.game("into-the-blue"))
# Treasures chosen so that the totals of a test are plain to see.
PLAIN = game_with(
    "into-the-blue",
    """
chests = [5, 6, 6, 7, 8]
[treasures.steep]
main = [10, 17, 5, 7, 0]
secondary = [[0, 0], [0, 0], [0, 0], [0, 0], [0, 0]]
[treasures.gentle]
main = [0, 0, 0, 0, 0]
secondary = [[0, 0], [0, 0], [0, 0], [0, 0], [0, 0]]
""",
    "plain.toml",
)
SHELLS = 12
FACES = "-12345C"
STEPS = ["rolling", "placing", "taking", "over"]


def faces(dice: str) -> list[int]:
    """The faces of a text such as `1 2 2 5 C C`."""
    return [FACES.index(face) for face in dice.split()]


class Script(Chance):
    """Luck written in advance: texts are the faces thrown, ints the number drawn; then all chests.

    `bounds` keeps out of how many equally likely cases each draw was made.
    """

    def __init__(self, *draws: str | int) -> None:
        self.draws = list(draws)
        self.bounds: list[int] = []

    def below(self, bound: int) -> int:
        self.bounds.append(bound)
        if not self.draws:
            return bound - 1
        draw = self.draws.pop(0)
        if isinstance(draw, int):
            return draw
        thrown = faces(draw)
        assert 6 ** len(thrown) == bound, f"{draw!r} is scripted for a draw below {bound}"
        return sum((face - 1) * 6**die for die, face in enumerate(thrown))

    def copy(self) -> "Script":
        return Script(*self.draws)

    def dump(self) -> dict[str, Any]:
        return {"kind": "script", "draws": self.draws.copy()}


class Table(Played[Position]):
    """A position of this title."""

    def __init__(self, state: abyssal.Position) -> None:
        assert isinstance(state, Position)
        super().__init__(state)

    @property
    def luck(self) -> Script:
        """The luck to come, and what was drawn of it."""
        chance = self.state.chance
        assert isinstance(chance, Script)
        return chance

    @property
    def active(self) -> int:
        return cast(int, self.view()["active"])

    @property
    def step(self) -> str:
        return cast(str, self.view()["step"])

    @property
    def dice(self) -> str:
        return " ".join(FACES[face] for face in self.view()["dice"])

    @property
    def last_turns_of(self) -> list[int]:
        """The seats that still have a last turn, the active one included."""
        view = self.view()
        return [(view["active"] + after) % view["seats"] for after in range(view["last_turns"])]

    @property
    def scores(self) -> list[int]:
        return self.result()["scores"]

    def shells(self, seat: int, level: int) -> int:
        return cast(int, self.view()["players"][seat]["shells"][level - 1])

    def unused(self, seat: int) -> int:
        return cast(int, self.view()["players"][seat]["unused"])

    def chests(self, seat: int) -> int:
        return cast(int, self.view()["players"][seat]["chests"])

    def would_place(self) -> dict[int, int]:
        """The shells each level would get from the dice as they lie, levels with none left out."""
        levels = self.view()["levels"]
        return {at["level"]: at["would_place"] for at in levels if at["would_place"]}

    def ranks(self, level: int) -> list[int]:
        """The seats ranked on `level`, best first."""
        return [rank["seat"] for rank in self.view()["levels"][level - 1]["ranks"]]

    def settled_by(self, level: int) -> list[str | None]:
        """What put each rank of `level` before the next."""
        return [rank["by"] for rank in self.view()["levels"][level - 1]["ranks"]]

    def takers(self, level: int) -> list[int]:
        """Who took the Main token of `level`, then who took its Secondary tokens."""
        taken = [event for event in self.told_of("treasure") if event["level"] == level]
        return [event["seat"] for event in taken]

    def tokens_of(self, seat: int) -> int:
        """The Treasure tokens that `seat` took, as a sum of values."""
        return sum(event["value"] for event in self.told_of("treasure") if event["seat"] == seat)


def document(
    players: int = 3,
    *,
    active: int = 0,
    dice: str = "1 2 2 3 5 C",
    roll: int = 1,
    step: str = "rolling",
    shells: dict[int, str] | None = None,
    unused: dict[int, int] | None = None,
    chests: dict[int, list[int]] | None = None,
    row: tuple[int, ...] = (5, 6, 6, 7, 8),
    turn: int = 31,
    trigger: int | None = None,
    ending: int = 0,
    game: abyssal.Game = GAME,
    treasures: str = "steep",
) -> dict[str, Any]:
    """A position as `load` takes it.

    `shells` are those on levels 1 to 5, the others are unused; `unused` instead puts all others on
    level 5. `chests` are places of the row, 1 to 5. `trigger` has placed the last shell.
    """
    placed = [[0] * 5 for _ in range(players)]
    for seat, left in (unused or {}).items():
        placed[seat][4] = SHELLS - left
    for seat, levels in (shells or {}).items():
        placed[seat] = [int(count) for count in levels.split()]
    owners = [-1] * 5
    for seat, places in (chests or {}).items():
        for place in places:
            owners[place - 1] = seat
    last_turns = 0 if trigger is None else players - (active - trigger) % players
    if step == "over":
        last_turns = 0
    return {
        **game.new(players, seed=1, options={"treasures": treasures}).dump(),
        "step": STEPS.index(step),
        "active": active,
        "first": (active - turn + 1) % players,
        "dice": faces(dice),
        "rolls": roll,
        "shells": [n for levels in placed for n in (SHELLS - sum(levels), *levels)],
        "row": list(row),
        "owners": owners,
        "turn": turn,
        "latest": [max(0, turn - (active - seat) % players) for seat in range(players)],
        "trigger": -1 if trigger is None else trigger,
        "last_turns": last_turns,
        "ending": ending,
    }


def position(players: int = 3, luck: tuple[str | int, ...] = (), **details: Any) -> Table:
    """A table in the middle of a turn, with the luck to come."""
    game = details.get("game", GAME)
    state = game.load(document(players, **details))
    state.chance = Script(*luck)
    return Table(state)


def shell_end(trigger: int, shells: dict[int, str], **details: Any) -> Table:
    """A game that ends as the player before `trigger` fails the last of the last turns."""
    players = len(shells)
    last = (trigger - 1) % players
    table = position(
        players, active=last, trigger=trigger, dice="C C C C C C", shells=shells, **details
    )
    table.play("stop")
    return table


def chest_end(taker: int, shells: dict[int, str], **details: Any) -> Table:
    """A game that ends as `taker`, who has taken four chests before, takes the fifth."""
    details.setdefault("chests", {taker: [1, 2, 3, 4]})
    table = position(len(shells), active=taker, dice="1 2 3 4 5 C", shells=shells, **details)
    table.play("stop")
    return table


def event(kind: str, seat: int | None, **arguments: Any) -> dict[str, Any]:
    return {"event": kind, "seat": seat, **arguments}


def main_token(level: int, game: abyssal.Game = GAME, treasures: str = "steep") -> int:
    return cast(int, game.data["treasures"][treasures]["main"][level - 1])


def secondary_tokens(
    level: int, game: abyssal.Game = GAME, treasures: str = "steep"
) -> tuple[int, int]:
    """Both Secondary tokens of `level`, the larger first."""
    larger, smaller = sorted(game.data["treasures"][treasures]["secondary"][level - 1])[::-1]
    return larger, smaller
