"""Whether a position could occur: every component in exactly one place (ledger section 10)."""

from abyssal.core.errors import BadRequest
from abyssal.games.unfathomable.box.cards import MYTHOS_CARDS, SPELL_CARDS, WAYPOINTS
from abyssal.games.unfathomable.box.components import (
    BRIG,
    CABIN,
    CHARACTERS,
    CULTIST,
    DAMAGE,
    DEEP,
    DEEP_ONES,
    FACE_COUNTS,
    FULLEST,
    HUMAN,
    HYBRID,
    ITEMS,
    KINDS,
    NOBODY,
    ROOMS,
    SICK_BAY,
    SKILL_COUNT,
    SPACE_COUNT,
    STRUCTURAL,
    TRACK_END,
    WATER,
    is_improvement,
    skill_of,
    value_of,
)
from abyssal.games.unfathomable.position import steps
from abyssal.games.unfathomable.position.frames import (
    Ability,
    Crisis,
    Frame,
    MythosStep,
    Space,
    Test,
)
from abyssal.games.unfathomable.position.history import held, place_of
from abyssal.games.unfathomable.position.position import (
    CHAOS_ROW,
    ENDINGS,
    IN_DECK,
    NO_END,
    OPTION_NAMES,
    OPTIONS,
    REMOVED,
    RESOURCE_GONE,
    ROWS,
    Deck,
    Position,
)
from abyssal.games.unfathomable.rules.damage import card_being_placed
from abyssal.games.unfathomable.rules.hands import FACE
from abyssal.games.unfathomable.rules.mythos import KEPT, has_card
from abyssal.games.unfathomable.rules.skill_tests import OUTCOMES
from abyssal.games.unfathomable.texts.cases import foreign_crisis
from abyssal.games.unfathomable.turn.resolution import STEP


def wrong(message: str) -> BadRequest:
    return BadRequest("document", message)


def demand(true: bool, message: str) -> None:
    """Refuse the position unless `true`."""
    if not true:
        raise wrong(message)


def check_position(state: Position) -> None:
    """Raise BadRequest if a component is missing, doubled or where it cannot be."""
    check_numbers(state)
    check_people(state)
    check_monsters(state)
    check_skill_cards(state)
    check_trials(state)
    check_mythos(state)
    check_other_cards(state)
    check_items(state)
    check_loyalty(state)


def check_numbers(state: Position) -> None:
    demand(len(state.options) == len(OPTION_NAMES), "there are other options")
    for name, choice in zip(OPTION_NAMES, state.options, strict=True):
        demand(0 <= choice < len(OPTIONS[name]), f"option {name!r} has no such choice")
    seats = range(state.seats)
    demand(state.first in seats and state.current in seats, "there is no such seat")
    demand(state.turn >= 0, "turns are counted from 0")
    demand(0 <= state.ending < len(ENDINGS), "there is no such ending")
    demand(len(state.dials) == 4, "there are four dials")
    for dial in state.dials:
        demand(0 <= dial <= FULLEST, "a dial shows 0 to 10")
        demand(dial > 0 or state.ending == RESOURCE_GONE, "at 0 the game is over")
    demand(0 <= state.travel <= TRACK_END, "the travel marker is off its track")
    demand(0 <= state.ritual <= TRACK_END, "the ritual marker is off its track")
    demand(state.awake in (0, 1) and state.barricaded in (0, 1), "yes or no is 1 or 0")
    everyone = (1 << state.seats) - 1
    for mask in (state.asked, state.traitors, state.feats, state.wards):
        demand(0 <= mask <= everyone, "there are not so many seats")
    demand(state.used >= 0, "no limit is below none")
    demand((state.asked == 0) == (state.ending != NO_END), "somebody is asked until the end")
    demand(len(state.stack) > 0, "something is always being resolved")
    for frame in state.stack:
        demand(0 <= frame.step < len(steps.STEPS), "there is no such step")
        demand(STEP[frame.step].has(frame), "a step has not come that far")
    for place, frame in enumerate(state.stack):
        if isinstance(frame, Test):
            demand(place > 0 and asks_for_test(state.stack[place - 1]), "nothing asks for the test")


def asks_for_test(frame: Frame) -> bool:
    """A mythos card, a card in play, the Captain's Cabin against somebody, or the Brig."""
    if isinstance(frame, Space):
        return frame.what == BRIG or (frame.what == CABIN and frame.accused != NOBODY)
    return isinstance(frame, Crisis | Ability)


