"""Setup with three or more players: ITD-01 to ITD-14, and the cards it takes, ITD-160."""

import pytest

import abyssal
from games.in_too_deep.table import BONUS, COMPANIES, GAME, dealt, event

# With this deal seat 2 of four holds the lowest card, 3; the 1 and the 2 come as bonus cards.
FOUR_HANDS = "11 12 13 14 15 16  21 22 23 24 25 26  31 32 33 3 35 36  41 42 43 44 45 46"
BONUS_CARDS = "1  2 50  51 52 53"
OPEN_CARDS = "61 62 63 64 65 66 67 68"


@pytest.mark.rule("ITD-01", "ITD-R1")
def test_two_to_five_players() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5]
    for players in (2, 3, 4, 5):
        assert len(GAME.new(players, seed=1).view()["players"]) == players
    for players in (0, 1, 6):
        with pytest.raises(abyssal.BadRequest) as refused:
            GAME.new(players, seed=1)
        assert refused.value.code == "seats"


@pytest.mark.rule("ITD-02", "ITD-R58")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_five_companies_are_in_play_under_fixed_names(players: int) -> None:
    companies = dealt(players).view()["companies"]
    names = [company["company"] for company in companies]
    assert names == ["ocean", "treasure", "pearl", "research", "wildlife"]


@pytest.mark.rule("ITD-03", "ITD-R55")
def test_any_mix_of_sides_is_chosen_before_the_deal_and_shown_to_all() -> None:
    table = dealt(3, pearl="advanced", wildlife="advanced")
    mix = dict.fromkeys(COMPANIES, "basic") | {"pearl": "advanced", "wildlife": "advanced"}
    for viewer in (0, 1, 2, None):
        view = table.view(viewer)
        assert view["options"] == mix
        assert {company["company"]: company["side"] for company in view["companies"]} == mix


@pytest.mark.rule("ITD-03")
def test_one_name_sets_all_sides_and_a_later_one_changes_its_own() -> None:
    all_advanced = GAME.new(3, seed=1, options={"sides": "advanced"}).view()["options"]
    assert all_advanced == dict.fromkeys(COMPANIES, "advanced")
    but_one = GAME.new(3, seed=1, options={"sides": "advanced", "ocean": "basic"}).view()["options"]
    assert but_one == {**all_advanced, "ocean": "basic"}
    assert GAME.option_sets == {"sides": COMPANIES}


@pytest.mark.rule("ITD-03")
def test_the_sides_stay_fixed_for_the_whole_game() -> None:
    state = GAME.new(2, seed=3, options={"research": "advanced", "ocean": "advanced"})
    sides = state.view()["options"]
    while state.to_act():
        [seat] = state.to_act()
        state.play(seat, state.legal(seat)[-1])
    assert state.view()["options"] == sides


@pytest.mark.rule("ITD-04", "ITD-R38")
def test_all_sides_are_basic_unless_the_group_says_otherwise() -> None:
    assert dealt(3).view()["options"] == dict.fromkeys(COMPANIES, "basic")
    for company in COMPANIES:
        assert GAME.options[company] == {"choices": ["basic", "advanced"], "default": "basic"}
    assert list(GAME.options) == COMPANIES


@pytest.mark.rule("ITD-R38")
def test_normal_is_no_second_name_for_basic() -> None:
    with pytest.raises(abyssal.BadRequest, match="it can be: basic, advanced") as refused:
        GAME.new(3, seed=1, options={"ocean": "normal"})
    assert refused.value.code == "option-value"
    with pytest.raises(abyssal.BadRequest, match="has no option 'littoral'") as refused:
        GAME.new(3, seed=1, options={"littoral": "basic"})
    assert refused.value.code == "option"


@pytest.mark.rule("ITD-05")
def test_the_hundred_cards_are_shuffled_once_into_the_deck() -> None:
    table = dealt(3)
    [shuffled] = table.luck.shuffles
    assert shuffled == list(range(1, 101))
    assert GAME.new(3, seed=1).dump()["deck"] != GAME.new(3, seed=2).dump()["deck"]


