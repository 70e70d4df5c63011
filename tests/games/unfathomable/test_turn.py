"""The turn and its steps: UNF-055 to UNF-066, UNF-343 to UNF-347."""

import pytest

from games.unfathomable.table import Table, position


def drawn(table: Table, seat: int) -> dict[str, int | None]:
    """From which decks a seat drew how many cards."""
    events = table.told_of("drew", "drew-own")
    return {event["skill"]: event.get("count") for event in events if event["seat"] == seat}


def pass_turn(table: Table) -> Table:
    """Do nothing to the end of the turn; the crisis takes its default."""
    table.play("end")
    turn = table.view()["turn"]
    while table.view()["turn"] == turn and table.asked:
        seat = table.asked[0]
        table.state.play(seat, table.state.legal(seat)[0])
    return table


@pytest.mark.rule("UNF-055", "UNF-346")
def test_turns_go_clockwise_and_limits_are_renewed() -> None:
    table = position(
        places={0: "galley"}, mythos="flooding-compartment", chaos="will-5 will-5 will-4"
    )
    table.play("use space", "draw lore", "done")
    assert table.refuses("use space")
    pass_turn(table)
    assert table.view()["current"] == 1
    assert table.state.dump()["used"] == 0


@pytest.mark.rule("UNF-056", "UNF-113")
def test_a_human_receives_skills_acts_and_meets_a_mythos_card() -> None:
    table = position(mythos="flooding-compartment", chaos="will-5 will-5 will-4")
    pass_turn(table)
    kinds = [event["event"] for event in table.told()]
    assert kinds.index("mythos") < kinds.index("turn")
    assert drawn(table, 1) == {"influence": 1, "observation": 2, "strength": 2}


@pytest.mark.rule("UNF-057", "UNF-058")
def test_a_revealed_traitor_has_no_mythos_step() -> None:
    table = position(traitors={0: "hybrid"})
    table.play("end")
    assert table.told_of("mythos") == []
    assert table.view()["current"] == 1


@pytest.mark.rule("UNF-059", "UNF-T1")
def test_at_the_start_of_the_turn_the_improvement_may_be_switched() -> None:
    table = position(
        items={1: "fine-clothes binoculars"}, worn=[-1, 11, -1, -1], traitors={0: "hybrid"}
    )
    table.play("end")
    assert table.asked == [1]
    assert table.legal() == ["wear fine-clothes", "wear binoculars", "wear nothing"]
    table.play("wear binoculars")
    assert drawn(table, 1) == {"influence": 1, "observation": 3, "strength": 2}


@pytest.mark.rule("UNF-060", "UNF-X13")
def test_the_whole_skill_set_is_drawn() -> None:
    table = position(current=2, traitors={2: "hybrid"})
    table.play("end")
    assert drawn(table, 3) == {"lore": 3, "will": 2}


@pytest.mark.rule("UNF-061", "UNF-063")
@pytest.mark.parametrize(("place", "influence"), [("galley", 2), ("brig", 1)])
def test_an_active_improvement_adds_a_card_outside_the_brig(place: str, influence: int) -> None:
    table = position(
        items={1: "fine-clothes"}, worn=[-1, 11, -1, -1], places={1: place}, traitors={0: "hybrid"}
    )
    table.play("end", "wear fine-clothes")
    assert drawn(table, 1) == {"influence": influence, "observation": 2, "strength": 2}


@pytest.mark.rule("UNF-062", "UNF-286")
def test_in_the_sick_bay_one_card_of_the_set_is_drawn() -> None:
    table = position(
        items={1: "mystical-text"},
        worn=[-1, 12, -1, -1],
        places={1: "sick-bay"},
        traitors={0: "hybrid"},
    )
    table.play("end", "wear mystical-text")
    assert table.legal() == ["draw influence", "draw lore", "draw observation", "draw strength"]
    table.play("draw lore")
    assert drawn(table, 1) == {"lore": 1}
    assert table.step == "actions"


@pytest.mark.rule("UNF-287")
def test_whoever_has_left_the_sick_bay_draws_the_full_set() -> None:
    table = position(places={0: "sick-bay"}, actions=1, traitors={1: "hybrid"}, current=0)
    table.play("move galley")
    table = position(current=2, traitors={2: "hybrid"}, places={3: "galley"})
    table.play("end")
    assert drawn(table, 3) == {"lore": 3, "will": 2}


@pytest.mark.rule("UNF-064")
def test_a_split_is_declared_before_the_first_card_is_drawn() -> None:
    table = position(places={0: "galley"}, dice="8")
    table.play("use space", "draw influence", "draw will")
    assert table.hand(0) == []
    assert table.view(0)["players"][0]["staged"] == ["influence", "will"]
    assert table.view(1)["players"][0]["staged"] is None
    table.play("done")
    assert len(table.hand(0)) == 2


