"""What a seat of Key Largo may know: its view, built up field by field."""

from typing import TypedDict

from abyssal.games.key_largo.components import (
    BAR,
    DEPTH_COUNT,
    DEPTHS,
    DIVE,
    ENCOUNTER_COUNT,
    ENCOUNTERS,
    EQUIPMENT,
    EQUIPMENT_COUNT,
    HALVES,
    HOSES_OF,
    KINDS,
    MARKET,
    MONSTER,
    MOST_SEATS,
    NO_ENCOUNTER,
    PLACE_COUNT,
    PLACES,
    ROUND,
    SHOP,
    SOLD_KINDS,
    TRIDENTS_OF,
    WEEKDAYS,
    WEIGHTS_OF,
)
from abyssal.games.key_largo.market import rate, selling_kind
from abyssal.games.key_largo.ports import diver_price, equipment_price, pickpocket_price
from abyssal.games.key_largo.position import (
    ABOARD,
    BAR_VISIT,
    DIVING,
    LOOKING,
    MARKET_VISIT,
    MONSTER_MET,
    NO_DIVER,
    NO_PLAN,
    NOWHERE,
    OVER,
    PLANNING,
    PORT,
    SABOTAGED,
    SHOP_VISIT,
    STATUSES,
    STEPS,
    TRAFFICKING,
    Position,
)
from abyssal.games.key_largo.scoring import fortune, winners


class WreckView(TypedDict):
    """A wreck: `seen` are the cards among which its own are, all of them if `exact`."""

    number: int
    depth: str
    cards: int
    boat: int | None
    monsters: int
    seen: list[str] | None
    exact: bool
    pile: list[str] | None


class DiverView(TypedDict):
    """A diver, what he carries, and what he does in the dive under way."""

    number: int
    hoses: int
    trident: bool
    weight: bool
    status: str | None


class PlayerView(TypedDict):
    """A player: None where the viewer may not know."""

    cash: int | None
    morning: str | None
    afternoon: str | None
    place: str | None
    wreck: int | None
    divers: list[DiverView]
    treasures: list[int]
    cards: list[str] | None
    known: list[str]
    encounters: int
    encounter_cards: list[str] | None
    played: str | None
    fortune: int | None


class PortView(TypedDict):
    """A port and the boats there, in turn order."""

    place: str
    boats: list[int]


class DiveView(TypedDict):
    """The dive under way: `drawer` drew last; `fresh` means a weight may be used."""

    wreck: int
    depth: str
    monster: bool
    drawer: int | None
    fresh: bool
    fled: bool
    aside: int
    drawn: int
    drawn_cards: list[str] | None


class VisitView(TypedDict):
    """The visit under way: what each thing costs or a unit brings there now, and what was used."""

    place: str
    crowd: int
    prices: dict[str, int]
    used: dict[str, int]
    sold: bool
    looked: int | None


class StagedView(TypedDict):
    """What the viewer has marked for a sale, and what it would bring."""

    cards: list[str]
    changed: str | None
    kind: str | None
    income: int


class View(TypedDict):
    """Key Largo as one viewer may know it."""

    game: str
    viewer: int | None
    seats: int
    options: dict[str, str]
    asked: list[int] | int
    over: bool
    step: str
    day: int
    weekday: str
    half: str
    turn: int
    start: int
    first: int
    active: int | None
    order: list[int]
    ports: list[PortView]
    wrecks: list[WreckView]
    players: list[PlayerView]
    supply: dict[str, int]
    lost: dict[str, int]
    prices: dict[str, list[int]]
    income: list[int]
    final: dict[str, list[int]]
    sold: list[str]
    killed: list[int]
    deck: int
    deck_cards: list[str] | None
    discards: list[str]
    left_out: list[str] | None
    dive: DiveView | None
    visit: VisitView | None
    staged: StagedView | None
    winners: list[int]


STOCK = [*EQUIPMENT, "diver"]
"""What supply and losses are counted in."""