def check_people(state: Position) -> None:
    for length in (len(state.characters), len(state.places), len(state.hands), len(state.staged)):
        demand(length == state.seats, "every seat has a character, a place and a hand")
    demand(len(state.answers) == state.seats == len(state.worn), "every seat has its answer")
    chosen = [character for character in state.characters if character != NOBODY]
    demand(len(set(chosen)) == len(chosen), "nobody is there twice")
    demand(all(0 <= character < len(CHARACTERS) for character in chosen), "who is that?")
    demand(all(0 <= place < WATER for place in state.places), "people stay on the ship")
    for title in (state.captain, state.keeper):
        demand(NOBODY <= title < state.seats, "a title is held by a seat")
    demand(NOBODY <= state.script < state.seats, "the script is kept by a seat")
    demand(len(state.kept) == 5, "five mythos cards can be kept")
    demand(all(NOBODY <= owner < state.seats for owner in state.kept), "a seat keeps a card")


def check_monsters(state: Position) -> None:
    demand(len(state.deep_ones) == SPACE_COUNT, "Deep Ones are counted by space")
    demand(len(state.waiting) == DEEP, "waiting Deep Ones are counted by space")
    counts = [*state.deep_ones, *state.waiting, state.supply, state.token_supply]
    demand(min([*counts, *state.passengers, *state.faces]) >= 0, "nothing is there less than never")
    demand(sum(state.deep_ones) + state.supply == DEEP_ONES, "there are 20 Deep Ones")
    demand(state.deep_ones[SICK_BAY] == state.deep_ones[BRIG] == 0, "no Deep One gets there")
    for monarch in (state.hydra, state.dagon):
        demand(WATER <= monarch <= DEEP, "monarchs stay in the water")
    demand(len(state.passengers) == 8 and len(state.faces) == 4, "passengers are on deck")
    demand(
        all(left <= count for left, count in zip(state.faces, FACE_COUNTS, strict=True)),
        "no face is there more often",
    )
    total = sum(state.passengers) + state.token_supply
    demand(total == sum(state.faces), "the passengers are not those of the box")


def check_skill_cards(state: Position) -> None:
    """All 126 are somewhere (UNF-I1), and hands agree with what all can tell of them."""
    demand(len(state.skill_decks) == SKILL_COUNT == len(state.discards), "there are six skills")
    cards = [*state.chaos, *state.pile]
    for skill in range(SKILL_COUNT):
        deck = state.skill_decks[skill]
        pile = [card % FACE for card in state.discards[skill]]
        demand(all(skill_of(kind) == skill for kind in [*deck, *pile]), "a card is in its deck")
        demand(all(card >= 0 for card in state.discards[skill]), "nobody has seen less than none")
        cards += deck
        cards += pile
    for hand in state.hands:
        demand(hand == sorted(hand), "hands are in order")
        cards += hand
    for frame in state.stack:
        if isinstance(frame, Ability) and frame.card >= 0:
            cards.append(frame.card)
    demand(all(0 <= kind < KINDS for kind in cards), "there is no such skill card")
    for kind in range(KINDS):
        expected = state.cards.copies[value_of(kind) - 1]
        demand(cards.count(kind) == expected, "the skill cards are not those of the box")
    demand(len(state.pile) == len(state.pile_from), "every card of a test came from somewhere")
    demand(all(0 <= origin <= CHAOS_ROW + 1 for origin in state.pile_from), "from nowhere")
    check_history(state)


def check_history(state: Position) -> None:
    """Hands and the chaos deck agree with all that came to them and left them."""
    demand(len(state.most) == state.seats * SKILL_COUNT, "bounds of every hand")
    for entry in state.history:
        known = 0 <= place_of(entry) < ROWS * SKILL_COUNT and entry >= 0
        demand(known, "cards came to nobody")
    expected = held(state)
    demand(min(expected) >= 0, "more cards left a hand than came to it")
    for row in range(ROWS):
        counts = [0] * SKILL_COUNT
        cards = state.chaos if row == CHAOS_ROW else state.hands[row] if row < state.seats else []
        for kind in cards:
            counts[skill_of(kind)] += 1
        if row < state.seats:
            for skill in range(SKILL_COUNT):
                most = state.most[row * SKILL_COUNT + skill]
                demand(counts[skill] <= most <= len(cards), "a hand holds too many of a skill")
        for kind, origin in zip(state.pile, state.pile_from, strict=True):
            if origin == row:
                counts[skill_of(kind)] += 1
        start = row * SKILL_COUNT
        demand(counts == expected[start : start + SKILL_COUNT], "a hand is not what came to it")


