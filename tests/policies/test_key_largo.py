"""The policy of Key Largo: what its numbers mean, and what it expects of cards and rivals."""

from typing import Any

import pytest

from abyssal import Action, Position, Seat
from abyssal.core.chance import fast_chance
from abyssal.games.key_largo.position import Position as OwnPosition
from abyssal.policies import policy_of
from abyssal.policies.key_largo.crowds import Crowds, with_one_more
from abyssal.policies.key_largo.fortunes import ahead_by
from abyssal.policies.key_largo.table import Table, table_of
from abyssal.policies.key_largo.tariff import Tariff
from abyssal.policies.key_largo.teams import team_of
from abyssal.policies.key_largo.waters import Dive, Waters
from abyssal.policies.playout import playout
from abyssal.policies.policy import Policy
from abyssal.testing.play import luck_of, random_play
from abyssal.testing.policies import check_knowledge
from abyssal.testing.secrets import Leak
from games.key_largo.table import GAME, document

TARIFF = Tariff(GAME.components)
DEEP = 2
DAYS = 10


def laid(players: int = 4, **details: Any) -> OwnPosition:
    """A position before the planning of a day."""
    state = GAME.load(document(players, **details))
    assert isinstance(state, OwnPosition)
    return state


def table_at(state: OwnPosition) -> Table:
    """What seat 0 knows of a position."""
    return table_of(state, 0, TARIFF)


# Worth


def test_at_the_end_a_position_is_worth_the_dollars_ahead_of_the_rivals() -> None:
    judge = policy_of(GAME)
    ended = playout(GAME.new(3, 1), [judge] * 3, fast_chance(1))
    result = ended.result()
    assert result is not None
    fortunes = [float(score) for score in result["scores"]]
    for seat in range(3):
        assert judge.worth(ended, seat) == ahead_by(fortunes, seat)
    [winner] = result["winners"]
    assert judge.worth(ended, winner) > 0.0


def test_a_lead_counts_the_richest_rival_for_more() -> None:
    assert ahead_by([500.0, 300.0, 300.0], 0) == 200.0
    assert ahead_by([500.0, 500.0, 100.0], 0) < ahead_by([500.0, 300.0, 300.0], 0)


def test_money_is_worth_no_less_than_its_dollars_on_every_day() -> None:
    judge = policy_of(GAME)
    for day in (1, 5, DAYS):
        poor, rich = (laid(day=day, cash={0: cash}) for cash in (100, 200))
        assert judge.worth(rich, 0) - judge.worth(poor, 0) >= 100.0 - 1e-9
        assert judge.worth(rich, 1) < judge.worth(poor, 1)


def test_over_a_game_the_worth_comes_nearer_to_the_result() -> None:
    judge = policy_of(GAME)
    wrong = [0.0] * (DAYS + 1)
    for seed in range(6):
        starts = [GAME.new(4, seed)]
        for day in range(2, DAYS + 2):
            starts.append(playout(starts[-1], [judge] * 4, fast_chance(seed), until=day))
        assert starts[-1].over()
        for seat in range(4):
            end = judge.worth(starts[-1], seat)
            for day, state in enumerate(starts):
                wrong[day] += abs(judge.worth(state, seat) - end)
    assert wrong[0] > wrong[5] > wrong[DAYS - 1] > wrong[DAYS] == 0.0


def test_a_playout_of_a_day_ends_before_the_next_plans() -> None:
    judge = policy_of(GAME)
    state = GAME.new(4, seed=1)
    assert judge.turn(state) == 1
    later = playout(state, [judge] * 4, fast_chance(1), until=2)
    assert later.view(None)["day"] == judge.turn(later) == 2
    assert later.to_act() == [0, 1, 2, 3]


# Plans


def test_a_plan_is_judged_without_those_that_lie_face_down() -> None:
    judge = policy_of(GAME)
    weights = []
    for plan in ("plan market dive", "plan bar shop"):
        state = laid(day=4, hands={0: "goods 5 deep"})
        for rival in (1, 2, 3):
            state.play(rival, GAME.read(plan))
        weights.append(judge.weigh(state, 0, state.legal(0)))
    assert weights[0] == weights[1]


def test_plans_are_mixed_by_the_luck_of_the_playout() -> None:
    judge, state = policy_of(GAME), GAME.new(4, seed=1)
    plans = {judge.choose(state, 0, state.legal(0), fast_chance(luck)) for luck in range(20)}
    assert len(plans) > 1
    again = {judge.choose(state, 0, state.legal(0), fast_chance(7)) for _ in range(3)}
    assert len(again) == 1


class Peeking(Policy):
    """Goes where nobody else has planned to go."""

    def weigh(self, position: Position, seat: Seat, legal: list[Action]) -> list[float]:
        plans: list[int] = position.dump()["plans"]
        return [float(action not in plans) for action in legal]

    def worth(self, position: Position, seat: Seat) -> float:
        return 0.0

    def turn(self, position: Position) -> int:
        day: int = position.view(None)["day"]
        return day


class Diviner(Peeking):
    """Knows what lies on top of the wrecks."""

    def weigh(self, position: Position, seat: Seat, legal: list[Action]) -> list[float]:
        return [0.0] * len(legal)

    def worth(self, position: Position, seat: Seat) -> float:
        piles: list[list[int]] = position.dump()["piles"]
        return float(sum(pile[-1] for pile in piles if pile))


