"""What can be wrong with a record: a code for each kind, and the line."""

from abyssal.core.errors import BadRequest


class BadRecord(BadRequest):
    """A record that cannot be read or is not what it claims; `details["line"]` says where."""


def bad_line(code: str, line: int, message: str, details: dict[str, object]) -> BadRecord:
    """The error for a line that is understood but cannot be right."""
    return BadRecord(code, f"line {line}: {message}", {**details, "line": line})


def malformed(line: int, text: str) -> BadRecord:
    """The error for a line that is not understood, or not where it belongs."""
    return bad_line("record-malformed", line, f"{text!r} does not belong here", {"text": text})
