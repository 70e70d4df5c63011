"""Key Largo in the terminal: what stands on the board, and what can be typed."""

import pytest

from abyssal.bots import bot
from abyssal.cli.answers import read_answer, words_of
from abyssal.cli.boards import board_of
from abyssal.words import Words
from bots.asking import answer
from cli.table import Sheet
from games.key_largo.table import DEEP, MEDIUM, Table, at, dive, own_box, position

NAMES = ["Ana", "Bob", "Cleo", "Dan", "Eve"]
BOARD = board_of("key-largo")
WORDS = Words("en", "key-largo")


def drawn(table: Table, viewer: int | None = 0, words: Words = WORDS) -> list[str]:
    """The board as lines without colour."""
    sheet = Sheet()
    sheet.show(BOARD.board(table.view(viewer), NAMES, words))
    return [line.rstrip() for line in sheet.shown]


def line_of(lines: list[str], beginning: str) -> str:
    [found] = [line for line in lines if line.strip("▸ ").startswith(beginning)]
    return found


def typed(table: Table, line: str) -> list[str]:
    """What a line stands for, in notation."""
    [seat] = table.state.to_act()
    names = BOARD.menu_names(table.view(seat), NAMES, WORDS)
    read = read_answer(table.state, seat, words_of(line), BOARD, names)
    return [table.state.game.write(action) for action in read.actions]


def test_the_board_shows_the_sea_the_ports_and_the_players() -> None:
    lines = drawn(position(day=3, first=1, teams={1: "2tw 0"}, hands={1: "gold 5 deep"}))
    assert lines[0] == "Key Largo · day 3, Sunday · Bob first"
    assert line_of(lines, "Medium").split() == ["Medium", "5:5", "6:5", "7:5", "8:5", "9:5"]
    assert "goods 40/30/20" in line_of(lines, "Market")
    assert "$60 today" in line_of(lines, "Dolphins")
    assert line_of(lines, "Bob").split() == ["Bob", "100", "?→?", "○||Ψ●", "○", "0·0·1"]


def test_while_all_plan_nobody_is_shown_to_have_planned_but_the_viewer() -> None:
    table = position()
    table.play_as(0, "plan bar dive")
    table.play_as(1, "plan shop dive")
    assert "Bar→Dive" in line_of(drawn(table), "Ana")
    others = [line for line in drawn(table) if line.strip("▸ ").startswith(tuple(NAMES[1:4]))]
    assert all(line.startswith(" ") and "?→?" in line for line in others)
    assert line_of(drawn(table, 2), "Cleo").startswith("▸")
    assert not [line for line in drawn(table, None) if line.startswith("▸")]


def test_the_price_for_the_boats_at_a_port_stands_in_brackets() -> None:
    table = at("bar", "bar dolphins dolphins")
    assert "diver 80/[100]/120" in line_of(drawn(table), "Bar ▲▲")


def test_prices_that_differ_for_five_boats_are_all_shown() -> None:
    dear = own_box(("[80, 100, 120, 120, 120]", "[80, 100, 120, 140, 160]"))
    lines = drawn(position(5, game=dear))
    assert "diver 80/100/120/140/160" in line_of(lines, "Bar")
    assert max(map(len, lines)) <= 80


def test_a_price_of_ones_own_is_told() -> None:
    table = at("shop", "shop shop bar", held={0: "good-pal"}).play("play good-pal")
    assert line_of(drawn(table), "Shop") == "Shop ▲▲▲  hose [20]  trident [30]  weight [30]"


def test_a_boat_on_a_wreck_is_on_the_map_and_behind_its_plan() -> None:
    table = at("dive", "dive dolphins dolphins").play("sail 3")
    lines = drawn(table, 1)
    assert "3:5▲" in line_of(lines, "Shallow")
    assert "Dive 3→?" in line_of(lines, "Ana")


