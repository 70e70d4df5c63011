"""What a screen reader is given, word for word, as kept beside the tests."""

import os
from collections.abc import Iterable
from pathlib import Path

from browser.people import Person

HOME = Path(__file__).parent / "trees"
WRITE = bool(os.environ.get("ABYSSAL_WRITE_TREES"))


def tree_of(me: Person) -> str:
    return me.page.locator("body").aria_snapshot()


def read_alike(name: str, trees: Iterable[str]) -> None:
    """The trees are those of the file of this name."""
    text = "\n\n".join(f"# {at}\n{tree}" for at, tree in enumerate(trees, start=1)) + "\n"
    path = HOME / f"{name}.yaml"
    if WRITE:
        HOME.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
    assert text == path.read_text("utf-8"), "ABYSSAL_WRITE_TREES=1 writes the new trees"
