"""Two machines with one database, one of which is cut off for a while: no split decision."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import psycopg
import pytest

from abyssal.store.address import address_of
from abyssal.store.opening import open_store
from abyssal.table.table import Table
from abyssal.testing.process import SERVE, Process, free_port
from abyssal.testing.trials.kill import GAMES, first_answers, is_whole, logs_in
from abyssal.testing.trials.players import Player, faults_in
from live.postgresql import shared, url_of
from live.relay import Relay, relay

TABLES: Final = 6
AT_HOME: Final = 2
"""Tables more, of people who have all their seats at the machine that is not cut off."""
MACHINES: Final = ("127.0.0.2", "127.0.0.3")
CUT_OFF: Final = 30.0
PATIENCE: Final = 60.0
THROUGH_RELAYS: Final = """
CREATE TABLE relays (machine text PRIMARY KEY, port int, behind text);
CREATE FUNCTION through_relay() RETURNS trigger AS $$
BEGIN
    UPDATE relays SET behind = NEW.address WHERE NEW.address LIKE 'http://' || machine || ':%';
    SELECT 'http://127.0.0.1:' || port INTO NEW.address FROM relays WHERE behind = NEW.address;
    RETURN NEW;
END $$ LANGUAGE plpgsql;
CREATE TRIGGER through_relay BEFORE INSERT OR UPDATE ON workers
FOR EACH ROW WHEN (NEW.address NOT LIKE 'http://127.0.0.1:%') EXECUTE FUNCTION through_relay()"""
"""Workers are told to each other under the addresses of relays."""


class Machines:
    """Two servers that reach the database, and each other, through relays."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        self.database = url_of(folder / "machines")
        name = urlsplit(self.database).path
        server = str(shared().folder / ".s.PGSQL.5432")
        self.within = [stack.enter_context(relay(("127.0.0.1", 9))) for _ in MACHINES]
        self.to_store = [stack.enter_context(relay(server)) for _ in MACHINES]
        with psycopg.connect(self.database, autocommit=True) as connection:
            connection.execute(THROUGH_RELAYS)
            for machine, one in zip(MACHINES, self.within, strict=True):
                connection.execute(
                    "INSERT INTO relays (machine, port) VALUES (%s, %s)", (machine, one.port)
                )
        self.urls: list[str] = []
        for machine, one in zip(MACHINES, self.to_store, strict=True):
            database = f"postgresql://postgres@127.0.0.1:{one.port}{name}"
            options = ("--host", machine, "--inner-address", machine, "--database", database)
            port = free_port()
            process = Process(folder / machine, port, program=(*SERVE, *options))
            stack.callback(process.stop)
            self.urls.append(f"http://{machine}:{port}")
        self.find_each_other()

    def find_each_other(self) -> None:
        """Wait until both are members, and lead their relays to them."""
        until = time.monotonic() + PATIENCE
        found: dict[str, str] = {}
        query = "SELECT machine, behind FROM relays WHERE behind IS NOT NULL"
        with psycopg.connect(self.database, autocommit=True) as connection:
            while len(found := dict(connection.execute(query).fetchall())) < len(MACHINES):
                assert time.monotonic() < until, found
                time.sleep(0.05)
        for machine, one in zip(MACHINES, self.within, strict=True):
            host, _, port = found[machine].removeprefix("http://").partition(":")
            one.target = (host, int(port))

    def relays_of(self, machine: int) -> list[Relay]:
        """All by which a machine is tied to the other, and to the database."""
        return [*self.within, self.to_store[machine]]


@pytest.fixture
def machines(tmp_path: Path) -> Iterator[Machines]:
    for machine in MACHINES:
        (tmp_path / machine).mkdir()
    with ExitStack() as stack:
        yield Machines(tmp_path, stack)


async def play_while_one_is_cut_off(machines: Machines, seconds: float) -> list[Player]:
    """People whose seats are at both machines, or at the first, play while the second is alone."""
    torn = [machines.urls[::step] for step in (-1, 1)] * (TABLES // 2)
    players = [
        await asyncio.to_thread(Player, urls, number, GAMES)
        for number, urls in enumerate([*torn, *[machines.urls[:1]] * AT_HOME])
    ]
    stop = asyncio.Event()
    playing = [asyncio.create_task(player.play(stop)) for player in players]
    await first_answers(players, playing)
    before = [acknowledged(player) for player in players]
    for one in machines.relays_of(1):
        one.cut()
    await asyncio.sleep(seconds)
    until = time.monotonic() + PATIENCE
    while not all(during := at_home(players, before)) and time.monotonic() < until:
        await asyncio.sleep(0.5)  # a busy machine takes longer to take tables over
    for one in machines.relays_of(1):
        one.heal()
    await first_answers(players, playing)
    stop.set()
    await asyncio.gather(*playing)
    assert all(during), f"nobody could play at the machine that was not cut off: {during}"
    return players


def at_home(players: list[Player], before: list[int]) -> list[int]:
    """How many actions each of those who are at the first machine has made since."""
    pairs = zip(players, before, strict=True)
    return [acknowledged(player) - then for player, then in pairs][TABLES:]


def acknowledged(player: Player) -> int:
    return sum(len(history.acknowledged) for history in player.histories.values())


@pytest.mark.long
def test_a_machine_that_is_cut_off_decides_nothing(machines: Machines) -> None:
    players = asyncio.run(play_while_one_is_cut_off(machines, CUT_OFF))

    async def read() -> dict[str, list[str]]:
        store = open_store(address_of(machines.database), Path())
        found = await logs_in(store)
        await store.close()
        return found

    logs = asyncio.run(read())
    faults = faults_in(players, logs)
    assert not any(faults), faults
    assert all(is_whole(Table.of(id, lines)) for id, lines in logs.items())
