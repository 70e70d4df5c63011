"""Positions of Unfathomable for the ledger tests: laid out, played in notation, looked at."""

from collections.abc import Mapping
from typing import Any, Self, cast

import abyssal
from abyssal.core.chance import Chance
from abyssal.games.unfathomable.box.components import (
    DAMAGE,
    DECK,
    DEEP,
    ITEMS,
    KEPT,
    LOYALTIES,
    RESOURCES,
    SKILL_COUNT,
    SPACES,
    skill_of,
)
from abyssal.games.unfathomable.game import Unfathomable
from abyssal.games.unfathomable.position import steps
from abyssal.games.unfathomable.position.history import CAME, COUNT, EVENT, place_of
from abyssal.games.unfathomable.position.notation import CARD_NAMES
from abyssal.games.unfathomable.position.position import Position
from abyssal.testing.tables import COMPILED
from games.played import Played

GAME = cast(Unfathomable, abyssal.game("unfathomable"))
CREW = "arjun jeanne samira william"
DECLINED = ("window", "contribute", "order")
"""Steps that a test may pass over if it names them: their first answer changes nothing."""


class Luck(Chance):
    """Dice written in advance; nothing else is left to luck but shuffles, which change nothing.

    Every number below 8 is taken from `dice` as a die; others are 0.
    """

    def __init__(self, dice: list[int]) -> None:
        self.dice = dice
        self.shuffles: list[list[int]] = []

    def shuffle(self, items: list[int]) -> None:
        self.shuffles.append(items.copy())

    def below(self, bound: int) -> int:
        if bound == 8:
            assert self.dice, "a die is rolled that the test does not expect"
            return self.dice.pop(0) - 1
        return 0

    def copy(self) -> "Luck":
        return Luck(self.dice.copy())

    def dump(self) -> dict[str, Any]:
        return {"kind": "luck", "dice": self.dice.copy()}


class Table(Played[Position]):
    """A position of this title."""

    def __init__(self, state: abyssal.Position) -> None:
        assert isinstance(state, Position)
        super().__init__(state)

    @property
    def luck(self) -> Luck:
        """The luck to come, and what was drawn of it."""
        chance = self.state.chance
        assert isinstance(chance, Luck)
        return chance

    # Playing

    def play(self, *moves: str, passing: str = "") -> Self:
        """Play each of `moves` for the seat that may.

        A question on the way that no move answers fails the test, but for those of `passing`.
        """
        for move in moves:
            action = self.state.game.read(move)
            while not self.who_may(action):
                self.pass_over(move, passing)
            self.do(self.who_may(action)[0], action)
        return self

    def play_as(self, seat: int, move: str, passing: str = "") -> Self:
        """Play `move` for `seat`."""
        action = self.state.game.read(move)
        while action not in self.state.legal(seat):
            self.pass_over(move, passing)
        self.do(seat, action)
        return self

    def pass_over(self, move: str, passing: str) -> None:
        """Decline one of the questions named in `passing`, which stands before `move`."""
        seats = self.state.to_act()
        assert seats, f"the game is over, nobody can play {move!r}"
        legal = {seat: self.legal(seat) for seat in seats}
        assert self.question in passing.split(), f"{move!r} at {self.question!r}: {legal}"
        self.decline()

    def quiet(self, passing: str) -> Self:
        """Decline the questions named in `passing`, until something else is asked."""
        while self.state.to_act() and self.question in passing.split():
            self.decline()
        return self

    def decline(self) -> None:
        """Pass in a window, add nothing to a test, take the first order."""
        assert self.step in DECLINED, f"{self.question!r} cannot be declined"
        [seat, *_] = self.state.to_act()
        self.do(seat, self.state.legal(seat)[0])

    def who_may(self, action: int) -> list[int]:
        return [seat for seat in self.state.to_act() if action in self.state.legal(seat)]

    def refuses(self, move: str) -> bool:
        """Whether nobody may play `move`; not while a sealed answer waits for those of others."""
        assert self.step != "window" or set(self.state.answers) == {-1}
        return not self.who_may(self.state.game.read(move))

    def legal_with(self, *words: str) -> list[str]:
        """The answers of the one who is asked that begin with `words`."""
        return [move for move in self.legal() if move.split()[: len(words)] == [*words]]

    # Looking

    @property
    def step(self) -> str:
        return steps.STEPS[self.state.stack[-1].step]

    @property
    def question(self) -> str:
        """What is asked: the name of a window, otherwise of a step."""
        return self.window or self.step

    @property
    def asked(self) -> list[int]:
        return self.state.to_act()

    @property
    def window(self) -> str | None:
        return cast(str | None, self.view()["window"])

    @property
    def dials(self) -> dict[str, int]:
        return cast(dict[str, int], self.view()["dials"])

    @property
    def fuel(self) -> int:
        return self.dials["fuel"]

    @property
    def food(self) -> int:
        return self.dials["food"]

    @property
    def sanity(self) -> int:
        return self.dials["sanity"]

    @property
    def souls(self) -> int:
        return self.dials["souls"]

    @property
    def travel(self) -> int:
        return cast(int, self.view()["travel"])

    @property
    def ritual(self) -> int:
        return cast(int, self.view()["ritual"])

    @property
    def ending(self) -> str | None:
        return cast(str | None, self.view()["ending"])

    @property
    def actions(self) -> int:
        return cast(int, self.view()["actions"])

    def space(self, seat: int) -> str:
        return cast(str, self.view()["players"][seat]["space"])

    def hand(self, seat: int) -> list[str]:
        return cast(list[str], self.view(seat)["players"][seat]["cards"])

    def items(self, seat: int) -> list[str]:
        return cast(list[str], self.view()["players"][seat]["items"])

    def deep_ones(self, space: str) -> int:
        return cast(int, self.view()["deep_ones"].get(space, 0))

    def passengers(self, space: str) -> int:
        return cast(int, self.view()["passengers"].get(space, 0))

    def deck(self, name: str) -> list[int]:
        """A deck of the dump from the top: mythos, waypoints, spells, item_deck, damage_deck."""
        return cast(list[int], self.state.dump()[name][0][::-1])


