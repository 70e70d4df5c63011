"""Several people at one screen: between them a page that holds nothing of anyone."""

from playwright.sync_api import expect

from browser.people import NewPerson, Person
from browser.strategies import STRATEGIES
from browser.tables import invitation, name_chair, new_table, place


def test_between_two_people_at_one_screen_nothing_private_is_in_the_page(person: NewPerson) -> None:
    me = person(game="in-too-deep")
    new_table(me, "Ada")
    place(me, 1, "me")
    name_chair(me, 1, "Grace")
    me.button("web-start").click()

    hands: dict[str, list[str] | None] = {"Ada": None, "Grace": None}
    seen = dict.fromkeys(hands, 0)
    for _ in range(400):
        took = take_the_screen(me, hands)
        if took:
            seen[took] += 1
            hands[took] = hand(me)
        elif me.is_asked() and STRATEGIES["in-too-deep"](me, 2):
            pass
        me.page.wait_for_timeout(20)
        if all(count > 2 for count in seen.values()):
            break
    assert all(count > 2 for count in seen.values())
    assert hands["Ada"] != hands["Grace"]


def take_the_screen(me: Person, hands: dict[str, list[str] | None]) -> str | None:
    """Whoever is on says so; before that no card, board or log is there."""
    for name in hands:
        button = me.button("web-hand-over-me", name=name)
        if button.is_visible():
            page = me.page.content()
            assert not me.board.count()
            assert not me.area.count()
            for cards in hands.values():
                assert all(f">{card}<" not in page for card in cards or [])
            button.click()
            button.wait_for(state="hidden")
            me.board.or_(me.text("web-hand-over-line")).first.wait_for()
            return name if me.board.is_visible() else None
    return None


def hand(me: Person) -> list[str]:
    cards = me.area.get_by_label(me.say("term-hand"), exact=True)
    return [word for word in cards.inner_text().split() if word.isdigit()]


def test_a_chair_without_a_name_is_called_the_same_before_and_after_the_table_is_open(
    person: NewPerson,
) -> None:
    me = person(game="in-too-deep")
    new_table(me, "Ada")
    place(me, 1, "me")
    place(me, 2, "open")
    called = me.say("web-default-name", letter="B")
    chair = me.page.locator(".chairs").get_by_text(called, exact=True).locator("visible=true")
    expect(chair).to_have_count(1)
    me.button("web-new-open").click()
    invitation(me)
    expect(chair).to_have_count(1)
