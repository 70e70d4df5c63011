"""Defeat and passengers: UNF-221 to UNF-236."""

from typing import Any

import pytest

from abyssal.games.unfathomable.position.frames import DOCUMENT
from games.unfathomable.table import Table, position


def struck(
    crew: str = "arjun jeanne samira", dice: str = "6", victim: int = 0, **more: Any
) -> Table:
    """A Deep One attacks `victim` on deck in the Mythos step of seat 0."""
    places = dict.fromkeys(range(len(crew.split())), "galley")
    places |= {victim: "deck-5", **more.pop("places", {})}
    table = position(
        crew,
        mythos="food-rationing",
        deep_ones={"deck-5": 1},
        places=places,
        dice=dice,
        captain=0,
        **more,
    )
    return table.play("end", "option 2")


@pytest.mark.rule("UNF-221", "UNF-285")
def test_a_defeated_human_goes_to_the_sick_bay() -> None:
    assert struck().space(0) == "sick-bay"


@pytest.mark.rule("UNF-221", "UNF-225", "UNF-284")
@pytest.mark.parametrize("place", ["sick-bay", "brig"])
def test_one_who_is_there_already_stays_without_a_window(place: str) -> None:
    table = position(
        items={1: "jam-tin-grenade"},
        current=1,
        places={0: place, 1: "chapel" if place == "sick-bay" else "galley"},
        hands={0: "strength-5"},
        wards=1,
    )
    table.play("item jam-tin-grenade", f"at {place}")
    assert (table.space(0), table.step) == (place, "actions")
    assert table.view()["players"][0]["ward"]


@pytest.mark.rule("UNF-222", "UNF-276")
def test_a_defeated_revealed_traitor_goes_to_the_brig() -> None:
    table = position(places={0: "deck-1", 1: "deck-1"}, traitors={1: "hybrid"}, dice="8")
    table.play("attack 1")
    assert table.space(1) == "brig"


@pytest.mark.rule("UNF-223")
def test_a_defeated_deep_one_returns_to_the_supply() -> None:
    table = position(places={0: "deck-1"}, deep_ones={"deck-1": 1}, dice="8")
    table.play("attack deep-one")
    assert table.view()["supply"] == 20


@pytest.mark.rule("UNF-225", "UNF-T11", "UNF-SK-shrug-it-off")
def test_the_victim_may_shrug_it_off() -> None:
    table = struck(hands={0: "strength-5"})
    table.play("shrug strength-5", passing="after-roll")
    assert (table.space(0), table.hand(0)) == ("deck-5", [])


@pytest.mark.rule("UNF-225")
def test_only_the_victim_may_shrug_it_off() -> None:
    table = struck(hands={1: "strength-5"})
    assert table.window != "character-falls"


@pytest.mark.rule("UNF-225", "UNF-IT10")
def test_starbuck_is_removed_to_prevent_its_owners_defeat() -> None:
    table = struck("samira arjun jeanne")
    table.play("starbuck")
    assert (table.space(0), table.items(0)) == ("deck-5", [])


@pytest.mark.rule("UNF-342", "UNF-R10", "UNF-SH-svetlana")
@pytest.mark.parametrize("place", ["galley", "brig"])
def test_healing_words_prevent_any_defeat_also_from_the_brig(place: str) -> None:
    table = struck("arjun samira svetlana", hands={2: "lore-1"}, places={2: place})
    table.play("heal lore-1")
    assert (table.space(0), table.hand(2)) == ("deck-5", [])


@pytest.mark.rule("UNF-FT-svetlana", "UNF-T12")
def test_medical_intervention_prevents_a_defeat_once_and_not_from_the_brig() -> None:
    table = struck("arjun svetlana samira")
    table.play("intervene")
    assert table.space(0) == "deck-5"
    assert not table.view()["players"][1]["feat"]
    jailed = struck("arjun svetlana samira", places={1: "brig"}, options={"book": "reference"})
    assert jailed.space(0) == "sick-bay"


