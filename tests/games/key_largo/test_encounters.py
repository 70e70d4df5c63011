"""The optional encounters in general: KL-141 to KL-152."""

from typing import Any, cast

import pytest

from abyssal.games.key_largo.encounters import could_hold, shuffle_discards
from abyssal.games.key_largo.position import Position
from games.key_largo.table import (
    ENCOUNTERS,
    GAME,
    MEDIUM,
    SHALLOW,
    at,
    dive,
    document,
    encounters,
    event,
    position,
)


@pytest.mark.rule("KL-141")
def test_without_the_option_there_are_no_encounters() -> None:
    view = GAME.new(4, 1).view()
    assert (view["deck"], view["options"]["encounters"]) == (0, "off")
    table = at("dolphins", "bar")
    assert table.told_of("met", "met-nobody") == []
    assert table.cash(0) == 140


@pytest.mark.rule("KL-142")
def test_the_24_cards_are_shuffled_into_a_deck() -> None:
    state = GAME.new(4, 1, {"encounters": "on"})
    deck = state.dump()["deck"]
    assert sorted(deck) == list(range(24))
    assert deck != GAME.new(4, 2, {"encounters": "on"}).dump()["deck"]
    assert state.view()["deck"] == 24


@pytest.mark.rule("KL-143")
def test_at_the_cove_an_encounter_is_drawn_in_secret() -> None:
    table = at("dolphins", "bar", with_encounters=True, deck="drunkard regular")
    assert table.cash(0) == 140
    assert table.held(0) == ["drunkard"]
    assert table.told_of("met", viewer=1) == table.told_of("met") == [event("met", 0)]
    assert table.told_of("met-own", viewer=0) == [event("met-own", 0, encounter="drunkard")]
    assert table.player(0, viewer=1)["encounter_cards"] is None


@pytest.mark.rule("KL-144")
def test_an_encounter_can_be_played_only_at_its_place() -> None:
    bar = {"drunkard", "novice-diver", "tourist-bar"}
    for held in ("drunkard regular", "novice-diver jeweller", "tourist-bar good-pal"):
        table = at("bar", held={0: held})
        offered = {
            move.split()[1] for move in table.legal() if move.split()[0] in ("play", "discard")
        }
        assert offered == bar & set(held.split())


@pytest.mark.rule("KL-145")
def test_one_encounter_a_half_day() -> None:
    table = at("bar", held={0: "drunkard novice-diver"}).play("play drunkard 1")
    assert table.legal_with("play") == table.legal_with("discard") == []


@pytest.mark.rule("KL-145")
def test_in_the_afternoon_another_one_may_be_played() -> None:
    table = position(held={0: "drunkard good-pal"}).plan("bar shop", "dolphins market")
    table.play("play drunkard 1", "done", "play good-pal")
    assert table.held(0) == []


@pytest.mark.rule("KL-146", "KL-147", "KL-R41")
def test_with_two_in_hand_none_is_drawn() -> None:
    table = at("dolphins", "bar", held={0: "regular jeweller"}).play("done")
    assert table.cash(0) == 140
    assert table.held(0) == ["regular", "jeweller"]
    assert table.told_of("met-nobody") == [event("met-nobody", 0, reason="full")]


@pytest.mark.rule("KL-R41")
def test_family_makes_room_for_a_new_encounter() -> None:
    table = at("dolphins", "bar", held={0: "family jeweller"}, deck="drunkard").play("play family")
    assert table.cash(0) == 180
    assert table.held(0) == ["drunkard", "jeweller"]


@pytest.mark.rule("KL-148", "KL-R43")
def test_a_tourist_is_discarded_at_its_place_alone_and_is_the_one_of_the_half_day() -> None:
    table = at("bar", held={0: "tourist-bar novice-diver"})
    assert table.legal_with("play") == ["play novice-diver"]
    table.play("discard tourist-bar")
    assert table.held(0) == ["novice-diver"]
    assert table.legal_with("play") == []
    assert table.told_of("discarded") == [event("discarded", 0, encounter="tourist-bar")]
    table = at("shop", held={0: "tourist-bar"})
    assert table.legal_with("discard") == []


@pytest.mark.rule("KL-R43")
def test_any_encounter_can_be_discarded_without_effect_at_its_place() -> None:
    table = at("bar", held={0: "novice-diver"}).play("discard novice-diver", "recruit")
    assert table.cash(0) == 20
    table = at("market", held={0: "jeweller"}, hands={0: "gold 3 medium"}).play("discard jeweller")
    assert table.held(0) == []
    table = dive(SHALLOW, "gold 1, gold 2", held={0: "saboteur"}, teams={0: "0"})
    assert table.legal() == ["draw 1", "discard saboteur"]


