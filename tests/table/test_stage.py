"""Clocks start after what happened has been shown: for all alike, by what everybody sees."""

import pytest

from abyssal.games.in_too_deep import stages as in_too_deep
from abyssal.games.into_the_blue import stages as into_the_blue
from abyssal.games.key_largo import stages as key_largo
from abyssal.games.unfathomable.faces import stages as unfathomable
from abyssal.table import commands as do
from abyssal.table.places import Place
from abyssal.table.stage import stage_of
from abyssal.words import Words
from live.aboard import fight
from live.pure import Sitting

MOST = 20
"""Seconds that clocks wait at most."""


def test_a_clock_starts_once_the_dice_have_been_seen() -> None:
    sitting = Sitting(pace="brisk").start()
    seat = sitting.asked()
    sitting.play(seat, "reroll 1.....")
    shown = stage_of("into-the-blue")({"event": "rolled"}) / 1000
    assert shown > 0
    assert sitting.last(seat, "game")["deadline"] == pytest.approx(sitting.now + shown + 60)


def test_everyone_is_told_the_same_length_beside_each_event() -> None:
    sitting = Sitting(pace="brisk").start()
    seat = sitting.asked()
    sitting.play(seat, "stop")
    told = [sitting.last(viewer, "game") for viewer in range(3)]
    for message in told:
        kinds = [event["event"] for event in message["events"]]
        assert message["stages"] == [stage_of("into-the-blue")({"event": kind}) for kind in kinds]
    assert len({message["lead"] for message in told}) == 1


def test_what_is_shown_after_what_is_still_being_shown_waits_for_it() -> None:
    sitting = Sitting(pace="brisk").start()
    seat = sitting.asked()
    before = sitting.table.shown_until
    sitting.play(seat, "reroll 1.....")
    once = sitting.table.shown_until - max(before, sitting.now)
    sitting.play(seat, "reroll 1.....")
    assert sitting.table.shown_until == pytest.approx(sitting.now + 2 * once)


def test_clocks_wait_no_longer_than_twenty_seconds() -> None:
    voyage = fight()
    voyage.table.shown_until = voyage.now + 1000
    voyage.wait()
    assert voyage.table.shown_until <= voyage.now + MOST


@pytest.mark.rule("UNF-H2")
def test_a_window_opens_once_what_led_to_it_has_been_shown() -> None:
    voyage = fight(house={"windows": "3"})
    window = voyage.open_window
    assert window.opened == voyage.table.shown_until
    assert window.closes == window.opened + 3


@pytest.mark.rule("UNF-H1", "UNF-H2")
def test_what_is_told_to_one_seat_alone_lengthens_nothing() -> None:
    """Whoever draws sees the cards, the others that there were some: one length for both."""
    sitting = Sitting("key-largo", places=[Place("person", name) for name in "ABC"]).start()
    for seat in range(3):
        sitting.do(seat, do.Play, sitting.table.decisions[seat], sitting.legal(seat)[:1])
    table = sitting.table
    public = sum(
        length
        for (audience, _), length in zip(table.told, table.lengths, strict=True)
        if audience < 0 or audience >> 30 & 1
    )
    assert table.shown_until <= sitting.now + public / 1000


LENGTHS = {
    "into-the-blue": into_the_blue.LENGTHS,
    "in-too-deep": in_too_deep.LENGTHS,
    "key-largo": key_largo.LENGTHS,
    "unfathomable": unfathomable.LENGTHS,
}


@pytest.mark.parametrize("name", LENGTHS)
def test_every_kind_of_event_that_has_a_length_exists(name: str) -> None:
    """A length under a name that no event has would never be used."""
    words = Words("en", name)
    assert [kind for kind in LENGTHS[name] if f"event-{kind}" not in words] == []


@pytest.mark.parametrize("name", LENGTHS)
def test_an_event_without_a_length_is_not_waited_for(name: str) -> None:
    assert stage_of(name)({"event": "of-no-length"}) == 0


@pytest.mark.parametrize(("count", "milliseconds"), [(0, 0), (1, 1800), (2, 2250), (8, 4950)])
def test_there_is_time_for_every_card_that_is_turned_up(count: int, milliseconds: int) -> None:
    event = {"event": "turned-up", "cards": ["lore-1"] * count}
    assert unfathomable.stage(event) == milliseconds