@pytest.mark.rule("UNF-226", "UNF-X43", "UNF-334")
def test_the_current_player_picks_among_preventions_and_the_others_are_not_spent() -> None:
    table = struck(hands={0: "strength-5"}, wards=1)
    table.play("shrug strength-5", passing="after-roll")
    assert table.view(2)["offers"] == ["0 shrug strength-5"]
    assert (table.asked, table.legal()) == ([0], ["allow 0", "allow ward"])
    assert table.state.stack[-1].dump()[DOCUMENT.index("phase")] == 2
    table.play("allow 0")
    assert table.space(0) == "deck-5"
    assert table.view()["players"][0]["ward"]


@pytest.mark.rule("UNF-226")
def test_preventions_are_offered_clockwise_from_the_current_player() -> None:
    table = struck("arjun samira svetlana", hands={0: "strength-5"})
    table.play_as(2, "intervene", passing="after-roll").play_as(0, "shrug strength-5")
    assert table.view(1)["offers"] == ["0 shrug strength-5", "2 intervene"]


@pytest.mark.rule("UNF-226")
def test_an_offer_that_is_not_taken_up_is_not_spent() -> None:
    table = struck("arjun samira svetlana", hands={0: "strength-5", 2: "lore-2"})
    table.play_as(0, "shrug strength-5", passing="after-roll")
    table.play_as(2, "heal lore-2")
    assert (table.asked, table.legal()) == ([0], ["allow 0", "allow 2"])  # clockwise
    table.play("allow 2")
    assert table.hand(0) == ["strength-5"]
    assert table.hand(2) == []


@pytest.mark.rule("UNF-334", "UNF-R81", "UNF-SP09")
@pytest.mark.parametrize(("face", "lost"), [("4", 1), ("5", 0)])
def test_flesh_ward_prevents_by_itself_and_then_takes_its_roll(face: str, lost: int) -> None:
    table = struck(wards=1, dice=f"6 {face}")
    assert (table.space(0), table.sanity) == ("deck-5", 8 - lost)
    assert not table.view()["players"][0]["ward"]


@pytest.mark.rule("UNF-227", "UNF-R77")
def test_several_defeats_one_by_one_in_the_order_of_the_current_player() -> None:
    table = position(
        ritual=3, places={0: "deck-1", 1: "deck-2", 2: "galley"}, mythos="food-rationing", captain=2
    )
    table.play("end", "option 2")
    assert table.legal() == ["name 0", "name 1"]
    table.play("name 1")
    assert [event["seat"] for event in table.told_of("defeated")] == [1, 0]


@pytest.mark.rule("UNF-228", "UNF-H14")
def test_nobody_sees_a_face_before_the_token_is_defeated() -> None:
    table = position(passengers={"deck-3": 2})
    for viewer in (None, 0, 1, 2, 3):
        assert table.view(viewer)["passengers"] == {"deck-3": 2}
    assert "faces" not in table.view(0)


@pytest.mark.rule("UNF-229", "UNF-230")
def test_risking_rolls_for_each_passenger_in_turn() -> None:
    table = position(mythos="class-struggle", dice="1 1 8 3")
    table.play("end", "option 2")
    assert table.view()["passengers"] == {"deck-1": 2, "deck-3": 1, "deck-8": 1}
    assert table.view()["passenger_supply"] == 5


@pytest.mark.rule("UNF-230", "UNF-231")
def test_with_fewer_in_the_supply_as_many_as_there_are() -> None:
    table = position(mythos="class-struggle", dice="2 3", passengers={"supply": 2})
    table.play("end", "option 2")
    assert table.view()["passengers"] == {"deck-2": 1, "deck-3": 1}
    none = position(mythos="class-struggle", passengers={"supply": 0})
    none.play("end", "option 2")
    assert none.told_of("rolled") == []


@pytest.mark.rule("UNF-232")
@pytest.mark.parametrize(
    ("faces", "souls", "sanity"),
    [([1, 0, 0, 0], 7, 8), ([0, 1, 0, 0], 6, 8), ([0, 0, 1, 0], 7, 7), ([0, 0, 0, 1], 8, 8)],
)
def test_a_defeated_passenger_costs_what_its_face_shows(
    faces: list[int], souls: int, sanity: int
) -> None:
    table = position(
        places={0: "deck-3"},
        traitors={0: "hybrid"},
        passengers={"deck-3": 1, "supply": 0},
        faces=faces,
    )
    table.play("kill")
    assert (table.souls, table.sanity) == (souls, sanity)
    assert table.view()["passengers"] == {}
    assert table.view()["passenger_supply"] == 0


