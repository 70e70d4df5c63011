"""The worked examples of the ledger, number for number: ITD-X1 to ITD-X26."""

from typing import Any

import pytest

from games.in_too_deep.table import BONUS, COMPANIES, Table, dealt, event, position

MARIA, IRENE, RICHARD = range(3)
A, B, C, D = range(4)
THIRD = 2


@pytest.mark.rule("ITD-X1")
def test_buying_a_pearl_share() -> None:
    table = position(hands={0: "3 4 5 6 7 52/pearl"}, shares={"pearl": [1, 2, 1]})
    assert table.price("pearl") == 4
    table.play("buy pearl 52", "pay 3", "pay 4", "pay 6", "pay 7")
    assert table.discard == [3, 4, 6, 7]
    assert table.hand(0) == [5]
    assert sum(table.shares("pearl")) == 5
    assert table.price("pearl") == 5


@pytest.mark.rule("ITD-X1")
def test_buying_a_pearl_share_with_four_cards_is_refused() -> None:
    table = position(hands={0: "3 4 5 52/pearl"}, shares={"pearl": [1, 2, 1]})
    assert table.refuses("buy pearl 52")


def marias_dividend(**details: Any) -> Table:
    """The top of Wildlife is 13; Maria has 2 shares and Irene 3; Maria expands with 44."""
    table = position(
        hands={MARIA: "44", IRENE: "2", RICHARD: "5"},
        shares={"wildlife": [2, 3, 0]},
        depths={"wildlife": "13"},
        **details,
    )
    table.play("expand wildlife 44")
    return table


@pytest.mark.rule("ITD-X2")
def test_dividend() -> None:
    table = marias_dividend()
    assert table.told_of("dividends") == [
        event("dividends", None, company="wildlife", owed=[2, 3, 0])
    ]
    assert table.dealt() == [(MARIA, 2), (IRENE, 3)]
    assert table.counts() == [2, 4, 1]


@pytest.mark.rule("ITD-X3")
def test_scoring() -> None:
    table = position(
        shares={"pearl": [4], "wildlife": [3], "treasure": [2]},
        depths={"treasure": "6 10 15 24", "wildlife": "13", "pearl": "2 7"},
    )
    worth = {company["company"]: company["worth"] for company in table.view()["companies"]}
    assert (2 * worth["treasure"], 3 * worth["wildlife"], 4 * worth["pearl"]) == (8, 3, 16)
    assert table.view()["players"][0]["points"] == 27


@pytest.mark.rule("ITD-X4")
@pytest.mark.parametrize(
    ("top", "card", "payouts"),
    [
        ("9", 10, 1),
        ("10", 19, 0),
        ("19", 20, 1),
        ("13", 44, 1),
        ("90", 99, 0),
        ("99", 100, 1),
        ("", 5, 1),
    ],
)
def test_decade_boundaries(top: str, card: int, payouts: int) -> None:
    table = position(hands={0: f"{card}"}, depths={"pearl": top}, shares={"pearl": [0, 1]})
    table.play(f"expand pearl {card}")
    assert len(table.told_of("dividends")) == payouts
    assert table.dealt() == [(1, 1)] * payouts


@pytest.mark.rule("ITD-X5")
def test_first_depletion_in_a_payout() -> None:
    table = marias_dividend(deck="91 92", discard="81 82 83 84 85 86 87", rest="ocean")
    assert table.hand(MARIA) == [91, 92]
    assert table.hand(IRENE) == [2, 81, 82, 83]
    assert table.luck.shuffles == [[81, 82, 83, 84, 85, 86, 87]]
    view = table.view()
    assert (view["deck"], view["discard"], view["depletions"]) == (4, [], 1)
    assert table.ending is None


@pytest.mark.rule("ITD-X6")
def test_second_depletion_in_a_payout_with_a_short_discard_pile() -> None:
    table = marias_dividend(deck="91 92", discard="81", rest="ocean", depletions=1)
    assert table.hand(MARIA) == [91, 92]
    assert table.hand(IRENE) == [2, 81]
    assert table.told_of("dealt")[1] == event("dealt", IRENE, count=1, owed=3, reason="dividend")
    assert table.ending == "depletion"
    assert (table.active, table.step) == (MARIA, "ability")
    table.play("raise 13", "pay 91")
    assert table.depth("wildlife") == [44, 13]
    assert (table.active, table.final_turns) == (IRENE, 3)


