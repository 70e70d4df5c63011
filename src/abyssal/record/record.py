"""A game record: set-up and every line of play, written as text, parsed, and replayed."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from abyssal.core.chance import Seed, is_key
from abyssal.core.errors import BadRequest, Illegal
from abyssal.core.events import Log
from abyssal.core.game import Action, Game, Position, Seat, canonical
from abyssal.games import game as standard
from abyssal.record.commitment import (
    agreed_lines,
    commitment_of,
    digest_of,
    joined,
    key_of,
    lines_by_seat,
    start_of,
)
from abyssal.record.errors import BadRecord, bad_line, malformed
from abyssal.record.header import FIRST_LINES, NEWEST, Header, is_one_line

UNDO: Final = "undo"
STAND_INS: Final = ("bot", "time")
"""Who may act for a person."""
MARKS: Final = {1: STAND_INS, 2: (*STAND_INS, "hint", "person")}
"""What a line of play may be marked with, by the version of the format: somebody acted for the
person, the person had asked for a hint, or a person acted on a seat that was a bot's at first."""
NO_RESULT: Final = "none"
"""The result of a game that was given up."""


class Entry(NamedTuple):
    """One line of play: what a seat did, in notation, or that it took its last action back."""

    seat: Seat
    text: str


class Earlier(NamedTuple):
    """A position that an undo may return to, how many events had been told by then, and who acted.

    The seat may take its action back itself while it alone is asked; later, all must agree.
    """

    state: Position
    told: int
    seat: Seat


