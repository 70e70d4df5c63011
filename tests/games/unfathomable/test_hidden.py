"""What Unfathomable counts as hidden: the pools that the laws of secrecy exchange."""

import pytest

from abyssal.core.game import Viewer
from abyssal.core.title import Pool
from abyssal.games.unfathomable.box.components import SKILLS
from abyssal.games.unfathomable.faces import hidden
from abyssal.games.unfathomable.position.position import GROUP
from games.unfathomable.table import Table, position

DECKS = ["mythos", "waypoints", "damage_deck"]


def pools(table: Table, viewer: Viewer) -> list[Pool]:
    return hidden.pools(table.state, viewer)


def places(table: Table, viewer: Viewer, word: str) -> set[str]:
    """The places of all pools that begin with `word`."""
    return {place for pool in pools(table, viewer) for place in pool if place.startswith(word)}


def seen(table: Table, deck: str, known: list[int]) -> None:
    """Who has seen the last cards of a deck."""
    document = table.state.dump()
    document[deck][1][-len(known) :] = known
    table.state._load_fields(document)


@pytest.mark.rule("UNF-H6")
def test_a_loyalty_is_hidden_from_all_but_its_owner() -> None:
    table = position(loyalty={0: "hybrid", 1: "human"})
    [kinds, *_] = pools(table, None)
    document = table.state.dump()
    assert kinds == {f"loyalty {n}": [kind] for n, kind in enumerate(document["loyalties"])}
    mine = {f"loyalty {n}" for n, seat in enumerate(document["loyalty_at"]) if seat == 0}
    assert places(table, 0, "loyalty") == set(kinds) - mine


@pytest.mark.rule("UNF-H6")
def test_a_revealed_loyalty_is_hidden_from_nobody() -> None:
    table = position(traitors={0: "hybrid"})
    document = table.state.dump()
    shown = {f"loyalty {n}" for n in range(9) if document["loyalty_open"] >> n & 1}
    assert len(shown) == 1
    for viewer in (None, 0, 1):
        assert not shown & places(table, viewer, "loyalty")


@pytest.mark.parametrize("name", DECKS)
def test_a_card_of_a_deck_is_hidden_from_those_who_have_not_seen_it(name: str) -> None:
    table = position()
    seen(table, name, [0, 1 << 2, 1 << 2 | 3 << GROUP, (1 << GROUP) - 1])
    size = len(table.state.dump()[name][0])
    last = [f"{name} {place}" for place in range(size - 4, size)]
    before = {f"{name} {place}" for place in range(size - 4)}
    assert places(table, None, name) - before == set(last[:3])
    assert places(table, 1, name) - before == set(last[:3])
    assert places(table, 2, name) - before == {last[0]}


def test_the_pools_are_loyalties_the_decks_and_a_pool_of_each_skill() -> None:
    table = position(hands={0: "lore-1", 1: "lore-2", 2: "lore-3 lore-4"})
    found = pools(table, 0)
    assert len(found) == 1 + len(DECKS) + len(SKILLS)
    assert all(place.startswith("loyalty") for place in found[0])
    for pool, name in zip(found[1:], DECKS, strict=False):
        assert all(place.startswith(name) for place in pool)
    lore = found[1 + len(DECKS) + SKILLS.index("lore")]
    assert "hand 1" in lore
    assert "hand 0" not in lore, "one's own hand is known"
    assert "hand 2" not in lore, "two alike: which of them stays is not told by one"