def kinds(text: str) -> list[int]:
    """The skill cards of a text such as `strength-4 lore-1`."""
    return sorted(CARD_NAMES.index(word) for word in text.split())


def new(seats: int, seed: int, options: Mapping[str, str]) -> Position:
    """A new game, as a position of this title."""
    state = GAME.new(seats, seed, options)
    assert isinstance(state, Position)
    return state


def imagined(state: Position, viewer: int | None, seed: int) -> Position:
    """What `viewer` imagines, as a position of this title."""
    other = state.imagine(viewer, seed)
    assert isinstance(other, Position)
    return other


def begun(crew: str, seed: int = 1, options: Mapping[str, str] | None = None) -> Position:
    """A game whose crew has been chosen; its first question after the starting hands."""
    people = crew.split()
    state = new(len(people), seed, {"crew": "chosen", **(options or {})})
    while state.stack[-1].step == steps.CREW:
        [seat] = state.to_act()
        state.play(seat, GAME.read(f"be {people[seat]}"))
    while state.stack[-1].step != steps.ACTIONS:
        for seat in state.to_act():
            state.play(seat, state.legal(seat)[0])
    return state


class Layout:
    """A dump that is changed piece by piece, everything kept in exactly one place."""

    def __init__(self, crew: str, options: dict[str, str]) -> None:
        self.document = begun(crew, options=options).dump()
        self.seats = self.document["seats"]
        self.clear()

    def clear(self) -> None:
        """An empty ship: no cards in hands, no figures, the first action of seat 0."""
        new = self.document
        for seat in range(self.seats):
            self.return_cards(new["hands"][seat])
            new["hands"][seat] = []
        new["deep_ones"] = [0] * (DEEP + 1)
        new["supply"] = 20
        new["passengers"] = [0] * 8
        new["token_supply"] = sum(new["faces"])
        for place in range(self.seats * SKILL_COUNT):
            self.bound(place, 0)
        new["most"] = [0] * (self.seats * SKILL_COUNT)

    def bound(self, place: int, count: int) -> None:
        """All have seen so many cards of a skill come to a row, and none leave it."""
        others = [entry for entry in self.document["history"] if place_of(entry) != place]
        self.document["history"] = [*others, place + EVENT * CAME + COUNT * count]

    def return_cards(self, cards: list[int]) -> None:
        for kind in cards:
            self.document["skill_decks"][skill_of(kind)].append(kind)

    def take(self, kind: int) -> None:
        """Take a card out of its deck; one that lies in the chaos deck changes places first."""
        deck = self.document["skill_decks"][skill_of(kind)]
        if kind not in deck:
            chaos = self.document["chaos"]
            chaos[chaos.index(kind)] = deck.pop(0)
            return
        deck.remove(kind)

    def give(self, seat: int, text: str) -> None:
        """Put cards into a hand, openly drawn."""
        new = self.document
        for kind in kinds(text):
            self.take(kind)
            place = seat * SKILL_COUNT + skill_of(kind)
            new["most"][place] += 1
        new["hands"][seat] = sorted([*new["hands"][seat], *kinds(text)])
        size = len(new["hands"][seat])
        for skill in range(SKILL_COUNT):
            count = len([kind for kind in new["hands"][seat] if skill_of(kind) == skill])
            self.bound(seat * SKILL_COUNT + skill, count)
        for place in range(seat * SKILL_COUNT, (seat + 1) * SKILL_COUNT):
            new["most"][place] = min(new["most"][place], size)

    def chaos(self, text: str) -> None:
        """The chaos deck is these cards, the first on top."""
        new = self.document
        self.return_cards(new["chaos"])
        new["chaos"] = []
        for word in reversed(text.split()):
            kind = CARD_NAMES.index(word)
            new["skill_decks"][skill_of(kind)].remove(kind)
            new["chaos"].append(kind)
        start = 6 * SKILL_COUNT
        for skill in range(SKILL_COUNT):
            count = len([kind for kind in new["chaos"] if skill_of(kind) == skill])
            self.bound(start + skill, count)

    def on_top(self, deck: str, cards: list[int]) -> None:
        """Bring cards to the top of a deck, the first on top."""
        pile, known = self.document[deck]
        for card in reversed(cards):
            pile.remove(card)
            pile.append(card)
        known[:] = [0] * len(pile)

    def skill_tops(self, text: str) -> None:
        """Bring cards to the top of their skill decks; of one skill the first on top."""
        for word in reversed(text.split()):
            kind = CARD_NAMES.index(word)
            deck = self.document["skill_decks"][skill_of(kind)]
            deck.remove(kind)
            deck.append(kind)