@pytest.mark.rule("ITD-06", "ITD-08", "ITD-R4")
def test_six_cards_each_then_as_many_more_as_the_distance_from_the_starting_player() -> None:
    table = dealt(4, f"{FOUR_HANDS} {BONUS_CARDS}")
    assert table.view()["start"] == 2
    assert table.hand(2) == [3, 31, 32, 33, 35, 36]
    assert table.hand(3) == [1, 41, 42, 43, 44, 45, 46]
    assert table.hand(0) == [2, 11, 12, 13, 14, 15, 16, 50]
    assert table.hand(1) == [21, 22, 23, 24, 25, 26, 51, 52, 53]
    assert [player["distance"] for player in table.view()["players"]] == [2, 3, 0, 1]


@pytest.mark.rule("ITD-07", "ITD-R3")
def test_the_lowest_card_before_bonus_cards_makes_the_starting_player_and_stays_secret() -> None:
    table = dealt(4, f"{FOUR_HANDS} {BONUS_CARDS} {OPEN_CARDS}")
    assert table.view()["start"] == 2  # with the 3, though the 1 and the 2 followed
    assert table.active == 2
    assert table.state.to_act() == [2]
    assert [event["event"] for event in table.told(0)] == []
    assert "3" not in table.view(0)["company_of"]
    assert "3" in table.view(2)["company_of"]


@pytest.mark.rule("ITD-07")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_seat_may_start(seat: int) -> None:
    hands = [f"{n}1 {n}2 {n}3 {n}4 {n}5 {n}6" for n in (4, 5, 6)]
    hands[seat] = "31 32 34 35 36 7"
    assert dealt(3, " ".join(hands)).view()["start"] == seat


@pytest.mark.rule("ITD-09")
def test_a_hand_is_shown_to_its_owner_alone() -> None:
    table = dealt(3)
    for viewer in (0, 1, 2, None):
        for seat, player in enumerate(table.view(viewer)["players"]):
            assert player["cards"] == (table.hand(seat) if seat == viewer else None)
            assert player["known"] == []
            assert player["hand"] == [6, 7, 8][player["distance"]]


@pytest.mark.rule("ITD-10")
def test_twice_as_many_open_cards_as_players_are_laid_out_from_the_deck() -> None:
    table = dealt(4, f"{FOUR_HANDS} {BONUS_CARDS} {OPEN_CARDS} 99 98")
    for viewer in (0, 1, 2, 3, None):
        assert table.view(viewer)["open"] == [61, 62, 63, 64, 65, 66, 67, 68]
        assert table.view(viewer)["step"] == "choosing"
    assert table.deck[:2] == [99, 98]
    assert table.view()["company_of"] == {
        "61": "pearl",
        "62": "research",
        "63": "wildlife",
        "64": "ocean",
        "65": "treasure",
        "66": "pearl",
        "67": "research",
        "68": "wildlife",
    }


@pytest.mark.rule("ITD-11", "ITD-R5")
def test_each_player_chooses_one_open_card_in_two_rounds_of_the_same_direction() -> None:
    table = dealt(4, f"{FOUR_HANDS} {BONUS_CARDS} {OPEN_CARDS}")
    assert table.legal() == [f"take {card}" for card in (61, 62, 63, 64, 65, 66, 67, 68)]
    assert table.legal(0) == table.legal(1) == table.legal(3) == []
    choosers = []
    for card in (64, 61, 68, 62, 67, 63, 65):
        choosers += table.state.to_act()
        table.play(f"take {card}")
    assert choosers == [2, 3, 0, 1, 2, 3, 0]
    assert table.portfolio(2) == [64, 67]
    assert table.portfolio(3) == [61, 63]
    assert table.portfolio(0) == [65, 68]
    assert table.portfolio(1) == [62, 66]  # the last card leaves no choice


@pytest.mark.rule("ITD-11")
def test_only_an_open_card_can_be_chosen_and_only_in_turn() -> None:
    table = dealt(3)
    taken = table.legal()[2]
    table.play(taken)
    assert table.refuses(taken)
    assert table.refuses("draw")
    assert table.refuses("decline")
    assert table.refuses(f"take {table.hand(table.active)[0]}")
    waiting = (table.active + 1) % 3
    with pytest.raises(abyssal.Illegal, match="no decision is asked of you now"):
        table.play_as(waiting, table.legal()[0])


