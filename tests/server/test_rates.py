"""Rates and timers run by a clock that nobody sets."""

import time

import pytest

from abyssal.keeper.clock import steady_clock
from abyssal.server.addresses import counted_as
from abyssal.server.errors import Denied
from abyssal.server.rates import Rates
from abyssal.server.settings import Limits, Rate, Settings
from live.wire import running


def test_a_bucket_is_refilled_by_time() -> None:
    now = [100.0]
    rates = Rates(Rate(2, 3), lambda: now[0])
    for _ in range(3):
        rates.take("ada")
    with pytest.raises(Denied):
        rates.take("ada")
    rates.take("ben", 3)
    now[0] += 1
    rates.take("ada", 2)
    with pytest.raises(Denied):
        rates.take("ada")


@pytest.mark.parametrize("step", [-3600, 3600])
def test_a_clock_that_was_set_changes_no_moment(monkeypatch: pytest.MonkeyPatch, step: int) -> None:
    clock = steady_clock()
    before, honest = clock(), time.time
    assert abs(before - honest()) < 60
    monkeypatch.setattr(time, "time", lambda: honest() + step)
    assert 0 <= clock() - before < 60


def test_a_clock_set_back_refuses_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(limits=Limits(requests=Rate(1000, 5)), behind_proxy=True)
    with running(settings=settings, behind_proxy=True) as server:
        guest = server.guest()
        honest = time.time
        monkeypatch.setattr(time, "time", lambda: honest() - 30)
        assert [guest.get("/api/games").status_code for _ in range(8)] == [200] * 8
        assert guest.open()
        monkeypatch.undo()


def test_who_has_a_whole_network_is_one() -> None:
    assert counted_as("2001:db8::1") == counted_as("2001:db8::ffff:1")
    assert counted_as("2001:db8::1") != counted_as("2001:db8:0:1::1")
    assert counted_as("") == ""
    assert counted_as("192.0.2.1") != counted_as("192.0.2.2")
