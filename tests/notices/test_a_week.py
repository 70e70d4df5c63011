"""Three people over a week, on every title: a holiday, a silence, a lost link, and restarts.

Every turn is told by push, by mail and in the feed, once each, to whoever has it and to nobody
else. The clock is moved by the test.
"""

import asyncio
import email
import email.policy
import json
import random
from collections import Counter
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import fromstring

import msgspec
import pytest

from abyssal.keeper.host import NEW_OWNER, Host, Wanted, digest
from abyssal.keeper.timeouts import Timeouts
from abyssal.notices import feeds
from abyssal.notices.allowed import Allowed
from abyssal.notices.mail import Smtp
from abyssal.notices.office import PATIENCE, Office
from abyssal.notices.senders import Senders
from abyssal.notices.wishes import Wishes
from abyssal.record import Record, verify
from abyssal.store.notices_port import Way
from abyssal.store.port import Holding
from abyssal.table import commands as do
from abyssal.table.commands import AnyCommand, Giver
from abyssal.table.due import next_moment
from abyssal.table.errors import Refused
from abyssal.table.places import DAY, HOUR, Place, Times
from abyssal.table.table import Table
from abyssal.table.waiting import waiting
from abyssal.words import Words
from live.post import Browser, Endpoint, MailServer, endpoint
from live.pure import SEED
from live.stores import store_at

MONDAY = 1_800_266_400.0
"""In 2027, 10:00 UTC."""
PEOPLE = ["Ada", "Ben", "Cleo"]
SILENT, HOLIDAY, LOST = 0, 1, 2
RESTARTS = 0.1
"""How often the server is restarted, in each step."""
BETWEEN = 3 * HOUR
"""From one turn to the next."""
LANGUAGES = {"Ben": "fr"}
MOST = 600
"""Steps in which something must have happened."""


@pytest.fixture
def push() -> Iterator[Endpoint]:
    with endpoint() as made:
        yield made


class Person:
    """Somebody with a phone, an address and a feed reader."""

    def __init__(self, name: str, seat: int) -> None:
        self.name = name
        self.seat = seat
        self.browser = Browser()
        self.wishes = Wishes(LANGUAGES.get(name, "en"))
        self.turns: set[int] = set()
        """The decisions that waited for them for more than a moment."""
        self.pushed: list[str] = []
        self.mailed: list[str] = []
        """The titles of notices, and the subjects of mails."""
        self.fed: set[str] = set()
        """The ids of entries that their reader has seen."""

    def sentence(self, about: str, game: str) -> str:
        """What a notice says."""
        language = self.wishes.language
        return Words(language)(f"notice-{about}", game=Words(language, game)("title"))

    def counts(self, titles: list[str], game: str) -> tuple[int, int, int]:
        """Of how many turns, reminders and seats given away it was told; of nothing else."""
        kinds = Counter(titles)
        turns, last, seats = (
            sum(kinds.pop(self.sentence(about, game), 0) for about in abouts)
            for abouts in (("turn", "sealed"), ("last",), ("seat",))
        )
        assert not kinds
        return turns, last, seats


