"""The five texts of the treachery cards, which only revealed traitors play: UNF-SK-…"""

from typing import Any

import pytest

from games.unfathomable.table import Table, position


def traitor(cards: str, **fields: Any) -> Table:
    """Seat 0 has revealed and holds these cards."""
    fields = {"hands": {0: cards}, "traitors": {0: "hybrid"}, "items": {0: ""}, **fields}
    return position(**fields)


@pytest.mark.parametrize(
    ("card", "text"),
    [
        pytest.param(
            *("treachery-1", "reinforcements"), marks=pytest.mark.rule("UNF-SK-reinforcements")
        ),
        pytest.param(
            *("treachery-2", "call-to-action"), marks=pytest.mark.rule("UNF-SK-call-to-action")
        ),
        pytest.param(*("treachery-3", "siren-song"), marks=pytest.mark.rule("UNF-SK-siren-song")),
        pytest.param(*("treachery-4", "ransack"), marks=pytest.mark.rule("UNF-SK-ransack")),
        pytest.param(
            *("treachery-5", "perform-rites"), marks=pytest.mark.rule("UNF-SK-perform-rites")
        ),
    ],
)
@pytest.mark.rule("UNF-081")
def test_a_treachery_text_is_for_revealed_traitors_only(card: str, text: str) -> None:
    fields: dict[str, Any] = {
        "places": {0: "galley"},
        "deep_ones": {"deck-1": 2, "galley": 1},
        "hands": {0: card},
        "dice": "1",
    }
    assert position(**fields, loyalty={0: "hybrid"}).refuses(f"play {card}")
    table = position(**fields, traitors={0: "hybrid"}).play(f"play {card}")
    assert table.told_of("used-card")[0]["ability"] == text


# Reinforcements


@pytest.mark.rule("UNF-SK-reinforcements")
def test_reinforcements_gather_in_the_deep() -> None:
    table = traitor("treachery-1", deep_ones={"deep": 2}).play("play treachery-1")
    assert (table.deep_ones("deep"), table.step, table.actions) == (3, "actions", 1)
    assert table.view()["hydra"] == "deep"


@pytest.mark.rule("UNF-SK-reinforcements")
def test_four_in_the_deep_come_with_all_monsters_there_to_a_water_space_of_choice() -> None:
    table = traitor("treachery-1", deep_ones={"deep": 3}, dagon="water-1").play("play treachery-1")
    assert table.legal() == [f"at water-{number}" for number in range(1, 9)]
    table.play("at water-6")
    assert table.view()["deep_ones"] == {"water-6": 4}
    assert (table.view()["hydra"], table.view()["dagon"]) == ("water-6", "water-1")


@pytest.mark.rule("UNF-SK-reinforcements", "UNF-179")
def test_without_reinforcements_in_the_supply_the_game_ends() -> None:
    table = traitor("treachery-1", deep_ones={"galley": 20}).play("play treachery-1")
    assert table.ending == "overrun"


# Call to Action


@pytest.mark.rule("UNF-SK-call-to-action", "UNF-R73")
def test_each_deep_one_in_ones_space_is_called() -> None:
    table = traitor(
        "treachery-2",
        places={0: "deck-1", 1: "deck-1"},
        deep_ones={"deck-1": 2, "deck-2": 1},
        dice="1 1",
    )
    table.play("play treachery-2", "yes")
    assert len(table.told_of("deep-one-attacks")) == 2
    assert table.view()["deep_ones"] == {"deck-1": 2, "deck-2": 1}


@pytest.mark.rule("UNF-SK-call-to-action", "UNF-R73")
def test_one_deep_one_anywhere_is_called() -> None:
    table = traitor("treachery-2", places={0: "deck-1"}, deep_ones={"deck-1": 2, "water-5": 2})
    table.play("play treachery-2", "at water-5")
    assert table.view()["deep_ones"] == {"deck-1": 2, "water-5": 1, "deck-5": 1}


