"""Mail over a configured SMTP server."""

import asyncio
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.policy import SMTP
from hashlib import sha256
from typing import Final, NamedTuple
from urllib.parse import unquote, urlsplit

from abyssal.core.errors import BadRequest

TIMEOUT: Final = 20.0
ADDRESS: Final = re.compile(r"[^\s@<>,;:\"()\[\]\\]{1,64}@[^\s@<>,;:\"()\[\]\\]{1,255}", re.ASCII)
POLICY: Final = SMTP.clone(max_line_length=900)
"""Not every mail program reads a link that was folded."""
PORTS: Final = {"smtp": 587, "smtps": 465}


class Smtp(NamedTuple):
    """A mail server, and who we are to it."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = ""
    is_tls: bool = False
    """From the first byte on; otherwise by STARTTLS, where the server offers it."""


class Refusal(Exception):
    """The mail server will never take this."""


class Unsent(Exception):
    """The mail server does not take this now."""


def smtp_of(url: str, sender: str) -> Smtp:
    """A server as `smtp://user:password@host:port` or `smtps://…` names it."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port or PORTS.get(parts.scheme, 0)
    except ValueError:
        host, port = None, 0
    if not host or not port:
        raise BadRequest("smtp", "a mail server is smtp://user:password@host:port, or smtps://")
    return Smtp(
        host,
        port,
        checked_address(sender),
        user=unquote(parts.username or ""),
        password=unquote(parts.password or ""),
        is_tls=parts.scheme == "smtps",
    )


def checked_address(address: str) -> str:
    """A mail address; refused if it looks like none."""
    if not ADDRESS.fullmatch(address):
        raise BadRequest("mail-address", "this is no mail address")
    return address


def letter(
    smtp: Smtp, to: str, subject: str, body: str, key: str, stop: str | None
) -> EmailMessage:
    """A mail. The same `key` gives the same id, so that a doubled one can be told."""
    mail = EmailMessage(POLICY)
    mail["From"] = smtp.sender
    mail["To"] = to
    mail["Subject"] = subject
    domain = smtp.sender.partition("@")[2]
    mail["Message-ID"] = f"<{sha256(key.encode()).hexdigest()[:32]}@{domain}>"
    mail["Auto-Submitted"] = "auto-generated"
    if stop is not None:
        mail["List-Unsubscribe"] = f"<{stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content(body)
    return mail


async def send(smtp: Smtp, mail: EmailMessage) -> None:
    """Hand a mail to the server, or raise Refusal or Unsent."""
    await asyncio.to_thread(hand_over, smtp, mail)


def hand_over(smtp: Smtp, mail: EmailMessage) -> None:
    try:
        with connected(smtp) as server:
            if smtp.user:
                server.login(smtp.user, smtp.password)
            server.send_message(mail)
    except smtplib.SMTPRecipientsRefused as error:
        codes = [code for code, _ in error.recipients.values()]
        raise (Refusal if all(code >= 500 for code in codes) else Unsent)(str(codes)) from error
    except (smtplib.SMTPException, OSError) as error:
        raise Unsent(type(error).__name__) from error


def connected(smtp: Smtp) -> smtplib.SMTP:
    """A connection to the server, under TLS where it can."""
    if smtp.is_tls:
        context = ssl.create_default_context()
        return smtplib.SMTP_SSL(smtp.host, smtp.port, timeout=TIMEOUT, context=context)
    server = smtplib.SMTP(smtp.host, smtp.port, timeout=TIMEOUT)
    server.ehlo()
    if server.has_extn("starttls"):
        server.starttls(context=ssl.create_default_context())
        server.ehlo()
    return server
