"""`abyssal review --page`: a review as one file for a browser, which asks nobody for anything."""

from collections.abc import Iterator
from html import escape
from importlib.resources import files
from string import Template
from typing import Final, NamedTuple

from abyssal.core.events import Log
from abyssal.core.game import Seat
from abyssal.record import Record
from abyssal.review import PARTS, POINTS, WHOLE, Choice, Grade, Review, Step
from abyssal.words import Words

WIDTH: Final = 880
HEIGHT: Final = 220
LEFT: Final = 44
TOP: Final = 26
APART: Final = 16
"""How far the numbers of moments stand from each other at least."""
DASHES: Final = ("", "9 5", "2 5", "14 4 2 4", "5 3", "1 4")
"""Seats are told apart by their dashes and letters too."""
LETTERS: Final = "ABCDEF"
SHAPES: Final = {
    Grade.BEST: ("#8fe6c4", "m12 1 3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1Z", ""),
    Grade.GOOD: ("#cfebf3", "M12 2a10 10 0 1 1 0 20 10 10 0 1 1 0-20Z", "m7 12 3 4 7-7"),
    Grade.SLIP: ("#ffd27a", "M12 22 1 3h22Z", "M12 7v5M12 16v.1"),
    Grade.BLUNDER: ("#ffa08c", "M2 2h20v20H2Z", "m7 7 10 10M17 7 7 17"),
}
"""Colour, outline and sign of a grade; a word stands beside each."""


class Told(NamedTuple):
    """What a line of play is in words, for the reviewed seat."""

    played: str
    better: str


