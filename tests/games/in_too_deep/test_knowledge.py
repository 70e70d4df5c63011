"""Who knows what: the table of hidden information, and positions imagined from it."""

from collections.abc import Iterable
from typing import Any

import pytest

from abyssal.core.game import Position
from games.in_too_deep.table import BONUS, Table, dealt, event, position

SEEDS = range(40)


def handed_over(payment: tuple[str, str] = ("12", "14"), owner: int = 1, **details: Any) -> Table:
    """Seat 0 has just paid a Pearl share of `owner` by advanced Research."""
    defaults: dict[str, Any] = {
        "hands": {0: "41 12 13 14", 1: "50/ocean 60 61", 2: "70 71 72"},
        "shares": {"pearl": [0, 1, 1]},
        "sides": "research",
    }
    table = position(3, **defaults | details)
    table.play("expand research 41", f"acquire pearl from {owner}")
    table.play(*[f"pay {card}" for card in payment])
    return table


def bounds(table: Table) -> list[tuple[int, int]]:
    """How many cards from before the last shuffle each hand holds, as all can tell."""
    document = table.state.dump()
    return list(zip(document["old_least"], document["old_most"], strict=True))


def imagined(table: Table, viewer: int | None, seeds: Iterable[int] = SEEDS) -> list[Position]:
    """Positions that `viewer` cannot tell from the true one; each is sound and looks the same."""
    found = [table.state.imagine(viewer, seed) for seed in seeds]
    for state in found:
        state.check()
        assert state.view(viewer) == table.view(viewer)
        assert state.legal(table.active) == table.state.legal(table.active) or (
            viewer != table.active
        )
    return found


# What a view holds


@pytest.mark.rule("ITD-09", "ITD-73")
def test_the_whole_view_of_a_player() -> None:
    table = position(
        hands={0: "12 52", 1: "13", 2: "4 5"},
        shares={"pearl": ["2", "7 11"], "treasure": [0, 0, "6"]},
        depths={"ocean": "30 44", "pearl": "61"},
        discard="99 98",
        sides="ocean pearl",
        known={(0, 2): "5", (1, 0): "52"},
        active=1,
        start=2,
        draws=1,
        fundraisers=1,
    )
    view = table.view(0)
    companies = view.pop("companies")
    assert view == {
        "game": "in-too-deep",
        "viewer": 0,
        "seats": 3,
        "options": {
            "ocean": "advanced",
            "treasure": "basic",
            "pearl": "advanced",
            "research": "basic",
            "wildlife": "basic",
        },
        "asked": [1],
        "over": False,
        "step": "turn",
        "start": 2,
        "active": 1,
        "turn": 21,
        "company_of": {
            "2": "pearl",
            "6": "treasure",
            "7": "pearl",
            "11": "pearl",
            "12": "research",
            "30": "research",
            "44": "research",
            "52": "pearl",
            "61": "pearl",
            "98": "pearl",
            "99": "research",
        },
        "players": [
            {
                "hand": 2,
                "cards": [12, 52],
                "known": [],
                "portfolio": [2],
                "shares": [0, 0, 1, 0, 0],
                "points": 0,
                "distance": 1,
            },
            {
                "hand": 1,
                "cards": None,
                "known": [],
                "portfolio": [7, 11],
                "shares": [0, 0, 2, 0, 0],
                "points": 0,
                "distance": 2,
            },
            {
                "hand": 2,
                "cards": None,
                "known": [5],
                "portfolio": [6],
                "shares": [0, 1, 0, 0, 0],
                "points": 0,
                "distance": 0,
            },
        ],
        "third": None,
        "open": [],
        "deck": 86,
        "deck_cards": None,
        "depletions": 0,
        "discard": [99, 98],
        "bonus_shares": 0,
        "draws": 1,
        "fundraisers": 1,
        "ability": None,
        "staged": None,
        "ending": None,
        "final_turns": 0,
        "winners": [],
    }
    assert companies[0] == {
        "company": "ocean",
        "side": "advanced",
        "depth": [30, 44],
        "price": 0,
        "worth": 2,
        "worth_deeper": 3,
        "dividends": [0, 0, 0],
        "pays_from": 50,
    }
    assert companies[2]["depth"] == [61]
    assert (companies[2]["price"], companies[2]["dividends"]) == (3, [1, 2, 0])


