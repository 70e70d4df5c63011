"""A player who knows nothing but what the screen says."""

import re

KEYS = re.compile(r"(?:^|   )\s*(\d+|s)  (?=\S)")
"""A key at the beginning of a line or after a gap, two spaces before its meaning."""


def answer(screen: str) -> str:
    """What to type: the first choice offered, or the first few where several are wanted."""
    lines = screen.rstrip().splitlines()
    footer = max(number for number, line in enumerate(lines) if line.startswith("? "))
    keys: list[str] = []
    for line in reversed(lines[:footer]):
        found = KEYS.findall(line)
        if not found and keys:
            break
        keys = found + keys
    several = re.search(r"^(?:Type|Tapez) (\d+) num", screen, re.MULTILINE)
    return " ".join(keys[: int(several.group(1))] if several else keys[:1])
