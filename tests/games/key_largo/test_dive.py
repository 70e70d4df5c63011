"""Dives, draws, monsters, tridents and weights: KL-45 to KL-84."""

import pytest

from games.key_largo.table import DEEP, MEDIUM, SHALLOW, Table, at, dive, event, position

FIVE = "gold 2, goods 2, goods 3, antiques 2, antiques 3"


def statuses(table: Table, seat: int = 0) -> list[str]:
    return [diver["status"] for diver in table.players[seat]["divers"]]


# Who dives and who draws


@pytest.mark.rule("KL-46", "KL-47")
def test_every_diver_that_reaches_the_wreck_goes_down_and_the_others_stay_aboard() -> None:
    table = dive(MEDIUM, FIVE, teams={0: "1 0tw 2"})
    assert statuses(table) == ["ready", "aboard", "ready"]
    assert table.legal() == ["draw 1", "draw 3"]
    table.play("draw 1")
    assert table.hand() == ["gold 2 medium", "goods 2 medium"]


@pytest.mark.rule("KL-49", "KL-R9")
def test_a_diver_that_has_drawn_is_still_present() -> None:
    table = dive(MEDIUM, "gold 2, monster, goods 2, goods 3", teams={0: "1t 1"})
    table.play("draw 1")
    assert table.told_of("killed") == [event("killed", 0, diver=1, wreck=MEDIUM)]
    assert table.team() == ["1", "1"]


@pytest.mark.rule("KL-50", "KL-51")
def test_each_diver_draws_one_card_one_after_the_other() -> None:
    table = dive(SHALLOW, "gold 1, goods 1, antiques 1, gold 2, goods 2")
    drew = [(told["diver"], told["wreck"]) for told in table.told_of("drew")]
    assert drew == [(1, 1), (2, 1), (3, 1)]
    assert table.hand() == ["gold 1 shallow", "goods 1 shallow", "antiques 1 shallow"]
    assert table.pile(SHALLOW) == ["gold 2", "goods 2"]


@pytest.mark.rule("KL-52", "KL-R11")
def test_the_player_names_who_draws_next_where_it_matters() -> None:
    table = dive(MEDIUM, "monster, gold 2, goods 2", teams={0: "2 1w 1"})
    assert table.legal() == ["draw 1", "draw 2", "draw 3"]
    table.play("draw 3")
    assert table.team() == ["2", "1w"]


@pytest.mark.rule("KL-52")
def test_an_extra_draw_is_no_normal_draw() -> None:
    table = dive(SHALLOW, "gold 1, goods 1, antiques 1, gold 2", teams={0: "0w 1"})
    table.play("draw 1", "weight 1 2")
    assert [(told["diver"], told["reason"]) for told in table.told_of("drew")] == [
        (1, "normal"),
        (2, "weight"),
        (2, "normal"),
    ]


@pytest.mark.rule("KL-53", "KL-R10")
def test_nobody_declines_a_draw_before_a_diver_has_fled() -> None:
    table = dive(MEDIUM, FIVE, teams={0: "1w 2"}).play("draw 1")
    assert [move for move in table.legal() if move.startswith(("surface", "done"))] == []
    table = dive(MEDIUM, "monster, gold 2", teams={0: "1 2"}).play("draw 1")
    assert table.legal() == ["surface 1", "draw 1"]


@pytest.mark.rule("KL-55", "KL-R18", "KL-H11")
def test_a_treasure_is_kept_unseen_but_that_it_is_one_is_known() -> None:
    table = dive(SHALLOW, "gold 3, goods 1", teams={0: "0"})
    public = event("drew", 0, diver=1, wreck=1, depth="shallow", reason="normal")
    assert table.told_of("drew", viewer=1) == [public]
    own = table.told_of("drew-own", viewer=0)
    assert own == [{**public, "event": "drew-own", "cards": ["gold 3 shallow"]}]
    assert table.player(0, viewer=1)["cards"] is None


@pytest.mark.rule("KL-56", "KL-R39")
def test_a_hand_has_no_limit() -> None:
    held = "gold 1 shallow, gold 2 shallow, goods 1 shallow, goods 2 shallow, goods 3 shallow"
    more = "gold 2 medium, gold 3 medium, gold 4 medium, gold 5 medium, antiques 5 medium"
    table = dive(SHALLOW, "antiques 1, antiques 2, antiques 3", hands={0: f"{held}, {more}"})
    assert len(table.hand()) == 13


@pytest.mark.rule("KL-57")
def test_treasures_are_kept_whatever_happens_later() -> None:
    table = dive(MEDIUM, "gold 2, monster, goods 2", teams={0: "1 1"})
    assert table.hand() == ["gold 2 medium"]
    assert table.team() == ["1"]


