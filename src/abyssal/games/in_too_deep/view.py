"""What a seat of In Too Deep may know: its view, built up field by field."""

from collections.abc import Sequence
from typing import TypedDict

from abyssal.games.in_too_deep.components import (
    ADVANCED,
    BONUS,
    COMPANIES,
    COMPANY_COUNT,
    SIDES,
    TREASURE,
)
from abyssal.games.in_too_deep.position import (
    ABILITY,
    ENDINGS,
    NO_END,
    NO_INTENT,
    OVER,
    PEOPLE,
    STEPS,
    Position,
)
from abyssal.games.in_too_deep.rules import dividends, pays_from, places, scores, worth


class CompanyView(TypedDict):
    """A company: its depth cards, what a share costs and is worth, what it would pay now.

    Deeper by one card, a share is worth `worth_deeper`; a number of `pays_from` or more pays the
    dividends (None: no number does).
    """

    company: str
    side: str
    depth: list[int]
    price: int
    worth: int
    worth_deeper: int
    dividends: list[int]
    pays_from: int | None


class PlayerView(TypedDict):
    """A player: `cards` is the hand where the viewer may see it, `known` what is known of it."""

    hand: int
    cards: list[int] | None
    known: list[int]
    portfolio: list[int]
    shares: list[int]
    points: int
    distance: int


class ThirdView(TypedDict):
    """The imaginary third player of the two-player game."""

    portfolio: list[int]
    shares: list[int]


class StagedView(TypedDict):
    """What the viewer has chosen and not yet paid for."""

    action: str
    due: int
    paid: list[int]


class View(TypedDict):
    """In Too Deep as one viewer may know it."""

    game: str
    viewer: int | None
    seats: int
    options: dict[str, str]
    asked: list[int]
    over: bool
    step: str
    start: int
    active: int
    turn: int
    companies: list[CompanyView]
    company_of: dict[str, str]
    players: list[PlayerView]
    third: ThirdView | None
    open: list[int]
    deck: int
    deck_cards: list[int] | None
    depletions: int
    discard: list[int]
    bonus_shares: int
    draws: int
    fundraisers: int
    ability: str | None
    staged: StagedView | None
    ending: str | None
    final_turns: int
    winners: list[int]


class Common:
    """What is the same for all viewers, and takes time to find."""

    __slots__ = ("companies", "players", "points", "seen")

    def __init__(self, state: Position) -> None:
        self.points = scores(state)
        self.companies = companies_for(state, state.active)
        self.seen = visible_to_all(state)
        self.players = [
            player_view(state, seat, None, False, points=self.points[seat])
            for seat in range(state.seats)
        ]


def view(state: Position, viewer: int | None, all_of_it: bool) -> View:
    """The position for one viewer; with `all_of_it` all hands and the deck (after the end)."""
    return view_with(state, viewer, all_of_it, Common(state))


def views(state: Position, viewers: Sequence[int | None]) -> list[View]:
    """The position for several viewers."""
    common = Common(state)
    return [view_with(state, viewer, False, common) for viewer in viewers]


def view_with(state: Position, viewer: int | None, all_of_it: bool, common: Common) -> View:
    over = state.step == OVER
    staged = viewer == state.active and state.intent != NO_INTENT
    return {
        "game": state.game.name,
        "viewer": viewer,
        "seats": state.seats,
        "options": {COMPANIES[company]: SIDES[side] for company, side in enumerate(state.sides)},
        "asked": [] if over else [state.active],
        "over": over,
        "step": "paying" if staged else STEPS[state.step],
        "start": state.start,
        "active": state.active,
        "turn": state.turn,
        "companies": companies_seen(state, viewer, common),
        "company_of": visible_companies(state, viewer, all_of_it, common),
        "players": players_seen(state, viewer, all_of_it, common),
        "third": third_view(state),
        "open": state.open.copy(),
        "deck": len(state.deck),
        "deck_cards": state.deck[::-1] if all_of_it else None,
        "depletions": state.depletions,
        "discard": [card for card in state.discard if card != BONUS],
        "bonus_shares": state.discard.count(BONUS),
        "draws": state.draws,
        "fundraisers": state.fundraisers,
        "ability": COMPANIES[state.expanded] if state.step == ABILITY else None,
        "staged": staged_view(state) if staged else None,
        "ending": None if state.ending == NO_END else ENDINGS[state.ending],
        "final_turns": state.final_turns,
        "winners": places(state)[:1] if over else [],
    }


