"""What is true in every position of random games: KL-I1 to KL-I9."""

from collections import Counter
from typing import Any

import pytest

from abyssal.testing.play import curious_play, luck_of
from games.key_largo.table import GAME

DIVE, PORT = 0, 16
DIVING, MONSTER_MET = 3, 4
FACES = GAME.components
GAMES = 24


@pytest.fixture(scope="module")
def positions() -> list[dict[str, Any]]:
    """Positions of games with and without encounters, at every number of seats."""
    seen: Counter[str] = Counter()
    found = []
    for seed in range(GAMES):
        state = GAME.new(3 + seed % 3, seed, {"encounters": ["on", "off"][seed // 3 % 2]})
        found.append(state.dump())
        for seat, action in curious_play(state, luck_of(seed), seen):
            after = state.copy()
            after.play(seat, action)
            found.append(after.dump())
    return found


def open_monsters(dump: dict[str, Any]) -> dict[int, int]:
    """Monsters being resolved or set aside, by wreck."""
    if dump["step"] not in (DIVING, MONSTER_MET):
        return {}
    return {dump["boats"][dump["active"]]: dump["aside"] + (dump["step"] == MONSTER_MET)}


@pytest.mark.rule("KL-I1")
def test_there_are_always_80_wreck_cards_20_30_and_30_of_each_depth(
    positions: list[dict[str, Any]],
) -> None:
    for dump in positions:
        cards = [*dump["left_out"], *dump["sold"]]
        for place in (*dump["piles"], *dump["hands"]):
            cards += place
        depths = [FACES.depth_of[card] for card in cards]
        for wreck, monsters in open_monsters(dump).items():
            depths += [depth_of_wreck(dump, wreck)] * monsters
        counts = [depths.count(depth) + dump["killed"][depth] for depth in range(3)]
        assert counts == [20, 30, 30]


def depth_of_wreck(dump: dict[str, Any], wreck: int) -> int:
    layout = {3: [3, 4, 4], 4: [4, 5, 5], 5: [4, 6, 6]}[dump["seats"]]
    return 0 if wreck < layout[0] else 1 if wreck < layout[0] + layout[1] else 2


@pytest.mark.rule("KL-I2")
def test_there_are_always_15_divers_and_no_team_has_more_than_three(
    positions: list[dict[str, Any]],
) -> None:
    for dump in positions:
        teams = [len(team) for team in dump["teams"]]
        assert sum(teams) + dump["supply"][3] + dump["lost"][3] == 15
        assert max(teams) <= 3


@pytest.mark.rule("KL-I3")
def test_equipment_is_never_lost_or_doubled_and_nobody_carries_too_much(
    positions: list[dict[str, Any]],
) -> None:
    for dump in positions:
        divers = [diver for team in dump["teams"] for diver in team]
        carried = [[d % 3 for d in divers], [d // 3 % 2 for d in divers], [d // 6 for d in divers]]
        for piece, (whole, most) in enumerate([(20, 2), (10, 1), (10, 1)]):
            assert sum(carried[piece]) + dump["supply"][piece] + dump["lost"][piece] == whole
            assert max(carried[piece], default=0) <= most


@pytest.mark.rule("KL-I4")
def test_cash_is_never_negative_and_counted_in_tens(positions: list[dict[str, Any]]) -> None:
    for dump in positions:
        assert all(cash >= 0 and cash % 10 == 0 for cash in dump["cash"])


@pytest.mark.rule("KL-I5")
def test_at_most_one_boat_a_wreck_and_every_boat_where_its_card_says(
    positions: list[dict[str, Any]],
) -> None:
    for dump in positions:
        wrecks = [boat for boat in dump["boats"] if 0 <= boat < PORT]
        assert len(wrecks) == len(set(wrecks))
        for boat, plan in zip(dump["boats"], dump["plans"], strict=True):
            card = plan // 5 if dump["half"] == 0 else plan % 5
            assert boat == -1 or (boat < PORT if card == DIVE else boat == PORT + card)


@pytest.mark.rule("KL-I6")
def test_no_diver_flees_while_a_trident_is_present() -> None:
    flights = 0
    seen: Counter[str] = Counter()
    for seed in range(GAMES):
        state = GAME.new(4, seed, {"encounters": "on"})
        for seat, action in curious_play(state, luck_of(seed), seen):
            if GAME.write(action) == "flee":
                flights += 1
                divers = state.view(seat)["players"][seat]["divers"]
                present = [diver for diver in divers if diver["status"] in ("ready", "drew")]
                assert not any(diver["trident"] for diver in present)
    assert flights > 0


@pytest.mark.rule("KL-I7")
def test_nobody_holds_more_than_two_encounters_and_all_24_are_there(
    positions: list[dict[str, Any]],
) -> None:
    met = 0
    for dump in positions:
        held = [card for cards in dump["held"] for card in cards]
        met += len(held)
        assert max(len(cards) for cards in dump["held"]) <= 2
        box = list(range(24)) if dump["encounters"] == "on" else []
        assert sorted([*held, *dump["deck"], *dump["discards"]]) == box
    assert met > 0


@pytest.mark.rule("KL-I8")
def test_a_game_has_ten_days_and_20_actions_a_player_and_the_first_player_moves_on(
    positions: list[dict[str, Any]],
) -> None:
    ends = [dump for dump in positions if dump["step"] == 10]
    assert len(ends) == GAMES
    for dump in ends:
        assert (dump["day"], dump["turn"]) == (10, 20 * dump["seats"])
    for dump in positions[::40]:
        first = GAME.load(dump).view()["first"]
        assert first == (dump["start"] + dump["day"] - 1) % dump["seats"]


@pytest.mark.rule("KL-I9")
def test_no_pile_ever_holds_more_than_five_cards(positions: list[dict[str, Any]]) -> None:
    for dump in positions:
        assert max(len(pile) for pile in dump["piles"]) <= 5


@pytest.mark.rule("KL-I1", "KL-I9")
def test_every_one_of_these_positions_is_sound_and_can_be_imagined(
    positions: list[dict[str, Any]],
) -> None:
    for number, dump in enumerate(positions[::15]):
        state = GAME.load(dump)
        for viewer in (None, number % state.seats):
            state.imagine(viewer, number).check()


@pytest.mark.rule("KL-32")
def test_answers_come_in_the_order_of_their_numbers_after_doing_nothing(
    positions: list[dict[str, Any]],
) -> None:
    """Loaded or played: who does not answer is given the first one."""
    for dump in positions:
        state = GAME.load(dump)
        for seat in state.to_act():
            legal = [GAME.write(action) for action in state.legal(seat)]
            numbers = [GAME.read(text) for text in legal]
            if legal[0].startswith("plan"):
                assert len(set(legal)) == len(legal)
            else:
                assert numbers[1:] == sorted(numbers[1:])
                assert legal[0] in ("done", "flee") or numbers == sorted(numbers)