@pytest.mark.rule("KL-58", "KL-R15")
def test_draws_from_an_empty_wreck_are_lost() -> None:
    table = dive(SHALLOW, "gold 1, goods 1")
    assert len(table.hand()) == 2
    assert table.count(SHALLOW) == 0
    assert table.team() == ["0", "0", "0"]


@pytest.mark.rule("KL-59")
def test_a_wreck_without_cards_is_gone() -> None:
    table = dive(SHALLOW, "gold 1, goods 1")
    assert table.told_of("wreck-gone") == [event("wreck-gone", None, wreck=SHALLOW)]
    table = dive(SHALLOW, "gold 1, goods 1, goods 2, antiques 1")
    assert table.told_of("wreck-gone") == []


@pytest.mark.rule("KL-60")
def test_plain_draws_and_kills_leave_the_rest_in_its_order() -> None:
    table = dive(MEDIUM, "gold 2, monster, goods 2, goods 3, antiques 2", teams={0: "1t 1"})
    table.play("draw 2")
    assert table.pile(MEDIUM) == ["goods 3", "antiques 2"]
    assert table.shuffles() == 0


# Monsters


@pytest.mark.rule("KL-61", "KL-R18")
def test_a_monster_is_shown_to_everyone() -> None:
    table = dive(MEDIUM, "monster, gold 2", teams={0: "1"})
    met = event("monster", 0, diver=1, wreck=MEDIUM, depth="medium")
    for viewer in (None, 0, 1):
        assert table.told_of("monster", viewer=viewer) == [met]


@pytest.mark.rule("KL-62", "KL-63")
def test_without_a_trident_the_diver_flees_and_all_he_carries_is_out() -> None:
    table = dive(MEDIUM, "monster, gold 2", teams={0: "2w"})
    assert table.team() == []
    assert table.view()["lost"] == {"hose": 2, "trident": 0, "weight": 1, "diver": 1}
    assert table.supply == {"hose": 18, "trident": 10, "weight": 9, "diver": 11}
    assert table.told_of("fled") == [event("fled", 0, diver=1, left=0)]


@pytest.mark.rule("KL-64")
def test_a_monster_set_aside_is_not_drawn_again_in_the_same_dive() -> None:
    table = dive(MEDIUM, "monster, gold 2", teams={0: "1 1"})
    assert table.view()["dive"]["aside"] == 1
    assert table.count(MEDIUM) == 1
    table.play("draw 1")
    assert table.hand() == ["gold 2 medium"]
    assert table.pile(MEDIUM) == ["monster"]


@pytest.mark.rule("KL-65", "KL-R12")
def test_after_a_flight_each_decides_seeing_the_result_before() -> None:
    table = dive(MEDIUM, "monster, gold 2, goods 2, goods 3")
    assert table.legal() == ["surface all", "surface 1", "draw 1"]
    table.play("draw 1")
    assert table.legal() == ["surface 2", "draw 2"]
    table.play("surface 2")
    assert table.hand() == ["gold 2 medium"]
    assert table.team() == ["1", "1"]


@pytest.mark.rule("KL-65", "KL-R12")
def test_all_may_surface_at_once_and_end_the_dive() -> None:
    table = dive(MEDIUM, "monster, gold 2, goods 2").play("surface all")
    assert [told["diver"] for told in table.told_of("surfaced")] == [1, 2]
    assert table.step != "diving"
    assert table.count(MEDIUM) == 3


@pytest.mark.rule("KL-R12", "KL-78")
def test_a_diver_who_surfaced_lends_nothing() -> None:
    table = dive(MEDIUM, "monster, gold 2, goods 2, goods 3", teams={0: "1 1w 2"})
    table.play("draw 1", "surface 1")
    assert table.view()["players"][0]["divers"][0]["status"] == "up"
    table.play("draw 2")
    assert table.hand() == ["gold 2 medium"]
    assert table.team() == ["1w", "2"]


@pytest.mark.rule("KL-66", "KL-R17")
def test_monsters_go_back_and_are_shuffled_once_when_all_draws_are_over() -> None:
    table = dive(MEDIUM, "monster, monster, gold 2, goods 2").play("draw 1", "draw 1")
    assert table.hand() == ["gold 2 medium"]
    assert table.team() == ["1"]
    assert table.shuffles() == 1
    assert sorted(table.pile(MEDIUM)) == ["goods 2", "monster", "monster"]
    assert table.told_of("shuffled") == [event("shuffled", None, what="wreck", wreck=MEDIUM)]


