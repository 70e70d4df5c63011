"""Validated configuration: printed numbers from a TOML file; errors name file, line and field."""

import json
import re
from typing import Any, Final

from abyssal.core.errors import BadRequest

LONGEST: Final = 64 * 1024
MOST_KEYS: Final = 4000
DEEPEST: Final = 8
"""Ours has 20 kB, 900 keys and a depth of 3. The parser's time grows with the square of a depth."""
SHOWN: Final = 80
"""Characters of a wrong value that an error repeats."""

PARTS: Final = re.compile(
    r""""{3}(?:\\.|[^\\])*?"{3,5}|'{3}.*?'{3,5}|"(?:\\.|[^"\\\n])*"|'[^'\n]*'|\#[^\n]*|[][{}.=,\n]""",
    re.DOTALL,
)
"""Strings and comments as a whole, and the signs outside them."""


class Sheet:
    """A TOML text and what is in it. A field is named by its path: `treasures.steep.main`."""

    def __init__(self, text: str, name: str) -> None:
        self.text = text
        self.name = name
        self.check_size()
        import tomllib  # it is slow to import, and not every program reads numbers

        try:
            self.data: dict[str, Any] = tomllib.loads(text)
            json.dumps(self.data, allow_nan=False)  # digests and records are JSON: no dates, no NaN
        except (TypeError, ValueError, RecursionError) as error:
            raise BadRequest("data", f"{name}: {error}", {"file": name}) from error

    def check_size(self) -> None:
        """Refuse, before it is parsed, what no data file needs and takes long to parse."""
        if len(self.text) > LONGEST:
            raise self.too_much(1, f"has {len(self.text)} characters; at most {LONGEST} are read")
        line, keys, depth, dots = 1, 0, 0, 0
        for part in PARTS.finditer(self.text):
            sign = part.group()
            if sign == ".":
                dots += 1
            elif len(sign) == 1:
                dots = 0
                depth += (sign in "[{") - (sign in "]}")
                keys += sign == "="
            line += sign.count("\n")
            if keys > MOST_KEYS:
                raise self.too_much(line, f"has more than {MOST_KEYS} keys")
            if max(depth, dots) > DEEPEST:
                raise self.too_much(line, f"goes deeper than {DEEPEST} levels")

    def too_much(self, line: int, message: str) -> BadRequest:
        details: dict[str, object] = {"file": self.name, "line": line}
        return BadRequest("data", f"{self.name}, line {line}: {message}", details)

    @staticmethod
    def of(data: dict[str, Any], name: str) -> "Sheet":
        """The sheet that holds `data`, parsed before; errors then name no line but the first."""
        sheet = Sheet("", name)
        sheet.data = data
        return sheet

    def wrong(self, path: str, message: str) -> BadRequest:
        """The error for the field at `path`."""
        return BadRequest(
            "data",
            f"{self.name}, line {self.line_of(path)}: {path} {message}",
            {"file": self.name, "line": self.line_of(path), "field": path},
        )

    def line_of(self, path: str) -> int:
        """The line of the field at `path`, or of the row or table that it is missing from.

        A row is known by its name: `mythos.accusation.wakes`.
        """
        table, _, key = path.rpartition(".")
        field = rf"\s*{re.escape(key)}\s*="
        row = rf'\s*\{{\s*name\s*=\s*"{re.escape(key)}"'
        inside = ""
        found = 0
        for number, line in enumerate(self.text.splitlines(), start=1):
            header = re.match(r"\s*\[([^\[\]]+)\]", line)
            if header:
                inside = header.group(1).strip()
                if inside in (table, path):
                    found = number
            elif (inside == table and re.match(field, line)) or (table and re.match(row, line)):
                return number
        if found or not table:
            return found or 1
        return self.line_of(table)

    def get(self, path: str) -> Any:
        """Whatever stands at `path`."""
        value: Any = self.data
        for key in path.split("."):
            if not isinstance(value, dict) or key not in value:
                raise self.wrong(path, "is missing")
            value = value[key]
        return value

    def number(self, path: str, low: int, high: int) -> int:
        """A whole number from `low` to `high`."""
        return self.whole(path, self.get(path), low, high)

    def numbers(self, path: str, count: int | None, low: int, high: int) -> list[int]:
        """A list of `count` whole numbers (None: any count) from `low` to `high`."""
        return [self.whole(path, value, low, high) for value in self.items(path, count)]

    def rows(self, path: str, count: int, width: int, low: int, high: int) -> list[list[int]]:
        """A list of exactly `count` lists of `width` whole numbers from `low` to `high`."""
        rows = self.items(path, count)
        for row in rows:
            if not isinstance(row, list) or len(row) != width:
                raise self.wrong(path, f"must hold lists of {width} numbers, not {shown(row)}")
        return [[self.whole(path, value, low, high) for value in row] for row in rows]

    def items(self, path: str, count: int | None) -> list[Any]:
        value = self.get(path)
        if not isinstance(value, list):
            raise self.wrong(path, f"must be a list, not {shown(value)}")
        if count is not None and len(value) != count:
            raise self.wrong(path, f"must have {count} entries, not {len(value)}")
        return value

    def whole(self, path: str, value: Any, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(
                path, f"must be whole numbers from {low} to {high}, not {shown(value)}"
            )
        return value

    def named(self, path: str, value: Any, allowed: list[str]) -> int:
        """The place of a name among those allowed."""
        if not isinstance(value, str) or value not in allowed:
            raise self.wrong(path, f"holds {shown(value)}, which is none of {', '.join(allowed)}")
        return allowed.index(value)

    def word(self, path: str, value: Any, longest: int) -> str:
        """A text of at most `longest` characters."""
        if not isinstance(value, str) or len(value) > longest:
            message = f"must be texts of at most {longest} characters, not {shown(value)}"
            raise self.wrong(path, message)
        return value


def shown(value: Any) -> str:
    """A wrong value as an error repeats it.

    >>> shown("deep" * 100)[-10:]
    'epdeepdee…'
    """
    text = repr(value)
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"