class Page:
    """Makes the page of one review."""

    def __init__(self, record: Record, found: Review, words: Words) -> None:
        self.record = record
        self.found = found
        self.words = words
        self.names = [
            record.players.get(seat, words("player", number=seat + 1))
            for seat in range(record.seats)
        ]
        self.player = self.names[found.seat]
        self.said = dict(self.lines())

    def lines(self) -> Iterator[tuple[int, Told]]:
        """Every line of play in words, as the reviewed seat was told of it."""
        state, game, seat = self.record.first_position(), self.record.game, self.found.seat
        for step in self.found.steps:
            view = state.view(seat)
            state.log = log = Log()
            self.record.carry_out(state, step.line)
            heard = [self.words.event(event, self.names) for event in log.news(seat)]
            played, better = " ".join(heard), ""
            if step.choice is not None:
                played = self.words.action(game.write(step.choice.played), view, self.names)
                better = self.words.action(game.write(step.choice.best), view, self.names)
            yield step.line, Told(played or self.words("web-replay-end"), better)

    def html(self) -> str:
        """The whole page."""
        say, found = self.words, self.found
        grades = found.grades()
        count = sum(grades.values())
        title = say("cli-review-heading", game=say("title"), player=self.player)
        texts = {
            "language": say.language,
            "title": title,
            "heading": title,
            "verdict": say(f"web-review-{self.verdict()}", player=self.player),
            "graded": say(
                "web-review-graded", player=self.player, count=count, best=grades[Grade.BEST]
            ),
            "knew": say("web-review-knew", player=self.player),
            "curve_heading": say("web-review-curve"),
            "moments_heading": say("web-review-moments"),
            "luck_heading": say("web-review-apart"),
            "table_heading": say("cli-review-table"),
        }
        parts = {
            "curve": self.curve(),
            "seats": "".join(self.key(seat) for seat in range(self.record.seats)),
            "grades": "".join(
                f"<li>{shape(grade)}<b>{number}</b> "
                f"{escape(say(f'web-review-count-{grade.value}', count=number))}</li>"
                for grade, number in grades.items()
            ),
            "moments": "".join(
                self.moment(number, step) for number, step in enumerate(found.moments(), start=1)
            ),
            "sums": self.sums(),
            "table": self.table(),
        }
        template = (files("abyssal.cli") / "review_page.html").read_text("utf-8")
        shown = {name: escape(text) for name, text in texts.items()}
        return Template(template).substitute(shown | parts)

    def verdict(self) -> str:
        """How it ended and what did most for it, as the message is called."""
        result, (_, *points) = self.found.result(), self.found.points()
        end = "lost" if result == 0 else "won" if result == WHOLE else "shared"
        weighty = min if end == "lost" else max
        return f"{end}-{PARTS[points.index(weighty(points))]}"

    # The curve

    def x(self, place: int) -> float:
        return LEFT + (WIDTH - LEFT) * place / max(1, len(self.found.steps))

    def curve(self) -> str:
        """All chances as lines, mine thick with its area; a table has the same in numbers."""
        course = [self.found.start, *(step.chances for step in self.found.steps)]
        lines = {seat: self.line(seat, course) for seat in range(self.record.seats)}
        mine = self.found.seat
        bottom = f"L{WIDTH} {height(0)}L{LEFT} {height(0)}Z"
        drawn = [
            *(self.grid(share) for share in range(0, WHOLE + 1, WHOLE // 4)),
            across(self.found.start[mine], 'stroke-opacity=".5" stroke-dasharray="6 5"'),
            f'<path d="{lines[mine]}{bottom}" fill="{colour(mine)}" opacity=".25"/>',
            *(self.drawn(seat, lines[seat]) for seat in lines if seat != mine),
            self.drawn(mine, lines[mine]),
            *self.marks(),
        ]
        name = escape(self.words("web-review-curve"))
        box = f"0 0 {WIDTH + 8} {TOP + HEIGHT + 12}"
        return f'<svg viewBox="{box}" role="img" aria-label="{name}">{"".join(drawn)}</svg>'

    def grid(self, share: int) -> str:
        """A level of the chart, and what it is."""
        text = escape(self.percent(share))
        place = f'x="{LEFT - 8}" y="{height(share) + 4}" text-anchor="end"'
        return across(share, 'stroke-opacity=".15"') + f"<text {place}>{text}</text>"

    def drawn(self, seat: Seat, line: str) -> str:
        look = f'stroke="{colour(seat)}" stroke-linejoin="round" {self.stroke(seat)}'
        return f'<path d="{line}" fill="none" {look}/>'

    def marks(self) -> Iterator[str]:
        """Where the moments lie that mattered; their numbers stand apart."""
        look = 'stroke="#fff" stroke-opacity=".4" stroke-dasharray="2 4"'
        free = 0.0
        for number, step in enumerate(self.found.moments(), start=1):
            at = self.x(self.found.steps.index(step))
            beside = max(at, free)
            free = beside + APART
            place = f'x="{beside:.1f}" y="{TOP - 8}" text-anchor="middle"'
            line = f'<path d="M{at:.1f} {TOP}V{height(0)}" {look}/>'
            yield f'{line}<text class="number" {place}>{number}</text>'

    def line(self, seat: Seat, course: list[list[int]]) -> str:
        """The chances of one seat as a path."""
        dots = (
            f"{self.x(place):.1f} {height(chances[seat])}" for place, chances in enumerate(course)
        )
        return "M" + "L".join(dots)

    def stroke(self, seat: Seat) -> str:
        width = "3.5" if seat == self.found.seat else "2"
        return f'stroke-width="{width}" stroke-dasharray="{DASHES[seat] or "none"}"'

    def key(self, seat: Seat) -> str:
        """Whose line is which."""
        name = escape(f"{LETTERS[seat]} · {self.names[seat]}")
        line = f'<path d="M0 7H34" stroke="{colour(seat)}" {self.stroke(seat)}/>'
        return f'<li><svg width="34" height="14" aria-hidden="true">{line}</svg>{name}</li>'

    # What is said in words

    def moment(self, number: int, step: Step) -> str:
        told, choice = self.said[step.line], step.choice
        change = escape(self.signed(round(step.change() * POINTS / WHOLE)))
        move = self.words("cli-review-move", line=step.line + 1, player=self.names[step.seat])
        head = f"<small>{number} · {escape(move)} · {change}</small><b>{escape(told.played)}</b>"
        if choice is None:
            return f"<li>{head}</li>"
        word = self.words(f"web-review-grade-{choice.grade.value}")
        head += f'<span class="grade">{shape(choice.grade)}{escape(word)}, '
        head += f"{escape(self.percent(choice.chance))}</span>"
        return f"<li>{head}{self.better(told, choice)}</li>"

    def better(self, told: Told, choice: Choice) -> str:
        if choice.best == choice.played:
            return ""
        text = self.words("web-review-better-was", action=told.better)
        chance = self.percent(choice.best_chance)
        return f'<p class="better">{escape(text)} <b class="good">{escape(chance)}</b></p>'

    def sums(self) -> str:
        """From the start to the result, in points that add up."""
        start, *points = self.found.points()
        rows = [(self.words("web-review-start"), self.percent(start * WHOLE // POINTS), "")]
        for part, value in zip(PARTS, points, strict=True):
            kind = "good" if value > 0 else "bad" if value < 0 else ""
            rows.append((self.words(f"web-review-{part}"), self.signed(value), kind))
        total = (start + sum(points)) * WHOLE // POINTS
        rows.append((self.words("web-review-result"), self.percent(total), ""))
        return "".join(
            f'<tr><th scope="row">{escape(name)}</th><td class="{kind}">{escape(value)}</td></tr>'
            for name, value, kind in rows
        )

    def table(self) -> str:
        """Every move with the chances after it."""
        heads = [self.words("cli-review-moment-column"), *self.names]
        first = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
        rows = [(self.words("web-review-start"), self.found.start)]
        for step in self.found.steps:
            rows.append((f"{step.line + 1}  {self.said[step.line].played}", step.chances))
        body = "".join(
            f'<tr><th scope="row">{escape(name)}</th>'
            + "".join(f"<td>{escape(self.percent(chance))}</td>" for chance in chances)
            + "</tr>"
            for name, chances in rows
        )
        return f"<thead><tr>{first}</tr></thead><tbody>{body}</tbody>"

    def percent(self, parts: int) -> str:
        return self.words.text("cli-review-percent", {"value": parts / WHOLE})

    def signed(self, points: int) -> str:
        return f"+{points}" if points > 0 else f"−{-points}" if points else "0"


def across(parts: int, look: str) -> str:
    """A line across the chart at a chance."""
    return f'<path d="M{LEFT} {height(parts)}H{WIDTH}" stroke="#fff" {look}/>'


def height(parts: int) -> int:
    """Where a chance is drawn."""
    return round(TOP + HEIGHT - HEIGHT * parts / WHOLE)


def colour(seat: Seat) -> str:
    return f"var(--seat-{LETTERS[seat].lower()})"


def shape(grade: Grade) -> str:
    """The drawing of a grade, which says nothing a word beside it does not say."""
    fill, outline, sign = SHAPES[grade]
    lines = 'stroke="#08202f" stroke-linejoin="round" stroke-linecap="round"'
    return (
        f'<svg class="shape" viewBox="0 0 24 24" aria-hidden="true"><path d="{outline}" '
        f'fill="{fill}" stroke-width="1.5" {lines}/><path d="{sign}" fill="none" '
        f'stroke-width="2.4" {lines}/></svg>'
    )


def page_of(record: Record, found: Review, words: Words) -> str:
    """A review as a page of its own."""
    return Page(record, found, words).html()
