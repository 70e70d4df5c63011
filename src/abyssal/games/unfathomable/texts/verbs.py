"""The table of verbs: what each is called, how it is written and said, and what it does.

A verb is a row of functions over the frame of its text. After one comes the next, by the frame's
`stage`; before the last the text goes on to its next verb, so what that one pushes is resolved
first. Verbs that single cards need are cases: steps of their own, which give back a number.
"""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from abyssal.games.unfathomable.box.grammar import Op, add_verb
from abyssal.games.unfathomable.position.frames import BEGINNING, Case, Text
from abyssal.games.unfathomable.position.position import Position
from abyssal.games.unfathomable.rules.rows import Part, Row

Do: TypeAlias = Callable[[Position, Text, Op], None]

DO: Final[dict[int, list[Do]]] = {}
"""What each verb does, by its number."""
CASES: Final[dict[int, Row[Case]]] = {}
"""The steps of the verbs that single cards need, by their numbers."""


def verb(
    number: int,
    name: str,
    functions: list[Do],
    *,
    takes: str = "",
    alone: bool = False,
    by_you: bool = False,
    there: str = "",
    counted: str = "",
) -> None:
    """Add a row to the verbs under the number it has in documents.

    `takes` are the kinds of its arguments. What a sentence needs to know: whether the verb stands
    `alone` in it, whether "you" do it though it names nobody (`by_you`), and which space is "there"
    and what is `counted` after it.
    """
    row = add_verb(number, name, takes.split())
    row.alone = alone
    row.by_you = by_you
    row.there = there
    row.counted = counted
    DO[number] = functions


def case(
    number: int,
    name: str,
    functions: Sequence[Part[Case]],
    *,
    takes: str = "",
    alone: bool = False,
    by_you: bool = False,
    counted: str = "",
) -> None:
    """Add a verb that is a step of its own, with its functions in order."""
    verb(
        number,
        name,
        [begin_case, take_count],
        takes=takes,
        alone=alone,
        by_you=by_you,
        counted=counted,
    )
    CASES[number] = Row(functions)


def begin_case(state: Position, frame: Text, op: Op) -> None:
    state.push(Case(frame.who, op.verb, where=frame.where, count=op.a))


def take_count(state: Position, frame: Text, op: Op) -> None:
    """The number that a case gives back is what later verbs call the count."""
    frame.count = frame.result


def proceed(frame: Text) -> None:
    """Go on with the next verb."""
    frame.phase += 1
    frame.stage = BEGINNING


def go(frame: Case, function: Callable[[Position, Case], None]) -> None:
    """Let `function` of the case come next."""
    CASES[frame.what].go(frame, function)
