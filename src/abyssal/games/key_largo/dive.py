"""Dives: draws, monsters, tridents, weights, and the encounters played on a wreck.

The functions that carry something out say whether the dive is over.
"""

from bisect import insort
from typing import Final

from abyssal.games.key_largo.components import (
    ATTENTIVE_DIVER,
    CARRIED,
    DEPTHS,
    DIAMOND,
    DIVE,
    EQUIPMENT_COUNT,
    HOSES_OF,
    HURRIED_BUYER,
    MONSTER,
    REGULAR,
    SHALLOW,
    STEP_OF,
    TEAM,
    TRIDENT,
    TRIDENTS_OF,
    VOLUNTEER_HELP,
    WEIGHT,
    WEIGHTS_OF,
)
from abyssal.games.key_largo.encounters import discards_of, playable, stops
from abyssal.games.key_largo.knowledge import without
from abyssal.games.key_largo.notation import (
    CARD,
    DONE,
    DRAW,
    FLEE,
    PLAY,
    SURFACE,
    USE_TRIDENT,
    USE_WEIGHT,
    aim,
)
from abyssal.games.key_largo.position import (
    ABOARD,
    DIVING,
    DREW,
    MONSTER_MET,
    NO_DIVER,
    NOWHERE,
    READY,
    SABOTAGED,
    UP,
    Position,
)

NORMAL: Final = "normal"
REPLACEMENT: Final = "replacement"
EXTRA: Final = "weight"
HELP: Final = "help"
ATTENTIVE: Final = "attentive"
AGAIN: Final = "again"
"""Why a card is drawn."""


def begin(state: Position) -> bool:
    """Send down every diver that reaches the wreck (KL-46, KL-47)."""
    if state.wreck() == NOWHERE:
        return True  # KL-36
    depth = state.depths[state.wreck()]
    team = state.teams[state.active]
    state.status = [READY if HOSES_OF[diver] >= depth else ABOARD for diver in team]
    if state.sabotaged != NO_DIVER and state.sabotaged // TEAM == state.active:
        state.status[state.sabotaged % TEAM] = SABOTAGED  # KL-E4
    return go_on(state)


def go_on(state: Position) -> bool:
    """Make the draws that leave no choice; stop where there is one, or at the end of the dive."""
    state.step = DIVING
    while True:
        ready = divers_to_draw(state)
        asks = len(ready) > 1 or (len(ready) == 1 and state.fled)
        if asks or weights(state) or stops(state, DIVE):
            return False
        if not ready:
            return finish(state)
        if draw(state, ready[0], NORMAL):
            return False


# Who may do what


def divers_to_draw(state: Position) -> list[int]:
    """The divers whose normal draw is due; one stands for all that are equal (KL-52, KL-R11)."""
    if not state.piles[state.wreck()]:
        return []  # KL-58
    team = state.teams[state.active]
    found: list[int] = []
    seen: list[int] = []
    for diver, carried in enumerate(team):
        if state.status[diver] == READY and carried not in seen:
            seen.append(carried)
            found.append(diver)
    return found


def present(state: Position) -> list[int]:
    """The divers on the wreck, whether or not they have drawn (KL-49)."""
    return [diver for diver, status in enumerate(state.status) if status <= DREW]


def different(state: Position, divers: list[int]) -> list[int]:
    """One for all that carry the same and have drawn or not alike."""
    team = state.teams[state.active]
    found: list[int] = []
    seen: list[int] = []
    for diver in divers:
        kind = team[diver] * 2 + state.status[diver]
        if kind not in seen:
            seen.append(kind)
            found.append(diver)
    return found


def weights(state: Position) -> list[int]:
    """Each way to use a weight for an extra card, right after a treasure (KL-77 to KL-79)."""
    if not state.fresh or not state.piles[state.wreck()]:
        return []  # KL-81, KL-84
    team = state.teams[state.active]
    divers = present(state)
    found: list[int] = []
    seen: list[int] = []
    for carrier in divers:
        if WEIGHTS_OF[team[carrier]] == 1:
            for drawer in divers:
                way = (team[carrier] * 2 + state.status[carrier]) * 64
                way += (team[drawer] * 2 + state.status[drawer]) * 2 + int(carrier == drawer)
                if way not in seen:
                    seen.append(way)
                    found.append(USE_WEIGHT + aim(carrier, drawer))
    return found


def tridents(state: Position) -> list[int]:
    """Whose trident may kill the monster: the diver's who drew it comes first (KL-70, KL-71)."""
    team = state.teams[state.active]
    found = [diver for diver in present(state) if TRIDENTS_OF[team[diver]] == 1]
    if state.drawer in found:
        found.remove(state.drawer)
        found.insert(0, state.drawer)
    return found


# Answers


