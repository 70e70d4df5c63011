"""What a screen reader is given in one whole turn, word for word."""

import pytest

from browser.people import Person
from browser.reading import read_alike, tree_of
from browser.strategies import cards, play_on
from browser.tables import sat_down


def one_turn_of_into_the_blue(me: Person):
    """One die is thrown again, then the deepest level is taken."""
    yield
    me.open_to_me(me.area).last.click()
    yield
    me.numbered("web-reroll", within=me.acts).click()
    stop = me.acts.get_by_role("button", name=me.say("web-stop"), exact=True)
    stop.wait_for()
    yield
    stop.click()
    anyway = me.acts.get_by_role("button", name=me.say("web-stop-anyway"), exact=True)
    if anyway.count():
        yield
        anyway.click()
    places = me.open_to_me(me.board)
    me.page.wait_for_timeout(500)
    if places.count():
        yield
        places.last.click()


def one_turn_of_in_too_deep(me: Person):
    """A card is looked at and put back, another one goes down, and its ability is left alone."""
    yield
    me.open_to_me(cards(me)).last.click()
    yield
    me.acts.get_by_role("button", name=me.say("web-cancel-draft"), exact=True).click()
    me.open_to_me(cards(me)).first.click()
    yield
    me.open_to_me(me.board).last.click()
    yield
    me.open_to_me(me.acts).last.click()
    decline = me.acts.get_by_role("button", name=me.say("action-decline"), exact=True)
    decline.wait_for()
    yield
    decline.click()


def may_begin(me: Person) -> bool:
    """Whether a turn of mine begins; in In Too Deep everyone takes first shares before."""
    if me.game == "in-too-deep":
        return me.is_asked() and me.numbered("web-draw", within=me.area).count() > 0
    return me.is_asked()


TURNS = {
    "into-the-blue": one_turn_of_into_the_blue,
    "in-too-deep": one_turn_of_in_too_deep,
}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", TURNS)
def test_the_accessibility_tree_of_one_whole_turn(sure, person, game, language):
    people = [person(language, game=game, url=sure) for _ in range(2)]
    sat_down(people, ["Ada", "Grace"], seats=2)
    play_on(people, until=lambda: any(may_begin(one) for one in people))
    me, other = people if people[0].is_asked() else reversed(people)
    trees = [tree_of(me) for _ in TURNS[game](me)]
    play_on([other], until=other.is_asked)
    me.page.wait_for_timeout(200)
    trees.append(tree_of(me))
    read_alike(f"{game}.{language}", trees)
