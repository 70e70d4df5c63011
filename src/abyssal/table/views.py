"""A cache of the views of one position: each viewer's is built once, however often it is needed.

A position at a table never changes: an action is played on a copy that takes its place. So whoever
is shown it, compared with it or connects to it can share what was built, kept as the JSON in which
it is sent.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from abyssal.core.game import Position, Viewer
from abyssal.describe import describe, prompt

Asked = int | list[int]
"""The seats that are asked, or how many where that is all that anybody may know."""


class Shown(NamedTuple):
    """What a viewer is shown, as JSON."""

    view: bytes
    prompt: bytes


class Views:
    """A position of a live table, and what each viewer sees of it."""

    def __init__(self, state: Position, together: Sequence[Viewer] = ()) -> None:
        """The views of those who follow the game are built `together`, which is cheaper."""
        self.state = state
        self.owe: tuple[int, ...] = tuple(state.to_act())
        """The seats that owe a decision, which may be a secret."""
        self.together = together
        self.built: dict[tuple[Viewer, bool], Shown] = {}
        self.undescribed: dict[Viewer, dict[str, Any]] = {}
        """The views of those who are asked, until their decisions are described."""
        self.owing: Asked | None = None
        """Who is asked, which every viewer is shown alike."""

    def shown(self, viewer: Viewer, over: bool) -> Shown:
        key = (viewer, over)
        found = self.built.get(key)
        if found is not None:
            return found
        if viewer in self.together and not over:
            for one, view in zip(self.together, self.state.views(self.together), strict=True):
                self.keep(one, view)
        else:
            self.keep(viewer, self.state.view(viewer, over), over)
        return self.built[key]

    def keep(self, viewer: Viewer, view: dict[str, Any], over: bool = False) -> None:
        asked = view["asked"]
        if not isinstance(asked, int) and viewer in asked and not over:
            self.undescribed[viewer] = view
        self.owing = asked
        shown = Shown(msgspec.json.encode(view), msgspec.json.encode(prompt(view)))
        self.built[viewer, over] = shown

    def text(self, viewer: Viewer, over: bool = False) -> msgspec.Raw:
        """What `viewer` may know, as JSON; with `over`, after the end, everything."""
        return msgspec.Raw(self.shown(viewer, over).view)

    def prompt(self, viewer: Viewer, over: bool = False) -> msgspec.Raw:
        """What the prompt mentions that `viewer` reads, as JSON."""
        return msgspec.Raw(self.shown(viewer, over).prompt)

    def view(self, viewer: Viewer) -> dict[str, Any]:
        """What `viewer` may know; a view is the same after a trip through JSON."""
        view: dict[str, Any] = msgspec.json.decode(self.text(viewer))
        return view

    def description(self, viewer: Viewer, legal: list[str]) -> dict[str, Any]:
        """What a face needs to put the decision to `viewer`, from what is shown to them alone."""
        if not legal:
            return {"prompt": self.prompt(viewer), "actions": [], "set": None}
        view = self.undescribed.pop(viewer, None)
        return {**describe(self.view(viewer) if view is None else view, legal)}

    def asked(self) -> Asked:
        """Who is asked, as everyone may know it."""
        if self.owing is None:
            self.shown(self.together[0] if self.together else None, over=False)
        assert self.owing is not None
        return self.owing

    def is_same(
        self, other: "Views", viewer: Viewer, but_for_how_many_are_asked: bool = False
    ) -> bool:
        """Whether `viewer` cannot tell this position from another.

        With the flag, how many seats still owe a sealed answer may differ.
        """
        mine, theirs = self.text(viewer), other.text(viewer)
        if mine == theirs:
            return True
        view, old = self.view(viewer), other.view(viewer)
        if but_for_how_many_are_asked and isinstance(view["asked"], int):
            old["asked"] = view["asked"] if isinstance(old["asked"], int) else old["asked"]
        return view == old
