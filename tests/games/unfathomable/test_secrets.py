"""What may leak and must not: UNF-H1 to UNF-H25 as far as the engine is concerned."""

from collections.abc import Iterator
from typing import Any

import pytest

from abyssal import Illegal
from abyssal.games.unfathomable.box.components import (
    DAMAGE,
    ITEMS,
    SKILL_COUNT,
    SKILLS,
    skill_of,
)
from abyssal.games.unfathomable.position import steps
from abyssal.games.unfathomable.position.notation import CARD_NAMES
from abyssal.games.unfathomable.position.position import Position
from abyssal.testing.play import luck_of, random_play
from games.unfathomable.table import GAME, Table, imagined, new, position


def attacked(hands: dict[int, str], **more: Any) -> Table:
    table = position(
        "arjun jeanne samira",
        places={0: "deck-1"},
        deep_ones={"deck-1": 1},
        hands=hands,
        dice="4",
        **more,
    )
    return table.play("attack deep-one")


@pytest.mark.rule("UNF-H1", "UNF-R28")
@pytest.mark.parametrize("card", ["observation-1", "observation-3", "observation-5"])
def test_who_is_asked_follows_from_what_was_drawn_and_not_from_the_cards(card: str) -> None:
    table = attacked({1: card})
    assert table.asked == [1]
    assert table.legal(1)[0] == "pass"
    assert (table.view(2)["asked"], table.view(2)["window"]) == (1, "before-roll")


@pytest.mark.rule("UNF-H1")
def test_whoever_cannot_hold_a_fitting_card_is_not_asked() -> None:
    assert attacked({1: "lore-5 will-5"}).window is None


@pytest.mark.rule("UNF-H1", "UNF-R70")
def test_cards_added_face_down_do_not_lower_the_bound_but_never_above_the_hand() -> None:
    table = position(
        "arjun jeanne samira",
        mythos="food-stores-raid",
        chaos="lore-1 will-1 lore-2 will-2",
        hands={2: "observation-1 lore-1 lore-2"},
    )
    table.play("end", "add observation-1", "done", passing="before-test")
    most = table.state.dump()["most"]
    assert most[2 * SKILL_COUNT + 2] == 1
    assert most[2 * SKILL_COUNT + 1] == 2


@pytest.mark.rule("UNF-H2", "UNF-H22")
def test_the_number_asked_in_a_window_does_not_change_while_it_is_open() -> None:
    table = attacked({1: "observation-1", 2: "observation-2"})
    assert [table.view(viewer)["asked"] for viewer in (None, 0, 1, 2)] == [2, 2, 2, 2]
    table.play_as(2, "pass")
    assert [table.view(viewer)["asked"] for viewer in (None, 0, 1, 2)] == [2, 2, 2, 2]
    assert (table.view(2)["answer"], table.view(1)["answer"]) == ("pass", None)


@pytest.mark.rule("UNF-H5", "UNF-H7", "UNF-119")
def test_which_options_the_chooser_may_take_is_the_choosers_secret() -> None:
    def poisoned(added: str, by_another: str) -> Table:
        """Seats 2 and 3 had the same two cards and each has added one of them to a test."""
        table = position(
            mythos="hull-leak poisoned-food",
            hands={2: "lore-1 will-1", 3: "lore-1 will-1"},
            chaos="strength-1 strength-1 lore-2 will-2",
            dice="6",
        )
        table.play("end").play_as(2, f"add {by_another}", passing="before-test").play_as(2, "done")
        return table.play_as(3, f"add {added}").play_as(3, "done").play("end")

    rich, poor = poisoned("will-1", "lore-1"), poisoned("lore-1", "will-1")
    assert rich.legal(3) == ["option 2", "option 1"]
    assert poor.legal(3) == ["option 2"]
    assert poor.asked == rich.asked == [3]
    views = [poor.view(0), rich.view(0)]
    for view in views:
        for cards in ("cards", "against"):
            view["trials"][0][cards].sort()  # the luck of these positions shuffles nothing
    assert views[0] == views[1]


@pytest.mark.rule("UNF-H5", "UNF-H16")
def test_an_error_says_nothing_that_the_seat_does_not_know() -> None:
    table = position()
    with pytest.raises(Illegal, match="no decision is asked of you now"):
        table.state.play(1, GAME.read("end"))


@pytest.mark.rule("UNF-H8", "UNF-370")
def test_face_down_zones_are_counts_and_only_the_own_hand_is_shown() -> None:
    table = position(hands={0: "lore-1 lore-1", 1: "will-2"})
    view = table.view(0)
    assert [player["cards"] for player in view["players"]] == [
        ["lore-1", "lore-1"],
        None,
        None,
        None,
    ]
    assert [player["hand"] for player in view["players"]] == [2, 1, 0, 0]
    assert isinstance(view["chaos"], int)
    assert all(isinstance(count, int) for count in view["decks"].values())


