"""The history of tests and the sheets of players: public facts, and what follows (R70)."""

from typing import Any

import pytest

from abyssal.games.unfathomable.position.position import Trial
from abyssal.testing.play import luck_of, random_play
from games.unfathomable.table import Table, imagined, new, position

CREW = "jeanne samira william"


def past_test(chaos: str, added: dict[int, str], **more: Any) -> dict[str, Any]:
    """The record of a test of influence and strength: what chaos and each seat added to it."""
    table = position(CREW, mythos="food-stores-raid", chaos=f"{chaos} lore-5", hands=added, **more)
    return record_of(table.play("end"), added)


def record_of(table: Table, added: dict[int, str]) -> dict[str, Any]:
    table.quiet("before-test")
    while table.step == "contribute":
        (seat,) = table.asked
        for card in added[seat].split():
            if f"add {card}" in table.legal(seat):
                table.play(f"add {card}")
        if table.step == "contribute" and table.asked == [seat]:
            table.play("done")
    table.quiet("after-total")
    [trial] = table.view()["trials"]
    return dict(trial)


@pytest.mark.rule("UNF-R70")
@pytest.mark.parametrize(
    ("chaos", "added", "from_hands"),
    [
        ("influence-1 strength-1", {1: "influence-3"}, 0),
        ("lore-1 will-1", {1: "influence-3"}, 0),
        ("influence-1 strength-1", {1: "lore-1", 2: "will-1"}, 0),
        ("lore-1 will-1", {1: "lore-2"}, 1),
        ("influence-1 will-1", {1: "lore-2", 2: "will-2"}, 1),
        ("lore-1 will-1", {1: "lore-2 lore-3", 2: "will-2"}, 3),
    ],
)
def test_cards_from_hands_are_those_that_chaos_cannot_explain(
    chaos: str, added: dict[int, str], from_hands: int
) -> None:
    trial = past_test(chaos, added)
    assert (trial["elsewhere"], trial["from_hands"]) == (2, from_hands)


@pytest.mark.rule("UNF-R70", "UNF-137")
def test_without_chaos_every_opposing_card_is_from_a_hand() -> None:
    table = position(
        CREW,
        mythos="food-stores-raid",
        chaos="lore-1 will-1 lore-5",
        hands={1: "lore-2", 2: "observation-5"},
    ).play("end", "prepare observation-5")
    trial = record_of(table, {1: "lore-2"})
    assert (trial["elsewhere"], trial["against"], trial["from_hands"]) == (0, ["lore-2"], 1)


@pytest.mark.rule("UNF-R70", "UNF-139")
def test_treachery_from_its_deck_is_from_no_hand() -> None:
    table = position(
        "jeanne ishmael william",
        mythos="food-stores-raid",
        chaos="lore-1 will-1 lore-5",
        kept={"family-ties": 1},
        hands={2: "influence-1"},
    ).play("end")
    trial = record_of(table, {2: "influence-1"})
    assert len(trial["against"]) == 3
    assert (trial["elsewhere"], trial["from_hands"]) == (3, 0)


@pytest.mark.rule("UNF-R70")
@pytest.mark.parametrize(("chaos", "from_hands"), [("influence-1 will-1", 0), ("lore-1 will-1", 1)])
def test_cards_added_openly_count_like_any_others(chaos: str, from_hands: int) -> None:
    table = position(
        CREW,
        mythos="food-stores-raid",
        chaos=f"{chaos} lore-5",
        hands={1: "influence-3 lore-2 influence-1"},
    ).play("end", "open influence-3")
    trial = record_of(table, {1: "lore-2 influence-1"})
    assert "lore-2" in trial["against"]
    assert trial["from_hands"] == from_hands


@pytest.mark.rule("UNF-371", "UNF-R70")
def test_the_history_says_who_draws_an_opposing_skill_by_the_sheet() -> None:
    trial = past_test("influence-1 will-1", {1: "lore-2", 2: "influence-2"}, places={2: "brig"})
    assert sorted(trial["against"]) == ["lore-2", "will-1"]
    # Jeanne draws neither; Samira and William draw lore and will, and both have added a card.
    assert trial["drawn_by"] == {"lore": [1, 2], "will": [1, 2]}
    assert trial["doubtful"] == [1, 2]
    quiet = past_test("influence-1 will-1", {1: "lore-2"})
    assert (quiet["doubtful"], quiet["added"]) == ([1], [0, 1, 0])


