"""The positions a viewer cannot tell from the true one.

Everything unknown is drawn anew: values and skills of hidden cards, the order of decks, loyalties,
sealed answers, and the luck to come.

- Loyalty cards, and cards of decks, change places among those the viewer has not seen; each order
  is as likely.
- How many cards of each skill a hand or the chaos deck holds is what came to it, less what was seen
  to leave it, less what it added to tests; the last is drawn anew for all tests of the past at once
  (`deduction`), so that all of them can have gone as they were seen to go. The history of an
  imagined position is imagined with it.
- Values are dealt evenly within a skill, to all places whose card the viewer does not see now. That
  a card held since before a reshuffle is none of those shuffled is not concluded: discard piles can
  be neither searched nor counted (ledger 8.1), so nobody is owed a memory of the values in them.
"""

from abyssal.core.chance import Chance
from abyssal.games.unfathomable.box.components import (
    KINDS,
    NOBODY,
    SKILL_COUNT,
    TREACHERY,
    VALUES,
    kind_of,
    skill_of,
    value_of,
)
from abyssal.games.unfathomable.box.grammar import MYTHOS_DECK
from abyssal.games.unfathomable.faces.view import sees
from abyssal.games.unfathomable.position import steps
from abyssal.games.unfathomable.position.deduction import past_tests, rewrite, solve
from abyssal.games.unfathomable.position.frames import (
    EVERYBODY,
    Ability,
    Discards,
    Frame,
    Look,
    OpenWindow,
    Roll,
    Rolling,
    Splits,
)
from abyssal.games.unfathomable.position.history import FROM_DECK, held
from abyssal.games.unfathomable.position.notation import HEAL, SHRUG, argument_of, verb_of
from abyssal.games.unfathomable.position.position import CHAOS_ROW, GROUP, NO_END, Deck, Position
from abyssal.games.unfathomable.rules.dice import BEFORE_ROLL, who_may_prepare
from abyssal.games.unfathomable.rules.hands import FACE
from abyssal.games.unfathomable.rules.looking import is_for
from abyssal.games.unfathomable.rules.questions import ANY_SKILL, WORTH, caps, due
from abyssal.games.unfathomable.rules.skill_tests import FACE_UP, current_test, is_turned_up


def imagine(state: Position, viewer: int | None, chance: Chance) -> None:
    """Draw anew all that `viewer` does not know, from what the viewer knows and `chance` alone."""
    state.chance = chance
    imagine_wishes(state, viewer)
    withdraw_answers(state, viewer)
    imagine_loyalties(state, viewer, chance)
    for deck, lost in (
        (state.mythos, None),
        (state.waypoints, None),
        (state.damage_deck, None),
        (state.spells, state.lost_spells),
        (state.item_deck, state.lost_items),
    ):
        imagine_deck(deck, lost, viewer, chance)
    sort_out_strangers(state, viewer)
    imagine_skill_cards(state, viewer, chance)
    imagine_staged(state, viewer, chance)


# Answers


def imagine_wishes(state: Position, viewer: int | None) -> None:
    """Who wished to be asked in a series is secret; that somebody did shows in its windows."""
    mine = 0 if viewer is None else 1 << viewer
    for frame in state.stack:
        if isinstance(frame, Rolling) and frame.wishes > 0:
            frame.wishes = others_wish(state, frame.wishes, mine)
    top = state.stack[-1]
    if isinstance(top, OpenWindow) and top.what == BEFORE_ROLL and state.asked:
        below = state.stack[-2]
        if isinstance(below, Roll) and below.wishes != EVERYBODY:
            top.seats = who_may_prepare(state) & others_wish(state, top.seats, mine)


def others_wish(state: Position, mask: int, mine: int) -> int:
    """All others are taken to wish it: who does cannot be told, and this is the widest guess."""
    return (1 << state.seats) - 1 & ~mine | mask & mine


