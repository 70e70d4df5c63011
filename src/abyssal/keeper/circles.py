"""Circles of friends: who is in one, and what its members see of their finished games."""

import asyncio
import secrets
from typing import Any, Final, NamedTuple

import msgspec

from abyssal.keeper.host import digest
from abyssal.keeper.membership import membership, no_circle
from abyssal.results.ratings import Played, not_own, why_unrated
from abyssal.results.result import Result
from abyssal.results.statistics import summary
from abyssal.search import titles as searched
from abyssal.store.circle_port import CircleGame, CircleRow, MemberRow
from abyssal.store.port import Store
from abyssal.table.errors import refused

ID_BYTES: Final = 9
SECRET_BYTES: Final = 24
CIRCLES: Final = 20
"""Of one session."""
MEMBERS: Final = 60
"""Of one circle."""
GAMES_SHOWN: Final = 200
"""The newest games of a circle that are listed; all of them are counted."""


class Joined(NamedTuple):
    """Somebody is in a circle."""

    circle: str
    member: str
    key: str | None
    """The secret with which another browser speaks for the same member; None if they were in the
    circle already."""


async def open_circle(
    store: Store, session: str, name: str, own_name: str, now: float
) -> tuple[Joined, str]:
    """A new circle with its first member, and the secret of its link."""
    await check_room(store, session)
    circle = CircleRow(secrets.token_urlsafe(ID_BYTES), name, now)
    member, key = new_member(circle.id, own_name, now)
    link = secrets.token_urlsafe(SECRET_BYTES)
    await store.create_circle(circle, digest(link), member, digest(key))
    await store.tie(session, member.id)
    return Joined(circle.id, member.id, key), link


async def check_room(store: Store, session: str) -> None:
    """Refuse one more circle where there are many."""
    if len(await store.circles_of(session)) >= CIRCLES:
        raise refused("circles", f"at most {CIRCLES} circles", most=CIRCLES)


def new_member(circle: str, name: str, now: float) -> tuple[MemberRow, str]:
    """A member, and the secret that is theirs."""
    member = MemberRow(secrets.token_urlsafe(ID_BYTES), circle, name, joined=now, has_left=False)
    return member, secrets.token_urlsafe(SECRET_BYTES)


async def linked(store: Store, link: str) -> CircleRow:
    """The circle to which the secret of a link leads."""
    circle = await store.circle_of_link(digest(link))
    if circle is None:
        raise refused("circle-link", "this link leads to no circle")
    return circle


async def join(store: Store, session: str, link: str, name: str, now: float) -> Joined:
    """Join the circle of a link, on purpose; whoever is in it already stays who they are."""
    circle = await linked(store, link)
    for found, member in await store.circles_of(session):
        if found.id == circle.id:
            return Joined(circle.id, member, None)
    await check_room(store, session)
    here = [member for member in await store.members_of(circle.id) if not member.has_left]
    if len(here) >= MEMBERS:
        raise refused("members", f"at most {MEMBERS} members", most=MEMBERS)
    new, key = new_member(circle.id, name, now)
    await store.add_member(new, digest(key))
    await store.tie(session, new.id)
    return Joined(circle.id, new.id, key)


async def claim(store: Store, session: str, key: str) -> Joined:
    """Another browser speaks for the member whose key it has."""
    member = await store.member_by_key(digest(key))
    if member is None:
        raise refused("circle-key", "this key opens no circle")
    await store.tie(session, member.id)
    return Joined(member.circle, member.id, None)


async def renewed_link(store: Store, circle: str, renew: bool) -> str:
    """The secret of one more link to a circle, or of a new one in place of all others."""
    link = secrets.token_urlsafe(SECRET_BYTES)
    await store.add_circle_link(circle, digest(link), renew)
    return link


async def add_game(store: Store, session: str, circle: str, table: str, now: float) -> None:
    """A member who sits at a table lets it count in a circle. Before the start it is rated."""
    await membership(store, session, circle)
    if not await store.seats_of(session, table):
        raise refused("no-seat", "you have no seat at this table")
    await store.add_circle_table(circle, table, now)


def played(game: CircleGame) -> Played | None:
    """A game of a circle, for ratings; None where nothing is left of it."""
    try:
        result = msgspec.json.decode(game.result.line, type=Result)
    except msgspec.DecodeError:
        return None
    return Played(
        game.result.table,
        game.result.ended,
        result,
        game.who,
        is_late=game.added > game.result.started,
        is_true=game.result.verifies,
    )


async def page(
    store: Store, session: str, circle: str, game: str | None, now: float
) -> dict[str, Any]:
    """All that a member sees of a circle."""
    me = await membership(store, session, circle)
    row = await store.circle(circle)
    if row is None:
        raise no_circle()
    members, faces = await store.members_of(circle), await store.faces_in(circle)
    kept = await store.games_of(circle)
    found = [(one, known) for one in kept if (known := played(one)) is not None]
    here = [member.id for member in members if not member.has_left]
    shown = [pair for pair in found if game in (None, pair[1].result.game)]
    every = [known for _, known in found]
    counted = await asyncio.to_thread(summary, every, here, now=now, game=game)
    return {
        "circle": circle,
        "name": row.name,
        "created": row.created,
        "me": me,
        "members": [
            {
                "member": member.id,
                "name": member.name,
                "face": faces.get(member.id, ""),
                "left": member.has_left,
            }
            for member in members
        ],
        "total": len(found),
        "lost": len(kept) - len(found),
        **counted,
        "games": [shown_game(*pair, me) for pair in reversed(shown[-GAMES_SHOWN:])],
    }


def shown_game(game: CircleGame, known: Played, me: str) -> dict[str, Any]:
    """A game in the list: who came out how, and how honest it was. Strangers have no names."""
    sat = any(me in members for members in known.who.values())
    replay = game.is_kept and (game.result.open or sat)
    judged = known.result.game in searched() and why_unrated(known) not in ("broken", "given-up")
    return {
        "table": known.table,
        "game": known.result.game,
        "options": known.result.options,
        "ending": known.result.ending,
        "started": game.result.started,
        "ended": known.ended,
        "digest": known.result.digest,
        "replay": replay,
        "reviewed": replay and judged,
        "kept": game.is_kept,
        "unrated": why_unrated(known),
        "not_own": not_own(known),
        "seats": [
            {
                "members": known.who.get(seat, []),
                "kind": sitting.kind,
                "score": sitting.score,
                "rank": sitting.rank,
                "won": sitting.won,
                "side": sitting.side,
                "decisions": sitting.decisions,
                "own": sitting.own,
                "hints": sitting.hints,
            }
            for seat, sitting in enumerate(known.result.seats)
        ],
    }
