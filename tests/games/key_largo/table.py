"""Positions of Key Largo for the ledger tests: laid out, played in notation, looked at."""

from importlib.resources import files
from typing import Any, Self, cast

import abyssal
from abyssal.core.chance import Chance
from abyssal.games import game_with
from abyssal.games.key_largo.game import KeyLargo
from abyssal.games.key_largo.position import Position
from games.played import Played

GAME = cast(KeyLargo, abyssal.game("key-largo"))
DEPTHS = ["shallow", "medium", "deep"]
WRECKS = {3: [3, 4, 4], 4: [4, 5, 5], 5: [4, 6, 6]}
CARDS_OF_DEPTH = [20, 30, 30]
PIECES = {"hose": 20, "trident": 10, "weight": 10, "diver": 15}
ENCOUNTERS = [
    *("volunteer-help", "hurried-buyer", "regular", "saboteur", "attentive-diver"),
    *("tourist-bar", "drunkard", "novice-diver", "expert-diver", "pickpocket"),
    *("inseparable-brothers", "tourist-dolphins", "family"),
    *("tourist-shop", "hose-seller", "trident-seller", "weight-seller", "discounter", "good-pal"),
    *("tourist-market", "easy-mark", "trafficker", "jeweller", "gold-prospector"),
]

DATA = (files("abyssal.games") / "key_largo" / "data" / "key_largo.toml").read_text("utf-8")

SHALLOW, MEDIUM, DEEP = 1, 5, 10
"""The first wreck of each depth with four players."""


def own_box(*changes: tuple[str, str]) -> KeyLargo:
    """The game of a box with other numbers: our data file with some text exchanged."""
    text = DATA
    for before, after in changes:
        assert before in text
        text = text.replace(before, after, 1)
    return cast(KeyLargo, game_with("key-largo", text, "own.toml"))


def depths_of(players: int) -> list[str]:
    """The depth of each wreck."""
    return [DEPTHS[depth] for depth in range(3) for _ in range(WRECKS[players][depth])]


def cards(text: str, depth: str = "", game: KeyLargo = GAME) -> list[int]:
    """The cards of a text such as `gold 5 deep, monster deep`; `depth` is added to each."""
    faces = {game.components.name(face): face for face in range(game.components.faces)}
    names = [f"{name.strip()} {depth}".strip() for name in text.split(",") if name.strip()]
    return [faces[name] for name in names]


def encounters(text: str) -> list[int]:
    return [ENCOUNTERS.index(name) for name in text.split()]


def diver(text: str) -> int:
    """A diver such as `0` (bare), `2tw` (two hoses, a trident and a weight)."""
    return int(text[0]) + 3 * ("t" in text) + 6 * ("w" in text)


def written(diver: int) -> str:
    return f"{diver % 3}{'t' * (diver // 3 % 2)}{'w' * (diver // 6)}"