@pytest.mark.rule("UNF-H11", "UNF-142")
def test_picks_are_staged_for_their_seat_alone() -> None:
    table = position(
        mythos="food-stores-raid", chaos="lore-1 will-1 lore-2", hands={1: "will-1 will-2 will-3"}
    )
    table.play("end").quiet("before-test")
    before = table.view(2)
    table.play("add will-1", "add will-3")
    assert table.view(2) == before
    assert table.view(1)["players"][1]["staged"] == ["will-1", "will-3"]


@pytest.mark.rule("UNF-H12", "UNF-049")
def test_a_deal_of_loyalty_looks_the_same_for_everybody() -> None:
    state = GAME.new(4, 3, {"crew": "random"})
    state.record_events()
    while state.view(None)["step"] != "actions":
        for seat in state.to_act():
            state.play(seat, state.legal(seat)[0])
    for viewer in range(4):
        kinds = [e["event"] for e in state.events(viewer) if e["event"].startswith("loyalty")]
        assert sorted(kinds) == ["loyalty-dealt"] * 3 + ["loyalty-dealt-own"]


@pytest.mark.rule("UNF-H15", "UNF-H17")
def test_luck_and_hidden_cards_are_in_no_view_before_the_end() -> None:
    state = GAME.new(4, 3)
    for viewer in (None, 0):
        view = state.view(viewer)
        assert view["piles"] is None
        assert "chance" not in view


@pytest.mark.rule("UNF-H17")
def test_after_the_end_everything_is_open() -> None:
    state = GAME.new(3, 3)
    for _ in random_play(state, luck_of(3)):
        pass
    view = state.view(None, over=True)
    dump = state.dump()
    names = [card.name for card in GAME.cards.mythos]
    assert view["piles"] == {
        "mythos": [names[card] for card in reversed(dump["mythos"][0])],
        "waypoints": [GAME.cards.waypoint_names[card] for card in reversed(dump["waypoints"][0])],
        "spells": [GAME.cards.spell_names[card] for card in reversed(dump["spells"][0])],
        "items": [ITEMS[card] for card in reversed(dump["item_deck"][0])],
        "chaos": [CARD_NAMES[kind] for kind in reversed(dump["chaos"])],
        "damage": [DAMAGE[card] for card in reversed(dump["damage_deck"][0])],
        **{
            skill: [CARD_NAMES[kind] for kind in reversed(dump["skill_decks"][place])]
            for place, skill in enumerate(SKILLS)
        },
    }
    assert len(view["piles"]["mythos"]) == view["decks"]["mythos"]
    assert len(view["piles"]["chaos"]) == view["chaos"] > 0
    for player, hand in zip(view["players"], dump["hands"], strict=True):
        assert player["cards"] == [CARD_NAMES[kind] for kind in hand]


@pytest.mark.rule("UNF-H18")
def test_what_shows_cards_or_rolls_the_die_counts_as_revealed() -> None:
    table = position(places={0: "galley"}, dice="8")
    before = table.state.revealed
    table.play("move chapel")
    assert table.state.revealed == before
    table = position(places={0: "galley"}, dice="8")
    before = table.state.revealed
    table.play("use space", "draw lore", "draw lore")
    assert table.state.revealed == before
    table.play("done")
    assert table.state.revealed > before


@pytest.mark.rule("UNF-H18")
@pytest.mark.parametrize(
    ("fields", "before", "move", "times"),
    [
        pytest.param(
            {"places": {0: "cargo-hold"}, "items": {0: "jam-tin-grenade"}},
            ["item jam-tin-grenade"],
            *("at galley", 1),
            id="a damage card",
        ),
        pytest.param({"mythos": "just-desserts"}, ["end"], "option 1", 1, id="an item"),
        pytest.param(
            {"mythos": "class-struggle"}, [], "end", 2, id="a mythos card, and it is shown"
        ),
        pytest.param(
            {"crew": "edmund jeanne samira william", "loyalty": {0: "hybrid"}},
            [],
            *("reveal hybrid", 2),
            id="a loyalty card and a mythos card",
        ),
        pytest.param(
            {"mythos": "hull-leak", "hands": {1: "strength-1 lore-1", 2: "lore-4"}},
            ["end", "add strength-1"],
            *("done", 1),
            id="how many cards were added to a test",
        ),
        pytest.param(
            {
                "traitors": {0: "hybrid"},
                "places": {0: "galley"},
                "hands": {0: "treachery-4"},
                "dials": {"food": 1},
            },
            [],
            *("play treachery-4", 2),
            id="a card of the hand, and all loyalty cards at the end",
        ),
    ],
)
def test_each_thing_that_comes_out_is_counted(
    fields: dict[str, Any], before: list[str], move: str, times: int
) -> None:
    fields = {"damage_deck": "structural-will", "mythos": "class-struggle", **fields}
    table = position(**fields).play(*before, passing="before-test")
    revealed = table.state.revealed
    assert table.play(move).state.revealed == revealed + times


