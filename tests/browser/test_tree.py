"""What a screen reader is given in one whole turn, word for word."""

from collections.abc import Iterator

import pytest

from abyssal.words import WHOLE
from browser.people import NewPerson, Person
from browser.reading import read_alike
from browser.strategies import cards, play_on
from browser.tables import sat_down


def one_turn_of_into_the_blue(me: Person) -> Iterator[Person]:
    """One die is thrown again; there is still no 1, and the dive is given up."""
    yield me
    me.open_to_me(me.area).last.click()
    yield me
    me.numbered("web-reroll", within=me.acts).click()
    yield me
    me.acts.get_by_role("button", name=me.say("web-stop"), exact=True).click()
    yield me
    me.acts.get_by_role("button", name=me.say("web-stop-anyway"), exact=True).click()


def one_turn_of_in_too_deep(me: Person) -> Iterator[Person]:
    """A card is looked at and put back, another one goes down, and its ability is left alone."""
    yield me
    me.open_to_me(cards(me)).last.click()
    yield me
    me.acts.get_by_role("button", name=me.say("web-cancel-draft"), exact=True).click()
    me.open_to_me(cards(me)).first.click()
    yield me
    me.open_to_me(me.board).last.click()
    yield me
    me.open_to_me(me.acts).last.click()
    yield me
    me.acts.get_by_role("button", name=me.say("action-decline"), exact=True).click()


def may_begin(me: Person) -> bool:
    """Whether a turn of mine begins; in In Too Deep everyone takes first shares before."""
    if me.game == "in-too-deep":
        return me.is_asked() and me.numbered("web-draw", within=me.area).count() > 0
    return me.is_asked()


TURNS = {
    "into-the-blue": one_turn_of_into_the_blue,
    "in-too-deep": one_turn_of_in_too_deep,
}


def turn_and_answer(game: str, people: list[Person]) -> Iterator[Person]:
    """One of two takes a whole turn, and sees the other asked."""
    me, other = people if people[0].is_asked() else reversed(people)
    yield from TURNS[game](me)
    play_on([other], until=other.is_asked)
    yield me


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("game", TURNS)
def test_the_accessibility_tree_of_one_whole_turn(
    sure: str, person: NewPerson, game: str, language: str
) -> None:
    people = [person(language, game=game, url=sure) for _ in range(2)]
    sat_down(people, ["Ada", "Grace"], seats=2)
    play_on(people, until=lambda: any(may_begin(one) for one in people))
    read_alike(f"{game}.{language}", turn_and_answer(game, people))
