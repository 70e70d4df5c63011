"""A data file is checked field by field, and an error names file, line and field."""

from collections.abc import Callable
from typing import Any

import pytest

from abyssal.core.errors import BadRequest
from abyssal.core.game import canonical, digest
from abyssal.core.sheet import Sheet

TEXT = """\
# printed numbers
chests = [3, 4, 5]
title = "sea"

[treasures.steep]
main = [1, 2]
secondary = [[1, 2], [3, 4]]
deepest = 9

[ships]
count = 4
"""


def sheet(text: str = TEXT) -> Sheet:
    return Sheet(text, "sea.toml")


def refused(read: Callable[[], object]) -> tuple[str, dict[str, Any]]:
    with pytest.raises(BadRequest) as error:
        read()
    assert error.value.code == "data"
    return str(error.value), error.value.details


def test_fields_are_found_by_their_path() -> None:
    assert sheet().number("ships.count", 0, 9) == 4
    assert sheet().numbers("chests", 3, 0, 9) == [3, 4, 5]
    assert sheet().rows("treasures.steep.secondary", 2, 2, 0, 9) == [[1, 2], [3, 4]]
    assert sheet().get("title") == "sea"


@pytest.mark.parametrize(("low", "high"), [(4, 4), (0, 4), (4, 9)])
def test_both_ends_of_a_range_are_allowed(low: int, high: int) -> None:
    assert sheet().number("ships.count", low, high) == 4


@pytest.mark.parametrize(("low", "high"), [(5, 9), (0, 3)])
def test_a_number_out_of_range_is_refused_with_its_line(low: int, high: int) -> None:
    message, details = refused(lambda: sheet().number("ships.count", low, high))
    assert message == (
        f"sea.toml, line 11: ships.count must be whole numbers from {low} to {high}, not 4"
    )
    assert details == {"file": "sea.toml", "line": 11, "field": "ships.count"}


@pytest.mark.parametrize("value", ["true", "4.0", '"4"', "[4]"])
def test_what_only_looks_like_a_number_is_refused(value: str) -> None:
    text = TEXT.replace("count = 4", f"count = {value}")
    message, _ = refused(lambda: sheet(text).number("ships.count", 0, 9))
    assert message.startswith("sea.toml, line 11: ships.count must be whole numbers")


def test_a_missing_field_is_looked_for_in_its_table() -> None:
    message, details = refused(lambda: sheet().number("ships.crew", 0, 9))
    assert message == "sea.toml, line 10: ships.crew is missing"
    assert details["line"] == 10


@pytest.mark.parametrize(
    ("path", "line"), [("islands.count", 1), ("chests.count", 2), ("title.length", 3)]
)
def test_a_field_of_a_missing_table_is_missing(path: str, line: int) -> None:
    message, _ = refused(lambda: sheet().get(path))
    assert message == f"sea.toml, line {line}: {path} is missing"


def test_a_list_has_exactly_as_many_entries_as_the_box() -> None:
    message, details = refused(lambda: sheet().numbers("chests", 5, 0, 9))
    assert message == "sea.toml, line 2: chests must have 5 entries, not 3"
    assert details["line"] == 2


def test_one_wrong_entry_of_a_list_is_enough() -> None:
    message, _ = refused(lambda: sheet().numbers("chests", 3, 0, 4))
    assert message == "sea.toml, line 2: chests must be whole numbers from 0 to 4, not 5"


def test_a_list_is_not_a_number_and_a_number_is_not_a_list() -> None:
    message, _ = refused(lambda: sheet().numbers("ships.count", 1, 0, 9))
    assert message == "sea.toml, line 11: ships.count must be a list, not 4"
    message, _ = refused(lambda: sheet().rows("chests", 3, 1, 0, 9))
    assert message == "sea.toml, line 2: chests must hold lists of 1 numbers, not 3"


def test_every_row_has_the_same_width() -> None:
    text = TEXT.replace("[3, 4]]", "[3, 4, 5]]")
    message, details = refused(lambda: sheet(text).rows("treasures.steep.secondary", 2, 2, 0, 9))
    assert message.endswith("must hold lists of 2 numbers, not [3, 4, 5]")
    assert details["line"] == 7


def test_a_name_is_searched_in_its_own_table_only() -> None:
    text = TEXT.replace("[ships]", "[treasures.gentle]\ndeepest = 7\n\n[ships]")
    assert sheet(text).line_of("treasures.steep.deepest") == 8
    assert sheet(text).line_of("treasures.gentle.deepest") == 11
    assert sheet(text).line_of("ships.count") == 14


def test_what_is_no_toml_is_refused_with_its_place() -> None:
    message, details = refused(lambda: sheet("chests = [3, 4\nships = 1"))
    assert message.startswith("sea.toml: ")
    assert "line 2" in message
    assert details == {"file": "sea.toml"}


def test_a_date_is_refused_because_no_record_could_hold_it() -> None:
    message, _ = refused(lambda: sheet("printed = 2019-05-27"))
    assert message.startswith("sea.toml: ")


def test_the_digest_depends_on_the_numbers_and_not_on_the_layout() -> None:
    rearranged = "[ships]\ncount=4\n[treasures.steep]\ndeepest=9\n"
    same = "[treasures.steep]\ndeepest = 9  # at the bottom\n\n[ships]\ncount = 4\n"
    assert digest(sheet(rearranged).data) == digest(sheet(same).data)
    assert digest(sheet(rearranged).data) != digest(sheet(same.replace("4", "5")).data)
    assert (
        canonical(sheet(same).data) == '{"ships":{"count":4},"treasures":{"steep":{"deepest":9}}}'
    )


def test_a_sheet_of_parsed_data_reads_like_the_file_it_came_from() -> None:
    parsed = Sheet.of(sheet().data, "own-data")
    assert parsed.rows("treasures.steep.secondary", 2, 2, 0, 9) == [[1, 2], [3, 4]]
    message, _ = refused(lambda: parsed.number("ships.crew", 0, 9))
    assert message == "own-data, line 1: ships.crew is missing"
