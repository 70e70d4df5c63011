"""Own data files: whatever stands in them, an error names file, line and field, and comes soon."""

import copy
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from time import process_time
from typing import Any

import pytest

from abyssal.core.errors import BadRequest
from abyssal.core.sheet import DEEPEST, LONGEST, MOST_KEYS
from abyssal.games import game_of, game_with, games

WRONG: tuple[object, ...] = (
    "deep",
    -1,
    10**30,
    1.5,
    True,
    [],
    {},
    [[]],
    ["x"],
    {"name": 1},
    {"name": "x"},
    None,
)
"""None: the field is missing."""
FEW = 2
"""Of a long list the first entries stand for the rest, and every thirtieth."""


def text_of(name: str) -> str:
    package = name.replace("-", "_")
    return (files("abyssal.games") / package / "data" / f"{package}.toml").read_text("utf-8")


def places(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The paths of all fields of a document."""
    if path:
        yield path
    keys = value if isinstance(value, dict) else range(len(value)) if value is not None else ()
    for key in keys:
        if isinstance(value, dict) or key < FEW or key % 30 == 0:
            inner = value[key]
            yield from places(inner if isinstance(inner, dict | list) else None, (*path, key))


def with_wrong(data: dict[str, Any], path: tuple[str | int, ...], wrong: object) -> dict[str, Any]:
    changed = copy.deepcopy(data)
    inner: Any = changed
    for key in path[:-1]:
        inner = inner[key]
    if wrong is None:
        del inner[path[-1]]
    else:
        inner[path[-1]] = wrong
    return changed


@pytest.mark.parametrize("name", games())
def test_a_wrong_type_anywhere_is_refused_and_never_a_crash(name: str) -> None:
    data = tomllib.loads(text_of(name))
    refusals = []
    for path in places(data):
        for wrong in WRONG:
            try:
                game_of(name, with_wrong(data, path, wrong), "own data")
            except BadRequest as error:
                refusals.append(error)
    assert {(error.code, error.details["file"]) for error in refusals} == {("data", "own data")}
    assert {str(error.details["field"]).split(".")[0] for error in refusals} == set(data)


def with_copies(count: int) -> str:
    text = text_of("unfathomable")
    assert "copies = 2" in text
    return text.replace("copies = 2", f"copies = {count}", 1)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        (with_copies(10**10), "copies must be whole numbers from 1 to 20"),
        (f"a{'.a' * 30_000} = 1", f"goes deeper than {DEEPEST} levels"),
        (f"x = {{ a{'.a' * 30_000} = 1 }}", f"goes deeper than {DEEPEST} levels"),
        (f"x = ['''a''''', {{ b{'.b' * 9_000} = 1, c = '' }}]", "goes deeper"),
        (f"[a{'.a' * 30_000}]", f"goes deeper than {DEEPEST} levels"),
        (f"a = {'[' * 30_000}{']' * 30_000}", f"goes deeper than {DEEPEST} levels"),
        ("".join(f"k{number}=1\n" for number in range(6_000)), f"more than {MOST_KEYS} keys"),
        ("#" * (LONGEST + 1), f"at most {LONGEST} are read"),
        (f"a = 0x{'f' * 60_000}", "own data"),
        (f"a = {'9' * 60_000}", "own data"),
        ("a = 1979-05-27", "own data"),
        ("a = nan", "own data"),
        ('a = "' + "\\" * 60_000, "own data"),
    ],
    ids=lambda value: value[:12],
)
def test_what_would_take_long_is_refused_before_it_is_parsed(text: str, named: str) -> None:
    begun = process_time()
    with pytest.raises(BadRequest) as refusal:
        game_with("unfathomable", text, "own data")
    assert named in str(refusal.value)
    assert len(str(refusal.value)) < 400
    assert process_time() - begun < 1.0  # it took seconds to hours


def test_an_error_in_a_row_names_its_line_card_and_field() -> None:
    text = text_of("unfathomable").replace('wakes = "deep-ones"', 'wakes = "nobody"', 1)
    with pytest.raises(BadRequest) as refusal:
        game_with("unfathomable", text, "box.toml")
    line = 1 + text[: text.index('"nobody"')].count("\n")
    assert refusal.value.details == {
        "file": "box.toml",
        "line": line,
        "field": "mythos.accusation.wakes",
    }
