"""Being told of a turn: once, by every way, at its time, and taken back; over restarts."""

import asyncio
import email
import email.policy
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from abyssal.keeper.host import Host, Wanted
from abyssal.keeper.timeouts import Timeouts
from abyssal.notices.allowed import Allowed
from abyssal.notices.mail import Smtp
from abyssal.notices.office import FIRST_WAIT, LEASE, PATIENCE, TRIES, Office
from abyssal.notices.senders import Outcome, Result, Senders
from abyssal.notices.wishes import Wishes, reminder_at
from abyssal.store.notices_port import Letter, Way
from abyssal.store.port import Holding
from abyssal.table import commands
from abyssal.table.commands import Giver
from abyssal.table.places import DAY, Pace, Place
from live.post import Browser, Endpoint, MailServer, endpoint
from live.pure import SEALED, games
from live.stores import store_at

NOON = 1_800_014_400.0
"""A day in 2027, 12:00 UTC."""
HOUR = 3600.0
TIMEOUTS = Timeouts(pause=0)


@pytest.fixture
def server() -> Iterator[Endpoint]:
    with endpoint() as made:
        yield made


class Harbour:
    """Tables, a post office and a clock that the test moves."""

    def __init__(self, host: Host, office: Office, now: list[float], here: set[int]) -> None:
        self.host = host
        self.office = office
        self.store = host.store
        self.now = now
        self.here = here

    async def open(
        self,
        game: str = SEALED.name,
        names: tuple[str, ...] = ("Ada", "Ben"),
        pace: Pace = "none",
    ) -> str:
        """A game under way; whoever sits at seat 0 is `person`, the others `friend`."""
        places = [Place("person", name) for name in names]
        wanted = Wanted(game, places, pace=pace, start=True)
        table, _ = await self.host.open(wanted, "person", [0])
        for seat in range(1, len(names)):
            await self.host.give_seat("friend", Holding(table, seat))
        self.office.changed.add(table)
        return table

    async def tell(self, kind: str, address: str = "", person: str = "person") -> Way:
        way = Way(f"{kind}-{person}", person, kind, address, f"device of {person}", True)
        await self.store.add_way(way)
        return way

    async def play(self, table: str, seat: int) -> None:
        """Give the first legal answer."""
        async with self.host.table(table) as found:
            decision, answer = found.decisions[seat], found.first_answer(seat)
        session = "person" if seat == 0 else "friend"
        command = commands.Play(f"{decision}", decision=decision, actions=[answer])
        await self.host.command(table, Giver(seat, session), command)

    async def after(self, seconds: float) -> None:
        self.now[0] += seconds
        await self.office.round()


@asynccontextmanager
async def harbour(
    folder: Path,
    server: Endpoint,
    mails: MailServer | None = None,
    now: float = NOON,
    allowed: Allowed | None = None,
) -> AsyncIterator[Harbour]:
    clock, here = [now], set[int]()
    store = store_at(folder / "abyssal.sqlite")
    host = Host(store, TIMEOUTS, clock=lambda: clock[0], games=games)
    smtp = None if mails is None else Smtp("127.0.0.1", mails.port, "table@sea.test")
    senders = Senders(allowed or Allowed(True, True, smtp), "https://sea.test", server.outside())
    office = Office(store, senders, lambda: clock[0], lambda table, seat: seat in here)
    host.changed = office.changed.add
    await office.open()
    try:
        yield Harbour(host, office, clock, here)
    finally:
        await host.close()


