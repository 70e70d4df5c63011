"""The contract (interface) between a game and all that play it: the classes `Game` and `Position`.

A game is a deterministic state machine that waits for decisions. A `Game` is a title with its
printed numbers, and knows its rules; a `Position` is what lies on the table at one moment.
"""

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from typing import Any, Final, TypeAlias, TypedDict

from mypy_extensions import mypyc_attr

from abyssal.core.chance import Chance, Seed, chance_of, load_chance
from abyssal.core.errors import BadRequest, Illegal, listed
from abyssal.core.events import EVERYONE, Event, Log, only, others
from abyssal.core.fields import layout_of
from abyssal.core.sheet import Sheet

Seat: TypeAlias = int
Action: TypeAlias = int
Viewer: TypeAlias = int | None
"""A seat, or None for a spectator."""

Document: TypeAlias = dict[str, Any]
"""A position as JSON-ready data."""

SHOWN_IN_ERRORS: Final = 12

UNREADABLE: Final = (
    ArithmeticError,  # compiled, an index too large for the machine overflows
    AssertionError,
    AttributeError,
    LookupError,
    TypeError,
    ValueError,
)
"""What reading a bad document may raise."""


class Option(TypedDict):
    """A choice made before the game: what may be chosen, and what is if nobody does."""

    choices: list[str]
    default: str


class Result(TypedDict):
    """The end of a game: points and place (1 is best) of each seat, and who won."""

    scores: list[int]
    ranks: list[int]
    winners: list[int]
    ending: str


SHARED: Final = ("chance", "game", "log", "revealed", "seats")
"""What every position has. Named here, as mypy would forget them in a dataclass with slots."""


