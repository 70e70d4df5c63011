"""Values: what they may know, what they tell, and what they learned from."""

import json
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import abyssal
from abyssal.core.game import Seat
from abyssal.games.into_the_blue.components import CHESTS, LEVELS, SEATS
from abyssal.games.into_the_blue.position import Position
from abyssal.policies.into_the_blue.contest import Usual
from abyssal.policies.into_the_blue.dice import FAILED, PERFECT, placing
from abyssal.policies.into_the_blue.plan import Plan
from abyssal.policies.into_the_blue.table import Table
from abyssal.testing.play import luck_of, random_play
from abyssal.testing.tables import COMPILED
from abyssal.testing.values import check_value
from abyssal.values import (
    in_too_deep,
    into_the_blue,
    key_largo,
    titles,
    unfathomable,
    value_of,
    weights_of,
)
from abyssal.values.into_the_blue import IntoTheBlue, Known, end_chances, level_points
from abyssal.values.value import Features, Value

FEATURES = {
    "in-too-deep": (in_too_deep.SEAT_FEATURES, in_too_deep.TABLE_FEATURES),
    "into-the-blue": (into_the_blue.SEAT_FEATURES, into_the_blue.TABLE_FEATURES),
    "key-largo": (key_largo.SEAT_FEATURES, key_largo.TABLE_FEATURES),
    "unfathomable": (unfathomable.SEAT_FEATURES, unfathomable.TABLE_FEATURES),
}
SAMPLES = json.loads(Path(__file__).with_name("into_the_blue_samples.json").read_text())
CHEST_VALUES = [5, 6, 6, 7, 8]
LARGEST = 1_000_000
CALIBRATED = 0.03


@pytest.mark.twice
@pytest.mark.parametrize("name", titles())
def test_a_value_knows_what_its_viewer_knows(name: str) -> None:
    game = abyssal.game(name)
    assert check_value(value_of(game), game, options=8 if COMPILED else 1) > 200


class Peeping(Value):
    """Counts the cards that others hold by what they show."""

    def __init__(self, honest: Value) -> None:
        super().__init__(honest.game, honest.network)
        self.honest = honest

    def features(self, position: Any, viewer: Seat) -> Features:
        of_seats, of_all = self.honest.features(position, viewer)
        for seat, features in enumerate(of_seats):
            features[0] += sum(position.hands[seat]) / 1000
        return of_seats, of_all


def test_a_value_that_peeps_is_caught() -> None:
    game = abyssal.game("in-too-deep")
    with pytest.raises(AssertionError, match="chances"):
        check_value(Peeping(value_of(game)), game, options=1)


@pytest.mark.parametrize("name", titles())
def test_every_feature_has_a_name_and_a_weight(name: str) -> None:
    game = abyssal.game(name)
    weights = weights_of(name)
    for seats in game.seats:
        of_seats, of_all = value_of(game).features(game.new(seats, 1), 0)
        assert {len(features) for features in of_seats} == {len(FEATURES[name][0])}
        assert len(of_all) == len(FEATURES[name][1])
    assert len(weights["seat"]) == len(FEATURES[name][0])
    assert len(weights["shared"]) == len(FEATURES[name][1])
    assert len({*FEATURES[name][0], *FEATURES[name][1]}) == len(weights["seat"] + weights["shared"])


@pytest.mark.parametrize("name", titles())
def test_weights_are_small_and_were_measured(name: str) -> None:
    path = Path(str(abyssal.__file__)).parent / "values/weights" / f"{name.replace('-', '_')}.json"
    assert path.stat().st_size < LARGEST
    for found in weights_of(name)["report"].values():
        assert found["judgements"] > 10_000
        assert found["error"] <= CALIBRATED


@pytest.mark.parametrize("name", titles())
def test_a_position_that_is_over_is_worth_its_result(name: str) -> None:
    game = abyssal.game(name)
    state = game.new(game.seats[0], 3)
    for _ in random_play(state, luck_of(3)):
        pass
    result = state.result()
    assert result is not None
    for seat, chance in enumerate(value_of(game).chances(state, 0)):
        assert (chance > 0) == (seat in result["winners"])


def known_of(sample: dict[str, Any]) -> Known:
    """What the viewer of a position of the batch engine knows."""
    table = sample["table"]
    known = Known()
    known.viewer = sample["viewer"]
    known.seats = len(table["latest"])
    presets = abyssal.game("into-the-blue").components.treasures  # type: ignore[attr-defined]
    known.treasures = presets["gentle" if table["preset"] else "steep"]
    known.shells = [number for seat in table["shells"] for number in seat]
    known.latest = table["latest"]
    known.active = table["active"]
    known.triggered = table["triggered"]
    known.last_turns = table["last_turns"]
    known.over = False
    known.held = table["chests"]
    known.mine = chests_worth(table["gold"][known.viewer], known.held[known.viewer])
    known.unseen = CHEST_VALUES.copy()
    for value in known.mine:
        known.unseen.remove(value)
    return known


