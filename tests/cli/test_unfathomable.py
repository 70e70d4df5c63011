"""Unfathomable in the terminal: the ship, the people, what pends, the papers, what can be typed."""

from pathlib import Path

import pytest

from abyssal.cli.answers import Answer, NotUnderstood, read_answer, words_of
from abyssal.cli.boards import board_of
from abyssal.cli.pages import choices
from abyssal.words import Words
from cli.table import Sheet, sitting
from games.unfathomable.table import Table, position

NAMES = ["Ana", "Bob", "Cleo", "Dan"]
BOARD = board_of("unfathomable")
WORDS = Words("en", "unfathomable")
FULL = "arjun jamie jeanne samira svetlana william"


def drawn(
    table: Table, viewer: int | None = 0, words: Words = WORDS, names: list[str] = NAMES
) -> list[str]:
    """The board as lines without colour."""
    sheet = Sheet(*BOARD.SIZE)
    sheet.show(BOARD.board(table.view(viewer), names, words))
    return [line.rstrip() for line in sheet.shown]


def text_of(lines: list[str]) -> str:
    return " ".join(lines)


def line_of(lines: list[str], beginning: str) -> str:
    [found] = [line for line in lines if line.strip("▸①②③④⑤⑥ ").startswith(beginning)]
    return found


def papers(table: Table, viewer: int = 0) -> list[str]:
    return BOARD.papers(table.view(viewer), NAMES, WORDS)


def open_menu(table: Table, line: str = "") -> Answer:
    [seat] = table.state.to_act()
    names = BOARD.menu_names(table.view(seat), NAMES, WORDS)
    return read_answer(table.state, seat, words_of(line), BOARD, names)


def typed(table: Table, line: str) -> list[str]:
    """What a line stands for, in notation."""
    return [table.state.game.write(action) for action in open_menu(table, line).actions]


def offered(table: Table, line: str = "") -> list[str]:
    """What the screen lists."""
    [seat] = table.state.to_act()
    menu = open_menu(table, line).menu
    assert menu is not None
    return [text for _, text in choices(menu, table.view(seat), NAMES, BOARD, WORDS, False)]


# The ship


@pytest.mark.rule("UNF-R22")
def test_the_ship_lies_with_its_bow_to_the_left_between_two_lanes_of_water() -> None:
    lines = drawn(position())[1:8]
    rows = [[word for word in line.split("  ") if word.strip()][:4] for line in lines]
    assert [name.strip() for name in rows[0]] == ["Water 1", "Water 3", "Water 5", "Water 7"]
    assert [name.strip() for name in rows[6]] == ["Water 2", "Water 4", "Water 6", "Water 8"]
    bow_to_stern = ["Bridge", "Sick Bay", "Brig", "Boiler"]
    places = [lines[3].index(name) for name in bow_to_stern]
    assert places == sorted(places)


def test_figures_deep_ones_monarchs_passengers_and_damage_stand_in_their_spaces() -> None:
    table = position(
        places={0: "deck-3", 1: "brig", 2: "deck-3"},
        deep_ones={"deck-3": 2, "deep": 3},
        passengers={"deck-3": 1},
        hydra="water-6",
        damage={"galley": "lore"},
    )
    ship = text_of(drawn(table))
    assert "Deck 3 ①③ψ2○1" in ship
    assert "Brig ②" in ship
    assert "Water 6 H" in ship
    assert "6 Galley ✗" in ship
    assert "The Deep Dψ3" in ship
    assert "Damage Galley (lore)" in ship


def test_dials_tracks_distance_and_waypoints_are_beside_the_ship() -> None:
    dials = {"fuel": 3, "food": 10, "sanity": 1, "souls": 7}
    lines = drawn(position(dials=dials, travel=2, ritual=3, row="iceberg reef"))
    ship = text_of(lines)
    for shown in ("Fuel     ▮▮▮▯▯▯▯▯▯▯ 3", "Food     ▮▮▮▮▮▮▮▮▮▮ 10", "Travel   ▮▮▯▯ 2"):
        assert shown in ship
    assert "Ritual   ▮▮▮▯ 3" in ship
    assert "Waypoints Iceberg, Reef" in ship
    assert max(map(len, lines)) <= 100


