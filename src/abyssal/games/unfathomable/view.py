"""What a seat may know."""

from typing import Any

from abyssal.games.unfathomable.state import State


def view(state: State, viewer: int | None, all_of_it: bool) -> dict[str, Any]:
    return {}
