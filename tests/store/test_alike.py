"""SQLite and PostgreSQL answer alike, whatever is asked of both."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError

from abyssal.store.circle_port import CircleRow, CircleStore, MemberRow, ResultRow
from abyssal.store.comments_port import Comment, Comments
from abyssal.store.notices_port import About, Letter, Notice, Notices, Way
from abyssal.store.persons_port import Device, Passkey, Persons
from abyssal.store.port import Act, Holding, HostBook, NotHeld, Old, Stale, Store, TableRow
from abyssal.store.reviews_port import WHOLE_GAME, ReviewRow, Reviews
from abyssal.store.sql import SqlStore
from live.stores import KINDS, store_at

TABLES = ("a", "b", "c")
PEOPLE = ("ada", "bo", "cy")
CIRCLES = ("c1", "c2")
MEMBERS = ("m1", "m2", "m3")
WAYS = ("w1", "w2", "w3")
STEPS = 300

Step = tuple[str, Callable[[SqlStore], Awaitable[Any]]]


class Turn:
    """Arguments of one step, which both stores are given."""

    def __init__(self, luck: Random, moment: float) -> None:
        self.luck, self.moment = luck, moment
        self.table, self.person = luck.choice(TABLES), luck.choice(PEOPLE)
        self.seat = luck.randrange(2)
        self.past = moment - luck.randrange(60)

    def row(self) -> TableRow:
        status = self.luck.choice(("open", "playing", "over", "ended"))
        due = self.luck.choice((None, self.past))
        return TableRow(self.table, None, "reef", status, True, "{}", 1.0, self.moment, due)

    def result(self) -> ResultRow:
        return ResultRow(self.table, "reef", 1.0, self.past, True, f"{{{self.moment}}}")

    def notice(self) -> Notice:
        abouts: list[About] = ["turn", "last", "seat", "ends"]
        about = self.luck.choice(abouts)
        decision = self.luck.randrange(3)
        return Notice(self.person, self.table, self.seat, decision, about, self.past)

    def way(self) -> Way:
        kind = self.luck.choice(("push", "mail", "feed"))
        return Way(f"w{self.moment}", self.person, kind, "address", self.person, True)


def table_steps(turn: Turn) -> list[Step]:
    row, luck = turn.row(), turn.luck
    old = Old(turn.past, turn.past)
    number, lease = luck.randrange(1, 4), luck.randrange(30)
    reseated = {turn.seat: luck.choice((None, turn.person))}
    result = turn.result() if luck.random() < 0.5 else None
    is_done, found = luck.random() < 0.3, f"found by {turn.moment}".encode()
    review = ReviewRow(turn.table, turn.seat, WHOLE_GAME, is_done, found)
    return [
        ("create", lambda s: s.create(row, ["first"])),
        ("append", lambda s: s.append(row, number, ["more"], reseated, result=result)),
        ("hold", lambda s: s.hold(turn.person, Holding(turn.table, turn.seat))),
        ("release", lambda s: s.release(Holding(turn.table, turn.seat))),
        ("remember", lambda s: s.remember(turn.person, f"name {turn.moment}", turn.past)),
        ("due", lambda s: s.due(turn.past)),
        ("take_due", lambda s: s.take_due(turn.moment, number, lease)),
        ("keep_snapshot", lambda s: s.keep_snapshot(turn.table, f"{turn.moment}".encode())),
        ("snapshot", lambda s: s.snapshot(turn.table)),
        ("drop_snapshots", lambda s: s.drop_snapshots()),
        ("keep_review", lambda s: s.keep_review(review)),
        ("review", lambda s: s.review(turn.table, turn.seat, WHOLE_GAME)),
        ("drop_reviews", lambda s: s.drop_reviews(turn.past)),
        ("newest_of", lambda s: s.newest_of(TABLES)),
        ("all_rows", lambda s: s.all_rows(2, 1)),
        ("announce", lambda s: s.announce(old, turn.past)),
        ("expires", lambda s: s.expires(turn.table)),
        ("delete_old", lambda s: s.delete_old(old, turn.moment)),
        ("delete_sessions", lambda s: s.delete_sessions(turn.past - 40)),
    ]


def circle_steps(turn: Turn) -> list[Step]:
    luck = turn.luck
    circle, member, other = luck.choice(CIRCLES), luck.choice(MEMBERS), luck.choice(TABLES)
    joins = MemberRow(member, circle, "name", turn.moment, False)
    yes, row = luck.random() < 0.5, CircleRow(circle, "friends", turn.moment)
    key, link = f"key {member}", f"link {turn.moment}"
    return [
        ("keep_result", lambda s: s.keep_result(turn.result())),
        ("result", lambda s: s.result(turn.table)),
        ("finished_of", lambda s: s.finished_of(turn.person)),
        ("without_result", lambda s: s.without_result(9)),
        ("unchecked", lambda s: s.unchecked(turn.past, 2)),
        ("note_check", lambda s: s.note_check(turn.table, yes, turn.moment)),
        ("create_circle", lambda s: s.create_circle(row, link, joins, key)),
        ("circle", lambda s: s.circle(circle)),
        ("circle_of_link", lambda s: s.circle_of_link(f"link {turn.moment - 1}")),
        ("add_circle_link", lambda s: s.add_circle_link(circle, link, yes)),
        ("add_member", lambda s: s.add_member(joins, key)),
        ("members_of", lambda s: s.members_of(circle)),
        ("faces_in", lambda s: s.faces_in(circle)),
        ("circles_of", lambda s: s.circles_of(turn.person)),
        ("member_by_key", lambda s: s.member_by_key(key)),
        ("tie", lambda s: s.tie(turn.person, member)),
        ("rename_member", lambda s: s.rename_member(member, link)),
        ("leave_circle", lambda s: s.leave_circle(member, yes)),
        ("add_circle_table", lambda s: s.add_circle_table(circle, turn.table, turn.moment)),
        ("pass_circles_on", lambda s: s.pass_circles_on(turn.table, other, turn.moment)),
        ("circles_of_table", lambda s: s.circles_of_table(turn.table)),
        ("games_of", lambda s: s.games_of(circle)),
    ]


def person_steps(turn: Turn) -> list[Step]:
    luck, person = turn.luck, f"person {turn.luck.randrange(2)}"
    device, yes = Device(turn.person, "phone", turn.past, turn.moment), luck.random() < 0.5
    link, text = f"to {person} {turn.luck.randrange(3)}", f"words \0 of {turn.moment}"
    id = f"passkey {turn.luck.randrange(4)}"
    passkey = Passkey(id, person, "key", 0, "phone", "sea.test", turn.past, turn.moment)
    comment = Comment(f"c{turn.moment}", turn.table, turn.person, turn.seat, 1, text, turn.past)
    return [
        ("identify", lambda s: s.identify(turn.person)),
        ("profile", lambda s: s.profile(turn.person)),
        ("set_shown", lambda s: s.set_shown(turn.person, "gull-moss", turn.seat)),
        ("set_days_away", lambda s: s.set_days_away(turn.person, turn.past, turn.moment)),
        ("create_person", lambda s: s.create_person(person, device, link)),
        ("person", lambda s: s.person(person)),
        ("person_by_link", lambda s: s.person_by_link(link)),
        ("count_links", lambda s: s.count_links(person)),
        ("add_link", lambda s: s.add_link(person, link, turn.person if yes else None)),
        ("add_device", lambda s: s.add_device(person, device, yes)),
        ("remove_device", lambda s: s.remove_device(turn.person)),
        ("see_device", lambda s: s.see_device(turn.person, turn.moment)),
        ("devices_of", lambda s: s.devices_of(person)),
        ("add_passkey", lambda s: s.add_passkey(passkey, 2)),
        ("passkey", lambda s: s.passkey(passkey.id)),
        ("passkeys_of", lambda s: s.passkeys_of(person)),
        ("use_passkey", lambda s: s.use_passkey(passkey.id, 3_000_000_000, turn.moment)),
        ("remove_passkey", lambda s: s.remove_passkey(person, passkey.id)),
        ("set_settings", lambda s: s.set_settings(person, str(turn.moment))),
        ("rewrite", lambda s: s.rewrite(turn.table, {1: "again"}, "{1}")),
        ("forget_person", lambda s: s.forget_person(luck_of(turn, person))),
        ("add_comment", lambda s: s.add_comment(comment, 2)),
        ("comments", lambda s: s.comments(turn.table)),
        ("delete_comment", lambda s: s.delete_comment(turn.table, comment.id, turn.person)),
    ]


def luck_of(turn: Turn, person: str) -> str:
    return person if turn.seat else turn.person


def notice_steps(turn: Turn, letters: dict[SqlStore, list[Letter]]) -> list[Step]:
    luck, way, notice = turn.luck, turn.way(), turn.notice()
    wanted = [turn.notice() for _ in range(luck.randrange(3))]
    wanted = list({each.key(): each._replace(table=turn.table) for each in wanted}.values())
    told, place = [notice, turn.notice()][: luck.randrange(1, 3)], luck.randrange(3)
    kept = f"w{luck.randrange(int(turn.moment) + 1)}.0"

    async def take(store: SqlStore) -> list[Letter]:
        letters[store] = await store.take_letters(turn.moment, 3, lease=luck_lease)
        return [letter._replace(id=0) for letter in letters[store]]

    async def end(store: SqlStore, name: str) -> None:
        if len(letters[store]) > place:
            id = letters[store][place].id
            await (store.sent(id) if name == "sent" else store.failed(id, turn.moment))

    luck_lease = float(luck.randrange(20))
    return [
        ("key", lambda s: s.key("signing", str(turn.moment))),
        ("wishes_of", lambda s: s.wishes_of(turn.person)),
        ("set_wishes", lambda s: s.set_wishes(turn.person, str(turn.moment))),
        ("ways_of", lambda s: s.ways_of(turn.person)),
        ("way", lambda s: s.way(kept)),
        ("add_way", lambda s: s.add_way(way)),
        ("confirm_way", lambda s: s.confirm_way(kept)),
        ("remove_way", lambda s: s.remove_way(kept)),
        ("told_seats", lambda s: s.told_seats(turn.table)),
        ("with_notices", lambda s: s.with_notices(TABLES)),
        ("told_tables", lambda s: s.told_tables(luck_of_none(turn))),
        ("set_notices", lambda s: s.set_notices(turn.table, wanted, "gone", turn.moment)),
        ("due_notices", lambda s: s.due_notices(turn.moment)),
        ("put_off", lambda s: s.put_off(notice, turn.past)),
        ("tell", lambda s: s.tell(told, {kept: (notice.topic(), "text")}, turn.past)),
        ("post", lambda s: s.post(kept, notice.topic(), "text", turn.past)),
        ("take_letters", take),
        ("sent", lambda s: end(s, "sent")),
        ("failed", lambda s: end(s, "failed")),
    ]


def luck_of_none(turn: Turn) -> str | None:
    return turn.person if turn.seat else None


def book_steps(turn: Turn) -> list[Step]:
    act = Act(turn.moment, "host", "closed", turn.table, "words")
    shelf: Any = turn.luck.choice(("closed", "bin", None))
    before = turn.luck.randrange(5)
    return [
        ("settings", lambda s: s.book.settings()),
        ("set", lambda s: s.book.set("notice", str(turn.moment))),
        ("note", lambda s: s.book.note(act)),
        ("acts", lambda s: s.book.acts(3, before)),
        ("shelve", lambda s: s.book.shelve(turn.table, shelf, turn.past)),
        ("empty_bin", lambda s: s.book.empty_bin(turn.past - 20)),
        ("counts", lambda s: s.book.counts()),
        ("search", lambda s: s.book.search(("open", "bin"), lambda row: row.id != "b", 2, 0)),
    ]


def all_steps(luck: Random, moment: float, letters: dict[SqlStore, list[Letter]]) -> list[Step]:
    turn = Turn(luck, moment)
    return [
        *table_steps(turn),
        *circle_steps(turn),
        *person_steps(turn),
        *notice_steps(turn, letters),
        *book_steps(turn),
    ]


ELSEWHERE = {"backup", "close", "book", "room", "keep_copy", "copies"}
"""What is asked of each by itself."""
ORDERED = {"all_rows", "due", "take_due", "search", "acts", "members_of", "games_of", "unchecked"}


def test_all_that_a_store_offers_is_asked_of_both() -> None:
    offered = {
        name
        for port in (Persons, Notices, Comments, Reviews, CircleStore, HostBook, Store)
        for name in vars(port)
        if not name.startswith("_")
    }
    asked = {name for name, _ in all_steps(Random(0), 1.0, {})}
    assert offered - ELSEWHERE <= asked


async def outcome(store: SqlStore, step: Step) -> object:
    name, ask = step
    try:
        found = await ask(store)
    except (Stale, NotHeld, IntegrityError) as error:
        return type(error).__name__
    if isinstance(found, list) and name not in ORDERED:
        return sorted(found, key=repr)
    return sorted(found.items()) if isinstance(found, dict) else found


def as_kept(found: object) -> object:
    """PostgreSQL keeps no character NUL in a text."""
    return repr(found).replace("\\x00", "\N{REPLACEMENT CHARACTER}")


@pytest.mark.parametrize("seed", range(2))
def test_both_answer_alike(seed: int, tmp_path: Path) -> None:
    async def work() -> None:
        luck = Random(seed)
        stores = [store_at(tmp_path / "abyssal.sqlite", kind) for kind in KINDS]
        letters: dict[SqlStore, list[Letter]] = {store: [] for store in stores}
        try:
            for moment in range(STEPS):
                step = luck.choice(all_steps(luck, float(moment), letters))
                found, expected = [as_kept(await outcome(store, step)) for store in stores]
                assert found == expected, step[0]
        finally:
            for store in stores:
                await store.close()

    asyncio.run(work())