def test_a_crowd_of_six_in_one_room_is_shown_whole_in_both_languages() -> None:
    crowd = dict.fromkeys(range(6), "captains-cabin")
    table = position(FULL, places=crowd, deep_ones={"captains-cabin": 12})
    for words in (WORDS, Words("fr", "unfathomable")):
        lines = drawn(table, words=words, names=[*NAMES, "Eve", "Fay"])
        assert "①②③④⑤⑥ψ12" in text_of(lines)
        assert max(map(len, lines)) <= 100


# The people


def test_a_player_is_shown_with_character_space_hand_titles_and_items() -> None:
    table = position(hands={1: "lore-1 lore-2"}, items={1: "tool-kit"}, captain=1)
    bob = line_of(drawn(table), "Bob")
    for shown in ("Jeanne", "Boiler", "2 cards", "Captain", "Tool Kit", "1 loyalty card"):
        assert shown in bob


def test_the_own_hand_is_shown_by_skill_and_no_other_hand() -> None:
    table = position(hands={0: "will-1 lore-3 will-4", 1: "strength-5"})
    lines = drawn(table)
    assert line_of(lines, "Your hand:") == "Your hand: lore 3 · will 1 4"
    assert "strength 5" not in text_of(lines)
    assert "Your hand" not in text_of(drawn(table, None))


def test_of_a_sealed_question_only_the_own_mark_is_shown() -> None:
    table = position(
        hands={0: "lore-5", 1: "observation-5"}, mythos="hull-leak", places={1: "galley"}
    ).play("end")
    assert table.window == "before-test"
    marked = [line for line in drawn(table) if line.startswith("▸")]
    assert [line.split()[1] for line in marked] == ["Ana"]
    assert not [line for line in drawn(table, None) if line.startswith("▸")]


# What pends


def test_a_pending_test_is_shown_with_what_is_at_stake_and_who_added_how_many() -> None:
    hands = {0: "strength-4 lore-1", 1: "strength-2"}
    table = position(hands=hands, mythos="flooding-compartment")
    table.play("end").play_as(1, "add strength-2", passing="before-test")
    shown = text_of(drawn(table, 0))
    assert "Flooding Compartment — Test 9: strength and will" in shown
    assert "Fail: Lose 1 soul." in shown
    assert "Cards added Bob 1" in shown
    assert "yours: strength 2" in text_of(drawn(table, 1))
    assert "strength 2" not in shown


def test_the_options_of_a_crisis_are_the_choices_and_stand_there_once() -> None:
    table = position(mythos="class-struggle", captain=0).play("end")
    assert "lose 2 sanity" not in text_of(drawn(table)).lower()
    assert offered(table) == [
        "Keep them below: Lose 2 sanity.",
        "Open the gates: Risk 4 passengers.",
    ]


# Papers


@pytest.mark.rule("UNF-R36")
@pytest.mark.parametrize("loyalty", ["human", "hybrid", "cultist"])
def test_the_screen_is_the_same_whatever_loyalty_the_viewer_has(loyalty: str) -> None:
    human, other = (position(loyalty={0: kind}, hands={0: "lore-1"}) for kind in ("human", loyalty))
    assert drawn(human) == drawn(other)
    assert offered(human) == offered(other)


def test_the_papers_tell_the_own_loyalty_and_those_one_has_seen() -> None:
    table = position("arjun jeanne samira ishmael", current=3, loyalty={1: "hybrid", 3: "human"})
    assert papers(table, 3)[0] == "Loyalty: Human"
    table.play("feat", "name 1")
    assert "Bob: Hybrid" in papers(table, 3)
    assert "Hybrid" not in text_of(papers(table, 0))


def test_the_papers_hold_the_texts_of_sheet_space_items_titles_and_hand() -> None:
    table = position(
        hands={0: "lore-1 lore-2 strength-5"}, items={0: "shotgun"}, places={0: "galley"}, captain=0
    )
    shown = text_of(papers(table))
    for text in ("Deck Chief", "Self Sacrifice", "Shotgun: Weapon.", "Galley: Action", "Captain:"):
        assert text in shown
    assert "lore 1 2 — Shrivelling: Action" in shown
    assert "strength 5 — Shrug It Off" in shown
    assert "When you reveal" not in shown


def test_a_card_seen_in_a_deck_is_among_the_papers_of_who_saw_it() -> None:
    table = position(places={0: "cargo-hold"}, item_deck="shotgun plimsolls")
    table.play("use space", "take 0")
    assert "Cards you have seen: Plimsolls (items 1" in text_of(papers(table))
    assert "Plimsolls" not in text_of(papers(table, 1))


