"""A traitor's and a human's wire through a round: the same moments and sizes (UNF-H19)."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from abyssal.keeper.host import Host, Wanted
from abyssal.keeper.timeouts import Timeouts
from abyssal.table import commands as do
from abyssal.table.commands import AnyCommand, Giver
from abyssal.table.places import Place
from abyssal.table.quiet import Window
from abyssal.table.stream import SIZES
from abyssal.table.table import Table
from live.stores import store_at

SEATS = 4
LATER = 1e9
FEW, MANY = range(4, 8), range(16)


class Wire:
    """Somebody who notes when each message came, and how long it was."""

    def __init__(self, viewer: int | None, clock: Callable[[], float]) -> None:
        self.viewer, self.session, self.clock = viewer, "", clock
        self.schedule: list[tuple[float, str, int]] = []
        self.heard: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        self.schedule.append((self.clock(), json.loads(message)["kind"], len(message)))
        self.heard.append(json.loads(message))

    def close(self) -> None:
        raise AssertionError("nobody hangs up")


class Ship:
    """A host on an injected clock, with a person at each seat."""

    def __init__(self, folder: Path, options: dict[str, str], luck: int) -> None:
        self.now = 1000.0
        self.host = Host(
            store_at(folder / f"{luck}.sqlite"),
            Timeouts(grace=LATER, pause=0),
            clock=lambda: self.now,
        )
        self.host.fresh = self.host.fresh._replace(seed=lambda: f"{luck:064x}")
        self.options = options
        self.ids = iter(range(10**6))
        self.choose = Random(luck)

    async def embark(self) -> "Ship":
        places = [Place("person", name) for name in "ABCD"]
        wanted = Wanted("unfathomable", places, self.options, start=True, house={"windows": "3"})
        self.id, _ = await self.host.open(wanted, "s", list(range(SEATS)))
        self.wires = [Wire(seat, lambda: self.now) for seat in range(SEATS)]
        for wire in self.wires:
            self.live = await self.host.connect(self.id, wire, 0)
        self.welcomes = [wire.schedule[0][1:] for wire in self.wires]
        for wire in self.wires:
            wire.schedule.clear()
        return self

    @property
    def table(self) -> Table:
        return self.live.table

    async def go_on(self) -> None:
        """Let a moment come that all wait for, or somebody decide."""
        due = [moment for moment, _ in self.host.moments(self.live)]
        if due:
            window = self.table.quiet.window
            if window is not None and not window.choosing:
                await self.use_the_window(window)
            self.now = max(self.now, min(self.host.moments(self.live))[0])
            await self.host.do_what_is_due(self.live)
        else:
            self.now += 1
            seat = self.table.asked()[0]
            await self.give(seat, do.Play, self.table.decisions[seat], self.draft(seat))

    async def use_the_window(self, window: Window) -> None:
        """Whoever takes part answers at a moment of their own, acts, or does nothing."""
        for seat in window.seats:
            self.now += self.choose.random() / 4
            deed = self.choose.choice(["pass", "act", "use", "nothing"])
            decision, legal = self.table.decisions[seat], self.table.questions[seat][1]
            if deed == "act":
                await self.give(seat, do.Act, decision)
            elif deed != "nothing":
                action = legal[0] if deed == "pass" else self.choose.choice(legal)
                await self.give(seat, do.Play, decision, [self.table.game.write(action)])

    def draft(self, seat: int) -> list[str]:
        """A whole answer: picks until they show."""
        tried = self.table.playing().copy()
        texts: list[str] = []
        before = tried.view(None)
        while not texts or (tried.view(None) == before and seat in tried.to_act()):
            legal = tried.legal(seat)
            action = legal[0] if len(texts) > 8 else self.choose.choice(legal)
            texts.append(tried.game.write(action))
            tried.play(seat, action)
        return texts

    async def give(self, seat: int, kind: type[AnyCommand], *arguments: Any) -> None:
        await self.host.command(self.id, Giver(seat, "s"), kind(f"c{next(self.ids)}", *arguments))


def sail(folder: Path, options: dict[str, str], most: int, luck: int = 6) -> Ship:
    """A round, unless the game is over before."""

    async def voyage() -> Ship:
        ship = await Ship(folder, options, luck).embark()
        for _ in range(most):
            if ship.table.status != "playing" or ship.table.playing().view()["turn"] > SEATS + 1:
                break
            await ship.go_on()
        await ship.host.close()
        return ship

    return asyncio.run(voyage())


def sides(ship: Ship) -> list[bool]:
    """What each of them knows to be: a traitor, or not."""
    state = ship.table.playing()
    mine = [state.view(seat)["players"][seat]["loyalties"] for seat in range(SEATS)]
    return [any(card != "human" for card in cards) for cards in mine]


@pytest.mark.rule("UNF-H19", "UNF-H2")
@pytest.mark.parametrize("lucks", [FEW, pytest.param(MANY, marks=pytest.mark.long)], ids=len)
@pytest.mark.parametrize("game", ["standard", "learning"])
def test_all_seats_hear_messages_at_the_same_moments_and_of_the_same_sizes(
    tmp_path: Path, game: str, lucks: range
) -> None:
    whole, mixed = 0, 0
    for luck in lucks:
        ship = sail(tmp_path, {"game": game, "crew": "suggested"}, 300, luck)
        first, *others = ship.wires
        for wire in others:
            assert wire.schedule == first.schedule, luck
        assert all(length % SIZES == 0 for _, _, length in first.schedule)
        assert sum(m.get("window") is not None for m in first.heard) > 10, luck
        whole += ship.table.playing().view()["turn"] > SEATS
        mixed += len(set(sides(ship))) == 2
    assert whole > len(lucks) / 2
    assert mixed > len(lucks) / 2


@pytest.mark.rule("UNF-H19")
def test_whoever_comes_back_is_sent_as_much_as_anybody_would_be(tmp_path: Path) -> None:
    ship = sail(tmp_path, {"crew": "suggested"}, 60)
    assert len(set(ship.welcomes)) == 1
    for since in (0, 20):
        assert len({len(ship.live.sync(seat, since)) for seat in range(SEATS)}) == 1
    assert len({len(ship.table.sync(seat, 0)) for seat in range(SEATS)}) > 1


@pytest.mark.rule("UNF-H19")
def test_a_message_that_one_seat_gets_alone_is_found(tmp_path: Path) -> None:
    wires = sail(tmp_path, {"crew": "suggested"}, 20).wires
    wires[1].send(b'{"kind":"game"}')
    assert wires[1].schedule != wires[0].schedule


@pytest.mark.rule("UNF-H20")
def test_no_message_says_what_one_could_do_but_ones_own_answers(tmp_path: Path) -> None:
    wires = sail(tmp_path, {"crew": "suggested"}, 60).wires
    for wire in wires:
        for message in wire.heard:
            if message["kind"] == "game" and message["window"] is not None:
                shown = {key: message["window"][key] for key in message["window"]}
                assert set(shown) == {"about", "length", "closes", "choosing", "mine", "pass"}
                verb, arguments = shown["pass"]
                assert verb == "pass"
                assert set(arguments) == {"step", "purpose", "picked", "own"}
                assert arguments["picked"] == 0
