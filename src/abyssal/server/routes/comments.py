"""Routes of comments on games that are over: who sat there writes, whoever may look on reads."""

import secrets
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from abyssal.server.json import Json, read_body
from abyssal.server.people import known_person, own_seat
from abyssal.server.routes.subject import Subject
from abyssal.store.comments_port import Comment
from abyssal.table.errors import refused
from abyssal.table.handlers import check_done
from abyssal.table.sanitize import CHAT_LENGTH, sanitize

MOST_COMMENTS: Final = 40
"""Of one person on one game."""


class NewComment(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST …/comments."""

    moment: int
    text: str


class OldComment(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST …/comments/delete."""

    id: str


class CommentRoutes(Subject):
    """Comments: no part of the record, which is sealed."""

    def routes(self) -> list[Route]:
        comments = "/api/tables/{table}/comments"
        return [
            Route(comments, self.read, methods=["GET"]),
            Route(comments, self.write, methods=["POST"]),
            Route(f"{comments}/delete", self.delete, methods=["POST"]),
        ]

    async def read(self, request: Request) -> Response:
        """All comments on a game, by seat; `mine` are those that I may delete."""
        id = request.path_params["table"]
        person, _, live = await self.may_follow(request, id)
        async with self.host.between_writes(live) as table:
            check_done(table)
        found = await self.store.comments(id)
        return Json({"comments": [shown(comment, person.session) for comment in found]})

    async def write(self, request: Request) -> Response:
        """A comment on a moment, as the replay counts them."""
        id = request.path_params["table"]
        person = await known_person(request, self.store)
        seat = await own_seat(request, person, id, self.store)
        self.commands.take(person.key())
        wanted = await read_body(request, NewComment, self.settings.limits.frame)
        async with self.host.table(id) as table:
            check_done(table)
            last = len(table.record.entries)
        if not 0 <= wanted.moment <= last:
            message = f"there is no moment {wanted.moment}; moments are 0 to {last}"
            raise refused("moment", message, moment=wanted.moment, last=last)
        text, now = sanitize(wanted.text, CHAT_LENGTH), self.host.clock()
        made = Comment(
            secrets.token_hex(16),
            table=id,
            person=person.session,
            seat=seat,
            moment=wanted.moment,
            text=text,
            at=now,
        )
        if not await self.store.add_comment(made, MOST_COMMENTS):
            raise refused("comments", f"at most {MOST_COMMENTS} comments", most=MOST_COMMENTS)
        return Json(shown(made, person.session))

    async def delete(self, request: Request) -> Response:
        """Delete a comment of my own."""
        id = request.path_params["table"]
        person = await known_person(request, self.store)
        self.commands.take(person.key())
        wanted = await read_body(request, OldComment, self.settings.limits.frame)
        if not await self.store.delete_comment(id, wanted.id, person.session):
            raise refused("no-comment", "you have written no such comment")
        return Json({})


def shown(comment: Comment, session: str) -> dict[str, object]:
    """A comment as somebody sees it: its writer is a seat, and has the name of that seat."""
    return {
        "id": comment.id,
        "seat": comment.seat,
        "moment": comment.moment,
        "text": comment.text,
        "at": comment.at,
        "mine": bool(session) and comment.person == session,
    }
