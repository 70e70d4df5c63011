"""The course of a day, planning, revealing and placing boats: KL-16 to KL-40."""

import pytest

import abyssal
from abyssal.games.key_largo.premoves import can_foresee, foresee
from games.key_largo.table import DEEP, GAME, MEDIUM, Table, at, dealt, dive, event, position


def kinds(table: Table) -> list[str]:
    return [event["event"] for event in table.told()]


@pytest.mark.rule("KL-16", "KL-17")
def test_the_game_is_ten_days_of_two_actions_for_everyone() -> None:
    table = dealt(3)
    for day in range(1, 11):
        assert table.day == day
        table.plan("dolphins shop").close_all()
    assert table.state.over()
    actions = [event["seat"] for event in table.told_of("turn")]
    assert [actions.count(seat) for seat in range(3)] == [20, 20, 20]


@pytest.mark.rule("KL-18")
def test_a_day_is_planning_morning_afternoon_and_sunset() -> None:
    table = dealt(3).plan("dolphins bar").close_all()
    order = ["planned"] * 3 + ["revealed"] + ["docked"] * 3 + ["turn", "collected"] * 3
    assert [kind for kind in kinds(table) if kind != "planned"][: len(order) - 3] == order[3:]
    afternoon = kinds(table)[len(order) - 3 :]
    assert afternoon[:4] == ["revealed"] + ["docked"] * 3
    assert afternoon[-2:] == ["sunset", "day"]


@pytest.mark.rule("KL-19")
def test_a_plan_is_exactly_two_cards() -> None:
    table = dealt(3)
    for text in ("plan bar", "plan bar shop market", "plan"):
        with pytest.raises(abyssal.BadRequest):
            table.play_as(0, text)
    assert len(table.legal(0)) == 20


@pytest.mark.rule("KL-20")
def test_the_order_of_the_two_cards_is_part_of_the_plan() -> None:
    table = dealt(3).plan("bar shop", "shop bar", "shop bar")
    assert [player["morning"] for player in table.players] == ["bar", "shop", "shop"]


@pytest.mark.rule("KL-21")
def test_the_two_cards_are_different() -> None:
    for place in ("dive", "bar", "dolphins", "shop", "market"):
        with pytest.raises(abyssal.BadRequest):
            GAME.read(f"plan {place} {place}")


@pytest.mark.rule("KL-22")
def test_nothing_is_revealed_before_the_last_plan() -> None:
    table = dealt(3)
    table.play_as(2, "plan bar shop")
    table.play_as(0, "plan bar shop")
    assert table.told() == []
    assert table.state.to_act() == [1]
    table.play_as(1, "plan bar shop")
    assert kinds(table)[0] == "revealed"


@pytest.mark.rule("KL-23", "KL-R1")
def test_an_action_that_is_impossible_may_be_planned_and_counts_at_the_port() -> None:
    table = dealt(3).plan("market bar", "market bar", "shop bar")
    assert table.crowd("market") == 2
    assert table.told_of("sold-nothing") == [event("sold-nothing", 0), event("sold-nothing", 1)]
    assert (table.step, table.active) == ("shop", 2)


@pytest.mark.rule("KL-24", "KL-R2")
def test_a_plan_can_be_changed_until_the_last_player_has_planned() -> None:
    table = dealt(3)
    table.play_as(0, "plan bar shop")
    table.play_as(1, "plan bar shop")
    table.play_as(0, "plan shop bar")
    table.play_as(2, "plan bar market")
    assert table.player(0)["morning"] == "shop"
    with pytest.raises(abyssal.Illegal):
        table.play_as(1, "plan bar market")


@pytest.mark.rule("KL-24")
def test_the_afternoon_cannot_be_changed_once_the_morning_is_known() -> None:
    table = dealt(3).plan("bar shop", "bar market", "bar shop")
    assert table.step == "bar"
    for seat in range(3):
        with pytest.raises(abyssal.Illegal):
            table.play_as(seat, "plan bar dolphins")


@pytest.mark.rule("KL-25", "KL-R2")
def test_all_cards_are_back_on_the_next_day() -> None:
    table = dealt(3).plan("dolphins shop").close_all()
    assert len(table.legal(0)) == 20
    table.plan("dolphins shop")
    assert table.player(0)["morning"] == "dolphins"


@pytest.mark.rule("KL-25")
def test_whoever_is_to_act_can_plan_the_next_day_ahead() -> None:
    table = at("bar", "bar shop")
    assert "done" in table.legal(0)
    state = table.state.copy()
    assert can_foresee(state, 0)
    tomorrow = foresee(state, 0)
    assert (tomorrow.day, tomorrow.to_act()) == (2, [0, 1, 2, 3])
    plan = GAME.read("plan market dive")
    assert tomorrow.allows(0, plan)
    assert plan in tomorrow.legal(0)


