"""Actions as text: short, stable, the same in every language, each with one number."""

import pytest

from abyssal import BadRequest
from abyssal.games.unfathomable.position.notation import BLOCK, VERBS, actions, write
from games.unfathomable.table import GAME

BARE = """accept act bare cast done end feat intervene kill no pass pistol refuse repair rescue
ring sacrifice sheet starbuck trade wait yes"""
"""Verbs that name nothing."""
CARDS = """add almanac discard experienced fortune heal lower open play prepare raise shrug top
training"""
"""Verbs that name a skill card."""
RANGES = {
    **dict.fromkeys(BARE.split(), ("", "", 1)),
    **dict.fromkeys(CARDS.split(), ("influence-1", "treachery-5", 30)),
    "be": ("keilani", "samira", 10),
    "draw": ("influence", "treachery", 6),
    "script": ("influence", "treachery", 6),
    "option": ("1", "leader", 3),
    "to": ("bridge", "deep", 25),
    "move": ("bridge", "deep", 25),
    "at": ("bridge", "supply", 26),
    "name": ("0", "5", 6),
    "gain": ("fuel", "souls", 4),
    "lose": ("fuel", "souls", 4),
    "advance": ("travel", "ritual", 2),
    "look": ("mythos", "waypoints", 2),
    "take": ("0", "5", 6),
    "count": ("0", "63", 64),
    "set": ("0", "8", 9),
    "thing": ("speaking-trumpet", "shotgun", 20),
    "item": ("speaking-trumpet", "shotgun", 20),
    "wear": ("speaking-trumpet", "nothing", 21),
    "monarch": ("hydra", "dagon", 2),
    "aim": ("bridge 0", "deep deep-one", 175),
    "shift": ("-20", "+20", 41),
    "equipped": ("-20", "+20", 41),
    "outcome": ("passed", "failed", 3),
    "attack": ("0", "deep-one", 7),
    "use": ("space", "lore", 3),
    "reveal": ("hybrid", "cultist", 2),
    "kept": ("barricade-the-hatches", "family-ties", 5),
    "give": ("speaking-trumpet 0", "shotgun 5", 120),
    "learn": ("lore-5 influence", "lore-5 will", 5),
    "pharmacy": ("food", "item", 2),
    "allow": ("0", "ward", 7),
}
"""What each verb can name: the first, the last, and how many. Records hold these texts for good."""


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_names_what_records_know_it_to_name(verb: str) -> None:
    first, last, count = RANGES[verb]
    begin = VERBS.index(verb) * BLOCK
    assert GAME.write(begin) == f"{verb} {first}".strip()
    assert GAME.write(begin + count - 1) == f"{verb} {last}".strip()
    with pytest.raises(BadRequest, match=f"{begin + count} is no action of unfathomable"):
        GAME.write(begin + count)


def test_every_action_has_one_text_and_every_text_one_action() -> None:
    known = actions()
    assert len(known) == sum(count for _, _, count in RANGES.values())
    assert len(set(known.values())) == len(known)
    for text, action in known.items():
        assert write(action) == GAME.write(action) == text
        assert GAME.read(text) == action
        assert text == " ".join(text.split())


@pytest.mark.parametrize("action", [-1, -BLOCK, BLOCK - 1, len(VERBS) * BLOCK, 1 << 40])
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    with pytest.raises(BadRequest) as refused:
        GAME.write(action)
    assert refused.value.code == "action"


@pytest.mark.parametrize("text", ["", "swim", "move", "move  deck-3", "Move deck-3", "attack 6"])
def test_a_text_that_is_no_action_is_refused_with_examples_of_each_kind(text: str) -> None:
    with pytest.raises(BadRequest) as refused:
        GAME.read(text)
    examples = str(refused.value.details["examples"]).split(", ")
    assert [example.split()[0] for example in examples] == ["move", "attack", "play", "add", "pass"]
    assert all(GAME.write(GAME.read(example)) == example for example in examples)
