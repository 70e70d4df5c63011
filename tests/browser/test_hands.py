"""What fingers and eyes meet at a table: presses that slip, prompts that wait, sizes, names."""

import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from browser.people import PATIENCE, NewPerson, Person, rectangle
from browser.strategies import LATE, cards, play_on
from browser.tables import invitation, new_table, place, sit_down, start

FOREVER = 10**9
LEAST = 44
"""Pixels of anything that a finger should meet on a phone."""

TARGETS = """(selectors) => selectors.flatMap((selector) =>
  [...document.querySelectorAll(selector)]
    .map((one) => [selector, one.getBoundingClientRect()])
    .filter(([, { width, height }]) => width && (Math.round(width) < 44 || Math.round(height) < 44))
    .map(([selector, { width, height }]) => `${selector} ${width} x ${height}`))"""


def alone(me: Person) -> None:
    """A table with bots in all other chairs."""
    new_table(me, "Ada")
    place(me, 1, "bot")
    me.button("web-start").click()
    me.board.wait_for()


def to_a_turn(me: Person, least: int = 0) -> None:
    """In In Too Deep, until a card may be picked."""
    drawing = me.numbered("web-draw", within=me.area)
    play_on([me], until=lambda: me.is_asked() and me.turns >= least and drawing.count() == 1)


def test_a_second_press_falls_on_nothing_but_a_key_still_works(person: NewPerson) -> None:
    me = person(game="into-the-blue")
    alone(me)
    stop = me.acts.get_by_role("button", name=me.say("web-stop"), exact=True)
    anyway = me.acts.get_by_role("button", name=me.say("web-stop-anyway"), exact=True)
    no_run = me.area.get_by_text(me.say("web-run", run=0, perfect="false"), exact=True)
    offered = me.open_to_me(me.acts).and_(stop)

    def is_unsure() -> bool:
        return me.is_asked() and offered.count() == 1 and no_run.count() == 1

    play_on([me], until=is_unsure)
    me.page.wait_for_timeout(2 * LATE)  # a press that was given up may still come
    play_on([me], until=is_unsure)
    me.page.evaluate(f"localStorage.abyssal = JSON.stringify({{ guard: {FOREVER} }})")
    me.page.reload()
    stop.press("Enter")
    question = me.say("web-prompt-unsure")
    expect(me.prompt).to_contain_text(question)
    anyway.click()
    expect(me.prompt).to_contain_text(question)
    anyway.press("Enter")
    expect(me.prompt).not_to_contain_text(question)


def test_while_a_move_is_on_its_way_the_prompt_stays_as_it_was(person: NewPerson) -> None:
    me = person(game="in-too-deep")
    held: list[tuple[WebSocketRoute, str | bytes]] = []
    holding = False

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(server.send)
        server.on_message(lambda text: held.append((page, text)) if holding else page.send(text))

    me.page.route_web_socket(re.compile("/socket"), between)
    alone(me)
    to_a_turn(me)
    me.open_to_me(cards(me)).first.click()
    me.board.locator(".column.lit button").first.click()
    before, label = me.prompt.inner_text(), me.acts.locator(".primary").inner_text()
    assert me.board.locator(".does").count() == 1
    holding = True
    me.acts.locator(".primary").click()
    expect(me.acts.locator(".primary")).to_have_attribute("aria-disabled", "true")
    assert (me.prompt.inner_text(), me.acts.locator(".primary").inner_text()) == (before, label)
    holding = False
    for page, text in held:
        page.send(text)
    expect(me.prompt).not_to_have_text(before)


def test_a_card_in_the_log_can_be_read(person: NewPerson) -> None:
    me = person(game="in-too-deep")
    alone(me)
    to_a_turn(me, 3)
    me.page.locator(".log .fold").last.click()
    lines = me.page.locator(".log .line")
    lines.first.focus()
    lines.nth(1).hover()
    me.board.hover()
    expect(me.page.locator(".log .cards b").first).to_be_visible()
    ink = cards(me).locator("b").first.evaluate("(one) => getComputedStyle(one).color")
    expect(me.page.locator(".log .cards b").first).to_have_css("color", ink)


