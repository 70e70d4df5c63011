"""Exceptions of a table: refusals with a code for each reason, and games that cannot go on."""

from typing import Literal

from abyssal.core.errors import AbyssalError


class Refused(AbyssalError):
    """The table does not take this command now. Nothing has changed."""


class Unplayable(Exception):
    """This version cannot go on with a table as it was begun: its rules, its numbers or its seal
    are not the same. The table is frozen, and nothing of it is changed."""

    def __init__(self, why: Literal["rules", "data", "seal"], begun: int = 0, known: int = 0):
        super().__init__(f"{why}: begun with {begun}, known is {known}" if begun else why)
        self.why = why
        self.begun = begun
        self.known = known

    def facts(self) -> dict[str, object]:
        """Why, for those at the table."""
        return {"why": self.why, "begun": self.begun, "known": self.known}


def refused(code: str, message: str, **details: object) -> Refused:
    """The refusal `code`; `message` is for makers, code and details for every language."""
    return Refused(code, message, dict(details))
