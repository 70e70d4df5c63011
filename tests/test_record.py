"""A record says what happened; what is changed in it afterwards is found, each with its name."""

import re
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

from abyssal.core.errors import BadRequest, Illegal
from abyssal.core.game import Game, Position
from abyssal.games import game, game_with, games
from abyssal.record import BadRecord, Record, commitment_of, is_undoable, verify

SEED = "5a" * 32
PHRASES = {0: "the tide is out", 2: "à marée basse : 3 crabes"}
DOCUMENT = Path(__file__).parents[1] / "docs" / "records.md"


def played(
    name: str = "into-the-blue",
    seats: int = 3,
    options: dict[str, str] | None = None,
    seed: int | str = SEED,
    phrases: dict[int, str] | None = None,
    luck: int = 0,
    own: Game | None = None,
) -> Record:
    """A whole random game, written down, with an undo now and then."""
    choose = Random(luck)
    record = Record.begin(own or game(name), seats, options or {}, seed, phrases)
    state = record.replay()
    undone = False
    while state.to_act():
        seat = choose.choice(state.to_act())
        if not undone and choose.random() < 0.2 and record.can_undo(seat):
            state = record.undo(seat)
            undone = True
        else:
            action = choose.choice(state.legal(seat))
            state.play(seat, action)
            record.add(seat, action)
            undone = False
    record.finish(state)
    return record


@pytest.fixture(scope="module")
def text() -> str:
    """The record of a committed game with two phrases."""
    return played(phrases=PHRASES).text()


def changed(text: str, pattern: str, replacement: str) -> str:
    """`text` with the first match of `pattern` replaced, which must make a difference."""
    after = re.sub(pattern, replacement, text, count=1, flags=re.MULTILINE)
    assert after != text
    return after