@pytest.mark.rule("UNF-233", "UNF-R78")
def test_which_of_several_passengers_falls_is_not_asked() -> None:
    table = position(places={0: "deck-3"}, traitors={0: "hybrid"}, passengers={"deck-3": 3})
    table.play("kill")
    assert table.step == "actions"
    assert table.passengers("deck-3") == 2


@pytest.mark.rule("UNF-235", "UNF-310")
def test_a_traitor_defeats_no_passenger_beside_a_human() -> None:
    alone = position(places={0: "deck-3"}, traitors={0: "hybrid"}, passengers={"deck-3": 1})
    assert "kill" in alone.legal()
    watched = position(
        places={0: "deck-3", 1: "deck-3"}, traitors={0: "hybrid"}, passengers={"deck-3": 1}
    )
    assert watched.refuses("kill")


@pytest.mark.rule("UNF-236")
def test_passengers_are_on_deck_in_the_supply_or_out_of_the_game() -> None:
    table = position(passengers={"deck-3": 2, "supply": 4})
    view = table.view()
    assert sum(view["passengers"].values()) + view["passenger_supply"] == 6
    assert sum(table.state.dump()["faces"]) == 6


@pytest.mark.rule("UNF-T12", "UNF-IT03")
@pytest.mark.parametrize(("means", "food", "items"), [("food", 7, 1), ("item", 8, 0)])
def test_the_pharmacy_rescues_a_passenger_nearby(means: str, food: int, items: int) -> None:
    table = position(
        "arjun svetlana samira",
        places={0: "deck-3", 1: "chapel"},
        traitors={0: "hybrid"},
        passengers={"deck-3": 1},
    )
    supply = table.view()["passenger_supply"]
    table.play("kill", f"pharmacy {means}")
    assert (table.food, len(table.items(1))) == (food, items)
    assert table.view()["passenger_supply"] == supply + 1
    assert table.souls == 8


@pytest.mark.rule("UNF-IT03")
def test_the_pharmacy_reaches_no_farther_than_the_next_space() -> None:
    table = position(
        "arjun svetlana samira",
        places={0: "deck-3", 1: "galley"},
        traitors={0: "hybrid"},
        passengers={"deck-3": 1},
        feats=0,
    )
    table.play("kill")
    assert table.window is None


@pytest.mark.rule("UNF-T13", "UNF-R59", "UNF-MY62")
def test_the_peacemaker_goes_with_the_first_passenger_defeated() -> None:
    table = position(
        current=1,
        places={1: "deck-3"},
        traitors={1: "hybrid"},
        passengers={"deck-3": 1, "supply": 0},
        faces=[0, 0, 0, 1],
        kept={"the-peacemaker": 0},
    )
    table.play("kill")
    assert table.sanity == 7
    assert table.view()["players"][0]["kept"] == []
    assert table.view()["mythos_top"] == "the-peacemaker"


@pytest.mark.rule("UNF-R59")
def test_while_he_keeps_the_peace_arjun_attacks_nobody() -> None:
    table = position(
        places={0: "deck-1"},
        deep_ones={"deck-1": 1},
        kept={"the-peacemaker": 0},
        hands={0: "strength-3"},
    )
    assert table.legal_with("attack") == []
    assert table.legal_with("item") == []
    assert table.legal_with("play") == []


@pytest.mark.rule("UNF-226", "UNF-348", "UNF-352")
def test_a_prevention_that_is_picked_and_costs_the_last_food_ends_the_game() -> None:
    table = position(
        "arjun svetlana samira",
        places={0: "deck-3", 1: "deck-1", 2: "chapel"},
        traitors={0: "hybrid"},
        items={1: "", 2: "travel-pharmacy"},
        passengers={"deck-3": 1},
        dials={"food": 1},
    )
    table.play("kill", "intervene", "pharmacy food")
    assert table.legal(0) == ["allow 1", "allow 2"]
    table.play("allow 2")
    assert (table.ending, table.food, table.asked) == ("resource", 0, [])
    assert table.told()[-1]["event"] == "ended"
