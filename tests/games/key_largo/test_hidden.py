"""What Key Largo counts as hidden: the pools that the laws of secrecy exchange."""

from typing import Any

import pytest

from abyssal.core.game import Viewer
from abyssal.core.title import Pool
from abyssal.games.key_largo import hidden
from abyssal.games.key_largo.position import OVER
from games.key_largo.table import DEEP, GAME, SHALLOW, cards, document, encounters, position

GOLD_1, GOLD_2, GOLD_3 = cards("gold 1, gold 2, gold 3", "shallow")
DEEP_4, DEEP_5 = cards("gold 4, gold 5", "deep")


def laid(**fields: Any) -> dict[str, Any]:
    """Wrecks 1 and 10 hold a few cards, and two players hold treasures."""
    return document(
        wrecks={SHALLOW: "gold 3, gold 1", DEEP: "gold 5, monster"},
        hands={0: "gold 1 shallow", 1: "gold 2 shallow, gold 4 deep"},
        **fields,
    )


def treasures(found: dict[str, Any], viewer: Viewer) -> list[Pool]:
    """The pools without the wrecks that hold what the test says nothing about."""
    named = (f"wreck {SHALLOW - 1} ", f"wreck {DEEP - 1} ", "hand")
    return [
        {place: held for place, held in pool.items() if place.startswith(named)}
        for pool in hidden.treasures(found, viewer, GAME.components)
    ]


def test_treasures_of_a_depth_are_exchanged_among_themselves_and_monsters_are_not() -> None:
    shallow, medium, deep = treasures(laid(), viewer=0)
    assert shallow == {"wreck 0 0": [GOLD_1], "wreck 0 1": [GOLD_3], "hand 1": [GOLD_2]}
    assert medium == {}
    assert deep == {"wreck 9 1": [DEEP_5], "hand 1": [DEEP_4]}


def test_spectators_know_no_hand() -> None:
    shallow, _, deep = treasures(laid(), viewer=None)
    assert (shallow["hand 0"], shallow["hand 1"], deep["hand 1"]) == ([GOLD_1], [GOLD_2], [DEEP_4])


def test_what_was_left_out_is_hidden_from_all() -> None:
    found = laid()
    for viewer in (None, 0):
        pools = hidden.treasures(found, viewer, GAME.components)
        aside = [card for pool in pools for card in pool.get("left out", [])]
        monsters = [card for card in found["left_out"] if card not in aside]
        assert sorted(aside + monsters) == found["left_out"]
        assert {GAME.components.kind_of[card] for card in monsters} <= {4}
    assert aside


def test_a_wreck_that_the_viewer_has_looked_into_is_known_to_them_alone() -> None:
    found = laid()
    found["sights"][0] = [{"wreck": SHALLOW - 1, "faces": [GOLD_3]}]
    shallow, _, deep = treasures(found, viewer=0)
    assert shallow == {"hand 1": [GOLD_2]}
    assert deep.keys() == {"wreck 9 1", "hand 1"}
    assert treasures(found, viewer=1)[0].keys() == {"wreck 0 0", "wreck 0 1", "hand 0"}


@pytest.mark.parametrize("shown", [{"step": OVER}, {"gems": [1, 0, 0, 0]}])
def test_hands_that_are_shown_are_hidden_from_nobody(shown: dict[str, Any]) -> None:
    for pool in treasures(laid() | shown, viewer=2):
        assert not [place for place in pool if place.startswith("hand")]


def test_encounters_are_exchanged_with_those_of_their_deck() -> None:
    met = document(deck="regular saboteur", held={0: "drunkard", 1: "family novice-diver"})
    regular, saboteur = encounters("regular saboteur")
    drunkard, family, novice = encounters("drunkard family novice-diver")
    met["epochs"][family] = met["epochs"][regular] = 1
    assert hidden.encounters(met, viewer=0) == [
        {"deck 0": [saboteur], "hand 1": [novice]},
        {"deck 1": [regular], "hand 1": [family]},
    ]
    assert hidden.encounters(met, viewer=None)[0]["hand 0"] == [drunkard]
    over = hidden.encounters(met | {"step": OVER}, viewer=0)
    assert over == [{"deck 0": [saboteur]}, {"deck 1": [regular]}]


def test_treasures_and_encounters_are_the_pools() -> None:
    state = position(deck="regular", held={1: "family"}).state
    shallow, medium, deep, met = hidden.pools(state, 0)
    assert [shallow, medium, deep] == hidden.treasures(state.dump(), 0, GAME.components)
    assert met == hidden.encounters(state.dump(), 0)[0]