def chests_worth(gold: float, count: int) -> list[int]:
    """So many chests that hold so much."""
    return next(list(held) for held in combinations(CHEST_VALUES, count) if sum(held) == gold)


@pytest.mark.parametrize("sample", SAMPLES)
def test_features_are_those_it_was_trained_on(sample: dict[str, Any]) -> None:
    known = known_of(sample)
    value = value_of(abyssal.game("into-the-blue"))
    assert isinstance(value, IntoTheBlue)
    found = into_the_blue.seat_features(known, level_points(known))
    for mine, theirs in zip(found, sample["seat"], strict=True):
        assert mine == pytest.approx(theirs, abs=1e-4)
    assert into_the_blue.shared_features(known) == pytest.approx(sample["shared"], abs=1e-4)
    assert value.judged(known) == pytest.approx(sample["chances"], abs=1e-3)


def table_of(sample: dict[str, Any]) -> Table:
    """What the player knows whose turn it is, as the policy is told."""
    known = known_of({**sample, "viewer": sample["table"]["active"]})
    table = Table()
    table.me, table.seats = known.viewer, known.seats
    table.shells, table.latest = known.shells, known.latest
    table.tokens = [known.treasures.of_level(level, known.seats) for level in range(1, LEVELS + 1)]
    table.next = (known.active + 1) % known.seats
    table.over, table.triggered = False, known.triggered
    table.last_turns = known.last_turns - 1 if known.triggered else 0
    table.chests_left = CHESTS - sum(known.held)
    table.chest = sum(known.unseen) / len(known.unseen)
    gold = known.gold() + [0.0] * (SEATS[-1] - known.seats)
    table.chests = (gold[0], gold[1], gold[2], gold[3], gold[4])
    return table


@pytest.mark.parametrize("sample", SAMPLES)
def test_the_greedy_policy_is_that_of_the_games_it_was_trained_on(sample: dict[str, Any]) -> None:
    table = table_of(sample)
    worths = Plan(table.seats, Usual()).worths(table)
    placements = [placing(level, dice) for level in range(1, 6) for dice in range(1, 8 - level)]
    outcomes = [FAILED, PERFECT, *placements]
    assert [worths[outcome] for outcome in outcomes] == pytest.approx(sample["greedy"], abs=1e-4)


def two_at_the_end(mine: list[int], held: list[int], unseen: list[int]) -> Known:
    """Two players: the first has a shell on level 3, the second on level 5."""
    known = known_of(SAMPLES[0])
    known.viewer, known.seats = 0, 2
    known.treasures = abyssal.game("into-the-blue").components.treasures["steep"]  # type: ignore[attr-defined]
    known.shells = [11, 0, 0, 1, 0, 0, 11, 0, 0, 0, 0, 1]
    known.latest = [1, 2]
    known.over = True
    known.mine, known.held, known.unseen = mine, held, unseen
    return known


def test_at_the_end_only_unseen_chests_leave_a_doubt() -> None:
    # 6 + 14 points against 10 + 5, 6 or 7
    known = two_at_the_end([6, 8], [2, 1], [5, 6, 7])
    assert end_chances(known, level_points(known)) == [1.0, 0.0]
    # 6 + 8 against 10
    known = two_at_the_end([8], [1, 0], [5, 6, 6, 7])
    assert end_chances(known, level_points(known)) == [1.0, 0.0]
    # 6 + 11 against 10 + 6, 7 or 8
    known = two_at_the_end([6, 5], [2, 1], [6, 7, 8])
    assert end_chances(known, level_points(known)) == pytest.approx([0.5, 0.5])


def test_a_placement_that_cannot_be_made_is_worth_what_is_left() -> None:
    """With one shell left, six dice on level 1 place one (ITB-31)."""
    game = abyssal.game("into-the-blue")
    value = value_of(game)
    assert isinstance(value, IntoTheBlue)
    document = game.new(2, 1).dump()
    first = document["active"] * 6
    document["shells"][first : first + 6] = [1, 11, 0, 0, 0, 0]
    state = game.load(document)
    assert isinstance(state, Position)
    worths = value.worths(state, document["active"])
    assert worths[1 * 8 + 6] == worths[1 * 8 + 1]
    assert worths[1 * 8 + 1] != worths[2 * 8 + 1]