@pytest.mark.rule("KL-26")
def test_mornings_are_revealed_together_and_afternoons_stay_hidden() -> None:
    table = dealt(3).plan("bar shop", "shop bar", "market dive")
    [revealed] = table.told_of("revealed")
    assert revealed == event("revealed", None, half="morning", places=["bar", "shop", "market"])
    assert [player["afternoon"] for player in table.players] == [None, None, None]
    assert table.player(0)["afternoon"] == "shop"


@pytest.mark.rule("KL-27")
def test_afternoons_are_revealed_together_after_all_morning_actions() -> None:
    table = dealt(3).plan("bar dolphins", "dolphins bar", "shop market")
    table.play("done")
    assert table.active == 2
    assert len(table.told_of("revealed")) == 1
    table.play("done")
    assert table.told_of("revealed")[1]["places"] == ["dolphins", "bar", "market"]
    assert [player["afternoon"] for player in table.players] == ["dolphins", "bar", "market"]


@pytest.mark.rule("KL-28", "KL-29")
def test_boats_are_placed_in_turn_order_before_anyone_acts() -> None:
    table = position(first=2).plan("dolphins shop", "bar shop", "dive shop", "shop bar")
    assert (table.step, table.active) == ("placing", 2)
    assert kinds(table) == ["revealed"]
    table.play("sail 2")
    assert [event["seat"] for event in table.told_of("docked", "anchored")] == [2, 3, 0, 1]
    assert kinds(table).index("turn") > max(
        place for place, kind in enumerate(kinds(table)) if kind in ("docked", "anchored")
    )


@pytest.mark.rule("KL-30", "KL-31")
def test_ports_take_any_number_of_boats_without_a_choice() -> None:
    table = position(5).plan("shop bar")
    assert table.crowd("shop") == 5
    assert [table.boat(seat) for seat in range(5)] == ["shop"] * 5


@pytest.mark.rule("KL-32")
def test_a_diver_chooses_a_wreck_knowing_all_cards_and_earlier_boats() -> None:
    table = position().plan("dive bar", "dive bar", "market bar", "bar shop")
    table.play("sail 1")
    view = table.view(1)
    assert [player["morning"] for player in view["players"]] == ["dive", "dive", "market", "bar"]
    assert table.boat(0) == 1
    assert table.active == 1
    table.play("sail 3")
    assert table.boat(1) == 3


@pytest.mark.rule("KL-33")
def test_a_wreck_is_legal_with_cards_without_a_boat_and_within_reach() -> None:
    table = position(teams={0: "0", 1: "1 0"}, wrecks={2: ""}).plan(
        "dive bar", "dive bar", "bar dive"
    )
    assert table.legal() == ["sail 1", "sail 3", "sail 4"]
    table.play("sail 3")
    assert table.legal() == [f"sail {number}" for number in (1, 4, 5, 6, 7, 8, 9)]


@pytest.mark.rule("KL-34")
def test_an_earlier_boat_blocks_its_wreck_for_all_later_ones() -> None:
    table = position().plan("dive bar", "dive bar", "bar shop")
    table.play("sail 2")
    assert table.refuses("sail 2")


@pytest.mark.rule("KL-35", "KL-R4")
def test_the_only_legal_wreck_must_be_taken() -> None:
    table = position(wrecks={1: "", 2: "", 3: ""}).plan("dive bar", "bar shop")
    assert table.boat(0) == 4
    table = position().plan("dive bar", "bar shop")
    assert table.legal() == ["sail 1", "sail 2", "sail 3", "sail 4"]


@pytest.mark.rule("KL-36", "KL-R5")
def test_without_a_legal_wreck_the_dive_is_lost_without_cost() -> None:
    table = position(5).plan("dive bar").play("sail 1", "sail 2", "sail 3")
    assert [event["wreck"] for event in table.told_of("anchored")] == [1, 2, 3, 4]
    assert table.told_of("no-wreck") == [event("no-wreck", 4)]
    assert table.hand(4) == []
    assert table.cash(4) == 100


@pytest.mark.rule("KL-36")
def test_without_a_diver_the_dive_is_lost() -> None:
    table = position(teams={0: ""}).plan("dive bar", "bar dive")
    assert table.boat(0) is None
    assert table.hand(0) == []


@pytest.mark.rule("KL-37", "KL-R3")
def test_a_boat_of_the_morning_blocks_nothing_in_the_afternoon() -> None:
    table = position().plan("bar dive", "bar dolphins", "bar dolphins", "dive bar")
    table.play("sail 2", "done", "done", "done")
    assert (table.step, table.active) == ("placing", 0)
    table.play("sail 2")
    assert table.boat(0) == 2
    assert table.boat(3) == "bar"


