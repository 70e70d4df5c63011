"""Metrics: what they count, and who may read them."""

import asyncio
import re
from collections import Counter
from typing import Any

import pytest

from abyssal.games import game
from abyssal.keeper.bot_pool import BotPool, Question, Thought, Untaken
from abyssal.keeper.workers import InPlace, TooLong
from abyssal.server.settings import Settings
from live.wire import GENEROUS, Guest, code_of, running, seated

TOKEN = "a token of the host's own"
SAMPLE = re.compile(r"^(\w+)(\{[^}]*\})? (\S+)$", re.MULTILINE)


def read(guest: Guest, **headers: str) -> dict[str, float]:
    """The metrics, by name and labels."""
    answer = guest.get("/metrics", headers=headers)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/plain; version=")
    return {name + labels: float(value) for name, labels, value in SAMPLE.findall(answer.text)}


def test_they_count_what_happens() -> None:
    with running() as server:
        (ada, grace), table = seated(server, "sealed-bids")
        with ada.socket(table) as wire, grace.socket(table) as other:
            wire.until(kind="presence")
            other.until(kind="presence")
            before = read(ada)
            assert "ack" in wire.ask("say", text="ahoy")
            assert "refused" in wire.ask("play", decision=10**6, actions=["nothing"])
            after = read(ada)
        assert after['abyssal_tables{status="playing"}'] == 1
        assert after['abyssal_streams{transport="socket"}'] == 2
        assert after['abyssal_streams{transport="events"}'] == 0
        assert after["abyssal_frozen_tables"] == 0
        assert after["abyssal_tables_in_memory"] == 1
        assert after["abyssal_commits_total"] == before["abyssal_commits_total"] + 1
        assert after["abyssal_entries_total"] == before["abyssal_entries_total"] + 1
        done = 'abyssal_action_seconds_count{outcome="done"}'
        assert after[done] == before[done] + 1
        assert after['abyssal_action_seconds_count{outcome="refused"}'] == 1
        assert after['abyssal_action_seconds_bucket{le="+Inf",outcome="done"}'] == after[done]
        assert {"abyssal_bots_waiting", "abyssal_loop_lag_seconds"} <= after.keys()
        assert any(name.startswith("abyssal_info{version=") for name in after)


class Fixed(InPlace):
    """A pool in which every bot comes to the same answer, or to none."""

    def __init__(self, answer: int | None, is_cut: bool = False) -> None:
        self.answer = answer
        self.is_cut = is_cut

    async def run(self, limit: float, function: Any, *arguments: Any) -> Any:
        if self.answer is None:
            raise TooLong("too long")
        return Thought(self.answer, self.is_cut)


def test_thoughts_are_counted_by_what_they_came_to() -> None:
    title = game("into-the-blue")
    question = Question("greedy", title.name, "", "", 1, 0, {"dice": []}, [5, 7])

    async def thought(answer: int | None, is_cut: bool = False) -> tuple[int, dict[str, int]]:
        pool = BotPool(Fixed(answer, is_cut), 1)
        return await pool.choose(title, question, None), dict(pool.thoughts)

    assert asyncio.run(thought(7)) == (7, {"answered": 1})
    assert asyncio.run(thought(7, is_cut=True)) == (7, {"cut": 1})
    assert asyncio.run(thought(9)) == (5, {"illegal": 1})
    assert asyncio.run(thought(None)) == (5, {"failed": 1})


def test_they_tell_of_thoughts() -> None:
    with running() as server:
        guest = server.guest(hello=False)
        assert not [name for name in read(guest) if "thoughts_total" in name]
        server.host.bots.thoughts.update(answered=3, failed=1)
        found = read(guest)
        assert found['abyssal_bot_thoughts_total{outcome="answered"}'] == 3
        assert found['abyssal_bot_thoughts_total{outcome="failed"}'] == 1
        assert (found["abyssal_bot_queue"], found["abyssal_bot_processes_elsewhere"]) == (0, 0)
        server.host.bots.elsewhere = Queue()
        found = read(guest)
        assert (found["abyssal_bot_queue"], found["abyssal_bot_processes_elsewhere"]) == (7, 4)
        assert found['abyssal_bot_thoughts_elsewhere_total{outcome="untaken"}'] == 2


class Queue:
    """Programs that think elsewhere, for a while."""

    def __init__(self) -> None:
        self.processes, self.waiting = 4, 3
        self.outcomes = Counter(untaken=2)

    async def answer(self, question: Question, budget: float) -> int:
        raise Untaken

    async def length(self) -> int:
        return 7


DIRECT = {"host": "127.0.0.1"}


FOREIGN = [
    {**DIRECT, "x-forwarded-for": "127.0.0.1"},
    {**DIRECT, "x-forwarded-proto": "https"},
    {**DIRECT, "x-forwarded-host": "localhost"},
    {**DIRECT, "forwarded": "for=127.0.0.1"},
    {**DIRECT, "x-real-ip": "127.0.0.1"},
    {**DIRECT, "via": "1.1 proxy"},
    {"host": "evil.example"},
    {"host": "sea.example"},
    {"host": "192.0.2.1"},
    {"host": "["},
    {**DIRECT, "authorization": "Bearer guessed"},
    {**DIRECT, "authorization": "Bearer"},
    {"host": "evil.example", "authorization": f"Basic {TOKEN}"},
]


@pytest.mark.parametrize("proxies", [(), ("127.0.0.0/8",)], ids=["direct", "proxied"])
def test_whoever_came_by_a_proxy_or_under_another_name_finds_nothing(
    proxies: tuple[str, ...],
) -> None:
    settings = Settings(limits=GENEROUS, metrics_token=TOKEN)
    with running(settings=settings, proxies=proxies, public_url="https://sea.example") as server:
        guest = server.guest(hello=False)
        for headers in FOREIGN:
            answer = guest.get("/metrics", headers=headers)
            assert (answer.status_code, code_of(answer)) == (404, "page"), headers
            assert "abyssal_" not in answer.text


def test_the_token_opens_them_from_anywhere_and_under_any_name() -> None:
    settings = Settings(limits=GENEROUS, metrics_token=TOKEN)
    with running(settings=settings, behind_proxy=True) as server:
        guest = server.guest(hello=False)
        away = {"host": "abyssal", "x-forwarded-for": "203.0.113.9"}
        assert read(guest, authorization=f"Bearer {TOKEN}", **away)
        assert read(guest, host="localhost")
        assert read(guest, host="[::1]:8000")


def test_without_a_token_no_token_opens_them() -> None:
    with running() as server:
        guest = server.guest(hello=False)
        headers = {"host": "abyssal", "authorization": "Bearer"}
        assert guest.get("/metrics", headers=headers).status_code == 404
        assert read(guest, host="localhost:8000")
