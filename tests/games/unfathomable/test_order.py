"""A position that breaks an invariant is refused: every component is in exactly one place."""

from typing import Any

import pytest

from abyssal import BadRequest
from abyssal.games.unfathomable.position.position import Position
from abyssal.testing.play import luck_of, random_play
from games.unfathomable.table import GAME, position
from games.unfathomable.test_invariants import TABLES

TEST = [[0, -1, 2, 1, 8, 0, 3, 6, 0], [1, 0, 0, 0], [6, 1]]
"""A test that was made, as a dump tells it: to jail seat 1, failed with a total of 6."""
UNDECIDED = [[0, -1, 2, 1, 8, 0, 3, 6, -1], [1, 0, 0, 0], [6, 1]]


def laid_out() -> Position:
    """A position with something of everything; seat 3 is a revealed traitor."""
    return position(
        hands={0: "lore-1 will-2"},
        items={0: "binoculars"},
        deep_ones={"deck-1": 2, "deep": 1},
        passengers={"deck-1": 2},
        damage={"galley": "lore"},
        kept={"the-peacemaker": 1},
        row="reef",
        traitors={3: "hybrid"},
    ).state


def put(document: dict[str, Any], path: str, value: Any) -> None:
    """Replace what lies at `path`, as in `dials.0`; `dials.+` adds to the end."""
    *way, last = path.split(".")
    place: Any = document
    for key in way:
        place = place[int(key)] if isinstance(place, list) else place[key]
    if last == "+":
        place.append(value)
    elif isinstance(place, list):
        place[int(last)] = value
    else:
        place[last] = value


def refusal(edits: dict[str, Any]) -> str:
    """Why the position is refused once these edits are made; empty if it is not."""
    state = laid_out()
    state.check()
    document = state.dump()
    for path, value in edits.items():
        put(document, path, value)
    state._load_fields(document)
    try:
        state.check()
    except BadRequest as error:
        return str(error)
    return ""


@pytest.mark.parametrize(
    ("edits", "message"),
    [
        ({"hands.0": [10, 1]}, "hands are in order"),
        ({"chaos.0": 16}, "the skill cards are not those of the box"),
        ({"chaos.+": 0}, "the skill cards are not those of the box"),
        ({"chaos.0": 30}, "there is no such skill card"),
        ({"chaos.0": -1}, "there is no such skill card"),
        ({"skill_decks.0.0": 1}, "a card is in its deck"),
        ({"discards.0.+": 1}, "a card is in its deck"),
        ({"discards.0.+": -32}, "nobody has seen less than none"),
        ({"discards.0.+": 32}, "the skill cards are not those of the box"),
        ({"skill_decks.+": []}, "there are six skills"),
        ({"discards.+": []}, "there are six skills"),
        ({"pile_from": [0]}, "every card of a test came from somewhere"),
        ({"history.0": -1}, "cards came to nobody"),
        ({"history.0": 6}, "a hand is not what came to it"),
        ({"most.1": 0}, "a hand holds too many of a skill"),
        ({"most.1": 3}, "a hand holds too many of a skill"),
        ({"most.+": 0}, "bounds of every hand"),
    ],
)
@pytest.mark.rule("UNF-I1")
def test_every_skill_card_is_in_one_place_and_hands_are_what_came_to_them(
    edits: dict[str, Any], message: str
) -> None:
    assert refusal(edits) == message


@pytest.mark.parametrize(
    ("edits", "message"),
    [
        ({"supply": 18}, "there are 20 Deep Ones"),
        ({"deep_ones.8": 3}, "there are 20 Deep Ones"),
        ({"deep_ones.8": -1, "supply": 20}, "nothing is there less than never"),
        ({"waiting.8": -1}, "nothing is there less than never"),
        ({"deep_ones.6": 1, "supply": 16}, "no Deep One gets there"),
        ({"deep_ones.7": 1, "supply": 16}, "no Deep One gets there"),
        ({"deep_ones.+": 0}, "Deep Ones are counted by space"),
        ({"waiting.+": 0}, "waiting Deep Ones are counted by space"),
        ({"hydra": 15}, "monarchs stay in the water"),
        ({"dagon": 25}, "monarchs stay in the water"),
    ],
)
@pytest.mark.rule("UNF-I2")
def test_there_are_twenty_deep_ones_and_monarchs_in_the_water(
    edits: dict[str, int], message: str
) -> None:
    assert refusal(edits) == message


@pytest.mark.parametrize(
    ("edits", "message"),
    [
        ({"token_supply": 6}, "the passengers are not those of the box"),
        ({"passengers.0": 3}, "the passengers are not those of the box"),
        ({"faces.0": 4}, "the passengers are not those of the box"),
        ({"faces.0": 4, "faces.1": 2}, "no face is there more often"),
        ({"faces.0": 10, "faces.1": -4}, "nothing is there less than never"),
        ({"passengers.+": 0}, "passengers are on deck"),
        ({"faces.+": 0}, "passengers are on deck"),
    ],
)
@pytest.mark.rule("UNF-I3")
def test_the_passengers_are_those_of_the_box(edits: dict[str, int], message: str) -> None:
    assert refusal(edits) == message