class Luck(Chance):
    """Luck written in advance.

    A shuffle turns the cards over, and brings the next of `tops` to the top (`gold 3 deep, …`, or
    encounters); a number is the next of `numbers`, or 0. `shuffles` keeps what was shuffled.
    """

    def __init__(self, tops: tuple[str, ...] = (), numbers: tuple[int, ...] = ()) -> None:
        self.tops = list(tops)
        self.numbers = list(numbers)
        self.shuffles: list[list[int]] = []

    def shuffle(self, items: list[int]) -> None:
        self.shuffles.append(items.copy())
        items.reverse()
        if self.tops:
            text = self.tops.pop(0)
            known = all(name in ENCOUNTERS for name in text.split())
            for card in (encounters(text) if known else cards(text))[::-1]:
                items.remove(card)
                items.append(card)

    def below(self, bound: int) -> int:
        number = self.numbers.pop(0) if self.numbers else 0
        assert number < bound
        return number

    def copy(self) -> "Luck":
        return Luck(tuple(self.tops), tuple(self.numbers))

    def dump(self) -> dict[str, Any]:
        return {"kind": "luck", "tops": self.tops.copy(), "numbers": self.numbers.copy()}


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

    def plan(self, *programmes: str) -> Self:
        """Everyone plans: `bar dive` for each seat, or for all that are left the last of them."""
        for seat in range(self.state.seats):
            programme = programmes[min(seat, len(programmes) - 1)]
            self.play_as(seat, f"plan {programme}")
        return self

    def close_all(self) -> Self:
        """Let everyone answer with the first choice until the next day."""
        while self.step not in ("planning", "over"):
            self.play(self.legal()[0])
        return self

    # Looking

    def __getattr__(self, name: str) -> Any:
        """A field of the public view: `step`, `active`, `day` …"""
        return self.view()[name]

    def player(self, seat: int, viewer: int | None = None) -> dict[str, Any]:
        return cast(dict[str, Any], self.view(seat if viewer is None else viewer)["players"][seat])

    def cash(self, seat: int = 0) -> int:
        return cast(int, self.player(seat)["cash"])

    def team(self, seat: int = 0) -> list[str]:
        return [written(diver) for diver in self.state.dump()["teams"][seat]]

    def hand(self, seat: int = 0) -> list[str]:
        return cast(list[str], self.player(seat)["cards"])

    def held(self, seat: int = 0) -> list[str]:
        return cast(list[str], self.player(seat)["encounter_cards"])

    def count(self, wreck: int) -> int:
        return cast(int, self.view()["wrecks"][wreck - 1]["cards"])

    def pile(self, wreck: int) -> list[str]:
        """The true cards of a wreck from the top, without their depth."""
        pile = self.state.dump()["piles"][wreck - 1][::-1]
        names = self.state.components.names(pile)
        return [name.rpartition(" ")[0] for name in names]

    def crowd(self, place: str) -> int:
        """The boats at a port."""
        ports = {port["place"]: port["boats"] for port in self.view()["ports"]}
        return len(ports[place])

    def boat(self, seat: int) -> str | int | None:
        """The port or the wreck where the boat of a seat is."""
        player = self.view()["players"][seat]
        where: str | int | None = player["wreck"] or player["place"]
        return where

    def shuffles(self) -> int:
        return len(self.luck.shuffles)