@pytest.mark.rule("ITD-X7")
def test_both_depletions_in_one_fundraiser() -> None:
    table = position(
        active=C,
        hands={A: "1", B: "2", C: "3"},
        draws=2,
        deck="90 91 92",
        discard="81 82 83",
        rest="ocean",
    )
    table.play("draw")
    assert table.hand(C) == [3, 90, 91, 92]
    assert table.hand(A) == [1, 81, 82]
    assert table.hand(B) == [2, 83]
    assert table.told()[-5:] == [
        event("dealt", A, count=2, owed=2, reason="fundraiser"),
        event("end-triggered", C, ending="depletion"),
        event("dealt", B, count=1, owed=2, reason="fundraiser"),
        event("final-turns", None),
        event("turn", A, turn=21),
    ]
    finals = []
    while table.state.to_act():
        finals += table.state.to_act()
        table.play("draw")
    assert finals == [A, B, C]


@pytest.mark.rule("ITD-X8")
def test_depletion_on_the_last_owed_card() -> None:
    table = marias_dividend(deck="91 92 93 94 95", discard="81", rest="ocean", depletions=1)
    assert table.counts() == [2, 4, 1]
    assert table.ending == "depletion"
    assert table.discard == [81]


@pytest.mark.rule("ITD-X9")
def test_discard_pile_empty_at_first_depletion() -> None:
    table = position(
        active=B,
        hands={A: "1", B: "2", C: "52/pearl 61 62 63 64"},
        shares={"pearl": [1, 1, 1]},
        deck="90",
        rest="ocean",
    )
    table.play("draw")
    view = table.view()
    assert (view["deck"], view["depletions"], view["ending"]) == (0, 1, None)
    table.play("buy pearl 52", "pay 61", "pay 62", "pay 63")
    assert len(table.discard) == 3
    table.play("draw")
    assert table.hand(A) == [1, 61]
    assert table.luck.shuffles == [[61, 62, 63]]
    assert table.view()["deck"] == 2
    table.play("draw")
    assert table.ending is None
    table.play("draw")
    assert table.ending == "depletion"


@pytest.mark.rule("ITD-X10")
def test_series_of_draws() -> None:
    table = position(active=A, hands={C: "52/pearl 12"})
    table.play("draw", "draw", "buy pearl 52", "draw", "draw")
    assert table.told_of("fundraiser") == []
    table.play("draw")
    assert table.told_of("fundraiser") == [event("fundraiser", None, number=1)]
    assert table.dealt()[-3:] == [(C, 2), (A, 2), (B, 2)]
    table.play("draw", "draw", "draw")
    assert table.dealt()[-3:] == [(C, 2), (A, 2), (B, 2)]
    assert table.told_of("fundraiser")[1] == event("fundraiser", None, number=2)
    assert table.ending == "fundraisers"
    assert (table.active, table.final_turns) == (A, 3)


@pytest.mark.rule("ITD-X10")
def test_series_of_draws_variant() -> None:
    table = position(active=A, hands={B: "52 12"}, fundraisers=1)
    table.play("draw", "expand pearl 52", "draw", "draw")
    assert table.told_of("fundraiser") == []
    table.play("draw")
    assert table.told_of("fundraiser") == [event("fundraiser", None, number=1)]
    assert (table.active, table.ending) == (C, None)


@pytest.mark.rule("ITD-X11")
def test_final_turns() -> None:
    table = position(
        4,
        active=2,
        start=0,
        hands={0: "1", 1: "2", 2: "44 12 16", 3: "45 46 47"},
        shares={"ocean": [0, 0, 1], "wildlife": [1, 1, 1, 1]},
        depths={"ocean": "20", "wildlife": "13"},
        deck="90",
        discard="81 82 83 84",
        rest="pearl",
        depletions=1,
    )
    table.play("expand ocean 44")
    assert table.ending == "depletion"
    assert table.step == "ability"
    table.play("remove 20", "pay 12", "pay 16")
    assert (table.active, table.final_turns) == (3, 4)
    dealt_before = table.dealt()
    table.play("expand wildlife 45")
    assert table.dealt() == dealt_before
    finals = [3]
    while table.state.to_act():
        finals += table.state.to_act()
        assert table.step == "turn"
        table.play("draw")
    assert finals == [3, 0, 1, 2]


