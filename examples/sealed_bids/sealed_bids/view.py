"""What a seat of Sealed Bids may know (its view), and how the rest is imagined for it."""

from typing import TypedDict

from abyssal.core.chance import Chance
from sealed_bids.components import TOLLS
from sealed_bids.position import NO_BID, NOBODY, Position
from sealed_bids.rules import scores, winners


class PlayerView(TypedDict):
    """One player as the viewer sees them: None where the viewer does not know."""

    cards: int
    hand: list[int] | None
    bid: int | None
    staged: list[int] | None
    paid: int
    paid_cards: list[int] | None
    points: int


class WreckView(TypedDict):
    """A wreck that was won."""

    value: int
    owner: int


class View(TypedDict):
    """Sealed Bids as one viewer may know it."""

    game: str
    viewer: int | None
    seats: int
    options: dict[str, str]
    asked: list[int] | int
    over: bool
    step: str
    winners: list[int]
    ending: str | None
    wreck: int | None
    wrecks: list[WreckView]
    to_come: list[int]
    deck: int
    deck_cards: list[int] | None
    spent: list[int]
    active: int | None
    players: list[PlayerView]


def view(state: Position, viewer: int | None, all_of_it: bool) -> View:
    """The position for one viewer; with `all_of_it` every card (after the end)."""
    up = turned_up(state)
    won = zip(state.wrecks, state.owners, strict=False)
    return {
        "game": state.game.name,
        "viewer": viewer,
        "seats": state.seats,
        "options": {"toll": state.toll},
        "asked": asked(state),
        "over": state.ended(),
        "step": step_of(state),
        "winners": winners(state) if state.ended() else [],
        "ending": "wrecks" if state.ended() else None,
        "wreck": state.wrecks[up - 1] if up > len(state.owners) else None,
        "wrecks": [{"value": value, "owner": owner} for value, owner in won],
        "to_come": sorted(state.wrecks[up:]),
        "deck": len(state.deck),
        "deck_cards": state.deck.copy() if all_of_it else None,
        "spent": state.spent.copy(),
        "active": None if state.payer == NOBODY else state.payer,
        "players": [
            player_view(state, seat, all_of_it or seat == viewer) for seat in range(state.seats)
        ],
    }


def turned_up(state: Position) -> int:
    """How many wrecks have been turned up; the next one is once the toll for the last is paid."""
    bidding = not state.ended() and state.payer == NOBODY
    return len(state.owners) + 1 if bidding else len(state.owners)


def step_of(state: Position) -> str:
    """What is asked now."""
    if state.ended():
        return "over"
    return "bidding" if state.payer == NOBODY else "paying"


def asked(state: Position) -> list[int] | int:
    """The payer; or for sealed bids only how many are missing, never whose."""
    if state.ended():
        return []
    return state.bids.count(NO_BID) if state.payer == NOBODY else [state.payer]


def player_view(state: Position, seat: int, known: bool) -> PlayerView:
    return {
        "cards": len(state.hands[seat]),
        "hand": state.hands[seat].copy() if known else None,
        "bid": state.bids[seat] if known and state.bids[seat] != NO_BID else None,
        "staged": state.staged.copy() if known and seat == state.payer else None,
        "paid": len(state.paid[seat]),
        "paid_cards": state.paid[seat].copy() if known else None,
        "points": scores(state)[seat],
    }


def imagine(state: Position, viewer: int | None, chance: Chance) -> None:
    """Deal all that `viewer` does not know anew, and change the luck to come."""
    others = [seat for seat in range(state.seats) if seat != viewer]
    unknown = [zone for seat in others for zone in (state.hands[seat], state.paid[seat])]
    state.deck = sorted(sum(unknown, state.deck))  # sorted: the true order must not matter
    chance.shuffle(state.deck)
    for zone in unknown:
        zone[:] = sorted(state.deck.pop() for _ in zone)
    turned = turned_up(state)
    hidden_wrecks = sorted(state.wrecks[turned:])
    chance.shuffle(hidden_wrecks)
    state.wrecks[turned:] = hidden_wrecks
    imagine_bids(state, others, chance)
    if state.payer in others:
        toll = state.hands[state.payer].copy()
        chance.shuffle(toll)
        picked = chance.below(TOLLS[state.toll])
        state.staged = sorted(toll[: TOLLS[state.toll]])[:picked]
    state.chance = chance


def imagine_bids(state: Position, others: list[int], chance: Chance) -> None:
    """As many of the others have bid as before, but nobody knows which of them, or what."""
    bidders = sum(state.bids[seat] != NO_BID for seat in others)
    chance.shuffle(others)
    for place, seat in enumerate(others):
        hand = state.hands[seat]
        state.bids[seat] = hand[chance.below(len(hand))] if place < bidders else NO_BID