def withdraw_answers(state: Position, viewer: int | None) -> None:
    """In an open window nobody but the viewer is known to have answered."""
    top = state.stack[-1]
    if not isinstance(top, OpenWindow) or state.asked == 0:
        return
    for seat in range(state.seats):
        if seat != viewer:
            state.answers[seat] = -1
            if top.seats >> seat & 1:
                state.asked |= 1 << seat


def imagine_staged(state: Position, viewer: int | None, chance: Chance) -> None:
    """Unfinished sets of others are withdrawn, finished ones drawn anew."""
    frame = staging_frame(state)
    for seat in range(state.seats):
        if seat == viewer:
            continue
        state.staged[seat] = []
        if state.asked >> seat & 1:
            continue
        if isinstance(frame, Discards) and frame.seats >> seat & 1:
            if (seat - state.current) % state.seats < frame.carried_out:
                continue  # what was picked has been discarded, in turn order
            cards = state.hands[seat].copy()
            chance.shuffle(cards)
            state.staged[seat] = sorted(cards[: due(state, frame, seat)])
        elif isinstance(frame, Splits) and frame.seats >> seat & 1:
            skills: list[int] = []
            for skill, most in enumerate(caps(state, frame, seat)):
                skills.extend([skill] * most)
            chance.shuffle(skills)
            state.staged[seat] = sorted(skills[: frame.count])


def staging_frame(state: Position) -> Frame:
    """The frame whose picks are staged: the top, or the one that waits for the order of a pile."""
    place = len(state.stack) - 1
    while place > 0 and state.stack[place].step == steps.ORDER:
        place -= 1
    return state.stack[place]


# Loyalties and decks


def imagine_loyalties(state: Position, viewer: int | None, chance: Chance) -> None:
    """Unknown loyalty cards change places; after the end those dealt are known to all."""
    over = state.ending != NO_END
    places = [
        card
        for card, owner in enumerate(state.loyalty_at)
        if not sees_loyalty(state, card, viewer) and not (over and owner >= 0)
    ]
    kinds = sorted([state.loyalties[card] for card in places])
    chance.shuffle(kinds)
    loyalties = state.loyalties.copy()
    for place, kind in zip(places, kinds, strict=True):
        loyalties[place] = kind
    state.loyalties = loyalties


def sees_loyalty(state: Position, card: int, viewer: int | None) -> bool:
    if state.loyalty_open >> card & 1:
        return True
    return viewer is not None and state.loyalty_known[card] >> viewer & 1 == 1


def imagine_deck(deck: Deck, lost: Deck | None, viewer: int | None, chance: Chance) -> None:
    """Unknown cards of a deck, and of those that left it unseen, change places.

    A group of cards whose order nobody knows changes places among itself.
    """
    if not any(deck.known) and (lost is None or not lost.cards):
        deck.cards = mixed(deck.cards, chance)  # nobody knows anything, as in most games
        return
    piles = [deck] if lost is None else [deck, lost]
    unknown: list[int] = []
    groups: list[int] = []
    for pile in piles:
        cards = pile.cards
        for place, known in enumerate(pile.known):
            if known == 0 or not sees(known, viewer):
                unknown.append(cards[place])
            elif known >> GROUP and known >> GROUP not in groups:
                groups.append(known >> GROUP)
    unknown.sort()
    chance.shuffle(unknown)
    for pile in piles:
        cards = pile.cards.copy()
        for place, known in enumerate(pile.known):
            if known == 0 or not sees(known, viewer):
                cards[place] = unknown.pop()
        pile.cards = cards
    for group in groups:
        shuffle_group(piles, group, viewer, chance)


def mixed(cards: list[int], chance: Chance) -> list[int]:
    """Cards in an order that does not depend on the one they were in; the first drawn is last."""
    found = sorted(cards)
    chance.shuffle(found)
    found.reverse()
    return found


def shuffle_group(piles: list[Deck], group: int, viewer: int | None, chance: Chance) -> None:
    cards: list[int] = []
    for pile in piles:
        for place, known in enumerate(pile.known):
            if known >> GROUP == group and sees(known, viewer):
                cards.append(pile.cards[place])
    cards.sort()
    chance.shuffle(cards)
    for pile in piles:
        for place, known in enumerate(pile.known):
            if known >> GROUP == group and sees(known, viewer):
                pile.cards[place] = cards.pop()