def removed_from_wildlife(card: int) -> Table:
    """Wildlife holds 13 and 44; seat 0 expands Ocean and removes one of them."""
    table = position(
        hands={0: "30 5 6", 1: "41"},
        shares={"wildlife": [0, 0, 1]},
        depths={"ocean": "29", "wildlife": "13 44"},
    )
    assert table.company("wildlife")["worth"] == 2
    table.play("expand ocean 30", f"remove {card}")
    assert table.discard == [5, 6, card]
    assert table.company("wildlife")["worth"] == 1
    return table


@pytest.mark.rule("ITD-X12")
def test_removing_the_top() -> None:
    table = removed_from_wildlife(44)
    assert table.depth("wildlife") == [13]
    assert table.dealt() == []
    table.play("expand wildlife 41")
    assert table.dealt() == [(2, 1)]
    table = removed_from_wildlife(13)
    assert table.depth("wildlife") == [44]
    assert table.refuses("expand wildlife 41")


@pytest.mark.rule("ITD-X13")
@pytest.mark.parametrize("use", ["remove 20", "move 20 pearl"])
def test_emptied_company(use: str) -> None:
    table = position(
        hands={0: "30 5", 1: "1 12"},
        shares={"treasure": [0, 0, 1]},
        depths={"ocean": "29", "treasure": "20"},
        sides="ocean",
    )
    table.play("expand ocean 30", use)
    assert table.depth("treasure") == []
    table.play("expand treasure 1")
    assert table.depth("treasure") == [1]
    assert table.dealt() == [(2, 2)]  # the share, and the largest shareholder's extra card


@pytest.mark.rule("ITD-X14")
@pytest.mark.parametrize(("ocean", "onto_ocean"), [(60, True), (62, False)])
def test_ocean_advanced_moving(ocean: int, onto_ocean: bool) -> None:
    table = position(
        hands={0: f"{ocean} 5 6"},
        shares={company: [1, 1, 1] for company in ("pearl", "research", "wildlife")},
        depths={"ocean": "1", "treasure": "61", "pearl": "44", "research": "70"},
        sides="ocean",
    )
    table.play(f"expand ocean {ocean}")
    targets = ["ocean"] * onto_ocean + ["pearl", "wildlife"]
    assert table.legal_with("move", "61") == [f"move 61 {target}" for target in targets]
    table.play("move 61 wildlife", "pay 5")
    assert table.dealt() == []
    assert (table.active, table.step) == (1, "turn")


@pytest.mark.rule("ITD-X15")
@pytest.mark.parametrize(
    ("players", "active", "sides", "shares", "received"),
    [
        (3, MARIA, "", [1, 3, 0], [1, 4, 0]),
        (3, MARIA, "treasure", [1, 3, 0], [3, 3, 0]),
        (3, MARIA, "", [2, 2, 0], [3, 3, 0]),
        (2, MARIA, "", [1, 0, 3], [1, 0]),
        (2, IRENE, "treasure", [1, 0, 3], [1, 3]),
    ],
)
def test_treasure(
    players: int, active: int, sides: str, shares: list[int], received: list[int]
) -> None:
    table = position(
        players,
        active=active,
        hands={seat: f"{41 + seat}" for seat in range(players)},
        shares={"treasure": shares},
        sides=sides,
    )
    table.play(f"expand treasure {41 + active}")
    before = [0 if seat == active else 1 for seat in range(players)]
    after = table.counts()
    assert [after[seat] - before[seat] for seat in range(players)] == received


@pytest.mark.rule("ITD-X16")
@pytest.mark.parametrize(
    ("depths", "worth"),
    [([6, 4, 2, 5, 1], 4), ([6, 4, 7, 5, 1], 5), ([2, 2, 2, 2, 2], 0), ([1, 0, 2, 0, 0], 0)],
)
def test_pearl_advanced(depths: list[int], worth: int) -> None:
    numbers = iter(range(1, 101))
    piles = {
        company: " ".join(str(next(numbers)) for _ in range(count))
        for company, count in zip(COMPANIES, depths, strict=True)
    }
    assert position(depths=piles, sides="pearl").company("pearl")["worth"] == worth


