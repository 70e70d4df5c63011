"""Printed numbers: both presets and files of one's own (U1, ITB-R22, ITB-R23)."""

from pathlib import Path

import pytest

import abyssal
from abyssal.core.game import Game
from games.into_the_blue.table import chest_end, position, shell_end

OWN = """chests = [9, 1, 3, 3, 2]

[treasures.steep]
main = [11, 12, 13, 14, 15]
secondary = [[1, 6], [7, 2], [3, 8], [9, 4], [5, 10]]

[treasures.gentle]
main = [0, 99, 0, 99, 0]
secondary = [[0, 0], [99, 99], [0, 99], [99, 0], [0, 0]]
"""


def own_game(folder: Path, text: str = OWN) -> Game:
    file = folder / "own.toml"
    file.write_text(text, "utf-8")
    return abyssal.game("into-the-blue", data=file)


@pytest.mark.rule("ITB-R22", "ITB-05")
@pytest.mark.parametrize("players", [2, 3])
def test_of_unequal_secondary_tokens_the_smaller_stays_out_with_two_or_three(
    tmp_path: Path, players: int
) -> None:
    view = own_game(tmp_path).new(players, seed=1).view()
    assert [at["secondary"] for at in view["levels"]] == [[6], [7], [8], [9], [10]]
    assert [at["main"] for at in view["levels"]] == [11, 12, 13, 14, 15]


@pytest.mark.rule("ITB-R23", "ITB-57")
def test_of_unequal_secondary_tokens_the_second_rank_takes_the_larger(tmp_path: Path) -> None:
    shells = {0: "0 0 0 0 12", 1: "3 3 0 0 0", 2: "1 2 0 0 0", 3: "2 1 0 0 0"}
    table = shell_end(0, shells, game=own_game(tmp_path), row=(1, 2, 3, 3, 9))
    assert [at["secondary"] for at in table.view()["levels"]] == [
        [6, 1],
        [7, 2],
        [8, 3],
        [9, 4],
        [10, 5],
    ]
    assert table.takers(1) == [1, 3, 2]
    assert table.scores == [15, 11 + 12, 1 + 7, 6 + 2]


@pytest.mark.rule("ITB-71", "ITB-06")
def test_own_chests_are_laid_out_and_score(tmp_path: Path) -> None:
    game = own_game(tmp_path)
    assert game.new(2, seed=3).view()["chest_values"] == [1, 2, 3, 3, 9]
    assert sorted(game.new(2, seed=3).dump()["row"]) == [1, 2, 3, 3, 9]
    table = chest_end(0, {0: "0 0 0 0 0", 1: "0 0 1 0 0"}, game=game, row=(3, 9, 1, 2, 3))
    assert table.scores == [18, 13]


@pytest.mark.rule("ITB-03")
def test_numbers_from_0_to_99_are_accepted_in_both_presets(tmp_path: Path) -> None:
    game = own_game(tmp_path, OWN.replace("[9, 1, 3, 3, 2]", "[0, 99, 0, 99, 0]"))
    view = game.new(4, seed=1, options={"treasures": "gentle"}).view()
    assert [at["main"] for at in view["levels"]] == [0, 99, 0, 99, 0]
    assert [at["secondary"] for at in view["levels"]] == [
        [0, 0],
        [99, 99],
        [99, 0],
        [99, 0],
        [0, 0],
    ]
    assert view["chest_values"] == [0, 0, 0, 99, 99]


@pytest.mark.rule("ITB-03", "ITB-04", "ITB-07")
@pytest.mark.parametrize(
    ("line", "instead", "message"),
    [
        (1, "chests = [9, 1, 3, 3]", "chests must have 5 entries, not 4"),
        (1, "chests = [9, 1, 3, 3, 2, 2]", "chests must have 5 entries, not 6"),
        (1, "chests = [9, 1, 3, 3, -1]", "chests must be whole numbers from 0 to 99, not -1"),
        (1, "chests = [9, 1, 3, 3, 100]", "chests must be whole numbers from 0 to 99, not 100"),
        (1, "chests = 9", "chests must be a list, not 9"),
        (4, "main = [1, 2, 3, 4]", "treasures.steep.main must have 5 entries, not 4"),
        (
            4,
            "main = [1, 2, 3, 4, 100]",
            "treasures.steep.main must be whole numbers from 0 to 99, not 100",
        ),
        (
            4,
            "main = [1, -1, 3, 4, 5]",
            "treasures.steep.main must be whole numbers from 0 to 99, not -1",
        ),
        (
            4,
            'main = [1, 2, 3, 4, "5"]',
            "treasures.steep.main must be whole numbers from 0 to 99, not '5'",
        ),
        (
            5,
            "secondary = [[1, 6], [7, 2], [3, 8], [9, 4]]",
            "treasures.steep.secondary must have 5 entries, not 4",
        ),
        (
            5,
            "secondary = [[1, 6], [7, 2], [3, 8], [9, 4], [5]]",
            "treasures.steep.secondary must hold lists of 2 numbers, not [5]",
        ),
        (
            9,
            "secondary = [[1, 6], [7, 2], [3, 8], [9, 4], [5, 5, 5]]",
            "treasures.gentle.secondary must hold lists of 2 numbers, not [5, 5, 5]",
        ),
        (
            9,
            "secondary = [[1, 6], [7, 2], [3, 8], [9, 4], [5, 100]]",
            "treasures.gentle.secondary must be whole numbers from 0 to 99, not 100",
        ),
        (
            9,
            "secondary = [[1, 6], [7, -1], [3, 8], [9, 4], [5, 9]]",
            "treasures.gentle.secondary must be whole numbers from 0 to 99, not -1",
        ),
    ],
)
def test_a_wrong_number_is_refused_with_its_line_and_field(
    tmp_path: Path, line: int, instead: str, message: str
) -> None:
    lines = OWN.splitlines()
    lines[line - 1] = instead
    with pytest.raises(abyssal.BadRequest) as refused:
        own_game(tmp_path, "\n".join(lines))
    assert str(refused.value) == f"own.toml, line {line}: {message}"
    assert refused.value.code == "data"
    assert refused.value.details["line"] == line


@pytest.mark.rule("ITB-03", "ITB-04", "ITB-07")
@pytest.mark.parametrize(
    ("removed", "where"),
    [
        (1, "line 1: chests"),
        (4, "line 3: treasures.steep.main"),
        (5, "line 3: treasures.steep.secondary"),
        (8, "line 7: treasures.gentle.main"),
        (9, "line 7: treasures.gentle.secondary"),
    ],
)
def test_a_missing_field_is_named(tmp_path: Path, removed: int, where: str) -> None:
    lines = OWN.splitlines()
    lines[removed - 1] = ""
    with pytest.raises(abyssal.BadRequest) as refused:
        own_game(tmp_path, "\n".join(lines))
    assert str(refused.value) == f"own.toml, {where} is missing"


@pytest.mark.rule("ITB-03")
def test_a_file_that_is_no_toml_or_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(abyssal.BadRequest, match=r"^own.toml: .*line 1"):
        own_game(tmp_path, "chests = [5,, 6]")
    missing = tmp_path / "nowhere.toml"
    with pytest.raises(abyssal.BadRequest, match="cannot be read"):
        abyssal.game("into-the-blue", data=missing)


@pytest.mark.rule("ITB-71")
def test_a_position_is_only_loaded_with_the_numbers_it_was_played_with(tmp_path: Path) -> None:
    document = position().state.game.new(2, seed=1).dump()
    with pytest.raises(abyssal.BadRequest, match="the document's 'data' is"):
        own_game(tmp_path).load(document)
