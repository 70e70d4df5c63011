"""Setting up: UNF-023 to UNF-046, UNF-386, and the variants UNF-361 to UNF-366."""

import pytest

import abyssal
from abyssal import BadRequest
from abyssal.games.unfathomable.box.components import CHARACTERS, ITEMS, LOYALTIES, SPACES
from games.unfathomable.table import GAME, begun


def new(seats: int = 4, seed: int = 1, **options: str) -> abyssal.Position:
    return GAME.new(seats, seed, options)


def dealt(seats: int = 4, seed: int = 1, **options: str) -> abyssal.Position:
    """A game at its first action, with a random crew."""
    state = new(seats, seed, crew="random", **options)
    while state.view(None)["step"] != "actions":
        for seat in state.to_act():
            state.play(seat, state.legal(seat)[0])
    return state


@pytest.mark.rule("UNF-023")
def test_three_to_six_play_one_character_each() -> None:
    assert list(GAME.seats) == [3, 4, 5, 6]
    for seats in GAME.seats:
        crew = [player["character"] for player in dealt(seats).view(None)["players"]]
        assert len(set(crew)) == seats


@pytest.mark.rule("UNF-024", "UNF-025")
def test_markers_start_on_start_and_dials_at_eight() -> None:
    view = new().view(None)
    assert (view["travel"], view["ritual"], view["distance"]) == (0, 0, 0)
    assert view["dials"] == {"fuel": 8, "food": 8, "sanity": 8, "souls": 8}


@pytest.mark.rule("UNF-026", "UNF-029")
def test_the_first_figures_are_where_the_board_shows_them() -> None:
    view = new().view(None)
    assert view["deep_ones"] == {"water-1": 2, "water-2": 2, "deck-1": 1, "deck-2": 1}
    assert view["passengers"] == {"deck-3": 1, "deck-4": 1}
    assert (view["supply"], view["passenger_supply"]) == (14, 7)
    assert (view["hydra"], view["dagon"]) == ("deep", "deep")


@pytest.mark.rule("UNF-027", "UNF-030", "UNF-159")
def test_the_chaos_deck_takes_two_cards_of_each_skill_but_treachery() -> None:
    dump = new().dump()
    assert sorted(kind % 6 for kind in dump["chaos"]) == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
    assert [len(deck) for deck in dump["skill_decks"]] == [19] * 5 + [21]
    assert new(seed=2).dump()["skill_decks"] != dump["skill_decks"]


@pytest.mark.rule("UNF-028")
def test_damage_and_mythos_decks_are_whole_and_shuffled() -> None:
    dump = new().dump()
    assert sorted(dump["mythos"][0]) == list(range(70))
    assert sorted(dump["damage_deck"][0]) == list(range(9))
    assert new(seed=2).dump()["mythos"] != dump["mythos"]


@pytest.mark.rule("UNF-031")
def test_the_first_player_is_drawn_at_random() -> None:
    assert {new(seed=seed).view(None)["first"] for seed in range(20)} == {0, 1, 2, 3}


@pytest.mark.rule("UNF-032")
def test_clockwise_from_the_first_player_each_picks_a_free_character() -> None:
    state = new(3, 1)
    first = state.view(None)["first"]
    picked = []
    for step in range(3):
        assert state.to_act() == [(first + step) % 3]
        legal = [GAME.write(action) for action in state.legal(state.to_act()[0])]
        assert legal == [f"be {name}" for name in CHARACTERS if f"be {name}" not in picked]
        picked.append(legal[-1])
        state.play(state.to_act()[0], GAME.read(legal[-1]))
    crew = [player["character"] for player in state.view(None)["players"]]
    assert {f"be {name}" for name in crew} == set(picked)


@pytest.mark.rule("UNF-033", "UNF-034")
def test_everybody_starts_with_their_item_on_their_space() -> None:
    state = begun("keilani ishmael samira")
    players = state.view(None)["players"]
    assert [player["items"] for player in players] == [
        ["speaking-trumpet"],
        ["book-of-dagon"],
        ["starbuck"],
    ]
    assert [player["space"] for player in players] == ["captains-cabin", "galley", "cargo-hold"]
    dump = state.dump()
    assert len(dump["item_deck"][0]) == 17
    assert ITEMS.index("six-shooter") in dump["item_deck"][0]


@pytest.mark.rule("UNF-035", "UNF-036", "UNF-386")
def test_all_but_the_first_player_name_three_cards_of_their_set_before_loyalty_is_dealt() -> None:
    state = new(3, 1, crew="chosen")
    first = state.view(None)["first"]
    for name in ("arjun", "edmund", "beatrice"):
        state.play(state.to_act()[0], GAME.read(f"be {name}"))
    assert first not in state.to_act()
    assert all(player["loyalty"] == 0 for player in state.view(None)["players"])
    edmund = (first + 1) % 3
    assert [GAME.write(action) for action in state.legal(edmund)] == [
        "draw influence",
        "draw lore",
        "draw observation",
    ]
    for skill in ("influence", "observation", "will"):
        state.play(edmund, GAME.read(f"draw {skill}"))
    assert edmund not in state.to_act()
    while len(state.to_act()) == 1 and state.view(None)["step"] == "splits":
        state.play(state.to_act()[0], state.legal(state.to_act()[0])[-1])
    hands = [player["hand"] for player in state.view(None)["players"]]
    assert [hands[(first + 1) % 3], hands[(first + 2) % 3]] == [3, 3]
    assert all(player["loyalty"] == 1 for player in state.view(None)["players"])


