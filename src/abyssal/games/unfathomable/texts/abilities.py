"""Action abilities of skill cards, sheets, feats, items, titles and kept cards."""

from typing import Final

from abyssal.games.unfathomable.box.components import (
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
from abyssal.games.unfathomable.box.grammar import SPELL_DECK
from abyssal.games.unfathomable.position.frames import Ability, Actions
from abyssal.games.unfathomable.position.notation import BARE, DRAW, MONARCH, YES, argument_of
from abyssal.games.unfathomable.position.position import (
    Position,
    changed,
)
from abyssal.games.unfathomable.rules.attacks import (
    BARE_HANDS,
    SHRIVEL,
    attack,
    attack_often,
)
from abyssal.games.unfathomable.rules.damage import damage
from abyssal.games.unfathomable.rules.defeat import defeat_all
from abyssal.games.unfathomable.rules.dice import at_least, roll
from abyssal.games.unfathomable.rules.hands import ALL_SAW, draw, put_on_pile
from abyssal.games.unfathomable.rules.items import draw_item, gain_item, remove_item
from abyssal.games.unfathomable.rules.looking import TOP_OR_BOTTOM, look_at
from abyssal.games.unfathomable.rules.loyalty import look_at_loyalty, loyalty_count
from abyssal.games.unfathomable.rules.monsters import (
    activate,
    activate_some,
    monarch_space,
    move_deep_ones,
    remove_deep_ones,
    rise,
    set_monarch,
    spawn,
)
from abyssal.games.unfathomable.rules.passengers import rescue, risk
from abyssal.games.unfathomable.rules.questions import (
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
from abyssal.games.unfathomable.rules.resources import gain, lose
from abyssal.games.unfathomable.rules.rows import Row
from abyssal.games.unfathomable.rules.skill_tests import OF_MYTHOS, PASSED, begin_test, outcome_of
from abyssal.games.unfathomable.rules.spells import cast
from abyssal.games.unfathomable.rules.succession import jail, move
from abyssal.games.unfathomable.rules.tracks import advance

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


def finish(state: Position, frame: Ability) -> None:
    """The ability is resolved; the card used goes to its pile."""
    if frame.card >= 0:
        put_on_pile(state, frame.card, ALL_SAW)
    state.done(0)


def others_mask(state: Position, seat: int) -> int:
    return (1 << state.seats) - 1 & ~(1 << seat)


# Skill cards


def pick_who_acts(state: Position, frame: Ability) -> None:
    """Another character performs one action, or declines (R40)."""
    pick(state, frame.who, SOMEBODY, count=others_mask(state, frame.who))


def grant_action(state: Position, frame: Ability) -> None:
    seat = argument_of(frame.result)
    if state.log is not None:
        state.tell("granted", frame.who, {"owner": seat})
    state.push(Actions(seat, 1))


def roll_for_speech(state: Position, frame: Ability) -> None:
    roll(state, frame.who, at_least(SPEECH_NUMBER))


def inspire_or_not(state: Position, frame: Ability) -> None:
    result = frame.result
    finish(state, frame)
    if result >= SPEECH_NUMBER:
        gain(state, SANITY, 1)
    else:
        lose(state, SANITY, 1)


def offer_amulet(state: Position, frame: Ability, has_target: bool) -> None:
    """The amulet's holder may resolve the card again, once, if there is a target (R30, R50)."""
    if frame.noted == 0 and has_target and state.holds(frame.who, AMULET):
        pick(state, frame.who, YES_NO)
    else:
        finish(state, frame)


def use_amulet(state: Position, frame: Ability) -> None:
    ABILITIES[frame.what].row.restart(frame)
    frame.noted = 1
    if frame.result == YES:
        if state.log is not None:
            state.tell("amulet", frame.who, {})
    else:
        finish(state, frame)


def pick_enemy(state: Position, frame: Ability) -> None:
    pick(state, frame.who, ANY_ENEMY)


def shrivel(state: Position, frame: Ability) -> None:
    if frame.result >= 0:
        attack(state, frame.who, SHRIVEL, frame.result)


def offer_to_shrivel_again(state: Position, frame: Ability) -> None:
    offer_amulet(state, frame, len(any_enemies(state, frame)) > 0)


def banishable(state: Position) -> int:
    """The spaces whose Deep Ones can be moved away, as a mask."""
    mask = 0
    for space in range(DEEP):
        if state.deep_ones[space] and deep_one_exits(state, space):
            mask |= 1 << space
    return mask


def pick_banished(state: Position, frame: Ability) -> None:
    pick(state, frame.who, SPACE_OF, count=banishable(state))


def pick_where_to_banish(state: Position, frame: Ability) -> None:
    frame.where = argument_of(frame.result)
    pick(state, frame.who, NEIGHBOUR, where=frame.where)


def banish(state: Position, frame: Ability) -> None:
    space = argument_of(frame.result)
    move_deep_ones(state, frame.where, space, state.deep_ones[frame.where])


def offer_to_banish_again(state: Position, frame: Ability) -> None:
    offer_amulet(state, frame, banishable(state) != 0)


LESSER_BANISHMENT: Final[Row[Ability]] = Row(
    [pick_banished, pick_where_to_banish, (3, banish), (2, offer_to_banish_again), (8, use_amulet)],
)


def draw_any_two(state: Position, frame: Ability) -> None:
    draw_cards(state, 1 << frame.who, mode=ANY_OF_FIVE, count=2, least=2)


def pick_means(state: Position, frame: Ability) -> None:
    """Four basic attacks, or three with one Weapon (UNF-176)."""
    pick(state, frame.who, MEANS)


def go_on_rampage(state: Position, frame: Ability) -> None:
    if frame.result == BARE:
        attack_often(state, frame.who, BARE_HANDS, BASIC_ATTACKS)
    else:
        attack_often(state, frame.who, argument_of(frame.result), WEAPON_ATTACKS)


def discard_some(state: Position, frame: Ability) -> None:
    """Discard up to five cards, then draw as many from one deck named afterwards (R45)."""
    discard_cards(state, 1 << frame.who, mode=UP_TO, count=MOST_DISCARDED)


def pick_skill(state: Position, frame: Ability) -> None:
    frame.noted = frame.result
    if frame.noted == 0:
        finish(state, frame)
    else:
        pick(state, frame.who, ONE_SKILL)


def draw_as_many(state: Position, frame: Ability) -> None:
    draw(state, frame.who, frame.result - DRAW, frame.noted)
    finish(state, frame)


def call_reinforcements(state: Position, frame: Ability) -> None:
    REINFORCEMENTS.go(frame, call_reinforcements)  # as documents know it when the game ends here
    spawn(state, 1, DEEP)
    if state.deep_ones[DEEP] < ENOUGH_TO_RISE:
        finish(state, frame)
        return
    REINFORCEMENTS.go(frame, rise_there)
    pick(state, frame.who, SPACE_OF, count=ANY_WATER)


def rise_there(state: Position, frame: Ability) -> None:
    rise(state, argument_of(frame.result), True, True)
    finish(state, frame)


REINFORCEMENTS: Final[Row[Ability]] = Row([call_reinforcements, rise_there])


def pick_called(state: Position, frame: Ability) -> None:
    """Activate each Deep One in one's space, or a single one anywhere."""
    pick(state, frame.who, CALLED)


def activate_called(state: Position, frame: Ability) -> None:
    if frame.result == YES:
        space = state.places[frame.who]
        activate_some(state, space, state.deep_ones[space])
    else:
        activate_some(state, argument_of(frame.result), 1)


def sing(state: Position, frame: Ability) -> None:
    risk(state, frame.who, 1)


def ransack(state: Position, frame: Ability) -> None:
    resource = RANSACKED[state.places[frame.who]]
    finish(state, frame)
    lose(state, resource, 1)


def pick_monarch_of_rites(state: Position, frame: Ability) -> None:
    """Activate both monarchs, in the order of the player's choice."""
    pick(state, frame.who, EITHER_MONARCH)


def activate_picked(state: Position, frame: Ability) -> None:
    frame.noted = frame.result - MONARCH
    activate(state, frame.noted)


def activate_other(state: Position, frame: Ability) -> None:
    activate(state, DAGON if frame.noted == HYDRA else HYDRA)


# Items


def trumpet(state: Position, frame: Ability) -> None:
    """Rescue every passenger in one's space and beside it (R11)."""
    for space in near(state, frame.who):
        if is_deck(space):
            for _ in range(state.passengers[space - DECK]):
                rescue(state, frame.who, space - DECK)
    finish(state, frame)


def near(state: Position, seat: int) -> list[int]:
    """The seat's space and those beside it."""
    return [state.places[seat], *NEIGHBOURS[state.places[seat]]]


def aim_weapon(state: Position, frame: Ability) -> None:
    """Attack with the item that was noted."""
    pick(state, frame.who, AIM_WITH, count=frame.noted)


def shoot(state: Position, frame: Ability) -> None:
    attack(state, frame.who, frame.noted, frame.result)


def pick_where_to_drive(state: Position, frame: Ability) -> None:
    pick(state, frame.who, NEIGHBOUR, where=state.places[frame.who])


def drive_away(state: Position, frame: Ability) -> None:
    space = state.places[frame.who]
    move_deep_ones(state, space, argument_of(frame.result), state.deep_ones[space])
    finish(state, frame)


def aim_grenade(state: Position, frame: Ability) -> None:
    """Defeat all in a space beside one's own; then damage it, if it is a room (R48)."""
    mask = 0
    for space in NEIGHBOURS[state.places[frame.who]]:
        mask |= 1 << space
    pick(state, frame.who, SPACE_OF, count=mask)


def throw_grenade(state: Position, frame: Ability) -> None:
    space = argument_of(frame.result)
    frame.where = space
    remove_item(state, GRENADE)
    if state.deep_ones[space]:
        remove_deep_ones(state, space, state.deep_ones[space])
    people = 0
    for seat in state.people_at(space):
        people |= 1 << seat
    defeat_all(state, people, 1 << (space - DECK) if is_deck(space) else 0)


def damage_target(state: Position, frame: Ability) -> None:
    if frame.where < ROOMS and state.damage[frame.where] < 0:
        damage(state, frame.where, 1)


def pick_space_beside(state: Position, frame: Ability) -> None:
    mask = 0
    for space in NEIGHBOURS[state.places[frame.who]]:
        if is_ship(space):
            mask |= 1 << space
    pick(state, frame.who, SPACE_OF, count=mask)


def go_there(state: Position, frame: Ability) -> None:
    move(state, frame.who, argument_of(frame.result))
    finish(state, frame)


# Sheets


def pick_deck_space(state: Position, frame: Ability) -> None:
    mask = ALL_DECK_SPACES & ~(1 << state.places[frame.who])
    pick(state, frame.who, SPACE_OF, count=mask)


def pick_weapon(state: Position, frame: Ability) -> None:
    """The attack action of a Weapon (R46)."""
    pick(state, frame.who, READY_WEAPON)


def use_weapon(state: Position, frame: Ability) -> None:
    state.push(Ability(frame.who, ability("weapon"), noted=argument_of(frame.result)))


def look_at_spell(state: Position, frame: Ability) -> None:
    look_at(state, frame.who, SPELL_DECK, count=1, then=TOP_OR_BOTTOM)


def spend_lore(state: Position, frame: Ability) -> None:
    """Discard a lore card; a monarch goes to the Deep, or may be moved one water space."""
    spend(state, frame.who, LORE)


def pick_monarch(state: Position, frame: Ability) -> None:
    frame.where = value_of(frame.result)
    pick(state, frame.who, MONARCH_ON_BOARD)


def roll_for_oath(state: Position, frame: Ability) -> None:
    frame.noted = frame.result - MONARCH
    roll(state, frame.who, at_least(OATH_NUMBER - frame.where))


def keep_oath(state: Position, frame: Ability) -> None:
    if frame.result + frame.where >= OATH_NUMBER:
        FIRST_OATH.go(frame, finish)
        set_monarch(state, frame.noted, DEEP)
    else:
        space = monarch_space(state, frame.noted)
        pick(state, frame.who, WATER_NEIGHBOUR, where=space, optional=True)


def move_monarch(state: Position, frame: Ability) -> None:
    if frame.result >= 0:
        set_monarch(state, frame.noted, argument_of(frame.result))


FIRST_OATH: Final[Row[Ability]] = Row(
    [spend_lore, pick_monarch, roll_for_oath, keep_oath, move_monarch, finish]
)


def draw_an_item(state: Position, frame: Ability) -> None:
    """Draw an item, then perhaps give one to another human in the space (R97)."""
    draw_item(state, frame.who)


def offer_to_give(state: Position, frame: Ability) -> None:
    people = 0
    for seat in state.humans_at(state.places[frame.who]):
        if seat != frame.who:
            people |= 1 << seat
    if people == 0:
        finish(state, frame)
        return
    frame.noted = people
    pick(state, frame.who, ITEM_OF, count=frame.who, optional=True)


def pick_receiver(state: Position, frame: Ability) -> None:
    if frame.result < 0:
        finish(state, frame)
        return
    frame.where = argument_of(frame.result)
    pick(state, frame.who, SOMEBODY, count=frame.noted)


def give_item(state: Position, frame: Ability) -> None:
    gain_item(state, argument_of(frame.result), frame.where)


# Feats


def steam_ahead(state: Position, frame: Ability) -> None:
    lose(state, FUEL, 1)
    advance(state, TRAVEL, 2)


def pick_arrested(state: Position, frame: Ability) -> None:
    people = 0
    for seat in state.people_at(state.places[frame.who]):
        if seat != frame.who:
            people |= 1 << seat
    pick(state, frame.who, SOMEBODY, count=people)


def arrest(state: Position, frame: Ability) -> None:
    jail(state, argument_of(frame.result))
    finish(state, frame)


def cast_the_top(state: Position, frame: Ability) -> None:
    cast(state, frame.who, 1)


def pick_whose_loyalty(state: Position, frame: Ability) -> None:
    pick(state, frame.who, SOMEBODY, count=with_loyalty(state, frame.who))


def see_loyalty(state: Position, frame: Ability) -> None:
    look_at_loyalty(state, frame.who, argument_of(frame.result))
    finish(state, frame)


def with_loyalty(state: Position, seat: int) -> int:
    """The other humans who hold a loyalty card (R49)."""
    mask = 0
    for other in range(state.seats):
        if other != seat and state.is_human(other) and loyalty_count(state, other):
            mask |= 1 << other
    return mask


# Title and kept cards


def cast_one_of_two(state: Position, frame: Ability) -> None:
    cast(state, frame.who, 2)


def roll_for_sacrifice(state: Position, frame: Ability) -> None:
    """A Deep One in one's space for two steps of the ritual."""
    roll(state, frame.who, at_least(SACRIFICE_NUMBER))


def sacrifice(state: Position, frame: Ability) -> None:
    if frame.result >= SACRIFICE_NUMBER:
        remove_deep_ones(state, state.places[frame.who], 1)
        release(state, SACRIFICE)
        advance(state, RITUAL, 2)


def test_memory(state: Position, frame: Ability) -> None:
    """A test to be rid of the card."""
    support = 1 << LORE | 1 << WILL
    begin_test(state, frame.who, target=MEMORY_TARGET, support=support, flags=OF_MYTHOS)


def forget_or_suffer(state: Position, frame: Ability) -> None:
    passed = outcome_of(frame.result) == PASSED
    finish(state, frame)
    if passed:
        release(state, MEMORY)
    else:
        lose(state, SANITY, 1)


def release(state: Position, kept: int) -> None:
    """A kept mythos card is discarded."""
    if state.kept[kept] != NOBODY:
        state.kept = changed(state.kept, kept, NOBODY)
        state.mythos_discard = [*state.mythos_discard, state.cards.kept_cards[kept]]


class ActionText:
    """An action text: its name, and its functions in order."""

    __slots__ = ("name", "row")

    def __init__(self, name: str, row: Row[Ability]) -> None:
        self.name = name
        self.row: Row[Ability] = row


ABILITIES: Final[list[ActionText]] = [
    ActionText("done-at-once", Row([finish])),  # True Grit: its actions have been added
    ActionText("coordinated-effort", Row([pick_who_acts, grant_action, finish])),
    ActionText("inspiring-speech", Row([roll_for_speech, inspire_or_not])),
    ActionText("shrivelling", Row([pick_enemy, shrivel, offer_to_shrivel_again, (8, use_amulet)])),
    ActionText("lesser-banishment", LESSER_BANISHMENT),
    ActionText("watch-and-learn", Row([draw_any_two, finish])),
    ActionText("rampage", Row([pick_means, go_on_rampage, finish])),
    ActionText("persistence", Row([discard_some, pick_skill, draw_as_many])),
    ActionText("reinforcements", REINFORCEMENTS),
    ActionText("call-to-action", Row([pick_called, activate_called, finish])),
    ActionText("siren-song", Row([sing, finish])),
    ActionText("ransack", Row([ransack])),
    ActionText(
        "perform-rites", Row([pick_monarch_of_rites, activate_picked, activate_other, finish])
    ),
    ActionText("speaking-trumpet", Row([trumpet])),
    ActionText("weapon", Row([aim_weapon, shoot, finish])),
    ActionText("book-of-dagon", Row([pick_where_to_drive, drive_away])),
    ActionText("jam-tin-grenade", Row([aim_grenade, throw_grenade, damage_target, finish])),
    ActionText("plimsolls", Row([pick_space_beside, go_there])),
    ActionText("deck-chief", Row([pick_deck_space, go_there])),
    ActionText("quick-draw", Row([pick_weapon, use_weapon, finish])),
    ActionText("occult-training", Row([look_at_spell, finish])),
    ActionText("first-oath-of-dagon", FIRST_OATH),
    ActionText("scavenger", Row([draw_an_item, offer_to_give, pick_receiver, give_item, finish])),
    ActionText("full-steam-ahead", Row([steam_ahead, finish])),
    ActionText("arrest-order", Row([pick_arrested, arrest])),
    ActionText("quick-cast", Row([cast_the_top, finish])),
    ActionText("deep-one-ancestry", Row([pick_whose_loyalty, see_loyalty])),
    ActionText("keeper", Row([cast_one_of_two, finish])),
    ActionText("sacrifice-deep-one", Row([roll_for_sacrifice, sacrifice, finish])),
    ActionText("memory-of-the-deep", Row([test_memory, forget_or_suffer])),
]
"""New abilities go to the end: documents know an ability by its place."""
NUMBERS: Final[dict[str, int]] = {row.name: number for number, row in enumerate(ABILITIES)}


def ability(name: str) -> int:
    """The number of an ability."""
    return NUMBERS[name]
