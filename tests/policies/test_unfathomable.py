"""The policy of Unfathomable: what its numbers mean, and how imagined worlds are weighed."""

from functools import partial
from typing import cast

import pytest

from abyssal import Action, Seat
from abyssal.bots.unfathomable.crew import Crew as Bot
from abyssal.core.chance import fast_chance
from abyssal.games.unfathomable.box.components import HYBRID
from abyssal.games.unfathomable.position.notation import CARD_NAMES
from abyssal.games.unfathomable.position.position import Position, Trial
from abyssal.policies import policy_of
from abyssal.policies.playout import playout
from abyssal.policies.policy import Policy, best_of
from abyssal.policies.unfathomable.beliefs import Beliefs
from abyssal.policies.unfathomable.habits import Habits
from abyssal.policies.unfathomable.ship import ship_of
from abyssal.policies.unfathomable.worlds import Worlds, hidden_hybrids
from abyssal.testing.play import luck_of
from abyssal.testing.policies import check_game
from abyssal.testing.secrets import Leak
from games.unfathomable.table import GAME, Table, position

FAILED = 2
INFLUENCE_OR_STRENGTH = 0b1001
SPOILER = 2
WORLDS = 300
JUDGE = policy_of(GAME)


# Answers


def test_the_bot_and_its_policy_choose_alike() -> None:
    """Both mix their answers by the same numbers here."""
    luck = luck_of(1)
    for seats in GAME.seats:
        state = GAME.new(seats, seed=10 + seats)
        player = Bot(GAME, seed=1)
        while state.to_act():
            seat = state.to_act()[0]
            legal, view = state.legal(seat), state.view(seat)
            expected = player.choose(view, legal, partial(state.imagine, seat))
            assert JUDGE.choose(state, seat, legal, player.luck(view)) == expected
            strange = luck.below(8) == 0
            state.play(seat, legal[luck.below(len(legal))] if strange else expected)


def by_text(table: Table, seat: Seat = 0) -> dict[str, float]:
    """What the policy thinks of each answer, in notation."""
    legal = table.state.legal(seat)
    weights = JUDGE.weigh(table.state, seat, legal)
    return dict(zip([GAME.write(action) for action in legal], weights, strict=True))


def test_every_action_of_a_turn_has_a_weight_of_its_own() -> None:
    weights = by_text(position(places={0: "galley"}, deep_ones={"galley": 1, "deck-5": 1}))
    assert weights["attack deep-one"] > weights["move deck-6"] > weights["end"] - 0.1
    assert len(set(weights.values())) > 3


def test_cards_that_a_human_would_add_weigh_more_than_others_and_opposing_ones_least() -> None:
    table = position(
        hands={0: "influence-1 influence-5 strength-4 will-5"},
        mythos="food-stores-raid",
        chaos="will-1 lore-1 will-2",
        dials={"food": 2},
    ).play("end", passing="before-test")
    while table.asked != [0] or table.step != "contribute":
        table.decline()
    weights = by_text(table)
    assert best(weights) in ("add strength-4", "add influence-5", "add influence-1")
    assert min(weights, key=weights.__getitem__) == "add will-5"


def best(weights: dict[str, float]) -> str:
    return max(weights, key=weights.__getitem__)


def test_what_is_best_by_weight_is_chosen_in_the_usual_mood() -> None:
    table = position(places={0: "deck-3"}, passengers={"deck-3": 1}, ritual=3)
    legal = table.state.legal(0)
    weighed: Action = best_of(legal, JUDGE.weigh(table.state, 0, legal))
    assert JUDGE.choose(table.state, 0, legal, luck_of(1)) == weighed


def test_a_hidden_traitor_mixes_its_answers() -> None:
    table = position(
        hands={0: "influence-5 observation-2"}, loyalty={0: "hybrid"}, mythos="food-stores-raid"
    ).play("end", passing="before-test")
    while table.asked != [0] or table.step != "contribute":
        table.decline()
    legal = table.state.legal(0)
    moods = {JUDGE.choose(table.state, 0, legal, fast_chance(seed)) for seed in range(40)}
    assert len(moods) > 1


# Worth


def test_at_the_end_a_position_is_worth_1_to_who_has_won_and_0_to_the_others() -> None:
    for seed in range(4):
        seats = 3 + seed
        ended = playout(GAME.new(seats, seed), [JUDGE] * seats, fast_chance(seed))
        result = ended.result()
        assert result is not None
        for seat in range(seats):
            assert JUDGE.worth(ended, seat) == float(seat in result["winners"])


def test_what_is_good_for_the_ship_is_bad_for_a_traitor() -> None:
    people = {0: "hybrid", 1: "human"}
    full = position(loyalty=people, dials={"fuel": 6, "food": 6, "sanity": 6, "souls": 6})
    scarce = position(loyalty=people, dials={"fuel": 1, "food": 2, "sanity": 2, "souls": 2})
    assert JUDGE.worth(full.state, 1) > JUDGE.worth(scarce.state, 1)
    assert JUDGE.worth(full.state, 0) < JUDGE.worth(scarce.state, 0)


