"""Positions of In Too Deep for the ledger tests: laid out, played in notation, looked at."""

from typing import Any, cast

import abyssal
from abyssal.core.chance import Chance
from abyssal.games.in_too_deep.game import InTooDeep
from abyssal.games.in_too_deep.position import Position
from games.played import Played

GAME = cast(InTooDeep, abyssal.game("in-too-deep"))
COMPANIES = ["ocean", "treasure", "pearl", "research", "wildlife"]
COMPANY_OF = {card: name for name, numbers in GAME.data["shares"].items() for card in numbers}
TURN = 1
ENDINGS = ["none", "depletion", "fundraisers"]
BONUS = 255
BONUS_SHARES = 5
SOME_CARDS = 3
"""What a seat holds that a test says nothing about."""


def cards(text: str) -> list[int]:
    """The cards of a text such as `52/pearl 61 bonus`."""
    found = []
    for word in text.split():
        number, _, company = word.partition("/")
        found.append(BONUS if number == "bonus" else int(number))
        assert company in ("", COMPANY_OF.get(found[-1])), f"there is no {word}"
    return found


class Luck(Chance):
    """Shuffles written in advance: each of `tops` comes to lie on top of one of them.

    The rest is turned over: of a discard pile the oldest card is drawn first. `shuffles` keeps
    what was shuffled.
    """

    def __init__(self, *tops: str) -> None:
        self.tops = list(tops)
        self.shuffles: list[list[int]] = []

    def shuffle(self, items: list[int]) -> None:
        self.shuffles.append(items.copy())
        top = cards(self.tops.pop(0)) if self.tops else []
        items.reverse()
        for card in top:
            items.remove(card)
        items.extend(reversed(top))

    def below(self, bound: int) -> int:
        raise AssertionError("only shuffles are left to luck")

    def copy(self) -> "Luck":
        return Luck(*self.tops)

    def dump(self) -> dict[str, Any]:
        return {"kind": "luck", "tops": self.tops.copy()}


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

    def dealt(self) -> list[tuple[int, int]]:
        """Who was dealt how many cards, in order."""
        return [(event["seat"], event["count"]) for event in self.told_of("dealt")]

    @property
    def active(self) -> int:
        return cast(int, self.view()["active"])

    @property
    def step(self) -> str:
        return cast(str, self.view(self.active)["step"])

    @property
    def ending(self) -> str | None:
        return cast(str | None, self.view()["ending"])

    @property
    def final_turns(self) -> int:
        return cast(int, self.view()["final_turns"])

    @property
    def discard(self) -> list[int]:
        """The discard pile, the oldest card first, bonus shares included."""
        return cast(list[int], self.state.dump()["discard"])

    @property
    def deck(self) -> list[int]:
        """The draw deck from the top."""
        return cast(list[int], self.state.dump()["deck"][::-1])

    def hand(self, seat: int) -> list[int]:
        return cast(list[int], self.view(seat)["players"][seat]["cards"])

    def counts(self) -> list[int]:
        """How many cards each player holds."""
        return [player["hand"] for player in self.view()["players"]]

    def known(self, viewer: int | None, holder: int) -> list[int]:
        return cast(list[int], self.view(viewer)["players"][holder]["known"])

    def portfolio(self, owner: int) -> list[int]:
        view = self.view()
        people = [*view["players"], view["third"]]
        return cast(list[int], people[owner]["portfolio"])

    def shares(self, company: str) -> list[int]:
        """The shares of `company` that each owner has, the third player's last."""
        place = COMPANIES.index(company)
        view = self.view()
        people = view["players"] + ([view["third"]] if view["third"] else [])
        return [owner["shares"][place] for owner in people]

    def company(self, company: str) -> dict[str, Any]:
        return cast(dict[str, Any], self.view()["companies"][COMPANIES.index(company)])

    def depth(self, company: str) -> list[int]:
        return cast(list[int], self.company(company)["depth"])

    def price(self, company: str) -> int:
        return cast(int, self.company(company)["price"])