def test_long_buttons_take_their_room_from_the_prompt(person: NewPerson) -> None:
    me = person("fr", game="in-too-deep")
    alone(me)
    to_a_turn(me, 4)
    me.open_to_me(cards(me)).first.click()
    me.acts.locator("button").evaluate_all(
        "(all) => all.forEach((one) => (one.lastChild.data = 'Bannissement mineur (savoir 4)'))"
    )
    chip = rectangle(me.page.locator(".prompt .since"))
    first = rectangle(me.acts.locator("button").first)
    assert chip["x"] + chip["width"] <= first["x"]
    assert me.fits()


@pytest.mark.parametrize("game", ["into-the-blue", "in-too-deep"])
def test_on_a_wide_screen_pieces_and_type_grow(person: NewPerson, game: str) -> None:
    me = person(game=game)
    alone(me)
    play_on([me], until=me.is_asked)  # what the others do redraws pieces
    piece = me.board.locator("h3, .heads li > span").first
    mine = me.area.locator(".die, .hand li").first
    mine.wait_for()

    def sizes() -> tuple[float, float]:
        return rectangle(piece)["height"], rectangle(mine)["height"]

    before = sizes()
    me.page.set_viewport_size({"width": 1920, "height": 1080})
    assert all(new >= 1.3 * old for new, old in zip(sizes(), before, strict=True))
    assert me.fits()


@pytest.mark.parametrize("game", ["into-the-blue", "in-too-deep"])
def test_a_thumb_meets_everything_on_a_phone(person: NewPerson, game: str) -> None:
    me = person("fr", "phone", game=game)
    me.go()
    me.link("web-new-table-of", game=me.say("title")).wait_for()
    assert me.page.evaluate(TARGETS, [".ways .btn", ".learn a", ".top .icon-button"]) == []
    alone(me)
    play_on([me], until=me.is_asked)
    rooms = [
        ".bar .icon-button",
        ".act .btn",
        ".tabs button",
        ".sort button",
        ".prompt button",
        ".log .heading .icon-button",
    ]
    assert me.page.evaluate(TARGETS, rooms) == []
    me.page.get_by_role("tab", name=me.say("web-chat")).click()
    assert me.page.evaluate(TARGETS, [".chat .icon-button", ".chat input"]) == []


def test_whoever_gave_no_name_is_called_in_the_readers_language(person: NewPerson) -> None:
    host, guest = person("fr", game="into-the-blue"), person(game="into-the-blue")
    host.go("/new/into-the-blue")
    host.button("web-new-open").click()
    link = invitation(host)
    sit_down(guest, link, "Grace")
    expect(host.page.get_by_text(host.say("web-default-name", letter="A")).first).to_be_visible()
    expect(guest.page.get_by_text(guest.say("web-default-name", letter="A")).first).to_be_visible()
    assert "Plongeur" not in guest.page.locator("body").inner_text()
    start([host, guest])
    assert "Plongeur" not in guest.page.locator("body").inner_text()


def test_bots_take_the_open_chairs_with_the_start(person: NewPerson) -> None:
    me = person(game="into-the-blue")
    me.go("/new/into-the-blue")
    place(me, 2, "open")
    me.button("web-new-open").click()
    me.button("web-start-bots", open=2).click()
    me.room("web-mine").wait_for()
    table = me.page.url.rpartition("/t/")[2]
    lobby = me.context.request.get(f"{me.url}/api/tables/{table}").json()
    assert [one["kind"] for one in lobby["places"]] == ["person", "bot", "bot", "bot"]


def test_nobody_loses_a_chair_by_one_press(person: NewPerson) -> None:
    host, guest = person(game="into-the-blue"), person("fr", game="into-the-blue")
    new_table(host, "Ada")
    host.button("web-new-open").click()
    sit_down(guest, invitation(host), "Marie")
    place(host, 1, "open")
    host.page.get_by_text(host.say("web-free-sure", name="Marie")).wait_for()
    host.page.keyboard.press("Escape")
    expect(host.page.get_by_text("Marie", exact=True).first).to_be_visible()
    place(host, 1, "open")
    host.button("web-free").click()
    expect(host.page.get_by_text("Marie", exact=True)).to_have_count(0, timeout=PATIENCE)
