"""Imagined positions can have come about as the viewer saw the game go."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any

import pytest

from abyssal.games.unfathomable.box.components import SKILL_COUNT, WAKES, skill_of, value_of
from abyssal.games.unfathomable.position.decks import look, put_under_mixed, take
from abyssal.games.unfathomable.position.deduction import past_tests, public_most, solve
from abyssal.games.unfathomable.position.frames import Rolling
from abyssal.games.unfathomable.position.history import (
    CAME,
    COUNT,
    EVENT,
    FROM_DECK,
    GAVE,
    LEFT,
    TURNED_UP,
    event_of,
    held,
    place_of,
    record_test,
)
from abyssal.games.unfathomable.position.position import GROUP, ROWS, Deck, Position
from abyssal.games.unfathomable.rules.attacks import BARE_HANDS, attack_often
from abyssal.games.unfathomable.rules.damage import SHIP, damage
from abyssal.games.unfathomable.rules.hands import ALL_SAW, FACE
from abyssal.games.unfathomable.rules.monsters import activate
from abyssal.games.unfathomable.rules.passengers import risk
from abyssal.games.unfathomable.turn.resolution import resolve
from abyssal.testing.play import luck_of, random_play
from games.unfathomable.table import GAME, Table, imagined, kinds, new, position

INFLUENCE, LORE, STRENGTH, WILL = 0, 1, 3, 4


def moments(seats: int, seed: int, every: int) -> Iterator[tuple[int, Position]]:
    """Some positions of a random game."""
    state = new(seats, seed, {"crew": "random"})
    for number, _ in enumerate(random_play(state, luck_of(seed))):
        if number % every == 0:
            yield number, state


def known_of_tests(
    state: Position, viewer: int | None
) -> list[tuple[Counter[int], list[int], Counter[int]]]:
    """Of each test what `viewer` knows: who added how many, their own, and what was turned up."""
    found = []
    added: Counter[int] = Counter()
    own: list[int] = []
    turned_up: Counter[int] = Counter()
    for entry in state.history:
        row, skill = divmod(place_of(entry), SKILL_COUNT)
        if event_of(entry) == GAVE:
            added[row] += 1
            turned_up[skill] += 1
            if row == viewer:
                own.append(skill)
        elif event_of(entry) == TURNED_UP:
            found.append((added, own, turned_up))
            added, own, turned_up = Counter(), [], Counter()
    return found


def seen_to_move(state: Position) -> list[int]:
    """All that was seen to come and to leave, in order."""
    return [entry for entry in state.history if event_of(entry) in (CAME, LEFT, TURNED_UP)]


def always_held(state: Position) -> bool:
    """Whether no hand ever gave what it did not hold."""
    counts = [0] * (ROWS * SKILL_COUNT)
    for entry in state.history:
        sign = 1 if event_of(entry) == CAME else -1
        counts[place_of(entry)] += sign * (entry // COUNT)
        if counts[place_of(entry)] < 0:
            return False
    return True


def discards_as_seen_by(state: Position, viewer: int | None) -> list[list[int | None]]:
    """The skill of every discarded card, and the faces that the viewer saw."""
    seen = ALL_SAW if viewer is None else 1 << viewer
    return [
        [
            card % FACE if card // FACE == ALL_SAW or card // FACE & seen == seen else None
            for card in pile
        ]
        for pile in state.discards
    ]


@pytest.mark.rule("UNF-H21", "UNF-R69", "UNF-R70")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_an_imagined_past_is_one_that_the_viewer_saw(seats: int) -> None:
    for number, state in moments(seats, 10 + seats, every=5):
        for viewer in (None, number % seats):
            other = imagined(state, viewer, number)
            other.check()
            assert seen_to_move(other) == seen_to_move(state)
            assert known_of_tests(other, viewer) == known_of_tests(state, viewer)
            assert always_held(other)
            assert discards_as_seen_by(other, viewer) == discards_as_seen_by(state, viewer)
            assert [len(hand) for hand in other.hands] == [len(hand) for hand in state.hands]
            assert other.faces == state.faces
            assert sorted(other.loyalties) == sorted(state.loyalties)


@pytest.mark.rule("UNF-H21")
@pytest.mark.parametrize("seats", [3, 6])
def test_an_imagined_position_imagined_anew_is_the_true_one_imagined(seats: int) -> None:
    for number, state in moments(seats, 20 + seats, every=11):
        for viewer in (None, number % seats):
            again = state.imagine(viewer, 1).imagine(viewer, number)
            assert again.hash() == state.imagine(viewer, number).hash()


def with_history(text: str) -> Position:
    """A table whose history is written as `came 1 lore 2`, `left 1 lore`, `test 1 lore 2 will`."""
    state = position("arjun jeanne samira william").state
    names = ["influence", "lore", "observation", "strength", "will", "treachery"]
    history = []
    for line in text.split("\n"):
        match line.split():
            case ["came", row, skill, count]:
                place = int(row) * SKILL_COUNT + names.index(skill)
                history.append(place + EVENT * CAME + COUNT * int(count))
            case ["left", row, skill]:
                history.append(int(row) * SKILL_COUNT + names.index(skill) + EVENT * LEFT + COUNT)
            case ["test", *given]:
                for row, skill in zip(given[::2], given[1::2], strict=True):
                    place = int(row) * SKILL_COUNT + names.index(skill)
                    history.append(place + EVENT * GAVE + COUNT)
                history.append(EVENT * TURNED_UP)
    state.history = history
    return state


def solutions(
    state: Position, viewer: int | None, shown: Sequence[tuple[int, int]] = ()
) -> set[tuple[tuple[tuple[int, int], ...], ...]]:
    """What a row can have added to each test, as sets of (row, skill) by test."""
    found = set()
    for seed in range(60):
        tests = past_tests(state, viewer, list(shown))
        solve(tests, luck_of(seed))
        found.add(
            tuple(
                tuple(
                    divmod(cell.place, SKILL_COUNT)
                    for cell in test.cells
                    for _ in range(cell.least + cell.extra)
                )
                for test in tests
            )
        )
    return found


TWO_TESTS = """came 0 lore 1
came 0 will 1
came 0 influence 1
came 0 strength 1
came 1 lore 1
came 1 will 1
came 1 influence 1
came 1 strength 1
test 0 lore 1 will
test 0 influence 1 strength"""


@pytest.mark.rule("UNF-H21", "UNF-368")
def test_each_test_alone_says_who_added_how_much_of_it() -> None:
    found = solutions(with_history(TWO_TESTS), None)
    assert len(found) == 4
    for first, second in found:
        assert [row for row, _ in first] == [0, 1] == [row for row, _ in second]
        assert {skill for _, skill in first} == {LORE, WILL}
        assert {skill for _, skill in second} == {INFLUENCE, STRENGTH}


@pytest.mark.rule("UNF-H21", "UNF-368")
def test_whoever_added_the_one_card_adds_to_what_all_can_conclude() -> None:
    [(first, second)] = solutions(with_history(TWO_TESTS), 0)
    assert (first, second) == (((1, WILL),), ((1, STRENGTH),))


@pytest.mark.rule("UNF-H21", "UNF-R69")
def test_a_card_seen_to_leave_later_was_not_added_before() -> None:
    found = solutions(with_history(TWO_TESTS + "\nleft 0 will"), None)
    assert {first for first, _ in found} == {((0, LORE), (1, WILL))}
    assert len(found) == 2


@pytest.mark.rule("UNF-H21", "UNF-226")
def test_a_card_shown_in_a_hand_was_not_added_before() -> None:
    found = solutions(with_history(TWO_TESTS), None, [(1, STRENGTH)])
    assert {second for _, second in found} == {((0, STRENGTH), (1, INFLUENCE))}


@pytest.mark.rule("UNF-H21", "UNF-368")
def test_what_a_later_test_needs_was_not_given_away_before() -> None:
    state = with_history(
        """came 0 lore 1