@pytest.mark.rule("UNF-R70")
def test_nobody_draws_treachery_by_the_sheet() -> None:
    trial = past_test("influence-1 strength-1", {1: "treachery-2"})
    assert (trial["drawn_by"], trial["doubtful"]) == ({"treachery": []}, [])


@pytest.mark.rule("UNF-371", "UNF-R70", "UNF-368")
@pytest.mark.parametrize(
    "other",
    [
        {"chaos": "lore-1 will-1", "added": {1: "influence-4", 2: "will-2"}},
        {"chaos": "will-2 lore-1", "added": {1: "will-1", 2: "influence-4"}},
        {"chaos": "influence-4 will-1", "added": {1: "will-2", 2: "lore-1"}},
    ],
)
def test_the_history_does_not_depend_on_who_added_what(other: dict[str, Any]) -> None:
    trial = past_test("lore-1 influence-4", {1: "will-1", 2: "will-2"})
    swapped = past_test(**other)
    for record in (trial, swapped):
        for cards in ("cards", "against"):
            record[cards].sort()  # the luck of these positions shuffles nothing
    assert swapped == trial
    assert trial["from_hands"] == 1


@pytest.mark.rule("UNF-371", "UNF-R70", "UNF-H21")
@pytest.mark.parametrize("seats", [3, 6])
def test_history_and_sheets_are_the_same_in_every_imagined_position(seats: int) -> None:
    state = new(seats, 20 + seats, {"crew": "random"})
    compared = 0
    for number, _ in enumerate(random_play(state, luck_of(seats))):
        if number % 40 or not state.trials:
            continue
        other = imagined(state, number % seats, number)
        for viewer in (None, number % seats):
            mine, theirs = state.view(viewer), other.view(viewer)
            assert theirs["trials"] == mine["trials"]
            for field in ("skills", "off", "way_out", "hand", "feat", "items"):
                assert [player[field] for player in theirs["players"]] == [
                    player[field] for player in mine["players"]
                ]
        compared += len(state.trials)
    assert compared > 0


# Sheets


@pytest.mark.rule("UNF-367", "UNF-110")
def test_a_sheet_says_what_is_drawn_and_how_the_brig_is_left() -> None:
    view = position(CREW, places={1: "brig"}, items={1: "binoculars"}).view(2)
    jeanne, samira, _ = view["players"]
    assert jeanne["way_out"] is None
    assert (jeanne["off"], sum(jeanne["skills"].values())) == ([], 5)
    assert samira["way_out"] == {"test": 8, "skills": ["lore", "strength"], "cards": None}
    assert samira["skills"] == {"lore": 1, "observation": 2, "will": 2}


@pytest.mark.rule("UNF-B3", "UNF-328")
@pytest.mark.parametrize(
    ("book", "off"), [("learn-to-play", ["feat", "items"]), ("reference", ["items"])]
)
def test_what_is_off_in_the_brig_follows_the_book(book: str, off: list[str]) -> None:
    view = position(CREW, places={1: "brig"}, options={"book": book}).view()
    assert view["players"][1]["off"] == off


@pytest.mark.rule("UNF-282")
def test_a_traitor_pays_to_leave_the_brig() -> None:
    view = position(CREW, places={1: "brig"}, traitors={1: "hybrid"}).view()
    assert view["players"][1]["way_out"] == {"test": None, "skills": [], "cards": 12}


@pytest.mark.rule("UNF-368")
def test_the_first_mythos_card_of_the_box_is_named_like_any_other() -> None:
    table = position(CREW)
    table.state.trials = [*table.state.trials, trial_of(mythos=0), trial_of(mythos=-1)]
    names = [trial["mythos"] for trial in table.view()["trials"]]
    assert names == [table.state.cards.mythos[0].name, None]


def trial_of(mythos: int) -> Trial:
    return Trial(
        turn=0,
        mythos=mythos,
        space=-1,
        accused=-1,
        target=8,
        partial=0,
        support=1,
        total=8,
        outcome=0,
        added=[1, 0, 0],
        cards=[0],
    )
