"""Titles of the options of a crisis: in both languages, on buttons, in menus and in the log."""

import pytest

from abyssal.describe import label
from abyssal.games.unfathomable.box.cards import NO_CHOOSER
from abyssal.games.unfathomable.box.wording import TITLED, choices_of
from abyssal.words import WHOLE, Words
from games.unfathomable.table import GAME, position

NAMES = ["Ada", "Bo", "Cy"]
ON_A_BUTTON = 21
CRISES = [card.name for card in GAME.cards.mythos if card.chooser != NO_CHOOSER]


def test_every_crisis_of_the_box_has_titles_and_nothing_else() -> None:
    assert set(CRISES) == TITLED


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("card", CRISES)
def test_titles_fit_a_button_and_differ(card: str, language: str) -> None:
    words = Words(language, "unfathomable")
    titles = [words(f"choice-{choice}") for choice in choices_of(card, foreign=False)]
    assert len(set(titles)) == 2
    assert max(map(len, titles)) <= ON_A_BUTTON


def test_the_label_and_the_log_say_the_title_and_what_it_does() -> None:
    table = position("arjun jeanne samira", mythos="food-rationing", dice="8").play("end")
    words, view = Words("en", "unfathomable"), table.state.view(0)
    assert label("option 1", view)[1]["choice"] == "food-rationing-1"
    said = words.action("option 1", view, NAMES)
    assert said.startswith("Half portions: Lose 1 food")
    table.state.record_events()
    table.play("option 1")
    (chose,) = [event for event in table.state.events(1) if event["event"] == "chose"]
    assert words.event(chose, NAMES, 1).startswith("Ada chose “Half portions”: Lose 1 food")
    french = Words("fr", "unfathomable").event(chose, NAMES, 0)
    assert french.startswith("Vous avez choisi «\u00a0Demi-portions\u00a0»\u00a0: ")


def test_a_card_of_somebodys_own_data_keeps_the_plain_words() -> None:
    assert choices_of("the-kraken", foreign=False) == []
    table = position("arjun jeanne samira", mythos="food-rationing").play("end")
    view = {**table.state.view(0), "mythos": "the-kraken"}
    assert label("option 1", view)[1]["choice"] is None
    said = Words("en", "unfathomable").action("option 1", view, NAMES)
    assert said.startswith("Lose 1 food")


def test_somebody_elses_crisis_has_no_titles_as_its_test_is_not_made() -> None:
    assert choices_of("coal-bunker-fire", foreign=True) == []