class Week:
    """A table over days, and the post of those who play there."""

    def __init__(self, game: str, folder: Path, push: Endpoint, mails: MailServer) -> None:
        self.game = game
        self.file = folder / "tables"
        self.push = push
        self.mails = mails
        self.now = MONDAY
        self.id = ""
        self.ids = count()
        self.luck = random.Random(game)
        self.people = {name: Person(name, seat) for seat, name in enumerate(PEOPLE)}
        self.seated = list(PEOPLE)
        """Whose seat each is."""
        self.read_pushes = self.read_mails = 0
        self.windows = 0
        """Quiet windows that people were told of."""

    # The server

    async def begin(self) -> None:
        self.serve()
        await self.office.open()
        places = [Place("person", name) for name in PEOPLE]
        house = {"waits": "tests", "hours": "12"} if self.game == "unfathomable" else {}
        wanted = Wanted(self.game, places, pace="day", absence="vote", house=house, start=True)
        self.id, _ = await self.host.open(wanted, PEOPLE[0], [0])
        for seat in (1, 2):
            await self.host.give_seat(PEOPLE[seat], Holding(self.id, seat))
        for name in PEOPLE:
            await self.let_be_told(name)

    def serve(self) -> None:
        store = store_at(self.file)
        self.host = Host(store, Timeouts(pause=0), clock=lambda: self.now)
        self.host.fresh = self.host.fresh._replace(seed=lambda: SEED)
        smtp = Smtp("127.0.0.1", self.mails.port, "table@sea.test")
        senders = Senders(Allowed(True, True, smtp), "https://sea.test", self.push.outside())
        self.office = Office(store, senders, lambda: self.now, lambda table, seat: False)
        self.host.changed = self.office.changed.add

    async def restart(self) -> None:
        """Another process, which reads what is kept."""
        async with self.host.table(self.id) as before:
            number, due = before.number, next_moment(before)
        await self.host.close()
        self.serve()
        await self.office.open()
        async with self.host.table(self.id) as after:
            assert (after.number, next_moment(after)) == (number, due)

    async def let_be_told(self, name: str) -> None:
        person, store = self.people[name], self.host.store
        await store.set_wishes(name, msgspec.json.encode(person.wishes).decode())
        subscription = person.browser.subscription(f"{self.push.url}/{name}")
        for kind, address in (("push", subscription), ("mail", f"{name}@sea.test"), ("feed", "")):
            await store.add_way(Way(f"{kind}-{name}", name, kind, address, name, True))
        self.office.changed.add(self.id)

    async def settle(self) -> None:
        """Let the server do what is due by now, and bots play."""
        while True:
            await self.host.sweep()
            live = await self.host.live(self.id)
            if live.thinking is not None:
                await asyncio.wait([live.thinking])
            elif self.host.tasks:
                await asyncio.wait(set(self.host.tasks))
            elif not await self.host.store.due(self.now):
                return

    async def table(self) -> Table:
        async with self.host.table(self.id) as table:
            return table

    # Those who play

    async def do(self, seat: int, command: AnyCommand) -> None:
        await self.host.command(self.id, Giver(seat, self.seated[seat]), command)
        await self.settle()

    def next_id(self) -> str:
        return f"c{next(self.ids)}"

    async def play(self, seat: int) -> None:
        """Somebody comes, plays what they are asked, and goes again."""
        table = await self.table()
        for _ in range(20):
            if not is_asked(table, seat):
                return
            action = table.game.write(self.luck.choice(table.questions[seat][1]))
            play = do.Play(self.next_id(), decision=table.decisions[seat], actions=[action])
            await self.do(seat, play)
            table = await self.table()

    async def step(self, absent: tuple[int, ...] = ()) -> bool:
        """Some time passes, in which somebody who is here votes, plays, or all wait."""
        await self.settle()
        await self.pass_a_while()
        table = await self.table()
        if not table.asked():
            return False
        if self.luck.random() < RESTARTS:
            await self.restart()
        for motion in table.motions.values():
            for voter in table.needed(motion):
                if voter not in absent and voter not in motion.votes:
                    await self.do(voter, do.Vote(self.next_id(), True, motion=motion.number))
                    return True
        here = [seat for seat in range(3) if seat not in absent and is_asked(table, seat)]
        if here:
            self.now += BETWEEN
            await self.settle()
            await self.play(here[0])
        else:
            row = await self.host.store.row(self.id)
            assert row is not None
            assert row.due is not None
            self.now = max(self.now, row.due)
        return True

    # What they are told

    async def pass_a_while(self) -> None:
        """Nobody plays for a while: everyone who is to play has been told of it, once each way."""
        table = await self.table()
        while any(self.now < table.asked_at[seat] + PATIENCE for seat in table.asked()):
            self.now += PATIENCE
            await self.settle()
            table = await self.table()
        if self.luck.random() < RESTARTS:  # it dies with messages in the outbox
            await self.office.follow(self.id)
            await self.office.tell()
            await self.restart()
        await self.office.round()
        fresh = self.read_post()
        for name in dict.fromkeys(self.seated):
            person = self.people[name]
            if is_asked(table, person.seat):
                person.turns.add(table.decisions[person.seat])
            await self.read_feed(person)
            turns, last, _ = person.counts(person.pushed, self.game)
            assert person.counts(person.mailed, self.game) == person.counts(
                person.pushed, self.game
            )
            assert turns == len(person.turns) == len(person.fed)
            assert last <= turns
        if table.is_held() and (found := waiting(table)) is not None:
            self.check_neutral(fresh, set(found.seats) - set(table.answered()))

    def check_neutral(self, fresh: dict[str, list[dict[str, Any]]], owing: set[int]) -> None:
        """Of a quiet window all who take part are told at one moment, in the same sentence; but for
        whoever stayed at the table and has answered there."""
        told = {name: found for name, found in fresh.items() if found}
        if not told:
            return
        self.windows += 1
        assert set(told) == {self.seated[seat] for seat in owing}
        for name, [said] in told.items():
            assert said["title"] == self.people[name].sentence("sealed", self.game)

    def read_post(self) -> dict[str, list[dict[str, Any]]]:
        """What came since the last time, to their phones and by mail."""
        fresh: dict[str, list[dict[str, Any]]] = {name: [] for name in self.people}
        for got in self.push.got[self.read_pushes :]:
            name = got.target[1:]
            said = json.loads(self.people[name].browser.decrypt(got.body))
            if said["kind"] == "gone":
                continue
            assert set(said) == {"kind", "table", "title", "body", "path"}
            self.people[name].pushed.append(said["title"])
            if said["kind"] == "turns":
                fresh[name].append(said)
        for to, text in self.mails.mails[self.read_mails :]:
            name = to.partition("@")[0]
            mail = email.message_from_string(text, policy=email.policy.default)
            self.people[name].mailed.append(mail["Subject"])
        self.read_pushes, self.read_mails = len(self.push.got), len(self.mails.mails)
        return fresh

    async def read_feed(self, person: Person) -> None:
        news = await self.office.news_of(person.name)
        text = feeds.atom(news, person.wishes, "https://sea.test", self.now)
        atom = {"a": "http://www.w3.org/2005/Atom"}
        for entry in fromstring(text).findall("a:entry", atom):
            title = str(entry.findtext("a:title", None, atom))
            turns, _, _ = person.counts([title], self.game)
            if turns:
                person.fed.add(str(entry.findtext("a:id", None, atom)))


