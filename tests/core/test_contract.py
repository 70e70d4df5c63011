"""The door of a game: what anybody may call, and that it refuses what must not be."""

import re
from pathlib import Path

import pytest

import abyssal
from abyssal import Game, Illegal, Position
from laws.titles import TITLES

POSITION = {
    *("game", "seats", "chance", "revealed", "log"),
    *("to_act", "legal", "allows", "play", "refusal", "over", "result"),
    *("view", "views", "open_view", "imagine"),
    *("copy", "check", "dump", "hash"),
    *("record_events", "events", "tell", "tell_to", "tell_secret"),
}
GAME = {"new", "load", "read", "write", "chosen"}
ANSWERED = {
    *("_setup", "_restore", "_check", "_to_act", "_choices", "_apply"),
    *("_result", "_view", "_imagine", "read", "write"),
}
SOURCE = Path(abyssal.__file__).parent
ENGINE = ("core", "games", "policies", "values", "search")
INNER = re.compile(rf"\.({'|'.join(name for name in ANSWERED if name.startswith('_'))})\(")


def public(kind: type) -> set[str]:
    return {name for name in dir(kind) if not name.startswith("_")}


def test_the_public_names_are_those_of_the_contract() -> None:
    assert public(Position) == POSITION
    assert {name for name in public(Game) if callable(getattr(Game, name))} == GAME


def test_a_title_answers_what_the_contract_asks() -> None:
    assert Game.__abstractmethods__ == ANSWERED


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_a_position_of_a_title_has_one_class_and_adds_only_what_it_declares(title: Game) -> None:
    kind = type(title.new(3, 1))
    assert [each.__name__ for each in kind.__mro__] == ["Position", "Position", "object"]
    assert POSITION & vars(kind).keys() == {"copy"}, "a title must not change the door"


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_the_door_refuses_a_seat_that_is_not_asked_and_changes_nothing(title: Game) -> None:
    state = title.new(3, 1)
    before = state.dump()
    seat = state.to_act()[0]
    action = state.legal(seat)[0]
    for wrong in {-1, 3, 4, *range(3)} - {seat for seat in range(3) if state.legal(seat)}:
        with pytest.raises(Illegal, match="no decision is asked of you now"):
            state.play(wrong, action)
    assert state.dump() == before


def test_nobody_outside_the_engine_calls_an_inner_method() -> None:
    callers = [
        path.relative_to(SOURCE).as_posix()
        for path in SOURCE.rglob("*.py")
        if path.relative_to(SOURCE).parts[0] not in ENGINE and INNER.search(path.read_text())
    ]
    assert callers == []
