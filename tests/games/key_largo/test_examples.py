"""The worked examples of the rulebook, number for number: KL-X1 to KL-X17."""

from pathlib import Path

import pytest

from abyssal.record import Record
from games.key_largo.table import DEEP, MEDIUM, SHALLOW, Table, at, dive, position

GOLDEN = Path(__file__).parents[2] / "golden" / "key_largo-4p-example-day.record"
RED, GREEN, YELLOW, PURPLE = range(4)
PLANS = ("bar dive", "dolphins bar", "dolphins bar", "shop dive")
PILES = {
    SHALLOW: "gold 1, goods 2, goods 1, gold 2, antiques 1",
    MEDIUM: "monster, gold 2, gold 3, goods 2, goods 3",
}


def morning() -> Table:
    """The example day after the morning cards were revealed."""
    return position(wrecks=PILES).plan(*PLANS)


def red_at_the_bar() -> Table:
    return morning().play("recruit", "round 2", "look 10")


def purple_in_the_shop() -> Table:
    return red_at_the_bar().play("buy hose 1", "buy trident 1")


def afternoon() -> Table:
    """All boats of the afternoon are placed."""
    return purple_in_the_shop().play(f"sail {SHALLOW}", f"sail {MEDIUM}")


def green_at_the_bar() -> Table:
    return afternoon().play("recruit", "round 3", "look 4")


def evening() -> Table:
    """The end of the day."""
    return green_at_the_bar().play("recruit", "done")


@pytest.mark.rule("KL-X1")
def test_depths_and_split_teams() -> None:
    for wreck, draws in ((SHALLOW, 2), (MEDIUM, 2), (DEEP, 1)):
        table = dive(wreck, "gold 2, gold 2, gold 2" if wreck == SHALLOW else "", teams={0: "2 1"})
        if draws == 2:
            table.play("draw 1")
        assert table.count(wreck) == (3 if wreck == SHALLOW else 5) - draws
        assert len(table.hand()) == draws


@pytest.mark.rule("KL-X2")
def test_morning_reveal_and_placement() -> None:
    table = morning()
    assert [table.crowd(place) for place in ("bar", "dolphins", "shop")] == [1, 2, 1]
    assert [wreck["boat"] for wreck in table.wrecks] == [None] * 14
    assert table.active == RED
    assert len(table.told_of("docked")) == 4


@pytest.mark.rule("KL-X3")
def test_alone_at_the_bar() -> None:
    table = red_at_the_bar()
    assert table.cash(RED) == 0
    assert table.team(RED) == ["0", "0"]
    looked = table.told_of("looked-own", viewer=RED)
    assert [(told["wreck"], len(told["cards"])) for told in looked] == [(2, 5), (10, 5)]
    assert table.shuffles() == 2


@pytest.mark.rule("KL-X4")
def test_friday_at_the_cove() -> None:
    table = red_at_the_bar()
    assert (table.cash(GREEN), table.cash(YELLOW)) == (140, 140)


@pytest.mark.rule("KL-X5")
def test_alone_at_the_shop() -> None:
    table = purple_in_the_shop()
    assert table.cash(PURPLE) == 50
    assert table.team(PURPLE) == ["1t"]


@pytest.mark.rule("KL-X6")
def test_afternoon_placement() -> None:
    table = purple_in_the_shop()
    assert (table.active, table.legal()) == (RED, ["sail 1", "sail 2", "sail 3", "sail 4"])
    assert table.refuses(f"sail {MEDIUM}")
    assert table.refuses(f"sail {DEEP}")
    table.play(f"sail {SHALLOW}")
    assert table.active == PURPLE
    assert table.crowd("bar") == 2
    assert table.legal() == [f"sail {number}" for number in (2, 3, 4, 5, 6, 7, 8, 9)]
    assert table.refuses(f"sail {DEEP}")


@pytest.mark.rule("KL-X7")
def test_two_divers_two_cards() -> None:
    table = afternoon()
    assert table.hand(RED) == ["gold 1 shallow", "goods 2 shallow"]
    assert table.player(RED, viewer=GREEN)["cards"] is None
    assert table.count(SHALLOW) == 3


@pytest.mark.rule("KL-X8")
def test_two_at_the_bar_diver_and_round() -> None:
    table = green_at_the_bar()
    assert table.cash(GREEN) == 20
    assert table.team(GREEN) == ["0", "0"]
    assert [told["wreck"] for told in table.told_of("looked-own", viewer=GREEN)] == [3, 4]


