"""A game that lives through an upgrade goes on as it was begun, or stands still."""

import copy
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from abyssal.cli import records
from abyssal.core.game import Game
from abyssal.games import game_of, standard_game
from abyssal.record import BadRecord, Record
from abyssal.server.serve import DATABASE
from abyssal.table import entries
from abyssal.table.pins import library
from abyssal.words import Words
from live.stores import sql
from live.wire import Guest, Server, running

OLD = standard_game("into-the-blue")


def with_other_numbers() -> Game:
    """Into the Blue as a later version might print it."""
    data = copy.deepcopy(OLD.data)
    data["treasures"]["steep"]["main"] = [2, 4, 6, 8, 20]
    return game_of("into-the-blue", data, "a later version")


def with_other_rules() -> Game:
    game = copy.copy(OLD)
    game.rules_version = OLD.rules_version + 1
    return game


@pytest.fixture
def upgrade(monkeypatch: pytest.MonkeyPatch) -> Callable[[Game], None]:
    """Put another version of Into the Blue in place of ours."""

    def to(game: Game) -> None:
        monkeypatch.setattr(sys.modules["abyssal.games"], "standard_game", lambda name: game)

    return to


def begun(folder: Path) -> tuple[str, str, str, list[int]]:
    """A game of one person with two seats, some moves old: cookie, table, seal and values."""
    with running(folder, library=library) as server:
        ada = server.guest("Ada")
        table = ada.open("into-the-blue", "mm")
        seal = ada.lobby(table)["commitment"]
        ada.command(table, "start")
        play(ada, table, 4)
        return ada.cookies(), table, seal, values(ada, table)


def back(server: Server, cookies: str) -> Guest:
    """The same person at the server that was started again."""
    ada = server.guest("Ada", hello=False)
    name, _, value = cookies.partition("=")
    ada.http.cookies.set(name, value)
    return ada


def play(ada: Guest, table: str, most: int = 10**6) -> None:
    """Play the first legal action for either seat."""
    for _ in range(most):
        for seat in (0, 1):
            with ada.socket(table, f"?seat={seat}") as wire:
                game = wire.hear()["game"]
                if game["legal"]:
                    wire.ask("play", decision=game["decision"], actions=game["legal"][-1:])
                    break
        else:
            return


def values(ada: Guest, table: str) -> list[int]:
    """The values of the treasures as a player sees them."""
    with ada.socket(table) as wire:
        return [level["main"] for level in wire.hear()["game"]["view"]["levels"]]


def test_a_game_goes_on_with_the_numbers_it_began_with(
    tmp_path: Path, upgrade: Callable[[Game], None], capsys: pytest.CaptureFixture[str]
) -> None:
    cookies, table, seal, before = begun(tmp_path)
    upgrade(with_other_numbers())
    with running(tmp_path, library=library) as server:
        ada = back(server, cookies)
        assert ada.lobby(table)["status"] == "playing"
        assert ada.lobby(table)["commitment"] == seal
        assert values(ada, table) == before
        later = ada.open("into-the-blue", "mm", start=True)
        assert 20 in values(ada, later)
        play(ada, table)
        assert ada.lobby(table)["status"] == "over"
        text = ada.get(f"/api/tables/{table}/record").text
    file = tmp_path / "game.record"
    file.write_text(text, "utf-8")
    assert records.verify(Words("en"), str(file)) == 0
    assert seal in capsys.readouterr().out.replace("\n", "").replace(" ", "")
    tampered = text.replace(seal, f"{1:064x}")
    file.write_text(tampered, "utf-8")
    assert records.verify(Words("en"), str(file)) == 1


def test_numbers_that_nobody_kept_freeze_the_table(
    tmp_path: Path, upgrade: Callable[[Game], None]
) -> None:
    cookies, table, seal, _ = begun(tmp_path)
    sql(tmp_path / DATABASE, "DELETE FROM data")
    upgrade(with_other_numbers())
    with running(tmp_path, library=library) as server:
        lobby = back(server, cookies).lobby(table)
        assert (lobby["status"], lobby["frozen"]["why"]) == ("frozen", "data")
        assert lobby["commitment"] == seal


