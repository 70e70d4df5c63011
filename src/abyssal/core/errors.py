"""Exceptions: an action against the rules, or a request that makes no sense."""

from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class AbyssalError(Exception):
    """A refusal with a stable `code` and `details`, so that every front end can word it itself.

    `str()` of it is the English sentence, for makers.
    """

    def __init__(self, code: str, message: str, details: dict[str, object] | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.details: dict[str, object] = details or {}

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled with code and details, for other processes; `Exception` keeps the text alone."""
        return type(self), (self.code, str(self), self.details)


class Illegal(AbyssalError):
    """The rules do not allow this action now. The state is unchanged."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BadRequest(AbyssalError):
    """An unknown game, seat count, option, notation, data file or document."""


def listed(names: list[str]) -> str:
    """The allowed names as one comma-separated text.

    >>> listed(["basic", "advanced"])
    'basic, advanced'
    """
    return ", ".join(names)
