"""What a screen reader is given in one whole turn, word for word."""

import os
from pathlib import Path

import pytest

from browser.conftest import serve_quickly
from browser.people import Person
from browser.strategies import STRATEGIES
from browser.tables import new_table, place, sit_down, start

HOME = Path(__file__).parent / "trees"
WRITE = bool(os.environ.get("ABYSSAL_WRITE_TREES"))


@pytest.fixture
def sure(tmp_path):
    """A server on which the same things happen each time."""
    process = serve_quickly(tmp_path, "--sure")
    yield process.url
    process.stop()


def two_seats(host: Person, guest: Person) -> None:
    """A table of the fewest players, without bots."""
    new_table(host, "Ada")
    remove = host.button("web-chair-remove")
    while remove.locator("visible=true").count():
        remove.locator("visible=true").first.click()
    place(host, 1, "open")
    host.button("web-new-open").click()
    link = host.field("web-invite-link")
    link.wait_for()
    sit_down(guest, link.input_value(), "Grace")
    start([host, guest])


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", STRATEGIES)
def test_the_accessibility_tree_of_one_whole_turn(person, sure, game, language):
    people = [person(language, game=game, url=sure) for _ in range(2)]
    two_seats(*people)
    me, other = people
    trees = []
    # The turn of the one who begins, until the other is called.
    while not (me.is_asked() or other.is_asked()):
        me.page.wait_for_timeout(20)
    if other.is_asked():
        me, other = other, me
    for _ in range(40):
        if other.is_asked():
            break
        if me.is_asked() and me.open_to_me(me.page.locator("body")).count():
            tree = me.page.locator("body").aria_snapshot()
            trees += [tree] if tree not in trees else []
            STRATEGIES[game](me, 1)
        me.page.wait_for_timeout(50)
    trees.append(me.page.locator("body").aria_snapshot())
    text = "\n\n".join(f"# {at}\n{tree}" for at, tree in enumerate(trees, start=1)) + "\n"
    path = HOME / f"{game}.{language}.yaml"
    if WRITE:
        HOME.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
    assert text == path.read_text("utf-8"), "ABYSSAL_WRITE_TREES=1 writes the new trees"
