"""A game at one keyboard (hot seat): people take turns at it, bots play the other seats."""

import os
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from abyssal.bots import Bot, Searching
from abyssal.cli import pages
from abyssal.cli.answers import Answer, NotUnderstood, read_answer, words_of
from abyssal.cli.boards import Event, View, board_of
from abyssal.cli.command_line import WrongUse
from abyssal.cli.screen import EndOfInput, Screen
from abyssal.core.errors import Illegal
from abyssal.core.game import Action, Position, Seat, Viewer
from abyssal.hints import has_hints, hints
from abyssal.record import Record
from abyssal.stopwatch import Stopwatch
from abyssal.words import Words

COMMANDS: Final = ("?", "h", "l", "u", "q", "!")
LONGEST_THOUGHT: Final = 1.0
"""Seconds that a bot which searches has for a decision, if its name says nothing else."""
INTERRUPTED: Final = 130
"""The exit status of a command that was stopped by Ctrl-C."""


class Leave(Exception):
    """A person wants to stop playing."""


class Sitting:
    """The game loop of one keyboard: position, record, what each person has been told."""

    def __init__(
        self,
        screen: Screen,
        words: Words,
        record: Record,
        path: Path,
        names: Sequence[str],
        bots: dict[Seat, Bot],
    ) -> None:
        self.screen = screen
        self.words = words
        self.record = record
        self.path = path
        self.names = names
        self.bots = bots
        self.board = board_of(record.game.name)
        self.people = [seat for seat in range(record.seats) if seat not in bots]
        self.viewers: list[Viewer] = [None, *self.people]
        self.told: dict[Viewer, int] = dict.fromkeys(self.viewers, 0)
        """How much of the log each viewer knew before a person's turn last ended."""
        self.at_keyboard: Seat | None = None
        """The person who saw the screen last."""
        self.is_assisted = False
        """Whether a hint was asked for since the last answer of the person."""
        self.go_on_from(record.replay(0))

    def go_on_from(self, state: Position) -> None:
        """Take up the game at `state`, whose events tell all of it so far."""
        self.state = state
        self.logs: dict[Viewer, list[Event]] = {viewer: [] for viewer in self.viewers}
        self.listen()

    def listen(self) -> None:
        for viewer in self.viewers:
            self.logs[viewer] += self.state.events(viewer)

    # The game

    def run(self, introduction: Sequence[RenderableType]) -> int:
        """Play to the end, or until somebody leaves; the exit status."""
        self.save()
        status = 0
        try:
            with self.screen:
                self.screen.show(*introduction)
                if self.screen.wait(self.words("cli-begin")) == "q":
                    raise Leave
                while acting := self.state.to_act():
                    self.decide(next((seat for seat in acting if seat in self.bots), acting[0]))
        except (Leave, EndOfInput):
            pass
        except KeyboardInterrupt:
            status = INTERRUPTED
        self.record.finish(self.record.replay())
        self.save()
        self.say_goodbye()
        return status

    def decide(self, seat: Seat) -> None:
        if seat in self.bots:
            view, legal = self.state.view(seat), self.state.legal(seat)
            imagine = partial(self.state.imagine, seat)
            player = self.bots[seat]
            if isinstance(player, Searching):
                player.stop = Stopwatch(player.seconds or LONGEST_THOUGHT).is_over
            choice = player.choose(view, legal, imagine) if len(legal) > 1 else legal[0]
            self.play(seat, choice)
        elif self.is_formality(seat):
            self.play(seat, self.state.legal(seat)[0])
        else:
            self.hand_over(seat)
            self.ask(seat)

    def is_formality(self, seat: Seat) -> bool:
        """Whether a sealed question has one answer, and nobody is here to see it skipped."""
        sealed = not isinstance(self.state.view(seat)["asked"], list)
        return sealed and len(self.people) == 1 and len(self.state.legal(seat)) == 1

    def play(self, seat: Seat, action: Action) -> None:
        known = {viewer: len(log) for viewer, log in self.logs.items()}
        turn = self.state.view().get("turn")
        self.state.play(seat, action)
        by_hint = self.is_assisted and seat in self.people
        self.record.add(seat, action, by="hint" if by_hint else "")
        self.is_assisted = self.is_assisted and not by_hint
        self.save()
        self.listen()
        passed = seat not in self.state.to_act() or self.state.view().get("turn") != turn
        if seat in self.people and passed:
            for viewer in (seat, None):
                self.told[viewer] = known[viewer]

    def save(self) -> None:
        """Write the record, all of it or nothing."""
        draft = self.path.with_name(self.path.name + ".new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            draft.write_text(self.record.text(), "utf-8")
            os.replace(draft, self.path)
        except OSError as error:
            reason = error.strerror or ""
            raise WrongUse("cli-cannot-write", file=str(self.path), reason=reason) from error

    def say_goodbye(self) -> None:
        """The score if there is one, and where the record is."""
        view = self.state.view(None)
        if self.state.over():
            alone = len(self.people) == 1  # with several people no secrets are shown
            page: list[RenderableType] = [
                *self.last_events(self.people[0] if alone else None, before="over"),
                Text(),
                self.board.score(view, self.names, self.words),
                Text(),
                self.paragraph(self.words.prompt(view, self.names), "bold"),
            ]
            self.screen.print(*page)
        self.screen.say(self.words("cli-saved", file=str(self.path)))

    # A person

    def hand_over(self, seat: Seat) -> None:
        """Let the next person sit down before anything is shown that is theirs alone."""
        if len(self.people) > 1 and self.at_keyboard != seat and self.has_secrets(seat):
            self.screen.show(
                self.paragraph(self.words("cli-hand-over", player=self.names[seat]), "bold")
            )
            self.screen.forget_typed()
            self.screen.ask()
        self.at_keyboard = seat

    def has_secrets(self, seat: Seat) -> bool:
        """Whether `seat` sees anything that a spectator does not."""
        private, public = self.state.view(seat), self.state.view(None)
        return any(private[field] != public[field] for field in private if field != "viewer")

    def ask(self, seat: Seat) -> None:
        """Show the position until something has been played."""
        typed: list[str] = []
        message = ""
        while True:
            view = self.state.view(seat)
            notation = self.board.menu_names(view, self.names, self.words)
            open_choice = read_answer(self.state, seat, typed, self.board, names=notation)
            self.show(seat, view, open_choice, message)
            line = self.screen.ask()
            message = ""
            if line in COMMANDS:
                message = self.command(line, seat, view, typed)
                typed = [] if line == "u" else typed
                continue
            words = words_of(line if typed else self.board.written_out(line, view))
            try:
                answer = read_answer(self.state, seat, [*typed, *words], self.board, names=notation)
            except NotUnderstood:
                message = self.words("cli-not-understood", text=line)
                continue
            for action in answer.actions:
                self.play(seat, action)
            typed = answer.words
            if answer.actions and not typed:
                return

    def command(self, key: str, seat: Seat, view: View, typed: list[str]) -> str:
        """Carry out a short key; what to say about it."""
        if key == "q":
            raise Leave
        if key == "?":
            self.explain(self.words.topic_of(view))
        elif key == "l":
            self.show_log(seat)
        elif key == "h":
            return self.hint(seat)
        elif key == "!":
            self.show_papers(view)
        elif not typed:
            try:
                self.go_on_from(self.record.undo(seat))
            except Illegal as error:
                return self.words.error(error)
            self.save()
        return ""

    def may_ask_for_hints(self) -> bool:
        """Whether one person plays among bots: of several, asking would tell something."""
        return len(self.people) == 1 and has_hints(self.record.game.name)

    def hint(self, seat: Seat) -> str:
        """The best answers in notation, which can be typed, with their chances and why."""
        if not self.may_ask_for_hints():
            return self.words("cli-hint-none")
        self.is_assisted = True
        found = hints(self.state, seat, Stopwatch(LONGEST_THOUGHT).is_over)
        told = [
            self.words(
                "cli-hint-one",
                place=place,
                action=self.record.game.write(one.action),
                chance=self.words.text("cli-percent", {"value": one.chance}),
                why=self.words.hint(one.why, self.names),
            )
            for place, one in enumerate(found, start=1)
        ]
        return "\n".join([self.words("cli-hint"), *told])

    # The screen

    def show(self, seat: Seat, view: View, answer: Answer, message: str) -> None:
        """Position, what happened, what is asked, what can be typed."""
        position = self.board.board(view, self.names, self.words)
        question = self.question(seat, view, answer, message, brief=False)
        room = None
        if self.screen.live:
            room = self.screen.room(position, *question)
            if room < 0:
                question = self.question(seat, view, answer, message, brief=True)
                room = self.screen.room(position, *question)
        self.screen.show(position, *self.last_events(seat, room), *question)

    def question(
        self, seat: Seat, view: View, answer: Answer, message: str, brief: bool
    ) -> list[RenderableType]:
        """What is asked, what has been said to it so far, and what can be typed."""
        assert answer.menu is not None
        parts: list[RenderableType] = [self.paragraph(self.words.prompt(view, self.names), "bold")]
        keys = [] if answer.words else self.board.keys(view, self.words)
        if not keys:
            keys = pages.choices(
                answer.menu, view, self.names, board=self.board, words=self.words, brief=brief
            )
        if answer.words or answer.missing:
            parts.append(self.paragraph(pages.so_far(answer, answer.menu, self.words), "italic"))
        if not brief and self.board.picks_members(view):
            parts.append(self.paragraph(self.words("cli-several"), "italic"))
        parts.append(pages.grid(keys, self.screen.width))
        if message:
            parts += [self.paragraph(line, "bold red") for line in message.splitlines()]
        can_undo = answer.words or self.record.can_undo(seat)
        footer = [self.words("cli-keys-undo" if can_undo else "cli-keys")]
        if self.may_ask_for_hints():
            footer.append(self.words("cli-keys-hint"))
        if self.board.papers(view, self.names, self.words):
            footer.append(self.words("cli-keys-papers"))
        parts.append(Text(" · ".join(footer), "dim"))
        return parts

    def paragraph(self, text: str, style: str = "") -> Text:
        return pages.paragraph(text, self.screen.width, style)

    def last_events(
        self, viewer: Viewer, room: int | None = None, before: str | None = None
    ) -> list[Text]:
        """What happened since the viewer's last turn, in as many lines as there is room for."""
        news = self.logs[viewer][self.told[viewer] :]
        kinds = [event["event"] for event in news]
        if before in kinds:
            news = news[: kinds.index(before)]
        told = [event for event in self.uncovered(news) if not self.board.is_minor(event)]
        lines = pages.story(told, self.names, viewer, self.words, width=self.screen.width)
        if room is not None and len(lines) > room - 2:
            lines = pages.newest(lines, room - 2, self.words("cli-log-cut"))
        if lines:
            return [Text(), *map(Text, lines), Text()]
        return [Text()] if room is None or room > 0 else []

    def uncovered(self, events: Sequence[Event]) -> list[Event]:
        """Events that are not private, for the screen that all at this keyboard see."""
        return [event for event in events if not self.board.is_covered(event["event"])]

    def show_log(self, seat: Seat) -> None:
        """The whole log, the newest page first."""
        events = self.uncovered(self.logs[seat])
        lines = pages.log_lines(events, self.names, seat, self.words, width=self.screen.width)
        if not self.screen.live:
            self.screen.print(*map(Text, lines))
            return
        end = len(lines)
        while True:
            start = max(0, end - self.screen.height + 2)
            self.screen.show(*map(Text, lines[start:end]))
            typed = self.screen.wait(self.words("cli-log-older" if start else "cli-back"))
            if typed or not start:
                return
            end = start

    def show_papers(self, view: View) -> None:
        """The private page of one person (`Board.papers`), page by page."""
        papers = self.board.papers(view, self.names, self.words)
        texts = [self.paragraph(text) for text in papers]
        while texts:
            page = 1
            while page < len(texts) and self.screen.room(*texts[: page + 1]) > 0:
                page += 1
            page = page if self.screen.live else len(texts)
            self.screen.show(*texts[:page])
            texts = texts[page:]
            if self.screen.wait(self.words("cli-more" if texts else "cli-back")):
                return

    def explain(self, topic: str) -> None:
        """The rule called `topic`, and from there any other."""
        topics = self.words.topics()
        listing = [pages.topics(self.words, self.screen.width), Text()]
        while True:
            rule = [*pages.rule(topic, self.words, self.screen.width), Text()]
            if not self.screen.live or self.screen.room(*rule, *listing) > 0:
                self.screen.show(*rule, *listing if self.screen.live else [])
                typed = self.screen.wait(self.words("cli-other-topic"))
            else:
                self.screen.show(*rule)
                typed = self.screen.wait(self.words("cli-all-topics"))
                if typed == "?":
                    self.screen.show(*listing)
                    typed = self.screen.wait(self.words("cli-other-topic"))
            if not (typed.isdigit() and 0 < int(typed) <= len(topics)):
                return
            topic = topics[int(typed) - 1]