@pytest.mark.parametrize(
    ("edits", "message"),
    [
        ({"mythos_discard.+": 0}, "the mythos cards are not those of the box"),
        ({"mythos.0.0": 70}, "the mythos cards are not those of the box"),
        ({"kept.2": -1}, "the mythos cards are not those of the box"),
        ({"kept.0": 1}, "the mythos cards are not those of the box"),
        ({"kept.2": 4}, "a seat keeps a card"),
        ({"kept.+": -1}, "five mythos cards can be kept"),
        ({"spells.0.0": 14}, "a spell is there twice"),
        ({"lost_spells": [[14], [0]]}, "a spell is there twice"),
        ({"spells.0.0": 20}, "there is no such spell"),
        ({"spells.1": []}, "what is known of a deck does not fit it"),
        ({"lost_spells.1": [0]}, "what is known of a deck does not fit it"),
        ({"spells.1.0": -1}, "nobody has seen less than none"),
        ({"mythos.1.0": -1}, "nobody has seen less than none"),
        ({"row.+": 4}, "a waypoint is there twice"),
        ({"waypoints.0.0": 4}, "a waypoint is there twice"),
        ({"row.0": 20}, "there is no such waypoint"),
        ({"waypoints.1.0": -1}, "nobody has seen less than none"),
        ({"item_deck.0.0": 2}, "an item is there twice"),
        ({"lost_items": [[1], [0]]}, "an item is there twice"),
        ({"items.0": 4}, "an item is nowhere"),
        ({"items.0": 2}, "an item is not where it is"),
        ({"items.3": -1}, "an item is not where it is"),
        ({"items.+": -2}, "there are 20 items"),
        ({"item_deck.1.0": -1}, "nobody has seen less than none"),
        ({"lost_items.1": [0]}, "what is known of a deck does not fit it"),
    ],
)
@pytest.mark.rule("UNF-I4")
def test_every_other_card_is_in_one_place(edits: dict[str, Any], message: str) -> None:
    assert refusal(edits) == message


@pytest.mark.parametrize(
    ("edits", "message"),
    [
        ({"dials.0": 11}, "a dial shows 0 to 10"),
        ({"dials.1": -1}, "a dial shows 0 to 10"),
        ({"dials.2": 0}, "at 0 the game is over"),
        ({"dials.+": 8}, "there are four dials"),
    ],
)
@pytest.mark.rule("UNF-I5")
def test_four_dials_show_0_to_10_and_a_dial_at_0_ends_the_game(
    edits: dict[str, int], message: str
) -> None:
    assert refusal(edits) == message


@pytest.mark.rule("UNF-I5")
def test_dials_may_be_full() -> None:
    assert refusal({"dials": [10, 10, 10, 10]}) == ""


@pytest.mark.parametrize(
    ("edits", "message"),
    [
        ({"damage.4": -1}, "six damage cards are structural"),
        ({"damage.4": 6}, "that damage is not placed"),
        ({"damage.0": 0}, "a damage card is there twice"),
        ({"damage_deck.0.0": 1}, "a damage card is there twice"),
        ({"damage_deck.0.2": 9}, "there is no such damage card"),
        ({"damage.+": -1}, "there are six rooms"),
        ({"damage_deck.1": []}, "what is known of a deck does not fit it"),
    ],
)
@pytest.mark.rule("UNF-I6")
def test_damage_on_rooms_is_structural_and_there_are_six_such_cards(
    edits: dict[str, Any], message: str
) -> None:
    assert refusal(edits) == message


@pytest.mark.parametrize(
    ("edits", "message"),
    [
        ({"captain": 4}, "a title is held by a seat"),
        ({"keeper": -2}, "a title is held by a seat"),
        ({"script": 4}, "the script is kept by a seat"),
        ({"current": 4}, "there is no such seat"),
        ({"first": -1}, "there is no such seat"),
        ({"turn": -1}, "turns are counted from 0"),
        ({"characters.0": 3}, "nobody is there twice"),
        ({"characters.0": -2}, "who is that?"),
        ({"places.0": 16}, "people stay on the ship"),
        ({"places.+": 0}, "every seat has a character, a place and a hand"),
        ({"staged.+": []}, "every seat has a character, a place and a hand"),
        ({"answers.+": -1}, "every seat has its answer"),
        ({"worn.+": -1}, "every seat has its answer"),
        ({"traitors": 24}, "there are not so many seats"),
        ({"wards": 16}, "there are not so many seats"),
        ({"asked": 16}, "there are not so many seats"),
    ],
)
@pytest.mark.rule("UNF-I7", "UNF-I8")
def test_people_and_titles_are_those_of_the_table(edits: dict[str, Any], message: str) -> None:
    assert refusal(edits) == message


