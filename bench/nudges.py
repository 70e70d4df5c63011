"""Benchmark of nudges between workers: how many a second PostgreSQL carries in time.

Several processes tell each other of tables at a rate that grows, and note how long each nudge took
to be heard. The clock is that of the machine, which they share.
"""

import argparse
import asyncio
import tempfile
import time
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path

from servers import postgresql

from abyssal.fleet.notify import Notify
from abyssal.keeper.nudges import Nudge
from abyssal.store.address import address_of

TARGET_MS = 100.0
FASTER = 1.5
STEP = 0.005
"""Seconds between two bursts of a sender."""


def worker(pipe: Connection, database: str, name: str) -> None:
    asyncio.run(tell_and_hear(pipe, database, name))


async def tell_and_hear(pipe: Connection, database: str, name: str) -> None:
    """Tell at the rates that come through the pipe, and answer with what was heard meanwhile."""
    nudges = Notify(address_of(database), name)
    late: list[float] = []

    def hear(nudge: Nudge) -> None:
        late.append(time.time() - float(nudge.subject.partition(":")[2]))

    nudges.heard.append(hear)
    work = asyncio.create_task(nudges.work())
    await nudges.listens.wait()
    pipe.send(None)
    while order := await asyncio.to_thread(pipe.recv):
        rate, seconds = order
        late.clear()
        used, begun, told = time.process_time(), time.monotonic(), 0
        while (now := time.monotonic()) < begun + seconds:
            while told < (now - begun) * rate:
                nudges.give(Nudge("table", f"{name}{told}:{time.time()}", told))
                told += 1
            await asyncio.sleep(STEP)
        await asyncio.sleep(1)
        pipe.send((told, list(late), time.process_time() - used))
    work.cancel()


def measure(pipes: list[Connection], rate: float, seconds: float) -> float:
    """Let all tell so many a second together; the 99th percentile of what a nudge took, in ms."""
    for pipe in pipes:
        pipe.send((rate / len(pipes), seconds))
    answers = [pipe.recv() for pipe in pipes]
    told = sum(count for count, _, _ in answers)
    late = sorted(one for _, heard, _ in answers for one in heard)
    cpu = sum(used for _, _, used in answers)
    p99 = 1000 * late[int(0.99 * len(late))]
    lost = 1 - len(late) / (told * (len(pipes) - 1))
    print(
        f"{told / seconds:8.0f} nudges/s: heard in {1000 * late[len(late) // 2]:6.1f} ms (p50)"
        f" {p99:7.1f} ms (p99), not yet {lost:.1%}, CPU of all workers {cpu / seconds:.0%}",
        flush=True,
    )
    return p99 if lost < 0.001 else float("inf")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workers", type=int, default=4)
    parser.add_argument("--rate", type=float, default=200)
    parser.add_argument("--seconds", type=float, default=5)
    chosen = parser.parse_args()
    spawning = get_context("spawn")
    with tempfile.TemporaryDirectory() as folder, postgresql(Path(folder)) as database:
        pipes = []
        for number in range(chosen.workers):
            ours, theirs = spawning.Pipe()
            spawning.Process(target=worker, args=(theirs, database, f"w{number}-")).start()
            theirs.close()
            ours.recv()
            pipes.append(ours)
        rate, best = chosen.rate, 0.0
        while measure(pipes, rate, chosen.seconds) < TARGET_MS:
            best = rate
            rate *= FASTER
        print(f"highest rate with p99 < {TARGET_MS:.0f} ms: {best:.0f} nudges/s")
        for pipe in pipes:
            pipe.send(None)


if __name__ == "__main__":
    main()
