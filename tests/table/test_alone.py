"""Alone against bots nothing is asked that could be answered in one way only."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from abyssal.keeper.host import Host, Wanted
from abyssal.keeper.timeouts import Timeouts
from abyssal.record import Record, verify
from abyssal.table import commands as do
from abyssal.table import entries, handlers
from abyssal.table.places import Place
from abyssal.table.table import Table
from live.aboard import Voyage, fight, position
from live.pure import SEALED, Sitting
from live.stores import store_at

BOT = Place("bot", "", "random")
TITLES = {"into-the-blue": 3, "in-too-deep": 3, "key-largo": 3, "unfathomable": 4}


def alone(game: str, seats: int) -> Sitting:
    """One person among bots, and nobody watches."""
    sitting = Sitting(game, places=[Place("person", "Ada"), *[BOT] * (seats - 1)])
    sitting.table.listen([0])
    return sitting.start()


def go_on(sitting: Sitting, choose: Random) -> None:
    """Let the table answer for whoever need not be asked, or somebody decide."""
    table = sitting.table
    if table.owed_unasked():
        sitting.add(*handlers.answered_unasked(table, 0, sitting.now))
    elif 0 in table.asked():
        sitting.play(0, choose.choice(sitting.legal(0)))
    else:
        seat = choose.choice(table.asked())
        answer = choose.choice(sitting.legal(seat))
        sitting.add(entries.Played(sitting.now, "", seat, [answer], "bot"))


def questions(sitting: Sitting) -> list[list[str]]:
    """All that was put to the person."""
    shown = [message for message in sitting.heard[0] if message["kind"] == "game"]
    return [message["legal"] for message in shown if message["legal"]]


@pytest.mark.parametrize("game", TITLES)
def test_a_whole_game_alone_has_no_question_with_one_answer(game: str) -> None:
    lone = 0
    for luck in range(3):
        sitting, choose = alone(game, TITLES[game]), Random(luck)
        while sitting.table.asked():
            lone += len(sitting.table.owed_unasked())
            go_on(sitting, choose)
        assert sitting.table.status == "over"
        assert questions(sitting)
        assert min(map(len, questions(sitting))) > 1
        record = Record.read(sitting.table.record.text())
        verify(record)
        assert not record.by  # nobody stood in for anybody
        again = Table.of("t", sitting.lines, sitting.library)
        assert again.playing() == sitting.table.playing()
    assert lone > 0 or game == "into-the-blue"


def lone_pass(people: str = "A--", watched: bool = False) -> Voyage:
    """Seat 0 rolls, and might hold a card for it, but does not: it could only pass."""
    table = position(
        "arjun jeanne samira",
        places={0: "deck-1"},
        deep_ones={"deck-1": 1},
        hands={0: "observation-1", 1: "observation-1"},
        dice="4 4 4",
    )
    voyage = Voyage(table, people).aboard()
    seats = range(voyage.table.seats)
    voyage.table.listen([*seats, None] if watched else list(seats))
    voyage.play(0, "attack deep-one")
    assert voyage.legal(0) == ["pass"]
    return voyage


def test_the_table_gives_the_one_answer_of_somebody_alone() -> None:
    voyage = lone_pass()
    assert voyage.table.owed_unasked() == [0]
    assert voyage.last(0, "game")["legal"] == []
    voyage.add(*handlers.answered_unasked(voyage.table, 0, voyage.now))
    assert voyage.table.owed_unasked() == []
    assert voyage.last(0, "game")["legal"] == []
    written = entries.read(voyage.lines[-1])
    assert written == entries.Played(voyage.now, "", 0, ["pass"], "orders")
    assert voyage.table.record.lines()[-1] == "0 pass"
    assert voyage.table.stood_in[0] == voyage.table.places[0].missed == 0


@pytest.mark.rule("UNF-H3", "UNF-H4")
@pytest.mark.parametrize(("people", "watched"), [("AB-", False), ("ABC", False), ("A--", True)])
def test_whoever_could_be_seen_not_to_be_asked_is_asked(people: str, watched: bool) -> None:
    """Another person, one at the same screen too, or a spectator, who may get a bot's seat."""
    voyage = lone_pass(people, watched)
    assert voyage.table.unasked == []
    assert voyage.last(0, "game")["legal"] == ["pass"]


