"""No page, in any theme, language and size, has a fault that axe finds, or scrolls sideways."""

from pathlib import Path

import pytest

from browser.people import SIZES, Person
from browser.quick_server import PASSWORD
from browser.strategies import STRATEGIES, play_on
from browser.tables import LONGEST, name_chair, new_table, open_table, place
from browser.test_learn import TUTORIALS, begin, glowing, go_on

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
  const painted = () => new Promise((done) => requestAnimationFrame(done));
  await painted().then(painted);
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  const where = ({ nodes }) => nodes.slice(0, 3).map((node) => node.html.slice(0, 200));
  return violations.map((found) => `${found.id}: ${where(found).join(" | ")}`);
}"""

ZOOMED = {"width": 640, "height": 400}
"""What is left of a desktop for who enlarges the page to 200 %."""


@pytest.fixture(scope="module")
def axe():
    assert AXE.is_file(), "axe-core is not installed: tools/npm.sh run build"
    return AXE.read_text("utf-8")


@pytest.fixture
def someone(browser, server, axe):
    """A person whose page also holds axe: its script may pass the policy here, and only here."""
    made = []

    def make(game=None) -> Person:
        one = Person(browser, server.url, game=game, bypass_csp=True)
        one.context.add_init_script(axe)
        made.append(one)
        return one

    yield make
    for one in made:
        one.leave()


def check(me: Person, what: str) -> list[str]:
    """What axe finds on this page in every theme, language and size."""
    found = []
    for language in ("fr", "en"):
        if not me.page.get_by_role("dialog").count():
            me.speak(language)
        found += check_as_it_is(me, f"{what}, {language}")
    return found


def check_as_it_is(me: Person, what: str) -> list[str]:
    """The same in the language of the page."""
    found = []
    for theme in ("light", "dark"):
        me.page.emulate_media(color_scheme=theme)
        for size, viewport in SIZES.items():
            me.page.set_viewport_size(viewport)
            where = f"{what}, {theme}, {size}"
            found += [f"{where}: {line}" for line in lasting(me)]
            if not me.fits():
                found.append(f"{where}: wider than the screen")
    me.page.set_viewport_size(ZOOMED)
    if not me.fits():
        found.append(f"{what}: wider than a screen at 200 %")
    me.page.set_viewport_size(SIZES["desktop"])
    return found


def lasting(me: Person) -> list[str]:
    """What axe finds and finds again: not what it met while the page was drawn anew."""
    if not me.page.evaluate(RUN):
        return []
    me.page.wait_for_timeout(500)
    return me.page.evaluate(RUN)


def test_home_new_table_lobby_and_the_small_pages(someone):
    me = someone("in-too-deep")
    me.go()
    me.button("web-play-now-at", game="Into the Blue").wait_for()
    found = check(me, "home")
    me.go("/rules/into-the-blue")
    me.room("web-rules").wait_for()
    found += check(me, "rules")
    me.go("/nowhere")
    me.link("web-home").last.wait_for()
    found += check(me, "nothing here")
    new_table(me, LONGEST)
    found += check(me, "new table")
    link = open_table(me, LONGEST)
    found += check(me, "lobby")
    guest = someone()
    guest.page.goto(link)
    guest.field("web-your-name").wait_for()
    found += check(guest, "invitation")
    assert found == []


def test_the_page_of_the_host(someone):
    me = someone("into-the-blue")
    me.play_now()
    me.go("/host")
    found = check_as_it_is(me, "the host's door")
    me.page.get_by_label(me.say("host-password")).fill(PASSWORD)
    me.button("host-enter").click()
    me.button("host-delete").first.wait_for()
    found += check_as_it_is(me, "the host's page")
    assert found == []


def test_handing_over(someone):
    me = someone("into-the-blue")
    new_table(me, "Ada")
    place(me, 1, "me")
    name_chair(me, 1, "Grace")
    me.button("web-start").click()
    me.text("web-hand-over-line").wait_for()
    assert check(me, "hand over") == []


@pytest.mark.parametrize("game", TUTORIALS)
def test_a_tutorial_where_something_is_to_be_done(someone, game):
    me = someone(game)
    begin(me)
    while not glowing(me).count():
        go_on(me)
    assert check_as_it_is(me, f"{game}: a step of the tutorial") == []


@pytest.mark.parametrize("game", STRATEGIES)
def test_a_table_its_panels_its_end_its_replay_and_its_proof(someone, game):
    me = someone(game)
    me.play_now()
    play_on([me], until=me.is_asked)
    found = check(me, f"{game}: my turn")
    me.page.keyboard.press("r")
    me.room("web-rules").wait_for()
    found += check(me, f"{game}: rules panel")
    me.page.keyboard.press("r")
    me.page.keyboard.press("c")
    me.button("web-chat-phrases").click()
    found += check(me, f"{game}: chat")
    me.page.keyboard.press("Escape")
    me.page.get_by_role("tab", name=me.say("web-log")).click()
    me.button("web-menu").click()
    found += check(me, f"{game}: menu")
    me.page.get_by_role("button", name=me.say("web-menu-link")).click()
    me.field("web-menu-link").wait_for()
    found += check(me, f"{game}: seat link")
    me.page.keyboard.press("Escape")
    play_on([me])
    found += check(me, f"{game}: the end")
    me.link("web-replay").click()
    me.button("web-replay-last").click()
    found += check(me, f"{game}: replay")
    me.link("web-back").click()
    me.page.get_by_role("link", name=me.say("web-verify")).click()
    me.text("web-verify-more").wait_for()
    found += check(me, f"{game}: proof")
    assert found == []
