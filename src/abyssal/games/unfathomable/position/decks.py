"""Face-down piles: taking from the top, putting under, looking, and who knows what of them.

Positions share the lists of a pile until one of them changes it: a change makes new lists.
"""

from abyssal.games.unfathomable.position.position import GROUP, Deck, Position


def shuffle(state: Position, deck: Deck) -> None:
    """Shuffle a pile: nobody knows anything of it any more."""
    cards = deck.cards.copy()
    state.luck().shuffle(cards)
    deck.cards = cards
    deck.known = [0] * len(cards)


def take(deck: Deck) -> int:
    """The top card, which leaves the pile; -1 if there is none."""
    if not deck.cards:
        return -1
    card = deck.cards[-1]
    deck.cards = deck.cards[:-1]
    deck.known = deck.known[:-1]
    return card


def put_under(deck: Deck, card: int, known: int) -> None:
    """Put a card on the bottom; `known` are the seats that saw it."""
    deck.cards = [card, *deck.cards]
    deck.known = [known, *deck.known]


def put_on_top(deck: Deck, card: int, known: int) -> None:
    """Put a card on top; `known` are the seats that saw it."""
    deck.cards = [*deck.cards, card]
    deck.known = [*deck.known, known]


def look(deck: Deck, count: int, seat: int) -> None:
    """`seat` sees the top cards, as many as there are (R43).

    Whoever knew a card only as one of a group is taken to have lost sight of it.
    """
    known = deck.known.copy()
    for place in range(max(0, len(known) - count), len(known)):
        seen = known[place]
        known[place] = (0 if seen >> GROUP else seen) | 1 << seat
    deck.known = known


def from_top(deck: Deck, place: int) -> int:
    """The card at `place` from the top, the top being 0."""
    return deck.cards[len(deck.cards) - 1 - place]


def take_at(deck: Deck, place: int) -> tuple[int, int]:
    """Take the card at `place` from the top out of the pile: the card, and who has seen it."""
    index = len(deck.cards) - 1 - place
    cards, known = deck.cards.copy(), deck.known.copy()
    card, saw = cards.pop(index), known.pop(index)
    deck.cards, deck.known = cards, known
    return card, saw


def next_group(deck: Deck) -> int:
    """A group number that no card of the pile has."""
    groups = [known >> GROUP for known in deck.known]
    return 1 + max(groups) if groups else 1


def put_under_mixed(state: Position, deck: Deck, cards: list[int], seat: int) -> None:
    """Put cards that `seat` has seen on the bottom, in an order that nobody knows (R43)."""
    mixed = sorted(cards)
    state.luck().shuffle(mixed)
    known = 1 << seat | next_group(deck) << GROUP
    for card in mixed:
        put_under(deck, card, known)
