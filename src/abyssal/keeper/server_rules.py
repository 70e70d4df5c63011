"""What the hosts of a server have set for everybody: who may open tables, and a word to all."""

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec


class Notice(NamedTuple):
    """A word to all, shown at every table and on the home page until a host takes it back."""

    text: str
    at: float

    def encoded(self) -> bytes:
        """The message to whoever follows a table."""
        return msgspec.json.encode({"kind": "notice", **self._asdict()})


class ServerRules(NamedTuple):
    """The settings of a server that its hosts may change while it runs."""

    invite_only: bool = False
    invitation: str = ""
    """The code without which nobody opens a table then."""
    notice: Notice | None = None
    keep_days: int | None = None
    """How long finished games are kept; None for what the command line says."""
    nightly: int = 0
    """How many of the backups that are made every night are kept; 0: none is made."""


def read_rules(kept: Mapping[str, str]) -> ServerRules:
    """The rules as the store keeps them."""
    notice = kept.get("notice")
    days = kept.get("keep-days")
    return ServerRules(
        invite_only=kept.get("invite-only") == "yes",
        invitation=kept.get("invitation", ""),
        notice=Notice(**json.loads(notice)) if notice else None,
        keep_days=int(days) if days else None,
        nightly=int(kept.get("nightly", "0")),
    )


def shown_notice(rules: ServerRules) -> dict[str, Any] | None:
    """The word to all, as clients are told."""
    return None if rules.notice is None else rules.notice._asdict()
