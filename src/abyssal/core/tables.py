"""Printed numbers from a data file, checked, with errors that name file, line and field."""

import json
import re
import tomllib
from typing import Any

from abyssal.core.errors import BadRequest


class Sheet:
    """A TOML text and what is in it. A field is named by its path: `treasures.steep.main`."""

    def __init__(self, text: str, name: str) -> None:
        self.text = text
        self.name = name
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
            json.dumps(self.data)  # digests and records are JSON, which knows no dates
        except (TypeError, tomllib.TOMLDecodeError) as error:
            raise BadRequest("data", f"{name}: {error}", {"file": name}) from error

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
        """The line on which the field at `path`, or the table it is missing from, stands."""
        table, _, key = path.rpartition(".")
        inside = ""
        found = 1
        for number, line in enumerate(self.text.splitlines(), start=1):
            header = re.match(r"\s*\[([^\[\]]+)\]", line)
            if header:
                inside = header.group(1).strip()
                if inside in (table, path):
                    found = number
            elif inside == table and re.match(rf"\s*{re.escape(key)}\s*=", line):
                return number
        return found

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
                raise self.wrong(path, f"must hold lists of {width} numbers, not {row!r}")
        return [[self.whole(path, value, low, high) for value in row] for row in rows]

    def items(self, path: str, count: int | None) -> list[Any]:
        value = self.get(path)
        if not isinstance(value, list):
            raise self.wrong(path, f"must be a list, not {value!r}")
        if count is not None and len(value) != count:
            raise self.wrong(path, f"must have {count} entries, not {len(value)}")
        return value

    def whole(self, path: str, value: Any, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(path, f"must be whole numbers from {low} to {high}, not {value!r}")
        return value