@pytest.mark.rule("ITD-129", "ITD-97", "ITD-98")
@pytest.mark.parametrize("sides", ["", "pearl"])
@pytest.mark.parametrize("company", COMPANIES)
@pytest.mark.parametrize("depths", [{}, {"ocean": "3 5 7 9", "pearl": "2 4 6 8"}])
def test_what_a_share_is_worth_one_card_deeper_is_shown(
    sides: str, company: str, depths: dict[str, str]
) -> None:
    table = position(hands={0: "50"}, depths=depths, sides=sides)
    foreseen = table.company(company)["worth_deeper"]
    table.play(f"expand {company} 50")
    assert table.company(company)["worth"] == foreseen


@pytest.mark.rule("ITD-X17")
@pytest.mark.parametrize(("shares", "price"), [(5, 3), (1, 0), (2, 0)])
def test_research_basic(shares: int, price: int) -> None:
    table = position(hands={0: "41 3 4 5 6 52/pearl"}, shares={"pearl": [0, shares]})
    table.play("expand research 41", "buy pearl 52", *["pay 3", "pay 4", "pay 5"][:price])
    assert table.active == 1
    assert table.discard == [3, 4, 5][:price]
    assert table.shares("pearl") == [1, shares, 0]


@pytest.mark.rule("ITD-X17")
@pytest.mark.parametrize("shares", [1, 2])
def test_research_basic_with_the_share_as_only_card(shares: int) -> None:
    table = position(hands={0: "41 52/pearl"}, shares={"pearl": [0, shares]})
    table.play("expand research 41", "buy pearl 52")
    assert table.counts()[0] == 0
    assert table.shares("pearl") == [1, shares, 0]


@pytest.mark.rule("ITD-X18")
def test_research_advanced() -> None:
    table = position(
        hands={MARIA: "41 3 4 5 6 7 8", IRENE: "9"},
        shares={"pearl": [0, 3, 1]},
        sides="research",
    )
    table.play("expand research 41")
    assert table.counts()[MARIA] == 6
    table.play("acquire pearl from 1", "pay 3", "pay 4", "pay 6", "pay 8")
    assert table.hand(MARIA) == [5, 7]
    assert table.hand(IRENE) == [3, 4, 6, 8, 9]
    assert table.shares("pearl") == [1, 2, 1]


@pytest.mark.rule("ITD-X18")
def test_research_advanced_with_a_single_share_and_with_the_third_player() -> None:
    for players, shares in ((3, [0, 1]), (2, [0, 0, 1])):
        owner = len(shares) - 1
        table = position(players, hands={0: "41 3 4 5"}, shares={"pearl": shares}, sides="research")
        table.play("expand research 41", f"acquire pearl from {owner}", "pay 3", "pay 4")
        assert table.hand(0) == [5]
        assert table.shares("pearl")[0] == 1
        assert table.discard == ([3, 4] if owner == THIRD else [])


@pytest.mark.rule("ITD-X19")
def test_wildlife_basic() -> None:
    def ready() -> Table:
        table = position(
            hands={0: "51 3"},
            depths={"ocean": "10 25 44 61", "pearl": "30", "wildlife": "50"},
        )
        table.play("expand wildlife 51")
        return table

    of_ocean = {move.split()[1] for move in ready().legal()[1:]} & {"10", "25", "44", "61"}
    assert of_ocean == {"25", "44", "61"}
    raised = ready()
    raised.play("raise 25")
    assert raised.depth("ocean") == [10, 44, 61, 25]
    moved = ready()
    moved.play("move 44 pearl")
    assert moved.depth("pearl") == [30, 44]
    assert moved.depth("ocean") == [10, 25, 61]
    assert ready().refuses("move 25 pearl")
    assert ready().legal_with("10") == []


@pytest.mark.rule("ITD-X20")
def test_wildlife_advanced() -> None:
    table = position(
        hands={0: "51 3 4 5 30"},
        shares={"treasure": [1, 1, 1]},
        depths={"treasure": "10 25 44 61", "wildlife": "50"},
        sides="wildlife",
    )
    table.play("expand wildlife 51", "add treasure 30", "pay 3", "pay 5")
    assert table.discard == [3, 5]
    assert table.depth("treasure") == [10, 25, 44, 61, 30]
    assert table.company("treasure")["worth"] == 5
    assert table.dealt() == []