def position(
    crew: str = CREW,
    *,
    current: int = 0,
    actions: int = 2,
    hands: dict[int, str] | None = None,
    places: dict[int, str] | None = None,
    deep_ones: dict[str, int] | None = None,
    passengers: dict[str, int] | None = None,
    dials: dict[str, int] | None = None,
    items: dict[int, str] | None = None,
    damage: dict[str, str] | None = None,
    loyalty: dict[int, str] | None = None,
    traitors: dict[int, str] | None = None,
    kept: dict[str, int] | None = None,
    mythos: str = "",
    waypoints: str = "",
    spells: str = "",
    item_deck: str = "",
    damage_deck: str = "",
    row: str = "",
    chaos: str = "",
    tops: str = "",
    hydra: str = "deep",
    dagon: str = "deep",
    travel: int = 0,
    ritual: int = 0,
    captain: int | None = None,
    keeper: int | None = None,
    dice: str = "",
    options: dict[str, str] | None = None,
    **fields: Any,
) -> Table:
    """A table in the Action step of `current`, with an empty ship but for what is named.

    Seats are in the order of `crew`. Decks are named from the top and hold the rest below.
    `loyalty` gives a seat its one hidden card, `traitors` are seats that have revealed with that
    card. `dice` are the faces to come. Everything else goes into the dump by its name.
    """
    layout = Layout(crew, options or {})
    new = layout.document
    cards = GAME.cards
    new["current"] = new["first"] = current
    new["turn"] = 0
    new["used"] = 0
    for frame in new["stack"]:
        if frame[0] == steps.ACTIONS:
            frame[1], frame[4], frame[6] = current, actions, 0
    new["asked"] = 1 << current
    for seat, text in (hands or {}).items():
        layout.give(seat, text)
    for seat, place in (places or {}).items():
        new["places"][seat] = SPACES.index(place)
    for space, count in (deep_ones or {}).items():
        new["deep_ones"][SPACES.index(space)] = count
    new["supply"] = 20 - sum(new["deep_ones"])
    for space, count in (passengers or {}).items():
        if space != "supply":
            new["passengers"][SPACES.index(space) - DECK] = count
    on_deck = sum(new["passengers"])
    if passengers and "supply" in passengers:
        new["faces"] = faces_for(on_deck + passengers["supply"])
    new["token_supply"] = sum(new["faces"]) - on_deck
    for name, value in (dials or {}).items():
        new["dials"][RESOURCES.index(name)] = value
    deal_items(new, items or {}, item_deck)
    for room, name in (damage or {}).items():
        card = DAMAGE.index(f"structural-{name}")
        pile, known = new["damage_deck"]
        known.pop()
        pile.remove(card)
        new["damage"][SPACES.index(room)] = card
    deal_loyalties(new, loyalty or {}, traitors or {})
    for name, owner in (kept or {}).items():
        card = cards.kept_cards[KEPT.index(name)]
        place = new["mythos"][0].index(card)
        del new["mythos"][0][place]
        del new["mythos"][1][place]
        new["kept"][KEPT.index(name)] = owner
    by_name = [card.name for card in cards.mythos]
    layout.on_top("mythos", [by_name.index(name) for name in mythos.split()])
    for name in row.split():
        card = cards.waypoint_names.index(name)
        place = new["waypoints"][0].index(card)
        del new["waypoints"][0][place]
        del new["waypoints"][1][place]
        new["row"].append(card)
    layout.on_top("waypoints", [cards.waypoint_names.index(name) for name in waypoints.split()])
    layout.on_top("spells", [cards.spell_names.index(name) for name in spells.split()])
    layout.on_top("damage_deck", [DAMAGE.index(name) for name in damage_deck.split()])
    if chaos:
        layout.chaos(chaos)
    layout.skill_tops(tops)
    new["hydra"], new["dagon"] = SPACES.index(hydra), SPACES.index(dagon)
    new["travel"], new["ritual"] = travel, ritual
    if captain is not None:
        new["captain"] = captain
    if keeper is not None:
        new["keeper"] = keeper
    new.update(fields)
    state = GAME.load(new)
    if not COMPILED:  # there no class of a test can be a Chance, and luck is the position's own
        state.chance = Luck([int(face) for face in dice.split()])
    return Table(state)


