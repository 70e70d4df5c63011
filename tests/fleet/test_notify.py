"""How nudges travel: many in a payload, none of it too long, and nothing strange breaks it."""

from hypothesis import given
from hypothesis import strategies as st

from abyssal.fleet.notify import Notify, nudges_in, payloads
from abyssal.keeper.nudges import Nudge
from abyssal.store.address import address_of

HINTS = st.builds(
    Nudge,
    st.sampled_from(("table", "session", "desk", "gone", "dropped", "thought", "answered")),
    st.text(st.characters(codec="utf-8"), max_size=64),
    st.integers(0, 10**6),
)


@given(st.lists(HINTS, max_size=300))
def test_nudges_arrive_whole_and_in_order(nudges: list[Nudge]) -> None:
    carried = list(payloads("a", nudges))
    assert all(len(payload.encode()) < 8000 for payload in carried)
    assert [nudge for payload in carried for nudge in nudges_in(payload, "b")] == nudges


def test_nobody_hears_themselves() -> None:
    [payload] = payloads("a", [Nudge("table", "reef", 7)])
    assert list(nudges_in(payload, "a")) == []


def test_what_is_told_often_in_a_moment_is_told_once() -> None:
    nudges = Notify(address_of("postgresql://localhost/abyssal"), "a")
    for _ in range(100):
        nudges.give(Nudge("thought"))
        nudges.give(Nudge("answered", "worker"))
    assert list(nudges.waiting.values()) == [Nudge("thought"), Nudge("answered", "worker")]


@given(st.text(max_size=40))
def test_what_cannot_be_read_is_no_nudge(text: str) -> None:
    assert list(nudges_in(text, "b")) == []
    assert list(nudges_in('["a", [["table", "reef", 7, 8, 9]]]', "b")) == []
