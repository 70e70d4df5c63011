"""The loyalty ceremony alone with bots, and for whoever takes a seat over."""

from playwright.sync_api import Locator, expect

from browser.crowded import known
from browser.laid import TABLE, LaidTable
from browser.people import NewPerson, Person
from browser.strategies import knows_their_cards, play_on
from browser.tables import choose, new_table, place, sat_down, start

SEEN_ONE = f"""
if (location.protocol.startsWith("http"))
  for (let seat = 0; seat < 6; seat++) localStorage.setItem(`abyssal.known.{TABLE}.${{seat}}`, "1");
"""
"""Whoever sits at a laid table has seen one secret card."""


def ceremony(me: Person) -> Locator:
    return me.page.get_by_role("dialog", name=me.say("web-looking-loyalty", count=1))


def test_alone_with_bots_the_game_waits_until_i_know_who_i_am(person: NewPerson) -> None:
    me = person(game="unfathomable")
    new_table(me, "Ada")
    place(me, 1, "bot")
    choose(me, "crew", "suggested")
    start([me])
    dialog = ceremony(me)
    play_on([me], until=dialog.is_visible, looks=False)
    drawn = dialog.locator(".new [data-loyalty]")
    loyalty = drawn.get_attribute("data-loyalty")
    for block in ("who", "win", "now"):
        expect(dialog).to_contain_text(me.say(f"web-{block}-{loyalty}"))
    assert me.fits()
    me.button("web-looking-cover").click()
    expect(drawn).to_have_count(0)
    expect(dialog).not_to_contain_text(me.say(f"web-who-{loyalty}"))
    me.page.keyboard.press("Escape")
    me.page.reload()
    dialog.wait_for()
    assert knows_their_cards(me)
    me.page.reload()
    me.board.wait_for()
    expect(me.page.locator("dialog.looking")).to_have_count(0)


def test_the_bar_stays_in_sight_above_the_ceremony(person: NewPerson) -> None:
    me = person("en", "phone", game="unfathomable")
    table = LaidTable(me)
    me.context.add_init_script(SEEN_ONE)
    position = known("unfathomable", "actions-6") | {"legal": []}
    table.lay(position, looking=None)
    me.page.evaluate("scrollTo(0, 150)")
    mine = position["view"]["players"][position["view"]["viewer"]]
    mine |= {"loyalties": ["human", "cultist"], "loyalty": 2}
    table.tell(position, [])
    me.page.locator("dialog.looking").wait_for()
    me.page.wait_for_function("scrollY === 0")


KNOWN = "() => localStorage[location.pathname.replace('/t/', 'abyssal.known.') + '.0'] === '1'"
LINK = """() => fetch(`/api${location.pathname.replace("/t/", "/tables/")}/link`, {method: "POST"})
  .then((answer) => answer.json()).then((found) => found.seat_link)"""


def test_who_takes_a_seat_over_sees_its_loyalty_first_and_nobody_waits(
    sure: str, person: NewPerson
) -> None:
    ada = person("en", game="unfathomable", url=sure)
    marie = person("fr", "phone", dark=True, game="unfathomable", url=sure)
    sat_down([ada, marie], ["Ada", "Marie"], seats=3, crew="suggested")
    play_on([ada, marie], until=lambda: ada.page.evaluate(KNOWN))
    for one in (ada, marie):
        one.page.locator("dialog.looking").wait_for(state="detached")
    heir = person("en", "phone", game="unfathomable", url=sure)
    heir.go(ada.page.evaluate(LINK))
    expect(ceremony(heir)).to_contain_text(heir.say("web-looking-own"))
    expect(marie.page.locator("dialog.looking")).to_have_count(0)
    assert heir.fits()
    assert knows_their_cards(heir)
    heir.page.reload()
    heir.board.wait_for()
    expect(heir.page.locator("dialog.looking")).to_have_count(0)