class Record:
    """A game as it is written down."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str],
        seed: Seed | None,
        phrases: dict[Seat, str],
        players: dict[Seat, str],
        bots: dict[Seat, str],
        version: int = NEWEST,
    ) -> None:
        self.version = version
        """Of the format it is written in."""
        self.game = game
        self.seats = seats
        self.options = game.chosen(options)
        self.seed = seed
        """None if the record was read before the game was over."""
        self.phrases = phrases
        self.players = players
        """Names, for whoever reads the record; they prove nothing."""
        self.bots = bots
        """The seats that were bots' when the game began, and which; version 1 does not say."""
        self.commitment: str | None = None
        self.start: str | None = None
        """What was fixed before the first action; None with an int seed."""
        self.entries: list[Entry] = []
        self.by: dict[int, str] = {}
        """The lines of play, counted from 0, that are marked, and with which of `MARKS`."""
        self.result: str | None = None
        self.hash: str | None = None
        self.play: str | None = None
        """Points by seat, hash of the last position, digest of all lines of play: once closed."""

    @staticmethod
    def begin(
        game: Game,
        seats: int,
        options: Mapping[str, str],
        seed: Seed,
        phrases: Mapping[Seat, str] | None = None,
        players: Mapping[Seat, str] | None = None,
        bots: Mapping[Seat, str] | None = None,
    ) -> "Record":
        """The record of a game that starts now; `replay` gives its first position."""
        game.new(seats, seed, options)  # refuses what cannot be played
        said = tidy(phrases or {}, seats)
        if said and not is_key(seed):
            raise BadRequest("phrase-seed", "phrases need a seed of 64 hex digits")
        record = Record(
            game,
            seats,
            options,
            seed,
            phrases=said,
            players=tidy(players or {}, seats),
            bots=tidy(bots or {}, seats),
        )
        record.commitment = commitment_of(game, seats, options, seed)
        if record.commitment is not None:
            record.start = start_of(record.commitment, said)
        return record

    def add(self, seat: Seat, action: Action, by: str = "") -> None:
        """Write down an action that was played, and its mark if it has one (`MARKS`)."""
        if by:
            self.by[len(self.entries)] = by
        self.entries.append(Entry(seat, self.game.write(action)))

    def can_undo(self, seat: Seat) -> bool:
        """Whether `seat` may take its last action back."""
        state, earlier = self.walk(len(self.entries))
        return may_undo(earlier, seat, state)

    def undo(self, seat: Seat) -> Position:
        """Take back the last action of `seat`: the position before it."""
        if not self.can_undo(seat):
            raise Illegal(
                "undo", "nothing can be taken back: luck, a secret or another player came after it"
            )
        self.take_back(seat)
        return self.replay()

    def take_back(self, seat: Seat) -> None:
        """Write down that the last action, which was of `seat`, is taken back."""
        self.entries.append(Entry(seat, UNDO))

    def decisions(self) -> list[tuple[int, int]]:
        """For each seat: how many decisions were its own, and how many a bot or time took for it.
        What was taken back counts for nobody."""
        standing: list[tuple[Seat, bool]] = []
        for number, (seat, text) in enumerate(self.entries):
            if text == UNDO:
                standing.pop()
            else:
                standing.append((seat, number in self.by))
        return [
            (standing.count((seat, False)), standing.count((seat, True)))
            for seat in range(self.seats)
        ]

    def finish(self, state: Position) -> None:
        """Close the record at `state`: the end of the game, or where it was given up."""
        self.result = result_of(state)
        self.hash = state.hash()
        self.play = self.digest_of_play()

    def digest_of_play(self) -> str:
        """What the line `play` says of who played and of every line of play."""
        return digest_of([*lines_by_seat("bot", self.bots), *self.lines()])

    # Replay

    def replay(self, at: int | None = None) -> Position:
        """The position after the first `at` lines of play, or after all, with its events."""
        last = len(self.entries)
        if at is not None and not 0 <= at <= last:
            raise BadRequest(
                "moment",
                f"there is no moment {at}; there are moments 0 to {last}",
                {"moment": at, "last": last},
            )
        return self.walk(last if at is None else at)[0]

    def walk(self, at: int) -> tuple[Position, list[Earlier]]:
        """The position after `at` lines of play, and those before it that an undo may return to."""
        state = self.first_position()
        state.log = log = Log()
        earlier: list[Earlier] = []
        for number in range(at):
            seat, text = self.entries[number]
            if text == UNDO:
                if not earlier or earlier[-1].seat != seat:
                    message = f"seat {seat} can take nothing back here"
                    raise self.wrong("record-undo", number, message, {"seat": seat})
                state, told, _ = earlier.pop()
                state.log = log
                del log.events[told:]
            else:
                before = Earlier(state.copy(), len(log.events), seat)
                self.carry_out(state, number)
                if is_public(before.state, seat, state):
                    earlier.append(before)
                else:
                    earlier.clear()
        return state, earlier

    def first_position(self) -> Position:
        """The position in which the first decision is asked."""
        if self.seed is None:
            raise BadRecord("record-unfinished", "the seed is shown only once the game is over")
        if isinstance(self.seed, int):
            return self.game.new(self.seats, self.seed, self.options)
        key = key_of(self.seed, self.seats, self.phrases)
        return self.game.new(self.seats, key, self.options)

    def carry_out(self, state: Position, number: int) -> None:
        """Play a line in `state`, or say why it cannot have been played."""
        seat, text = self.entries[number]
        facts: dict[str, object] = {"seat": seat, "action": text}
        if state.over():
            raise self.wrong("record-over", number, "the game is over before this line", facts)
        try:
            action = self.game.read(text)
        except BadRequest as error:
            raise self.wrong("record-notation", number, str(error), facts) from error
        try:
            state.play(seat, action)
        except Illegal as error:
            if error.code == "not-asked":
                message = f"no decision is asked of seat {seat} here"
                raise self.wrong("record-turn", number, message, facts) from error
            facts.update(error.details)
            raise self.wrong("record-illegal", number, f"seat {seat}: {error}", facts) from error

    def wrong(self, code: str, number: int, message: str, details: dict[str, object]) -> BadRecord:
        """The error for a line of play."""
        return bad_line(code, len(self.header()) + 2 + number, message, details)

    # Text

    def header(self) -> list[str]:
        """The lines before the blank one; the seed is among them only once the record is closed."""
        lines = [FIRST_LINES[self.version], *agreed_lines(self.game, self.seats, self.options)]
        if self.game.data_digest != standard(self.game.name).data_digest:
            lines.append(f"own-data: {canonical(self.game.data)}")
        if self.commitment is not None:
            lines.append(f"commitment: {self.commitment}")
            lines += lines_by_seat("phrase", self.phrases)
            lines.append(f"start: {self.start}")
        lines += lines_by_seat("player", self.players)
        lines += lines_by_seat("bot", self.bots)
        if self.hash is not None:
            lines += [f"seed: {self.seed}", f"result: {self.result}"]
            lines += [f"hash: {self.hash}", f"play: {self.play}"]
        return lines

    def standing(self) -> list[int]:
        """The numbers of the lines of play, from 0, that were not taken back."""
        found: list[int] = []
        for number, (_, text) in enumerate(self.entries):
            if text == UNDO:
                found.pop()
            else:
                found.append(number)
        return found

    def lines(self) -> list[str]:
        """The lines after the blank one."""
        return [
            f"{seat} {text} ({self.by[number]})" if number in self.by else f"{seat} {text}"
            for number, (seat, text) in enumerate(self.entries)
        ]

    def text(self) -> str:
        """The record as a file; without its seed while the game is under way."""
        return joined([*self.header(), "", *self.lines()])

    @staticmethod
    def read(text: str) -> "Record":
        """The record that `text` holds. That it is true is for `verify` to show."""
        lines = text.replace("\r\n", "\n").rstrip("\n").split("\n")
        end = lines.index("") if "" in lines else len(lines)
        record = opened(Header(lines[:end]))
        for number, line in enumerate(lines[end + 1 :], start=end + 2):
            seat, _, action = line.partition(" ")
            if not action or seat not in map(str, range(record.seats)):
                raise malformed(number, line)
            action, by = marked(action, record.version)
            if by:
                record.by[len(record.entries)] = by
            record.entries.append(Entry(int(seat), action))
        return record