came 0 will 1
came 1 lore 1
came 1 will 1
came 2 will 2
test 0 will 1 lore
test 0 lore 2 will"""
    )
    assert solutions(state, None) == {(((0, WILL), (1, LORE)), ((0, LORE), (2, WILL)))}


@pytest.mark.rule("UNF-H7", "UNF-119")
def test_all_can_tell_when_a_hand_holds_no_card_of_a_skill_any_more() -> None:
    state = with_history("came 0 lore 2\ncame 0 will 1\ntest 0 lore\ntest 0 lore")
    state.hands[0] = kinds("will-2")
    assert held(state)[LORE] == 0
    assert public_most(state, 0, LORE) == 0
    assert public_most(state, 0, WILL) == 1


@pytest.mark.rule("UNF-H7", "UNF-119")
def test_all_can_tell_from_a_later_test_what_a_hand_added_to_an_earlier_one() -> None:
    state = with_history(
        """came 0 lore 1
came 0 will 1
came 0 strength 1
came 1 lore 1
came 1 will 1
came 2 lore 2
test 0 lore 1 will
test 0 will 2 lore"""
    )
    state.hands[0] = kinds("strength-2")
    assert public_most(state, 0, WILL) == 0
    assert public_most(state, 0, LORE) == 0


def test_a_long_puzzle_without_a_slip_is_still_solved() -> None:
    lines = [f"came {row} {skill} 3" for row in range(4) for skill in ("lore", "will", "strength")]
    lines += ["test 0 lore 1 will 2 strength 3 lore", "test 0 will 1 strength 2 lore 3 will"] * 4
    for seed in range(20):
        tests = past_tests(with_history("\n".join(lines)), None, [])
        solve(tests, luck_of(seed))
        total: Counter[int] = Counter()
        for test in tests:
            added: Counter[int] = Counter()
            for cell in test.cells:
                added[cell.place // SKILL_COUNT] += cell.least + cell.extra
                total[cell.place] += cell.least + cell.extra
            assert added == {0: 1, 1: 1, 2: 1, 3: 1}
        assert max(total.values()) <= 3


@pytest.mark.rule("UNF-R28")
def test_whoever_passed_for_a_series_is_not_asked_in_an_imagined_one() -> None:
    hands = {1: "observation-3", 2: "observation-3"}
    table = position(mythos="class-struggle", hands=hands, dice="1 1 1 1")
    table.play("end", "option 2").play_as(1, "pass").play_as(2, "act")
    assert (table.window, table.asked) == ("before-roll", [2])
    guess = table.state.imagine(1, 5)
    assert guess.legal(1) == table.state.legal(1) == []
    assert 2 in guess.to_act()


@pytest.mark.rule("UNF-R28", "UNF-H21")
@pytest.mark.parametrize(
    "begin",
    [
        pytest.param(lambda state: risk(state, 0, 2), id="passengers"),
        pytest.param(lambda state: damage(state, SHIP, 2), id="damage"),
        pytest.param(lambda state: attack_often(state, 0, BARE_HANDS, 4), id="attacks"),
        pytest.param(lambda state: activate(state, WAKES.index("deep-ones")), id="deep-ones"),
    ],
)
def test_who_wished_to_be_asked_in_a_series_is_noted_only_where_it_is_imagined(
    begin: Callable[[Position], None],
) -> None:
    state = position(
        places={0: "deck-1"},
        deep_ones={"deck-1": 2},
        hands={1: "observation-3", 2: "observation-3"},
        damage_deck="structural-will",
    ).state
    begin(state)
    series = state.stack[-1]
    assert isinstance(series, Rolling)
    state.asked = 0
    resolve(state)
    Table(state).play_as(1, "pass").play_as(2, "act")
    assert series in state.stack
    assert (series.wishes, series.result) == (0b100, 0)


def hand_of(size: int) -> str:
    """So many different cards, low and high."""
    skills = ["influence", "lore", "observation", "strength", "will"]
    return " ".join(f"{skills[place % 5]}-{1 + place // 5}" for place in range(size))


def discarding(**fields: Any) -> Table:
    """Seats 1, 2 and 3 hold twelve cards each and discard two at the end of a turn."""
    table = position(
        hands=dict.fromkeys((1, 2, 3), hand_of(12)),
        mythos="class-struggle",
        places=dict.fromkeys(range(4), "brig"),
        **fields,
    )
    table.play("end")
    assert (table.step, table.asked) == ("discards", [1, 2, 3])
    return table


@pytest.mark.rule("UNF-343", "UNF-H11", "UNF-H21")
def test_what_others_have_picked_to_discard_is_drawn_anew_or_withdrawn() -> None:
    table = discarding()
    table.play_as(1, "discard influence-1").play_as(1, "discard lore-1")
    table.play_as(2, "discard influence-1")
    picks = set()
    for seed in range(20):
        other = imagined(table.state, 3, seed)
        other.check()
        assert len(other.staged[1]) == 2
        assert set(other.staged[1]) <= set(other.hands[1])
        assert other.staged[1] == sorted(other.staged[1])
        assert other.staged[2:] == [[], []]
        picks.add(tuple(other.hands[1].index(kind) for kind in other.staged[1]))
        assert (
            imagined(table.state, 2, seed).staged[2]
            == table.state.staged[2]
            == kinds("influence-1")
        )
    assert len(picks) > 5


@pytest.mark.rule("UNF-343", "UNF-R69", "UNF-H21")
def test_what_was_discarded_before_in_turn_order_is_not_waiting_any_more() -> None:
    hand = hand_of(5) + " lore-2 lore-3 will-2 will-3 strength-2 strength-3 influence-2"
    table = position(
        current=1,
        hands={2: hand, 0: hand},
        mythos="class-struggle",
        places=dict.fromkeys(range(4), "brig"),
    )
    table.play("end")
    for seat in (0, 2):
        table.play_as(seat, "discard lore-1").play_as(seat, "discard lore-2")
    assert (table.step, table.asked) == ("order", [2])
    for viewer in (None, 1, 3):
        for seed in range(5):
            other = imagined(table.state, viewer, seed)
            other.check()
            assert [len(picks) for picks in other.staged] == [2, 0, 0, 0]
    table.play_as(2, table.legal(2)[0])
    assert (table.step, table.asked) == ("order", [0])
    for seed in range(5):
        assert imagined(table.state, 3, seed).staged == [[], [], [], []]


@pytest.mark.rule("UNF-H21")
def test_a_test_without_a_card_from_a_hand_or_chaos_tells_nothing_of_them() -> None:
    state = position().state
    before = state.history.copy()
    state.pile, state.pile_from = kinds("treachery-2"), [FROM_DECK]
    record_test(state)
    assert state.history == before


@pytest.mark.rule("UNF-R43", "UNF-H21")
def test_whoever_looks_at_more_cards_than_there_are_knows_the_whole_deck() -> None:
    deck = Deck([7, 8, 9], [0, 0, 0b10])
    look(deck, 5, 0)
    assert deck.known == [0b01, 0b01, 0b11]


@pytest.mark.rule("UNF-H21")
def test_a_card_of_a_group_that_is_looked_at_is_no_more_one_of_it() -> None:
    deck = Deck([7, 8], [1 << GROUP | 0b100, 1 << GROUP | 0b100])
    look(deck, 1, 0)
    assert deck.known == [1 << GROUP | 0b100, 0b001]


# Whoever is asked to pay can


def after_a_test(table: Table) -> Table:
    """Seats 0 and 1 have added a lore card and a will card to a test; nobody else knows who."""
    had = [place(0, WILL) + EVENT * CAME + COUNT, place(1, LORE) + EVENT * CAME + COUNT]
    gave = [place(0, WILL) + EVENT * GAVE + COUNT, place(1, LORE) + EVENT * GAVE + COUNT]
    state = table.state
    state.history = [*state.history, *had, *gave, EVENT * TURNED_UP]
    for seat, skill in product((0, 1), (LORE, WILL)):
        state.most[place(seat, skill)] = public_most(state, seat, skill)
    return table


def place(seat: int, skill: int) -> int:
    return seat * SKILL_COUNT + skill


def worth(state: Position, seat: int, *skills: int) -> int:
    """What the cards of some skills in a hand are worth."""
    return sum(value_of(kind) for kind in state.hands[seat] if skill_of(kind) in skills)


def worlds(table: Table, viewer: int | None, count: int = 60) -> list[Position]:
    """What `viewer` may think; whoever is asked there has an answer."""
    found = [imagined(table.state, viewer, seed) for seed in range(count)]
    for other in found:
        other.check()
        assert all(other.legal(seat) for seat in other.to_act())
    return found


@pytest.mark.rule("UNF-H21", "UNF-R69")
@pytest.mark.parametrize("viewer", [None, 2, 3])
def test_whoever_is_asked_for_a_card_of_a_skill_holds_one(viewer: int | None) -> None:
    table = after_a_test(position(places={0: "chapel"}, hands={0: "lore-2", 1: "will-1"}))
    assert {worth(other, 0, LORE) > 0 for other in worlds(table, viewer)} == {False, True}
    table.play("use lore")
    assert table.step == "spend"
    values = {worth(other, 0, LORE) for other in worlds(table, viewer)}
    assert values == {1, 2, 3, 4, 5}


@pytest.mark.rule("UNF-H21", "UNF-215")
@pytest.mark.parametrize("viewer", [None, 1])
def test_whoever_repairs_holds_cards_of_the_type_that_are_worth_it(viewer: int | None) -> None:
    table = position(
        places={0: "galley"}, damage={"galley": "lore"}, hands={0: "lore-1 lore-2 will-5"}
    )
    assert min(worth(other, 0, LORE) for other in worlds(table, viewer)) == 2
    table.play("repair", "discard lore-1")
    sums = {worth(other, 0, LORE) for other in worlds(table, viewer)}
    assert min(sums) == 3
    assert len(sums) > 4
    assert {worth(other, 0, WILL) for other in worlds(table, viewer)} == {1, 2, 3, 4, 5}


@pytest.mark.rule("UNF-H21", "UNF-215")
def test_a_single_card_that_repairs_is_worth_it_alone() -> None:
    table = after_a_test(
        position(places={0: "galley"}, damage={"galley": "lore"}, hands={0: "lore-3", 1: "will-1"})
    )
    table.play("repair")
    assert {worth(other, 0, LORE) for other in worlds(table, 2)} == {3, 4, 5}


@pytest.mark.rule("UNF-H21", "UNF-282")
def test_a_traitor_who_leaves_the_brig_holds_what_it_costs_though_few_cards_are_worth_it() -> None:
    table = after_a_test(
        position(
            places={0: "brig"},
            traitors={0: "hybrid"},
            hands={0: "lore-4 lore-4 lore-4", 1: "will-1"},
            chaos="influence-1 influence-2",
        )
    )
    discard_in_sight(table.state, WILL, above=1)
    assert {worth(other, 0, WILL) for other in worlds(table, 3)} == {0, 1}
    table.play("move galley")
    assert table.step == "discards"
    for other in worlds(table, 3):  # with a will card, which is a 1, the best hand is worth 11
        assert worth(other, 0, LORE) >= 12
        assert worth(other, 0, WILL) == 0


def discard_in_sight(state: Position, skill: int, above: int) -> None:
    """All saw how every card of a skill above a value was discarded from its deck."""
    deck = state.skill_decks[skill]
    state.skill_decks[skill] = [kind for kind in deck if value_of(kind) <= above]
    state.discards[skill] = [kind + ALL_SAW * FACE for kind in deck if value_of(kind) > above]


@pytest.mark.rule("UNF-035", "UNF-064", "UNF-H21")
def test_what_others_have_declared_to_draw_is_as_many_cards_of_their_set() -> None:
    state = new(4, 1, {"crew": "chosen"})
    for name in ("edmund", "arjun", "keilani", "beatrice"):
        state.play(state.to_act()[0], GAME.read(f"be {name}"))
    assert len(state.to_act()) == 3
    seat, viewer, _ = state.to_act()
    while seat in state.to_act():
        state.play(seat, state.legal(seat)[0])
    declared = set()
    for seed in range(20):
        other = imagined(state, viewer, seed)
        assert len(other.staged[seat]) == 3
        for skill in set(other.staged[seat]):
            owned = GAME.cards.sets[state.characters[seat]][skill]
            assert other.staged[seat].count(skill) <= owned
        declared.add(tuple(other.staged[seat]))
    assert len(declared) > 1


@pytest.mark.rule("UNF-R43", "UNF-H9", "UNF-H21")
def test_cards_put_under_at_different_times_do_not_mix() -> None:
    state = position().state
    deck = state.waypoints
    early, late = deck.cards[-3:], deck.cards[-6:-3]
    for cards in (early, late):
        for _ in cards:
            take(deck)
        put_under_mixed(state, deck, cards, 0)
    orders = set()
    for seed in range(20):
        other = imagined(state, 0, seed).waypoints.cards
        assert sorted(other[3:6]) == sorted(early)
        assert sorted(other[:3]) == sorted(late)
        orders.add(tuple(other[:6]))
    assert len(orders) > 5