# Not an ABC: mypyc compiles no dataclass whose metaclass is another than `type`.
@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """What lies on the table at one moment. It changes through `play` alone.

    A title declares its own fields in a dataclass without `__init__`: their types say how they are
    written down and read (`_dump_fields`, `_load_fields`), and `copy` sets them by name. What may
    be done, who may know what and who has won are asked of the `game`, which knows the rules.

    `game` is the title with its printed numbers, `seats` how many play, `chance` the random number
    generator, `revealed` how often luck or a secret came out, `log` the recorded events, or None.

    Positions with the same `dump` are equal (`==`). They are mutable, so they cannot be keys of a
    dict; the text that their method `hash` returns can. A position is pickled as its dump, with its
    game; like a copy, it then records no events.
    """

    __slots__ = SHARED

    def __init__(self, game: "Game", seats: int, chance: Chance, revealed: int) -> None:
        self.game = game
        self.seats = seats
        self.chance = chance
        self.revealed = revealed
        """How often luck or a secret came out: an action that leaves it as it was can be undone."""
        self.log: Log | None = None

    # Decisions.

    def to_act(self) -> list[Seat]:
        """The seats that owe a decision: several when it is simultaneous, none when it is over."""
        return self.game._to_act(self)

    def legal(self, seat: Seat) -> list[Action]:
        """The actions `seat` may play now; empty for a seat that has nothing to decide."""
        return self.game._choices(self, seat).copy()

    def allows(self, seat: Seat, action: Action) -> bool:
        """Whether `action` is one of `legal(seat)`."""
        return self.game._allows(self, seat, action)

    def play(self, seat: Seat, action: Action) -> None:
        """Carry out `action` for `seat`, or raise Illegal and change nothing."""
        game = self.game
        if not game._allows(self, seat, action):
            raise game._refusal(self, seat, action)
        game._apply(self, seat, action)

    def refusal(self, seat: Seat, action: Action) -> Illegal:
        """Why `action` is refused, said from what `seat` may know."""
        return self.game._refusal(self, seat, action)

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game._over(self)

    def result(self) -> Result | None:
        """None before the end; then scores, ranks and winners."""
        return self.game._result(self)

    # What a viewer may know.

    def view(self, viewer: Viewer = None, over: bool = False) -> dict[str, Any]:
        """What a seat, or a spectator (None), may know; with `over`, after the end, everything."""
        self._check_viewer(viewer)
        if over and not self.over():
            raise BadRequest("not-over", "everything is shown only once the game is over")
        return self.game._view(self, viewer, over)

    def views(self, viewers: Sequence[Viewer]) -> list[dict[str, Any]]:
        """The views of several at once. They have parts in common, which nobody may change."""
        for viewer in viewers:
            self._check_viewer(viewer)
        return self.game._views(self, viewers)

    def open_view(self) -> dict[str, Any]:
        """Everything, as a replay shows it at each moment of a game that has ended."""
        return self.game._view(self, None, True)

    def imagine(self, viewer: Viewer, seed: int) -> "Position":
        """A full position that `viewer` cannot tell from this one.

        It depends on what the viewer knows and on `seed` alone; all that is unknown, the order of
        every deck and the luck to come included, is drawn anew.
        """
        self._check_viewer(viewer)
        return self.game._imagine(self, viewer, chance_of(seed))

    def _check_viewer(self, viewer: Viewer) -> None:
        """Raise BadRequest unless `viewer` is a seat of this game, or None."""
        if viewer is not None and not 0 <= viewer < self.seats:
            raise BadRequest(
                "seat",
                f"there is no seat {viewer}; seats are 0 to {self.seats - 1}",
                {"seat": viewer, "last": self.seats - 1},
            )

    # Copies and documents.

    @abstractmethod
    def copy(self) -> "Position":
        """The same position, independent of this one. A copy records no events."""
        raise NotImplementedError

    def check(self) -> None:
        """Raise BadRequest if this position could not occur: a card twice, a shell too many."""
        self.game._check(self)

    def _dump_fields(self) -> dict[str, Any]:
        """The game's own part of `dump`: by default, all fields that it declares."""
        return layout_of(type(self)).dump(self)

    def _load_fields(self, document: Document) -> None:
        """Set all fields that `_dump_fields` wrote; TypeError where data is of another type."""
        layout_of(type(self)).load(self, document)

    def dump(self) -> Document:
        """All of the position, exact and JSON-ready."""
        document: Document = {
            "game": self.game.name,
            "rules": self.game.rules_version,
            "data": self.game.data_digest,
            "seats": self.seats,
            "chance": self.chance.dump(),
            "revealed": self.revealed,
        }
        document.update(self._dump_fields())
        return document

    def hash(self) -> str:
        """A stable text: equal positions have equal hashes, on every machine."""
        text = json.dumps(self.dump(), sort_keys=True, separators=(",", ":"))
        return sha256(text.encode()).hexdigest()

    # A position as a value of Python.

    def __eq__(self, other: object) -> bool:
        """Whether `other` is the same position: title, numbers, luck to come and all."""
        return self is other or (isinstance(other, Position) and self.dump() == other.dump())

    def __reduce__(self) -> tuple[Any, ...]:
        """How the position is pickled."""
        return unpickled, (self.game, self.dump())

    def __copy__(self) -> "Position":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return self.copy()

    def __repr__(self) -> str:
        """The position in a line, as spectators see it: a log it ends up in tells no secret."""
        view = self.game._view(self, None, False)
        words = [f"{self.game.name}: {self.seats} seats"]
        words += [f"{name} {view[name]}" for name in ("turn", "step") if name in view]
        result = self.result()
        if result is not None:
            words += [f"scores {result['scores']}", f"won by {result['winners']}"]
        elif isinstance(view["asked"], int):
            words.append(f"{view['asked']} asked in secret")
        else:
            words.append(f"asked {view['asked']}")
        return f"<{', '.join(words)}>"

    # Events.

    def record_events(self, on: bool = True) -> None:
        """Begin to record events, or stop and forget them."""
        self.log = Log() if on else None

    def events(self, viewer: Viewer = None) -> list[dict[str, Any]]:
        """The events since `viewer` last asked, as that viewer may see them."""
        self._check_viewer(viewer)
        return [] if self.log is None else self.log.news(viewer)

    def tell(self, kind: str, seat: Seat | None, arguments: dict[str, Any]) -> None:
        """Record an event for everyone. Ask `self.log is not None` first: it costs nothing then."""
        assert self.log is not None
        self.log.events.append(Event(kind, seat, EVERYONE, arguments))

    def tell_to(self, seat: Seat, kind: str, actor: Seat, arguments: dict[str, Any]) -> None:
        """Record an event that `seat` alone may see."""
        assert self.log is not None
        self.log.events.append(Event(kind, actor, only(seat), arguments))

    def tell_secret(
        self, kind: str, seat: Seat, public: dict[str, Any], private: dict[str, Any]
    ) -> None:
        """Record one happening as two events: `kind` for the others, `kind-own` for the seat."""
        assert self.log is not None
        self.log.events.append(Event(kind, seat, others(seat), public))
        self.log.events.append(Event(kind + "-own", seat, only(seat), private))


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """A title: its name, seats, options, printed numbers and rules. It makes and reads positions.

    A title implements the abstract methods. Those with an underscore are called by `new`, `load`
    and the methods of `Position` alone, which check their arguments first.

    `data` are the printed numbers and `data_digest` their SHA-256, `rules_version` counts changes
    of the rules, `option_sets` are short names that set several options at once. The class of a
    title takes a `Sheet` of its numbers and nothing else.
    """

    def __init__(
        self,
        name: str,
        seats: range,
        options: dict[str, Option],
        rules_version: int,
        data: dict[str, Any],
        option_sets: dict[str, list[str]],
    ) -> None:
        self.name = name
        self.seats = seats
        self.options = options
        self.rules_version = rules_version
        self.data = data
        self.data_digest = digest(data)
        self.option_sets = option_sets

    # What a title must answer. `position` is of its own class; Any, as each has another.

    @abstractmethod
    def _setup(self, seats: int, chance: Chance, options: dict[str, str]) -> Position:
        """The position in which the first decision is asked."""

    @abstractmethod
    def _restore(self, document: Document, chance: Chance) -> Position:
        """The position that `_dump_fields` described. May raise anything on a bad document."""

    @abstractmethod
    def _check(self, position: Any) -> None:
        """Raise BadRequest if `position` could not occur: a card twice, a shell too many."""

    @abstractmethod
    def _to_act(self, position: Any) -> list[Seat]:
        """The seats that owe a decision: several when it is simultaneous, none when it is over."""

    @abstractmethod
    def _choices(self, position: Any, seat: Seat) -> list[Action]:
        """What `seat` may answer now. The list is the title's own: the caller must not change it.

        The first is what a live table answers for a player whose time has run out. It must be
        harmless, and follow from what all can see as far as the rules allow.
        """

    @abstractmethod
    def _apply(self, position: Any, seat: Seat, action: Action) -> None:
        """Carry out an action that is known to be legal."""

    @abstractmethod
    def _result(self, position: Any) -> Result | None:
        """None before the end; then scores, ranks and winners."""

    @abstractmethod
    def _view(self, position: Any, viewer: Viewer, over: bool) -> dict[str, Any]:
        """What `viewer` may know, built up field by field; everything if `over`."""

    def _views(self, position: Any, viewers: Sequence[Viewer]) -> list[dict[str, Any]]:
        """The views of several at once, for a game that finds them cheaper together."""
        return [self._view(position, viewer, False) for viewer in viewers]

    @abstractmethod
    def _imagine(self, position: Any, viewer: Viewer, chance: Chance) -> Position:
        """A position `viewer` cannot tell from this one, everything unknown drawn from `chance`."""

    @abstractmethod
    def write(self, action: Action) -> str:
        """The notation of `action`: short, stable, ASCII, the same in every language."""

    @abstractmethod
    def read(self, text: str) -> Action:
        """The action that `text` denotes, or BadRequest."""

    # What a title may override, to be faster.

    def _allows(self, position: Any, seat: Seat, action: Action) -> bool:
        """Whether `action` is one of the choices of `seat`."""
        return action in self._choices(position, seat)

    def _over(self, position: Any) -> bool:
        """Whether the game has ended."""
        return self._result(position) is not None

    # What every title shares.

    def _refusal(self, position: Any, seat: Seat, action: Action) -> Illegal:
        """Why `action` is refused, said from what `seat` may know."""
        choices = self._choices(position, seat)
        if not choices:
            return Illegal("not-asked", "no decision is asked of you now")
        try:
            tried = self.write(action)
        except BadRequest:
            tried = str(action)
        allowed = listed([self.write(choice) for choice in choices[:SHOWN_IN_ERRORS]])
        if len(choices) > SHOWN_IN_ERRORS:
            allowed += ", …"
        return Illegal(
            "illegal",
            f"{tried!r} is not allowed now; allowed: {allowed}",
            {"action": tried, "allowed": allowed},
        )

    def new(self, seats: int, seed: Seed, options: Mapping[str, str] | None = None) -> Position:
        """A new game. The same arguments give the same game on every machine."""
        if seats not in self.seats:
            first, last = self.seats[0], self.seats[-1]
            raise BadRequest(
                "seats",
                f"{self.name} is for {first} to {last} players, not {seats}",
                {"game": self.name, "first": first, "last": last, "seats": seats},
            )
        return self._setup(seats, chance_of(seed), self.chosen(options or {}))

    def load(self, document: Document) -> Position:
        """The position that `Position.dump` described, exactly."""
        self._check_origin(document)
        try:
            check_whole(document)
            position = self._restored(document)
            position.check()
            exact = canonical(position.dump()) == canonical(document)  # as text: 1.0 is not 1
        except UNREADABLE as error:
            raise BadRequest("document", f"the document cannot be read: {error!r}") from error
        if not exact:
            raise BadRequest("document", "the document has missing or unknown fields")
        return position

    def _check_origin(self, document: Document) -> None:
        """Raise BadRequest unless the document is of this title, its rules and its numbers."""
        for key, mine in (
            ("game", self.name),
            ("rules", self.rules_version),
            ("data", self.data_digest),
        ):
            theirs = document.get(key) if isinstance(document, dict) else None
            if theirs != mine:
                raise BadRequest(
                    "document",
                    f"the document's {key!r} is {theirs!r}, not {mine!r}",
                    {"field": key},
                )

    def _restored(self, document: Document) -> Position:
        """The position of a document, which `load` then compares with it."""
        if document["seats"] not in self.seats:
            raise BadRequest("document", f"no game has {document['seats']!r} seats")
        if document["revealed"] < 0:
            raise BadRequest("document", "nothing can be revealed less than never")
        return self._restore(document, load_chance(document["chance"]))

    def chosen(self, options: Mapping[str, str]) -> dict[str, str]:
        """Every option with its value, the defaults filled in."""
        chosen = {name: option["default"] for name, option in self.options.items()}
        for name, value in options.items():
            for member in self.option_sets.get(name, [name]):
                if member not in self.options:
                    raise BadRequest(
                        "option",
                        f"{self.name} has no option {name!r}; it has: {self._option_names()}",
                        {"option": name, "allowed": self._option_names()},
                    )
                allowed = self.options[member]["choices"]
                if value not in allowed:
                    raise BadRequest(
                        "option-value",
                        f"option {name!r} cannot be {value!r}; it can be: {listed(allowed)}",
                        {"option": name, "value": value, "allowed": listed(allowed)},
                    )
                chosen[member] = value
        return chosen

    def _option_names(self) -> str:
        """All options and short names of several, as one text."""
        return listed([*self.option_sets, *self.options])

    def __reduce__(self) -> tuple[Any, ...]:
        """How the title is pickled: with all of its numbers."""
        return remade, (type(self), self.data)

    def __copy__(self) -> "Game":
        """A game of its own: what is pickled may come back as the one that all share."""
        return remade(type(self), self.data)

    def __repr__(self) -> str:
        return f"<{self.name}: rules {self.rules_version}, data {self.data_digest[:8]}>"

    def _unread(self, text: str, examples: list[str]) -> BadRequest:
        """The error for a text that is no notation of this game."""
        return BadRequest(
            "notation",
            f"{text!r} is no action of {self.name}; actions look like: {listed(examples)}",
            {"text": text, "examples": listed(examples)},
        )

    def _unwritten(self, action: Action) -> BadRequest:
        """The error for a number that is no action of this game."""
        return BadRequest("action", f"{action} is no action of {self.name}", {"action": action})


def unpickled(game: Game, document: Document) -> Position:
    """The position that was pickled: `load` without the checks, which take longer."""
    game._check_origin(document)
    return game._restored(document)


def remade(title: Callable[[Sheet], Game], data: dict[str, Any]) -> Game:
    """The title that was pickled."""
    return title(Sheet.of(data, "pickle"))


def canonical(data: dict[str, Any]) -> str:
    """Printed numbers as one line of JSON, independent of how their file was laid out."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(data: dict[str, Any]) -> str:
    """SHA-256 of printed numbers."""
    return sha256(canonical(data).encode()).hexdigest()


def check_whole(value: object) -> None:
    """Refuse values that are equal to an int but are none: to Python True and 1.0 equal 1."""
    if isinstance(value, (bool, float)):
        raise ValueError(f"{value!r} is no whole number")
    if isinstance(value, dict):
        check_members(list(value.values()))
    elif isinstance(value, list):
        check_members(value)


def check_members(members: list[Any]) -> None:
    """Most are plain numbers and texts: a call for each of them takes most of the time."""
    for member in members:
        if type(member) is not int and type(member) is not str:
            check_whole(member)
