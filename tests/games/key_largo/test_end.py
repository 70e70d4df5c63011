"""Sunset, the end and the final count: KL-133 to KL-140."""

from typing import Any

import pytest

from games.key_largo.table import Table, at, dealt, event, position


def last_day(**details: Any) -> Table:
    """The end of a game in which nobody did anything on the last day."""
    return position(3, day=10, **details).plan("bar shop").close_all()


@pytest.mark.rule("KL-133")
def test_the_first_player_card_passes_to_the_left() -> None:
    table = dealt(4, numbers=(3,))
    assert table.first == 3
    table.plan("dolphins market").close_all()
    assert table.first == 0
    assert table.order == [0, 1, 2, 3]


@pytest.mark.rule("KL-134")
def test_the_buoy_moves_on() -> None:
    table = dealt(4).plan("dolphins market").close_all()
    assert (table.day, table.weekday) == (2, "sat")
    assert table.told_of("sunset") == [event("sunset", None, day=1, weekday="fri")]


@pytest.mark.rule("KL-135")
def test_the_game_ends_after_the_afternoon_of_the_second_sunday() -> None:
    table = position(3, day=10).plan("shop bar")
    for _ in range(3):
        assert not table.state.over()
        table.play("done")
    assert table.step == "bar"
    table.play("done", "done", "done")
    assert table.state.over()
    assert table.result()["ending"] == "season"


@pytest.mark.rule("KL-136")
def test_a_fortune_is_cash_and_final_values() -> None:
    table = last_day(cash={0: 250}, hands={0: "gold 4 deep, antiques 5 deep, diamond 300 deep"})
    assert table.result()["scores"] == [250 + 80 + 100 + 300, 100, 100]


@pytest.mark.rule("KL-137")
def test_unsold_cards_count_20_a_unit_whatever_the_market_pays() -> None:
    hands = {0: "gold 2 shallow", 1: "goods 5 deep", 2: "antiques 8 deep"}
    assert last_day(hands=hands).result()["scores"] == [140, 200, 260]


@pytest.mark.rule("KL-138", "KL-R36")
def test_divers_equipment_and_encounters_are_worth_nothing() -> None:
    table = last_day(teams={0: "2tw 2tw 2tw", 1: ""}, held={0: "jeweller family"})
    assert table.result()["scores"] == [100, 100, 100]
    assert table.result()["winners"] == [0, 1, 2]


@pytest.mark.rule("KL-139")
def test_the_richest_wins() -> None:
    table = last_day(cash={2: 110})
    assert table.result()["winners"] == [2]
    assert table.winners == [2]
    assert table.told_of("won") == [event("won", None, winners=[2])]


@pytest.mark.rule("KL-140", "KL-R37")
def test_equal_fortunes_share_a_place() -> None:
    table = last_day(cash={0: 50, 1: 200, 2: 100}, hands={2: "goods 5 deep"})
    assert table.result()["ranks"] == [3, 1, 1]
    assert table.result()["winners"] == [1, 2]
    table = last_day(cash={0: 50, 1: 200, 2: 50})
    assert table.result()["ranks"] == [2, 1, 2]


@pytest.mark.rule("KL-H21")
def test_all_hands_are_shown_at_the_final_count() -> None:
    table = last_day(hands={0: "gold 2 shallow"}, held={1: "regular"})
    for viewer in (None, 2):
        view = table.view(viewer)
        assert view["players"][0]["cards"] == ["gold 2 shallow"]
        assert view["players"][1]["encounter_cards"] == ["regular"]
        assert [player["fortune"] for player in view["players"]] == [140, 100, 100]
    counted = event("counted", 0, cash=100, cards=["gold 2 shallow"], points=140)
    assert table.told_of("counted")[0] == counted
    assert at("bar", hands={0: "gold 2 shallow"}).player(0, viewer=1)["fortune"] is None
