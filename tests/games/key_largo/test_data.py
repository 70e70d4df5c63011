"""The printed numbers: ours, and those of another box."""

import json

import pytest

import abyssal
from abyssal.record import Record
from games.key_largo.table import DATA, GAME, at, own_box, position

REFUSED = [
    (
        "diver = [80, 100, 120, 120, 120]",
        "diver = [80, 100]",
        "bar.diver must have 5 entries, not 2",
    ),
    ("diver = [80", "diver = [85", "bar.diver must be multiples of 10, not 85"),
    ("diver = [80", "diver = [0", "bar.diver must be whole numbers from 10 to 500, not 0"),
    ("pickpocket = [40", "pickpocket = [510", "from 10 to 500, not 510"),
    ("hose = [20", 'hose = ["20"', "shop.hose must be whole numbers"),
    ("income = [40, 50", "income = [40", "dolphins.income must have 10 entries, not 9"),
    ("gold = [30, 30", "gold = [30, 35", "market.gold must be multiples of 10, not 35"),
    ("gold = [1, 1, 2", "gold = [1, 2", "cards.shallow must have 20 cards in all, not 19"),
    ("monsters = 4", "monsters = 5", "cards.medium must have 30 cards in all, not 31"),
    ("monsters = 8", "monsters = 31", "cards.deep.monsters must be whole numbers from 0 to 30"),
    (
        "gold = [4, 5, 5, 6, 6, 8]",
        "gold = [4, 5, 5, 6, 6, 9]",
        "final.gold must have a value for 9",
    ),
    ("goods = [4, 5", "goods = [21, 5", "cards.deep.goods must be whole numbers from 1 to 20"),
    ("diamonds = [150", "diamonds = [155", "cards.deep.diamonds must be multiples of 10, not 155"),
    ("diamonds = [150", "diamonds = [1010", "cards.deep.diamonds must be whole numbers from 10"),
    ("weight = [30, 40, 50, 50, 50]\n", "", "shop.weight is missing"),
]


@pytest.mark.parametrize(("before", "after", "complaint"), REFUSED)
def test_a_wrong_number_is_refused_with_its_file_line_and_field(
    before: str, after: str, complaint: str
) -> None:
    with pytest.raises(abyssal.BadRequest) as refused:
        own_box((before, after))
    assert complaint in str(refused.value)
    assert refused.value.details["file"] == "own.toml"
    field, line = str(refused.value.details["field"]), int(str(refused.value.details["line"]))
    written = DATA.replace(before, after, 1).splitlines()[line - 1]
    assert field.rpartition(".")[2] in written or written in ("[shop]", f"[{field}]")


@pytest.mark.rule("KL-90", "KL-116")
def test_our_prices_rise_with_the_crowd_as_the_rulebook_says() -> None:
    prices = GAME.new(3, 1).view()["prices"]
    assert prices["diver"][:2] == [80, 100]
    assert prices["hose"][0] + prices["trident"][0] == 50
    for name in ("diver", "pickpocket", "hose", "trident", "weight"):
        assert prices[name] == sorted(prices[name])
        assert prices[name][0] < prices[name][1] < prices[name][2]
    assert min(prices["diver"]) > 60
    assert min(prices["pickpocket"]) > 30


@pytest.mark.rule("KL-114")
def test_prices_of_another_box_go_up_to_five_boats() -> None:
    game = own_box(("hose = [20, 30, 40, 40, 40]", "hose = [20, 30, 40, 50, 60]"))
    table = at("shop", "shop", players=5, game=game)
    assert table.visit["prices"]["hose"] == 60


@pytest.mark.rule("KL-137")
def test_final_values_of_another_box_count_as_printed() -> None:
    game = own_box(("gold = [20, 40, 60", "gold = [10, 30, 70"))
    table = position(3, day=10, hands={0: "gold 3 shallow"}, game=game).plan("bar shop").close_all()
    assert table.result()["scores"] == [170, 100, 100]


@pytest.mark.rule("KL-107")
def test_the_income_of_another_box_is_paid() -> None:
    game = own_box(("income = [40", "income = [70"))
    assert at("dolphins", game=game).cash(0) == 170


def test_a_game_with_own_data_can_be_played_and_recorded() -> None:
    game = own_box(("monsters = 0", "monsters = 6"), ("gold = [1, 1, 2, 2, 2, 3]", "gold = []"))
    record = Record.begin(game, 3, {}, "5eed" * 16)
    state = record.first_position()
    while state.to_act():
        seat = state.to_act()[0]
        action = state.legal(seat)[-1]
        state.play(seat, action)
        state.check()
        record.add(seat, action)
    assert json.loads(json.dumps(game.data)) == game.data
    assert game.data_digest != GAME.data_digest
    with pytest.raises(abyssal.BadRequest, match="'data'"):
        GAME.load(state.dump())


def test_the_file_says_that_its_numbers_are_reconstructed() -> None:
    assert "RECONSTRUCTED" in DATA


def test_the_dearest_diamond_there_may_be_counts_as_much_at_the_end() -> None:
    game = own_box(("diamonds = [150", "diamonds = [1000"))
    faces = game.components
    [jewel] = [face for face in range(faces.faces) if faces.name(face) == "diamond 1000 deep"]
    assert faces.value_of[jewel] == 1000


def test_what_cannot_be_read_is_answered_with_one_example_of_each_kind() -> None:
    with pytest.raises(abyssal.BadRequest) as refused:
        GAME.read("swim")
    for example in ("plan bar dive", "sail 7", "draw 1", "buy hose 1", "sell gold 5 deep", "done"):
        assert example in str(refused.value)
        assert GAME.write(GAME.read(example)) == example
