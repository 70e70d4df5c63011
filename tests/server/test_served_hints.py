"""Hints over the wire: found where bots think, told to one seat, and kept through a restart."""

from pathlib import Path
from typing import Any

import pytest

from abyssal.keeper import bot_pool
from abyssal.keeper.bot_pool import advice_on, hint_for, imagined_by
from abyssal.server.settings import Limits, Rate, Settings
from abyssal.table.places import Place
from abyssal.testing.secrets import Leak, must_match
from live.pure import Sitting
from live.wire import GENEROUS, Guest, code_of, running, seated


def asked_of(guest: Guest, table: str) -> int:
    """The number of the decision that is put to a guest."""
    with guest.socket(table) as wire:
        while True:
            message = wire.hear()
            game = message.get("game") if message.get("kind") == "sync" else message
            if game and game.get("kind") == "game" and game["legal"]:
                return int(game["decision"])


def hint(guest: Guest, table: str, decision: int) -> Any:
    return guest.post(f"/api/tables/{table}/hint", {"decision": decision})


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time for a whole search on a busy machine: one that is cut short may find something else."""
    monkeypatch.setattr(bot_pool, "LONGEST_THOUGHT", 60.0)
    monkeypatch.setattr(bot_pool, "LONGEST_HINT", 120.0)


@pytest.mark.usefixtures("unhurried")
def test_one_among_bots_gets_a_hint_once_and_the_same_again_also_after_a_restart(
    tmp_path: Path,
) -> None:
    with running(tmp_path) as server:
        ada = server.guest("Ada")
        table = ada.open("into-the-blue", "mbb", start=True)
        decision = asked_of(ada, table)
        first = hint(ada, table, decision)
        assert first.status_code == 200, first.text
        told = first.json()["hints"]
        assert 1 <= len(told) <= 3
        assert set(told[0]) == {"action", "chance", "why"}
        entries = len(server.run(server.host.store.entries(table)))
        advice = server.run(noted(server.host, table))
        assert hint(ada, table, decision).json() == first.json()
        assert len(server.run(server.host.store.entries(table))) == entries
        assert server.run(noted(server.host, table)) is advice  # without a new thought
        cookies = ada.http.cookies
    with running(tmp_path) as server:
        ada = server.guest("Ada", hello=False)
        ada.http.cookies = cookies
        places = ada.lobby(table)["places"]
        assert [place["assisted"] for place in places] == [True, False, False]
        assert hint(ada, table, decision).json() == first.json()
        mine = ada.get("/api/tables").json()["mine"]
        assert [shown["assisted"] for shown in mine] == [True]


async def noted(host: Any, table: str) -> object:
    return host.lives[table].advice[0][1]


def test_two_people_and_who_is_not_asked_are_refused() -> None:
    with running() as server:
        (ada, _), table = seated(server)
        assert code_of(hint(ada, table, 1)) == "hints-company"
        guest = server.guest("Eve")
        assert code_of(hint(guest, table, 1)) == "no-seat"
        stranger = ada.open("into-the-blue", "mbb", start=True)
        decision = asked_of(ada, stranger)
        assert code_of(hint(ada, stranger, decision + 5)) == "stale"


def test_people_who_agreed_before_the_start_get_hints() -> None:
    with running() as server:
        ada, grace = server.guest("Ada"), server.guest("Grace")
        table = ada.open("into-the-blue", "mo", hints=True)
        grace.join(table, ada.lobby(table)["code"])
        assert code_of(ada.command(table, "start")) == "hints-disagreed"
        assert grace.command(table, "agree", yes=True).status_code == 200
        assert ada.command(table, "start").status_code == 200
        asked = ada if 0 in server.look(table, lambda found: found.asked()) else grace
        assert hint(asked, table, asked_of(asked, table)).status_code == 200


def test_hints_are_limited_in_number() -> None:
    limits: Limits = GENEROUS._replace(hints=Rate(0, 2))
    with running(settings=Settings(limits=limits)) as server:
        ada = server.guest("Ada")
        table = ada.open("into-the-blue", "mbb", start=True)
        decision = asked_of(ada, table)
        answers = [hint(ada, table, decision) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]


# What a seat may not know has no part in it


def sitting_of(game: str) -> tuple[Sitting, int]:
    """A game of one person among bots, some moves after its start."""
    places = [Place("person", "Ada"), Place("bot", "", "random"), Place("bot", "", "random")]
    sitting = Sitting(game, places=places).start()
    for _ in range(12):
        sitting.step()
    while sitting.asked() != 0 or len(sitting.legal(0)) < 2:
        sitting.step()
    return sitting, 0


def served(sitting: Sitting, seat: int, number: int | None) -> str:
    """What would be told from the true position, or from one that the seat imagines."""
    position = sitting.table.playing()
    if number is not None:
        position = position.imagine(seat, number)
    question = hint_for(sitting.table, seat)
    assert question.imagined is None
    assert not question.view
    told = bot_pool.advice_on(
        question._replace(imagined=imagined_by(seat, position), seconds=0.001)
    )
    return repr(told)


@pytest.mark.parametrize("game", ["in-too-deep", "into-the-blue", "key-largo", "unfathomable"])
def test_a_served_hint_is_the_same_for_all_that_its_seat_cannot_tell_apart(game: str) -> None:
    sitting, seat = sitting_of(game)
    for number in range(2):
        must_match("hint", served(sitting, seat, None), served(sitting, seat, number))


def test_a_hint_that_is_asked_with_the_true_position_is_told_apart(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sitting, seat = sitting_of("in-too-deep")
    monkeypatch.setitem(served.__globals__, "imagined_by", lambda seat, position: position.dump())

    def peeping(question: bot_pool.Question) -> object:
        assert question.imagined is not None
        return [question.imagined["deck"], advice_on(question)]

    monkeypatch.setattr(bot_pool, "advice_on", peeping)
    with pytest.raises(Leak):
        must_match("hint", served(sitting, seat, None), served(sitting, seat, 1))
