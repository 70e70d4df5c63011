"""Long words fit: German, and English made longer, on the main pages and a board."""

import pytest

from abyssal.words import PSEUDO
from browser.geometry import faults
from browser.people import SIZES, NewPerson

GAME = "into-the-blue"
PAGES = ("/", f"/new/{GAME}", f"/opponents/{GAME}", f"/rules/{GAME}")


@pytest.mark.parametrize("language", ["de", PSEUDO])
def test_long_words_fit_on_every_page_and_on_a_board(person: NewPerson, language: str) -> None:
    me = person(language, game=GAME)
    found = []

    def look(what: str) -> None:
        me.page.locator(f"html[lang={language}]").wait_for()
        me.page.locator("h1, main h2").first.wait_for(state="attached")
        for size in ("desktop", "phone"):
            me.page.set_viewport_size(SIZES[size])
            if not me.fits():
                found.append(f"{what}, {size}: wider than the screen")
            found.extend(f"{what}, {size}: {fault}" for fault in faults(me))
        me.page.set_viewport_size(SIZES["desktop"])

    for path in PAGES:
        me.go(f"{path}?lang={language}")
        look(path)
    me.go(f"/?lang={language}")
    me.button("web-play-now-at", game=me.say("title")).click()
    me.board.wait_for()
    look("a board")
    assert found == []


def test_the_menu_changes_the_language_and_a_game_without_words_is_marked(
    person: NewPerson,
) -> None:
    me = person("en", game="key-largo")
    me.go("/rules/key-largo")
    me.speak("de")
    assert me.room("web-rules").locator("article").get_attribute("lang") == "en"
    me.go()
    assert me.page.locator("html").get_attribute("lang") == "de"
    assert me.page.locator(".bar .lang option").count() == 3