def faces_for(count: int) -> list[int]:
    """The faces of so many passengers: those that cost a single soul go first."""
    faces = [5, 1, 1, 2]
    for face in (0, 1, 2, 3):
        while sum(faces) > count and faces[face]:
            faces[face] -= 1
    return faces


def deal_items(new: dict[str, Any], items: dict[int, str], top: str) -> None:
    """Items to seats, and those named on top of the item deck."""
    deck, known = new["item_deck"]
    for seat, names in items.items():
        for item, holder in enumerate(new["items"]):
            if holder == seat:
                new["items"][item] = -1
                deck.insert(0, item)
        for name in names.split():
            item = ITEMS.index(name)
            if item in deck:
                deck.remove(item)
            new["items"][item] = seat
    for name in reversed(top.split()):
        item = ITEMS.index(name)
        deck.remove(item)
        deck.append(item)
    known[:] = [0] * len(deck)


def deal_loyalties(new: dict[str, Any], hidden: dict[int, str], traitors: dict[int, str]) -> None:
    """Each seat's one card: human unless it is named."""
    wanted = {**hidden, **traitors}
    kinds_left = sorted(new["loyalties"])
    first = {owner: card for card, owner in reversed(list(enumerate(new["loyalty_at"])))}
    dealt = {}
    for seat in sorted(first):
        if seat >= 0:
            kind = LOYALTIES.index(wanted.get(seat, "human"))
            kinds_left.remove(kind)
            dealt[first[seat]] = kind
    for card in range(len(new["loyalties"])):
        new["loyalties"][card] = dealt[card] if card in dealt else kinds_left.pop()
    for seat in traitors:
        card = first[seat]
        new["loyalty_open"] |= 1 << card
        new["loyalty_known"][card] = (1 << new["seats"]) - 1
        new["traitors"] |= 1 << seat
        new["feats"] &= ~(1 << seat)