def test_a_traitor_reveals_by_typing_what_is_not_in_the_list() -> None:
    table = position(loyalty={0: "hybrid"})
    assert "type “reveal”" in text_of(papers(table))
    assert not [text for text in offered(table) if "eveal" in text]
    assert typed(table, "reveal") == ["reveal hybrid"]
    with pytest.raises(NotUnderstood):
        typed(position(loyalty={0: "human"}), "reveal")


def test_neither_log_nor_story_tells_a_loyalty(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sitting("unfathomable", 3, "en", 4, {"crew": "suggested"}, tmp_path / "game.txt")
    while table.state.view()["step"] != "actions":
        seat = table.state.to_act()[0]
        table.play(seat, table.state.legal(seat)[0])
    seat = table.state.to_act()[0]
    assert [event for event in table.logs[seat] if event["event"] == "loyalty-dealt-own"]
    told = " ".join(str(line) for line in table.last_events(seat))
    sheet = table.screen
    assert isinstance(sheet, Sheet)
    monkeypatch.setattr(sheet, "wait", lambda message: "q")
    table.show_log(seat)
    for text in (told, " ".join(sheet.shown)):
        assert "drew" in text
        assert "Human" not in text
        assert "Hybrid" not in text


def test_papers_longer_than_the_screen_have_several_pages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sitting("unfathomable", 6, "fr", 4, {"crew": "suggested"}, tmp_path / "game.txt")
    pages = []
    sheet = table.screen = Sheet(100, 12)

    def turn_over(message: str) -> str:
        pages.append(sheet.shown)
        return ""

    monkeypatch.setattr(sheet, "wait", turn_over)
    table.show_papers(table.state.view(0))
    assert len(pages) > 1
    assert all(len(page) < 11 for page in pages)


# What can be typed


def test_answers_are_listed_beside_the_verbs_they_need_no_step_of_their_own() -> None:
    table = position(hands={0: "strength-4 lore-1"}, mythos="flooding-compartment").play("end")
    while table.step != "contribute" or table.asked != [0]:
        table.decline()
    assert offered(table) == ["Add no card", "Add lore 1", "Add strength 4"]
    assert typed(table, "3 1") == ["add strength-4", "done"]
    assert typed(table, "add strength-4") == ["add strength-4"]


def test_several_cards_can_be_named_on_one_line_in_any_order() -> None:
    table = position(hands={0: "strength-4 lore-1 will-1 will-1"}, mythos="flooding-compartment")
    table.play("end")
    while table.step != "contribute" or table.asked != [0]:
        table.decline()
    assert offered(table) == ["Add no card", "Add lore 1", "Add will 1", "Add strength 4"]
    assert typed(table, "4 2") == ["add lore-1", "add strength-4"]
    assert typed(table, "3 2 3 1") == ["add lore-1", "add will-1", "add will-1", "done"]
    with pytest.raises(NotUnderstood):
        typed(table, "4 4")


def test_a_move_is_typed_by_its_verb_and_its_space() -> None:
    table = position(places={0: "bridge"})
    for line in ("move chapel", "m cha", "1 cha", "move 1"):
        assert typed(table, line) == ["move chapel"]
    assert offered(table, "move")[:2] == ["Chapel", "Captain’s Cabin"]


def test_people_are_picked_by_their_place_in_the_list_and_by_name() -> None:
    table = position(places={0: "captains-cabin"}).play("use space")
    assert offered(table) == ["You", *NAMES[1:]]
    assert typed(table, "2") == ["name 1"]
    assert typed(table, "dan") == ["name 3"]


def test_the_score_tells_everyones_loyalty_and_who_won() -> None:
    table = position(loyalty={1: "hybrid"}, dials={"sanity": 1}, mythos="class-struggle", captain=0)
    table.play("end", "option 1")
    assert table.state.over()
    sheet = Sheet(*BOARD.SIZE)
    sheet.show(BOARD.score(table.view(None), NAMES, WORDS))
    assert line_of(sheet.shown, "★ Bob").split()[2:4] == ["Jeanne", "Lafarge"]
    assert "Hybrid" in line_of(sheet.shown, "★ Bob")
    assert sheet.shown[-1] == WORDS("ending-resource")