def choices(state: Position) -> list[int]:
    """What the diving player may answer, the harmless first."""
    if state.step == MONSTER_MET:
        return against_monster(state)
    ready = divers_to_draw(state)
    if not ready:
        found = [DONE]
    elif state.fled:
        found = surfacing(state, ready) + [DRAW + diver for diver in ready]
    else:
        found = [DRAW + diver for diver in ready]  # KL-53
    found += weights(state)
    cards = playable(state, DIVE)
    if cards:
        found += on_the_wreck(state, cards, not ready) + discards_of(cards)
    return found


def surfacing(state: Position, ready: list[int]) -> list[int]:
    """After a flight those who have not drawn may surface, one by one or all (KL-65)."""
    waiting = state.status.count(READY)
    found = [SURFACE + diver for diver in ready]
    return [SURFACE + TEAM, *found] if waiting > 1 else found


def on_the_wreck(state: Position, cards: list[int], drawn: bool) -> list[int]:
    """Encounters with an effect between draws; `drawn` when all normal draws are over."""
    pile = state.piles[state.wreck()]
    found: list[int] = []
    if VOLUNTEER_HELP in cards and pile and state.depths[state.wreck()] == SHALLOW:
        for diver in different(state, present(state)):
            found.append(PLAY + VOLUNTEER_HELP * CARD + diver)
    if HURRIED_BUYER in cards:
        kind_of = state.components.kind_of
        for card in sorted(set(state.drawn)):
            if kind_of[card] < DIAMOND:  # KL-R47
                found.append(PLAY + HURRIED_BUYER * CARD + card)
    one_left = len(pile) == 1 and state.aside == 0 and state.drawer != NO_DIVER
    if ATTENTIVE_DIVER in cards and drawn and one_left:
        found.append(PLAY + ATTENTIVE_DIVER * CARD)  # KL-R50
    return found


def against_monster(state: Position) -> list[int]:
    """A trident if there is one, else flight; or an encounter (KL-62, KL-69)."""
    found = [USE_TRIDENT + diver for diver in tridents(state)] or [FLEE]
    cards = playable(state, DIVE)
    if REGULAR in cards:
        found.append(PLAY + REGULAR * CARD)
    return found + discards_of(cards)


# Draws


def draw(state: Position, diver: int, reason: str) -> bool:
    """`diver` draws the top card; True if the game waits for an answer to a monster."""
    wreck = state.wreck()
    pile = state.piles[wreck]
    card = pile[-1]
    state.piles[wreck] = pile[:-1]
    state.drawer = diver
    state.revealed += 1
    if reason == NORMAL:
        state.status[diver] = DREW
    if state.components.kind_of[card] == MONSTER:
        return meet_monster(state)
    keep_treasure(state, card, reason)
    return False


def keep_treasure(state: Position, card: int, reason: str) -> None:
    """A treasure goes to the hand without being shown (KL-55)."""
    seat = state.active
    wreck = state.wreck()
    hand = state.hands[seat].copy()
    insort(hand, card)
    state.hands[seat] = hand
    insort(state.drawn, card)
    state.fresh = True
    state.knowledge.draw_treasure(seat, wreck, card)
    if state.log is not None:
        public = {
            "diver": state.drawer + 1,
            "wreck": wreck + 1,
            "depth": DEPTHS[state.depths[wreck]],
            "reason": reason,
        }
        state.tell_secret("drew", seat, public, {**public, "cards": [state.components.name(card)]})


def meet_monster(state: Position) -> bool:
    """A monster is shown to all; True if there is something to choose (KL-61)."""
    wreck = state.wreck()
    state.fresh = False  # KL-81
    if state.knowledge.lurking[wreck] > 0:
        state.knowledge.lurking[wreck] -= 1
    if state.log is not None:
        met = {"diver": state.drawer + 1, "wreck": wreck + 1, "depth": DEPTHS[state.depths[wreck]]}
        state.tell("monster", state.active, met)
    state.step = MONSTER_MET
    return settle_monster(state)


def settle_monster(state: Position) -> bool:
    """Use the only trident, or flee, unless there is something to choose; True if there is."""
    if stops(state, DIVE):
        return True  # KL-R40
    carriers = tridents(state)
    if len(carriers) > 1:
        return True
    if carriers:
        return kill_monster(state, carriers[0])
    flee(state)
    return False


def kill_monster(state: Position, carrier: int) -> bool:
    """A trident and the monster leave the game; the diver draws a replacement (KL-69 to KL-76)."""
    wreck = state.wreck()
    depth = state.depths[wreck]
    drop(state, carrier, TRIDENT)
    state.killed[depth] += 1
    state.knowledge.kill_monster(wreck, state.components.monster_of[depth])
    state.step = DIVING
    if state.log is not None:
        state.tell("killed", state.active, {"diver": carrier + 1, "wreck": wreck + 1})
    if not state.piles[wreck]:
        return False  # KL-76
    return draw(state, state.drawer, REPLACEMENT)