@pytest.mark.rule("ITD-09")
def test_a_spectator_sees_what_lies_on_the_table_and_no_hand() -> None:
    table = position(hands={0: "12 52", 1: "13"}, known={(0, 1): "13"}, active=1)
    view = table.view()
    own = table.view(1)
    assert view["viewer"] is None
    assert [player["cards"] for player in view["players"]] == [None, None, None]
    assert [player["known"] for player in view["players"]] == [[], [], []]
    assert view["company_of"] == {}
    different = {key for key in view if view[key] != own[key]}
    assert different == {"viewer", "players", "company_of"}


@pytest.mark.rule("ITD-51")
def test_the_deck_is_a_number() -> None:
    table = position(2, deck="90 bonus 91")
    for viewer in (0, 1, None):
        view = table.view(viewer)
        assert view["deck"] == len(table.deck)
        assert view["deck_cards"] is None
        assert "90" not in view["company_of"]


# Cards handed over


@pytest.mark.rule("ITD-107", "ITD-R30")
def test_the_payer_knows_the_cards_in_their_new_hand() -> None:
    table = handed_over()
    assert table.known(0, 1) == [12, 14]
    for viewer, holder in ((0, 0), (0, 2), (1, 0), (1, 1), (2, 1), (None, 1)):
        assert table.known(viewer, holder) == []


@pytest.mark.rule("ITD-107")
@pytest.mark.parametrize(
    ("moves", "left"),
    [
        (["draw"], [12, 14]),
        (["expand treasure 12"], [14]),
        (["buy research 12"], [14]),
        (["buy ocean 50", "pay 12", "pay 60"], [14]),
        (["buy ocean 50", "pay 60", "pay 61"], [12, 14]),
    ],
)
def test_until_they_are_shown(moves: list[str], left: list[int]) -> None:
    table = handed_over(shares={"pearl": [0, 1, 1], "ocean": [1, 1]})
    table.play(*moves)
    assert table.known(0, 1) == left


@pytest.mark.rule("ITD-107")
def test_or_the_new_owner_pays_someone_else_that_way() -> None:
    table = handed_over(
        hands={0: "41 12 13 14", 1: "50 60 61", 2: "70 71 72"}, known={(2, 0): "13"}
    )
    assert table.known(2, 0) == []  # seat 0 has paid seat 1 since
    table.play("expand research 50", "acquire pearl from 2", "pay 60", "pay 61")
    assert table.known(0, 1) == []  # 12 and 14 could have gone on
    assert table.known(1, 2) == [60, 61]
    assert table.known(0, 2) == table.known(2, 1) == []
    assert table.state.dump()["known"] == [(1 * 8 + 2) * 256 + 60, (1 * 8 + 2) * 256 + 61]


@pytest.mark.rule("ITD-107")
def test_what_comes_back_is_no_secret_between_the_two() -> None:
    table = handed_over(
        hands={0: "41 12 13 14 15", 1: "50 60 61", 2: "70 71 72"}, shares={"pearl": [1, 1]}
    )
    assert table.known(0, 1) == [12, 14]
    table.play("expand research 50", "acquire pearl from 0", "pay 12", "pay 60")
    assert table.hand(0) == [12, 13, 15, 60]
    assert table.known(0, 1) == [14]
    assert table.known(1, 0) == [12, 60]


@pytest.mark.rule("ITD-107")
def test_knowledge_of_other_hands_stays() -> None:
    table = handed_over(known={(0, 2): "71", (2, 1): "60", (1, 2): "72"})
    assert table.known(0, 2) == [71]
    assert table.known(2, 1) == [60]
    assert table.known(1, 2) == [72]
    assert table.known(0, 1) == [12, 14]
    assert table.state.dump()["known"] == sorted(table.state.dump()["known"])


@pytest.mark.rule("ITD-107")
def test_a_card_shown_is_forgotten_by_all_who_knew_it() -> None:
    table = position(hands={0: "12 13"}, known={(1, 0): "12 13", (2, 0): "12"})
    table.play("expand pearl 12")
    assert table.known(1, 0) == [13]
    assert table.known(2, 0) == []


# Who is asked follows from public facts


