"""Loyalty cards: dealt, given away, revealed; the awakening (UNF-047 to UNF-054, 4.24, 4.25)."""

from typing import Final

from abyssal.games.unfathomable.box.components import (
    CHARACTERS,
    CULTIST,
    FAR_ENOUGH,
    HUMAN,
    HYBRID,
    LOYALTIES,
    NOBODY,
    TREACHERY,
)
from abyssal.games.unfathomable.position.frames import Frame, Text
from abyssal.games.unfathomable.position.notation import argument_of
from abyssal.games.unfathomable.position.position import (
    CULT,
    GAME,
    LEARNING,
    WITHOUT_CULTIST,
    Position,
    changed,
)
from abyssal.games.unfathomable.rules.hands import draw
from abyssal.games.unfathomable.rules.questions import SOMEBODY, UP_TO, discard_cards, pick
from abyssal.games.unfathomable.rules.rows import Row, end
from abyssal.games.unfathomable.rules.succession import lose_titles

IN_DECK: Final = -1


def has_cultist(state: Position) -> bool:
    """Whether the Cultist is in the game (UNF-039, UNF-043, UNF-363)."""
    if state.seats % 2 or state.option(GAME) == LEARNING:
        return False
    return state.option(CULT) != WITHOUT_CULTIST


def build_loyalty_deck(state: Position) -> None:
    """Two cards a player, shuffled; a card is known by its place in this order."""
    hybrids = 1 if state.seats <= 4 else 2
    cultists = 1 if has_cultist(state) else 0
    humans = 2 * state.seats - hybrids - cultists
    state.loyalties = [HUMAN] * humans + [HYBRID] * hybrids + [CULTIST] * cultists
    state.luck().shuffle(state.loyalties)
    state.loyalty_at = [IN_DECK] * (2 * state.seats)
    state.loyalty_known = [0] * (2 * state.seats)


def deal_loyalty(state: Position) -> None:
    """One card to every player, seen by its owner alone (UNF-048)."""
    state.deals += 1
    state.revealed += 1
    for seat in state.order(state.first):
        card = state.loyalty_at.index(IN_DECK)
        state.loyalty_at = changed(state.loyalty_at, card, seat)
        state.loyalty_known = changed(state.loyalty_known, card, 1 << seat)
        if state.log is not None:
            private = {"loyalty": LOYALTIES[state.loyalties[card]]}
            state.tell_secret("loyalty-dealt", seat, {}, private)


def is_open(state: Position, card: int) -> bool:
    return state.loyalty_open >> card & 1 == 1


def hidden_cards(state: Position, seat: int) -> list[int]:
    """The loyalty cards of a seat that are not revealed."""
    return [
        card
        for card, owner in enumerate(state.loyalty_at)
        if owner == seat and not is_open(state, card)
    ]


def loyalty_count(state: Position, seat: int) -> int:
    return state.loyalty_at.count(seat)


def loyalties_of(state: Position, seat: int) -> list[int]:
    """The kinds of the loyalty cards of a seat, hidden or revealed."""
    kinds = state.loyalties
    return [kinds[card] for card, owner in enumerate(state.loyalty_at) if owner == seat]


def give_card(state: Position, card: int, receiver: int) -> None:
    """A loyalty card changes hands unseen; the giver goes on knowing it (8.1)."""
    giver = state.loyalty_at[card]
    knowers = state.loyalty_known[card] | 1 << receiver
    state.loyalty_at = changed(state.loyalty_at, card, receiver)
    state.loyalty_known = changed(state.loyalty_known, card, knowers)
    state.revealed += 1
    if state.log is not None:
        state.tell("loyalty-given", giver, {"owner": receiver})
        private = {"loyalty": LOYALTIES[state.loyalties[card]]}
        state.tell_to(receiver, "loyalty-received", receiver, private)


# The awakening


def deal_again(state: Position, frame: Frame) -> None:
    """Deal one card each; revealed traitors then give theirs to humans (UNF-316 to UNF-319)."""
    if state.log is not None:
        state.tell("awakening", None, {})
    deal_loyalty(state)