def check_trials(state: Position) -> None:
    """The record of tests speaks of this table; only the last can be undecided."""
    for place, trial in enumerate(state.trials):
        demand(len(trial.added) == state.seats, "every seat adds cards to a test, or none")
        demand(min(trial.added) >= 0, "nobody adds less than nothing")
        demand(all(0 <= kind < KINDS for kind in trial.cards), "there is no such skill card")
        demand(-1 <= trial.mythos < MYTHOS_CARDS, "there is no such mythos card")
        demand(-1 <= trial.space < ROOMS + 2, "that space has no action")
        demand(NOBODY <= trial.accused < state.seats, "there is no such seat")
        decided = place + 1 < len(state.trials)
        demand(-int(not decided) <= trial.outcome < len(OUTCOMES), "a test has one outcome")


def check_mythos(state: Position) -> None:
    cards = [*state.mythos.cards, *state.mythos_discard]
    for place, owner in enumerate(state.kept):
        if owner != NOBODY:
            cards.append(state.cards.kept_cards[place])
    for frame in state.stack:
        if isinstance(frame, MythosStep):
            if has_card(frame) and frame.flags & KEPT == 0:
                cards.append(frame.card)
        elif foreign_crisis(frame) >= 0:
            cards.append(foreign_crisis(frame))
    demand(sorted(cards) == list(range(MYTHOS_CARDS)), "the mythos cards are not those of the box")
    check_known(state, state.mythos)


def check_known(state: Position, deck: Deck) -> None:
    demand(len(deck.known) == len(deck.cards), "what is known of a deck does not fit it")
    demand(all(known >= 0 for known in deck.known), "nobody has seen less than none")


def check_other_cards(state: Position) -> None:
    spells = [*state.spells.cards, *state.lost_spells.cards]
    demand(len(set(spells)) == len(spells), "a spell is there twice")
    demand(all(0 <= spell < SPELL_CARDS for spell in spells), "there is no such spell")
    waypoints = [*state.waypoints.cards, *state.row]
    demand(len(set(waypoints)) == len(waypoints), "a waypoint is there twice")
    demand(all(0 <= card < WAYPOINTS for card in waypoints), "there is no such waypoint")
    demand(len(state.damage) == ROOMS, "there are six rooms")
    placed = [card for card in state.damage if card >= 0]
    demand(all(-1 <= card < STRUCTURAL for card in state.damage), "that damage is not placed")
    for frame in state.stack:
        if card_being_placed(frame) >= 0:
            placed.append(card_being_placed(frame))
    damage = [*placed, *state.damage_deck.cards]
    demand(len(set(damage)) == len(damage), "a damage card is there twice")
    demand(all(0 <= card < len(DAMAGE) for card in damage), "there is no such damage card")
    structural = len([card for card in damage if card < STRUCTURAL])
    demand(structural == STRUCTURAL, "six damage cards are structural")
    for deck in (state.spells, state.waypoints, state.damage_deck, state.lost_spells):
        check_known(state, deck)


def check_items(state: Position) -> None:
    demand(len(state.items) == len(ITEMS), "there are 20 items")
    deck = [*state.item_deck.cards, *state.lost_items.cards]
    demand(len(set(deck)) == len(deck), "an item is there twice")
    for item, place in enumerate(state.items):
        demand(REMOVED <= place < state.seats, "an item is nowhere")
        if state.item_deck.cards or NOBODY not in state.characters:
            demand((place == IN_DECK) == (item in deck), "an item is not where it is")
    for seat, worn in enumerate(state.worn):
        if worn != -1:
            fits = 0 <= worn < len(ITEMS) and is_improvement(worn)
            demand(fits and state.items[worn] == seat, "only one's own Improvement is active")
    for piles in (state.item_deck, state.lost_items):
        check_known(state, piles)


def check_loyalty(state: Position) -> None:
    cards = len(state.loyalties)
    demand(cards in (0, 2 * state.seats), "there are two loyalty cards a player")
    demand(
        cards == len(state.loyalty_at) == len(state.loyalty_known), "loyalty cards are somewhere"
    )
    demand(all(-1 <= owner < state.seats for owner in state.loyalty_at), "there is no such seat")
    demand(0 <= state.loyalty_open < 1 << max(1, cards), "there is no such loyalty card")
    dealt = cards - state.loyalty_at.count(-1)
    demand(dealt == state.deals * state.seats, "everybody is dealt as many loyalty cards")
    if cards:
        hybrids = 1 if state.seats <= 4 else 2
        demand(state.loyalties.count(HYBRID) == hybrids, "there are too many Hybrids")
        demand(state.loyalties.count(CULTIST) <= 1, "there is one Cultist")
        demand(all(HUMAN <= card <= CULTIST for card in state.loyalties), "nobody is that")
    for seat in range(state.seats):
        shown = [
            card
            for card in range(cards)
            if state.loyalty_open >> card & 1 and state.loyalty_at[card] == seat
        ]
        demand((len(shown) > 0) == state.is_traitor(seat), "a revealed traitor has shown a card")
