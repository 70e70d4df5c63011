"""How hints travel: many in a payload, none of it too long, and nothing strange breaks it."""

from hypothesis import given
from hypothesis import strategies as st

from abyssal.fleet.notify import Notify, hints_in, payloads
from abyssal.keeper.hints import Hint
from abyssal.store.address import address_of

HINTS = st.builds(
    Hint,
    st.sampled_from(("table", "session", "desk", "gone", "dropped", "thought", "answered")),
    st.text(st.characters(codec="utf-8"), max_size=64),
    st.integers(0, 10**6),
)


@given(st.lists(HINTS, max_size=300))
def test_hints_arrive_whole_and_in_order(hints: list[Hint]) -> None:
    carried = list(payloads("a", hints))
    assert all(len(payload.encode()) < 8000 for payload in carried)
    assert [hint for payload in carried for hint in hints_in(payload, "b")] == hints


def test_nobody_hears_themselves() -> None:
    [payload] = payloads("a", [Hint("table", "reef", 7)])
    assert list(hints_in(payload, "a")) == []


def test_what_is_told_often_in_a_moment_is_told_once() -> None:
    hints = Notify(address_of("postgresql://localhost/abyssal"), "a")
    for _ in range(100):
        hints.give(Hint("thought"))
        hints.give(Hint("answered", "worker"))
    assert list(hints.waiting.values()) == [Hint("thought"), Hint("answered", "worker")]


@given(st.text(max_size=40))
def test_what_cannot_be_read_is_no_hint(text: str) -> None:
    assert list(hints_in(text, "b")) == []
    assert list(hints_in('["a", [["table", "reef", 7, 8, 9]]]', "b")) == []