def test_rules_that_are_gone_freeze_the_table_and_their_return_thaws_it(
    tmp_path: Path, upgrade: Callable[[Game], None]
) -> None:
    cookies, table, seal, before = begun(tmp_path)
    upgrade(with_other_rules())
    with running(tmp_path, library=library) as server:
        ada = back(server, cookies)
        lobby = ada.lobby(table)
        assert lobby["status"] == "frozen"
        assert lobby["frozen"] == {"why": "rules", "begun": 1, "known": 2}
        assert (lobby["commitment"], lobby["seed"]) == (seal, None)
        assert [place["name"] for place in lobby["places"]] == ["Ada", ""]
        report = ada.get(f"/api/tables/{table}/report")
        assert "rules: begun with 1, known is 2" in report.text
        answer = ada.command(table, "say", text="hello?")
        assert answer.json()["error"]["code"] == "frozen"
        with ada.socket(table) as wire:
            sync = wire.hear()
            assert (sync["game"], sync["lobby"]["status"]) == (None, "frozen")
        (row,) = ada.get("/api/tables").json()["mine"]
        assert row["status"] == "frozen"
    upgrade(OLD)
    with running(tmp_path, library=library) as server:
        ada = back(server, cookies)
        assert ada.lobby(table)["status"] == "playing"
        assert values(ada, table) == before
        (row,) = ada.get("/api/tables").json()["mine"]
        assert row["status"] == "playing"


def changed_log(folder: Path, change: Callable[[dict[str, Any]], None]) -> None:
    """Write the first entry of the only log anew."""
    [(text,)] = sql(folder / DATABASE, "SELECT entry FROM log WHERE number = 1")
    entry = json.loads(text)
    change(entry)
    rewrite = "UPDATE log SET entry = :entry WHERE number = 1"
    sql(folder / DATABASE, rewrite, entry=json.dumps(entry))


def test_a_seed_that_does_not_fit_the_seal_people_saw_freezes_the_table(tmp_path: Path) -> None:
    cookies, table, seal, _ = begun(tmp_path)
    changed_log(tmp_path, lambda entry: entry.update(seed=f"{7:064x}"))
    with running(tmp_path, library=library) as server:
        lobby = back(server, cookies).lobby(table)
        assert (lobby["status"], lobby["frozen"]["why"]) == ("frozen", "seal")
        assert lobby["commitment"] == seal


def test_a_log_without_pins_is_read_as_before(tmp_path: Path) -> None:
    cookies, table, seal, before = begun(tmp_path)

    def forget(entry: dict[str, Any]) -> None:
        for pin in ("rules", "data", "seal"):
            del entry[pin]

    changed_log(tmp_path, forget)
    with running(tmp_path, library=library) as server:
        ada = back(server, cookies)
        assert ada.lobby(table)["commitment"] == seal
        assert values(ada, table) == before


def test_other_options_are_pinned_to_a_seal_of_their_own(tmp_path: Path) -> None:
    with running(tmp_path, library=library) as server:
        ada = server.guest("Ada")
        table = ada.open("into-the-blue", "mm")
        first = ada.lobby(table)["commitment"]
        ada.command(table, "set", options={"treasures": "gentle"})
        second = ada.lobby(table)["commitment"]
        assert first != second
    lines = [text for (text,) in sql(tmp_path / DATABASE, "SELECT entry FROM log ORDER BY number")]
    created, changed = map(entries.read, lines)
    assert isinstance(created, entries.Created)
    assert isinstance(changed, entries.Changed)
    assert (created.seal, created.rules, created.data) == (first, 1, OLD.data_digest)
    assert changed.seal == second


def test_a_record_with_old_numbers_brings_them_along(upgrade: Callable[[Game], None]) -> None:
    record = Record.begin(OLD, 2, {}, "5a" * 32)
    text = record.text()
    assert "own-data" not in text
    upgrade(with_other_numbers())
    assert "own-data" in record.text()
    assert Record.read(record.text()).game.data == OLD.data
    with pytest.raises(BadRecord):
        Record.read(text)