def run(work: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(work())  # type: ignore[arg-type]


def read(browser: Browser, server: Endpoint) -> list[dict[str, Any]]:
    return [json.loads(browser.decrypt(got.body)) for got in server.got]


# Push


def test_a_turn_is_told_once_and_taken_back_when_it_was_played(
    tmp_path: Path, server: Endpoint
) -> None:
    browser = Browser()

    async def work() -> None:
        async with harbour(tmp_path, server) as sea:
            table = await sea.open()
            await sea.tell("push", browser.subscription(f"{server.url}/1"))
            sea.office.changed.add(table)
            await sea.after(1)
            assert server.got == []  # they may be about to answer
            await sea.after(PATIENCE)
            await sea.after(HOUR)
            [told] = read(browser, server)
            assert told == {
                "kind": "turns",
                "table": table,
                "title": "sealed-bids: everyone decides",
                "body": "With Ben",
                "path": f"/t/{table}",
            }
            headers = server.got[0].headers
            assert headers["topic"] == table
            assert headers["content-encoding"] == "aes128gcm"
            assert headers["authorization"].startswith("vapid t=")
            await sea.play(table, 0)
            await sea.after(1)
            assert read(browser, server)[1:] == [{"kind": "gone", "table": table}]

    run(work)


def test_a_turn_that_was_played_in_time_is_not_told(tmp_path: Path, server: Endpoint) -> None:
    browser = Browser()

    async def work() -> None:
        async with harbour(tmp_path, server) as sea:
            table = await sea.open()
            await sea.tell("push", browser.subscription(f"{server.url}/1"))
            sea.office.changed.add(table)
            await sea.after(1)
            await sea.play(table, 0)
            await sea.after(PATIENCE)
            assert server.got == []

    run(work)


def test_whoever_is_at_the_table_is_told_when_they_have_left(
    tmp_path: Path, server: Endpoint
) -> None:
    browser = Browser()

    async def work() -> None:
        async with harbour(tmp_path, server) as sea:
            table = await sea.open()
            await sea.tell("push", browser.subscription(f"{server.url}/1"))
            sea.office.changed.add(table)
            sea.here.add(0)
            for _ in range(5):
                await sea.after(PATIENCE)
            assert server.got == []
            sea.here.clear()
            await sea.after(PATIENCE)
            assert len(server.got) == 1

    run(work)


def test_gone_subscriptions_are_removed(tmp_path: Path, server: Endpoint) -> None:
    browser = Browser()

    async def work() -> None:
        async with harbour(tmp_path, server) as sea:
            await sea.open()
            await sea.tell("push", browser.subscription(f"{server.url}/1"))
            sea.office.changed.update(await sea.store.told_tables())
            server.answer(410)
            await sea.after(PATIENCE)
            assert await sea.store.ways_of("person") == []
            assert await sea.store.take_letters(sea.now[0] + 1e9, 10, 60) == []

    run(work)


def test_what_fails_is_tried_again_later_and_later_and_then_given_up(
    tmp_path: Path, server: Endpoint
) -> None:
    browser = Browser()

    async def work() -> None:
        async with harbour(tmp_path, server) as sea:
            await sea.open()
            await sea.tell("push", browser.subscription(f"{server.url}/1"))
            sea.office.changed.update(await sea.store.told_tables())
            server.answer(503)
            server.answer(429, "retry-after: 4000")
            await sea.after(PATIENCE)
            assert len(server.got) == 1
            await sea.after(FIRST_WAIT - 1)
            assert len(server.got) == 1
            await sea.after(1)
            assert len(server.got) == 2
            await sea.after(3999)
            assert len(server.got) == 2
            await sea.after(1)
            assert len(server.got) == 3
            await sea.after(1e6)
            assert len(server.got) == 3

    run(work)


def test_a_server_that_always_fails_is_given_up(tmp_path: Path, server: Endpoint) -> None:
    browser = Browser()

    async def work() -> None:
        async with harbour(tmp_path, server) as sea:
            await sea.open()
            await sea.tell("push", browser.subscription(f"{server.url}/1"))
            sea.office.changed.update(await sea.store.told_tables())
            for _ in range(TRIES + 3):
                server.answer(500)
            for _ in range(TRIES + 3):
                await sea.after(1e5)
            assert len(server.got) == TRIES
            assert len(await sea.store.ways_of("person")) == 1

    run(work)


# Restarts


def test_a_restart_neither_loses_nor_doubles(tmp_path: Path, server: Endpoint) -> None:
    browser = Browser()

    async def work() -> None:
        async with harbour(tmp_path, server) as sea:
            await sea.open()
            await sea.tell("push", browser.subscription(f"{server.url}/1"))
        # nobody has looked at the table yet
        async with harbour(tmp_path, server, now=NOON + PATIENCE) as sea:
            key = sea.office.senders.vapid
            await sea.office.follow((await sea.store.told_tables())[0])
            await sea.office.tell()  # in the outbox, not sent
            assert server.got == []
        async with harbour(tmp_path, server, now=NOON + HOUR) as sea:
            await sea.after(0)
            assert len(server.got) == 1
        async with harbour(tmp_path, server, now=NOON + 2 * HOUR) as sea:
            await sea.after(0)
            assert len(server.got) == 1
            assert sea.office.senders.vapid == key

    run(work)


# When


def test_at_night_nothing_rings_and_in_the_morning_it_is_told(
    tmp_path: Path, server: Endpoint
) -> None:
    browser = Browser()
    wishes = Wishes("fr", "Europe/Paris", quiet=(23 * 60, 8 * 60))

    async def work() -> None:
        async with harbour(tmp_path, server, now=NOON + 10 * HOUR) as sea:  # 23:00 in Paris
            await sea.store.set_wishes("person", msgspec.json.encode(wishes).decode())
            table = await sea.open()
            await sea.tell("push", browser.subscription(f"{server.url}/1"))
            sea.office.changed.add(table)
            await sea.after(PATIENCE)
            await sea.after(9 * HOUR - 2 * PATIENCE)  # 07:59
            assert server.got == []
            await sea.after(PATIENCE)
            [told] = read(browser, server)
            assert told["body"] == "Avec Ben"

    run(work)


def test_a_digest_tells_all_tables_at_once_a_day(tmp_path: Path, server: Endpoint) -> None:
    browser = Browser()

    async def work() -> None:
        async with harbour(tmp_path, server) as sea:
            daily = msgspec.json.encode(Wishes(digest=18 * 60)).decode()
            await sea.store.set_wishes("person", daily)
            tables = [await sea.open(), await sea.open()]
            await sea.tell("push", browser.subscription(f"{server.url}/1"))
            sea.office.changed.update(tables)
            await sea.after(PATIENCE)
            await sea.after(5 * HOUR)
            assert server.got == []
            await sea.after(HOUR)
            [told] = read(browser, server)
            assert told["title"] == "2 tables wait for you"
            assert told["path"] == "/"
            await sea.after(24 * HOUR)
            assert len(server.got) == 1

    run(work)


# A reminder


def titles(browser: Browser, server: Endpoint) -> list[str]:
    return [told["title"] for told in read(browser, server) if told["kind"] != "gone"]


@pytest.mark.parametrize("wishes", [Wishes(), Wishes(digest=13 * 60)])
def test_who_has_not_answered_is_reminded_once_before_the_time_is_over(
    tmp_path: Path, server: Endpoint, wishes: Wishes
) -> None:
    browser = Browser()

    async def work() -> None:
        async with harbour(tmp_path, server) as sea:
            await sea.store.set_wishes("person", msgspec.json.encode(wishes).decode())
            table = await sea.open(pace="day")
            await sea.tell("push", browser.subscription(f"{server.url}/1"))
            sea.office.changed.add(table)
            await sea.after(HOUR)
            await sea.after(21 * HOUR - 1)
            assert len(server.got) == 1
            await sea.after(1)
            await sea.after(HOUR)
            assert len(server.got) == 2
            assert titles(browser, server)[1] == "sealed-bids: your time is soon over"
            assert read(browser, server)[1]["body"].startswith("With Ben. Until")
            await sea.play(table, 0)
            await sea.after(1)
            assert [told["kind"] for told in read(browser, server)] == ["turns", "last", "gone"]

    run(work)


def test_who_has_answered_is_not_reminded(tmp_path: Path, server: Endpoint) -> None:
    browser = Browser()

    async def work() -> None:
        async with harbour(tmp_path, server) as sea:
            table = await sea.open(pace="day")
            await sea.tell("push", browser.subscription(f"{server.url}/1"))
            sea.office.changed.add(table)
            await sea.after(HOUR)
            await sea.play(table, 0)
            await sea.after(22 * HOUR)
            assert titles(browser, server) == ["sealed-bids: everyone decides"]

    run(work)


def test_nobody_is_reminded_at_a_live_table_nor_against_their_wish(
    tmp_path: Path, server: Endpoint
) -> None:
    browser = Browser()

    async def work() -> None:
        async with harbour(tmp_path, server) as sea:
            await sea.tell("push", browser.subscription(f"{server.url}/1"))
            await sea.open(pace="relaxed")
            await sea.after(PATIENCE)
            slow = await sea.open(pace="day")
            await sea.after(PATIENCE)
            assert len(server.got) == 2
            silent = msgspec.json.encode(Wishes(remind=False)).decode()
            await sea.store.set_wishes("person", silent)
            sea.office.changed.add(slow)
            await sea.after(23 * HOUR)
            assert len(server.got) == 2

    run(work)


def test_a_reminder_that_fell_into_the_night_comes_before_it(
    tmp_path: Path, server: Endpoint
) -> None:
    browser = Browser()
    wishes = Wishes(quiet=(22 * 60, 11 * 60))

    async def work() -> None:
        async with harbour(tmp_path, server) as sea:  # until 12:00 tomorrow
            await sea.store.set_wishes("person", msgspec.json.encode(wishes).decode())
            table = await sea.open(pace="day")
            await sea.tell("push", browser.subscription(f"{server.url}/1"))
            sea.office.changed.add(table)
            await sea.after(HOUR)
            await sea.after(9 * HOUR - 61)
            assert len(server.got) == 1
            await sea.after(1)  # 21:59
            assert len(server.got) == 2
            await sea.after(14 * HOUR)
            assert len(server.got) == 2

    run(work)


@pytest.mark.parametrize(
    ("quiet", "since", "until", "expected"),
    [
        (None, 0, 24, 22),
        (None, 0, 2, None),
        (None, 0, 1, None),
        ((8 * 60, 9 * 60), 0, 10.5, 8 - 1 / 60),
        ((20 * 60, 8 * 60), 12, 33, 20 - 1 / 60),
        ((20 * 60, 8 * 60), 21, 33, None),  # it was asked at night, and is told in the morning
        ((20 * 60, 8 * 60), 21, 35, 33),
    ],
)
def test_when_a_reminder_comes(
    quiet: tuple[int, int] | None, since: float, until: float, expected: float | None
) -> None:
    midnight = NOON - 12 * HOUR
    found = reminder_at(Wishes(quiet=quiet), midnight + since * HOUR, midnight + until * HOUR)
    assert found == (None if expected is None else midnight + expected * HOUR)


# A seat that is given away, and a table that is deleted


def test_the_owner_of_a_seat_is_told_by_every_way_that_it_is_given_away(
    tmp_path: Path, server: Endpoint, mails: MailServer
) -> None:
    browser = Browser()

    async def work() -> None:
        async with harbour(tmp_path, server, mails) as sea:
            table = await sea.open(names=("Ada", "Ben", "Cleo"), pace="week")
            await sea.tell("push", browser.subscription(f"{server.url}/1"))
            await sea.tell("mail", "ada@sea.test")
            await sea.after(PATIENCE)
            server.got.clear()
            mails.mails.clear()
            ben, cleo = Giver(1, "friend"), Giver(2, "friend")
            await sea.host.command(table, ben, commands.CallVote("v", "reseat", seat=0))
            await sea.after(1)
            assert server.got == []  # it is not agreed to yet
            await sea.host.command(table, cleo, commands.Vote("y", True))
            for _ in range(3):
                await sea.after(1)
            [told] = read(browser, server)
            assert (told["kind"], told["path"]) == ("seat", f"/t/{table}")
            assert told["title"] == "sealed-bids: your seat is to be given to somebody else"
            assert len(mails.mails) == 1
            kinds = [message.kind for message in await sea.office.news_of("person")]
            assert "seat" in kinds
            assert [message.kind for message in await sea.office.news_of("friend")] == ["turns"] * 2
            await sea.host.command(table, Giver(0, "person"), commands.KeepSeat("k"))
            assert "seat" not in [found.kind for found in await sea.office.news_of("person")]
            await sea.after(1)
            assert len(mails.mails) == 1

    run(work)


def test_those_at_a_table_are_told_a_week_before_it_is_deleted(
    tmp_path: Path, server: Endpoint
) -> None:
    browser = Browser()

    async def work() -> None:
        async with harbour(tmp_path, server) as sea:
            table = await sea.open("into-the-blue")
            await sea.tell("push", browser.subscription(f"{server.url}/1"))
            await sea.host.command(table, Giver(0, "person"), commands.CallVote("v", "end"))
            await sea.host.command(table, Giver(1, "friend"), commands.Vote("y", True))
            for days in (82.9, 0.2, 1, 5.7):
                sea.now[0] += days * DAY
                await sea.host.delete_old()
                await sea.after(PATIENCE)
                assert len(server.got) == (days != 82.9)
                assert await sea.store.row(table) is not None
            [told] = read(browser, server)
            assert (told["kind"], told["path"]) == ("ends", f"/t/{table}")
            assert [found.kind for found in await sea.office.news_of("friend")] == ["ends"]
            sea.now[0] += 0.4 * DAY
            await sea.host.delete_old()
            assert await sea.store.row(table) is None
            await sea.after(PATIENCE)
            assert len(server.got) == 1

    run(work)


def test_a_shorter_retention_deletes_nothing_that_was_not_announced(
    tmp_path: Path, server: Endpoint
) -> None:
    async def work() -> None:
        async with harbour(tmp_path, server) as sea:
            table = await sea.open("into-the-blue")
            await sea.host.command(table, Giver(0, "person"), commands.CallVote("v", "end"))
            await sea.host.command(table, Giver(1, "friend"), commands.Vote("y", True))
            sea.now[0] += 30 * DAY
            sea.host.timeouts = TIMEOUTS._replace(kept=10 * DAY)
            await sea.host.delete_old()
            assert await sea.store.expiring("person") == {table: sea.now[0] + 7 * DAY}
            sea.now[0] += 6 * DAY
            await sea.host.delete_old()
            assert await sea.store.row(table) is not None
            sea.host.timeouts = TIMEOUTS
            await sea.host.delete_old()
            assert await sea.store.expiring("person") == {}

    run(work)


# Who, and what is said


def test_a_sealed_decision_is_told_to_all_at_one_moment_in_the_same_words(
    tmp_path: Path, server: Endpoint
) -> None:
    browsers = {"person": Browser(), "friend": Browser()}

    async def work() -> None:
        async with harbour(tmp_path, server) as sea:
            table = await sea.open(names=("Ada", "Ben"))
            for name, browser in browsers.items():
                await sea.tell("push", browser.subscription(f"{server.url}/{name}"), name)
            sea.office.changed.add(table)
            await sea.after(PATIENCE - 1)
            assert server.got == []
            await sea.after(1)
            assert {got.target for got in server.got} == {"/person", "/friend"}
            told = [
                json.loads(browsers[got.target[1:]].decrypt(got.body))["title"]
                for got in server.got
            ]
            assert told[0] == told[1]
            assert len({len(got.body) for got in server.got}) == 1

    run(work)


def test_nothing_of_the_game_stands_in_a_notice(tmp_path: Path, server: Endpoint) -> None:
    browser = Browser()

    async def work() -> None:
        async with harbour(tmp_path, server) as sea:
            table = await sea.open("unfathomable", ("Ada", "Ben", "Cleo"))
            await sea.tell("push", browser.subscription(f"{server.url}/1"))
            await sea.tell("push", browser.subscription(f"{server.url}/2"), "friend")
            sea.office.changed.add(table)
            await sea.after(HOUR)
            assert server.got
            for got in server.got:
                told = json.loads(browser.decrypt(got.body))
                assert set(told) == {"kind", "table", "title", "body", "path"}
                assert "Unfathomable" in told["title"]
                assert told["body"].startswith("With ")

    run(work)


# Mail and webhooks


def test_mail_says_how_to_stop_it(tmp_path: Path, server: Endpoint, mails: MailServer) -> None:
    async def work() -> None:
        async with harbour(tmp_path, server, mails) as sea:
            table = await sea.open()
            await sea.tell("mail", "ada@sea.test")
            sea.office.changed.add(table)
            await sea.after(PATIENCE)
            [(to, text)] = mails.mails
            mail = email.message_from_string(text, policy=email.policy.default)
            assert to == "ada@sea.test"
            assert mail["List-Unsubscribe"].startswith("<https://sea.test/api/stop/mail-person-")
            assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            body = mail.get_content()
            assert f"https://sea.test/t/{table}" in body
            assert "With Ben" in body

    run(work)


def test_an_address_that_a_mail_server_refuses_is_not_tried_again(
    tmp_path: Path, server: Endpoint, mails: MailServer
) -> None:
    async def work() -> None:
        async with harbour(tmp_path, server, mails) as sea:
            table = await sea.open()
            await sea.tell("mail", "ada@sea.test")
            sea.office.changed.add(table)
            mails.refusals.append("451 later")
            mails.refusals.append("550 unknown")
            await sea.after(PATIENCE)
            await sea.after(FIRST_WAIT)
            await sea.after(1e6)
            assert mails.mails == []
            assert mails.refusals == []

    run(work)


def test_a_webhook_gets_what_chat_programs_read(tmp_path: Path, server: Endpoint) -> None:
    async def work() -> None:
        async with harbour(tmp_path, server) as sea:
            table = await sea.open(names=("Ada", "<!channel>"))
            await sea.tell("webhook", f"{server.url}/hook")
            sea.office.changed.add(table)
            await sea.after(PATIENCE)
            [got] = server.got
            assert list(json.loads(got.body)) == ["text"]
            assert "With &lt;!channel&gt;" in json.loads(got.body)["text"]

    run(work)


def test_nothing_leaves_that_the_host_has_not_turned_on(tmp_path: Path, server: Endpoint) -> None:
    async def work() -> None:
        async with harbour(tmp_path, server, allowed=Allowed()) as sea:
            table = await sea.open()
            await sea.tell("webhook", f"{server.url}/hook")
            await sea.tell("push", Browser().subscription(f"{server.url}/1"))
            sea.office.changed.add(table)
            await sea.after(PATIENCE)
            await sea.after(1e6)
            assert server.got == []

    run(work)


def test_a_webhook_at_a_private_address_is_never_reached(tmp_path: Path, server: Endpoint) -> None:
    async def work() -> None:
        async with harbour(tmp_path, server) as sea:
            table = await sea.open()
            await sea.tell("webhook", f"https://inside.test:{server.port}/hook")
            sea.office.senders.outside = server.outside({"inside.test": ["10.0.0.1"]})
            sea.office.changed.add(table)
            await sea.after(PATIENCE)
            await sea.after(1e6)
            assert server.got == []

    run(work)


# When the server stops


@pytest.mark.parametrize("waits", [True, False], ids=["in time", "too late"])
def test_what_is_being_sent_when_the_office_stops_is_noted_or_stays_in_the_outbox(
    tmp_path: Path, server: Endpoint, waits: bool
) -> None:
    async def work() -> None:
        async with harbour(tmp_path, server) as sea:
            sending, let_go = asyncio.Event(), asyncio.Event()
            sent: list[int] = []

            async def send(letter: Letter, wishes: Wishes, now: float) -> Result:
                sending.set()
                await let_go.wait()
                sent.append(letter.id)
                return Result(Outcome.SENT)

            sea.office.senders.send = send  # type: ignore[method-assign]
            await sea.tell("webhook", "https://chat.test/hook")
            await sea.open()
            sea.now[0] += PATIENCE
            working = asyncio.create_task(sea.office.work())
            await sending.wait()
            sea.office.stop()
            if waits:
                let_go.set()
                await working
            else:
                working.cancel()
                await asyncio.wait([working])
            left = await sea.store.take_letters(sea.now[0] + LEASE, 16, 1.0)
            assert (len(sent), len(left)) == ((1, 0) if waits else (0, 1))
            assert sea.office.outcomes["sent"] == len(sent)

    run(work)
