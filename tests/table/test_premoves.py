"""Conditional moves: laid down in secret, given when their question comes, dropped if not fit."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from abyssal.core.errors import AbyssalError, BadRequest
from abyssal.record import Record, verify
from abyssal.table import commands as do
from abyssal.table import due, entries
from abyssal.table.errors import Refused
from abyssal.table.places import DAY, Place
from abyssal.table.premoves import foreseen, premoves_of
from abyssal.table.waiting import turns
from live.pure import Sitting, games

TODAY = ["plan dolphins shop", "plan shop dolphins", "plan dolphins bar"]
"""Programmes without a decision by day: nobody dives or sells."""


def key_largo(people: str = "ABC", **more: Any) -> Sitting:
    return Sitting("key-largo", people=people, **more).start()


def plan_day(sitting: Sitting, *but: int) -> None:
    """Let everyone plan the day, but for these seats."""
    for seat in range(3):
        if seat not in but:
            sitting.play(seat, TODAY[seat])


def pass_day(sitting: Sitting) -> None:
    """Play to the next planning: everyone stops at once."""
    while sitting.table.playing().view()["step"] != "planning":
        seat = sitting.asked()
        legal = sitting.legal(seat)
        sitting.play(seat, "done" if "done" in legal else legal[0])


def lay_down(sitting: Sitting, seat: int, *actions: str) -> None:
    foreseen = sitting.table.foreseen(seat)
    assert foreseen is not None
    sitting.do(seat, do.LayDown, foreseen.question, list(actions))


def give_due(sitting: Sitting) -> list[entries.AnyEntry]:
    """Do what is due by itself, at its moment."""
    moment, make = min(due.moments(sitting.table), key=lambda one: one.moment)
    sitting.now = max(sitting.now, moment)
    made = make(sitting.table, sitting.now)
    sitting.add(*made)
    return made


def refusal(act: Callable[[], None]) -> str:
    with pytest.raises(AbyssalError) as error:
        act()
    return error.value.code


def desk(sitting: Sitting, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = sitting.table.lobby(seat)["desk"]
    return found


def in_too_deep(seats: str = "ABC", **more: Any) -> Sitting:
    """A game in which the first shares are chosen."""
    sitting = Sitting("in-too-deep", people=seats, **more).start()
    while sitting.table.playing().view()["step"] == "choosing":
        sitting.play_first(sitting.asked())
    return sitting


# Key Largo: the next day


def planned_ahead() -> Sitting:
    """Seat 1 has planned day 2 on day 1, and day 2 has come."""
    sitting = key_largo()
    plan_day(sitting)
    lay_down(sitting, 1, "plan bar shop")
    pass_day(sitting)
    return sitting


def test_the_next_day_can_be_planned_once_this_one_is() -> None:
    sitting = key_largo()
    assert sitting.table.foreseen(0) is None
    sitting.play(0, TODAY[0])
    foreseen = sitting.table.foreseen(0)
    assert foreseen is not None
    message = foreseen.message()
    assert (message["question"], message["view"]["day"]) == ("day 2", 2)
    assert len(message["legal"]) == len(message["actions"]) == 20


def test_the_last_day_has_no_next() -> None:
    sitting = key_largo()
    for _ in range(9):
        plan_day(sitting)
        pass_day(sitting)
    plan_day(sitting, 2)
    assert sitting.table.playing().view()["day"] == 10
    assert sitting.table.foreseen(0) is None


def test_a_programme_laid_down_waits_until_no_other_is_missing() -> None:
    sitting = planned_ahead()
    assert desk(sitting, 1)["premove"]["due"] is True
    assert due.moments(sitting.table) == []
    sitting.play(0, TODAY[0])
    assert due.moments(sitting.table) == []
    sitting.now += 60
    sitting.play(2, TODAY[2])
    assert due.next_moment(sitting.table) == sitting.now + sitting.table.times.unasked
    give_due(sitting)
    view = sitting.table.playing().view(0)
    assert [player["morning"] for player in view["players"]] == ["dolphins", "bar", "dolphins"]
    assert desk(sitting, 1)["premove"] is None
    assert desk(sitting, 1)["premoved"]["why"] == "played"
    assert desk(sitting, 1)["premoved"]["actions"][0]["do"] == "plan bar shop"


def test_what_is_laid_down_survives_a_restart() -> None:
    sitting = planned_ahead()
    again = sitting.again()
    assert [again.lobby(seat) for seat in range(3)] == [
        sitting.table.lobby(seat) for seat in range(3)
    ]
    sitting.play(0, TODAY[0])
    sitting.play(2, TODAY[2])
    assert due.next_moment(sitting.again()) == due.next_moment(sitting.table)


def test_it_counts_as_a_decision_of_ones_own_and_the_record_is_as_without_it() -> None:
    ahead, by_hand = planned_ahead(), key_largo()
    plan_day(by_hand)
    pass_day(by_hand)
    for sitting in (ahead, by_hand):
        sitting.play(0, TODAY[0])
        sitting.play(2, TODAY[2])
    give_due(ahead)
    by_hand.play(1, "plan bar shop")
    assert ahead.table.playing().hash() == by_hand.table.playing().hash()
    assert ahead.table.record.decisions() == by_hand.table.record.decisions()
    for sitting in (ahead, by_hand):
        sitting.play_to_the_end()
    assert ahead.table.record.text() == by_hand.table.record.text()
    text = ahead.table.record.text()
    assert verify(Record.read(text))


def test_several_may_plan_ahead() -> None:
    sitting = key_largo()
    plan_day(sitting)
    for seat in range(3):
        lay_down(sitting, seat, "plan bar shop")
    pass_day(sitting)
    assert sitting.table.premoves_due() == [0, 1, 2]
    for _ in range(3):
        give_due(sitting)
    assert sitting.table.playing().view()["half"] == "morning"
    assert sitting.table.playing().view()["step"] != "planning"


def test_it_can_be_changed_and_taken_back_at_any_time() -> None:
    sitting = planned_ahead()
    sitting.do(1, do.LayDown)
    assert desk(sitting, 1)["premove"] is None
    for seat in (0, 2):
        sitting.play(seat, TODAY[seat])
    assert due.moments(sitting.table) == []
    assert turns(sitting.table).keys() == {1}


def test_ones_own_hand_goes_before_what_is_laid_down() -> None:
    sitting = planned_ahead()
    sitting.play(1, "plan market dive")
    assert desk(sitting, 1)["premove"] is None
    assert desk(sitting, 1)["premoved"] is None
    for seat in (0, 2):
        sitting.play(seat, TODAY[seat])
    assert sitting.table.playing().view()["step"] != "planning"


def test_whoever_has_planned_ahead_owes_nothing() -> None:
    sitting = planned_ahead()
    assert turns(sitting.table).keys() == {0, 2}
    assert sitting.table.deadline(1) is None


def test_it_never_goes_past_what_a_stand_in_chose() -> None:
    sitting = key_largo()
    plan_day(sitting, 1)
    sitting.play(1, "plan bar dive")
    lay_down(sitting, 1, "plan bar shop")
    seat = sitting.asked()
    while seat != 1:
        legal = sitting.legal(seat)
        sitting.play(seat, "done" if "done" in legal else legal[0])
        seat = sitting.asked()
    sitting.add(entries.Played(sitting.now, "", 1, [sitting.legal(1)[0]], "bot"))
    assert desk(sitting, 1)["premove"] is None
    assert desk(sitting, 1)["premoved"]["why"] == "stand-in"


def test_it_is_not_given_while_a_bot_stands_in() -> None:
    sitting = planned_ahead()
    sitting.add(entries.StoodIn(sitting.now, "", 1, "random", "agreed"))
    for seat in (0, 2):
        sitting.play(seat, TODAY[seat])
    assert due.moments(sitting.table) == []


def test_time_that_is_over_answers_for_those_alone_who_laid_nothing_down() -> None:
    sitting = key_largo(pace="day", absence="bot")
    plan_day(sitting)
    lay_down(sitting, 1, "plan bar shop")
    pass_day(sitting)
    sitting.play(0, TODAY[0])
    sitting.now += DAY
    give_due(sitting)
    assert sitting.table.lent.keys() == {2}
    sitting.add(entries.Played(sitting.now, "", 2, [sitting.legal(2)[0]], "bot"))
    give_due(sitting)
    assert sitting.table.playing().view()["step"] != "planning"
    assert sitting.table.stood_in == [0, 0, 1]


def test_a_new_owner_of_the_seat_finds_nothing_laid_down() -> None:
    sitting = planned_ahead()
    sitting.add(entries.Reseated(sitting.now, "", 1, "Dora", "d"))
    assert desk(sitting, 1)["premove"] is None
    for seat in (0, 2):
        sitting.play(seat, TODAY[seat])
    assert due.moments(sitting.table) == []


# In Too Deep: if it comes round unchanged


def waiting_seat(sitting: Sitting) -> int:
    """The seat whose turn comes next."""
    return (sitting.asked() + 1) % sitting.table.seats


def whole(sitting: Sitting, seat: int, verb: str) -> list[str]:
    """An answer to the foreseen turn with this verb, with its payment."""
    foreseen = sitting.table.foreseen(seat)
    assert foreseen is not None
    for action in foreseen.message()["actions"]:
        if action["do"].startswith(verb):
            picks = action.get("picks")
            paid = []
            if picks and not picks["forced"]:
                paid = [f"pay {one['pick']}" for one in picks["members"][: picks["least"]]]
            return [action["do"], *paid]
    raise AssertionError(verb)


def test_the_turn_to_come_is_offered_with_all_it_costs() -> None:
    sitting = in_too_deep()
    seat = waiting_seat(sitting)
    foreseen = sitting.table.foreseen(seat)
    assert foreseen is not None
    message = foreseen.message()
    assert message["question"] == "turn"
    assert message["view"]["players"] == sitting.table.playing().view(seat)["players"]
    assert "draw" in message["legal"]
    assert sitting.table.foreseen(sitting.asked()) is None


def test_a_draw_is_given_when_the_turn_comes() -> None:
    sitting = in_too_deep()
    seat = waiting_seat(sitting)
    lay_down(sitting, seat, "draw")
    sitting.play(sitting.asked(), "draw")
    assert sitting.asked() == seat
    assert turns(sitting.table) == {}
    give_due(sitting)
    assert sitting.asked() != seat
    assert desk(sitting, seat)["premoved"]["why"] == "played"


def test_a_purchase_with_its_payment_is_given_as_one() -> None:
    sitting = in_too_deep()
    seat = waiting_seat(sitting)
    bought = whole(sitting, seat, "buy")
    lay_down(sitting, seat, *bought)
    sitting.play(sitting.asked(), "draw")
    shares = len(sitting.table.playing().view()["players"][seat]["portfolio"])
    give_due(sitting)
    assert len(sitting.table.playing().view()["players"][seat]["portfolio"]) == shares + 1


def test_a_purchase_rests_on_its_price() -> None:
    sitting = in_too_deep()
    seat, before = waiting_seat(sitting), sitting.asked()
    companies = {text.split()[1] for text in sitting.legal(before) if text.startswith("buy")}
    foreseen = sitting.table.foreseen(seat)
    assert foreseen is not None
    mine = next(
        action
        for action in foreseen.message()["actions"]
        if action["do"].startswith("buy") and action["do"].split()[1] in companies
    )
    company, price = mine["do"].split()[1], mine["pays"]
    lay_down(sitting, seat, *whole(sitting, seat, mine["do"]))
    assert [list(rest) for rest in desk(sitting, seat)["premove"]["rests"]] == [
        ["ending", {"ending": "none"}],
        ["price", {"company": company, "price": price}],
    ]
    bought = next(text for text in sitting.legal(before) if text.startswith(f"buy {company}"))
    sitting.play(before, bought)
    while sitting.asked() == before:
        sitting.play_first(before)
    assert sitting.asked() == seat
    found = desk(sitting, seat)
    assert found["premove"] is None
    assert found["premoved"]["why"] == "changed"
    assert list(found["premoved"]["changed"]) == ["price", {"company": company, "price": price}]
    assert turns(sitting.table).keys() == {seat}


def test_an_expansion_rests_on_the_depth_cards_there() -> None:
    sitting = in_too_deep()
    seat, before = waiting_seat(sitting), sitting.asked()
    mine = whole(sitting, seat, "expand")
    company = mine[0].split()[1]
    lay_down(sitting, seat, *mine)
    theirs = next(text for text in sitting.legal(before) if text.startswith(f"expand {company}"))
    sitting.play(before, theirs)
    while sitting.asked() == before:
        sitting.play(before, "decline")
    assert desk(sitting, seat)["premoved"]["why"] == "changed"
    assert desk(sitting, seat)["premoved"]["changed"][0] == "depth"


def test_half_an_answer_is_refused() -> None:
    sitting = in_too_deep()
    seat = waiting_seat(sitting)
    for _ in range(6):  # dear shares: somebody must pay with some of several cards
        foreseen = sitting.table.foreseen(waiting_seat(sitting))
        assert foreseen is not None
        seat = waiting_seat(sitting)
        dear = [
            action["do"]
            for action in foreseen.message()["actions"]
            if action.get("picks") and not action["picks"]["forced"]
        ]
        if dear:
            break
        sitting.play(sitting.asked(), "draw")
    assert refusal(lambda: lay_down(sitting, seat, dear[0])) == "premove-part"


def test_what_is_not_legal_cannot_be_laid_down() -> None:
    sitting = in_too_deep()
    seat = waiting_seat(sitting)
    with pytest.raises(BadRequest):
        lay_down(sitting, seat, "nonsense")
    assert refusal(lambda: sitting.do(seat, do.LayDown, "turn", ["decline"])) == "illegal"
    assert refusal(lambda: sitting.do(seat, do.LayDown, "day 2", ["draw"])) == "stale"
    asked = sitting.asked()
    assert refusal(lambda: sitting.do(asked, do.LayDown, "turn", ["draw"])) == "premove"


def test_titles_without_premoves_and_finished_games_take_none() -> None:
    sitting = Sitting("into-the-blue").start()
    assert refusal(lambda: sitting.do(0, do.LayDown, "turn", ["stop"])) == "premove"
    over = in_too_deep().play_to_the_end()
    assert refusal(lambda: over.do(0, do.LayDown, "turn", ["draw"])) == "not-playing"
    with pytest.raises(Refused):
        over.do(None, do.LayDown, "turn", ["draw"])


def test_there_is_an_end_to_what_one_seat_writes_into_the_log() -> None:
    sitting = in_too_deep()
    seat = waiting_seat(sitting)

    def lay_down_for_ever() -> None:
        while True:
            lay_down(sitting, seat, "draw")

    assert refusal(lay_down_for_ever) == "notes"


def test_a_turn_that_never_comes_drops_it() -> None:
    sitting = in_too_deep("AB")
    seat = waiting_seat(sitting)
    while sitting.table.asked():
        if sitting.asked() == seat or sitting.table.foreseen(seat) is None:
            sitting.play_first(sitting.asked())
        else:
            lay_down(sitting, seat, "draw")
            sitting.play_first(sitting.asked())
            if sitting.table.asked() and sitting.asked() == seat:
                sitting.do(seat, do.LayDown)
    assert desk(sitting, seat)["premove"] is None


# Nobody else hears of it


@pytest.mark.parametrize("game", ["key-largo", "in-too-deep"])
def test_nobody_else_hears_that_something_is_laid_down_changed_or_taken_back(game: str) -> None:
    sitting, seat = key_largo(), 1
    plan_day(sitting)
    actions = [["plan bar shop"], ["plan dive market"]]
    if game == "in-too-deep":
        sitting = in_too_deep()
        seat = waiting_seat(sitting)
        actions = [["draw"], whole(sitting, seat, "expand")]
    others = [viewer for viewer in sitting.table.streams if viewer != seat]
    heard = {viewer: list(sitting.heard[viewer]) for viewer in others}
    summary, updated = sitting.table.summary(), sitting.table.updated
    syncs = {viewer: sitting.table.sync(viewer, 0) for viewer in others}
    sitting.now += 60
    for laid in actions:
        lay_down(sitting, seat, *laid)
    assert {viewer: sitting.heard[viewer] for viewer in others} == heard
    assert {viewer: sitting.table.sync(viewer, 0) for viewer in others} == syncs
    assert (sitting.table.summary(), sitting.table.updated) == (summary, updated)
    sitting.do(seat, do.LayDown)
    assert {viewer: sitting.heard[viewer] for viewer in others} == heard


@pytest.mark.rule("KL-H3")
def test_what_others_hear_is_the_same_with_a_programme_laid_down_and_with_none() -> None:
    heard = []
    for laid in (None, "plan bar shop", "plan market dive"):
        sitting = key_largo()
        plan_day(sitting)
        if laid is not None:
            lay_down(sitting, 1, laid)
        pass_day(sitting)
        sitting.play(0, TODAY[0])
        sitting.play(2, TODAY[2])
        heard.append({viewer: sitting.heard[viewer] for viewer in (0, 2, None)})
    assert heard[0] == heard[1] == heard[2]


def test_a_programme_given_ahead_is_heard_as_one_by_hand() -> None:
    ahead, by_hand = planned_ahead(), key_largo()
    plan_day(by_hand)
    pass_day(by_hand)
    for sitting in (ahead, by_hand):
        sitting.play(0, TODAY[0])
        sitting.play(2, TODAY[2])
    give_due(ahead)
    by_hand.now = ahead.now
    by_hand.play(1, "plan bar shop")
    for viewer in (0, 2, None):
        assert ahead.heard[viewer] == by_hand.heard[viewer]


def test_an_order_that_is_dropped_is_heard_by_its_seat_alone() -> None:
    heard = []
    for lays in (False, True):
        sitting = in_too_deep()
        seat, before = waiting_seat(sitting), sitting.asked()
        mine = whole(sitting, seat, "expand")
        company = mine[0].split()[1]
        if lays:
            lay_down(sitting, seat, *mine)
        deeper = [text for text in sitting.legal(before) if text.startswith(f"expand {company}")]
        sitting.play(before, deeper[0])
        while sitting.asked() == before:
            sitting.play(before, "decline")
        assert sitting.asked() == seat
        heard.append([sitting.heard[viewer] for viewer in sitting.table.streams if viewer != seat])
        assert due.moments(sitting.table) == []
    assert heard[0] == heard[1]


def test_a_bot_has_nothing_to_lay_down() -> None:
    places = [Place("person", "A"), Place("bot", "", "random"), Place("person", "C")]
    sitting = Sitting("key-largo", places=places).start()
    assert refusal(lambda: sitting.do(1, do.LayDown, "day 2", ["plan bar shop"])) == "no-seat"


@pytest.mark.parametrize("game", ["key-largo", "in-too-deep"])
def test_what_is_offered_ahead_follows_from_what_the_seat_knows(game: str) -> None:
    choose = Random(5)
    state = games(game, "").new(3, f"{5:064x}")
    offered = 0
    for _ in range(150):
        if state.over():
            break
        for seat in range(3):
            found = foreseen(premoves_of(game), state, seat)
            other = foreseen(premoves_of(game), state.imagine(seat, choose.randrange(99)), seat)
            assert (found is None) == (other is None)
            if found is not None and other is not None:
                offered += 1
                assert found.message() == other.message()
        mover = choose.choice(state.to_act())
        state.play(mover, choose.choice(state.legal(mover)))
    assert offered > 100
