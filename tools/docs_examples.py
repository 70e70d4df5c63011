"""An extension of the API pages: examples in docstrings are code, not quotations.

In Markdown a line that begins with `>>>` is a quotation in a quotation in a quotation.
"""

import re
from typing import Any

from griffe import Extension, Object

EXAMPLE = re.compile(r"^>>> .*(?:\n(?!\s*$).*)*", re.MULTILINE)
"""From a prompt to the next empty line."""


def fenced(text: str) -> str:
    """The text with each example in a fence of its own."""
    return EXAMPLE.sub(lambda found: f"```pycon\n{found.group()}\n```", text)


class Examples(Extension):
    """Fences the examples of every docstring that is shown."""

    def on_instance(self, *, obj: Object, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)
