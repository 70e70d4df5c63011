"""What is true in every position of every game: UNF-I1 to UNF-I16."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from abyssal import BadRequest
from abyssal.games.unfathomable.box.components import DAMAGE, SPACES
from abyssal.games.unfathomable.box.grammar import VERBS_BY_NAME
from abyssal.games.unfathomable.position import steps
from abyssal.games.unfathomable.position.position import Position
from abyssal.testing.play import luck_of, random_play
from games.unfathomable.table import GAME, new

TABLES = [
    (3, {"crew": "random"}),
    (4, {"crew": "random", "book": "reference"}),
    (5, {"crew": "random", "game": "learning"}),
    (6, {"crew": "random", "difficulty": "humans"}),
]


def positions(games: int = 3) -> Iterator[Position]:
    """The positions of random games, at every seat count."""
    for number, (seats, options) in enumerate(TABLES * games):
        state = new(seats, number, options)
        for _ in random_play(state, luck_of(number)):
            yield state
        yield state


@pytest.fixture(scope="module")
def dumps() -> list[dict[str, Any]]:
    """Some hundred positions, as dumps."""
    return [state.dump() for place, state in enumerate(positions()) if place % 4 == 0]


def being_used(dump: dict[str, Any]) -> list[int]:
    return [f[4] - 1 for f in dump["stack"] if f[0] == steps.ABILITY and f[4]]


@pytest.mark.rule("UNF-I1")
def test_every_skill_card_is_in_one_place(dumps: list[dict[str, Any]]) -> None:
    for dump in dumps:
        cards = [*dump["chaos"], *dump["pile"], *being_used(dump)]
        cards += [kind for hand in dump["hands"] for kind in hand]
        cards += [kind for deck in dump["skill_decks"] for kind in deck]
        cards += [card % 32 for pile in dump["discards"] for card in pile]
        counts = Counter(cards)
        assert [counts[kind] for kind in range(30)] == [
            n for n in (7, 5, 4, 3, 2) for _ in range(6)
        ]


@pytest.mark.rule("UNF-I2")
def test_twenty_deep_ones_none_in_sick_bay_or_brig_and_monarchs_in_the_water(
    dumps: list[dict[str, Any]],
) -> None:
    for dump in dumps:
        assert sum(dump["deep_ones"]) + dump["supply"] == 20
        assert dump["deep_ones"][SPACES.index("sick-bay")] == 0
        assert dump["deep_ones"][SPACES.index("brig")] == 0
        assert min(dump["hydra"], dump["dagon"]) >= SPACES.index("water-1")


@pytest.mark.rule("UNF-189")
def test_deep_ones_wait_only_while_they_are_activated_or_pushed(
    dumps: list[dict[str, Any]],
) -> None:
    pushing = VERBS_BY_NAME["push-deep-ones"].number
    for dump in dumps:
        acting = [f[0] == steps.ACTIVATION for f in dump["stack"]]
        pushed = [f[0] == steps.SPECIAL and f[2] == pushing for f in dump["stack"]]
        assert any(acting) or any(pushed) or not any(dump["waiting"])


@pytest.mark.rule("UNF-I3")
def test_passengers_are_on_deck_in_the_supply_or_out_of_the_game(
    dumps: list[dict[str, Any]],
) -> None:
    for dump in dumps:
        assert sum(dump["passengers"]) + dump["token_supply"] == sum(dump["faces"]) <= 9


@pytest.mark.rule("UNF-I4")
def test_every_other_card_is_in_one_place(dumps: list[dict[str, Any]]) -> None:
    for dump in dumps:
        items = Counter([*dump["item_deck"][0], *dump["lost_items"][0]])
        spells = Counter([*dump["spells"][0], *dump["lost_spells"][0]])
        waypoints = Counter([*dump["waypoints"][0], *dump["row"]])
        mythos = Counter([*dump["mythos"][0], *dump["mythos_discard"]])
        for counts in (items, spells, waypoints, mythos):
            assert set(counts.values()) <= {1}
        assert bin(dump["feats"]).count("1") <= dump["seats"]


@pytest.mark.rule("UNF-I5")
def test_a_dial_at_nothing_or_six_damaged_rooms_end_the_game(dumps: list[dict[str, Any]]) -> None:
    for dump in dumps:
        assert all(0 <= dial <= 10 for dial in dump["dials"])
        over = 0 in dump["dials"] or -1 not in dump["damage"]
        assert not over or dump["ending"]


@pytest.mark.rule("UNF-I6")
def test_damage_on_rooms_is_structural_and_six_such_cards_are_there(
    dumps: list[dict[str, Any]],
) -> None:
    for dump in dumps:
        placed = [card for card in dump["damage"] if card >= 0]
        drawn = [f[2] for f in dump["stack"] if f[0] == steps.DAMAGE and f[6] == 3]
        assert all(DAMAGE[card].startswith("structural") for card in placed)
        structural = [card for card in [*placed, *drawn, *dump["damage_deck"][0]] if card < 6]
        assert sorted(structural) == list(range(6))


@pytest.mark.rule("UNF-I7", "UNF-266")
def test_titles_are_held_by_humans_outside_the_brig_while_there_is_one(
    dumps: list[dict[str, Any]],
) -> None:
    brig = SPACES.index("brig")
    for dump in dumps:
        revealing = [f for f in dump["stack"] if f[0] == steps.REVEAL]
        if dump["captain"] < 0 or revealing:
            continue
        humans = [s for s in range(dump["seats"]) if not dump["traitors"] >> s & 1]
        free = [s for s in humans if dump["places"][s] != brig]
        for title in (dump["captain"], dump["keeper"]):
            assert title in (free or humans)


@pytest.mark.rule("UNF-I8", "UNF-057")
def test_a_humans_turn_has_one_mythos_step_a_traitors_none() -> None:
    for number, (seats, options) in enumerate(TABLES):
        state = GAME.new(seats, 40 + number, options)
        state.record_events()
        for _ in random_play(state, luck_of(number)):
            pass
        turns: list[list[str]] = []
        for event in state.events(None):
            if event["event"] == "turn":
                turns.append([])
            elif turns:
                turns[-1].append(event["event"])
        for turn in turns[:-1]:
            drawn = turn.count("mythos") - turn.count("uncanny-fortune")
            assert drawn <= 1 or "revealed" in turn


@pytest.mark.rule("UNF-I9", "UNF-293")
def test_a_revealed_traitor_has_shown_a_card_and_stays_revealed() -> None:
    for state in positions(1):
        for seat in range(state.seats):
            cards = [c for c, owner in enumerate(state.loyalty_at) if owner == seat]
            shown = [c for c in cards if state.loyalty_open >> c & 1]
            assert bool(shown) == state.is_traitor(seat)
            assert all(state.loyalties[card] for card in shown)


@pytest.mark.rule("UNF-I10", "UNF-047")
def test_loyalty_cards_are_dealt_to_all_alike(dumps: list[dict[str, Any]]) -> None:
    for dump in dumps:
        if dump["loyalties"]:
            dealt = len(dump["loyalty_at"]) - dump["loyalty_at"].count(-1)
            assert dealt == dump["deals"] * dump["seats"]
            assert len(dump["loyalties"]) == 2 * dump["seats"]


@pytest.mark.rule("UNF-I11", "UNF-325", "UNF-343")
def test_one_improvement_is_active_and_a_turn_begins_with_ten_cards_at_most() -> None:
    for state in positions(1):
        for seat, worn in enumerate(state.worn):
            assert worn < 0 or state.items[worn] == seat
        if state.stack[-1].step == steps.WEAR and len(state.stack) == 2:
            assert max(len(hand) for hand in state.hands) <= 10


@pytest.mark.rule("UNF-I12")
def test_markers_are_on_the_last_space_only_during_an_advance(dumps: list[dict[str, Any]]) -> None:
    for dump in dumps:
        advancing = [f for f in dump["stack"] if f[0] == steps.ADVANCE]
        assert max(dump["travel"], dump["ritual"]) < 4 or advancing or dump["ending"]


@pytest.mark.rule("UNF-I13", "UNF-148")
def test_a_total_counts_every_card_of_the_pile_once() -> None:
    totals = 0
    for number, (seats, options) in enumerate(TABLES * 2):
        state = GAME.new(seats, 60 + number, options)
        state.record_events()
        for _ in random_play(state, luck_of(number)):
            pass
        support: set[str] = set()
        for event in state.events(None):
            if event["event"] == "test":
                support = set(event["skills"])
            elif event["event"] == "learned":
                support.add(event["skill"])
            elif event["event"] == "turned-up":
                cards = [card.split("-") for card in event["cards"]]
                signed = [int(v) if skill in support else -int(v) for skill, v in cards]
                assert event["total"] == sum(signed)
                totals += 1
    assert totals > 20


@pytest.mark.rule("UNF-I14", "UNF-095")
def test_no_space_is_used_twice_in_a_turn() -> None:
    for number, (seats, options) in enumerate(TABLES * 3):
        state = GAME.new(seats, 80 + number, options)
        state.record_events()
        for _ in random_play(state, luck_of(number)):
            pass
        used: list[str] = []
        for event in state.events(None):
            if event["event"] == "turn":
                used = []
            elif event["event"] == "space-used":
                assert event["space"] not in used
                used.append(event["space"])


@pytest.mark.rule("UNF-I15", "UNF-352")
def test_after_the_end_nothing_happens() -> None:
    for number, (seats, options) in enumerate(TABLES * 2):
        state = GAME.new(seats, 120 + number, options)
        state.record_events()
        for _ in random_play(state, luck_of(number)):
            pass
        assert state.events(None)[-1]["event"] == "ended"
        assert state.to_act() == []


@pytest.mark.rule("UNF-I16")
def test_the_same_seed_and_decisions_give_the_same_game() -> None:
    state, again = GAME.new(4, 9), GAME.new(4, 9)
    for move in random_play(state, luck_of(9)):
        again.play(*move)
    assert state.hash() == again.hash()


@pytest.mark.rule("UNF-I2")
def test_a_position_that_breaks_conservation_is_refused() -> None:
    document = GAME.new(3, 1).dump()
    document["supply"] += 1
    with pytest.raises(BadRequest, match="20 Deep Ones"):
        GAME.load(document)