@pytest.mark.rule("ITD-78")
@pytest.mark.parametrize("sides", ["", "ocean research wildlife"])
@pytest.mark.parametrize("company", ["ocean", "research", "wildlife"])
def test_whether_an_ability_is_offered_does_not_depend_on_the_hand(
    company: str, sides: str
) -> None:
    asked = set()
    for hand in ("3 4", "5 6", "97 98", "52 61"):
        table = position(
            hands={0: f"50 {hand}"},
            shares={"ocean": [0, 3], "pearl": [0, 4], "research": [0, 4], "treasure": [0, 5]},
            depths={"ocean": "40", "treasure": "99", "wildlife": "41", "research": "42"},
            sides=sides,
        )
        table.play(f"expand {company} 50")
        asked.add((table.view(1)["step"], table.view(1)["asked"][0]))
    assert len(asked) == 1


# After a shuffle: how many older cards a hand must hold


@pytest.mark.rule("ITD-66")
def test_at_a_shuffle_all_cards_in_hand_are_older() -> None:
    table = position(
        hands={0: "1 2", 1: "3", 2: "4 5 6"}, deck="90 91", discard="81 82", rest="ocean"
    )
    assert bounds(table) == [(0, 0)] * 3
    table.play("draw")
    assert bounds(table) == [(0, 0)] * 3
    table.play("draw")  # the 91 was the last card of the first deck
    assert bounds(table) == [(3, 3), (2, 2), (3, 3)]
    assert table.state.dump()["shuffled"] == [81, 82]
    table.play("draw")
    assert bounds(table) == [(3, 3), (2, 2), (3, 3)]


@pytest.mark.rule("ITD-66")
def test_cards_shown_tell_whether_they_were_older() -> None:
    table = position(
        hands={0: "1 2 81", 1: "3 82"}, fresh="81 82", deck="90 91", rest="ocean", depletions=1
    )
    assert bounds(table)[:2] == [(2, 2), (1, 1)]
    table.play("expand pearl 81", "expand treasure 3")
    assert bounds(table)[:2] == [(2, 2), (0, 0)]


@pytest.mark.rule("ITD-107")
@pytest.mark.parametrize(
    ("payer", "fresh", "after"),
    [
        ("12 13 14 15", "", [(2, 2), (3, 3)]),
        ("12 13 14 15", "15", [(1, 2), (2, 3)]),
        ("12 13 14 15", "14 15", [(0, 2), (1, 3)]),
        ("12 13 14 15", "13 14 15", [(0, 1), (1, 2)]),
        ("12 13 14 15", "12 13 14 15", [(0, 0), (1, 1)]),
    ],
)
def test_a_secret_payment_blurs_how_many_are_older(
    payer: str, fresh: str, after: list[tuple[int, int]]
) -> None:
    table = position(
        hands={0: f"41 {payer}", 1: "60"},
        shares={"pearl": [0, 2]},
        depths={"research": "40"},
        sides="research",
        fresh=fresh,
        deck="90",
        rest="ocean",
        depletions=1,
    )
    table.play("expand research 41", "acquire pearl from 1", "pay 12", "pay 13")
    assert bounds(table)[:2] == after


@pytest.mark.rule("ITD-107")
def test_later_plays_sharpen_it_again() -> None:
    for card in (12, 80):  # an older one, or one from the present deck
        table = position(
            active=1,
            hands={0: "1 2", 1: "12 80 81"},
            fresh="80 81",
            deck="90",
            rest="ocean",
            depletions=1,
            old_least=[2, 0, 3],
            old_most=[2, 3, 3],
        )
        table.play(f"expand pearl {card}")
        assert bounds(table) == [(2, 2), (0, 2), (3, 3)]


@pytest.mark.rule("ITD-107")
def test_one_older_card_shown_is_one_fewer_to_be_there() -> None:
    table = position(
        hands={0: "12 13 80"},
        fresh="80",
        deck="90",
        rest="ocean",
        depletions=1,
        old_least=[1, 3, 3],
        old_most=[3, 3, 3],
    )
    table.play("expand pearl 13")
    assert bounds(table)[0] == (0, 2)


# Imagined positions


