"""The printed cards: those of the box, and how a box of one's own is refused."""

import copy
from typing import Any

import pytest

from abyssal import BadRequest
from abyssal.core.game import Game
from abyssal.games import game_of
from abyssal.games.unfathomable.box.components import CHARACTERS
from abyssal.games.unfathomable.game import Unfathomable
from games.unfathomable.table import GAME, position

LONG = "x" * 61


def own_box(path: str, value: Any) -> Game:
    """Our box with something else at `path`, as in `mythos.0.test`; None leaves it out."""
    data = copy.deepcopy(GAME.data)
    *way, last = [int(key) if key.isdigit() else key for key in path.split(".")]
    place: Any = data
    for key in way:
        place = place[key]
    if value is None:
        del place[last]
    else:
        place[last] = value
    return game_of("unfathomable", data, "own.toml")


def printed(deck: str, name: str) -> int:
    """The place of a card in its deck."""
    return [row["name"] for row in GAME.data[deck]].index(name)


TEST = f"mythos.{printed('mythos', 'hull-leak')}"
"""A card that is a test."""


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        ("copies", [7, 5, 4, 3, 1], "copies must sum to 21"),
        ("copies", [7, 5, 4, 5], "copies must have 5 entries, not 4"),
        ("copies.0", -1, "copies must be whole numbers from 0 to 21, not -1"),
        ("sets.0", [3, 0, 0, 2], "sets must hold lists of 5 numbers"),
        ("sets.9.4", 6, "sets must be whole numbers from 0 to 5, not 6"),
        ("starts.0", "sick-bay", "starts holds 'sick-bay', which is none of bridge"),
        ("starts.9", "deck-1", "starts holds 'deck-1', which is none of bridge"),
        ("captains.0", "arjun", "captains must name every character once"),
        ("keepers.9", "nemo", "keepers holds 'nemo', which is none of keilani"),
        ("crews.0", "jeanne", "crews must have 3 different people, not 'jeanne'"),
        ("crews.0", "abc", "crews must have 3 different people, not 'abc'"),
        ("crews.3", ["arjun"] * 6, "crews must have 6 different people"),
        ("crews.1", ["arjun", "jeanne", "samira"], "crews must have 4 different people"),
        ("crews.3.5", "nemo", "crews holds 'nemo', which is none of keilani"),
        ("mythos.0", "accusation", "mythos must be rows with a name, not 'accusation'"),
        ("mythos.69", {"wakes": "hydra"}, "mythos must be rows with a name, not {'wakes'"),
        ("mythos.69.name", LONG, "mythos.name must be texts of at most 60 characters"),
        ("mythos.0", None, "mythos must be 70 cards, not 69"),
        ("mythos.0.wakes", "nobody", "mythos.accusation.wakes holds 'nobody'"),
        ("mythos.0.track", None, "mythos.accusation.track holds None"),
        ("mythos.0.chooser", "nemo", "mythos.accusation.chooser holds 'nemo'"),
        ("mythos.0.needs", "rum", "mythos.accusation.needs holds 'rum', which is none of nothing"),
        ("mythos.0.character", "nemo", "mythos.accusation.character holds 'nemo'"),
        ("mythos.0.choice", ["lose fuel 1"], "mythos.accusation.choice must be a list of 2"),
        ("mythos.0.choice", "ab", "mythos.accusation.choice must be a list of 2 entries, not 'ab'"),
        ("mythos.0.choice.0", "borrow 1", "choice hold 'borrow 1', which has the unknown verb"),
        ("mythos.0.choice.1", "", None),
        ("mythos.0.choice.1", 1, "mythos.accusation.choice must be texts of at most 500"),
        (f"{TEST}.test", [], "mythos.hull-leak.test must be a list of 1 to 2 entries, not []"),
        (f"{TEST}.test", [9, 8, 7], "mythos.hull-leak.test must be a list of 1 to 2 entries"),
        (f"{TEST}.test", [100], "mythos.hull-leak.test must be whole numbers from 1 to 99"),
        (f"{TEST}.test", [99], None),
        (f"{TEST}.test", [0], "mythos.hull-leak.test must be whole numbers from 1 to 99, not 0"),
        (f"{TEST}.skills", [], "mythos.hull-leak.skills must be a list of 1 to 6 entries"),
        (f"{TEST}.skills", ["rum"], "mythos.hull-leak.skills holds 'rum'"),
        (f"{TEST}.pass", None, "mythos.hull-leak.pass is missing"),
        (f"{TEST}.fail", None, "mythos.hull-leak.fail is missing"),
        (f"{TEST}.fail", "x" * 501, "mythos.hull-leak.fail must be texts of at most 500"),
        ("spells.0.name", "enchantment", None),
        ("spells.0.text", None, "is missing"),
        ("spells.0.copies", 0, "copies must be whole numbers from 1 to 20, not 0"),
        ("spells.0.copies", 2, "spells must be 20 cards, not 21"),
        ("waypoints.0.distance", 1, "distance must be whole numbers from 2 to 4, not 1"),
        ("waypoints.0.distance", 5, "distance must be whole numbers from 2 to 4, not 5"),
        ("waypoints.0.distance", None, "distance must be whole numbers from 2 to 4, not None"),
        ("waypoints.0", None, "waypoints must be 20 cards, not 19"),
        ("reveals.0", None, "reveals must have 10 entries, not 9"),
        ("reveals.9", "borrow 1", "reveals hold 'borrow 1', which has the unknown verb"),
        (f"mythos.{printed('mythos', 'the-peacemaker')}.name", "peace", "lack the card 'the-peac"),
        (f"spells.{printed('spells', 'flesh-ward')}.name", "ward", "lack the card 'flesh-ward'"),
    ],
)
def test_a_wrong_card_is_refused_with_its_file_and_field(
    path: str, value: object, complaint: str | None
) -> None:
    if complaint is None:
        assert own_box(path, value).new(3, 1).to_act()
        return
    with pytest.raises(BadRequest) as refused:
        own_box(path, value)
    assert complaint in str(refused.value)
    assert refused.value.code == "data"
    assert refused.value.details["file"] == "own.toml"