def view(state: Position, viewer: int | None, all_of_it: bool) -> View:
    """The position for one viewer; with `all_of_it` every card (after the end)."""
    over = state.step == OVER
    components = state.components
    order = [(state.first() + place) % state.seats for place in range(state.seats)]
    staged = staged_view(state) if viewer == state.active and has_staged(state) else None
    return {
        "game": state.game.name,
        "viewer": viewer,
        "seats": state.seats,
        "options": {
            "encounters": "on" if state.with_encounters else "off",
            "cash": "hidden" if state.hidden_cash else "open",
        },
        "asked": asked(state),
        "over": over,
        "step": STEPS[state.step] if staged is None else "selling",
        "day": state.day,
        "weekday": WEEKDAYS[state.day - 1],
        "half": HALVES[state.half],
        "turn": state.turn,
        "start": state.start,
        "first": state.first(),
        "active": None if state.step == PLANNING or over else state.active,
        "order": order,
        "ports": [port_view(state, place, order) for place in range(BAR, PLACE_COUNT)],
        "wrecks": [
            wreck_view(state, wreck, viewer, all_of_it) for wreck in range(len(state.piles))
        ],
        "players": [player_view(state, seat, viewer, all_of_it) for seat in range(state.seats)],
        "supply": dict(zip(STOCK, state.supply, strict=True)),
        "lost": dict(zip(STOCK, state.lost, strict=True)),
        "prices": {
            "diver": components.diver.copy(),
            "pickpocket": components.pickpocket.copy(),
            "round": [ROUND] * MOST_SEATS,
            **{
                piece: prices.copy()
                for piece, prices in zip(EQUIPMENT, components.equipment, strict=True)
            },
            **{
                kind: rates.copy()
                for kind, rates in zip(KINDS[:SOLD_KINDS], components.rates, strict=True)
            },
        },
        "income": components.income.copy(),
        "final": {
            kind: values.copy()
            for kind, values in zip(KINDS[:SOLD_KINDS], components.final, strict=True)
        },
        "sold": components.names(state.sold),
        "killed": state.killed.copy(),
        "deck": len(state.deck),
        "deck_cards": encounter_names(state.deck[::-1]) if all_of_it else None,
        "discards": encounter_names(state.discards),
        "left_out": components.names(state.left_out) if all_of_it else None,
        "dive": dive_view(state, viewer, all_of_it)
        if state.step in (DIVING, MONSTER_MET)
        else None,
        "visit": visit_view(state),
        "staged": staged,
        "winners": winners(state) if over else [],
    }


def asked(state: Position) -> list[int] | int:
    """Who is asked; while plans are made only how many are missing, never whose (KL-H3)."""
    if state.step == OVER:
        return []
    return state.plans.count(NO_PLAN) if state.step == PLANNING else [state.active]


def encounter_names(cards: list[int]) -> list[str]:
    return [ENCOUNTERS[card] for card in cards]


def port_view(state: Position, place: int, order: list[int]) -> PortView:
    return {
        "place": PLACES[place],
        "boats": [seat for seat in order if state.boats[seat] == PORT + place],
    }


def wreck_view(state: Position, wreck: int, viewer: int | None, all_of_it: bool) -> WreckView:
    pile = state.piles[wreck]
    boats = [seat for seat in range(state.seats) if state.boats[seat] == wreck]
    found: WreckView = {
        "number": wreck + 1,
        "depth": DEPTHS[state.depths[wreck]],
        "cards": len(pile),
        "boat": boats[0] if boats else None,
        "monsters": state.knowledge.lurking[wreck],
        "seen": None,
        "exact": False,
        "pile": state.components.names(pile[::-1]) if all_of_it else None,
    }
    sight = None if viewer is None else state.knowledge.of_wreck(viewer, wreck)
    if sight is not None:
        seen = sight.faces.copy()
        for _ in range(state.monsters_out(wreck)):
            seen.remove(state.components.monster_of[state.depths[wreck]])
        found["seen"] = state.components.names(seen)
        found["exact"] = len(seen) == len(pile)
        kind_of = state.components.kind_of
        found["monsters"] = len([card for card in seen if kind_of[card] == MONSTER])
    return found