@pytest.mark.rule("UNF-065", "UNF-R37")
def test_an_empty_skill_deck_is_renewed_when_the_next_card_is_needed() -> None:
    table = position(hands={0: "observation-1"})
    document = table.state.dump()
    deck = document["skill_decks"][1]
    pile = [kind + 32 * 63 for kind in deck[1:]]
    document["skill_decks"][1], document["discards"][1] = deck[:1], pile
    table.state._load_fields(document)
    table.play("play observation-1", "draw lore", "draw lore")
    assert len(table.hand(0)) == 2
    assert table.told_of("shuffled") != []
    assert len(table.state.dump()["skill_decks"][1]) == len(pile) - 1


@pytest.mark.rule("UNF-065", "UNF-347")
def test_what_is_not_there_is_not_drawn() -> None:
    all_but_chaos = "lore-1 " * 7 + "lore-2 " * 5 + "lore-3 " * 4 + "lore-4 " * 3
    table = position(hands={0: "observation-1", 1: all_but_chaos})
    table.play("play observation-1", "draw lore", "draw will")
    assert len(table.hand(0)) == 1
    assert drawn(table, 0) == {"will": 1}


@pytest.mark.rule("UNF-066", "UNF-343", "UNF-T23")
def test_at_the_end_of_a_turn_everybody_discards_down_to_ten_at_the_same_time() -> None:
    table = position(
        traitors={0: "hybrid"},
        hands={
            1: "lore-1 " * 5 + "lore-2 " * 5 + "lore-3",
            2: "will-1 " * 5 + "will-2 " * 5 + "will-3 " * 2,
            3: "strength-1",
        },
    )
    table.play("end")
    assert table.asked == [1, 2]
    table.play_as(2, "discard will-1")
    assert table.view()["players"][2]["hand"] == 12
    table.play_as(1, "discard lore-3")
    table.play_as(2, "discard will-3").quiet("order")
    assert [player["hand"] for player in table.view()["players"]][2] == 10
    assert table.view()["current"] == 1


@pytest.mark.rule("UNF-344")
def test_with_ten_cards_nobody_discards() -> None:
    ten = "lore-1 lore-1 lore-1 lore-1 lore-1 lore-2 lore-2 lore-2 lore-2 lore-2"
    table = position(traitors={0: "hybrid"}, hands={1: ten})
    table.play("end")
    assert table.told_of("discarded") == []


@pytest.mark.rule("UNF-345", "UNF-R69", "UNF-H13")
def test_of_a_discard_the_others_see_the_skills_and_the_top_that_the_discarder_chooses() -> None:
    twelve = "lore-1 lore-1 lore-1 lore-1 lore-1 lore-2 lore-2 lore-2 lore-2 lore-2 lore-3 lore-3"
    table = position(traitors={0: "hybrid"}, hands={1: twelve})
    table.play("end", "discard lore-1", "discard lore-3")
    [seen] = table.told_of("discarded")
    assert (seen["skills"], seen["tops"]) == (["lore", "lore"], [])
    [own] = table.told_of("discarded-own", viewer=1)
    assert own["cards"] == ["lore-1", "lore-3"]
    assert (table.asked, table.legal()) == ([1], ["top lore-1", "top lore-3"])
    assert table.view(2)["tops"] == {}
    table.play("top lore-3")
    assert table.view(2)["tops"] == {"lore": "lore-3"}
    assert "lore-1" not in str(table.told(2))


@pytest.mark.rule("UNF-R69")
def test_the_order_is_asked_even_of_cards_that_are_alike() -> None:
    eleven = "lore-1 lore-1 lore-1 lore-1 lore-1 lore-1 lore-2 lore-2 lore-2 lore-2 lore-2 lore-3"
    table = position(traitors={0: "hybrid"}, hands={1: eleven})
    table.play("end", "discard lore-1", "discard lore-1")
    assert table.legal() == ["top lore-1"]


@pytest.mark.rule("UNF-R69")
def test_a_single_card_of_its_skill_ends_on_top() -> None:
    eleven = "lore-1 lore-1 lore-1 lore-1 lore-1 lore-2 lore-2 lore-2 lore-2 lore-2 will-1 will-2"
    table = position(traitors={0: "hybrid"}, hands={1: eleven})
    table.play("end", "discard lore-1", "discard will-1")
    assert table.told_of("discarded")[0]["tops"] == ["lore-1", "will-1"]
    assert table.view()["tops"] == {"lore": "lore-1", "will": "will-1"}