@pytest.mark.rule("UNF-371", "UNF-H13")
def test_of_a_discard_pile_only_the_top_is_shown() -> None:
    table = position(hands={0: "observation-1 observation-2"}, actions=3)
    table.play("play observation-1", "draw lore", "draw lore")
    table.play("play observation-2", "draw lore", "draw lore")
    assert table.view()["tops"]["observation"] == "observation-2"
    assert "discards" not in table.view()


@pytest.mark.rule("UNF-367", "UNF-372")
def test_all_open_facts_are_in_every_view() -> None:
    table = position(
        damage={"galley": "will"},
        deep_ones={"deck-1": 2},
        passengers={"deck-3": 1},
        row="reef",
        traitors={1: "hybrid"},
        kept={"sacrifice-deep-one": 2},
    )
    public = table.view(None)
    for viewer in range(4):
        own = table.view(viewer)
        for key in public:
            if key not in ("viewer", "players", "seen_loyalties", "memory"):
                assert own[key] == public[key]
    assert public["damage"] == {"galley": "structural-will"}
    assert public["players"][1]["loyalties"] == ["hybrid"]
    assert public["players"][2]["kept"] == ["sacrifice-deep-one"]


# Imagined positions


def history(seats: int, seed: int) -> Iterator[Position]:
    """The positions of a random game."""
    state = new(seats, seed, {"crew": "random"})
    for _ in random_play(state, luck_of(seed)):
        yield state


@pytest.mark.rule("UNF-H21")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_imagined_hands_hold_no_more_of_a_skill_than_was_drawn(seats: int) -> None:
    for number, state in enumerate(history(seats, seats)):
        if number % 7:
            continue
        other = imagined(state, number % seats, number)
        for seat in range(seats):
            for skill in range(SKILL_COUNT):
                held = len([kind for kind in other.hands[seat] if skill_of(kind) == skill])
                assert held <= state.most[seat * SKILL_COUNT + skill]
        if state.stack[-1].step != steps.WINDOW:
            assert [len(hand) for hand in other.hands] == [len(hand) for hand in state.hands]


@pytest.mark.rule("UNF-H21", "UNF-368")
def test_who_added_a_card_knows_what_the_others_cannot_have_added() -> None:
    table = position(
        "arjun jeanne samira",
        mythos="food-stores-raid",
        chaos="influence-1 strength-1 influence-2",
        hands={1: "will-1 lore-1", 2: "will-2 lore-2"},
        current=2,
    )
    table.play("end", "add will-1", "done", "add lore-2", "done", passing="before-test")

    def skills(viewer: int | None) -> set[tuple[int, ...]]:
        found = set()
        for seed in range(30):
            other = imagined(table.state, viewer, seed)
            found.add(tuple(skill_of(kind) for kind in other.hands[2]))
        return found

    assert skills(1) == {(4,)}  # the will in the pile was their own
    assert skills(None) == {(1,), (4,)}


@pytest.mark.rule("UNF-053", "UNF-H21")
def test_an_imagined_traitor_is_one_who_can_still_be_one() -> None:
    table = position("ishmael arjun samira william", loyalty={1: "hybrid", 2: "cultist"})
    table.play("feat", "name 1")
    for seed in range(40):
        other = imagined(table.state, 0, seed)
        loyalties = [other.loyalties[other.loyalty_at.index(seat)] for seat in range(4)]
        assert loyalties[:2] == [0, 1]
        assert 1 not in loyalties[2:]
    others = [imagined(table.state, 0, seed) for seed in range(40)]
    cultists = {other.loyalty_at[other.loyalties.index(2)] for other in others}
    assert cultists == {-1, 2, 3}


@pytest.mark.rule("UNF-052", "UNF-295")
def test_a_giver_goes_on_knowing_what_was_given() -> None:
    table = position(loyalty={0: "hybrid", 1: "cultist"})
    document = table.state.dump()
    seats = 4
    for seat in range(seats):
        document["loyalty_at"][seats + seat] = seat
        document["loyalty_known"][seats + seat] = 1 << seat
    document["deals"], document["awake"] = 2, 1
    table.state._load_fields(document)
    table.play("reveal hybrid", "name 2")
    given = seats  # the second card of seat 0
    assert table.state.loyalty_at[given] == 2
    assert table.view(0)["seen_loyalties"][2] == ["human"]
    assert all(imagined(table.state, 0, seed).loyalties[given] == 0 for seed in range(10))