def ask_next_traitor(state: Position, frame: Frame) -> None:
    while frame.count < state.seats:
        seat = (state.current + frame.count) % state.seats
        frame.count += 1
        if state.is_traitor(seat):
            frame.who = seat
            pick(state, seat, SOMEBODY, count=humans(state))
            return
    state.done(0)


def give_newest(state: Position, frame: Frame) -> None:
    DEAL.go(frame, ask_next_traitor)
    give_card(state, newest_card(state, frame.who), argument_of(frame.result))


DEAL: Final[Row[Frame]] = Row([deal_again, ask_next_traitor, give_newest])


def newest_card(state: Position, seat: int) -> int:
    """The card the seat was dealt last."""
    return hidden_cards(state, seat)[-1]


def humans(state: Position) -> int:
    mask = 0
    for seat in range(state.seats):
        if state.is_human(seat):
            mask |= 1 << seat
    return mask


# The reveal action. The frame: `who` reveals, `what` is the kind of card shown.


def show_card(state: Position, frame: Frame) -> None:
    seat = frame.who
    turn_up(state, seat, frame.what)
    if not state.jailed(seat):
        character = state.characters[seat]
        if state.log is not None:
            state.tell("reveal-text", seat, {"reveal": CHARACTERS[character]})
        state.push(Text(seat, state.cards.reveal_texts[character]))


def pick_receiver(state: Position, frame: Frame) -> None:
    seat = frame.who
    if state.distance() < FAR_ENOUGH and hidden_cards(state, seat):
        others = (1 << state.seats) - 1 & ~(1 << seat)
        pick(state, seat, SOMEBODY, count=others)
    else:
        REVEAL.go(frame, lose_rights)


def give_hidden_cards(state: Position, frame: Frame) -> None:
    for card in hidden_cards(state, frame.who):
        give_card(state, card, argument_of(frame.result))


def lose_rights(state: Position, frame: Frame) -> None:
    """Titles, feat and kept cards go; a hand may be exchanged for treachery."""
    seat = frame.who
    lose_titles(state, seat)
    state.feats &= ~(1 << seat)
    discard_kept(state, seat)
    if not state.jailed(seat) and state.hands[seat]:
        discard_cards(state, 1 << seat, mode=UP_TO, count=len(state.hands[seat]))
    else:
        REVEAL.go(frame, end)


def draw_treachery(state: Position, frame: Frame) -> None:
    draw(state, frame.who, TREACHERY, frame.result)


REVEAL: Final[Row[Frame]] = Row(
    [
        show_card,
        pick_receiver,
        (3, give_hidden_cards),
        (2, lose_rights),
        (5, draw_treachery),
        (4, end),
    ],
)


def turn_up(state: Position, seat: int, loyalty: int) -> None:
    """Step 1: from here on the player is a revealed traitor for every text (UNF-293)."""
    card = next(card for card in hidden_cards(state, seat) if state.loyalties[card] == loyalty)
    state.loyalty_open |= 1 << card
    state.loyalty_known = changed(state.loyalty_known, card, (1 << state.seats) - 1)
    state.traitors |= 1 << seat
    state.revealed += 1
    if state.log is not None:
        state.tell("revealed", seat, {"loyalty": LOYALTIES[loyalty]})


def discard_kept(state: Position, seat: int) -> None:
    """Kept mythos cards are discarded (UNF-299)."""
    for place, owner in enumerate(state.kept):
        if owner == seat:
            state.kept = changed(state.kept, place, NOBODY)
            state.mythos_discard = [*state.mythos_discard, state.cards.kept_cards[place]]


def look_at_loyalty(state: Position, seat: int, target: int) -> None:
    """Deep One Ancestry: see all loyalty cards of another human (R49)."""
    seen: list[str] = []
    for card in hidden_cards(state, target):
        knowers = state.loyalty_known[card] | 1 << seat
        state.loyalty_known = changed(state.loyalty_known, card, knowers)
        seen.append(LOYALTIES[state.loyalties[card]])
    state.revealed += 1
    if state.log is not None:
        state.tell_secret("ancestry", seat, {"owner": target}, {"owner": target, "loyalties": seen})