@pytest.mark.parametrize(
    ("edits", "message"),
    [
        ({"loyalties.0": 1}, "there are too many Hybrids"),
        ({"loyalties.0": 2}, "there is one Cultist"),
        ({"loyalties.0": 3}, "nobody is that"),
        ({"loyalties.+": 0}, "there are two loyalty cards a player"),
        ({"loyalty_at.+": -1}, "loyalty cards are somewhere"),
        ({"loyalty_known.+": 0}, "loyalty cards are somewhere"),
        ({"loyalty_at.0": 4}, "there is no such seat"),
        ({"loyalty_at.0": -1}, "everybody is dealt as many loyalty cards"),
        ({"deals": 2}, "everybody is dealt as many loyalty cards"),
        ({"loyalty_open": 256}, "there is no such loyalty card"),
        ({"loyalty_open": 0}, "a revealed traitor has shown a card"),
        ({"traitors": 0}, "a revealed traitor has shown a card"),
        ({"loyalty_open": 3}, "a revealed traitor has shown a card"),
    ],
)
@pytest.mark.rule("UNF-I9", "UNF-I10")
def test_loyalty_cards_are_dealt_to_all_alike_and_shown_by_traitors(
    edits: dict[str, int], message: str
) -> None:
    assert refusal(edits) == message


@pytest.mark.parametrize(
    ("edits", "message"),
    [
        ({"worn.0": 13}, ""),
        ({"worn.0": 12}, "only one's own Improvement is active"),
        ({"worn.1": 13}, "only one's own Improvement is active"),
        ({"worn.1": 3}, "only one's own Improvement is active"),
        ({"worn.0": 20}, "only one's own Improvement is active"),
    ],
)
@pytest.mark.rule("UNF-I11")
def test_only_ones_own_improvement_is_active(edits: dict[str, int], message: str) -> None:
    assert refusal(edits) == message


@pytest.mark.parametrize(
    ("edits", "message"),
    [
        ({"travel": 5}, "the travel marker is off its track"),
        ({"travel": -1}, "the travel marker is off its track"),
        ({"ritual": 5}, "the ritual marker is off its track"),
        ({"ritual": -1}, "the ritual marker is off its track"),
    ],
)
@pytest.mark.rule("UNF-I12")
def test_markers_are_on_their_tracks(edits: dict[str, int], message: str) -> None:
    assert refusal(edits) == message


@pytest.mark.parametrize(
    ("edits", "message"),
    [
        ({}, ""),
        ({"trials.0.0.8": -1}, "a test has one outcome"),
        ({"trials.1.0.8": 3}, "a test has one outcome"),
        ({"trials.0.0.1": 70}, "there is no such mythos card"),
        ({"trials.0.0.1": -2}, "there is no such mythos card"),
        ({"trials.0.0.2": 8}, "that space has no action"),
        ({"trials.0.0.2": -2}, "that space has no action"),
        ({"trials.0.0.3": 4}, "there is no such seat"),
        ({"trials.0.0.3": -2}, "there is no such seat"),
        ({"trials.0.1": [1, 0, 0]}, "every seat adds cards to a test, or none"),
        ({"trials.0.1.1": -1}, "nobody adds less than nothing"),
        ({"trials.0.2.0": 30}, "there is no such skill card"),
        ({"trials.0.2.0": -1}, "there is no such skill card"),
    ],
)
@pytest.mark.rule("UNF-I13")
def test_the_tests_that_were_made_speak_of_this_table(edits: dict[str, Any], message: str) -> None:
    made = [[list(part) for part in test] for test in (TEST, UNDECIDED)]
    assert refusal({"trials": made, **edits}) == message


@pytest.mark.parametrize(
    ("edits", "message"),
    [
        ({"feats": 16}, "there are not so many seats"),
        ({"used": -1}, "no limit is below none"),
        ({"awake": 2}, "yes or no is 1 or 0"),
        ({"barricaded": 2}, "yes or no is 1 or 0"),
    ],
)
@pytest.mark.rule("UNF-I14")
def test_what_is_limited_is_counted_by_seat(edits: dict[str, int], message: str) -> None:
    assert refusal(edits) == message


@pytest.mark.parametrize(
    ("edits", "message"),
    [
        ({"asked": 0}, "somebody is asked until the end"),
        ({"ending": 1}, "somebody is asked until the end"),
        ({"ending": 6}, "there is no such ending"),
        ({"stack": []}, "something is always being resolved"),
        ({"stack.0.0": 99}, "there is no such step"),
        ({"stack.0.6": 6}, "a step has not come that far"),
        ({"stack.0.6": -1}, "a step has not come that far"),
    ],
)
@pytest.mark.rule("UNF-I15")
def test_somebody_is_asked_until_the_end(edits: dict[str, Any], message: str) -> None:
    assert refusal(edits) == message


@pytest.mark.parametrize(
    ("edits", "message"),
    [
        ({"options.0": 9}, "option 'book' has no such choice"),
        ({"options.+": 0}, "there are other options"),
    ],
)
def test_the_options_are_those_of_the_title(edits: dict[str, int], message: str) -> None:
    assert refusal(edits) == message


@pytest.mark.rule("UNF-I1", "UNF-I4", "UNF-I13")
def test_all_positions_of_random_games_are_in_order() -> None:
    for number, (seats, options) in enumerate(TABLES):
        state = GAME.new(seats, 20 + number, options)
        for _ in random_play(state, luck_of(number)):
            state.check()
        state.check()