def marked(action: str, version: int = NEWEST) -> tuple[str, str]:
    """An action as a line of play has it, and its mark.

    >>> marked("place 2 (bot)"), marked("place 2")
    (('place 2', 'bot'), ('place 2', ''))
    """
    for by in MARKS[version]:
        if action.endswith(f" ({by})"):
            return action.removesuffix(f" ({by})"), by
    return action, ""


def opened(header: Header) -> Record:
    """The record with this header, and no line of play yet."""
    game = header.game()
    seats = header.seats(game)
    seed = header.seed() if header.is_closed() else None
    phrases, players = header.texts("phrase", seats), header.texts("player", seats)
    record = Record(
        game,
        seats,
        header.options(game),
        seed,
        phrases=phrases,
        players=players,
        bots=header.texts("bot", seats) if header.version > 1 else {},
        version=header.version,
    )
    if header.is_committed():
        record.commitment = header.fingerprint("commitment")
        record.start = header.fingerprint("start")
    if header.is_closed():
        record.result = header.value("result")
        record.hash = header.fingerprint("hash")
        record.play = header.fingerprint("play")
    header.compare(record.header())
    return record


def is_undoable(before: Position, seat: Seat, after: Position) -> bool:
    """Whether `seat` may take its action between two positions back: nothing came out."""
    return is_public(before, seat, after) and after.to_act() == [seat]


def is_public(before: Position, seat: Seat, after: Position) -> bool:
    """Whether `seat` alone was asked, and its action brought out neither luck nor a secret."""
    return before.to_act() == [seat] and before.revealed == after.revealed


def may_undo(earlier: list[Earlier], seat: Seat, state: Position) -> bool:
    """Whether the last action was of `seat`, which is asked again and may take it back."""
    return bool(earlier) and earlier[-1].seat == seat and state.to_act() == [seat]


def result_of(state: Position) -> str:
    """The points by seat, as a record writes them."""
    result = state.result()
    return NO_RESULT if result is None else " ".join(map(str, result["scores"]))


def tidy(texts: Mapping[Seat, str], seats: int) -> dict[Seat, str]:
    """Phrases, names or bots without blanks around them; an empty one is none."""
    for seat, text in texts.items():
        if seat not in range(seats) or not is_one_line(text):
            raise BadRequest(
                "seat-text", "a phrase or name is one line of text, for a seat of the game"
            )
    return {seat: text.strip() for seat, text in texts.items() if text.strip()}