def player_view(state: Position, seat: int, viewer: int | None, all_of_it: bool) -> PlayerView:
    own = seat == viewer or all_of_it
    known = own or state.step == OVER
    plan = state.plans[seat]
    planned = plan != NO_PLAN
    shown_morning = planned and (own or state.step != PLANNING)
    shown_afternoon = planned and (own or (state.step != PLANNING and state.half == 1))
    boat = state.boats[seat]
    depth_of = state.components.depth_of
    treasures = [0] * DEPTH_COUNT
    for card in state.hands[seat]:
        treasures[depth_of[card]] += 1
    played = state.played[seat]
    return {
        "cash": state.cash[seat] if known or not state.hidden_cash else None,
        "morning": PLACES[plan // PLACE_COUNT] if shown_morning else None,
        "afternoon": PLACES[plan % PLACE_COUNT] if shown_afternoon else None,
        "place": place_of_boat(boat),
        "wreck": boat + 1 if NOWHERE < boat < PORT else None,
        "divers": [diver_view(state, seat, diver) for diver in range(len(state.teams[seat]))],
        "treasures": treasures,
        "cards": state.components.names(state.hands[seat]) if known else None,
        "known": known_cards(state, viewer, seat),
        "encounters": len(state.held[seat]),
        "encounter_cards": encounter_names(state.held[seat]) if known else None,
        "played": None if played == NO_ENCOUNTER else ENCOUNTERS[played % ENCOUNTER_COUNT],
        "fortune": fortune(state, seat) if known else None,
    }


def place_of_boat(boat: int) -> str | None:
    if boat == NOWHERE:
        return None
    return PLACES[DIVE] if boat < PORT else PLACES[boat - PORT]


def diver_view(state: Position, seat: int, diver: int) -> DiverView:
    carried = state.teams[seat][diver]
    status: str | None = None
    if state.step in (DIVING, MONSTER_MET) and seat == state.active:
        now = state.status[diver]
        status = STATUSES[ABOARD if now == SABOTAGED else now]
    return {
        "number": diver + 1,
        "hoses": HOSES_OF[carried],
        "trident": TRIDENTS_OF[carried] == 1,
        "weight": WEIGHTS_OF[carried] == 1,
        "status": status,
    }


def known_cards(state: Position, viewer: int | None, holder: int) -> list[str]:
    """The cards that `viewer` knows to be with `holder`: those the holder stole (KL-H4)."""
    if viewer is None:
        return []
    sights = state.knowledge.sights[viewer]
    cards = [sight.faces[0] for sight in sights if sight.knows_hand(holder)]
    return state.components.names(sorted(cards))


def dive_view(state: Position, viewer: int | None, all_of_it: bool) -> DiveView:
    own = viewer == state.active or all_of_it
    return {
        "wreck": state.wreck() + 1,
        "depth": DEPTHS[state.depths[state.wreck()]],
        "monster": state.step == MONSTER_MET,
        "drawer": None if state.drawer == NO_DIVER else state.drawer + 1,
        "fresh": state.fresh,
        "fled": state.fled,
        "aside": state.aside,
        "drawn": len(state.drawn),
        "drawn_cards": state.components.names(state.drawn) if own else None,
    }


def visit_view(state: Position) -> VisitView | None:
    """The visit of the active player, as all can see it."""
    if state.step in (BAR_VISIT, LOOKING):
        prices = {
            "diver": diver_price(state),
            "pickpocket": pickpocket_price(state),
            "round": ROUND,
        }
        used = {"diver": state.recruited, "pickpocket": state.robbed, "round": state.rounds}
        return visit_of(state, BAR, prices, used)
    if state.step == SHOP_VISIT:
        pieces = range(EQUIPMENT_COUNT)
        prices = {EQUIPMENT[piece]: equipment_price(state, piece) for piece in pieces}
        used = {EQUIPMENT[piece]: state.bought[piece] for piece in pieces}
        return visit_of(state, SHOP, prices, used)
    if state.step == MARKET_VISIT:
        rates = {KINDS[kind]: rate(state, kind) for kind in range(SOLD_KINDS)}
        return visit_of(state, MARKET, rates, {})
    return None


def visit_of(
    state: Position, place: int, prices: dict[str, int], used: dict[str, int]
) -> VisitView:
    return {
        "place": PLACES[place],
        "crowd": state.crowd[place],
        "prices": prices,
        "used": used,
        "sold": state.market != 0,
        "looked": None if state.looked == NOWHERE else state.looked + 1,
    }


def has_staged(state: Position) -> bool:
    if state.step != MARKET_VISIT:
        return False
    return len(state.picked) > 0 or state.changed >= 0 or state.market == TRAFFICKING


def staged_view(state: Position) -> StagedView:
    kind = selling_kind(state)
    number_of = state.components.number_of
    income = 0
    for card in state.picked:
        income += number_of[card] * rate(state, state.components.kind_of[card])
    changed: str | None = None
    if state.changed >= 0:
        card = state.changed // SOLD_KINDS
        changed = state.components.name(card)
        income += number_of[card] * rate(state, kind)
    return {
        "cards": state.components.names(state.picked),
        "changed": changed,
        "kind": None if kind < 0 else KINDS[kind],
        "income": income,
    }
