"""How a message leaves: a sender for each kind of way, and what came of it."""

import json
import logging
from enum import Enum, auto
from html import escape
from typing import Final, NamedTuple

import msgspec

from abyssal.core.errors import AbyssalError
from abyssal.notices import mail, push
from abyssal.notices.allowed import Allowed
from abyssal.notices.outside import Answer, Outside, Unreachable, checked_url
from abyssal.notices.tokens import token_for
from abyssal.notices.wishes import Wishes
from abyssal.notices.wording import Message, text_of
from abyssal.store.notices_port import Letter
from abyssal.words import Words

DAY: Final = 86400
MENTIONS: Final = ("discord.com", "discordapp.com")
"""Hosts of the chat programs that read `content`; all others read `text`."""

logger = logging.getLogger(__name__)


class Outcome(Enum):
    """What came of sending a message."""

    SENT = auto()
    LATER = auto()
    REFUSED = auto()
    """It will never be taken."""
    GONE = auto()
    """Nobody is there any more."""


class Result(NamedTuple):
    """An outcome, and after how many seconds to try again, if we were told."""

    outcome: Outcome
    wait: float | None = None


class Senders:
    """Sends letters by whatever way they go."""

    def __init__(self, allowed: Allowed, url: str, outside: Outside | None = None) -> None:
        self.allowed = allowed
        self.url = url
        self.outside = outside or Outside()
        self.vapid = ""
        """Our key for push, and the one that links are signed with; set at the start."""
        self.signing = ""

    async def send(self, letter: Letter, wishes: Wishes, now: float) -> Result:
        """Send one; nothing leaves that the host does not allow."""
        if letter.way.kind not in self.allowed.kinds():
            return Result(Outcome.REFUSED)
        message = msgspec.json.decode(letter.message, type=Message)
        try:
            if letter.way.kind == "mail":
                return await self.send_mail(letter, message, wishes)
            if letter.way.kind == "push":
                return came_of(await self.send_push(letter, message, wishes, now))
            return came_of(await self.send_webhook(letter, message, wishes))
        except Unreachable as error:
            logger.info("notice-unsent", extra={"kind": letter.way.kind}, exc_info=error)
            return Result(Outcome.LATER)
        except AbyssalError:  # the address can never be reached
            return Result(Outcome.REFUSED)

    async def send_push(
        self, letter: Letter, message: Message, wishes: Wishes, now: float
    ) -> Answer:
        to = push.subscription_of(letter.way.address)
        table = message.table or "".join(turn.table for turn in message.turns)
        shown = {"kind": message.kind, "table": table if len(message.turns) < 2 else ""}
        if message.kind != "gone":
            text = text_of(message, wishes)
            shown |= {"title": text.title, "body": text.body, "path": text.path}
        body = push.encrypted(json.dumps(shown).encode(), to.keys)
        contact = self.url if self.url.startswith("https:") else "mailto:nobody@localhost"
        headers = {
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            "ttl": str(DAY),
            "urgency": "low" if message.kind == "gone" else "high",
            "authorization": push.authorization(to.endpoint, self.vapid, contact, now),
        }
        if shown["table"] and message.kind in ("turns", "last", "gone"):
            headers["topic"] = shown["table"][:32]  # a newer message about a table replaces it
        return await self.outside.post(to.endpoint, body, headers)

    async def send_webhook(self, letter: Letter, message: Message, wishes: Wishes) -> Answer:
        text = text_of(message, wishes)
        line = f"{text.title}\n{text.body}\n{self.url}{text.path}"
        host = str(checked_url(letter.way.address).hostname)
        if host.endswith(MENTIONS):
            shown: dict[str, object] = {"content": line, "allowed_mentions": {"parse": []}}
        else:
            shown = {"text": escape(line, quote=False)}
        # The same after a crash in which it is not known whether it arrived.
        headers = {"content-type": "application/json", "webhook-id": f"{letter.way.id}-{letter.id}"}
        return await self.outside.post(letter.way.address, json.dumps(shown).encode(), headers)

    async def send_mail(self, letter: Letter, message: Message, wishes: Wishes) -> Result:
        assert self.allowed.smtp is not None
        words, text, way = Words(wishes.language), text_of(message, wishes), letter.way.id
        stop = f"{self.url}/api/stop/{token_for(self.signing, 'stop', way)}"
        link = f"{self.url}{text.path}"
        if message.kind == "confirm":
            link = f"{self.url}/api/confirm/{token_for(self.signing, 'confirm', way)}"
        body = f"{text.body}\n\n{link}\n\n-- \n{words('notice-stop')}\n{stop}\n"
        key = f"{way} {letter.id}"
        try:
            smtp = self.allowed.smtp
            made = mail.letter(smtp, letter.way.address, text.title, body, key=key, stop=stop)
            await mail.send(smtp, made)
        except mail.Refusal:
            return Result(Outcome.REFUSED)
        except mail.Unsent as error:
            logger.info("notice-unsent", extra={"kind": "mail"}, exc_info=error)
            return Result(Outcome.LATER)
        return Result(Outcome.SENT)


def came_of(answer: Answer) -> Result:
    """What an answer means: only "gone" and "not found" end a subscription."""
    if answer.status in (404, 410):
        return Result(Outcome.GONE)
    if 200 <= answer.status < 300:
        return Result(Outcome.SENT)
    if answer.status in (408, 425, 429) or answer.status >= 500:
        return Result(Outcome.LATER, answer.retry_after)
    return Result(Outcome.REFUSED)
