"""People aboard: a live table that begins at a laid-out position of Unfathomable."""

from typing import Any, Self

from abyssal.table import commands as do
from abyssal.table import entries, handlers
from abyssal.table.places import Place
from abyssal.table.quiet import UNTIL_TOLD, Quiet, Window
from games.unfathomable.table import GAME, Table, position
from live.pure import Sitting, staged


class Voyage(Sitting):
    """Some people aboard. `wait` lets time pass until something happens by itself."""

    def __init__(self, table: Table, people: str | None = None, **created: Any) -> None:
        game = staged(table.state)
        names = people or "ABCDEF"[: table.state.seats]
        places = [
            Place("bot", "", "random") if name == "-" else Place("person", name) for name in names
        ]
        super().__init__("unfathomable", places=places, library=lambda name, data: game, **created)
        self.start()

    @property
    def quiet(self) -> Quiet:
        return self.table.quiet

    @property
    def window(self) -> Window | None:
        return self.table.quiet.window

    @property
    def open_window(self) -> Window:
        """The window that must be open."""
        assert self.window is not None, "no window is open"
        return self.window

    def look(self) -> Self:
        """The one person among bots has looked at the cards, and goes on."""
        (seat,) = self.table.people()
        self.do(seat, do.Looked)
        return self

    def due(self) -> float | None:
        """When something happens by itself that the whole table waits for."""
        return self.quiet.looking if self.quiet.looking is not None else self.quiet.closing()

    def wait(self) -> Self:
        """Until a window closes, or everyone has looked at their cards."""
        moment = self.due()
        assert moment is not None, "nothing happens by itself"
        self.now = max(self.now, moment)
        if self.quiet.looking is not None:
            self.add(entries.Looked(self.now))
        else:
            self.add(*handlers.time_is_up(self.table, self.now))
        return self

    def aboard(self) -> Self:
        """Until everyone has looked at their first cards."""
        while self.quiet.looking is not None:
            self.look() if self.quiet.looking == UNTIL_TOLD else self.wait()
        return self

    def press(self, seat: int) -> None:
        """Want to act in the window that is open."""
        self.do(seat, do.Act, self.table.decisions[seat])

    def window_of(self, viewer: int) -> dict[str, Any] | None:
        """The window as a viewer was last shown it."""
        window: dict[str, Any] | None = self.last(viewer, "game")["window"]
        return window

    def open_window_of(self, viewer: int) -> dict[str, Any]:
        """The same of a window that must be open."""
        window = self.window_of(viewer)
        assert window is not None, "no window is open"
        return window


def fight(people: str | None = None, hands: dict[int, str] | None = None, **created: Any) -> Voyage:
    """Seat 0 is about to attack a Deep One; 1 and 2 may hold something for the roll."""
    table = position(
        "arjun jeanne samira",
        places={0: "deck-1"},
        deep_ones={"deck-1": 1},
        hands=hands or {1: "observation-3", 2: "observation-1"},
        dice="4 4 4",
    )
    voyage = Voyage(table, people, **created).aboard()
    voyage.play(0, "attack deep-one")
    return voyage


def trial(people: str | None = None, hands: dict[int, str] | None = None, **created: Any) -> Voyage:
    """A test begins: 1 and 2 may hold something for the moment before it."""
    table = position(
        "arjun jeanne samira",
        mythos="food-stores-raid",
        chaos="lore-1 will-1 lore-2 will-2",
        hands=hands or {1: "influence-1 lore-3", 2: "influence-2"},
    )
    voyage = Voyage(table, people, **created).aboard()
    voyage.play(0, "end")
    return voyage


__all__ = ["GAME", "Voyage", "fight", "position", "staged", "trial"]