def test_a_choice_is_asked_of_somebody_alone() -> None:
    voyage = fight("A--", hands={0: "observation-3", 1: "observation-1"})
    voyage.table.listen([0])
    assert voyage.table.unasked == []
    assert len(voyage.legal(0)) > 1


def test_where_a_standing_order_passes_nothing_is_asked_whoever_looks_on() -> None:
    voyage = fight("AB-", hands={0: "observation-3", 1: "observation-1"})
    assert voyage.table.unasked == []
    alone = Voyage(
        position(
            "arjun jeanne samira",
            places={0: "deck-1"},
            deep_ones={"deck-1": 1},
            hands={0: "observation-3", 1: "observation-1"},
            dice="4 4 4",
        ),
        "A--",
    ).aboard()
    alone.do(0, do.SetOrders, "never")
    alone.play(0, "attack deep-one")
    assert len(alone.legal(0)) > 1
    assert alone.last(0, "game")["legal"] == []
    assert alone.table.owed_unasked() == [0]


def test_a_sealed_decision_is_answered_too_and_bots_hear_nothing_of_it() -> None:
    sitting = alone(SEALED.name, 2)
    while not sitting.table.owed_unasked():
        go_on(sitting, Random(0))
    assert 1 in sitting.table.asked()
    before = sitting.counts()[1]
    go_on(sitting, Random(0))
    assert sitting.counts()[1] == before


def test_undo_takes_back_the_last_choice_not_what_was_answered_unasked() -> None:
    """Otherwise the table would answer again at once, and nothing could ever be taken back."""
    found = 0
    for luck in range(40):
        sitting, choose = alone("in-too-deep", 2), Random(luck)
        table = sitting.table
        chosen_in = None
        while table.asked() and found < 3:
            unasked = table.owed_unasked()
            if not unasked:
                chosen_in = table.playing() if 0 in table.asked() else None
            go_on(sitting, choose)
            if unasked and chosen_in is not None and table.steps_back(0) > 1:
                sitting.do(0, do.Undo)
                assert table.playing() == chosen_in
                assert table.unasked == []
                assert len(sitting.last(0, "game")["legal"]) > 1
                found += 1
    assert found


# With a host


class Wire:
    """Somebody who is connected."""

    session = "s"

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.heard: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        self.heard.append(json.loads(message))

    def close(self) -> None:
        raise AssertionError("nobody hangs up")

    def game(self) -> dict[str, Any]:
        """The position as it was last shown here."""
        shown = [message for message in self.heard if message["kind"] in ("game", "sync")][-1]
        game: dict[str, Any] = shown if shown["kind"] == "game" else shown["game"]
        return game


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.01)


def test_a_host_answers_at_once_by_a_clock_that_stands_still(tmp_path: Path) -> None:
    choose = Random(5)

    async def play() -> None:
        host = Host(store_at(tmp_path / "tables"), Timeouts(pause=0), clock=lambda: 1000.0)
        host.fresh = host.fresh._replace(seed=lambda: f"{3:064x}")
        places = [Place("person", "Ada"), BOT, BOT]
        id, _ = await host.open(Wanted("unfathomable", places, start=True), "s", [0])
        ada = Wire(0)
        live = await host.connect(id, ada, 0)

        def waits() -> bool:
            table = live.loaded
            if table is None or table.owed_unasked():
                return False
            looks = table.quiet.looking is not None  # at loyalty cards, in the turn of a bot too
            return looks or table.is_done() or 0 in table.asked()

        for number in range(60):
            await until(waits)
            if live.table.is_done():
                break
            if live.table.quiet.looking is not None:
                await host.command(id, do.Giver(0, "s"), do.Looked(f"l{number}"))
                continue
            legal = ada.game()["legal"]
            assert len(legal) > 1
            answer = do.Play(f"c{number}", ada.game()["decision"], [choose.choice(legal)])
            await host.command(id, do.Giver(0, "s"), answer)
        lines = await host.store.entries(id)
        assert [line for line in lines if '"orders"' in line]
        await host.close()

    asyncio.run(play())