def test_a_ship_that_has_come_far_is_worth_more_to_humans() -> None:
    near = position(row="calm-waters rough-water stormy-seas", loyalty={0: "human"})
    assert JUDGE.worth(near.state, 0) > JUDGE.worth(position(loyalty={0: "human"}).state, 0)


def test_a_cultist_wants_the_ship_to_come_far_and_be_lost_there() -> None:
    scarce = {"fuel": 2, "food": 2, "sanity": 2, "souls": 2}
    far = "calm-waters rough-water stormy-seas"
    people = {0: "cultist"}
    lost_early = JUDGE.worth(position(dials=scarce, loyalty=people).state, 0)
    lost_late = JUDGE.worth(position(dials=scarce, loyalty=people, row=far).state, 0)
    assert 0.0 <= lost_early < lost_late <= 1.0


# Beliefs


def spoiled() -> Table:
    """Two tests are spoiled to which only one seat added cards."""
    table = position(loyalty={0: "human"})
    for cards in ("lore-4 observation-2 will-1", "lore-3 observation-2 will-2"):
        added = [0] * table.state.seats
        added[SPOILER] = 1
        trial = Trial(
            turn=0,
            mythos=19,
            space=-1,
            accused=-1,
            target=11,
            partial=0,
            support=INFLUENCE_OR_STRENGTH,
            total=0,
            outcome=FAILED,
            added=added,
            cards=[CARD_NAMES.index(card) for card in cards.split()],
        )
        table.state.trials = [*table.state.trials, trial]
    return table


def imagined(table: Table, seed: int) -> Position:
    return cast(Position, table.state.imagine(0, seed))


def test_who_spoiled_tests_is_imagined_a_traitor_more_often() -> None:
    table = spoiled()
    worlds = Worlds(table.state, 0)
    evenly = [0.0] * table.state.seats
    by_belief = [0.0] * table.state.seats
    for seed in range(WORLDS):
        world = imagined(table, seed)
        for seat in range(table.state.seats):
            if hidden_hybrids(world) >> seat & 1:
                evenly[seat] += 1.0
                by_belief[seat] += worlds.weight(world)
    assert by_belief[SPOILER] / sum(by_belief) > 2 * evenly[SPOILER] / sum(evenly)
    assert by_belief[1] / sum(by_belief) < evenly[1] / sum(evenly)


def test_a_world_weighs_at_most_1_and_the_best_one_just_that() -> None:
    table = spoiled()
    worlds = Worlds(table.state, 0)
    weights = [worlds.weight(imagined(table, seed)) for seed in range(WORLDS)]
    assert max(weights) == 1.0
    assert min(weights) > 0.0


def test_what_a_world_weighs_depends_on_it_and_on_what_the_seat_knows_alone() -> None:
    table = spoiled()
    one = imagined(table, 1)
    for seed in range(30):
        other = imagined(table, seed)
        for world in (one, other):
            assert Worlds(other, 0).weight(world) == Worlds(table.state, 0).weight(world)


def test_all_worlds_weigh_alike_before_the_first_test() -> None:
    table = position(loyalty={0: "human"})
    worlds = Worlds(table.state, 0)
    assert {worlds.weight(imagined(table, seed)) for seed in range(30)} == {1.0}


def test_who_knows_the_traitor_imagines_no_other() -> None:
    table = spoiled()
    hybrid = table.state.loyalties.index(HYBRID)
    table.state.loyalty_at[hybrid] = 0
    table.state.loyalty_known[hybrid] = 1
    worlds = Worlds(table.state, 0)
    assert {worlds.weight(imagined(table, seed)) for seed in range(30)} == {1.0}


def test_hypotheses_add_up_and_the_likeliest_accuses_who_spoiled() -> None:
    found = Beliefs(ship_of(spoiled().state, 0), 0, Habits()).hypotheses()
    assert abs(sum(found.values()) - 1.0) < 1e-9
    assert max(found, key=found.__getitem__) == 1 << SPOILER


# Secrets


class Cheat(Policy):
    """The policy of the crew, by somebody who could look at the cards of others."""

    def weigh(self, position: Position, seat: Seat, legal: list[Action]) -> list[float]:
        return JUDGE.weigh(position, seat, legal)

    def worth(self, position: Position, seat: Seat) -> float:
        return JUDGE.worth(position, seat)

    def turn(self, position: Position) -> int:
        return JUDGE.turn(position)


class Telepath(Cheat):
    """Knows who the traitors are."""

    def weigh(self, position: Position, seat: Seat, legal: list[Action]) -> list[float]:
        tilt = hidden_hybrids(position) / 1000
        return [weight + tilt for weight in super().weigh(position, seat, legal)]


class Seer(Cheat):
    """Knows the hands of the others."""

    def worth(self, position: Position, seat: Seat) -> float:
        cards = sum(sum(hand) for hand in position.hands)
        return super().worth(position, seat) + cards / 1e6


@pytest.mark.parametrize(("cheat", "channel"), [(Telepath, "weigh"), (Seer, "worth")])
def test_a_policy_that_knows_what_is_hidden_is_found(cheat: type[Policy], channel: str) -> None:
    with pytest.raises(Leak, match=f"^{channel} differs"):
        check_game(cheat(), GAME.new(4, seed=1), number=1, of_policy=False)
