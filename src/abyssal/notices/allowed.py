"""Which ways out of the server its host has opened."""

from typing import NamedTuple

from abyssal.notices.mail import Smtp


class Allowed(NamedTuple):
    """What the host lets out; nothing unless they say so."""

    push: bool = False
    webhooks: bool = False
    smtp: Smtp | None = None

    def kinds(self) -> list[str]:
        """The ways that work here. A feed is fetched, so it always does."""
        found = {"push": self.push, "mail": self.smtp is not None, "webhook": self.webhooks}
        return ["feed", *(kind for kind, is_on in found.items() if is_on)]
