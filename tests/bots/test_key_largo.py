"""The greedy bot of Key Largo: positions in which a player would not hesitate."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

import abyssal
from abyssal.bots import bot
from bots.asking import answer, greedy_move
from games.key_largo.table import DEEP, GAME, MEDIUM, SHALLOW, Table, at, dive, own_box, position

LAST = 10


def move(table: Table) -> str:
    return greedy_move(table.state)


def played_out(table: Table) -> list[str]:
    """All the bot answers until the action is over."""
    moves = []
    turn = table.turn
    while table.turn == turn and table.state.to_act():
        moves.append(move(table))
        table.play(moves[-1])
    return moves


def planned(**details: Any) -> list[str]:
    """What the bot plans for seat 0."""
    table = position(**details)
    action = answer(bot("greedy", table.state.game, seed=1), table.state, 0)
    return table.state.game.write(action).split()[1:]


# The plan


def test_it_goes_to_the_market_on_the_last_day_with_treasures_to_sell() -> None:
    hand = "goods 6 deep, goods 8 deep, goods 5 medium"
    assert "market" in planned(day=LAST, teams={0: "2"}, hands={0: hand})


def test_it_dives_before_it_sells() -> None:
    hand = "gold 6 deep, gold 8 deep"
    assert planned(day=LAST, teams={0: "2 2 2"}, hands={0: hand}) == ["dive", "market"]


def test_it_buys_before_it_dives() -> None:
    details = {"cash": {0: 60}, "teams": {0: "1 1"}, "hands": {0: ""}, "day": 5}
    assert planned(**details) == ["shop", "dive"]


def test_without_divers_money_and_treasures_nothing_is_left_but_the_dolphins() -> None:
    assert "dolphins" in planned(day=LAST, cash={0: 0}, teams={0: ""})


def test_it_recruits_a_diver_if_it_has_none() -> None:
    assert "bar" in planned(day=3, cash={0: 150}, teams={0: ""})


@pytest.mark.parametrize("place", ["shop", "bar"])
def test_it_does_not_go_where_money_buys_nothing_any_more(place: str) -> None:
    details = {"day": LAST, "cash": {0: 900}, "teams": {0: "2tw 2tw 2tw"}}
    assert place not in planned(hands={0: "gold 5 deep"}, **details)


def test_players_who_think_alike_do_not_all_make_the_same_plan() -> None:
    state = position(day=3, cash=dict.fromkeys(range(4), 150)).state
    plans = {answer(bot("greedy", GAME, seed), state, 0) for seed in range(20)}
    assert len(plans) > 1


# The wreck and the dive


def test_it_takes_the_deepest_wreck_that_all_its_divers_reach() -> None:
    table = at("dive", teams={0: "1t 1t 1t"}, day=4)
    assert move(table) in {f"sail {wreck}" for wreck in range(MEDIUM, DEEP)}


def test_a_whole_team_on_a_medium_wreck_is_worth_more_than_one_diver_on_a_deep_one() -> None:
    table = at("dive", teams={0: "2 1t 1t"}, day=4)
    assert move(table) in {f"sail {wreck}" for wreck in range(MEDIUM, DEEP)}


def looked_at(
    day: int = 4, team: str = "2t 2t", tops: tuple[str, ...] = (), **wrecks: str
) -> Table:
    """An afternoon in which seat 0 dives; in the morning it has looked at two wrecks."""
    piles = {int(number.removeprefix("wreck_")): pile for number, pile in wrecks.items()}
    first, second = piles
    table = position(day=day, teams={0: team}, cash={0: 20}, wrecks=piles, tops=tops)
    table.plan("bar dive", "dolphins market")
    return table.play(f"round {first}", f"look {second}")


def test_it_keeps_away_from_a_wreck_where_it_saw_monsters() -> None:
    monsters = "monster, monster, monster, diamond 300, goods 4"
    table = looked_at(wreck_10=monsters, wreck_11="gold 4, gold 5, gold 5, monster, monster")
    assert move(table) not in ("sail 10", "sail 11")


def test_it_goes_where_it_saw_the_best_treasures() -> None:
    best = "diamond 300, diamond 250, diamond 200, gold 8, goods 8"
    table = looked_at(wreck_12="gold 4, gold 5, gold 5, monster, goods 4", wreck_13=best)
    assert move(table) == "sail 13"


def test_the_diver_with_least_to_lose_goes_first() -> None:
    table = dive(MEDIUM, "gold 3, gold 4", teams={0: "2w 1 2"})
    assert move(table) == "draw 2"


@pytest.mark.parametrize(("day", "choice"), [(2, "surface"), (LAST, "draw")])
def test_after_a_flight_it_risks_a_good_diver_only_if_he_is_needed_no_more(
    day: int, choice: str
) -> None:
    monsters = {"wreck_5": "monster, monster, monster, gold 2", "wreck_10": "gold 4"}
    table = looked_at(day, "1 2w 2w", tops=("monster medium",), **monsters)
    table.play("sail 5", "draw 1")
    assert move(table).split()[0] == choice


def test_a_weight_is_used_for_a_good_wreck_and_not_for_a_card_that_is_drawn_anyway() -> None:
    pile = "diamond 200, gold 5, gold 6, goods 6, goods 5"
    table = dive(DEEP, pile, teams={0: "2tw"}, day=9)
    assert move(table) == "weight 1 1"
    short = dive(DEEP, "gold 5, gold 6", teams={0: "2 2w"}, day=9)
    short.play("draw 1")
    assert move(short) == "draw 2"


def test_of_two_tridents_it_uses_that_of_the_diver_who_goes_less_deep() -> None:
    table = dive(MEDIUM, "monster, gold 4, goods 4", teams={0: "2t 1t"})
    table.play("draw 1")
    assert move(table) == "trident 2"


# Money


def test_it_recruits_while_there_is_a_season_to_come_and_not_at_its_end() -> None:
    assert "recruit" in played_out(at("bar", day=2, cash={0: 130}))
    assert "recruit" not in played_out(at("bar", day=LAST, cash={0: 130}))


def test_it_has_the_best_treasure_stolen() -> None:
    hands = {1: "gold 1 shallow", 2: "gold 6 deep", 3: "gold 3 medium"}
    assert "rob 2 deep" in played_out(at("bar", day=LAST, hands=hands))


def test_it_knows_the_card_that_was_stolen_from_it() -> None:
    hands = {0: "diamond 300 deep", 2: "gold 4 deep"}
    table = position(hands=hands, first=1, day=5, cash={0: 50})
    table.plan("bar market", "bar market", "dolphins market", "dolphins market")
    table.play("rob 0 deep", "done")
    assert move(table) == "rob 1 deep"


def test_it_equips_the_whole_team_for_the_same_depth() -> None:
    table = at("shop", day=3, teams={0: "1 0"}, cash={0: 20})
    assert played_out(table)[0] == "buy hose 2"


def test_it_sells_the_type_that_brings_most() -> None:
    hand = "goods 4 medium, goods 5 medium, antiques 4 medium, antiques 5 medium"
    alone = played_out(at("market", hands={0: hand}, day=LAST))
    crowd = played_out(at("market", "market market bar", hands={0: hand}, day=LAST))
    assert alone == ["sell goods 4 medium", "sell goods 5 medium", "done"]
    assert crowd == ["sell antiques 4 medium", "sell antiques 5 medium", "done"]


def test_it_waits_for_a_better_rate_with_all_but_the_smallest_card() -> None:
    hand = "goods 1 shallow, goods 6 deep, goods 8 deep"
    table = at("market", "market market bar", hands={0: hand}, day=9)
    assert played_out(table)[:2] == ["sell goods 1 shallow", "done"]


def test_on_the_last_day_it_keeps_what_counts_more_at_the_end() -> None:
    dear = own_box(("gold = [20, 40, 60, 80,", "gold = [20, 40, 60, 200,"))
    hand = "gold 3 medium, gold 4 medium, gold 5 medium"
    table = at("market", hands={0: hand}, day=LAST, game=dear)
    assert played_out(table) == ["sell gold 3 medium", "sell gold 5 medium", "done"]


def test_if_it_must_sell_at_a_loss_it_sells_one_card_for_the_least() -> None:
    dear = own_box(("gold = [20, 40, 60, 80, 100,", "gold = [20, 40, 190, 200, 160,"))
    hand = "gold 3 medium, gold 4 medium, gold 5 medium"
    table = at("market", hands={0: hand}, day=LAST, game=dear)
    assert played_out(table) == ["sell gold 5 medium", "done"]


# Encounters


@pytest.mark.parametrize(
    ("encounter", "table", "expected"),
    [
        (
            "volunteer-help",
            partial(dive, SHALLOW, "gold 2, gold 2, gold 3", teams={0: "0"}),
            "play volunteer-help 1",
        ),
        (
            "regular",
            partial(dive, MEDIUM, "monster, gold 3, gold 4", teams={0: "1"}),
            "play regular",
        ),
        (
            "attentive-diver",
            partial(dive, MEDIUM, "gold 3, gold 4, goods 5", teams={0: "1 1"}),
            "play attentive-diver",
        ),
        (
            "hurried-buyer",
            partial(dive, MEDIUM, "antiques 5, gold 4", teams={0: "1"}),
            "play hurried-buyer antiques 5 medium",
        ),
        ("novice-diver", partial(at, "bar", day=2, cash={0: 60}), "play novice-diver"),
        ("expert-diver", partial(at, "bar", day=2), "play expert-diver"),
        ("inseparable-brothers", partial(at, "bar", day=2, cash={0: 400}), None),
        (
            "pickpocket",
            partial(at, "bar", day=LAST, cash={0: 30}, hands={1: "gold 5 deep"}),
            "play pickpocket",
        ),
        ("drunkard", partial(at, "bar", day=5, cash={0: 0}, teams={0: "2 2 2"}), None),
        ("hose-seller", partial(at, "shop", day=3, cash={0: 90}, teams={0: "0 0 0"}), None),
        ("trident-seller", partial(at, "shop", day=3, cash={0: 300}, teams={0: "2 2 2"}), None),
        ("weight-seller", partial(at, "shop", day=3, cash={0: 300}, teams={0: "2 2 2"}), None),
        ("discounter", partial(at, "shop", day=3, cash={0: 90}, teams={0: "1 1 1"}), None),
        (
            "good-pal",
            partial(at, "shop", "shop", day=3, cash={0: 40}, teams={0: "1 1"}),
            "play good-pal",
        ),
        (
            "jeweller",
            partial(at, "market", day=LAST, hands={0: "diamond 200 deep"}),
            "play jeweller diamond 200 deep",
        ),
        (
            "gold-prospector",
            partial(at, "market", day=LAST, hands={0: "gold 5 deep"}),
            "play gold-prospector",
        ),
        (
            "easy-mark",
            partial(at, "market", day=LAST, hands={0: "antiques 5 deep, goods 2 medium"}),
            "play easy-mark",
        ),
        (
            "trafficker",
            partial(at, "market", day=LAST, hands={0: "antiques 5 deep, goods 2 medium"}),
            None,
        ),
    ],
)
def test_it_plays_an_encounter_where_it_helps(
    encounter: str, table: Callable[..., Table], expected: str | None
) -> None:
    moves = played_out(table(held={0: encounter}))
    assert any(move.startswith(f"play {encounter}") for move in moves)
    assert expected is None or expected in moves


def test_the_easy_mark_takes_the_card_for_the_best_type() -> None:
    hand = "antiques 5 deep, goods 2 medium"
    moves = played_out(at("market", day=LAST, hands={0: hand}, held={0: "easy-mark"}))
    assert moves[1:] == ["change antiques 5 deep goods", "sell goods 2 medium", "done"]


def test_the_family_doubles_the_income_and_a_tourist_is_sent_away() -> None:
    assert move(at("dolphins", held={0: "family tourist-dolphins"})) == "play family"
    for place in ("dolphins", "bar", "shop", "market"):
        table = at(place, "bar", held={0: f"tourist-{place}"}, cash={0: 0})
        assert f"discard tourist-{place}" in played_out(table)


def test_the_saboteur_keeps_back_a_diver_from_the_deepest_wreck() -> None:
    table = at("dive", "dive dive bar", held={0: "saboteur"}, teams={1: "0", 2: "2 2"})
    table.play(f"sail {SHALLOW}", f"sail {SHALLOW + 1}", f"sail {DEEP}")
    assert move(table) == "play saboteur 2 1"


def test_an_encounter_without_use_is_kept() -> None:
    table = at("market", day=3, hands={0: "goods 5 deep"}, held={0: "gold-prospector"})
    assert "play gold-prospector" not in played_out(table)


# What it never does


def decisions_of(
    seats: int, options: dict[str, str], games: int
) -> Iterator[tuple[dict[str, Any], list[str]]]:
    """Each position of games among greedy bots, with what was played there."""
    game = abyssal.game("key-largo")
    for seed in range(games):
        state = game.new(seats, seed, options)
        players = [bot("greedy", game, seed + seat) for seat in range(seats)]
        players[-1] = bot("random", game, seed)
        while acting := state.to_act():
            seat = acting[0]
            legal = state.legal(seat)
            action = answer(players[seat], state, seat) if len(legal) > 1 else legal[0]
            if seat < seats - 1:
                yield state.view(seat), game.write(action).split()
            state.play(seat, action)


MIXED_TABLES = [(3, {"encounters": "on"}), (4, {"cash": "hidden"}), (5, {"encounters": "on"})]


@pytest.mark.parametrize(("seats", "options"), MIXED_TABLES)
def test_it_never_buys_what_nobody_can_carry_or_will_use(
    seats: int, options: dict[str, str]
) -> None:
    room: dict[str, Callable[[dict[str, Any]], bool]] = {
        "hose": lambda diver: diver["hoses"] < 2,
        "trident": lambda diver: not diver["trident"],
        "weight": lambda diver: not diver["weight"],
    }
    bought = 0
    for view, (verb, *aims) in decisions_of(seats, options, games=4):
        me = view["players"][view["viewer"]]
        dives_today = view["half"] == "morning" and me["afternoon"] == "dive"
        if verb == "buy":
            bought += 1
            assert room[aims[0]](me["divers"][int(aims[1]) - 1])
        if verb in ("buy", "recruit", "round"):
            assert view["day"] < LAST or dives_today
    assert bought > 20


@pytest.mark.parametrize(("seats", "options"), MIXED_TABLES)
def test_it_never_sells_below_the_final_value_on_the_last_day(
    seats: int, options: dict[str, str]
) -> None:
    sold = 0
    for view, (verb, *aims) in decisions_of(seats, options, games=4):
        if verb == "sell" and view["day"] == LAST:
            sold += 1
            kind, units = aims[0], int(aims[1])
            assert view["visit"]["prices"][kind] * units >= view["final"][kind][units - 1]
    assert sold > 5
