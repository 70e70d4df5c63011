"""Action abilities of skill cards, sheets, feats, items, titles and kept cards.

The frame: `who` acts, `what` is the ability, `count` the skill card that is being used plus one
(0: none). A skill card lies open while its text is resolved, and is discarded then (UNF-079).
"""

from collections.abc import Callable
from typing import Final

from abyssal.games.unfathomable import steps
from abyssal.games.unfathomable.attacks import (
    BARE_HANDS,
    SHRIVEL,
    attack,
    attack_often,
)
from abyssal.games.unfathomable.components import (
    AMULET,
    BOILER,
    CHAPEL,
    DAGON,
    DECK,
    DEEP,
    ENOUGH_TO_RISE,
    FOOD,
    FUEL,
    GALLEY,
    GRENADE,
    HYDRA,
    LORE,
    MEMORY,
    NEIGHBOURS,
    NOBODY,
    RITUAL,
    ROOMS,
    SACRIFICE,
    SANITY,
    TRAVEL,
    WATER,
    WILL,
    is_deck,
    is_ship,
    value_of,
)
from abyssal.games.unfathomable.damage import damage
from abyssal.games.unfathomable.defeat import defeat_all
from abyssal.games.unfathomable.dice import at_least, roll
from abyssal.games.unfathomable.hands import ALL_SAW, draw, put_on_pile
from abyssal.games.unfathomable.items import draw_item, gain_item, remove_item
from abyssal.games.unfathomable.looking import TOP_OR_BOTTOM, look_at
from abyssal.games.unfathomable.loyalty import look_at_loyalty, loyalty_count
from abyssal.games.unfathomable.monsters import (
    activate,
    activate_some,
    monarch_space,
    move_deep_ones,
    remove_deep_ones,
    rise,
    set_monarch,
    spawn,
)
from abyssal.games.unfathomable.notation import BARE, DRAW, MONARCH, YES, argument_of
from abyssal.games.unfathomable.passengers import rescue, risk
from abyssal.games.unfathomable.questions import (
    AIM_WITH,
    ANY_ENEMY,
    ANY_OF_FIVE,
    CALLED,
    EITHER_MONARCH,
    ITEM_OF,
    MEANS,
    MONARCH_ON_BOARD,
    NEIGHBOUR,
    ONE_SKILL,
    OPTIONAL,
    READY_WEAPON,
    SOMEBODY,
    SPACE_OF,
    UP_TO,
    WATER_NEIGHBOUR,
    YES_NO,
    any_enemies,
    deep_one_exits,
    discard_cards,
    draw_cards,
    pick,
    spend,
)
from abyssal.games.unfathomable.resources import gain, lose
from abyssal.games.unfathomable.skill_tests import OF_MYTHOS, PASSED, outcome_of, test
from abyssal.games.unfathomable.spells import cast
from abyssal.games.unfathomable.state import (
    Frame,
    State,
    changed,
)
from abyssal.games.unfathomable.texts import SPELL_DECK
from abyssal.games.unfathomable.titles import jail, move
from abyssal.games.unfathomable.tracks import advance

ANY_WATER: Final = 0b11111111 << WATER
ALL_DECK_SPACES: Final = 0b11111111 << DECK
OATH_NUMBER: Final = 7
SACRIFICE_NUMBER: Final = 6
MEMORY_TARGET: Final = 13
SPEECH_NUMBER: Final = 3
BASIC_ATTACKS: Final = 4
WEAPON_ATTACKS: Final = 3
MOST_DISCARDED: Final = 5
RANSACKED: Final = {CHAPEL: SANITY, GALLEY: FOOD, BOILER: FUEL}
"""What Ransack costs, by room."""


def run_ability(state: State, frame: Frame) -> None:
    DO[frame.what](state, frame)


def finish(state: State, frame: Frame) -> None:
    """The ability is resolved; the card used goes to its pile."""
    if frame.count:
        put_on_pile(state, frame.count - 1, ALL_SAW)
    state.done(0)


def others_mask(state: State, seat: int) -> int:
    return (1 << state.seats) - 1 & ~(1 << seat)


# Skill cards