@pytest.mark.rule("KL-X9")
def test_two_at_the_bar_diver_only() -> None:
    table = evening()
    assert table.cash(YELLOW) == 40
    assert table.team(YELLOW) == ["0", "0"]


@pytest.mark.rule("KL-X10")
def test_a_monster_killed() -> None:
    table = evening()
    assert table.hand(PURPLE) == ["gold 2 medium"]
    assert table.team(PURPLE) == ["1"]
    assert table.view()["lost"]["trident"] == 1
    assert table.pile(MEDIUM) == ["gold 3", "goods 2", "goods 3"]


@pytest.mark.rule("KL-X11")
def test_the_same_without_a_trident() -> None:
    table = dive(MEDIUM, PILES[MEDIUM], teams={0: "1"})
    assert (table.hand(), table.team()) == ([], [])
    assert table.view()["lost"] == {"hose": 1, "trident": 0, "weight": 0, "diver": 1}
    assert table.count(MEDIUM) == 5
    assert "monster" in table.pile(MEDIUM)
    assert table.shuffles() == 1


@pytest.mark.rule("KL-X12")
def test_end_of_the_day() -> None:
    table = evening()
    assert (table.day, table.weekday, table.first) == (2, "sat", GREEN)


@pytest.mark.rule("KL-X13")
def test_the_whole_day_in_figures() -> None:
    table = evening()
    assert [table.cash(seat) for seat in range(4)] == [0, 20, 40, 50]
    assert [len(table.team(seat)) for seat in range(4)] == [2, 2, 2, 1]
    assert [player["treasures"] for player in table.players] == [
        [2, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
        [0, 1, 0],
    ]
    assert table.supply == {"hose": 19, "trident": 9, "weight": 10, "diver": 8}
    assert sum(wreck["cards"] for wreck in table.wrecks) == 66


@pytest.mark.rule("KL-X13")
def test_the_golden_game_begins_with_the_example_day() -> None:
    record = Record.read(GOLDEN.read_text("utf-8"))
    state = record.first_position()
    for number in range(len(record.entries)):
        if state.view()["day"] == 2:
            break
        record.carry_out(state, number)
    view = state.view()
    assert [player["cash"] for player in view["players"]] == [0, 20, 40, 50]
    assert [len(player["divers"]) for player in view["players"]] == [2, 2, 2, 1]
    assert view["players"][RED]["treasures"] == [2, 0, 0]
    assert view["players"][PURPLE]["treasures"] == [0, 1, 0]
    assert view["supply"] == {"hose": 19, "trident": 9, "weight": 10, "diver": 8}
    assert sum(wreck["cards"] for wreck in view["wrecks"]) == 66
    assert view["first"] == GREEN


@pytest.mark.rule("KL-X14", "KL-X15", "KL-X16")
@pytest.mark.parametrize(
    ("k", "goods", "gold", "antiques"),
    [(1, 200, 60, 100), (2, 150, 60, 150), (3, 100, 60, 200), (4, 100, 60, 200), (5, 100, 60, 200)],
)
def test_goods_of_5_gold_of_2_and_antiques_of_5_by_crowd(
    k: int, goods: int, gold: int, antiques: int
) -> None:
    others = " ".join(["market"] * (k - 1) + ["bar"] * (5 - k))
    for card, income in (
        ("goods 5 deep", goods),
        ("gold 2 medium", gold),
        ("antiques 5 deep", antiques),
    ):
        table = at("market", others, players=5, hands={0: card}).play(f"sell {card}", "done")
        assert table.cash(0) == 100 + income


@pytest.mark.rule("KL-X14", "KL-X15")
def test_unsold_goods_of_5_count_100_and_gold_of_2_counts_40() -> None:
    table = at("bar", hands={0: "goods 5 deep", 1: "gold 2 medium"})
    assert (table.player(0)["fortune"], table.player(1)["fortune"]) == (200, 140)


@pytest.mark.rule("KL-X17")
def test_easy_mark() -> None:
    hand = "antiques 3 medium, goods 5 deep"
    table = at("market", "market market bar", held={0: "easy-mark"}, hands={0: hand})
    table.play("play easy-mark", "change goods 5 deep antiques", "sell antiques 3 medium", "done")
    assert table.cash(0) == 100 + 320
