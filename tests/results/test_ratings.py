"""Ratings and statistics are functions of the results: the same games give the same numbers."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from abyssal.games import game
from abyssal.record import BadRecord, Record
from abyssal.results.ratings import (
    Played,
    counted_seats,
    not_own,
    ratings,
    teams_of,
    why_unrated,
)
from abyssal.results.result import Result, Sitting, digest_of, result_of, verified_result
from abyssal.results.statistics import range_of, summary

CORPUS = Path(__file__).parents[1] / "corpus"
DAY = 86400.0


def result(*scores: int, game: str = "into-the-blue", **more: object) -> Result:
    """A game of people with these points."""
    sittings = [
        Sitting(
            score=score,
            rank=1 + sum(other > score for other in scores),
            won=score == max(scores),
            decisions=10,
            own=10,
        )
        for score in scores
    ]
    given = {"ending": "shells", "digest": "", **more}
    return Result(game, 1, {}, sittings, **given)  # type: ignore[arg-type]


def changed(found: Result, seat: int, **more: object) -> Result:
    seats = list(found.seats)
    seats[seat] = msgspec.structs.replace(seats[seat], **more)
    return msgspec.structs.replace(found, seats=seats)


def played(who: str, found: Result, number: int = 0, **more: bool) -> Played:
    """A game of the members whose letters stand in `who`, by seats; a blank is a stranger."""
    seats = {seat: [member] for seat, member in enumerate(who) if member != " "}
    return Played(f"t{number:03}", number * DAY, found, seats, **more)


def voyage(sides: str, won: str) -> Result:
    """A game of two sides: `h` or `t` for each seat, and the letters of those who won."""
    sittings = [
        Sitting(
            score=int(side in won),
            rank=1 if side in won else 1 + sum(other in won for other in sides),
            won=side in won,
            side={"h": "humans", "t": "traitors"}[side],
            decisions=10,
            own=10,
        )
        for side in sides
    ]
    return Result("unfathomable", 1, {}, sittings, digest="", ending="arrived")


def recorded(seed: int, name: str = "into-the-blue", seats: int = 3) -> str:
    """The record of a whole game of people."""
    luck = Random(seed)
    record = Record.begin(game(name), seats, {}, f"{seed:064x}")
    state = record.replay()
    while asked := state.to_act():
        seat = luck.choice(asked)
        action = luck.choice(state.legal(seat))
        state.play(seat, action)
        record.add(seat, action)
    record.finish(state)
    return record.text()


# From records


def test_recomputed_from_records_alone_the_numbers_are_the_same() -> None:
    texts = [recorded(seed) for seed in range(6)]
    kept = [
        played("abc", result_of(record, record.replay()), number)
        for number, record in enumerate(map(Record.read, texts))
    ]
    lines = [msgspec.json.encode(game.result) for game in kept]
    again = [played("abc", verified_result(text), number) for number, text in enumerate(texts)]
    stored = [
        played("abc", msgspec.json.decode(line, type=Result), number)
        for number, line in enumerate(lines)
    ]
    assert ratings(kept) == ratings(again) == ratings(stored) == ratings(reversed(kept))
    assert summary(kept, "abc", 9 * DAY) == summary(again, "abc", 9 * DAY)
    assert {standing.games for standing in ratings(kept).values()} == {6}


def test_a_tampered_record_counts_for_nothing() -> None:
    texts = [recorded(seed) for seed in range(3)]
    lines = texts[1].split("\n")
    seat, _, _ = lines[-2].partition(" ")
    lines[-2] = f"{seat} stop"
    with pytest.raises(BadRecord):
        verified_result("\n".join(lines))
    true = [played("abc", verified_result(text), number) for number, text in enumerate(texts)]
    broken = [game._replace(is_true=number != 1) for number, game in enumerate(true)]
    assert why_unrated(broken[1]) == "broken"
    assert ratings(broken) == ratings([true[0], true[2]]) != ratings(true)
    assert summary(broken, "abc", 0) == summary([true[0], true[2]], "abc", 0)


def test_the_digest_covers_all_but_names_and_the_version() -> None:
    text = recorded(1)
    digest = digest_of(Record.read(text))
    named = Record.read(text.replace("\nseed: ", "\nplayer 0: Zoé\nseed: "))
    assert digest_of(named) == digest
    assert digest_of(Record.read(text.replace("record 2", "record 1"))) == digest
    other = Record.read(text)
    other.result = "1 1 1"
    assert digest_of(other) != digest


def test_a_result_says_who_decided() -> None:
    record = Record.begin(game("into-the-blue"), 3, {}, 7, bots={1: "greedy", 2: "greedy"})
    state = record.replay()
    while state.to_act():
        [seat] = state.to_act()
        action = state.legal(seat)[0]
        state.play(seat, action)
        mine = sum(entry.seat == seat for entry in record.entries)
        first = {0: ["bot", "hint", "time"], 1: [], 2: ["person"]}[seat]
        record.add(seat, action, first[mine] if mine < len(first) else "")
    record.finish(state)
    person, machine, taken_over = result_of(record, state).seats
    assert (person.kind, machine.kind, taken_over.kind) == ("person", "bot", "person")
    assert (person.decisions - person.own, person.hints) == (2, 1)
    assert (machine.own, taken_over.own) == (0, 1)


# Which games are rated


def test_the_winner_rises_and_everyone_is_surer() -> None:
    known = ratings([played("abc", result(9, 6, 3))])
    assert known["a"].shown() > 1500 > known["c"].shown()
    assert all(standing.spread() < 327 for standing in known.values())


def test_a_stand_in_takes_the_rating_from_that_person_alone() -> None:
    game = played("abc", changed(result(9, 6, 3), 0, own=8))
    assert not_own(game) == {"a": "stood-in"}
    assert why_unrated(game) == ""
    assert ratings([game]) == ratings([played("bc", result(6, 3))])


def test_hints_take_the_rating_from_the_whole_game() -> None:
    game = played("abc", changed(result(9, 6, 3), 2, hints=1))
    assert why_unrated(game) == "hints"
    assert ratings([game]) == {}
    assert counted_seats(game) == {}


@pytest.mark.parametrize(
    ("game", "why"),
    [
        (played("ab", result(2, 1), is_late=True), "late"),
        (played("ab", result(2, 1, ending="")), "given-up"),
        (played("ab", result(2, 1, own_data=True)), "own-data"),
        (played("a ", result(2, 1)), "few"),
        (played("ab", voyage("hh", "h")), "few"),
        (played("ab ", voyage("hht", "h")), "few"),
    ],
)
def test_other_games_that_are_not_rated(game: Played, why: str) -> None:
    assert why_unrated(game) == why
    assert ratings([game]) == {}


def test_two_people_on_a_seat_or_one_on_two_are_not_rated() -> None:
    shared = Played("t", 0.0, result(3, 2, 1), {0: ["a", "b"], 1: ["c"], 2: ["d"]})
    assert not_own(shared) == {"a": "shared", "b": "shared"}
    several = Played("t", 0.0, result(3, 2, 1), {0: ["a"], 1: ["a"], 2: ["d"]})
    assert not_own(several) == {"a": "several"}
    assert set(ratings([shared])) == {"c", "d"}
    assert why_unrated(several) == "few"


def test_strangers_and_bots_are_left_out_of_the_order() -> None:
    with_a_bot = changed(result(9, 6, 3), 0, kind="bot", own=0)
    assert ratings([played(" bc", with_a_bot)]) == ratings([played("bc", result(6, 3))])


def test_titles_have_ratings_of_their_own() -> None:
    games = [
        played("ab", result(2, 1), 1),
        played("ab", result(1, 2, game="key-largo"), 2),
    ]
    assert ratings(games, "key-largo")["b"].shown() > 1500
    assert ratings(games, "into-the-blue")["a"].shown() > 1500
    assert ratings(games)["a"].games == 2


def test_sides_are_rated_as_teams_of_equal_size() -> None:
    game = played("abc ", voyage("hhth", "t"))
    teams, ranks = teams_of(game, counted_seats(game))
    assert sorted(zip(ranks, map(sorted, teams), strict=True)) == [
        (1.0, ["", "", "c"]),
        (2.0, ["", "a", "b"]),
    ]
    known = ratings([game])
    assert known["c"].shown() > 1500 > known["a"].shown() == known["b"].shown()


# Statistics


def test_two_who_met_are_compared_in_the_games_that_count_for_both() -> None:
    games = [
        played("ab", result(2, 1), 0),
        played("ab", result(1, 2), 1),
        played("ab", result(2, 2), 2),
        played("ab", changed(result(2, 1), 0, own=1), 3),
        played("abc", voyage("hht", "h"), 4),
    ]
    found = {(duel["member"], duel["other"]): duel for duel in summary(games, "abc", 0)["duels"]}
    mine = found["a", "b"]
    assert (mine["ahead"], mine["level"], mine["behind"]) == (1, 1, 1)
    assert (found["a", "c"]["ahead"], found["c", "a"]["behind"]) == (1, 1)


def test_streaks_records_kinds_and_titles_are_counted() -> None:
    games = [played("ab", result(9 + number, 1), 7 * number) for number in range(3)]
    games.append(played("ab", result(50, 1, game="key-largo"), 21))
    found = summary(games, "ab", 21 * DAY)
    assert {"member": "a", "game": "into-the-blue", "wins": 3, "weeks": 0} in found["streaks"]
    assert {"member": "b", "game": "", "wins": 0, "weeks": 4} in found["streaks"]
    best = {(best["game"], best["score"], best["table"]) for best in found["records"]}
    assert best == {("into-the-blue", 11, "t014"), ("key-largo", 50, "t021")}
    assert [(kind["game"], kind["games"]) for kind in found["kinds"]] == [
        ("into-the-blue", 3),
        ("key-largo", 1),
    ]
    assert [(title["game"], title["leader"]) for title in found["titles"]] == [
        ("into-the-blue", "a"),
        ("key-largo", "a"),
    ]
    one = summary(games, "ab", 0, "key-largo")
    assert [row["played"] for row in one["rows"]] == [1, 1]
    assert len(one["titles"]) == 2


def test_nobody_is_first_for_sure_while_the_ranges_overlap() -> None:
    few = ratings([played("ab", result(2, 1))])
    assert range_of("a", few) == (1, 2)
    many = ratings([played("ab", result(2, 1), number) for number in range(60)])
    assert (range_of("a", many), range_of("b", many)) == ((1, 1), (2, 2))


def test_a_member_without_a_rated_game_stands_last() -> None:
    rows = summary([played("ab", result(2, 1))], "cab", 0)["rows"]
    assert [row["member"] for row in rows] == ["a", "b", "c"]
    assert rows[2]["rating"] is None
    assert rows[2]["form"] == []


def test_in_unfathomable_the_ship_and_the_traitors_are_the_sides() -> None:
    for number in ("001", "002", "086"):
        text = (CORPUS / "unfathomable" / f"{number}.record").read_text("utf-8")
        found = verified_result(text)
        assert {sitting.side for sitting in found.seats} <= {"humans", "traitors"}
        arrived = found.ending == "arrived"
        humans = [sitting.won for sitting in found.seats if sitting.side == "humans"]
        assert all(won == arrived for won in humans)
        if arrived:
            assert not any(sitting.won for sitting in found.seats if sitting.side == "traitors")