def refused(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as error:
        verify(Record.read(text))
    return error.value


def line_of(text: str, start: str) -> int:
    return next(n for n, line in enumerate(text.split("\n"), start=1) if line.startswith(start))


def own_game() -> Game:
    """Into the Blue with one printed number changed."""
    source = files("abyssal.games") / "into_the_blue" / "data" / "into_the_blue.toml"
    numbers = source.read_text("utf-8").replace("chests = [", "chests = [1", 1)
    return game_with("into-the-blue", numbers, "own.toml")


# Writing and reading


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("seed", [7, -1, SEED])
def test_a_record_reads_back_word_for_word_and_replays_to_the_same_hash(
    name: str, seed: int | str
) -> None:
    for seats in game(name).seats:
        record = played(name, seats, seed=seed, luck=seats)
        again = Record.read(record.text())
        assert again.text() == record.text()
        assert again.replay().hash() == record.hash == verify(again).hash


@pytest.mark.parametrize("name", games())
def test_all_options_are_written_and_kept(name: str) -> None:
    last = {option: value["choices"][-1] for option, value in game(name).options.items()}
    record = played(name, options=last, seed=3)
    written = " ".join(f"{option}={value}" for option, value in last.items())
    assert f"\noptions: {written}\n" in record.text()
    assert verify(Record.read(record.text())).hash == record.hash


def test_a_record_is_text_that_a_person_can_read() -> None:
    record = Record.begin(game("into-the-blue"), 2, {}, 0, players={1: "Zoé"})
    record.add(0, record.game.read("reroll ..3.5."))
    assert record.text() == (
        "Abyssal record 2\n"
        "game: into-the-blue\n"
        "rules: 1\n"
        "options: treasures=steep\n"
        "seats: 2\n"
        f"data: {record.game.data_digest}\n"
        "player 1: Zoé\n"
        "\n"
        "0 reroll ..3.5.\n"
    )


def test_the_header_of_a_finished_game_ends_with_seed_result_and_hashes(text: str) -> None:
    record = Record.read(text)
    state = record.replay()
    names = [line.partition(":")[0] for line in text.partition("\n\n")[0].split("\n")]
    assert names[6:] == [
        "commitment",
        "phrase 0",
        "phrase 2",
        "start",
        "seed",
        "result",
        "hash",
        "play",
    ]
    result = state.result()
    assert result is not None
    assert f"\nresult: {' '.join(map(str, result['scores']))}\n" in text
    assert f"\nhash: {state.hash()}\n" in text


@pytest.mark.parametrize("seed", [7, SEED])
def test_the_seed_is_not_written_before_the_end(seed: int | str) -> None:
    record = Record.begin(game("into-the-blue"), 2, {}, seed)
    assert "seed" not in record.text()
    assert SEED not in record.text()
    record.finish(record.replay())
    assert f"\nseed: {seed}\n" in record.text()


def test_an_unfinished_record_can_be_read_but_not_replayed_or_verified() -> None:
    record = Record.begin(game("into-the-blue"), 2, {}, SEED)
    again = Record.read(record.text())
    assert again.text() == record.text()
    for use in (again.replay, lambda: verify(again), lambda: verify(record)):
        with pytest.raises(BadRecord) as error:
            use()
        assert error.value.code == "record-unfinished"


def test_a_game_that_was_given_up_has_no_result_and_can_be_verified() -> None:
    whole = played()
    record = Record.begin(whole.game, 3, {}, SEED)
    record.entries = whole.entries[:5]
    record.finish(record.replay())
    assert "\nresult: none\n" in record.text()
    assert verify(Record.read(record.text())).actions == 5


def test_line_ends_of_another_system_change_nothing(text: str) -> None:
    assert Record.read(text.replace("\n", "\r\n")).text() == text
    assert Record.read(text.rstrip("\n")).text() == text


@pytest.mark.parametrize("name", games())
def test_no_game_has_an_action_that_reads_undo(name: str) -> None:
    with pytest.raises(BadRequest):
        game(name).read("undo")


# Own numbers


def test_own_numbers_travel_with_the_record() -> None:
    own = own_game()
    record = played(own=own)
    again = Record.read(record.text())
    assert own.data_digest != game("into-the-blue").data_digest
    assert again.game.data == own.data
    assert verify(again).hash == record.hash
    (carried,) = re.findall(r"^own-data: (.*)$", record.text(), re.MULTILINE)
    assert sha256(carried.encode()).hexdigest() == own.data_digest


def test_our_own_numbers_are_not_repeated_in_a_record(text: str) -> None:
    assert "own-data" not in text


@pytest.mark.parametrize(
    ("pattern", "replacement", "why"),
    [
        (r'^(own-data: .*"chests":\[)\d+', r"\g<1>2", "not the numbers that the data line names"),
        (r'^(own-data: .*"chests":\[)\d+,', r"\1", "must have 5 entries, not 4"),
        (r"^own-data: .*", "own-data: {", "Expecting property name"),
        (r"^own-data: .*", "own-data: 3", "own-data is 3, which is no table"),
        (r"^own-data: .*", "own-data: " + "[" * 100_000, "recursion"),
        (r"^data: .*", "data: " + "0" * 64, "not the numbers that the data line names"),
    ],
)
def test_changed_own_numbers_are_refused(pattern: str, replacement: str, why: str) -> None:
    text = changed(played(own=own_game()).text(), pattern, replacement)
    error = refused(text)
    assert error.code == "record-own-data"
    assert error.details["line"] == line_of(text, "own-data")
    assert why in str(error)


# The commitment


def header(text: str) -> tuple[bytes, dict[str, str]]:
    """The lines that are committed to, and the value of every header line."""
    lines = text.partition("\n\n")[0].split("\n")
    values = dict(line.split(": ", 1) for line in lines[1:])
    return "".join(line + "\n" for line in lines[1:6]).encode(), values


def test_the_commitment_is_the_hash_of_the_lines_game_to_data_and_of_the_seed(text: str) -> None:
    agreed, values = header(text)
    assert agreed.startswith(b"game: ")
    assert values["data"].encode() in agreed
    assert values["commitment"] == sha256(agreed + b"\x5a" * 32).hexdigest()


def test_the_start_is_the_hash_of_the_commitment_line_and_the_phrase_lines(text: str) -> None:
    _, values = header(text)
    lines = f"commitment: {values['commitment']}\n"
    lines += f"phrase 0: {PHRASES[0]}\nphrase 2: {PHRASES[2]}\n"
    assert values["start"] == sha256(lines.encode()).hexdigest()


def test_luck_is_keyed_by_the_seed_and_the_phrase_of_every_seat(text: str) -> None:
    secret = b"\x5a" * 32
    for seat in range(3):
        phrase = PHRASES.get(seat, "").encode()
        secret += len(phrase).to_bytes(4, "big") + phrase
    chance = Record.read(text).replay(0).dump()["chance"]
    assert chance["key"] == sha256(secret).hexdigest()


def test_the_commitment_is_known_before_the_phrases_and_is_the_same_after_them() -> None:
    title = game("into-the-blue")
    shown = commitment_of(title, 3, {}, SEED)
    assert Record.begin(title, 3, {}, SEED).commitment == shown
    assert Record.begin(title, 3, {}, SEED, PHRASES).commitment == shown


def test_the_commitment_differs_with_everything_that_was_agreed_on() -> None:
    title = game("into-the-blue")
    commitments = {
        commitment_of(title, 3, {}, SEED),
        commitment_of(title, 4, {}, SEED),
        commitment_of(title, 3, {"treasures": "gentle"}, SEED),
        commitment_of(title, 3, {}, "5b" * 32),
        commitment_of(own_game(), 3, {}, SEED),
        commitment_of(game("in-too-deep"), 3, {}, SEED),
    }
    assert len(commitments) == 6


def test_every_phrase_changes_the_luck_and_who_said_it_matters() -> None:
    spoken = [{}, {0: "ab"}, {1: "ab"}, {0: "a", 1: "b"}, {0: "b", 1: "a"}, {0: "ab", 1: "ab"}]
    keys = {
        Record.begin(game("into-the-blue"), 3, {}, SEED, phrases).replay().dump()["chance"]["key"]
        for phrases in spoken
    }
    assert len(keys) == len(spoken)
    assert SEED not in keys


def test_an_int_seed_has_no_commitment_and_takes_no_phrase() -> None:
    title = game("into-the-blue")
    assert commitment_of(title, 3, {}, 7) is None
    text = played(seed=7).text()
    assert "commitment" not in text
    assert "start" not in text
    assert verify(Record.read(text)).draws is None
    with pytest.raises(BadRequest) as error:
        Record.begin(title, 3, {}, 7, PHRASES)
    assert error.value.code == "phrase-seed"


@pytest.mark.parametrize("phrase", ["two\nlines", "a\rb", "a\x85b", "a\u2028b", "a\x00b", "\ud800"])
def test_a_phrase_is_one_line_of_text(phrase: str) -> None:
    with pytest.raises(BadRequest) as error:
        Record.begin(game("into-the-blue"), 3, {}, SEED, {0: phrase})
    assert error.value.code == "seat-text"


def test_only_a_seat_of_the_game_has_a_phrase_or_a_name() -> None:
    for texts in ({3: "late"}, {-1: "early"}):
        with pytest.raises(BadRequest):
            Record.begin(game("into-the-blue"), 3, {}, SEED, texts)
        with pytest.raises(BadRequest):
            Record.begin(game("into-the-blue"), 3, {}, SEED, players=texts)


def test_blanks_around_a_phrase_do_not_count_and_an_empty_phrase_is_none() -> None:
    record = Record.begin(game("into-the-blue"), 3, {}, SEED, {0: "  the tide ", 1: " ", 2: ""})
    assert record.phrases == {0: "the tide"}
    assert Record.read(record.text()).phrases == {0: "the tide"}


def test_what_the_game_would_refuse_is_refused_at_the_start() -> None:
    title = game("into-the-blue")
    for seats, options, seed, code in (
        (9, {}, SEED, "seats"),
        (3, {"sea": "deep"}, SEED, "option"),
        (3, {}, "5a", "seed"),
    ):
        with pytest.raises(BadRequest) as error:
            Record.begin(title, seats, options, seed)
        assert error.value.code == code


# Moments


@pytest.mark.parametrize("name", games())
def test_every_moment_can_be_seen_again(name: str) -> None:
    record = played(name, seed=5)
    state = record.replay(0)
    for number, (seat, text) in enumerate(record.entries, start=1):
        if text == "undo":
            state = record.replay(number)
        else:
            state.play(seat, record.game.read(text))
        assert record.replay(number).hash() == state.hash()


@pytest.mark.parametrize("at", [-1, 1000])
def test_a_moment_that_never_was_is_refused(at: int) -> None:
    record = played(seed=5)
    with pytest.raises(BadRequest, match=rf"moments 0 to {len(record.entries)}$"):
        record.replay(at)


@pytest.mark.parametrize("name", games())
def test_a_replayed_position_tells_what_each_viewer_saw_until_then(name: str) -> None:
    record = played(name, seed=5)
    live = record.game.new(3, 5, {})
    live.record_events()
    standing: list[tuple[int, str]] = []
    for seat, text in record.entries:
        if text == "undo":
            standing.pop()
        else:
            standing.append((seat, text))
    for seat, text in standing:
        live.play(seat, record.game.read(text))
    again = record.replay()
    for viewer in (None, 0, 1, 2):
        told = again.events(viewer)
        assert told
        assert told == live.events(viewer)


# Undo: with int seed 0, seat 0 rolls a run of five and may stop, and then place.


def begun(*moves: str) -> Record:
    record = Record.begin(game("into-the-blue"), 2, {}, 0)
    state = record.replay()
    for move in moves:
        seat, text = move.split(" ", 1)
        state.play(int(seat), record.game.read(text))
        record.add(int(seat), record.game.read(text))
    return record


def test_an_undo_is_one_more_line_and_gives_back_the_position_before() -> None:
    record = begun("0 stop")
    assert record.can_undo(0)
    state = record.undo(0)
    assert [tuple(entry) for entry in record.entries] == [(0, "stop"), (0, "undo")]
    assert state.hash() == begun().replay().hash()
    assert state.events(None) == []


def test_play_goes_on_after_an_undo_as_if_nothing_had_been() -> None:
    record = begun("0 stop")
    state = record.undo(0)
    state.play(0, record.game.read("reroll 123456"))
    record.add(0, record.game.read("reroll 123456"))
    straight = begun("0 reroll 123456")
    assert record.replay().hash() == state.hash() == straight.replay().hash()
    assert record.replay().events(0) == straight.replay().events(0)


def test_an_action_can_be_taken_back_again_and_again() -> None:
    record = begun("0 stop")
    for _ in range(3):
        state = record.undo(0)
        state.play(0, record.game.read("stop"))
        record.add(0, record.game.read("stop"))
    state.play(0, record.game.read("place 3"))
    record.add(0, record.game.read("place 3"))
    record.finish(state)
    facts = verify(Record.read(record.text()))
    assert (facts.actions, facts.undone) == (2, 3)


def test_several_actions_in_a_row_are_taken_back_last_first() -> None:
    record, states = undoable_run(length=2)
    seat = states[0].to_act()[0]
    assert record.undo(seat).hash() == states[1].hash()
    assert record.undo(seat).hash() == states[0].hash()


def undoable_run(length: int) -> tuple[Record, list[Position]]:
    """A game of In Too Deep that ends in `length` undoable actions, and the positions before."""
    for luck in range(50):
        choose = Random(luck)
        record = Record.begin(game("in-too-deep"), 3, {"sides": "advanced"}, luck)
        state = record.replay()
        before: list[Position] = []
        while state.to_act() and len(before) < length:
            seat = state.to_act()[0]
            earlier = state.copy()
            action = choose.choice(state.legal(seat))
            state.play(seat, action)
            record.add(seat, action)
            before = [*before, earlier] if is_undoable(earlier, seat, state) else []
        if len(before) == length:
            return record, before
    raise AssertionError("no such game in 50")


@pytest.mark.parametrize(
    ("moves", "seat"),
    [
        ([], 0),  # nothing was done yet
        (["0 reroll 1....."], 0),  # the dice have spoken
        (["0 stop", "0 place 3"], 0),  # the next player has rolled
        (["0 stop"], 1),  # it is not their action
        (["0 stop", "0 undo"], 0),  # it is taken back already
    ],
)
def test_there_is_no_undo_past_luck_or_for_another_player(moves: list[str], seat: int) -> None:
    record = begun(*(move for move in moves if move != "0 undo"))
    if "0 undo" in moves:
        record.undo(0)
    before = record.text()
    assert not record.can_undo(seat)
    with pytest.raises(Illegal) as error:
        record.undo(seat)
    assert error.value.code == "undo"
    assert record.text() == before


@pytest.mark.parametrize("lines", ["0 undo", "0 reroll 1.....\n0 undo", "0 stop\n1 undo"])
def test_an_undo_that_was_not_allowed_is_refused_with_its_line(lines: str) -> None:
    record = begun()
    record.finish(record.replay())
    error = refused(record.text() + lines + "\n")
    assert error.code == "record-undo"
    assert error.details["line"] == len(record.header()) + 1 + len(lines.split("\n"))


def test_an_illegal_action_is_refused_even_if_it_was_taken_back() -> None:
    record = begun()
    record.finish(record.replay())
    assert refused(record.text() + "0 place 3\n0 undo\n").code == "record-illegal"


# Verification


@pytest.mark.parametrize("name", games())
def test_verification_counts_what_it_replayed(name: str) -> None:
    record = played(name, phrases=PHRASES)
    facts = verify(Record.read(record.text()))
    assert facts.actions + 2 * facts.undone == len(record.entries)
    assert facts.draws == record.replay().dump()["chance"]["used"] > 0
    assert facts.commitment == record.commitment
    assert facts.hash == record.hash


def test_a_changed_seed_is_not_the_one_committed_to(text: str) -> None:
    error = refused(changed(text, r"^seed: 5a", "seed: 5b"))
    assert error.code == "record-seed"
    assert str(error) == "the seed (or a header line) is not the one that was committed to"


def test_a_changed_header_line_is_not_the_one_committed_to(text: str) -> None:
    assert refused(changed(text, "=steep", "=gentle")).code == "record-seed"
    assert refused(changed(text, "^seats: 3", "seats: 4")).code == "record-seed"


@pytest.mark.parametrize(
    ("pattern", "replacement"),
    [
        ("tide is out", "tide is in"),
        ("^phrase 2: .*\n", ""),
        ("^phrase 2: ", "phrase 1: "),
        ("^phrase 2: ", "phrase 1: ebb\nphrase 2: "),
        ("^start: .*", "start: " + "0" * 64),
    ],
)
def test_a_changed_phrase_is_found(text: str, pattern: str, replacement: str) -> None:
    error = refused(changed(text, pattern, replacement))
    assert error.code == "record-phrase"
    assert str(error) == "a phrase (or the start line) was changed after the start"


def test_a_changed_commitment_is_found(text: str) -> None:
    error = refused(changed(text, "^commitment: .*", "commitment: " + "0" * 64))
    assert error.code == "record-commitment"
    assert str(error) == "the commitment itself was changed"


def test_an_action_changed_into_an_illegal_one_is_named_with_what_was_legal(text: str) -> None:
    text = changed(text, r"^(\d) reroll .*", r"\1 place 5")
    error = refused(text)
    number = next(n for n, line in enumerate(text.split("\n"), 1) if line.endswith("place 5"))
    assert error.code == "record-illegal"
    assert error.details["line"] == number
    assert error.details["action"] == "place 5"
    assert str(error).startswith(f"line {number}: seat ")
    assert "allowed: stop, reroll 1....., " in str(error)


def test_an_action_of_a_seat_that_was_not_asked_is_named(text: str) -> None:
    first = text.split("\n\n")[1][0]
    other = str((int(first) + 1) % 3)
    tampered = changed(text, rf"\n\n{first} ", f"\n\n{other} ")
    error = refused(tampered)
    assert error.code == "record-turn"
    assert error.details == {
        "line": len(text.split("\n\n")[0].split("\n")) + 2,
        "seat": int(other),
        "action": tampered.split("\n\n")[1].split("\n")[0][2:],
    }


def test_an_action_that_is_no_notation_is_named(text: str) -> None:
    error = refused(changed(text, r"^(\d) reroll ", r"\1 rerol "))
    assert error.code == "record-notation"
    assert "actions look like: stop, " in str(error)


def test_an_action_changed_into_another_legal_one_is_found_at_the_latest_by_the_hash() -> None:
    record = begun("0 stop", "0 place 3")
    record.finish(record.replay())
    error = refused(changed(record.text(), "^0 place 3", "0 place 4"))
    assert error.code == "record-hash"


def test_an_action_without_consequence_cannot_be_changed_either() -> None:
    record = begun("0 stop")
    record.undo(0)
    record.finish(record.replay())
    error = refused(changed(record.text(), "^0 stop\n0 undo\n", ""))
    assert error.code == "record-play"


def test_the_play_line_is_the_hash_of_all_lines_of_play(text: str) -> None:
    _, values = header(text)
    assert values["play"] == sha256(text.split("\n\n")[1].encode()).hexdigest()
    assert refused(changed(text, "^play: .*", "play: " + "0" * 64)).code == "record-play"


def test_a_changed_hash_is_found(text: str) -> None:
    assert refused(changed(text, "^hash: .*", "hash: " + "0" * 64)).code == "record-hash"


def test_another_int_seed_is_found_by_the_actions_or_the_hash() -> None:
    record = Record.begin(game("into-the-blue"), 2, {}, 0)
    record.finish(record.replay())
    assert refused(changed(record.text(), "^seed: 0", "seed: 3")).code == "record-hash"


def test_a_changed_result_is_found(text: str) -> None:
    (scores,) = re.findall("^result: (.*)$", text, re.MULTILINE)
    error = refused(changed(text, "^result: .*", "result: 99 0 0"))
    assert error.code == "record-result"
    assert str(error) == f"the result was changed: the game ended {scores}, not 99 0 0"
    assert refused(changed(text, "^result: .*", "result: none")).code == "record-result"


def test_a_record_without_its_last_lines_is_found(text: str) -> None:
    cut = text.rstrip("\n").rpartition("\n")[0]
    error = refused(cut)
    assert error.code == "record-truncated"
    assert error.details["line"] == len(cut.split("\n"))
    assert refused(text.partition("\n\n")[0]).code == "record-truncated"


def test_a_line_after_the_end_is_found(text: str) -> None:
    error = refused(text + "0 stop\n")
    assert error.code == "record-over"
    assert error.details["line"] == len(text.split("\n"))


@pytest.mark.parametrize(
    "name",
    [
        "game",
        "rules",
        "options",
        "seats",
        "data",
        "commitment",
        "start",
        "seed",
        "result",
        "hash",
        "play",
    ],
)
def test_a_missing_header_line_is_named(text: str, name: str) -> None:
    error = refused(changed(text, f"^{name}: .*\n", ""))
    assert error.code == "record-missing"
    assert error.details["field"] == name
    assert repr(name) in str(error)


def test_rules_games_and_numbers_that_are_not_known_here_are_named(text: str) -> None:
    error = refused(changed(text, "^rules: 1", "rules: 99"))
    assert error.code == "record-rules"
    assert "by rules 99" in str(error)
    assert refused(changed(text, "^rules: 1", "rules: one")).code == "record-rules"
    error = refused(changed(text, "^game: .*", "game: go-fish"))
    assert error.code == "record-game"
    assert "into-the-blue" in str(error)
    error = refused(changed(text, "^data: .*", "data: " + "0" * 64))
    assert error.code == "record-data"
    assert error.details["line"] == 6


@pytest.mark.parametrize("text", ["", "\n", "PK\x03\x04", "Abyssal record 3\ngame: chess\n"])
def test_what_is_no_record_of_this_format_is_refused(text: str) -> None:
    error = refused(text)
    assert error.code == "record-format"
    assert error.details == {"line": 1, "expected": "Abyssal record 2"}


@pytest.mark.parametrize(
    ("pattern", "replacement", "line"),
    [
        ("^seats: 3", "seats: 03", "seats"),
        ("^seats: 3", "seats: 33", "seats"),
        ("^seats: 3", "seats:  3", "seats"),
        ("^data: ", "seats: 3 \ndata: ", "seats: 3 "),
        ("^(seats: .*)\n(data: .*)", r"\2\n\1", "data"),
        ("=steep", "=flat", "options"),
        ("=steep", "=steep sea=deep", "options"),
        ("^options: .*", "options:", "options"),
        ("^commitment: ", "weather: fair\ncommitment: ", "weather"),
        ("^commitment: .", "commitment: X", "commitment"),
        ("^start: .", "start: ", "start"),
        ("^seed: .*", "seed: 7", "seed"),
        ("^hash: .", "hash: ", "hash"),
        ("^phrase 0: .*", "phrase 0:", "phrase 0"),
        ("^phrase 0: .*", "phrase 0: a\x0bb", "phrase 0"),
        ("^phrase 2: ", "phrase 3: ", "phrase 3"),
        ("^start: ", "player 7: Nemo\nstart: ", "player 7"),
        ("^start: ", "player 0: Nemo\nstart: ", "player 0"),
        ("^start: ", "# a note\nstart: ", "# a note"),
    ],
)
def test_a_header_line_that_is_not_as_it_should_be_is_named(
    text: str, pattern: str, replacement: str, line: str
) -> None:
    text = changed(text, pattern, replacement)
    error = refused(text)
    assert error.code == "record-malformed"
    assert error.details["line"] == line_of(text, line)


@pytest.mark.parametrize(
    "line", ["3 stop", "x stop", "-1 stop", "00 stop", "0", "0 ", "", "# fine"]
)
def test_a_line_of_play_names_a_seat_and_an_action(text: str, line: str) -> None:
    before = text.split("\n")
    first = before.index("") + 1
    error = refused("\n".join([*before[: first + 2], line, *before[first + 2 :]]))
    assert error.code == "record-malformed"
    assert error.details["line"] == first + 3
    assert repr(line) in str(error)


def test_phrases_without_a_commitment_are_out_of_place() -> None:
    text = changed(played(seed=7).text(), "^seed: ", "phrase 0: hello\nseed: ")
    assert refused(text).code == "record-malformed"


def test_a_keyed_seed_whose_commitment_was_taken_away_is_refused(text: str) -> None:
    for name in ("commitment", "phrase 0", "phrase 2", "start"):
        text = changed(text, f"^{name}: .*\n", "")
    error = refused(text)
    assert error.code == "record-missing"
    assert error.details["field"] == "commitment"


def test_an_int_seed_may_look_like_a_key() -> None:
    seed = int("7" * 64)
    record = played(seed=seed)
    again = Record.read(record.text())
    assert again.seed == seed
    assert verify(again).hash == record.hash


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("seed", [7, SEED])
def test_no_letter_of_a_record_can_be_changed_and_no_line_removed(
    name: str, seed: int | str
) -> None:
    phrases = {1: "ebb"} if seed == SEED else None
    text = played(name, game(name).seats[0], seed=seed, phrases=phrases).text()
    choose = Random(1)
    for _ in range(250):
        place = choose.randrange(len(text))
        letter = choose.choice([c for c in "0123456789 aeprst.:\n" if c != text[place]])
        refused(text[:place] + letter + text[place + 1 :])
    lines = text.split("\n")[:-1]
    for number in range(len(lines)):
        refused("\n".join(lines[:number] + lines[number + 1 :]))


# The document


def blocks(language: str) -> list[str]:
    found = re.findall(rf"^```{language}\n(.*?)^```", DOCUMENT.read_text("utf-8"), re.M | re.S)
    assert found
    return found


def test_the_python_of_the_document_runs() -> None:
    exec(compile("\n".join(blocks("python")), str(DOCUMENT), "exec"), {})


# Who decided: marks and bots, and the first version of the format


def noted(*marks: str) -> Record:
    """A whole game in which seat 1 was a bot's at first; its first lines are marked so."""
    record = Record.begin(game("into-the-blue"), 3, {}, SEED, PHRASES, bots={1: "greedy"})
    state = record.replay()
    while state.to_act():
        [seat] = state.to_act()
        action = state.legal(seat)[0]
        state.play(seat, action)
        number = len(record.entries)
        record.add(seat, action, marks[number] if number < len(marks) else "")
    record.finish(state)
    return record


def test_a_record_says_which_seats_were_bots_and_who_decided_what() -> None:
    record = noted("bot", "time", "hint", "person")
    again = Record.read(record.text())
    assert "\nbot 1: greedy\nseed: " in record.text()
    assert again.bots == {1: "greedy"}
    assert again.by == {0: "bot", 1: "time", 2: "hint", 3: "person"}
    assert again.text() == record.text()
    assert verify(again).hash == record.hash


@pytest.mark.parametrize(
    ("pattern", "replacement"),
    [(r" \(bot\)$", ""), (r" \(hint\)$", " (person)"), (r"^bot 1: .*\n", ""), ("greedy", "random")],
)
def test_a_changed_mark_or_bot_is_found(pattern: str, replacement: str) -> None:
    text = noted("bot", "time", "hint", "person").text()
    assert refused(changed(text, pattern, replacement)).code == "record-play"


def first_version(text: str) -> str:
    """The same game as the first version of the format has it."""
    return text.replace("Abyssal record 2\n", "Abyssal record 1\n", 1)


def test_the_first_version_is_read_verified_and_written_as_it_was(text: str) -> None:
    old = first_version(text)
    record = Record.read(old)
    assert (record.version, record.bots) == (1, {})
    assert record.text() == old
    assert verify(record).hash == Record.read(text).hash
    stood_in = Record.read(first_version(changed(text, r"^(0 .*)$", r"\1 (bot)")))
    assert "bot" in stood_in.by.values()


def test_the_first_version_has_no_bots_and_no_hints(text: str) -> None:
    assert refused(first_version(changed(text, r"^seed: ", "bot 1: greedy\nseed: "))).code == (
        "record-malformed"
    )
    assert refused(first_version(changed(text, r"^(0 .*)$", r"\1 (hint)"))).code == (
        "record-notation"
    )


def test_a_later_version_is_refused(text: str) -> None:
    error = refused(changed(text, "^Abyssal record 2$", "Abyssal record 3"))
    assert error.code == "record-format"