def coordinated_effort(state: State, frame: Frame) -> None:
    """Another character performs one action, or declines (R40)."""
    if frame.phase == 0:
        frame.phase = 1
        pick(state, frame.who, SOMEBODY, count=others_mask(state, frame.who))
    elif frame.phase == 1:
        frame.phase = 2
        seat = argument_of(frame.result)
        if state.log is not None:
            state.tell("granted", frame.who, {"owner": seat})
        state.push(Frame(steps.ACTIONS, seat, count=1))
    else:
        finish(state, frame)


def inspiring_speech(state: State, frame: Frame) -> None:
    if frame.phase == 0:
        frame.phase = 1
        roll(state, frame.who, at_least(SPEECH_NUMBER))
        return
    result = frame.result
    finish(state, frame)
    if result >= SPEECH_NUMBER:
        gain(state, SANITY, 1)
    else:
        lose(state, SANITY, 1)


def offer_amulet(state: State, frame: Frame, has_target: bool) -> None:
    """The amulet's holder may resolve the card again, once, if there is a target (R30, R50)."""
    if frame.more == 0 and has_target and state.holds(frame.who, AMULET):
        frame.phase = 8
        pick(state, frame.who, YES_NO)
    else:
        finish(state, frame)


def after_amulet(state: State, frame: Frame) -> None:
    frame.more = 1
    frame.phase = 0
    if frame.result == YES:
        if state.log is not None:
            state.tell("amulet", frame.who, {})
    else:
        finish(state, frame)


def shrivelling(state: State, frame: Frame) -> None:
    if frame.phase == 0:
        frame.phase = 1
        pick(state, frame.who, ANY_ENEMY)
    elif frame.phase == 1:
        frame.phase = 2
        if frame.result >= 0:
            attack(state, frame.who, SHRIVEL, frame.result)
    elif frame.phase == 2:
        offer_amulet(state, frame, len(any_enemies(state, frame)) > 0)
    else:
        after_amulet(state, frame)


def banishable(state: State) -> int:
    """The spaces whose Deep Ones can be moved away, as a mask."""
    mask = 0
    for space in range(DEEP):
        if state.deep_ones[space] and deep_one_exits(state, space):
            mask |= 1 << space
    return mask


def lesser_banishment(state: State, frame: Frame) -> None:
    if frame.phase == 0:
        frame.phase = 1
        pick(state, frame.who, SPACE_OF, count=banishable(state))
    elif frame.phase == 1:
        frame.phase = 2
        if frame.result >= 0:
            frame.where = argument_of(frame.result)
            frame.phase = 3
            pick(state, frame.who, NEIGHBOUR, where=frame.where)
    elif frame.phase == 3:
        frame.phase = 2
        space = argument_of(frame.result)
        move_deep_ones(state, frame.where, space, state.deep_ones[frame.where])
    elif frame.phase == 2:
        offer_amulet(state, frame, banishable(state) != 0)
    else:
        after_amulet(state, frame)


def watch_and_learn(state: State, frame: Frame) -> None:
    if frame.phase == 0:
        frame.phase = 1
        draw_cards(state, 1 << frame.who, ANY_OF_FIVE, 2, 2)
    else:
        finish(state, frame)


def rampage(state: State, frame: Frame) -> None:
    """Four basic attacks, or three with one Weapon (UNF-176)."""
    if frame.phase == 0:
        frame.phase = 1
        pick(state, frame.who, MEANS)
    elif frame.phase == 1:
        frame.phase = 2
        if frame.result == BARE:
            attack_often(state, frame.who, BARE_HANDS, BASIC_ATTACKS)
        else:
            attack_often(state, frame.who, argument_of(frame.result), WEAPON_ATTACKS)
    else:
        finish(state, frame)


def persistence(state: State, frame: Frame) -> None:
    """Discard up to five cards, then draw as many from one deck named afterwards (R45)."""
    if frame.phase == 0:
        frame.phase = 1
        discard_cards(state, 1 << frame.who, UP_TO, MOST_DISCARDED)
    elif frame.phase == 1:
        frame.more = frame.result
        if frame.more == 0:
            finish(state, frame)
            return
        frame.phase = 2
        pick(state, frame.who, ONE_SKILL)
    else:
        draw(state, frame.who, frame.result - DRAW, frame.more)
        finish(state, frame)