def sort_out_strangers(state: Position, viewer: int | None) -> None:
    """Mythos cards that somebody has looked at are none of those that are passed over (UNF-101)."""
    deck = state.mythos
    looking = 0
    top = state.stack[-1]
    if isinstance(top, Look) and top.deck == MYTHOS_DECK:
        looking = top.count
    size = len(deck.cards)
    for place in range(size):
        known = deck.known[place]
        if known == 0 or sees(known, viewer) or suits(state, place >= size - looking, place):
            continue
        for other in range(size):
            if deck.known[other] == 0 and suits(state, place >= size - looking, other):
                deck.cards[place], deck.cards[other] = deck.cards[other], deck.cards[place]
                break


def suits(state: Position, now: bool, place: int) -> bool:
    """Whether a card can have been looked at: `now`, or at some time in this game."""
    card = state.mythos.cards[place]
    character = state.cards.mythos[card].character
    if now:
        return is_for(state, card)
    return character == NOBODY or state.seat_of(character) != NOBODY


# Skill cards


def offered_cards(state: Position, viewer: int | None) -> list[tuple[int, int]]:
    """Cards that all have been shown in the hands of others: (seat, kind)."""
    if state.stack[-1].step != steps.DEFEAT:
        return []
    found: list[tuple[int, int]] = []
    for seat in range(state.seats):
        answer = state.answers[seat]
        if seat != viewer and answer >= 0 and verb_of(answer) in (SHRUG, HEAL):
            found.append((seat, argument_of(answer)))
    return found


def pile_is_open(state: Position, place: int) -> bool:
    """Whether a card of the test can be seen by all."""
    frame = current_test(state)
    if frame is None or is_turned_up(frame):
        return True
    return state.pile_from[place] == FROM_DECK and frame.flags & FACE_UP != 0