@pytest.mark.rule("KL-149", "KL-R42")
def test_cove_cards_wait_for_a_later_visit() -> None:
    table = at("dolphins", "bar", with_encounters=True, deck="family regular")
    assert table.cash(0) == 140
    assert table.held(0) == ["family"]
    table = at("dolphins", "bar", held={0: "family"})
    assert table.legal() == ["done", "play family", "discard family"]


@pytest.mark.rule("KL-R42")
def test_a_card_of_another_place_may_be_played_in_the_afternoon() -> None:
    table = position(with_encounters=True, deck="drunkard").plan("dolphins bar", "market shop")
    assert (table.active, table.step) == (0, "bar")
    assert "play drunkard 3" in table.legal()


@pytest.mark.rule("KL-150", "KL-R40")
def test_no_encounter_outside_ones_own_action() -> None:
    table = at("bar", "bar shop shop", held={1: "drunkard"})
    assert table.active == 0
    assert table.legal(1) == []
    table.play("done")
    assert "play drunkard 1" in table.legal(1)


@pytest.mark.rule("KL-151", "KL-R45")
def test_what_an_encounter_does_not_change_still_holds() -> None:
    table = at("bar", cash={0: 500}, teams={0: "0 0"}, held={0: "inseparable-brothers"})
    table.play("play inseparable-brothers", "recruit")
    assert table.legal_with("recruit") == []
    assert table.team() == ["0", "0", "0"]


@pytest.mark.rule("KL-152", "KL-H19")
def test_a_played_encounter_is_shown_and_discarded() -> None:
    table = at("bar", held={0: "novice-diver"}).play("play novice-diver")
    assert table.told_of("played", viewer=2) == [event("played", 0, encounter="novice-diver")]
    assert table.discards == ["novice-diver"]
    assert table.player(0, viewer=1)["played"] == "novice-diver"
    assert table.player(0, viewer=1)["encounters"] == 0


@pytest.mark.rule("KL-152", "KL-R44")
def test_an_empty_deck_is_filled_from_the_discards() -> None:
    everyone = {1: "regular jeweller", 2: "family saboteur", 3: "drunkard discounter"}
    table = at("dolphins", "bar", held=everyone, deck="", tops=("good-pal",))
    assert table.held(0) == ["good-pal"]
    assert (table.deck, table.discards) == (17, [])
    shuffled = event("shuffled", None, what="encounters", wreck=None)
    assert table.told_of("shuffled") == [shuffled]
    straight = at("dolphins", "bar", held=everyone, deck="good-pal")
    assert table.state.revealed == straight.state.revealed + 1


@pytest.mark.rule("KL-152", "KL-H18")
def test_what_is_shuffled_again_is_told_apart_from_all_that_came_before() -> None:
    state = at("bar", "dolphins", with_encounters=True).state
    state.deck, state.discards = [], encounters("regular family")
    state.epochs = [card % 3 for card in range(24)]
    shuffle_discards(state)
    assert sorted(state.deck) == sorted(encounters("regular family"))
    assert {state.epochs[card] for card in state.deck} == {3}
    assert state.epochs.count(3) == 2


@pytest.mark.rule("KL-R44")
def test_without_deck_and_discards_nothing_is_drawn() -> None:
    state = at("bar", "dolphins", with_encounters=True).state
    state.deck, state.discards = [], []
    state.held = [[], [], [], list(range(24))]
    state.play(0, GAME.read("done"))
    news = state.events(1)  # once: what was read is gone
    met = [told["reason"] for told in news if told["event"] == "met-nobody"]
    assert met == ["nobody", "nobody"]
    assert "shuffled" not in [told["event"] for told in news]


# When the game stops to ask


@pytest.mark.rule("KL-R40")
def test_a_card_may_be_held_if_it_was_in_any_deck_that_was_drawn_from() -> None:
    family, regular, novice, played = encounters("family regular novice-diver saboteur")
    met = document(deck="regular", held={0: "drunkard family", 1: "novice-diver"})
    assert played in met["discards"]
    met["epochs"][family] = met["epochs"][regular] = 1
    state = cast(Position, GAME.load(met))
    assert could_hold(state, 0, regular)
    assert could_hold(state, 0, novice)
    assert not could_hold(state, 0, played)