def drop(state: Position, diver: int, piece: int) -> None:
    """A piece of equipment is used up (KL-122)."""
    team = state.teams[state.active].copy()
    team[diver] -= STEP_OF[piece]
    state.teams[state.active] = team
    state.lost[piece] += 1


def flee(state: Position) -> None:
    """The diver leaves the game with all he carries; the monster is set aside (KL-62 to KL-64)."""
    seat = state.active
    diver = state.drawer
    carried = state.teams[seat][diver]
    for piece in range(EQUIPMENT_COUNT):
        state.lost[piece] += CARRIED[piece][carried]
    state.lost[EQUIPMENT_COUNT] += 1
    team = state.teams[seat].copy()
    del team[diver]
    state.teams[seat] = team
    del state.status[diver]
    state.drawer = NO_DIVER
    state.fled = True
    state.aside += 1
    state.step = DIVING
    if state.log is not None:
        state.tell("fled", seat, {"diver": diver + 1, "left": len(team)})


def finish(state: Position) -> bool:
    """Put the monsters back and shuffle, or leave the wreck as it is (KL-59, KL-60, KL-66)."""
    wreck = state.wreck()
    if state.aside > 0:
        monster = state.components.monster_of[state.depths[wreck]]
        state.knowledge.lurking[wreck] += state.aside
        shuffle(state, wreck, state.piles[wreck] + [monster] * state.aside)
    elif not state.piles[wreck]:
        state.knowledge.lose_wreck(wreck)
        if state.log is not None:
            state.tell("wreck-gone", None, {"wreck": wreck + 1})
    end(state)
    return True


def end(state: Position) -> None:
    """Reset the fields of the dive."""
    state.status = []
    state.drawer = NO_DIVER
    state.fresh = False
    state.fled = False
    state.aside = 0
    state.drawn = []


def shuffle(state: Position, wreck: int, cards: list[int]) -> None:
    """Open cards go back into a wreck, which is shuffled (KL-R17)."""
    state.chance.shuffle(cards)
    state.piles[wreck] = cards
    state.revealed += 1
    if state.log is not None:
        state.tell("shuffled", None, {"what": "wreck", "wreck": wreck + 1})


# What the player does


def draw_next(state: Position, diver: int) -> bool:
    """The normal draw of a diver."""
    return False if draw(state, diver, NORMAL) else go_on(state)


def use_weight(state: Position, carrier: int, diver: int) -> bool:
    """Spend a weight for an extra card, drawn by any diver present (KL-77 to KL-83)."""
    drop(state, carrier, WEIGHT)
    if state.log is not None:
        used = {"diver": carrier + 1, "drawer": diver + 1}
        state.tell("used-weight", state.active, used)
    return False if draw(state, diver, EXTRA) else go_on(state)


def surface(state: Position, diver: int) -> bool:
    """A diver who has not drawn goes up, or all of them (KL-65)."""
    for place, status in enumerate(state.status):
        if status == READY and diver in (place, TEAM):
            state.status[place] = UP
            if state.log is not None:
                state.tell("surfaced", state.active, {"diver": place + 1})
    return go_on(state)


def use_trident(state: Position, carrier: int) -> bool:
    return False if kill_monster(state, carrier) else go_on(state)


def take_flight(state: Position) -> bool:
    flee(state)
    return go_on(state)


# Encounters on a wreck, once they are shown


def play(state: Position, card: int, end: int) -> bool:
    """Carry out an encounter; `end` is what it was aimed at."""
    if card == VOLUNTEER_HELP:
        return False if draw(state, end, HELP) else go_on(state)  # KL-E1
    if card == ATTENTIVE_DIVER:
        return False if draw(state, state.drawer, ATTENTIVE) else go_on(state)  # KL-E5
    if card == REGULAR:
        return shoo_monster(state)
    sell_quickly(state, end)
    return go_on(state)


def shoo_monster(state: Position) -> bool:
    """The monster goes back among the cards, and the same diver draws again (KL-E3)."""
    wreck = state.wreck()
    monster = state.components.monster_of[state.depths[wreck]]
    state.knowledge.lurking[wreck] += 1
    state.step = DIVING
    shuffle(state, wreck, [*state.piles[wreck], monster])
    return False if draw(state, state.drawer, AGAIN) else go_on(state)


def sell_quickly(state: Position, card: int) -> None:
    """Sell a card of this dive for the best rate of its type (KL-E2)."""
    seat = state.active
    components = state.components
    income = components.number_of[card] * components.best_rates[components.kind_of[card]]
    state.hands[seat] = without(state.hands[seat], card)
    state.drawn = without(state.drawn, card)
    state.sold.append(card)
    state.cash[seat] += income
    state.revealed += 1
    state.knowledge.show(seat, card, components.depth_of[card], False)
    if state.log is not None:
        sold = {"cards": [components.name(card)], "income": income}
        state.tell("sold-quickly", seat, sold)