@pytest.mark.rule("ITD-09", "ITD-51")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_every_unseen_card_may_lie_in_any_other_hand_or_in_the_deck(viewer: int | None) -> None:
    table = position(
        hands={0: "1 2", 1: "3 4", 2: "5 6"}, deck="7 8", rest="ocean", shares={"pearl": ["20"]}
    )
    seen: dict[int, set[int]] = {seat: set() for seat in range(3)}
    decks, tops = set(), set()
    for state in imagined(table, viewer):
        document = state.dump()
        for seat in range(3):
            seen[seat] |= set(document["hands"][seat])
        decks |= set(document["deck"])
        tops.add(document["deck"][-1])
        assert len(document["deck"]) == 2
    hidden = set(range(1, 9)) - set(table.hand(viewer) if viewer is not None else [])
    for seat in range(3):
        assert seen[seat] == (set(table.hand(seat)) if seat == viewer else hidden)
    assert decks == tops == hidden


@pytest.mark.rule("ITD-51")
def test_an_imagined_position_depends_on_what_is_seen_and_on_the_seed_alone() -> None:
    table = handed_over(deck="80 81 82")
    for viewer in (0, 1, 2, None):
        for first, second in ((1, 2), (5, 6)):
            once = table.state.imagine(viewer, second)
            twice = table.state.imagine(viewer, first).imagine(viewer, second)
            assert once.hash() == twice.hash()
        assert table.state.imagine(viewer, 1).hash() != table.state.imagine(viewer, 2).hash()


@pytest.mark.rule("ITD-51")
def test_two_positions_a_viewer_cannot_tell_apart_are_imagined_alike() -> None:
    here = position(hands={0: "1 2", 1: "3 4", 2: "5 6"}, deck="7 8", rest="ocean")
    there = position(hands={0: "1 2", 1: "8 5", 2: "3 7"}, deck="4 6", rest="ocean")
    cannot_tell_apart(here, there)


@pytest.mark.rule("ITD-66")
def test_the_same_holds_after_a_shuffle() -> None:
    later: dict[str, Any] = {"fresh": "81 82", "rest": "ocean", "depletions": 1}
    here = position(hands={0: "1 2", 1: "3 4 81", 2: "5 6 82"}, deck="83 84", **later)
    later["fresh"] = "83 84"
    there = position(hands={0: "1 2", 1: "6 5 84", 2: "3 4 83"}, deck="81 82", **later)
    cannot_tell_apart(here, there)


def cannot_tell_apart(here: Table, there: Table) -> None:
    """Seat 0 sees no difference between the two positions, seat 1 does."""
    assert here.view(0) == there.view(0)
    for seed in range(5):
        assert here.state.imagine(0, seed).hash() == there.state.imagine(0, seed).hash()
        assert here.state.imagine(1, seed).hash() != there.state.imagine(1, seed).hash()


@pytest.mark.rule("ITD-51")
def test_the_luck_to_come_is_imagined_too() -> None:
    table = position(hands={0: "1 2"}, deck="90", discard="81 82 83 84", rest="ocean")
    decks = set()
    for state in imagined(table, 0):
        state.play(0, state.game.read("draw"))
        decks.add(tuple(state.dump()["deck"]))
    assert len(decks) > 5


@pytest.mark.rule("ITD-66")
def test_after_a_shuffle_the_deck_holds_only_cards_that_were_shuffled() -> None:
    table = position(
        hands={0: "1 2", 1: "3 4 81", 2: "5 82"},
        fresh="81 82",
        deck="83 84",
        discard="9",
        rest="ocean",
        depletions=1,
    )
    hands, decks = set(), set()
    for state in imagined(table, 0):
        document = state.dump()
        assert set(document["deck"]) <= {81, 82, 83, 84}
        assert len(set(document["hands"][1]) & {3, 4, 5}) == 2
        assert len(set(document["hands"][2]) & {3, 4, 5}) == 1
        hands.add((tuple(document["hands"][1]), tuple(document["hands"][2])))
        decks.add(tuple(document["deck"]))
    assert {pair for hand, _ in hands for pair in [tuple(c for c in hand if c < 9)]} == {
        (3, 4),
        (3, 5),
        (4, 5),
    }
    assert len(decks) > 6


@pytest.mark.rule("ITD-107")
def test_a_spectator_imagines_every_split_of_older_cards_that_play_allows() -> None:
    table = position(
        hands={0: "1 80 81", 1: "2 3 82", 2: "4 83 84"},
        fresh="80 81 82 83 84",
        deck="85 86",
        rest="ocean",
        depletions=1,
        old_least=[0, 1, 0],
        old_most=[2, 3, 1],
    )
    splits = set()
    for state in imagined(table, None, range(80)):
        hands = state.dump()["hands"]
        splits.add(tuple(len([card for card in hand if card < 9]) for hand in hands))
    assert splits == {(0, 3, 1), (1, 2, 1), (1, 3, 0), (2, 1, 1), (2, 2, 0)}