@pytest.mark.rule("KL-R40", "KL-H18")
def test_the_game_stops_on_a_monster_whatever_encounter_is_held() -> None:
    for held in ("regular", "drunkard"):
        table = dive(MEDIUM, "monster, gold 2", teams={0: "1"}, held={0: held}).play("draw 1")
        assert (table.step, table.active) == ("monster", 0)
        assert table.legal()[0] == "flee"
    table = dive(MEDIUM, "monster, gold 2", teams={0: "1"}, with_encounters=True)
    assert table.team() == []


@pytest.mark.rule("KL-R40")
def test_a_dive_stops_before_the_first_draw_after_each_treasure_and_after_the_last_draw() -> None:
    pile = "gold 1, goods 1, antiques 1"
    table = dive(SHALLOW, pile, teams={0: "0 0"}, held={0: "jeweller"})
    assert table.legal() == ["draw 1"]
    table.play("draw 1")
    assert table.legal() == ["draw 2"]
    table.play("draw 2")
    assert table.legal() == ["done"]
    assert len(table.hand()) == 2


@pytest.mark.rule("KL-R40")
@pytest.mark.parametrize("place", ["bar", "shop", "market", "dolphins"])
def test_a_visit_stops_before_it_is_closed_whatever_is_held(place: str) -> None:
    for held in ("regular", "tourist-bar", "family", "good-pal", "easy-mark"):
        table = at(place, "bar" if place == "dolphins" else "dolphins", held={0: held}, cash={0: 0})
        assert (table.step, table.active) == (place, 0)
        assert "done" in table.legal()
    table = at(place, with_encounters=True, cash={0: 0})
    assert table.active != 0 or table.step != place


@pytest.mark.rule("KL-R40")
def test_after_an_encounter_the_game_stops_no_more() -> None:
    table = at("shop", cash={0: 0}, held={0: "good-pal tourist-shop"}).play("play good-pal")
    assert table.step != "shop"


@pytest.mark.rule("KL-R40")
def test_the_game_does_not_stop_for_cards_that_all_have_seen() -> None:
    gone = "tourist-dolphins family"
    table = at("dolphins", "bar", held={0: "regular"}, discards=gone)
    assert table.cash(0) == 140
    table = at("dolphins", "bar", held={0: "regular"}, discards="family")
    assert table.step == "dolphins"


@pytest.mark.rule("KL-143")
def test_all_24_encounters_are_different() -> None:
    assert len(set(ENCOUNTERS)) == 24
    assert GAME.new(3, 1, {"encounters": "on"}).view()["deck"] == 24


AT = {
    "dive": ENCOUNTERS[:5],
    "bar": ENCOUNTERS[5:11],
    "dolphins": ENCOUNTERS[11:13],
    "shop": ENCOUNTERS[13:19],
    "market": ENCOUNTERS[19:],
}


@pytest.mark.rule("KL-R40")
@pytest.mark.parametrize("card", ENCOUNTERS)
def test_one_card_that_could_still_be_held_is_enough_to_stop(card: str) -> None:
    """All others of its place have been discarded, and nobody can tell whether this is held."""
    [(place, held)] = [(place, held) for place, held in AT.items() if card in held]
    elsewhere = next(other for other in ENCOUNTERS if other not in held)
    gone = " ".join(other for other in held if other != card)
    details: dict[str, Any] = {"held": {0: elsewhere}, "discards": gone, "cash": {0: 0}}
    if place == "dive":
        table = dive(SHALLOW, "gold 1, goods 1", teams={0: "0"}, **details)
        assert table.legal() == ["draw 1"]
        return
    table = at(place, "bar" if place == "dolphins" else "dolphins", **details)
    assert (table.step, table.active) == (place, 0)
    none_left = details | {"discards": " ".join(held)}
    table = at(place, "bar" if place == "dolphins" else "dolphins", **none_left)
    assert (table.step, table.active) != (place, 0)


@pytest.mark.rule("KL-R43")
def test_what_was_discarded_for_all_to_see_cannot_be_taken_back() -> None:
    table = at("bar", held={0: "regular drunkard"}, cash={0: 0})
    before = table.state.revealed
    table.play("discard drunkard")
    assert table.state.revealed > before


@pytest.mark.rule("KL-R43")
def test_cards_to_discard_are_offered_in_the_order_of_the_box() -> None:
    table = at("bar", held={0: "regular drunkard"}, cash={0: 0})
    assert table.legal_with("discard") == ["discard drunkard"]
    table = at("bar", held={0: "drunkard tourist-bar"}, cash={0: 0})
    assert table.legal_with("discard") == ["discard tourist-bar", "discard drunkard"]
