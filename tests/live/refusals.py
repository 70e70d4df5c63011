"""That a command is refused, and changes nothing."""

from collections.abc import Callable
from typing import Any

import pytest

from abyssal.core.errors import AbyssalError
from abyssal.table.commands import AnyCommand
from abyssal.table.table import Table
from live.pure import Sitting


def refusal(
    sitting: Sitting,
    by: int | None,
    kind: Callable[..., AnyCommand],
    /,
    *arguments: Any,
    **more: Any,
) -> str:
    """The code of a refusal that leaves the table as it was."""
    before = (len(sitting.lines), sitting.counts(), position(sitting))
    with pytest.raises(AbyssalError) as error:
        sitting.do(by, kind, *arguments, **more)
    assert (len(sitting.lines), sitting.counts(), position(sitting)) == before
    return error.value.code


def position(sitting: Sitting) -> str | None:
    return None if sitting.table.state is None else sitting.table.state.hash()


def kinds(table: Table) -> list[str]:
    """What is being voted on."""
    return [motion.kind for motion in table.motions.values()]