def known_kinds(state: Position, viewer: int | None) -> list[int]:
    """How many cards of each kind lie where the viewer sees them."""
    counts = [0] * KINDS
    if viewer is not None:
        for kind in state.hands[viewer]:
            counts[kind] += 1
    for pile in state.discards:
        for card in pile:
            if sees(card // FACE, viewer):
                counts[card % FACE] += 1
    for place, kind in enumerate(state.pile):
        if pile_is_open(state, place) or state.pile_from[place] == viewer:
            counts[kind] += 1
    for frame in state.stack:
        if isinstance(frame, Ability) and frame.card >= 0:
            counts[frame.card] += 1
    for _, kind in offered_cards(state, viewer):
        counts[kind] += 1
    return counts


class Price:
    """What another seat is asked to pay out of its hand: that it is asked shows that it can."""

    __slots__ = ("seat", "skill", "worth")

    def __init__(self, seat: int, skill: int, worth: int) -> None:
        self.seat = seat
        self.skill = skill
        """Of which skill all cards must be, or any."""
        self.worth = worth

    def missing(self, hand: list[int]) -> int:
        """By how much a hand falls short of it."""
        return self.worth - sum([value_of(kind) for kind in hand if self.takes(kind)])

    def takes(self, kind: int) -> bool:
        return self.skill == ANY_SKILL or skill_of(kind) == self.skill


def asked_price(state: Position, viewer: int | None) -> Price | None:
    """The price that another seat is asked for now; one card of a skill is worth at least 1."""
    top = state.stack[-1]
    for seat in range(state.seats):
        if seat == viewer or state.asked >> seat & 1 == 0:
            continue
        if top.step == steps.SPEND:
            return Price(seat, top.what, worth=1)
        if isinstance(top, Discards) and top.mode == WORTH:
            return Price(seat, top.skill, top.count)
    return None


def fewest_cards(price: Price, pools: list[list[int]]) -> int:
    """At least how many cards of its skill pay a price, if they are the best."""
    if price.skill == ANY_SKILL:
        return 0
    missing = price.worth
    count = 0
    for kind in sorted(pools[price.skill], reverse=True):  # the values of a skill ascend
        if missing <= 0:
            break
        missing -= value_of(kind)
        count += 1
    return count


def make_worth(hand: list[int], price: Price, pools: list[list[int]], chance: Chance) -> bool:
    """Exchange cards of a hand for better ones of their skill until it can pay; whether it can."""
    while price.missing(hand) > 0:
        better: list[tuple[int, int]] = []
        for place, mine in enumerate(hand):
            if price.takes(mine):
                pool = pools[skill_of(mine)]
                better.extend([(place, at) for at, kind in enumerate(pool) if kind > mine])
        if not better:
            return False
        place, at = better[chance.below(len(better))]
        pool = pools[skill_of(hand[place])]
        hand[place], pool[at] = pool[at], hand[place]
    return True


def imagine_history(
    state: Position, viewer: int | None, shown: list[tuple[int, int]], chance: Chance
) -> None:
    """What others added to the tests of the past is drawn anew; `shown` are cards in hands."""
    tests = past_tests(state, viewer, [(seat, skill_of(kind)) for seat, kind in shown])
    solve(tests, chance)
    rewrite(state, tests)


def imagine_skill_cards(state: Position, viewer: int | None, chance: Chance) -> None:
    """Deal hidden cards anew until whoever is asked to pay can: nearly always the first time."""
    price = asked_price(state, viewer)
    while not deal_skill_cards(state, viewer, price, chance):
        pass


def deal_skill_cards(
    state: Position, viewer: int | None, price: Price | None, chance: Chance
) -> bool:
    """Deal hidden cards anew, so that hands, chaos deck, test, decks and piles all add up.

    Whether a price can be paid is the answer; whoever is asked for it is dealt to first.
    """
    pools = unseen_cards(state, viewer, chance)
    shown = offered_cards(state, viewer)
    rows = [seat for seat in range(state.seats) if seat != viewer]
    rows.append(CHAOS_ROW)
    if price is not None:
        for _ in range(fewest_cards(price, pools)):
            shown.append((price.seat, pools[price.skill].pop()))
        rows.remove(price.seat)
        rows.insert(0, price.seat)
    imagine_history(state, viewer, shown, chance)
    counts = held(state)
    for seat, kind in shown:
        counts[seat * SKILL_COUNT + skill_of(kind)] -= 1
    for row in rows:
        cards: list[int] = []
        for skill in range(SKILL_COUNT):
            for _ in range(counts[row * SKILL_COUNT + skill]):
                cards.append(pools[skill].pop())
        chance.shuffle(cards)
        for place, origin in enumerate(state.pile_from):
            if origin == row and not pile_is_open(state, place):
                state.pile[place] = cards.pop()
        if row == CHAOS_ROW:
            state.chaos = cards
            continue
        cards.extend([kind for seat, kind in shown if seat == row])
        if price is not None and row == price.seat and not make_worth(cards, price, pools, chance):
            return False
        state.hands[row] = sorted(cards)
    for place, origin in enumerate(state.pile_from):
        if origin == FROM_DECK and not pile_is_open(state, place):
            state.pile[place] = pools[TREACHERY].pop()
    for skill in range(SKILL_COUNT):
        pile = state.discards[skill]
        for place, card in enumerate(pile):
            if not sees(card // FACE, viewer):
                pile[place] = pools[skill].pop() + card // FACE * FACE
        state.skill_decks[skill] = pools[skill]
    return True


def unseen_cards(state: Position, viewer: int | None, chance: Chance) -> list[list[int]]:
    """The cards of each skill that the viewer does not see, shuffled."""
    seen = known_kinds(state, viewer)
    pools: list[list[int]] = []
    for skill in range(SKILL_COUNT):
        pool: list[int] = []
        for value in range(1, VALUES + 1):
            kind = kind_of(skill, value)
            pool.extend([kind] * (state.cards.copies[value - 1] - seen[kind]))
        chance.shuffle(pool)
        pools.append(pool)
    return pools