def watch(judge: Policy) -> None:
    """Put the law to all seats over one random game."""
    state = GAME.new(4, seed=1)
    for number, _ in enumerate(random_play(state, luck_of(1))):
        for seat in range(state.seats):
            check_knowledge(judge, state, seat, seed=number)


@pytest.mark.parametrize(("cheat", "channel"), [(Peeking, "weigh"), (Diviner, "worth")])
def test_a_policy_that_looks_at_plans_or_wrecks_is_found(cheat: type[Policy], channel: str) -> None:
    with pytest.raises(Leak, match=f"^{channel} differs"):
        watch(cheat())


# What it expects


def test_where_many_have_much_to_sell_a_crowd_is_expected() -> None:
    poor, rich = laid(), laid(hands={1: "gold 6 deep, gold 8 deep, gold 5 deep"})
    assert Crowds(table_at(rich)).market[1] > Crowds(table_at(poor)).market[1]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_odds_of_a_crowd_are_odds(players: int) -> None:
    crowds = Crowds(table_at(laid(players)))
    for port in (crowds.bar, crowds.shop, crowds.market):
        assert sum(port) == pytest.approx(1)
        assert all(odds > 0.0 for odds in port[:players])
        assert not any(port[players:])
    assert with_one_more((1.0, 0.0, 0.0, 0.0, 0.0), 0.25) == (0.75, 0.25, 0.0, 0.0, 0.0)


def test_a_wreck_that_it_has_looked_at_is_known() -> None:
    best = "diamond 300, diamond 250, diamond 200, gold 8, goods 8"
    usual = "gold 4, gold 5, gold 5, monster, goods 4"
    state = laid(day=4, cash={0: 20}, wrecks={12: usual, 13: best})
    state.play(0, GAME.read("plan bar dive"))
    for rival in (1, 2, 3):
        state.play(rival, GAME.read("plan dolphins market"))
    state.play(0, GAME.read("round 12"))
    state.play(0, GAME.read("look 13"))
    wreck = Waters(table_at(state)).wreck(12)
    assert (wreck.odds, wreck.find[3]) == (0, (300 + 250 + 200) / 5)


def test_what_it_has_seen_elsewhere_is_not_expected_in_other_wrecks() -> None:
    fresh = Waters(table_at(laid())).ground(DEEP)
    gone = "diamond 150 deep, diamond 200 deep, diamond 250 deep, diamond 300 deep"
    held = Waters(table_at(laid(hands={0: gone}))).ground(DEEP)
    assert fresh.find[3] == (150 + 200 + 250 + 300) / 22
    assert held.find[3] == 0
    assert held.odds == 8 / 26 > fresh.odds == 8 / 30


def test_wrecks_of_which_it_knows_the_same_are_judged_once() -> None:
    wrecks = Waters(table_at(laid())).wrecks()
    assert [(wreck.depth, wreck.alike) for wreck in wrecks] == [(0, 4), (1, 5), (2, 5)]


def test_a_haul_is_the_mean_over_all_that_may_come_up() -> None:
    odds, treasure, trident, diver = 0.3, 100.0, 40.0, 150.0
    dive = Dive(odds, treasure, trident, diver)
    luck = luck_of(1)
    total = 0.0
    rounds = 20_000
    for _ in range(rounds):
        draws, tridents, cards = 3, 1, 5
        while draws and cards:
            cards -= 1
            if luck.below(1000) >= 1000 * odds:
                total += treasure
                draws -= 1
            elif tridents:
                total -= trident
                tridents -= 1
            else:
                total -= diver
                draws = draws - 1 if dive.haul(draws - 1, 0, cards)[0] > 0 else 0
    assert dive.haul(3, 1, 5)[0] == pytest.approx(total / rounds, rel=0.03)


# Teams


def test_a_team_is_one_object_and_linked_to_those_that_follow_from_it() -> None:
    team = team_of([1, 0])
    assert team is team_of([1, 0])
    assert team.recruited(with_hose=True).divers == [1, 0, 1]
    assert (team.able(0), team.able(1), team.able(2)) == (2, 1, 0)
    assert {(fitting.piece, *fitting.team.divers) for fitting in team.fittings()} == {
        *((0, 2, 0), (0, 1, 1)),
        *((1, 4, 0), (1, 1, 3)),
        *((2, 7, 0), (2, 1, 6)),
    }


def test_a_team_grows_into_teams_that_all_reach_one_depth() -> None:
    goals = team_of([1, 0]).goals()
    found = {(*goal.team.divers, goal.recruits, goal.hoses) for goal in goals}
    assert found == {
        *((1, 1, 0.0, 1.0), (2, 2, 0.0, 3.0)),
        *((1, 0, 0, 1.0, 0.0), (1, 1, 1, 1.0, 2.0), (2, 2, 2, 1.0, 5.0)),
    }
    assert [goal.visits for goal in goals] == [0.5, 1.5, 1.0, 2.0, 3.5]


def test_weights_are_used_by_those_who_reach_the_wreck() -> None:
    assert team_of([6, 7, 8]).without_weights(1, 1).divers == [6, 1, 8]
    assert team_of([6, 7, 8]).without_weights(0, 2).divers == [0, 1, 8]
