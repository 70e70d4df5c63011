"""Authentication: who sent a request, a session by its cookie or a program by its token."""

import re
import secrets
from typing import Final, NamedTuple

from starlette.requests import HTTPConnection
from starlette.responses import Response

from abyssal.keeper.host import digest
from abyssal.server.errors import denied
from abyssal.store.port import Holding, Store
from abyssal.table.commands import Giver
from abyssal.table.sanitize import sanitize
from abyssal.table.stream import Viewer

COOKIE: Final = "abyssal"
YEAR: Final = 365 * 86400
SECRET_BYTES: Final = 32
SECRET: Final = re.compile(r"[\w-]{43}", re.ASCII)
"""What a cookie of ours looks like. It is stored only once its browser does something: until then,
one that somebody made up is as good as any."""
SEAT_DIGITS: Final = 3
DEVICE_LENGTH: Final = 60


class Person(NamedTuple):
    """Whoever sent a request."""

    session: str = ""
    """The digest of the session; "" without one."""
    name: str = ""
    token: Holding | None = None
    """The seat a program plays for."""
    is_stored: bool = False
    """Whether the store knows the session: it does once it has opened, joined or claimed a seat."""
    secret: str = ""
    """The digest of its token."""
    device: str = ""
    """The digest of the cookie: of a device that was opened with a personal link, `session` is the
    person, who holds all its seats; otherwise they are the same."""

    def key(self) -> str:
        """The key of this person's rate limits."""
        return self.session if self.token is None else f"{self.token.table}:{self.token.seat}"


async def person_of(connection: HTTPConnection, store: Store) -> Person:
    """Who sent this: empty without a cookie; a token that is not valid is denied."""
    scheme, _, secret = connection.headers.get("authorization", "").partition(" ")
    if scheme == "Bearer":
        holding = await store.holding_of(digest(secret), "token")
        if holding is None:
            raise denied("token", "this token is not valid here")
        return Person(token=holding, secret=digest(secret))
    cookie = connection.cookies.get(COOKIE, "")
    if not SECRET.fullmatch(cookie):
        return Person()
    device = digest(cookie)
    session, name = await store.identify(device)
    return Person(session, name or "", is_stored=name is not None, device=device)


async def known_person(connection: HTTPConnection, store: Store) -> Person:
    """Who sent this; it must be a session."""
    person = await person_of(connection, store)
    if not person.session:
        raise denied("session", "ask /api/hello for a session first")
    return person


async def seats_of(person: Person, table: str, store: Store) -> list[int]:
    """The seats this person or program may speak for."""
    if person.token is not None:
        if person.token.table != table:
            raise denied("token", "this token is not valid here")
        return [person.token.seat]
    return await store.seats_of(person.session, table) if person.session else []


async def giver_of(connection: HTTPConnection, person: Person, table: str, store: Store) -> Giver:
    """The seat a request speaks for: one of the person's own, or none."""
    seats = await seats_of(person, table, store)
    wanted = connection.query_params.get("seat", "")
    seat: Viewer = seats[0] if seats else None
    if wanted:
        seat = seat_called(wanted)
        if seat not in seats:
            raise denied("no-seat", "you have no such seat at this table")
    return Giver(seat, person.session, person.secret)


def seat_called(text: str) -> int | None:
    """The number of a seat as it stands in an address; None if it is none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= SEAT_DIGITS else None


async def own_seat(connection: HTTPConnection, person: Person, table: str, store: Store) -> int:
    """The seat a request speaks for; there must be one."""
    giver = await giver_of(connection, person, table, store)
    if giver.seat is None:
        raise denied("no-seat", "you have no seat at this table")
    return giver.seat


def device_name(name: str) -> str:
    """The name a browser gives itself, as it is kept."""
    return sanitize(name[:DEVICE_LENGTH], DEVICE_LENGTH) if name.strip() else ""


def new_session(response: Response, secure: bool, below: str = "") -> None:
    """Give the browser a cookie for what lies `below` a path; we keep no more than its digest."""
    secret = secrets.token_urlsafe(SECRET_BYTES)
    response.set_cookie(
        COOKIE,
        secret,
        max_age=YEAR,
        secure=secure,
        httponly=True,
        samesite="lax",
        path=below or "/",
    )