def stock(supply: dict[str, int], divers: list[int]) -> tuple[list[int], list[int]]:
    """Supply and losses: what is in no team is in the supply, unless `supply` says how much is."""
    carried = [
        sum(code % 3 for code in divers),
        sum(code // 3 % 2 for code in divers),
        sum(code // 6 for code in divers),
        len(divers),
    ]
    left = [whole - used for whole, used in zip(PIECES.values(), carried, strict=True)]
    given = [supply.get(name, rest) for name, rest in zip(PIECES, left, strict=True)]
    return given, [rest - kept for rest, kept in zip(left, given, strict=True)]


def document(
    players: int = 4,
    *,
    day: int = 1,
    first: int = 0,
    cash: dict[int, int] | None = None,
    teams: dict[int, str] | None = None,
    supply: dict[str, int] | None = None,
    wrecks: dict[int, str] | None = None,
    hands: dict[int, str] | None = None,
    held: dict[int, str] | None = None,
    deck: str | None = None,
    discards: str = "",
    with_encounters: bool = False,
    hidden_cash: bool = False,
    game: KeyLargo = GAME,
    **fields: Any,
) -> dict[str, Any]:
    """A position before the planning of a day, as `load` takes it.

    `wrecks` by number are their cards from the top (`monster, gold 3`), the others hold five, the
    last ones fewer where cards are elsewhere; `hands` by seat are cards with their depth. All other
    cards were left out, sold or killed. `deck` is written from the top; encounters without a place
    are below it, or discarded where a deck is given.
    """
    divers = [
        [diver(word) for word in (teams or {}).get(seat, "0").split()] for seat in range(players)
    ]
    given, lost = stock(supply or {}, [one for team in divers for one in team])
    faces = game.components
    box = [face for face in range(faces.faces) for _ in range(faces.copies[face])]

    def take(found: list[int]) -> list[int]:
        for card in found:
            assert card in box, f"{faces.name(card)} is in two places"
            box.remove(card)
        return found

    held_cards = [
        sorted(take(cards((hands or {}).get(seat, ""), game=game))) for seat in range(players)
    ]
    depths = depths_of(players)
    laid = wrecks or {}
    piles: list[list[int] | None] = [
        take(cards(laid[number], depth, game)[::-1]) if number in laid else None
        for number, depth in enumerate(depths, start=1)
    ]
    sold, left_out, killed = [], [], []
    for place, depth in enumerate(DEPTHS):
        rest = [card for card in box if faces.depth_of[card] == place]
        spare = len(rest) - (CARDS_OF_DEPTH[place] - 5 * depths.count(depth))
        left_out += rest[spare:]
        rest = rest[:spare]
        for number, pile in enumerate(piles):
            if pile is None and depths[number] == depth:
                piles[number], rest = rest[:5], rest[5:]
        sold += [card for card in rest if faces.kind_of[card] != 4]
        killed.append(len(rest) - len([card for card in rest if faces.kind_of[card] != 4]))

    on = with_encounters or deck is not None or bool(held) or bool(discards)
    met = [sorted(encounters((held or {}).get(seat, ""))) for seat in range(players)]
    thrown = encounters(discards)
    pile_of = encounters(deck or "")[::-1]
    rest = [
        card
        for card in range(len(ENCOUNTERS) if on else 0)
        if card not in [*thrown, *pile_of, *(card for hand in met for card in hand)]
    ]
    if deck is None:
        pile_of = rest
    else:
        thrown = rest + thrown
    return {
        **game.new(players, seed=1).dump(),
        "encounters": "on" if on else "off",
        "cash_shown": "hidden" if hidden_cash else "open",
        "day": day,
        "start": (first - day + 1) % players,
        "turn": 2 * players * (day - 1),
        "cash": [(cash or {}).get(seat, 100) for seat in range(players)],
        "teams": divers,
        "supply": given,
        "lost": lost,
        "piles": piles,
        "left_out": sorted(left_out),
        "hands": held_cards,
        "sold": sold,
        "killed": killed,
        "deck": pile_of,
        "discards": thrown,
        "held": met,
        **fields,
    }


def position(
    players: int = 4,
    *,
    tops: tuple[str, ...] = (),
    numbers: tuple[int, ...] = (),
    **details: Any,
) -> Table:
    """A table before the planning of a day, with the luck to come."""
    state = details.get("game", GAME).load(document(players, **details))
    state.chance = Luck(tops, numbers)
    return Table(state)


def at(place: str, others: str = "dolphins", players: int = 4, **details: Any) -> Table:
    """A morning in which seat 0 goes first, to `place`, and the rest to `others`.

    `others` names a place for each of the rest, or one for all of them. In the afternoon all go
    where nothing happens unasked: to the market, or to a wreck.
    """
    places = [place, *others.split()]
    programmes = [
        f"{morning} {'dive' if morning == 'market' else 'market'}"
        for morning in (places + places[-1:] * players)[:players]
    ]
    return position(players, **details).plan(*programmes)


def dive(wreck: int = SHALLOW, pile: str = "", **details: Any) -> Table:
    """Seat 0 dives on a wreck with these cards from the top; it has three divers that reach it."""
    if pile:
        details["wrecks"] = {wreck: pile, **details.get("wrecks", {})}
    depth = DEPTHS.index(depths_of(details.get("players", 4))[wreck - 1])
    details.setdefault("teams", {0: " ".join([str(depth)] * 3)})
    return at("dive", **details).play(f"sail {wreck}")


def dealt(players: int, *tops: str, numbers: tuple[int, ...] = (), **options: str) -> Table:
    """A game just set up; each of `tops` lies on top of one of the decks that were shuffled."""
    return Table(GAME._setup(players, Luck(tops, numbers), GAME.chosen(options)))


def event(kind: str, seat: int | None, /, **arguments: Any) -> dict[str, Any]:
    return {"event": kind, "seat": seat, **arguments}
