"""The views of one position (a cache): each viewer's is built once, however often it is needed.

A position at a table never changes: an action is played on a copy that takes its place. So whoever
is shown it, compared with it or connects to it can share what was built, kept as the JSON in which
it is sent.
"""

from typing import Any

import msgspec

from abyssal.core.game import State, Viewer

Asked = int | list[int]
"""The seats that are asked, or how many where that is all that anybody may know."""


class Public(msgspec.Struct):
    """What every viewer is shown alike."""

    asked: Asked


class Views:
    """A position of a live table, and what each viewer sees of it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.built: dict[tuple[Viewer, bool], bytes] = {}

    def text(self, viewer: Viewer, over: bool = False) -> msgspec.Raw:
        """What `viewer` may know, as JSON; with `over`, after the end, everything."""
        key = (viewer, over)
        if key not in self.built:
            self.built[key] = msgspec.json.encode(self.state.view(viewer, over))
        return msgspec.Raw(self.built[key])

    def view(self, viewer: Viewer) -> dict[str, Any]:
        """What `viewer` may know; a view is the same after a trip through JSON."""
        view: dict[str, Any] = msgspec.json.decode(self.text(viewer))
        return view

    def asked(self) -> Asked:
        """Who is asked, as everyone may know it."""
        text = next(iter(self.built.values()), None) or self.text(None)
        return msgspec.json.decode(text, type=Public).asked

    def is_same(
        self, other: "Views", viewer: Viewer, but_for_how_many_are_asked: bool = False
    ) -> bool:
        """Whether `viewer` cannot tell this position from another.

        With the flag, of a decision that is answered in secret, not by anything but by how many
        have not answered yet.
        """
        mine, theirs = self.text(viewer), other.text(viewer)
        if mine == theirs:
            return True
        view, old = self.view(viewer), other.view(viewer)
        if but_for_how_many_are_asked and isinstance(view["asked"], int):
            old["asked"] = view["asked"] if isinstance(old["asked"], int) else old["asked"]
        return view == old