def companies_seen(state: Position, viewer: int | None, common: Common) -> list[CompanyView]:
    """The companies, whose dividends seldom depend on who looks at them (ITD-95)."""
    expander = state.active if viewer is None else viewer
    if expander == state.active or state.sides[TREASURE] != ADVANCED:
        return common.companies
    return companies_for(state, expander)


def companies_for(state: Position, expander: int) -> list[CompanyView]:
    """The companies, with what they would pay if `expander` made them."""
    return [company_view(state, company, expander) for company in range(COMPANY_COUNT)]


def company_view(state: Position, company: int, expander: int) -> CompanyView:
    return {
        "company": COMPANIES[company],
        "side": SIDES[state.sides[company]],
        "depth": state.depths[company].copy(),
        "price": state.price(company),
        "worth": worth(state, company),
        "worth_deeper": worth(state, company, 1),
        "dividends": dividends(state, company, expander),
        "pays_from": pays_from(state.top(company)) if state.final_turns == 0 else None,
    }


def players_seen(
    state: Position, viewer: int | None, all_of_it: bool, common: Common
) -> list[PlayerView]:
    """The players, of whom a viewer knows more than all do: the own hand, and cards handed on."""
    knows = all_of_it or viewer is not None
    return [
        player_view(state, seat, viewer, all_of_it, points=common.points[seat])
        if knows and (all_of_it or seat == viewer or state.known)
        else common.players[seat]
        for seat in range(state.seats)
    ]


def player_view(
    state: Position, seat: int, viewer: int | None, all_of_it: bool, points: int
) -> PlayerView:
    return {
        "hand": len(state.hands[seat]),
        "cards": state.hands[seat].copy() if all_of_it or seat == viewer else None,
        "known": known_cards(state, viewer, seat),
        "portfolio": sorted(state.portfolios[seat]),
        "shares": shares_of(state, seat),
        "points": points,
        "distance": (seat - state.start) % state.seats,
    }


def third_view(state: Position) -> ThirdView | None:
    if state.seats > 2:
        return None
    return {
        "portfolio": sorted(state.portfolios[state.seats]),
        "shares": shares_of(state, state.seats),
    }


def staged_view(state: Position) -> StagedView:
    return {
        "action": state.game.write(state.intent),
        "due": state.due,
        "paid": state.paid.copy(),
    }


def shares_of(state: Position, owner: int) -> list[int]:
    return state.holdings[owner * COMPANY_COUNT : (owner + 1) * COMPANY_COUNT]


def known_cards(state: Position, viewer: int | None, holder: int) -> list[int]:
    """The cards `viewer` handed to `holder`, as far as they must still be there."""
    if viewer is None:
        return []
    people = viewer * PEOPLE + holder
    return [packed % 256 for packed in state.known if packed // 256 == people]


def visible_companies(
    state: Position, viewer: int | None, all_of_it: bool, common: Common
) -> dict[str, str]:
    """The company on the share side of every card the viewer can see, in the order of cards."""
    seen = common.seen.copy()
    for seat in range(state.seats):
        if all_of_it or seat == viewer:
            seen.extend(state.hands[seat])
    if all_of_it:
        seen.extend(state.deck)
    seen.sort()
    names = state.cards.names
    return dict([names[card] for card in seen if card != BONUS])


def visible_to_all(state: Position) -> list[int]:
    """The cards that lie open, in ascending order."""
    seen = [*state.open, *state.discard]
    for pile in (*state.depths, *state.portfolios):
        seen.extend(pile)
    seen.sort()
    return seen