@pytest.mark.rule("UNF-SK-call-to-action")
def test_a_single_one_in_ones_space_may_be_called_alone() -> None:
    table = traitor("treachery-2", places={0: "deck-1"}, deep_ones={"deck-1": 2})
    table.play("play treachery-2", "at deck-1")
    assert table.view()["deep_ones"] == {"deck-1": 1, "bridge": 1}


@pytest.mark.rule("UNF-SK-call-to-action", "UNF-R30", "UNF-R73")
def test_a_call_needs_a_deep_one_on_the_board() -> None:
    assert traitor("treachery-2", deep_ones={"deep": 3}).refuses("play treachery-2")


# Siren Song


@pytest.mark.rule("UNF-SK-siren-song")
def test_a_siren_song_risks_a_passenger() -> None:
    table = traitor("treachery-3", dice="7").play("play treachery-3")
    assert table.view()["passengers"] == {"deck-7": 1}
    assert (table.view()["passenger_supply"], table.actions) == (8, 1)


@pytest.mark.rule("UNF-SK-siren-song", "UNF-R30")
def test_nobody_hears_the_song_if_the_supply_is_empty() -> None:
    assert traitor("treachery-3", passengers={"supply": 0}).refuses("play treachery-3")


# Ransack and Perform Rites


@pytest.mark.rule("UNF-SK-ransack", "UNF-X15", "UNF-306")
@pytest.mark.parametrize(
    ("place", "resource"), [("chapel", "sanity"), ("galley", "food"), ("boiler-room", "fuel")]
)
def test_ransacking_costs_what_the_room_holds_and_ends_the_step(place: str, resource: str) -> None:
    table = traitor("treachery-4", places={0: place}).play("play treachery-4")
    assert table.dials == {"fuel": 8, "food": 8, "sanity": 8, "souls": 8, resource: 7}
    assert table.view()["current"] == 1


@pytest.mark.rule("UNF-SK-ransack", "UNF-306")
@pytest.mark.parametrize("place", ["bridge", "captains-cabin", "cargo-hold", "deck-6", "brig"])
def test_other_spaces_cannot_be_ransacked(place: str) -> None:
    assert traitor("treachery-4", places={0: place}).refuses("play treachery-4")


@pytest.mark.rule("UNF-SK-ransack", "UNF-352")
def test_ransacking_the_last_of_a_resource_ends_the_game() -> None:
    table = traitor("treachery-4", places={0: "galley"}, dials={"food": 1})
    assert table.play("play treachery-4").ending == "resource"


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("treachery-4", marks=pytest.mark.rule("UNF-SK-ransack")),
        pytest.param("treachery-5", marks=pytest.mark.rule("UNF-SK-perform-rites")),
    ],
)
@pytest.mark.rule("UNF-T2")
def test_after_an_action_it_is_too_late_for_a_card_of_the_start_of_the_step(card: str) -> None:
    table = traitor(card, places={0: "deck-1"}).play("move galley")
    assert table.refuses(f"play {card}")


@pytest.mark.rule("UNF-SK-ransack", "UNF-T2")
def test_a_turn_begins_with_the_start_of_its_action_step() -> None:
    table = traitor(
        "treachery-4",
        places={0: "galley"},
        current=3,
        mythos="class-struggle",
    )
    table.play("end", "option 1", "draw treachery", "done")
    assert (table.view()["current"], table.step) == (0, "actions")
    assert not table.refuses("play treachery-4")


@pytest.mark.rule("UNF-SK-perform-rites")
@pytest.mark.parametrize(("first", "second"), [("hydra", "dagon"), ("dagon", "hydra")])
def test_rites_activate_both_monarchs_in_the_order_chosen_and_end_the_step(
    first: str, second: str
) -> None:
    table = traitor(
        "treachery-5",
        hydra="water-3",
        dagon="water-6",
        damage_deck="fuel-leak",
        places={1: "deck-8"},
    )
    table.play("play treachery-5", f"monarch {first}")
    order = [event["monster"] for event in table.told_of("activated")]
    assert order == [first, second]
    assert (table.view()["hydra"], table.view()["dagon"]) == ("water-1", "water-4")
    assert (table.deep_ones("deck-6"), table.fuel) == (2, 7)
    assert table.view()["current"] == 1
