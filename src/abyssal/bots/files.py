"""Bots of a maker's own, named by a file and a class in it: `my_bot.py:Mine`."""

import re
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Final, NamedTuple

from abyssal.core.errors import BadRequest, listed

FORM: Final = re.compile(r"(?P<file>.+\.py):(?P<name>\w+)(:(?P<argument>.*))?")


class InFile(NamedTuple):
    """A class of a file, and what follows it after another colon."""

    found: Any
    argument: str


def class_in(text: str) -> InFile | None:
    """The class that `text` names; None if it names no file."""
    form = FORM.fullmatch(text)
    if form is None:
        return None
    names = names_in(form["file"])
    if form["name"] not in names:
        classes = listed(sorted(name for name, found in names.items() if isinstance(found, type)))
        raise fault(form["file"], f"it has no {form['name']!r}, but: {classes}")
    return InFile(names[form["name"]], form["argument"] or "")


@cache
def names_in(file: str) -> dict[str, Any]:
    """All that a file defines; it is run once in a process."""
    path = Path(file)
    if not path.is_file():
        raise fault(file, "there is no such file")
    spec = spec_from_file_location(path.stem, path)
    assert spec is not None, "a name that ends in .py is a module's"
    assert spec.loader is not None
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:  # whatever a maker's file may raise
        raise fault(file, f"{type(error).__name__}: {error}") from error
    return {
        name: found
        for name, found in vars(module).items()
        if getattr(found, "__module__", None) == module.__name__
    }


def fault(file: str, reason: str) -> BadRequest:
    return BadRequest("bot-file", f"{file}: {reason}", {"file": file, "reason": reason})
