"""Positions in which few deals fit all that a seat has seen: one is always found."""

import json
from collections import Counter
from pathlib import Path

import pytest

from abyssal.core.game import Position
from games.key_largo.table import GAME, cards, position

POSITIONS = sorted((Path(__file__).parent / "positions").glob("*.json"))


def played(path: Path) -> tuple[Position, int | None, list[int]]:
    """The position after the recorded moves, its viewer and the seeds to imagine it with."""
    recorded = json.loads(path.read_text("utf-8"))
    state = GAME.new(recorded["seats"], recorded["seed"], recorded["options"])
    for line in recorded["moves"]:
        seat, _, move = line.partition(" ")
        state.play(int(seat), GAME.read(move))
    return state, recorded["viewer"], recorded["imagined"]


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_much_seen_and_little_room_leaves_a_deal_for_every_seed(path: Path) -> None:
    state, viewer, seeds = played(path)
    for seed in [*seeds, *range(100)]:
        imagined = state.imagine(viewer, seed)
        imagined.check()
        assert imagined.view(viewer) == state.view(viewer)
        again = state.imagine(viewer, seeds[0]).imagine(viewer, seed)
        assert again.hash() == imagined.hash()


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_each_of_the_few_deals_has_its_chance_and_the_true_one_is_among_them(path: Path) -> None:
    state, viewer, _ = played(path)
    deals = Counter(str(state.imagine(viewer, seed).dump()["hands"]) for seed in range(200))
    assert len(deals) == 4
    assert str(state.dump()["hands"]) in deals
    assert min(deals.values()) > 20


def test_a_card_that_was_seen_twice_is_drawn_twice_as_often() -> None:
    table = position(wrecks={1: "gold 1, gold 1, goods 1"})
    table.plan("bar shop", "dolphins dive", "dolphins shop", "dolphins market")
    table.play("round 1", "look 10", "done", "sail 1", "done")
    drawn = Counter(table.state.imagine(0, seed).dump()["hands"][1][0] for seed in range(300))
    gold, goods = cards("gold 1 shallow, goods 1 shallow")
    assert set(drawn) == {gold, goods}
    assert 170 < drawn[gold] < 230


@pytest.mark.rule("KL-H9")
@pytest.mark.parametrize("looker", range(4))
def test_what_was_seen_of_a_wreck_that_is_gone_is_known_of_hands_alone(looker: int) -> None:
    diver = (looker + 1) % 4
    table = position(
        first=looker,
        wrecks={1: "gold 1, goods 1, antiques 1", 10: "monster, gold 8, goods 8"},
        teams={diver: "0 0 0"},
    )
    plans = ["dolphins market"] * 4
    plans[looker], plans[diver] = "bar shop", "dolphins dive"
    for seat, plan in enumerate(plans):
        table.play_as(seat, f"plan {plan}")
    table.play("round 1", "look 10", "done", "sail 1", "done")
    assert table.count(1) == 0
    seen = cards("gold 1 shallow, goods 1 shallow, antiques 1 shallow")
    known = {sight["wreck"]: sight for sight in table.state.dump()["sights"][looker]}
    assert sorted(known) == [-1, 9]
    assert sorted(known[-1]["faces"]) == sorted(seen)
    assert known[-1]["slots"] == [1 << diver] * 3
    for seed in range(5):
        imagined = table.state.imagine(looker, seed).dump()
        assert imagined["hands"][diver] == sorted(seen)


@pytest.mark.rule("KL-H9")
def test_who_looked_at_a_wreck_still_knows_it_in_what_others_imagine() -> None:
    table = position(wrecks={10: "monster, gold 8, goods 8"})
    table.plan("bar shop", "dolphins shop")
    table.play("round 1", "look 10", "done")
    for seed in range(5):
        imagined = table.state.imagine(1, seed).dump()
        known = {sight["wreck"]: sight["faces"] for sight in imagined["sights"][0]}
        assert sorted(known) == [0, 9]
        for wreck, faces in known.items():
            assert sorted(faces) == sorted(imagined["piles"][wreck])


@pytest.mark.rule("KL-R32", "KL-H9")
@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_a_diamond_that_all_know_of_was_not_drawn_in_this_dive(viewer: int | None) -> None:
    table = position(
        hands={1: "diamond 60 shallow"},
        wrecks={1: "diamond 80, gold 1, gold 1, goods 1, antiques 1"},
        teams={1: "0w 0w"},
    )
    table.plan("bar shop", "market dive", "dolphins shop", "dolphins market")
    table.play("round 1", "look 10", "done", "done", "sail 1", "done", "draw 2")
    assert (table.step, len(table.state.dump()["drawn"])) == ("diving", 2)
    drawn = Counter[bool]()
    diamonds = cards("diamond 60 shallow, diamond 80 shallow")
    for seed in range(100):
        imagined = table.state.imagine(viewer, seed)
        imagined.check()
        found = imagined.dump()
        for card in found["drawn"]:
            found["hands"][1].remove(card)
        assert len(found["hands"][1]) == 1
        assert found["hands"][1][0] in diamonds
        drawn[any(card in diamonds for card in found["drawn"])] += 1
    assert min(drawn[True], drawn[False]) > 10