def reinforcements(state: State, frame: Frame) -> None:
    if frame.phase == 0:
        spawn(state, 1, DEEP)
        if state.deep_ones[DEEP] < ENOUGH_TO_RISE:
            finish(state, frame)
            return
        frame.phase = 1
        pick(state, frame.who, SPACE_OF, count=ANY_WATER)
        return
    rise(state, argument_of(frame.result), True, True)
    finish(state, frame)


def call_to_action(state: State, frame: Frame) -> None:
    """Activate each Deep One in one's space, or a single one anywhere."""
    if frame.phase == 0:
        frame.phase = 1
        pick(state, frame.who, CALLED)
    elif frame.phase == 1:
        frame.phase = 2
        if frame.result == YES:
            space = state.places[frame.who]
            activate_some(state, space, state.deep_ones[space])
        else:
            activate_some(state, argument_of(frame.result), 1)
    else:
        finish(state, frame)


def siren_song(state: State, frame: Frame) -> None:
    if frame.phase == 0:
        frame.phase = 1
        risk(state, frame.who, 1)
    else:
        finish(state, frame)


def ransack(state: State, frame: Frame) -> None:
    resource = RANSACKED[state.places[frame.who]]
    finish(state, frame)
    lose(state, resource, 1)


def perform_rites(state: State, frame: Frame) -> None:
    """Activate both monarchs, in the order of the player's choice."""
    if frame.phase == 0:
        frame.phase = 1
        pick(state, frame.who, EITHER_MONARCH)
    elif frame.phase == 1:
        frame.phase = 2
        frame.more = frame.result - MONARCH
        activate(state, frame.more)
    elif frame.phase == 2:
        frame.phase = 3
        activate(state, DAGON if frame.more == HYDRA else HYDRA)
    else:
        finish(state, frame)


# Items


def speaking_trumpet(state: State, frame: Frame) -> None:
    """Rescue every passenger in one's space and beside it (R11)."""
    for space in near(state, frame.who):
        if is_deck(space):
            for _ in range(state.passengers[space - DECK]):
                rescue(state, frame.who, space - DECK)
    finish(state, frame)


def near(state: State, seat: int) -> list[int]:
    """The seat's space and those beside it."""
    return [state.places[seat], *NEIGHBOURS[state.places[seat]]]


def weapon(state: State, frame: Frame) -> None:
    """Attack with the item `more`."""
    if frame.phase == 0:
        frame.phase = 1
        pick(state, frame.who, AIM_WITH, count=frame.more)
    elif frame.phase == 1:
        frame.phase = 2
        attack(state, frame.who, frame.more, frame.result)
    else:
        finish(state, frame)


def book_of_dagon(state: State, frame: Frame) -> None:
    space = state.places[frame.who]
    if frame.phase == 0:
        frame.phase = 1
        pick(state, frame.who, NEIGHBOUR, where=space)
        return
    move_deep_ones(state, space, argument_of(frame.result), state.deep_ones[space])
    finish(state, frame)


def grenade(state: State, frame: Frame) -> None:
    """Defeat all in a space beside one's own; then damage it, if it is a room (R48)."""
    if frame.phase == 0:
        frame.phase = 1
        mask = 0
        for space in NEIGHBOURS[state.places[frame.who]]:
            mask |= 1 << space
        pick(state, frame.who, SPACE_OF, count=mask)
    elif frame.phase == 1:
        frame.phase = 2
        space = argument_of(frame.result)
        frame.where = space
        remove_item(state, GRENADE)
        if state.deep_ones[space]:
            remove_deep_ones(state, space, state.deep_ones[space])
        people = 0
        for seat in state.people_at(space):
            people |= 1 << seat
        defeat_all(state, people, 1 << (space - DECK) if is_deck(space) else 0)
    elif frame.phase == 2:
        frame.phase = 3
        if frame.where < ROOMS and state.damage[frame.where] < 0:
            damage(state, frame.where, 1)
    else:
        finish(state, frame)


