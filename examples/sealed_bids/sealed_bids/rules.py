"""The rules of Sealed Bids: what may be done, and what it does."""

from abyssal.core.events import Event, only
from sealed_bids.components import HAND, TOLLS
from sealed_bids.notation import BID, PAY
from sealed_bids.position import NO_BID, NOBODY, Position


def set_up(state: Position) -> None:
    """Shuffle wrecks and cards, and deal."""
    state.chance.shuffle(state.wrecks)
    state.chance.shuffle(state.deck)
    for hand in state.hands:
        hand.extend(state.deck.pop() for _ in range(HAND))
        hand.sort()


def choices(state: Position, seat: int) -> list[int]:
    """What `seat` may answer now; while bids are open, one that has bid may think again."""
    if state.ended() or not 0 <= seat < state.seats:
        return []
    if state.payer == NOBODY:
        return [BID + card for card in sorted(set(state.hands[seat]))]
    if seat != state.payer:
        return []
    rest = state.hands[seat]
    for card in state.staged:
        rest = rest[rest.index(card) + 1 :]  # ascending: a payment has one path
    spare = len(rest) - (TOLLS[state.toll] - len(state.staged))
    return [PAY + card for card in sorted(set(rest[: spare + 1]))]


def apply(state: Position, seat: int, action: int) -> None:
    """Carry out a legal answer."""
    if action < PAY:
        bid(state, seat, action - BID)
    else:
        state.staged.append(action - PAY)
        if len(state.staged) == TOLLS[state.toll]:
            pay(state)


def bid(state: Position, seat: int, card: int) -> None:
    """Bid in secret; the last bid shows them all."""
    state.bids[seat] = card
    if state.log is not None:  # the others must not even learn who has bid
        state.log.events.append(Event("bid", seat, only(seat), {"card": card}))
    if NO_BID not in state.bids:
        show_bids(state)


def show_bids(state: Position) -> None:
    """The highest bid takes the wreck; whoever can choose a toll is asked for it."""
    winner = state.bids.index(max(state.bids))
    state.revealed += 1
    if state.log is not None:
        value = state.wrecks[len(state.owners)]
        state.tell("bids", None, {"cards": state.bids.copy()})
        state.tell("won", winner, {"value": value})
    for hand, card in zip(state.hands, state.bids, strict=True):
        hand.remove(card)
    state.spent += state.bids
    state.bids = [NO_BID] * state.seats
    state.owners.append(winner)
    if state.ended():
        return
    state.payer = winner
    if len(state.hands[winner]) <= TOLLS[state.toll]:  # forced, and all can see that it is
        state.staged = state.hands[winner].copy()
        pay(state)


def pay(state: Position) -> None:
    """Close the payment, then begin the next round: everyone draws a card."""
    payer, cards = state.payer, state.staged
    state.payer = NOBODY
    state.staged = []
    for card in cards:
        state.hands[payer].remove(card)
    state.paid[payer] = sorted(state.paid[payer] + cards)
    state.revealed += 1
    if state.log is not None:
        state.tell_secret("paid", payer, {"count": len(cards)}, {"cards": cards})
    for seat, hand in enumerate(state.hands):
        drawn = state.deck.pop()
        hand.append(drawn)
        hand.sort()
        if state.log is not None:
            state.tell_secret("drew", seat, {}, {"card": drawn})


def winners(state: Position) -> list[int]:
    """The seats with the most points."""
    points = scores(state)
    return [seat for seat in range(state.seats) if points[seat] == max(points)]


def scores(state: Position) -> list[int]:
    """The points of the wrecks each seat took."""
    points = [0] * state.seats
    for value, owner in zip(state.wrecks, state.owners, strict=False):
        points[owner] += value
    return points
