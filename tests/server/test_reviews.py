"""Reviews by the routes: who may ask, what is refused, and what is told until one is there."""

import time
from collections.abc import Iterator
from typing import Any

import pytest

from abyssal import review
from abyssal.keeper import reviews
from abyssal.keeper.rows import row_of
from abyssal.keeper.workers import InPlace
from abyssal.store.port import Holding
from live.judging import Quick
from live.pure import Sitting
from live.wire import PATIENCE, Guest, Server, code_of, running, seated

OVER = "t"


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """It holds a finished game of three."""
    with pytest.MonkeyPatch.context() as patched, running() as server:
        patched.setattr(review, "searcher_of", lambda game: Quick())
        reviews.walk_of.cache_clear()
        server.host.reviews.pool = InPlace
        sitting = Sitting().start().play_to_the_end()
        server.run(server.host.store.create(row_of(sitting.table), sitting.lines))
        yield server


def answer(guest: Guest, path: str) -> Any:
    """What a request comes to, asked again as long as it is being made."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        found = guest.get(f"/api/tables/{OVER}/{path}")
        assert found.status_code == 200, found.text
        if found.json()["done"]:
            return found.json()
        assert found.json().keys() == {"judged", "of", "done"}
    raise AssertionError("it takes too long")


def test_whoever_may_follow_reviews_any_seat_and_the_sum_is_exact(server: Server) -> None:
    watcher = server.guest("Eve")
    for seat in range(3):
        found = answer(watcher, f"review?of={seat}")
        assert found["seat"] == seat
        steps = found["steps"]
        parts = ("luck", "mine", "others", "uncovered")
        changes = sum(step[part] for step in steps for part in parts)
        assert found["start"][seat] + changes == steps[-1]["chances"][seat]
        assert {step["seat"] for step in steps if step["choice"]} == {seat}
        frames = watcher.get(f"/api/tables/{OVER}/replay?eyes={seat}").json()["frames"]
        assert found["frames"][-1] == len(frames) - 1
        for step, frame in zip(steps, found["frames"], strict=True):
            assert step["seat"] == frames[frame]["seat"]


def test_a_player_gets_the_review_of_their_own_seat(server: Server) -> None:
    guest = server.guest("Bo")
    secret = server.run(server.host.new_secret(Holding(OVER, 2), "seat"))
    assert guest.post(f"/api/tables/{OVER}/claim", {"secret": secret}).status_code == 200
    assert answer(guest, "review")["seat"] == 2


def test_why_an_answer_was_given(server: Server) -> None:
    frames = server.guest().get(f"/api/tables/{OVER}/replay?eyes=all").json()["frames"]
    found = answer(server.guest("Eve"), f"why?of={frames[1]['seat']}&moment=1")
    assert found["played"] == frames[1]["action"]
    assert found["answers"][0]["chance"] >= found["answers"][-1]["chance"]
    other = (frames[1]["seat"] + 1) % 3
    assert answer(server.guest("Eve"), f"why?of={other}&moment=1")["answers"] == []


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("review?of=3", "seat"),
        ("review?of=x", "seat"),
        ("why", "moment"),
        ("why?moment=-1", "moment"),
        ("why?moment=99999", "moment"),
        ("why?moment=9999999999", "moment"),
    ],
)
def test_what_there_is_not_is_refused(server: Server, path: str, code: str) -> None:
    assert code_of(server.guest().get(f"/api/tables/{OVER}/{path}")) == code


def test_a_game_that_is_not_over_is_refused(server: Server) -> None:
    (ada, grace), table = seated(server)
    assert code_of(ada.get(f"/api/tables/{table}/review")) == "not-over"
    ada.command(table, "call_vote", motion="end")
    grace.command(table, "vote", yes=True)
    assert code_of(ada.get(f"/api/tables/{table}/review")) == "review-unfinished"


def test_a_title_without_a_search_is_refused(server: Server) -> None:
    (ada, grace), table = seated(server, "sealed-bids")
    ada.command(table, "call_vote", motion="end")
    grace.command(table, "vote", yes=True)
    assert code_of(ada.get(f"/api/tables/{table}/review")) == "review"
