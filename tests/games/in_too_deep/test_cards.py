"""What a card is: ITD-15 to ITD-19, and the printed numbers in their data file."""

from pathlib import Path
from typing import Any

import pytest

import abyssal
from abyssal.core.game import Game
from games.in_too_deep.table import COMPANIES, GAME, Table, document, position

NUMBERS_IN_OUR_FILE = {
    "ocean": "5 14 19 23 28 32 37 41 46 50 55 64 69 73 78 82 87 91 96 100",
    "treasure": "1 6 10 15 24 29 33 38 42 47 51 56 60 65 74 79 83 88 92 97",
    "pearl": "2 7 11 16 20 25 34 39 43 48 52 57 61 66 70 75 84 89 93 98",
    "research": "3 8 12 17 21 26 30 35 44 49 53 58 62 67 71 76 80 85 94 99",
    "wildlife": "4 9 13 18 22 27 31 36 40 45 54 59 63 68 72 77 81 86 90 95",
}


def box(**rows: object) -> str:
    """A data file: each company with its numbers, by default one less than in ours."""
    lines = ["# an edition of our own", "[shares]"]
    for company in COMPANIES:
        ours = [number - 1 for number in GAME.data["shares"][company]]
        lines.append(f"{company} = {rows.get(company, ours)}")
    return "\n".join(lines)


def edition(tmp_path: Path, text: str) -> Game:
    path = tmp_path / "edition.toml"
    path.write_text(text)
    return abyssal.game("in-too-deep", data=path)


@pytest.mark.rule("ITD-15", "ITD-18")
def test_a_card_in_hand_is_a_share_a_depth_card_or_a_unit_of_payment() -> None:
    table = position(hands={0: "7/pearl 44/research"}, shares={"research": [1]})
    assert sorted(table.legal()) == sorted(
        ["draw", "buy pearl 7", "buy research 44"]
        + [f"expand {company} {card}" for company in COMPANIES for card in (7, 44)]
    )
    share, depth, payment = (Table(table.state.copy()) for _ in range(3))
    share.play("buy pearl 7")
    assert share.portfolio(0)[0] == 7
    depth.play("expand wildlife 7", "decline")
    assert depth.depth("wildlife") == [7]
    payment.play("buy research 44")
    assert payment.discard == [7]


@pytest.mark.rule("ITD-16")
@pytest.mark.parametrize("company", COMPANIES)
def test_as_a_depth_card_it_goes_on_any_company_whatever_its_share_side(company: str) -> None:
    table = position(hands={0: "44/research"})
    table.play(f"expand {company} 44")
    assert table.depth(company) == [44]
    assert sum(len(other["depth"]) for other in table.view()["companies"]) == 1
    assert table.shares("research") == [0, 0, 0]


@pytest.mark.rule("ITD-17")
def test_the_number_of_a_share_has_no_effect() -> None:
    table = position(hands={0: "100/ocean", 1: "5/ocean 6 7"})
    table.play("buy ocean 100")
    assert table.company("ocean")["depth"] == []
    assert "expand ocean 5" in table.legal()
    assert table.price("ocean") == 1


@pytest.mark.rule("ITD-18")
@pytest.mark.parametrize("paid", [1, 44, 100])
def test_every_card_pays_one(paid: int) -> None:
    table = position(hands={0: "52/pearl 1 44 100"}, shares={"pearl": [0, 1]})
    table.play("buy pearl 52", f"pay {paid}")
    assert table.discard == [paid]
    assert table.shares("pearl") == [1, 1, 0]


@pytest.mark.rule("ITD-19")
def test_hand_portfolio_and_company_have_no_limit() -> None:
    table = position(
        hands={0: 40, 1: "44", 2: 2},
        shares={"pearl": [12]},
        depths={"wildlife": "43"},
        deck="90",
        rest="wildlife",
    )
    below = len(table.depth("wildlife"))
    assert below > 35
    drawn = Table(table.state.copy())
    drawn.play("draw")
    assert drawn.counts()[0] == 41
    table.play(table.legal_with("buy", "pearl")[0], *[f"pay {n}" for n in table.hand(0)[2:14]])
    assert table.shares("pearl") == [13, 0, 0]
    table.play("expand wildlife 44")
    assert len(table.depth("wildlife")) == below + 1


