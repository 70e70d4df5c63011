"""What a screen reader is given, word for word, as kept beside the tests."""

import os
import time
from collections.abc import Iterable
from pathlib import Path

from browser.people import Person

HOME = Path(__file__).parent / "trees"
WRITE = bool(os.environ.get("ABYSSAL_WRITE_TREES"))
PATIENCE = 20.0
SETTLED_MS = 1000


def tree_of(me: Person) -> str:
    return me.page.locator("body").aria_snapshot()


def settled(me: Person, kept: str | None) -> str:
    """The tree of a page that may still be on its way to the one that was kept."""
    if WRITE:
        me.page.wait_for_timeout(SETTLED_MS)
    deadline = time.monotonic() + PATIENCE
    while (tree := tree_of(me)) != kept and not WRITE and time.monotonic() < deadline:
        me.page.wait_for_timeout(100)
    return tree


def read_alike(name: str, looks: Iterable[Person]) -> None:
    """Each time someone looks, the page reads as in the file of this name."""
    path = HOME / f"{name}.yaml"
    kept = [] if WRITE else path.read_text("utf-8").removesuffix("\n").split("\n\n# ")
    told = []
    for at, me in enumerate(looks, start=1):
        before = kept[at - 1].partition("\n")[2] if at <= len(kept) else None
        told.append(settled(me, before))
        if not WRITE:
            assert told[-1] == before, f"look {at}: ABYSSAL_WRITE_TREES=1 writes the new trees"
    if WRITE:
        HOME.mkdir(exist_ok=True)
        text = "\n\n".join(f"# {at}\n{tree}" for at, tree in enumerate(told, start=1))
        path.write_text(text + "\n", "utf-8")
    else:
        assert len(told) == len(kept)