def test_every_card_is_what_its_row_says() -> None:
    cards = GAME.cards
    for row, card in zip(GAME.data["mythos"], cards.mythos, strict=True):
        assert card.name == row["name"]
        assert [card.target, card.partial] == [*row.get("test", []), 0, 0][:2]
        assert card.support.bit_count() == len(row.get("skills", []))
        assert (card.character >= 0) == ("character" in row)
        assert (card.first >= 0) == ("choice" in row)
        assert (card.second >= 0) == ("choice" in row or "other" in row)
        assert (card.passed >= 0) == (card.fail >= 0) == ("test" in row)
        assert (card.partly >= 0) == ("partial" in row)
    greens = [CHARACTERS[card.character] for card in cards.mythos if card.character >= 0]
    assert sorted(greens) == sorted(CHARACTERS)
    spells = [row["name"] for row in GAME.data["spells"] for _ in range(row.get("copies", 1))]
    assert cards.spell_names == spells
    assert cards.waypoint_names == [row["name"] for row in GAME.data["waypoints"]]
    assert cards.distances == [row["distance"] for row in GAME.data["waypoints"]]
    assert [[CHARACTERS[person] for person in crew] for crew in cards.crews] == GAME.data["crews"]
    assert [CHARACTERS[person] for person in cards.captains] == GAME.data["captains"]
    assert [CHARACTERS[person] for person in cards.keepers] == GAME.data["keepers"]


def test_whom_a_text_has_named_is_known_to_what_it_leads_to() -> None:
    path = f"mythos.{printed('mythos', 'accusation')}.choice.0"
    game = own_box(path, "name free-human; roll <=4 { jail named }")
    assert isinstance(game, Unfathomable)
    table = position(mythos="accusation", dice="4")
    table.state.cards = game.cards
    table.play("end", "option 1", "name 2")
    assert [seat for seat in range(4) if table.space(seat) == "brig"] == [2]