@pytest.mark.rule("ITD-12")
def test_first_shares_are_free_and_lie_face_up() -> None:
    table = dealt(3)
    before = table.counts()
    start = table.active
    [card, *others] = table.view()["open"]
    table.play(f"take {card}")
    view = table.view()
    company = view["company_of"][str(card)]
    assert view["players"][start]["portfolio"] == [card]
    assert view["players"][start]["shares"] == [int(name == company) for name in COMPANIES]
    assert table.price(company) == 1
    assert view["open"] == others
    assert table.counts() == before
    assert view["discard"] == []
    assert all(depth["depth"] == [] for depth in view["companies"])
    taken = event("took", start, card=card, company=company)
    for viewer in (0, 1, 2, None):
        assert table.told(viewer) == [taken]
    assert table.active == (start + 1) % 3
    assert view["turn"] == 0


@pytest.mark.rule("ITD-13")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_after_two_rounds_everyone_has_two_shares_and_no_card_is_open(players: int) -> None:
    table = dealt(players)
    start = table.active
    for choice in range(2 * players - 1):
        assert len(table.view()["open"]) == 2 * players - choice
        table.play(table.legal()[-1])
    view = table.view()
    assert view["open"] == []
    assert [len(player["portfolio"]) for player in view["players"]] == [2] * players
    assert sum(company["price"] for company in view["companies"]) == 2 * players
    last = (start + players - 1) % players
    assert [told["seat"] for told in table.told_of("took")[-2:]] == [last - 1, last]
    assert table.told()[-1] == event("turn", start, turn=1)


@pytest.mark.rule("ITD-14")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_at_the_first_turn_no_company_has_a_depth_card_and_the_discard_pile_is_empty(
    players: int,
) -> None:
    table = dealt(players)
    start = table.active
    while table.view()["open"]:
        table.play(table.legal()[0])
    view = table.view()
    assert (view["active"], view["turn"], view["step"]) == (start, 1, "turn")
    assert all(company["depth"] == [] for company in view["companies"])
    assert view["discard"] == []
    assert (view["bonus_shares"], view["depletions"]) == (0, 0)
    assert (view["draws"], view["fundraisers"], view["final_turns"]) == (0, 0, 0)
    assert (view["ending"], view["ability"], view["staged"]) == (None, None, None)
    assert (view["over"], view["winners"]) == (False, [])


@pytest.mark.rule("ITD-160")
@pytest.mark.parametrize(
    ("players", "hands", "shares", "third", "deck"),
    [
        (2, [8, 9], 0, 6, 82),
        (3, [6, 7, 8], 6, 0, 73),
        (4, [6, 7, 8, 9], 8, 0, 62),
        (5, [6, 7, 8, 9, 10], 10, 0, 50),
    ],
)
def test_cards_used_before_the_first_turn(
    players: int, hands: list[int], shares: int, third: int, deck: int
) -> None:
    table = dealt(players)
    while table.view()["open"]:
        table.play(table.legal()[0])
    view = table.view()
    by_distance = sorted(view["players"], key=lambda player: player["distance"])
    assert [player["hand"] for player in by_distance] == hands
    assert sum(len(player["portfolio"]) for player in view["players"]) == shares
    assert (len(view["third"]["portfolio"]) if view["third"] else 0) == third
    assert view["deck"] == deck == len(table.deck)
    assert sum(hands) + shares + third + deck == 100 + (5 if players == 2 else 0)
    assert table.deck.count(BONUS) == (5 if players == 2 else 0)


@pytest.mark.rule("ITD-160")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_new_game_holds_nothing_else(players: int) -> None:
    document = dealt(players).state.dump()
    assert document["shuffled"] == [*range(1, 101), BONUS]
    assert document["old_least"] == document["old_most"] == [0] * players
    assert document["revealed"] == document["removed"] == document["due"] == 0
    assert document["expanded"] == 0
    assert document["known"] == document["paid"] == []
    assert document["intent"] == -1
    assert document["turn"] == (1 if players == 2 else 0)