@pytest.mark.rule("UNF-037", "UNF-038")
def test_titles_go_to_the_highest_of_their_lines() -> None:
    view = begun("samira william keilani").view(None)
    assert (view["captain"], view["keeper"]) == (2, 1)
    view = begun("samira svetlana edmund").view(None)
    assert (view["captain"], view["keeper"]) == (1, 2)
    view = begun("beatrice jeanne samira").view(None)
    assert (view["captain"], view["keeper"]) == (1, 0)
    assert (view["decks"]["waypoints"], view["decks"]["spells"]) == (20, 20)


@pytest.mark.rule("UNF-039", "UNF-047", "UNF-R5")
@pytest.mark.parametrize(
    ("seats", "cards"), [(3, (5, 1, 0)), (4, (6, 1, 1)), (5, (8, 2, 0)), (6, (9, 2, 1))]
)
def test_the_loyalty_deck_holds_two_cards_a_player(seats: int, cards: tuple[int, int, int]) -> None:
    state = dealt(seats)
    loyalties = state.dump()["loyalties"]
    assert tuple(loyalties.count(kind) for kind in range(3)) == cards
    assert [player["loyalty"] for player in state.view(None)["players"]] == [1] * seats


@pytest.mark.rule("UNF-040", "UNF-042", "UNF-044")
def test_in_the_learning_game_five_cards_and_no_loyalty_at_first() -> None:
    state = dealt(4, game="learning")
    view = state.view(None)
    hands = [player["hand"] for player in view["players"]]
    first = view["first"]
    assert [hands[(first + step) % 4] for step in range(1, 4)] == [5, 5, 5]
    assert all(player["loyalty"] == 0 for player in view["players"])
    assert view["dials"] == {"fuel": 8, "food": 8, "sanity": 8, "souls": 8}
    seat = state.to_act()[0]
    assert not [a for a in state.legal(seat) if GAME.write(a).startswith("reveal")]


@pytest.mark.rule("UNF-041")
@pytest.mark.parametrize(
    ("seats", "crew"),
    [
        (3, "jeanne svetlana william"),
        (4, "arjun jeanne samira william"),
        (5, "arjun jamie samira svetlana william"),
        (6, "arjun jamie jeanne samira svetlana william"),
    ],
)
def test_the_crews_proposed(seats: int, crew: str) -> None:
    state = new(seats, crew="suggested")
    people = [player["character"] for player in state.view(None)["players"]]
    assert sorted(people) == crew.split()


@pytest.mark.rule("UNF-043")
@pytest.mark.parametrize(
    ("seats", "humans", "hybrids"), [(3, 5, 1), (4, 7, 1), (5, 8, 2), (6, 10, 2)]
)
def test_the_learning_game_has_no_cultist(seats: int, humans: int, hybrids: int) -> None:
    loyalties = dealt(seats, game="learning").dump()["loyalties"]
    assert [loyalties.count(kind) for kind in range(3)] == [humans, hybrids, 0]


@pytest.mark.rule("UNF-361")
def test_variants_are_shown_to_all_and_fixed() -> None:
    state = new(book="reference", difficulty="humans")
    assert state.view(None)["options"] == {
        "book": "reference",
        "game": "standard",
        "cultist": "with",
        "difficulty": "humans",
        "crew": "chosen",
    }
    with pytest.raises(BadRequest):
        new(book="neither")


@pytest.mark.rule("UNF-362", "UNF-365")
@pytest.mark.parametrize(
    ("difficulty", "dials"),
    [("even", [7, 6, 6, 7]), ("humans", [9, 8, 8, 9]), ("traitors", [5, 4, 4, 5])],
)
def test_without_the_cultist_a_human_more_and_lower_dials(
    difficulty: str, dials: list[int]
) -> None:
    state = dealt(4, cultist="without", difficulty=difficulty)
    assert list(state.view(None)["dials"].values()) == dials
    loyalties = state.dump()["loyalties"]
    assert [loyalties.count(kind) for kind in range(3)] == [7, 1, 0]


@pytest.mark.rule("UNF-363")
@pytest.mark.parametrize(("seats", "game"), [(3, "standard"), (5, "standard"), (4, "learning")])
def test_where_there_is_no_cultist_the_variant_changes_nothing(seats: int, game: str) -> None:
    plain = dealt(seats, game=game)
    variant = dealt(seats, game=game, cultist="without")
    assert variant.view(None)["dials"] == plain.view(None)["dials"]
    assert variant.dump()["loyalties"] == plain.dump()["loyalties"]


@pytest.mark.rule("UNF-364")
@pytest.mark.parametrize(("difficulty", "dial"), [("humans", 10), ("traitors", 6)])
def test_difficulty_turns_every_dial_by_two(difficulty: str, dial: int) -> None:
    assert set(new(difficulty=difficulty).view(None)["dials"].values()) == {dial}


@pytest.mark.rule("UNF-048", "UNF-050", "UNF-370")
def test_only_its_owner_sees_a_loyalty_card() -> None:
    state = dealt(4)
    for viewer in range(4):
        for seat, player in enumerate(state.view(viewer)["players"]):
            assert len(player["loyalties"]) == (1 if seat == viewer else 0)
    assert all(player["loyalties"] == [] for player in state.view(None)["players"])
    assert all(name in LOYALTIES for name in state.view(0)["players"][0]["loyalties"])


@pytest.mark.rule("UNF-054")
def test_how_many_loyalty_cards_lie_before_each_is_public() -> None:
    assert [player["loyalty"] for player in dealt(5).view(None)["players"]] == [1] * 5


def test_every_space_has_a_name_of_its_own() -> None:
    assert len(set(SPACES)) == 25
