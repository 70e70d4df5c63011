"""A replay in the browser: the truth about the traitors can be read out of it, and every moment has
an address, a key and a place on a phone."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import cast

from playwright.sync_api import expect

from abyssal.games.unfathomable.box.components import LOYALTIES, SKILLS, value_of
from abyssal.games.unfathomable.position.notation import CARD_NAMES
from abyssal.games.unfathomable.position.position import Position
from abyssal.record import Record
from abyssal.table.replay import story_of
from browser.laid import LaidTable
from browser.people import NewPerson, Person

TESTS = Path(__file__).parent.parent
NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"]
TRAITORS = ("hybrid", "cultist")
AT = re.compile(r"#t(\d+)\.(\d+)/(\w+)$")


@cache
def record(name: str) -> Record:
    return Record.read((TESTS / f"{name}.record").read_text(encoding="utf-8"))


TURNCOAT = "corpus/unfathomable/086"
"""One is a traitor from the first deal and spoils tests, one turns with the second deal."""
SEASON = "golden/key_largo-3p-keyed-encounters-seat0"


class Truth:
    """What happened in a voyage, from its positions: who came to which side in which turn, and the
    tests that would have gone otherwise but for cards from hands, with the traitors among them."""

    def __init__(self, game: Record) -> None:
        state = cast(Position, game.first_position())
        self.turned: dict[int, tuple[str, int]] = {}
        self.spoiled: set[tuple[int, int]] = set()
        added: list[tuple[int, str]] = []
        for seat, text in game.entries:
            before_the_first = state.turn == 0 and state.deals == 0
            turn = 0 if before_the_first else state.turn + 1
            trials = len(self.outcomes(state))
            sides = [self.side(state, one) for one in range(game.seats)]
            state.play(seat, game.game.read(text))
            verb, _, what = text.partition(" ")
            if verb == "add":
                added.append((seat, what))
            if len(self.outcomes(state)) > trials:
                self.judge(state, sides, added)
                added = []
            for one in range(game.seats):
                side = self.side(state, one)
                if side in TRAITORS and side != sides[one]:
                    self.turned[one] = side, turn

    @staticmethod
    def outcomes(state: Position) -> list[int]:
        return [trial.outcome for trial in state.trials if trial.outcome >= 0]

    @staticmethod
    def side(state: Position, seat: int) -> str | None:
        held = {
            LOYALTIES[state.loyalties[card]]
            for card, owner in enumerate(state.loyalty_at)
            if owner == seat
        }
        return next((side for side in (*TRAITORS, "human") if side in held), None)

    def judge(self, state: Position, sides: list[str | None], added: list[tuple[int, str]]) -> None:
        trial = state.trials[-1]
        total = trial.total
        against: set[int] = set()
        for seat, card in added:
            if not trial.support >> SKILLS.index(card.partition("-")[0]) & 1:
                total += value_of(CARD_NAMES.index(card))
                against.add(seat)
        better = 0 if total >= trial.target else 1 if trial.partial <= total else 2
        if better == 1 and not trial.partial:
            better = 2
        if better != trial.outcome:
            hands = {seat for seat in against if sides[seat] in TRAITORS}
            self.spoiled |= {(trial.turn + 1, seat) for seat in hands}


def test_who_knows_only_the_replay_can_tell_the_traitors_their_turn_and_their_tests(
    person: NewPerson,
) -> None:
    truth = Truth(record(TURNCOAT))
    assert len({turn for _, turn in truth.turned.values()}) == 2
    assert truth.spoiled
    me = person(game="unfathomable")
    LaidTable(me).show_replay(record(TURNCOAT), NAMES)
    turned: dict[int, tuple[str, int]] = {}
    spoiled: set[tuple[int, int]] = set()
    for turn in key_moments(me):
        for line in lines(me):
            for seat, name in enumerate(NAMES):
                for side in TRAITORS:
                    card = me.say(f"loyalty-{side}")
                    if line == me.say("event-loyalty-dealt-own", player=name, loyalty=card):
                        turned[seat] = side, turn
        if me.page.locator(".scene-of-step .without").count():
            rows = me.page.locator(".scene-of-step li.hostile").all()
            spoiled |= {(turn, int(str(row.get_attribute("data-seat")))) for row in rows}
    assert turned == truth.turned
    assert spoiled == truth.spoiled
    before = me.page.url
    me.page.keyboard.press("End")
    expect(me.page).not_to_have_url(before)
    open_hands = me.page.locator(".hands li").all()
    for seat, hand in enumerate(open_hands):
        told = [side for side in TRAITORS if me.say(f"loyalty-{side}") in hand.inner_text()]
        assert told == ([truth.turned[seat][0]] if seat in truth.turned else [])


def key_moments(me: Person) -> Iterator[int]:
    """Goes from flag to flag, and says in which turn each is."""
    seen: list[str] = []
    while True:
        before = me.page.url
        me.page.keyboard.press("f")
        expect(me.page).not_to_have_url(before)
        if me.page.url in seen:
            return
        seen.append(me.page.url)
        yield place(me)[0]


def place(me: Person) -> tuple[int, int, str]:
    """The turn, the step and the eyes of the address."""
    found = AT.search(me.page.url)
    assert found is not None, me.page.url
    return int(found[1]), int(found[2]), found[3]


def ends(address: str) -> re.Pattern[str]:
    return re.compile(re.escape(address) + "$")


def lines(me: Person) -> list[str]:
    """All that the step tells."""
    step = me.page.locator(".steps > li:has([aria-current])")
    return [text.strip() for text in step.locator("button > span, ul li").all_inner_texts()]


def test_a_moment_is_opened_by_its_address_and_left_by_keys(person: NewPerson) -> None:
    me = person(game="unfathomable")
    LaidTable(me).show_replay(record(TURNCOAT), NAMES, "#t3.2/b")
    hands = me.page.get_by_role("region", name=me.say("web-replay-hands-of", player="Ben"))
    expect(hands).to_be_visible()
    assert place(me) == (3, 2, "b")
    assert hands.locator("li").nth(1).locator("[role=img]").count()
    assert not hands.locator("li").nth(0).locator("[role=img]").count()
    for key, there in (
        ("ArrowRight", (4, 1, "b")),
        ("ArrowDown", (4, 2, "b")),
        ("ArrowUp", (4, 1, "b")),
        ("ArrowLeft", (3, 1, "b")),
        ("0", (3, 1, "all")),
        ("3", (3, 1, "c")),
        ("Home", (0, 1, "c")),
    ):
        me.page.keyboard.press(key)
        expect(me.page).to_have_url(ends("#t{}.{}/{}".format(*there)))
    me.page.keyboard.press(" ")
    expect(me.page).to_have_url(ends("#t0.2/c"))
    me.page.keyboard.press(" ")
    expect(me.button("web-replay-play")).to_be_visible()
    me.page.locator(".turns button").nth(4).click()
    expect(me.page).to_have_url(ends("#t4.1/c"))
    me.page.locator(".steps button").nth(2).click()
    expect(me.page).to_have_url(ends("#t4.3/c"))


def test_a_seat_hears_that_somebody_planned_and_all_hear_what(person: NewPerson) -> None:
    me = person(game="key-largo")
    LaidTable(me).show_replay(record(SEASON), NAMES, "#t1.2/a")
    planner = me.page.locator(".prompt strong")
    told = {me.say("event-planned.unseen", player=name) for name in NAMES[1:]}
    seen = set()
    for _ in range(3):
        seen.add(planner.inner_text())
        me.page.keyboard.press("ArrowDown")
    assert seen & told
    me.page.keyboard.press("0")
    expect(me.page).to_have_url(ends("/all"))
    for _ in range(3):
        me.page.keyboard.press("ArrowUp")
        assert planner.inner_text() not in told


def test_on_a_phone_ship_test_and_hands_are_tabs(person: NewPerson) -> None:
    me = person("fr", "phone", game="unfathomable")
    LaidTable(me).show_replay(record(TURNCOAT), NAMES)
    for _ in key_moments(me):
        if me.page.locator(".scene-of-step .without").count():
            break
    ship, test, hands = (
        me.page.locator(part) for part in (".place-of-board", ".scene-of-step", ".hands")
    )
    for tab, shown in (("web-tab-board", ship), ("web-tab-scene", test)):
        me.button(tab).click()
        for part in (ship, test, hands):
            expect(part).to_be_visible(visible=part is shown)
        assert me.fits()
    me.button("web-replay-hands-tab").click()
    expect(hands).to_be_visible()
    expect(ship).to_be_hidden()
    assert me.fits()


def test_at_the_end_all_are_unmasked_with_what_they_did(person: NewPerson) -> None:
    truth = Truth(record(TURNCOAT))
    me = person(game="unfathomable")
    table = LaidTable(me)
    table.tell_story(story_of(record(TURNCOAT)))
    table.lay({"view": record(TURNCOAT).replay().view(0), "legal": []}, NAMES)
    deeds = me.page.locator(".deeds li:has(.spoiled):not(.human)")
    expect(deeds.first).to_be_visible()
    assert me.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    told = {
        (int(str(deed.get_attribute("data-turn"))), int(str(deed.get_attribute("data-seat"))))
        for deed in deeds.all()
    }
    assert told == truth.spoiled
    for seat, (side, turn) in truth.turned.items():
        why = me.page.locator(f".unmasked[data-seat='{seat}'] p").inner_text()
        turned = str(any(one["card"] == "human" for one in cards(seat))).lower()
        assert why.startswith(me.say(f"web-unmask-{side}", since=turn, turned=turned))
    with me.page.expect_download() as kept:
        me.button("web-ending-picture").click()
    assert Path(kept.value.path()).read_bytes().startswith(b"\x89PNG")


def cards(seat: int) -> list[dict[str, str]]:
    story = story_of(record(TURNCOAT))
    assert story is not None
    return cast(list[dict[str, list[dict[str, str]]]], story["seats"])[seat]["cards"]
