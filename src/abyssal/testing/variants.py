"""Games with one thing done wrong, to show that the laws find it."""

from typing import Any

from abyssal.core.game import State


def turned(state: State, wrong: type[State]) -> State:
    """The same position, of the class `wrong`."""
    state.__class__ = wrong
    return state


def lasting(wrong: Any) -> type[State]:
    """A class like `wrong` whose positions keep to it when they are copied or imagined."""

    class Lasting(wrong):  # type: ignore[misc]
        __slots__ = ()

        def copy(self) -> State:
            return turned(super().copy(), Lasting)

        def imagined(self, viewer: Any, chance: Any) -> State:
            return turned(super().imagined(viewer, chance), Lasting)

    return Lasting