def is_asked(table: Table, seat: int) -> bool:
    """Whether a person must come to answer: no bot, no standing order and no look does it."""
    if waiting(table) is None or seat not in table.asked() or seat in table.answered():
        return False
    return not table.bot_of(seat)


@pytest.mark.parametrize(
    "game",
    [
        pytest.param("into-the-blue", marks=pytest.mark.long),
        pytest.param("in-too-deep", marks=pytest.mark.long),
        pytest.param("key-largo", marks=pytest.mark.long),
        "unfathomable",
    ],
)
def test_three_people_play_for_a_week(
    game: str, tmp_path: Path, push: Endpoint, mails: MailServer
) -> None:
    asyncio.run(play_for_a_week(Week(game, tmp_path, push, mails)))


async def play_for_a_week(week: Week) -> None:
    await week.begin()
    for _ in range(5):
        await week.step()

    # On holiday, and nobody's clock runs out meanwhile.
    back = week.now + 2 * DAY
    await week.do(HOLIDAY, do.GoAway(week.next_id(), back))
    for _ in range(MOST):
        if week.now >= back or not await week.step((HOLIDAY,)):
            break
        table = await week.table()
        assert not any(place.bot for place in table.places)
        if not any(is_asked(table, seat) for seat in (SILENT, LOST)) and not table.is_held():
            assert (table.time_over() or back) >= back
            week.now = back
    table = await week.table()
    assert table.asked()
    assert table.stood_in == [0, 0, 0]

    # One is silent: the others are asked, and a bot plays until they are back.
    for _ in range(MOST):
        if table.stood_in[SILENT] or not await week.step((SILENT,)):
            break
        table = await week.table()
        assert not table.places[HOLIDAY].bot
        assert not table.places[LOST].bot
    assert table.stood_in[SILENT] > 0
    assert table.stood_in[HOLIDAY] == table.stood_in[LOST] == 0
    assert table.asked()
    if table.places[SILENT].bot:
        await week.do(SILENT, do.Return(week.next_id()))

    # One has lost the link: the others agree, its owner does not stop it, and it is claimed once.
    await week.do(SILENT, do.CallVote(week.next_id(), "reseat", seat=LOST))
    await week.do(HOLIDAY, do.Vote(week.next_id(), True))
    agreed = week.now
    for _ in range(MOST):
        if week.now >= agreed + Times().stopping or not await week.step((LOST,)):
            break
    week.now = max(week.now, agreed + Times().stopping)
    secret = await week.host.new_owner_link(week.id, LOST)
    holding = await week.host.store.holding_of(digest(secret), NEW_OWNER)
    assert holding is not None
    await week.host.take_over(holding, "Dora", "Dora")
    with pytest.raises(Refused):
        await week.host.take_over(holding, "Mallory", "Mallory")
    old = week.people["Cleo"]
    told = old.counts(old.pushed, week.game)
    assert told[2] == 1  # and it was up to her to stop it
    week.seated[LOST] = "Dora"
    week.people["Dora"] = Person("Dora", LOST)
    await week.let_be_told("Dora")

    # To the end of the week, and of the game.
    for _ in range(MOST):
        if week.now >= MONDAY + 7 * DAY or not await week.step():
            break
    if (await week.table()).status == "playing":
        await week.do(SILENT, do.CallVote(week.next_id(), "end"))
        for voter in (HOLIDAY, LOST):
            await week.do(voter, do.Vote(week.next_id(), True))
    table = await week.table()
    await week.host.close()
    assert table.is_done()
    assert all(person.turns for person in week.people.values())
    assert old.counts(old.pushed, week.game) == old.counts(old.mailed, week.game) == told
    assert sum(person.counts(person.pushed, week.game)[2] for person in week.people.values()) == 1

    text = table.record.text()
    assert verify(Record.read(text))
    own, stood_in = zip(*Record.read(text).decisions(), strict=True)
    assert stood_in[HOLIDAY] == stood_in[LOST] == 0
    assert stood_in[SILENT] == text.count(" (bot)\n") > 0
    assert all(own)
    assert table.former[LOST] == ["Cleo"]
    assert (week.windows > 1) is (week.game == "unfathomable")
