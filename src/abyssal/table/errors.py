"""What a table refuses, with a code for each reason."""

from abyssal.core.errors import AbyssalError


class Refused(AbyssalError):
    """The table does not take this command now. Nothing has changed."""


def refused(code: str, message: str, **details: object) -> Refused:
    """The refusal `code`; `message` is for makers, code and details for every language."""
    return Refused(code, message, dict(details))
