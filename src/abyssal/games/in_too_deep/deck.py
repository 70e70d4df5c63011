"""How cards move: the draw deck and its depletions, hands, and the bonus shares."""

from bisect import insort

from abyssal.games.in_too_deep.components import (
    BONUS,
    BONUS_DRAW,
    COMPANIES,
    COMPANY_COUNT,
    NO_CARD,
)
from abyssal.games.in_too_deep.position import DEPLETION, ENDINGS, NO_END, PEOPLE, Position

# The draw deck


def draw(state: Position) -> int:
    """The next depth and share card, or NO_CARD; bonus shares on the way are carried out."""
    while True:
        in_force = state.depletions < 2
        card = take_top(state)
        if card != BONUS:
            return card
        if in_force:
            carry_out_bonus(state)  # ITD-146; the loop draws the replacement (ITD-155)
        else:
            remove_bonus(state)


def take_top(state: Position) -> int:
    """The top card of the draw deck, or NO_CARD if both piles are empty (ITD-69, ITD-72)."""
    if not state.deck:
        if not state.discard:
            return NO_CARD
        shuffle_discard(state)  # ITD-70, ITD-71
    card = state.deck.pop()
    if not state.deck:
        deplete(state)  # ITD-63
    return card


def deplete(state: Position) -> None:
    """The deck has run out: a new one the first time, the end of the game the second time."""
    state.depletions += 1
    if state.ending != NO_END:
        return  # ITD-71
    if state.depletions == 2:
        trigger_end(state, DEPLETION)  # ITD-67
    elif state.discard:
        shuffle_discard(state)  # ITD-64


def shuffle_discard(state: Position) -> None:
    """The discard pile becomes the draw deck."""
    state.deck = state.discard
    state.discard = []
    state.chance.shuffle(state.deck)
    state.shuffled = frozenset(state.deck)
    for seat in range(state.seats):
        state.old_least[seat] = len(state.hands[seat])
        state.old_most[seat] = len(state.hands[seat])
    if state.log is not None:
        state.tell("shuffled", None, {"cards": len(state.deck)})


def trigger_end(state: Position, ending: int) -> None:
    """After this turn everyone has one final turn (ITD-121)."""
    if state.ending == NO_END:
        state.ending = ending
        if state.log is not None:
            state.tell("end-triggered", state.active, {"ending": ENDINGS[ending]})


# Hands


def receive(state: Position, seat: int, card: int) -> None:
    """Put a card that came from the deck into a hand."""
    insort(state.hands[seat], card)
    if card not in state.shuffled:  # the last card of a deck that has just been replaced
        state.old_least[seat] += 1
        state.old_most[seat] += 1


def deal(state: Position, seat: int, count: int, reason: str) -> None:
    """Deal `count` cards to `seat`; what cannot be served is forfeited (ITD-69)."""
    dealt: list[int] = []
    for _ in range(count):
        card = draw(state)
        if card == NO_CARD:
            break
        receive(state, seat, card)
        dealt.append(card)
    state.revealed += 1
    if state.log is not None:
        state.tell_secret(
            "dealt",
            seat,
            {"count": len(dealt), "owed": count, "reason": reason},
            {"cards": sorted(dealt), "owed": count, "reason": reason},
        )


def show(state: Position, seat: int, card: int) -> None:
    """A card leaves the hand of `seat` for all to see."""
    hand = state.hands[seat]
    hand.remove(card)
    state.revealed += 1
    if card in state.shuffled:
        state.old_most[seat] = min(state.old_most[seat], len(hand))
    else:
        state.old_least[seat] = max(0, state.old_least[seat] - 1)
        state.old_most[seat] -= 1
    if state.known:
        state.known = [packed for packed in state.known if packed % 256 != card]


def discard(state: Position, seat: int, cards: list[int]) -> None:
    """Cards from a hand go face up to the discard pile (ITD-73)."""
    for card in cards:
        show(state, seat, card)
        state.discard.append(card)


def hand_over(state: Position, payer: int, owner: int, cards: list[int]) -> None:
    """Cards go from hand to hand; only the two of them see which (ITD-107, R30)."""
    count = len(cards)
    size = len(state.hands[payer])
    least, most = state.old_least[payer], state.old_most[payer]
    for card in cards:
        state.hands[payer].remove(card)
        insort(state.hands[owner], card)
    state.revealed += 1
    state.old_least[payer] = max(0, least - count)
    state.old_most[payer] = min(most, size - count)
    state.old_least[owner] += max(0, count - (size - least))
    state.old_most[owner] += min(count, most)
    state.known = sorted(
        [packed for packed in state.known if still_known(packed, payer, owner, cards)]
        + [(payer * PEOPLE + owner) * 256 + card for card in cards]
    )


def still_known(packed: int, payer: int, owner: int, cards: list[int]) -> bool:
    """Whether a piece of knowledge survives the payment: what is known of the payer may not."""
    people, card = divmod(packed, 256)
    knower, holder = divmod(people, PEOPLE)
    return holder != payer or (knower == owner and card not in cards)


# Shares and bonus shares


def award_share(state: Position, owner: int, card: int) -> None:
    """Lay a card into a portfolio as a share."""
    company = state.cards.company_of[card]
    state.portfolios[owner].append(card)
    state.holdings[owner * COMPANY_COUNT + company] += 1
    state.totals[company] += 1


def carry_out_bonus(state: Position) -> None:
    """A bonus share came off the deck: the third player grows (ITD-146 to ITD-154)."""
    waiting = 1
    while waiting > 0:
        waiting -= 1
        state.discard.append(BONUS)  # ITD-147
        drawn: list[int] = []
        while len(drawn) < BONUS_DRAW:  # ITD-148
            in_force = state.depletions < 2
            card = take_top(state)
            if card == NO_CARD:
                break  # ITD-156
            if card != BONUS:
                drawn.append(card)
            elif in_force:
                waiting += 1  # ITD-154
            else:
                remove_bonus(state)
        state.revealed += 1
        if drawn:
            feed_third_player(state, drawn)


def remove_bonus(state: Position) -> None:
    """A bonus share out of the discard pile has no effect and leaves the game (ITD-158)."""
    state.removed += 1
    if state.log is not None:
        state.tell("bonus-removed", None, {})


def feed_third_player(state: Position, drawn: list[int]) -> None:
    """One of the cards drawn becomes a share, another a depth card of the same company."""
    third = state.seats
    held = third * COMPANY_COUNT
    share = drawn[0]
    for card in drawn:  # ITD-149, ITD-150: the first drawn wins a tie
        most = state.holdings[held + state.cards.company_of[share]]
        if state.holdings[held + state.cards.company_of[card]] > most:
            share = card
    company = state.cards.company_of[share]
    others = [card for card in drawn if card != share]
    fitting = [card for card in others if card > state.top(company)]
    depth = min(fitting) if fitting else NO_CARD  # ITD-151
    award_share(state, third, share)
    if depth != NO_CARD:
        state.depths[company].append(depth)
    state.discard.extend([card for card in others if card != depth])  # ITD-152
    if state.log is not None:
        state.tell(
            "bonus-share",
            None,
            {
                "drawn": drawn.copy(),
                "company": COMPANIES[company],
                "share": share,
                "depth": None if depth == NO_CARD else depth,
            },
        )