@pytest.mark.rule("ITD-107")
def test_a_payer_imagines_the_cards_handed_over_where_they_are() -> None:
    table = position(
        hands={0: "1 87", 1: "2 3 80", 2: "4 81 82"},
        fresh="80 81 82 87",
        deck="85 86",
        rest="ocean",
        depletions=1,
        known={(0, 1): "3 80", (1, 2): "81", (2, 0): "1 87"},
        old_least=[1, 0, 0],
        old_most=[1, 3, 3],
    )
    splits = set()
    for state in imagined(table, 0):
        document = state.dump()
        assert {3, 80} < set(document["hands"][1])
        assert document["known"] == [
            (0 * 8 + 1) * 256 + 3,
            (0 * 8 + 1) * 256 + 80,
            (2 * 8 + 0) * 256 + 1,
            (2 * 8 + 0) * 256 + 87,
        ]
        splits.add(tuple(len([card for card in hand if card < 9]) for hand in document["hands"]))
    assert splits == {(1, 2, 1), (1, 1, 2)}
    assert imagined(table, None, [1])[0].dump()["known"] == []


@pytest.mark.rule("ITD-107")
def test_known_cards_leave_less_room_for_others() -> None:
    # Seat 1 holds three cards, two of them known and fresh: at most one is older.
    table = position(
        hands={0: "1", 1: "2 80 81", 2: "4 5 82"},
        fresh="80 81 82",
        deck="85 86",
        rest="ocean",
        depletions=1,
        known={(0, 1): "80 81"},
        old_least=[1, 0, 0],
        old_most=[1, 3, 3],
    )
    splits = set()
    for state in imagined(table, 0):
        hands = state.dump()["hands"]
        splits.add(tuple(len([card for card in hand if card < 9]) for hand in hands))
    assert splits == {(1, 1, 2), (1, 0, 3)}


@pytest.mark.rule("ITD-157")
def test_the_bonus_shares_left_may_lie_anywhere_in_the_deck() -> None:
    table = position(2, hands={0: "1", 1: "2"}, deck="bonus 80 81 bonus", rest="ocean")
    places = set()
    for state in imagined(table, 0):
        deck = state.dump()["deck"]
        assert deck.count(BONUS) == 2
        assert BONUS not in state.dump()["hands"][1]
        places.add(tuple(place for place, card in enumerate(deck) if card == BONUS))
    assert len(places) == 6


@pytest.mark.rule("ITD-27")
def test_what_is_staged_is_imagined_for_its_player_alone() -> None:
    table = position(hands={0: "12 13 14 52/pearl"}, shares={"pearl": [2]})
    table.play("buy pearl 52", "pay 12")
    own = table.state.imagine(0, 3)
    assert own.view(0)["staged"] == {"action": "buy pearl 52", "due": 2, "paid": [12]}
    assert own.legal(0) == table.state.legal(0)
    for viewer in (1, 2, None):
        other = table.state.imagine(viewer, 3)
        other.check()
        assert other.view(viewer) == table.view(viewer)
        document = other.dump()
        assert (document["intent"], document["due"], document["paid"]) == (-1, 0, [])
        assert other.game.write(other.legal(0)[0]) == "draw"


@pytest.mark.rule("ITD-09")
def test_the_open_cards_of_the_setup_stay_where_they_are() -> None:
    table = dealt(3)
    table.play(table.legal()[0])
    for state in imagined(table, 2, range(5)):
        assert state.dump()["open"] == table.view()["open"]
        assert state.dump()["portfolios"] == table.state.dump()["portfolios"]


@pytest.mark.rule("ITD-51")
def test_events_of_a_payment_tell_others_only_how_many() -> None:
    table = handed_over()
    assert table.told(2) == table.told()
    [acquired] = table.told_of("acquired", viewer=2)
    assert acquired == event("acquired", 0, owner=1, company="pearl", count=2)
    assert len(table.told(0)) == len(table.told(1)) == len(table.told(2)) + 1
