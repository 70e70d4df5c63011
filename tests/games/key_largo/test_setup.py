"""Setup: KL-01 to KL-15."""

import pytest

import abyssal
from games.key_largo.table import DEPTHS, GAME, WRECKS, at, dealt, dive, position

LEFT_OUT = {3: [5, 10, 10], 4: [0, 5, 5], 5: [0, 0, 0]}


@pytest.mark.rule("KL-01")
def test_the_game_is_for_three_to_five_players() -> None:
    for seats in (3, 4, 5):
        assert GAME.new(seats, 1).seats == seats
    for seats in (0, 1, 2, 6):
        with pytest.raises(abyssal.BadRequest, match="3 to 5 players"):
            GAME.new(seats, 1)


@pytest.mark.rule("KL-02")
def test_the_richest_after_ten_days_wins() -> None:
    table = position(3, day=10, cash={0: 130, 1: 150, 2: 120})
    assert table.state.result() is None
    table.plan("bar shop", "bar shop", "bar shop").close_all()
    assert table.result()["winners"] == [1]


@pytest.mark.rule("KL-03")
def test_the_days_run_from_a_friday_to_the_second_sunday_after_it() -> None:
    days = []
    for day in range(1, 11):
        view = position(day=day).view()
        days.append(view["weekday"])
    assert days == ["fri", "sat", "sun", "mon", "tue", "wed", "thu", "fri", "sat", "sun"]


@pytest.mark.rule("KL-04")
def test_the_game_starts_on_the_first_friday() -> None:
    view = GAME.new(3, 1).view()
    assert (view["day"], view["weekday"], view["turn"]) == (1, "fri", 0)


@pytest.mark.rule("KL-05")
def test_everyone_has_one_card_for_each_place_and_one_boat() -> None:
    table = dealt(3)
    places = ["dive", "bar", "dolphins", "shop", "market"]
    for seat in range(3):
        plans = {tuple(move.split()[1:]) for move in table.legal(seat)}
        assert plans == {(one, two) for one in places for two in places if one != two}
    assert table.plan("bar shop").crowd("bar") == 3


@pytest.mark.rule("KL-06")
def test_everyone_starts_with_100_dollars_for_all_to_see() -> None:
    for viewer in (None, 0, 1):
        assert [player["cash"] for player in GAME.new(3, 1).view(viewer)["players"]] == [100] * 3


@pytest.mark.rule("KL-07")
def test_everyone_starts_with_one_bare_diver() -> None:
    bare = {"number": 1, "hoses": 0, "trident": False, "weight": False, "status": None}
    assert all(player["divers"] == [bare] for player in GAME.new(4, 1).view()["players"])


@pytest.mark.rule("KL-08")
@pytest.mark.parametrize(("players", "divers"), [(3, 12), (4, 11), (5, 10)])
def test_the_supply_has_the_divers_nobody_has(players: int, divers: int) -> None:
    assert GAME.new(players, 1).view()["supply"]["diver"] == divers


@pytest.mark.rule("KL-09")
def test_the_supply_has_20_hoses_10_tridents_and_10_weights() -> None:
    supply = GAME.new(4, 1).view()["supply"]
    assert (supply["hose"], supply["trident"], supply["weight"]) == (20, 10, 10)


@pytest.mark.rule("KL-10")
def test_the_first_player_is_drawn_at_random() -> None:
    for seat in range(4):
        assert dealt(4, numbers=(seat,)).first == seat
    assert {GAME.new(5, seed).view()["first"] for seed in range(60)} == set(range(5))


@pytest.mark.rule("KL-11")
def test_each_depth_is_shuffled_on_its_own() -> None:
    table = dealt(4, "gold 1 shallow", "gold 2 medium", "gold 4 deep")
    assert [len(cards) for cards in table.luck.shuffles] == [20, 30, 30]
    depth_of = GAME.components.depth_of
    for depth, cards in enumerate(table.luck.shuffles):
        assert {depth_of[card] for card in cards} == {depth}
    assert [table.pile(1)[0], table.pile(5)[0], table.pile(10)[0]] == ["gold 1", "gold 2", "gold 4"]


@pytest.mark.rule("KL-12", "KL-13")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_wrecks_are_piles_of_five_cards_of_one_depth(players: int) -> None:
    state = GAME.new(players, 3)
    wrecks = state.view()["wrecks"]
    counts = [len([wreck for wreck in wrecks if wreck["depth"] == depth]) for depth in DEPTHS]
    assert counts == WRECKS[players]
    assert {wreck["cards"] for wreck in wrecks} == {5}
    for wreck, pile in zip(wrecks, state.dump()["piles"], strict=True):
        assert {DEPTHS[GAME.components.depth_of[card]] for card in pile} == {wreck["depth"]}


@pytest.mark.rule("KL-14")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_cards_left_over_are_out_and_nobody_sees_them(players: int) -> None:
    state = GAME.new(players, 3)
    left = [GAME.components.depth_of[card] for card in state.dump()["left_out"]]
    assert [left.count(depth) for depth in range(3)] == LEFT_OUT[players]
    assert all(state.view(viewer)["left_out"] is None for viewer in (None, 0))


@pytest.mark.rule("KL-15")
def test_nobody_starts_with_treasures_equipment_or_encounters_and_boats_are_off_the_board() -> None:
    for player in GAME.new(5, 1, {"encounters": "on"}).view()["players"]:
        assert player["treasures"] == [0, 0, 0]
        assert player["encounters"] == 0
        assert (player["place"], player["wreck"]) == (None, None)


@pytest.mark.rule("KL-54")
def test_the_box_holds_80_wreck_cards_of_five_kinds() -> None:
    faces = GAME.components
    counts = dict.fromkeys(range(5), 0)
    for face in range(faces.faces):
        counts[faces.kind_of[face]] += faces.copies[face]
    assert list(counts.values()) == [20, 20, 20, 8, 12]  # KL-U5


@pytest.mark.rule("KL-127")
def test_a_card_shows_units_and_a_final_value_a_diamond_only_the_latter() -> None:
    table = at("market", hands={0: "goods 5 deep, diamond 200 deep"})
    assert table.view(0)["final"]["goods"][5 - 1] == 100
    assert table.legal() == ["sell goods 5 deep"]
    assert table.player(0)["fortune"] == 100 + 100 + 200


@pytest.mark.rule("KL-45")
def test_all_divers_search_the_wreck_where_the_boat_is() -> None:
    table = dive(5, teams={0: "1 2 0"})
    table.play("draw 2")
    assert [told["wreck"] for told in table.told_of("drew")] == [5, 5]
    assert table.count(5) == 3
