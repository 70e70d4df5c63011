"""Lists of tables tell nobody that somebody acts in secret."""

import time

import pytest

from abyssal.table import commands as do
from abyssal.table import entries
from live.aboard import fight
from live.pure import SEALED, Sitting
from live.wire import QUICK, running, seated


@pytest.mark.rule("UNF-H2", "UNF-H19", "UNF-H22")
def test_what_one_seat_does_in_secret_moves_nothing_in_a_list() -> None:
    voyage = fight(house={"windows": "5"})
    before = voyage.table.updated
    voyage.now += 1
    seat, other = voyage.open_window.seats[:2]
    voyage.press(seat)
    voyage.play(other, voyage.legal(other)[0])
    voyage.do(0, do.Note, "I trust nobody")
    voyage.do(0, do.Believe, 1, 4, "")
    voyage.do(0, do.SetOrders, "never")
    assert voyage.table.updated == before
    assert voyage.again().updated == before
    voyage.wait()
    assert voyage.table.updated == voyage.now


def test_a_sealed_answer_a_vote_and_spectators_words_move_nothing() -> None:
    sitting = Sitting(SEALED.name).start()
    sitting.do(0, do.CallVote, "end")
    before = sitting.table.updated
    sitting.now += 1
    sitting.do(1, do.Vote, True)
    sitting.play_first(1)
    sitting.do(None, do.Say, "hm")
    assert sitting.table.updated == before
    sitting.do(0, do.Say, "hm")
    assert sitting.table.updated == sitting.now


def test_what_everyone_hears_moves_a_table_up() -> None:
    sitting = Sitting().start()
    for entry in (sitting.play_first, lambda seat: sitting.do(seat, do.Rename, "Zoe")):
        sitting.now += 1
        entry(sitting.asked())
        assert sitting.table.updated == sitting.now
    sitting.add(entries.Frozen(sitting.now + 1, "", "report"))
    assert sitting.table.updated == sitting.now + 1


def test_the_order_of_a_list_does_not_tell_either() -> None:
    with running(lengths=QUICK._replace(grace=1000)) as server:
        (ada, grace), first = seated(server, SEALED.name, public=True)
        time.sleep(0.01)
        second = ada.open(public=True)
        stranger = server.guest("Eve")

        def lists() -> list[list[tuple[str, float]]]:
            shown = [guest.get("/api/tables").json() for guest in (grace, stranger)]
            return [
                [(row["table"], row["updated"]) for row in rows["public"] + rows["mine"]]
                for rows in shown
            ]

        before = lists()
        assert [table for table, _ in before[1]][:2] == [second, first]
        with ada.socket(first) as wire:
            game = wire.hear()["game"]
            wire.ask("play", decision=game["decision"], actions=game["legal"][:1])
        assert lists() == before