@pytest.mark.rule("ITD-X20")
def test_wildlife_advanced_above_a_low_top() -> None:
    table = position(hands={0: "51 3 20"}, depths={"treasure": "44 10"}, sides="wildlife")
    table.play("expand wildlife 51", "add treasure 20")
    assert table.depth("treasure") == [44, 10, 20]
    assert table.hand(0) == [3]


@pytest.mark.rule("ITD-X21")
def test_dividend_pays_for_the_ability() -> None:
    table = position(hands={0: "44"}, shares={"ocean": [2]}, depths={"ocean": "13"}, deck="90 91")
    table.play("expand ocean 44")
    assert table.hand(0) == [90, 91]
    table.play("remove 13")
    assert table.discard == [90, 91, 13]
    assert table.depth("ocean") == [44]


def bonus_share_met(deck: str, pearl: str) -> Table:
    table = position(
        2,
        hands={0: "1"},
        shares={"pearl": [1, 1, 3], "treasure": [0, 0, 2], "ocean": [0, 0, 1]},
        depths={"pearl": pearl},
        deck=deck,
    )
    table.play("draw")
    return table


@pytest.mark.rule("ITD-X22")
def test_bonus_share() -> None:
    table = bonus_share_met("bonus 37/ocean 52/pearl 24/treasure 61/pearl 90", "28")
    assert 52 in table.portfolio(THIRD)
    assert table.shares("pearl") == [1, 1, 4]
    assert table.depth("pearl") == [28, 37]
    assert table.told_of("dividends") == []
    assert table.discard == [BONUS, 24, 61]
    assert table.hand(0) == [1, 90]


@pytest.mark.rule("ITD-X22")
def test_bonus_share_without_a_fitting_depth_card() -> None:
    table = bonus_share_met("bonus 37/ocean 52/pearl 24/treasure 61/pearl 90", "80")
    assert table.depth("pearl") == [80]
    assert table.discard == [BONUS, 37, 24, 61]


@pytest.mark.rule("ITD-X23")
def test_bonus_share_inside_a_bonus_share() -> None:
    table = bonus_share_met(
        "bonus 37/ocean bonus 24/treasure 61/pearl 62  71 72 74 76  90 91", "28"
    )
    assert [told["drawn"] for told in table.told_of("bonus-share")] == [
        [37, 24, 61, 62],
        [71, 72, 74, 76],
    ]
    assert table.hand(0) == [1, 90]
    assert table.deck[0] == 91
    assert table.view()["bonus_shares"] == 2


@pytest.mark.rule("ITD-X24")
@pytest.mark.parametrize(("hands", "winner"), [((2, 3), 2), ((3, 2), 0), ((2, 2), 2)])
def test_tie_breaks(hands: tuple[int, int], winner: int) -> None:
    table = position(
        active=1,
        start=0,
        hands={0: hands[0], 1: "100", 2: hands[1]},
        shares={"treasure": [2, 0, 2], "wildlife": [3, 0, 3], "pearl": [4, 0, 4]},
        depths={"treasure": "6 10 15 24", "wildlife": "13", "pearl": "2 7"},
        final_turns=1,
        ending="fundraisers",
    )
    table.play("draw")
    result = table.result()
    assert result["scores"] == [27, 0, 27]
    assert result["winners"] == [winner]


@pytest.mark.rule("ITD-X25")
def test_setup_for_four_players() -> None:
    seats = "11 12 13 14 15 16  21 22 23 24 25 26  1 32 33 34 35 36  41 42 43 44 45 46"
    table = dealt(4, seats)
    assert table.counts() == [8, 9, 6, 7]
    assert len(table.view()["open"]) == 8
    while table.view()["open"]:
        table.play(table.legal()[0])
    assert [told["seat"] for told in table.told_of("took")] == [C, D, A, B, C, D, A, B]
    assert table.view()["deck"] == 62


@pytest.mark.rule("ITD-X26")
def test_setup_for_two_players() -> None:
    table = dealt(2)
    view = table.view()
    start = view["start"]
    assert (table.counts()[start], table.counts()[1 - start]) == (8, 9)
    assert [player["portfolio"] for player in view["players"]] == [[], []]
    assert len(view["third"]["portfolio"]) == 6
    assert view["deck"] == 82
    assert table.deck.count(BONUS) == 5