@pytest.mark.rule("KL-67", "KL-R15")
def test_a_lone_monster_is_put_back_alone() -> None:
    table = dive(MEDIUM, "monster", teams={0: "1 1"})
    assert table.step != "diving"
    assert table.pile(MEDIUM) == ["monster"]
    assert table.team() == ["1"]


@pytest.mark.rule("KL-68")
def test_a_player_can_lose_the_last_diver_and_recruit_again() -> None:
    table = position(teams={0: "1"}, wrecks={MEDIUM: "monster, gold 2"})
    table.plan("dive bar", "dolphins shop").play(f"sail {MEDIUM}")
    assert table.team() == []
    table.play("recruit")
    assert table.team() == ["0"]


# Tridents


@pytest.mark.rule("KL-69", "KL-73", "KL-74")
def test_a_trident_kills_the_monster_and_the_diver_draws_a_replacement() -> None:
    table = dive(MEDIUM, "monster, gold 2, goods 2", teams={0: "1t"})
    assert table.team() == ["1"]
    assert (
        table.view()["killed"][1]
        == 1 + position(wrecks={MEDIUM: "monster, gold 2, goods 2"}).view()["killed"][1]
    )
    assert table.view()["lost"]["trident"] == 1
    assert table.hand() == ["gold 2 medium"]
    assert table.told_of("drew")[0]["reason"] == "replacement"


@pytest.mark.rule("KL-70")
def test_any_present_diver_can_lend_a_trident() -> None:
    table = dive(MEDIUM, "monster, gold 2, goods 2", teams={0: "1 1t"}).play("draw 1")
    assert table.team() == ["1", "1"]
    assert table.told_of("killed") == [event("killed", 0, diver=2, wreck=MEDIUM)]


@pytest.mark.rule("KL-71", "KL-R13")
def test_of_several_tridents_the_player_chooses_one() -> None:
    table = dive(MEDIUM, "monster, gold 2, goods 2", teams={0: "1t 1 2t"}).play("draw 2")
    assert table.step == "monster"
    assert table.legal() == ["trident 1", "trident 3"]
    table.play("trident 3")
    assert table.team() == ["1t", "1", "2"]
    table = dive(MEDIUM, "monster, gold 2, goods 2", teams={0: "1t 1 1t"}).play("draw 2")
    assert table.legal() == ["trident 1", "trident 3"]


@pytest.mark.rule("KL-R13")
def test_the_trident_of_the_diver_who_drew_is_offered_first_and_none_can_be_spared() -> None:
    table = dive(MEDIUM, "monster, gold 2", teams={0: "1t 2t"}).play("draw 2")
    assert table.legal() == ["trident 2", "trident 1"]


@pytest.mark.rule("KL-72")
def test_the_trident_of_a_diver_aboard_is_of_no_use() -> None:
    table = dive(MEDIUM, "monster, gold 2", teams={0: "1 0t"})
    assert table.team() == ["0t"]


@pytest.mark.rule("KL-75", "KL-R14")
def test_a_monster_as_replacement_needs_another_trident() -> None:
    table = dive(MEDIUM, "monster, monster, gold 2", teams={0: "1t"})
    assert table.team() == []
    assert sorted(table.pile(MEDIUM)) == ["gold 2", "monster"]
    assert table.shuffles() == 1
    table = dive(MEDIUM, "monster, monster, gold 2", teams={0: "1t 1t"}).play("trident 1")
    assert table.team() == ["1", "1"]
    assert table.hand() == ["gold 2 medium"]


@pytest.mark.rule("KL-76", "KL-R16")
def test_killing_the_last_card_leaves_the_diver_safe_without_a_replacement() -> None:
    table = dive(MEDIUM, "monster", teams={0: "1t"})
    assert table.team() == ["1"]
    assert table.hand() == []
    assert table.count(MEDIUM) == 0


@pytest.mark.rule("KL-I6")
def test_nobody_flees_while_a_trident_is_there() -> None:
    table = dive(DEEP, "monster, monster, gold 4, gold 5", teams={0: "2 2t 2t"})
    table.play("draw 1")
    while table.step == "monster":
        table.play(table.legal()[0])
    assert table.told_of("fled") == []


# Weights


@pytest.mark.rule("KL-77")
def test_after_a_treasure_a_weight_brings_an_extra_card() -> None:
    table = dive(SHALLOW, "gold 1, goods 1, goods 2", teams={0: "0w"})
    assert table.legal() == ["done", "weight 1 1"]
    table.play("weight 1 1")
    assert table.hand() == ["gold 1 shallow", "goods 1 shallow"]
    assert table.told_of("used-weight") == [event("used-weight", 0, diver=1, drawer=1)]
    assert [told["reason"] for told in table.told_of("drew")] == ["normal", "weight"]


