"""Into the Blue as a `Game`: it joins set-up, rules, views and notation to the contract."""

from collections.abc import Sequence
from typing import Any, Final, cast

from abyssal.core.chance import Chance
from abyssal.core.game import Document, Game, Result
from abyssal.core.sheet import Sheet
from abyssal.games.into_the_blue import notation, rules
from abyssal.games.into_the_blue.check import check
from abyssal.games.into_the_blue.components import CHESTS, DICE, PRESETS, SEATS, Components
from abyssal.games.into_the_blue.notation import PLACE
from abyssal.games.into_the_blue.position import ENDINGS, NOBODY, OVER, PLACES, ROLLING, Position
from abyssal.games.into_the_blue.view import imagine, view, views

RULES_VERSION: Final = 1


class IntoTheBlue(Game):
    """The title and its printed numbers."""

    def __init__(self, sheet: Sheet) -> None:
        self.components = Components(sheet)
        super().__init__(
            name="into-the-blue",
            seats=SEATS,
            options={"treasures": {"choices": PRESETS, "default": "steep"}},
            rules_version=RULES_VERSION,
            data=sheet.data,
            option_sets={},
        )

    def _setup(self, seats: int, chance: Chance, options: dict[str, str]) -> Position:
        position = Position(self, seats, chance, revealed=0)
        position.treasures = self.components.treasures[options["treasures"]]
        position.step = ROLLING
        position.active = 0
        position.first = 0
        position.dice = [1] * DICE
        position.rolls = 0
        position.shells = [0] * (seats * PLACES)
        position.row = []
        position.owners = [NOBODY] * CHESTS
        position.turn = 0
        position.latest = [0] * seats
        position.trigger = NOBODY
        position.last_turns = 0
        position.ending = 0
        rules.set_up(position, self.components.chests)
        return position

    def _restore(self, document: Document, chance: Chance) -> Position:
        position = Position(self, document["seats"], chance, document["revealed"])
        position.treasures = self.components.treasures[document["treasures"]]
        position._load_fields(document)
        return position

    def _check(self, position: Position) -> None:
        check(position)

    def _to_act(self, position: Position) -> list[int]:
        return [] if position.step == OVER else [position.active]

    def _choices(self, position: Position, seat: int) -> list[int]:
        return rules.choices(position, seat)

    def _allows(self, position: Position, seat: int, action: int) -> bool:
        if position.step == ROLLING and seat == position.active:
            return 0 <= action < PLACE  # the 64 answers to a roll, without a search through them
        return action in rules.choices(position, seat)

    def _apply(self, position: Position, seat: int, action: int) -> None:
        rules.apply(position, action)

    def _over(self, position: Position) -> bool:
        return position.step == OVER

    def _result(self, position: Position) -> Result | None:
        if position.step != OVER:
            return None
        scores = rules.scores(position)
        best = max(scores)
        return {
            "scores": scores,
            "ranks": [1 + sum(other > score for other in scores) for score in scores],  # ITB-74
            "winners": [seat for seat, score in enumerate(scores) if score == best],
            "ending": ENDINGS[position.ending],
        }

    def _view(self, position: Position, viewer: int | None, over: bool) -> dict[str, Any]:
        return cast(dict[str, Any], view(position, viewer, over))

    def _views(self, position: Position, viewers: Sequence[int | None]) -> list[dict[str, Any]]:
        return cast(list[dict[str, Any]], views(position, viewers))

    def _imagine(self, position: Position, viewer: int | None, chance: Chance) -> Position:
        other = position.copy()
        imagine(other, viewer, chance)
        return other

    def write(self, action: int) -> str:
        text = notation.write(action)
        if text is None:
            raise self._unwritten(action)
        return text

    def read(self, text: str) -> int:
        action = notation.read(text)
        if action is None:
            raise self._unread(text, notation.EXAMPLES)
        return action