def plimsolls(state: State, frame: Frame) -> None:
    if frame.phase == 0:
        frame.phase = 1
        mask = 0
        for space in NEIGHBOURS[state.places[frame.who]]:
            if is_ship(space):
                mask |= 1 << space
        pick(state, frame.who, SPACE_OF, count=mask)
        return
    move(state, frame.who, argument_of(frame.result))
    finish(state, frame)


# Sheets


def deck_chief(state: State, frame: Frame) -> None:
    if frame.phase == 0:
        frame.phase = 1
        mask = ALL_DECK_SPACES & ~(1 << state.places[frame.who])
        pick(state, frame.who, SPACE_OF, count=mask)
        return
    move(state, frame.who, argument_of(frame.result))
    finish(state, frame)


def quick_draw(state: State, frame: Frame) -> None:
    """The attack action of a Weapon (R46)."""
    if frame.phase == 0:
        frame.phase = 1
        pick(state, frame.who, READY_WEAPON)
    elif frame.phase == 1:
        frame.phase = 2
        shot = Frame(steps.ABILITY, frame.who, WEAPON_ATTACK, more=argument_of(frame.result))
        state.push(shot)
    else:
        finish(state, frame)


def occult_training(state: State, frame: Frame) -> None:
    if frame.phase == 0:
        frame.phase = 1
        look_at(state, frame.who, SPELL_DECK, 1, TOP_OR_BOTTOM)
    else:
        finish(state, frame)


def first_oath(state: State, frame: Frame) -> None:
    """Discard a lore card; a monarch goes to the Deep, or may be moved one water space."""
    if frame.phase == 0:
        frame.phase = 1
        spend(state, frame.who, LORE)
    elif frame.phase == 1:
        frame.phase = 2
        frame.where = value_of(frame.result)
        pick(state, frame.who, MONARCH_ON_BOARD)
    elif frame.phase == 2:
        frame.phase = 3
        frame.more = frame.result - MONARCH
        roll(state, frame.who, at_least(OATH_NUMBER - frame.where))
    elif frame.phase == 3:
        frame.phase = 4
        if frame.result + frame.where >= OATH_NUMBER:
            frame.phase = 5
            set_monarch(state, frame.more, DEEP)
        else:
            space = monarch_space(state, frame.more)
            pick(state, frame.who, WATER_NEIGHBOUR, where=space, more=OPTIONAL)
    elif frame.phase == 4:
        frame.phase = 5
        if frame.result >= 0:
            set_monarch(state, frame.more, argument_of(frame.result))
    else:
        finish(state, frame)


def scavenger(state: State, frame: Frame) -> None:
    """Draw an item, then perhaps give one to another human in the space (R97)."""
    if frame.phase == 0:
        frame.phase = 1
        draw_item(state, frame.who)
    elif frame.phase == 1:
        frame.phase = 2
        people = 0
        for seat in state.humans_at(state.places[frame.who]):
            if seat != frame.who:
                people |= 1 << seat
        if people == 0:
            finish(state, frame)
            return
        frame.more = people
        pick(state, frame.who, ITEM_OF, count=frame.who, more=OPTIONAL)
    elif frame.phase == 2:
        if frame.result < 0:
            finish(state, frame)
            return
        frame.phase = 3
        frame.where = argument_of(frame.result)
        pick(state, frame.who, SOMEBODY, count=frame.more)
    elif frame.phase == 3:
        frame.phase = 4
        gain_item(state, argument_of(frame.result), frame.where)
    else:
        finish(state, frame)


# Feats


def full_steam_ahead(state: State, frame: Frame) -> None:
    if frame.phase == 0:
        frame.phase = 1
        lose(state, FUEL, 1)
        advance(state, TRAVEL, 2)
    else:
        finish(state, frame)


def arrest_order(state: State, frame: Frame) -> None:
    if frame.phase == 0:
        frame.phase = 1
        people = 0
        for seat in state.people_at(state.places[frame.who]):
            if seat != frame.who:
                people |= 1 << seat
        pick(state, frame.who, SOMEBODY, count=people)
        return
    jail(state, argument_of(frame.result))
    finish(state, frame)