@pytest.mark.rule("KL-77")
def test_the_weight_may_be_kept() -> None:
    table = dive(SHALLOW, "gold 1, goods 1", teams={0: "0w"}).play("done")
    assert table.team() == ["0w"]
    assert len(table.hand()) == 1


@pytest.mark.rule("KL-78", "KL-79", "KL-R19")
def test_any_present_diver_lends_the_weight_and_any_draws() -> None:
    table = dive(MEDIUM, FIVE, teams={0: "1 1w 0w"}).play("draw 1")
    assert table.legal() == ["draw 2", "weight 2 1", "weight 2 2"]
    table.play("weight 2 1")
    assert [told["diver"] for told in table.told_of("drew")] == [1, 1, 2]
    assert len(table.hand()) == 3
    assert table.team() == ["1", "1", "0w"]


@pytest.mark.rule("KL-80", "KL-R20")
def test_each_treasure_opens_the_chance_for_one_weight() -> None:
    table = dive(SHALLOW, "gold 1, goods 1, antiques 1, gold 2", teams={0: "0w 1w"})
    table.play("draw 1", "weight 1 1")
    assert [move for move in table.legal() if move.startswith("weight")] == [
        "weight 2 1",
        "weight 2 2",
    ]
    table.play("weight 2 1")
    assert len(table.hand()) == 4
    assert table.view()["lost"]["weight"] == 2


@pytest.mark.rule("KL-80", "KL-R20")
def test_a_replacement_opens_the_chance_too() -> None:
    table = dive(MEDIUM, "monster, gold 2, goods 2", teams={0: "1tw"}).play("weight 1 1")
    assert table.hand() == ["gold 2 medium", "goods 2 medium"]
    assert table.team() == ["1"]


@pytest.mark.rule("KL-81", "KL-R20")
def test_no_weight_before_the_first_treasure_or_after_a_monster() -> None:
    table = dive(MEDIUM, "gold 2, monster, goods 2, goods 3, antiques 2", teams={0: "1 1w 2"})
    assert table.legal() == ["draw 1", "draw 2", "draw 3"]
    table.play("draw 2", "draw 1")
    assert table.legal() == ["surface 2", "draw 2"]
    table.play("draw 2")
    assert table.legal() == ["done", "weight 1 1", "weight 1 2"]


@pytest.mark.rule("KL-82", "KL-83", "KL-R21")
def test_a_monster_as_extra_card_drives_the_diver_off_and_the_weight_is_gone() -> None:
    table = dive(MEDIUM, "gold 2, monster, goods 2", teams={0: "1w"}).play("weight 1 1")
    assert table.team() == []
    assert table.hand() == ["gold 2 medium"]
    assert table.view()["lost"] == {"hose": 1, "trident": 0, "weight": 1, "diver": 1}
    assert sorted(table.pile(MEDIUM)) == ["goods 2", "monster"]


@pytest.mark.rule("KL-82")
def test_a_monster_as_extra_card_can_be_killed_and_is_replaced() -> None:
    table = dive(MEDIUM, "gold 2, monster, goods 2, goods 3", teams={0: "1tw"}).play("weight 1 1")
    assert table.team() == ["1"]
    assert table.hand() == ["gold 2 medium", "goods 2 medium"]


@pytest.mark.rule("KL-R21")
def test_who_flees_on_an_extra_draw_loses_the_normal_one_and_the_others_may_surface() -> None:
    table = dive(MEDIUM, "gold 2, monster, goods 2, goods 3", teams={0: "1w 1 2"})
    table.play("draw 1", "weight 1 2")
    assert table.team() == ["1", "2"]
    assert table.legal() == ["surface 2", "draw 2"]


@pytest.mark.rule("KL-84", "KL-R15")
def test_no_weight_on_an_empty_wreck() -> None:
    table = dive(SHALLOW, "gold 1", teams={0: "0w"})
    assert table.step != "diving"
    assert table.team() == ["0w"]


@pytest.mark.rule("KL-R10", "KL-46")
def test_a_shallow_dive_takes_the_whole_team_down() -> None:
    table = at("dive", teams={0: "0 1 2"}).play("sail 2")
    assert statuses(table) == ["ready", "ready", "ready"]


@pytest.mark.rule("KL-77", "KL-78")
def test_every_way_to_use_one_of_two_weights_is_offered() -> None:
    table = dive(SHALLOW, "gold 1, goods 1, antiques 1, gold 2", teams={0: "0w 0w"})
    assert table.legal_with("weight") == ["weight 1 1", "weight 1 2", "weight 2 1", "weight 2 2"]