@pytest.mark.rule("ITD-15")
def test_our_numbers_are_the_substitutes_of_the_ledger() -> None:
    for company, numbers in NUMBERS_IN_OUR_FILE.items():
        assert GAME.data["shares"][company] == [int(number) for number in numbers.split()]
    for number in range(1, 101):
        company = COMPANIES[(number // 10 + number % 10) % 5]
        assert number in GAME.data["shares"][company]


@pytest.mark.rule("ITD-15")
def test_an_edition_with_other_numbers_can_be_played(tmp_path: Path) -> None:
    game = edition(tmp_path, box())
    assert game.data_digest != GAME.data_digest
    table = position(3, hands={0: "0 99 51", 1: "50"}, shares={"pearl": [1]}, game=game)
    assert "expand ocean 0" in table.legal()
    table.play("buy pearl 51", "pay 0")
    assert table.discard == [0]
    assert table.view(0)["company_of"]["0"] == "treasure"
    assert game.write(game.read("take 0")) == "take 0"
    assert game.read("expand ocean 0") == game.read("expand ocean 1") - 8
    with pytest.raises(abyssal.BadRequest):
        game.read("expand ocean 100")
    with pytest.raises(abyssal.BadRequest, match="'data'"):
        GAME.load(table.state.game.new(3, seed=1).dump())


@pytest.mark.rule("ITD-43")
def test_in_an_edition_from_zero_the_first_decade_is_0_to_9(tmp_path: Path) -> None:
    game = edition(tmp_path, box())
    table = position(
        3, hands={0: "9", 1: "10"}, shares={"pearl": [0, 0, 1]}, depths={"pearl": "0"}, game=game
    )
    table.play("expand pearl 9", "expand pearl 10")
    assert table.dealt() == [(2, 1)]


@pytest.mark.rule("ITD-15")
@pytest.mark.parametrize("number", [0, 199])
def test_numbers_go_from_0_to_199(tmp_path: Path, number: int) -> None:
    row = [number, *GAME.data["shares"]["ocean"][1:]]
    rows = {company: GAME.data["shares"][company] for company in COMPANIES[1:]}
    game = edition(tmp_path, box(ocean=row, **rows))
    assert game.write(game.read(f"buy ocean {number}")) == f"buy ocean {number}"
    table = position(3, hands={0: f"{number}"}, game=game)
    table.play(f"expand pearl {number}")
    assert table.depth("pearl") == [number]


@pytest.mark.rule("ITD-15")
@pytest.mark.parametrize(
    ("row", "complaint"),
    [
        ({"pearl": [2, 200]}, "line 5: shares.pearl must be whole numbers from 0 to 199, not 200"),
        ({"ocean": [-1]}, "line 3: shares.ocean must be whole numbers from 0 to 199, not -1"),
        ({"wildlife": '"4 9"'}, "line 7: shares.wildlife must be a list, not '4 9'"),
        ({"treasure": [105, 105]}, "line 4: shares.treasure holds 105, which is on another card"),
        ({"research": [4]}, "line 6: shares.research holds 4, which is on another card already"),
        ({"research": [151, 152]}, "line 2: shares must hold 100 numbers, not 82"),
    ],
)
def test_a_wrong_file_is_refused_with_line_and_field(
    tmp_path: Path, row: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(abyssal.BadRequest) as refused:
        edition(tmp_path, box(**row))
    assert str(refused.value).startswith(f"edition.toml, {complaint}")
    assert refused.value.code == "data"
    assert refused.value.details["file"] == "edition.toml"


@pytest.mark.rule("ITD-15")
def test_a_file_without_a_company_is_refused(tmp_path: Path) -> None:
    text = "\n".join(line for line in box().splitlines() if not line.startswith("pearl"))
    with pytest.raises(abyssal.BadRequest, match=r"line 2: shares\.pearl is missing"):
        edition(tmp_path, text)


@pytest.mark.rule("ITD-15")
def test_a_position_of_one_edition_cannot_be_laid_out_with_another(tmp_path: Path) -> None:
    game = edition(tmp_path, box())
    with pytest.raises(abyssal.BadRequest, match="'data'"):
        game.load(document())