def quick_cast(state: State, frame: Frame) -> None:
    if frame.phase == 0:
        frame.phase = 1
        cast(state, frame.who, 1)
    else:
        finish(state, frame)


def deep_one_ancestry(state: State, frame: Frame) -> None:
    if frame.phase == 0:
        frame.phase = 1
        pick(state, frame.who, SOMEBODY, count=with_loyalty(state, frame.who))
        return
    look_at_loyalty(state, frame.who, argument_of(frame.result))
    finish(state, frame)


def with_loyalty(state: State, seat: int) -> int:
    """The other humans who hold a loyalty card (R49)."""
    mask = 0
    for other in range(state.seats):
        if other != seat and state.is_human(other) and loyalty_count(state, other):
            mask |= 1 << other
    return mask


# Title and kept cards


def keepers_action(state: State, frame: Frame) -> None:
    if frame.phase == 0:
        frame.phase = 1
        cast(state, frame.who, 2)
    else:
        finish(state, frame)


def sacrifice_deep_one(state: State, frame: Frame) -> None:
    """A Deep One in one's space for two steps of the ritual."""
    if frame.phase == 0:
        frame.phase = 1
        roll(state, frame.who, at_least(SACRIFICE_NUMBER))
    elif frame.phase == 1:
        frame.phase = 2
        if frame.result >= SACRIFICE_NUMBER:
            remove_deep_ones(state, state.places[frame.who], 1)
            release(state, SACRIFICE)
            advance(state, RITUAL, 2)
    else:
        finish(state, frame)


def memory_of_the_deep(state: State, frame: Frame) -> None:
    """A test to be rid of the card."""
    if frame.phase == 0:
        frame.phase = 1
        support = 1 << LORE | 1 << WILL
        test(state, frame.who, MEMORY_TARGET, 0, support, OF_MYTHOS)
        return
    passed = outcome_of(frame.result) == PASSED
    finish(state, frame)
    if passed:
        release(state, MEMORY)
    else:
        lose(state, SANITY, 1)


def release(state: State, kept: int) -> None:
    """A kept mythos card is discarded."""
    if state.kept[kept] != NOBODY:
        state.kept = changed(state.kept, kept, NOBODY)
        state.mythos_discard = [*state.mythos_discard, state.cards.kept_cards[kept]]


def done_at_once(state: State, frame: Frame) -> None:
    """True Grit: its actions have been added, the card is discarded."""
    finish(state, frame)


ABILITIES: Final[list[tuple[str, Callable[[State, Frame], None]]]] = [
    ("done-at-once", done_at_once),
    ("coordinated-effort", coordinated_effort),
    ("inspiring-speech", inspiring_speech),
    ("shrivelling", shrivelling),
    ("lesser-banishment", lesser_banishment),
    ("watch-and-learn", watch_and_learn),
    ("rampage", rampage),
    ("persistence", persistence),
    ("reinforcements", reinforcements),
    ("call-to-action", call_to_action),
    ("siren-song", siren_song),
    ("ransack", ransack),
    ("perform-rites", perform_rites),
    ("speaking-trumpet", speaking_trumpet),
    ("weapon", weapon),
    ("book-of-dagon", book_of_dagon),
    ("jam-tin-grenade", grenade),
    ("plimsolls", plimsolls),
    ("deck-chief", deck_chief),
    ("quick-draw", quick_draw),
    ("occult-training", occult_training),
    ("first-oath-of-dagon", first_oath),
    ("scavenger", scavenger),
    ("full-steam-ahead", full_steam_ahead),
    ("arrest-order", arrest_order),
    ("quick-cast", quick_cast),
    ("deep-one-ancestry", deep_one_ancestry),
    ("keeper", keepers_action),
    ("sacrifice-deep-one", sacrifice_deep_one),
    ("memory-of-the-deep", memory_of_the_deep),
]
ABILITY_NAMES: Final = [name for name, _ in ABILITIES]
DO: Final = [case for _, case in ABILITIES]


def ability(name: str) -> int:
    """The number of an ability."""
    return ABILITY_NAMES.index(name)


WEAPON_ATTACK: Final = ability("weapon")