class Box:
    """The cards that have no place yet."""

    def __init__(self, game: abyssal.Game) -> None:
        self.company_of = {
            card: name for name, numbers in game.data["shares"].items() for card in numbers
        }
        self.free = sorted(self.company_of)

    def take(self, text: str) -> list[int]:
        """The cards of a text; none of them is free any more."""
        taken = cards(text)
        for card in taken:
            assert card == BONUS or card in self.free, f"{card} is in two places"
        self.free = [card for card in self.free if card not in taken]
        return taken

    def some(self, wanted: str | int, fitting: list[int]) -> list[int]:
        """The cards named, which are taken already, or so many of those that fit."""
        if isinstance(wanted, str):
            return cards(wanted)
        assert len(fitting) >= wanted, "there are not so many cards"
        self.free = [card for card in self.free if card not in fitting[:wanted]]
        return fitting[:wanted]

    def shares_of(self, company: str) -> list[int]:
        return [card for card in self.free if self.company_of[card] == company]


def document(
    players: int = 3,
    *,
    hands: dict[int, str | int] | None = None,
    shares: dict[str, list[str | int]] | None = None,
    depths: dict[str, str] | None = None,
    deck: str = "",
    discard: str = "",
    rest: str = "deck",
    sides: str = "",
    active: int = 0,
    start: int | None = None,
    turn: int = 20,
    ending: str = "none",
    depletions: int = 0,
    fresh: str = "",
    known: dict[tuple[int, int], str] | None = None,
    game: abyssal.Game = GAME,
    **fields: int,
) -> dict[str, Any]:
    """A position as `load` takes it.

    `hands` by seat and `shares` by company and owner are cards, or how many; `deck` is written
    from the top. All other cards lie below what `rest` names: the deck, the discard pile or a
    company. `sides` are the companies with the advanced side in force. After a depletion the deck
    holds what was shuffled then, and hands are older, but for the cards named in `fresh`. `known`
    are the cards that a knower handed to a holder. A given `start` moves `turn` on to fit.
    """
    if start is None:
        start = (active - turn + 1) % players
    turn += (active - start - turn + 1) % players
    box = Box(game)
    piles = {company: box.take((depths or {}).get(company, "")) for company in COMPANIES}
    piles["deck"] = box.take(deck)[::-1]
    piles["discard"] = box.take(discard)
    for row in ((hands or {}).values(), *(shares or {}).values()):
        for wanted in row:
            if isinstance(wanted, str):
                box.take(wanted)

    portfolios: list[list[int]] = [[] for _ in range(players + (players == 2))]
    for company, row in (shares or {}).items():
        for owner, wanted in enumerate(row):
            portfolios[owner] += box.some(wanted, box.shares_of(company)[::-1])
    held = [
        sorted(box.some((hands or {}).get(seat, SOME_CARDS), box.free)) for seat in range(players)
    ]

    bonus_shares = BONUS_SHARES * (players == 2)
    for pile in ("deck", "discard"):
        bonus_shares -= piles[pile].count(BONUS)
    removed = 0 if rest == "deck" else bonus_shares
    below = [BONUS] * bonus_shares + box.free[::-1] if rest == "deck" else box.free
    piles[rest] = below + piles[rest]

    shuffled = {*piles["deck"], *cards(fresh)} if depletions else {*box.company_of, BONUS}
    old = [len([card for card in hand if card not in shuffled]) for hand in held]
    return {
        **game.new(players, seed=1).dump(),
        "sides": [int(company in sides.split()) for company in COMPANIES],
        "step": TURN,
        "start": start,
        "active": active,
        "turn": turn,
        "hands": held,
        "portfolios": portfolios,
        "depths": [piles[company] for company in COMPANIES],
        "deck": piles["deck"],
        "discard": piles["discard"],
        "open": [],
        "removed": removed,
        "depletions": depletions,
        "ending": ENDINGS.index(ending),
        "known": sorted(
            (knower * 8 + holder) * 256 + card
            for (knower, holder), text in (known or {}).items()
            for card in cards(text)
        ),
        "shuffled": sorted(shuffled),
        "old_least": old,
        "old_most": old.copy(),
        **fields,
    }


def position(players: int = 3, luck: tuple[str, ...] = (), **details: Any) -> Table:
    """A table in the middle of a game, with the luck to come."""
    game = details.get("game", GAME)
    state = game.load(document(players, **details))
    state.chance = Luck(*luck)
    return Table(state)


def dealt(players: int, *tops: str, **options: str) -> Table:
    """A game just set up, with `tops` on top of the deck as it was shuffled."""
    return Table(GAME._setup(players, Luck(*tops), GAME.chosen(options)))


def event(kind: str, seat: int | None, **arguments: Any) -> dict[str, Any]:
    return {"event": kind, "seat": seat, **arguments}