@pytest.mark.rule("KL-38", "KL-R7")
def test_the_crowd_counts_every_boat_once_all_are_placed_and_stays() -> None:
    table = at("shop", "shop shop dolphins", cash={1: 0, 2: 0})
    assert table.visit["crowd"] == 3
    table.play("buy hose 1")
    assert table.cash(0) == 100 - 40
    table = at("shop", "shop shop dolphins", cash={0: 0, 2: 0})
    assert (table.active, table.visit["crowd"]) == (1, 3)
    assert table.visit["prices"] == {"hose": 40, "trident": 50, "weight": 50}


@pytest.mark.rule("KL-39")
def test_an_action_is_finished_before_the_next_begins() -> None:
    table = at("bar", "bar shop shop", cash={0: 120})
    table.play("round 1", "look 2")
    assert table.active == 0
    table.play("done")
    assert table.active == 1


def test_nobody_acts_for_whoever_is_to_act() -> None:
    state = at("bar", "dolphins").state
    for action in state.legal(0):
        assert state.allows(0, action)
        for other in (1, 2, 3, 4, -1):
            assert not state.allows(other, action)


@pytest.mark.rule("KL-40")
def test_who_can_do_nothing_does_nothing() -> None:
    table = at("shop", teams={0: ""})
    assert table.cash(0) == 100
    assert table.told_of("turn")[0]["seat"] == 0
    assert table.told_of("turn")[1]["seat"] == 1


@pytest.mark.rule("KL-R6", "KL-59")
def test_an_emptied_wreck_can_be_neither_dived_on_nor_looked_at() -> None:
    table = position(wrecks={1: "gold 1"}, teams={0: "0"})
    table.plan("dive bar", "dolphins dive", "dolphins shop")
    table.play("sail 1")
    assert table.count(1) == 0
    assert table.told_of("wreck-gone") == [event("wreck-gone", None, wreck=1)]
    assert (table.step, table.active) == ("placing", 1)
    assert table.legal() == ["sail 2", "sail 3", "sail 4"]
    table.play("sail 2")
    assert table.active == 0
    assert table.refuses("round 1")
    assert not table.refuses("round 2")


@pytest.mark.rule("KL-R6", "KL-R16")
def test_a_wreck_of_one_monster_can_be_dived_on_and_looked_at() -> None:
    lone = {MEDIUM: "monster"}
    table = position(wrecks=lone, teams={0: "1t"}).plan("dive bar", "dolphins shop")
    table.play(f"sail {MEDIUM}")
    assert table.count(MEDIUM) == 0
    assert table.team(0) == ["1"]
    assert table.told_of("wreck-gone") != []
    table = at("bar", wrecks=lone)
    assert f"round {MEDIUM}" in table.legal()


@pytest.mark.rule("KL-R8", "KL-68")
def test_a_player_without_divers_and_money_plays_on() -> None:
    table = position(cash={0: 0}, teams={0: ""}).plan("dolphins bar", "dolphins shop")
    assert table.cash(0) == 40
    assert table.step == "bar"


@pytest.mark.rule("KL-R8")
def test_the_game_goes_on_when_all_wrecks_are_empty() -> None:
    table = position(3, day=9, wrecks=dict.fromkeys(range(1, 12), ""))
    table.plan("dive bar").close_all()
    assert table.day == 10
    assert "round 1" not in table.plan("bar dive").legal()
    table.close_all()
    assert table.state.over()


@pytest.mark.rule("KL-41", "KL-42", "KL-43")
@pytest.mark.parametrize(("hoses", "wrecks"), [("0", 4), ("1", 9), ("2", 14)])
def test_hoses_say_how_deep_a_diver_goes(hoses: str, wrecks: int) -> None:
    table = position(teams={0: hoses}).plan("dive bar", "bar dive")
    assert table.legal() == [f"sail {number}" for number in range(1, wrecks + 1)]


@pytest.mark.rule("KL-44")
def test_diving_does_not_use_hoses_up() -> None:
    table = dive(DEEP, "gold 4, gold 5, gold 6, goods 4, goods 5", teams={0: "2"})
    assert table.hand(0) == ["gold 4 deep"]
    assert table.team(0) == ["2"]


@pytest.mark.rule("KL-48")
def test_a_wreck_may_be_shallower_than_the_divers_could_go() -> None:
    table = position(teams={0: "2 1 0"}).plan("dive bar", "bar dive")
    assert table.legal() == [f"sail {number}" for number in range(1, 15)]
    table.play("sail 1")
    assert [diver["status"] for diver in table.players[0]["divers"]] == ["ready"] * 3