def test_what_one_saw_in_a_wreck_is_told_at_the_next_dive() -> None:
    table = position(cash={0: 20}, wrecks={MEDIUM: "monster, gold 5, goods 2"}, teams={0: "1"})
    table.plan("bar dive", "dolphins market").play(f"round {MEDIUM}", f"look {DEEP}")
    lines = drawn(table)
    assert "5:3!1*" in line_of(lines, "Medium")
    assert "You know: 5 holds gold 5 · goods 2 · monsters ×1 – 10 holds" in " ".join(lines)
    assert "5 holds" not in " ".join(drawn(table, 1))


def test_a_stolen_card_is_told_to_the_one_it_was_stolen_from() -> None:
    table = position(first=1, hands={0: "gold 3 medium"})
    table.plan("market bar", "bar market", "dolphins market").play("rob 0 medium", "done")
    assert "You know: Bob has gold 3" in drawn(table)
    assert "Bob has" not in " ".join(drawn(table, 2))


@pytest.mark.parametrize(
    ("line", "actions"),
    [
        ("gold 3 5 done", ["sell gold 3 medium", "sell gold 5 deep", "done"]),
        ("gold 5", ["sell gold 5 deep"]),
        ("goods done", ["sell goods 2 medium", "done"]),
        ("sell gold 3 medium", ["sell gold 3 medium"]),
        ("1 3", ["sell gold 3 medium"]),
    ],
)
def test_a_sale_can_be_typed_on_one_line(line: str, actions: list[str]) -> None:
    hand = "gold 3 medium, gold 5 deep, goods 2 medium"
    assert typed(at("market", hands={0: hand}), line) == actions


def test_a_day_is_typed_by_its_two_places() -> None:
    table = position(3)
    table.play_as(0, "plan bar dive")
    table.play_as(1, "plan bar dive")
    for line in ("2 1", "bar dive", "b di", "plan bar dive", "2 dive"):
        assert typed(table, line) == ["plan bar dive"]


def test_a_victim_is_picked_by_name_and_by_place_in_the_list() -> None:
    hands = {1: "gold 5 deep, gold 3 medium", 3: "goods 2 medium"}
    table = at("bar", hands=hands)
    assert typed(table, "hire bob deep") == ["rob 1 deep"]
    assert typed(table, "hire dan") == ["rob 3 medium"]
    assert typed(table, "hire 2") == ["rob 3 medium"]


def test_equipment_is_listed_in_the_order_of_the_shop() -> None:
    table = at("shop", teams={0: "0"})
    assert typed(table, "buy 1") == ["buy hose 1"]
    assert typed(table, "buy 3") == ["buy weight 1"]


def test_a_diver_is_named_by_what_he_carries() -> None:
    table = dive(MEDIUM, "gold 3, gold 4", teams={0: "1t 2w"})
    view = table.view(0)
    assert BOARD.choice("draw 2", view, NAMES, WORDS, brief=False) == "○||●"


def test_the_final_count_adds_up_what_was_not_sold() -> None:
    hands = {0: "gold 3 medium, gold 5 deep, diamond 200 deep", 1: "goods 2 medium"}
    table = position(3, day=10, hands=hands).plan("dolphins bar").close_all()
    sheet = Sheet()
    sheet.show(BOARD.score(table.view(None), NAMES, WORDS))
    ana = line_of(sheet.shown, "★ Ana")
    assert ana.split() == ["★", "Ana", "160", "60+100=160", "·", "·", "200", "520"]
    assert line_of(sheet.shown, "Bob").split() == ["Bob", "160", "·", "40", "·", "·", "200"]


def test_a_game_of_bots_can_be_looked_at_from_every_seat() -> None:
    table = position(5, with_encounters=True, hidden_cash=True)
    state, words = table.state, Words("fr", "key-largo")
    players = [bot("greedy", state.game, seat) for seat in range(5)]
    while acting := state.to_act():
        seat, turn = acting[0], state.turn
        state.play(seat, answer(players[seat], state, seat))
        if state.turn > turn:
            assert max(map(len, drawn(table, state.turn % 5, words))) <= 80
    assert state.over()
