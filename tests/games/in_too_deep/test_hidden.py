"""What In Too Deep counts as hidden: the pools that the laws of secrecy exchange."""

from abyssal.games.in_too_deep.hidden import pools
from games.in_too_deep.table import position


def test_deck_and_other_hands_are_hidden_but_for_what_i_handed_over() -> None:
    table = position(
        hands={0: "1 2", 1: "3 4", 2: "5"}, deck="6 7", known={(0, 1): "4"}, rest="research"
    )
    deck = {"deck 0": [7], "deck 1": [6]}
    assert pools(table.state, 0) == [
        {"hand 1": [], "hand 2": []},
        {**deck, "hand 1": [3], "hand 2": [5]},
    ]
    assert pools(table.state, 2)[1] == {**deck, "hand 0": [1, 2], "hand 1": [3, 4]}
    assert pools(table.state, None)[1].keys() == {*deck, "hand 0", "hand 1", "hand 2"}


def test_a_card_from_before_the_last_shuffle_can_only_be_in_a_hand() -> None:
    table = position(
        hands={0: "1", 1: "2 3", 2: "4 5"}, deck="6", rest="research", depletions=1, fresh="3 4"
    )
    assert pools(table.state, 0) == [
        {"hand 1": [2], "hand 2": [5]},
        {"deck 0": [6], "hand 1": [3], "hand 2": [4]},
    ]
