"""The actions of a character: what may be done, and how it begins (4.7, 4.24)."""

from typing import Final

from abyssal.games.unfathomable.box.components import (
    ARJUN,
    BARRICADE,
    BOILER,
    BOOK,
    BRIG,
    CHAPEL,
    CULTIST,
    DECK,
    DEEP,
    GRENADE,
    HYBRID,
    INFLUENCE,
    ISHMAEL,
    ITEMS,
    JAMIE,
    JEANNE,
    KINDS,
    LORE,
    MEMORY,
    OBSERVATION,
    PLIMSOLLS,
    SACRIFICE,
    SAMIRA,
    SHIP_SPACES,
    SPACES,
    STARBUCK,
    STRENGTH,
    TOOL_KIT,
    TREACHERY,
    TRUMPET,
    WEAPONS,
    WILL,
    WILLIAM,
    is_deck,
    skill_of,
    value_of,
)
from abyssal.games.unfathomable.position import steps
from abyssal.games.unfathomable.position.frames import Ability, Actions, Frame, Space
from abyssal.games.unfathomable.position.notation import (
    ATTACK,
    CARD_NAMES,
    CAST,
    DEEP_ONE_TARGET,
    END,
    FEAT,
    ITEM,
    KEPT_CARD,
    KILL,
    MOVE,
    PLAY,
    REPAIR,
    RESCUE,
    REVEAL,
    SHEET,
    TRADE,
    USE,
    WITH_LORE,
    YES,
    aim,
    argument_of,
    verb_of,
)
from abyssal.games.unfathomable.position.position import (
    BOOK as BOOK_OPTION,
)
from abyssal.games.unfathomable.position.position import (
    REFERENCE,
    USED_GRIT,
    USED_ITEM,
    USED_KEEPER,
    USED_SHEET,
    Position,
)
from abyssal.games.unfathomable.rules.attacks import BARE_HANDS, attack, may_attack
from abyssal.games.unfathomable.rules.damage import repair
from abyssal.games.unfathomable.rules.defeat import defeat_passenger
from abyssal.games.unfathomable.rules.hands import remove_seen
from abyssal.games.unfathomable.rules.loyalty import loyalties_of
from abyssal.games.unfathomable.rules.monsters import barricade, can_barricade, offer_barricade
from abyssal.games.unfathomable.rules.passengers import rescue
from abyssal.games.unfathomable.rules.questions import (
    WORTH,
    deep_one_exits,
    discard_cards,
    enemies_at,
    weapon_targets,
    weapons_ready,
)
from abyssal.games.unfathomable.rules.rooms import (
    can_pay_repair,
    has_skill,
    repairable,
    start_repair,
    usable,
)
from abyssal.games.unfathomable.rules.rows import Row, Step
from abyssal.games.unfathomable.rules.succession import move
from abyssal.games.unfathomable.rules.trade import can_trade, open_trade
from abyssal.games.unfathomable.texts.abilities import (
    RANSACKED,
    ability,
    banishable,
    near,
    with_loyalty,
)

WAY_OUT: Final = 12
"""What a revealed traitor pays to leave the Brig (UNF-282)."""
FEW_ITEMS: Final = 4
GRIT_ACTIONS: Final = 2

SKILL_ABILITIES: Final = {
    (INFLUENCE, 1): "coordinated-effort",
    (INFLUENCE, 2): "coordinated-effort",
    (INFLUENCE, 5): "inspiring-speech",
    (LORE, 1): "shrivelling",
    (LORE, 2): "shrivelling",
    (LORE, 3): "lesser-banishment",
    (LORE, 4): "lesser-banishment",
    (OBSERVATION, 1): "watch-and-learn",
    (OBSERVATION, 2): "watch-and-learn",
    (STRENGTH, 3): "rampage",
    (STRENGTH, 4): "rampage",
    (WILL, 1): "persistence",
    (WILL, 2): "persistence",
    (WILL, 5): "true-grit",
    (TREACHERY, 1): "reinforcements",
    (TREACHERY, 2): "call-to-action",
    (TREACHERY, 3): "siren-song",
    (TREACHERY, 4): "ransack",
    (TREACHERY, 5): "perform-rites",
}
"""The action texts of skill cards, by skill and value."""
ABILITY_OF: Final = [
    SKILL_ABILITIES.get((skill_of(kind), value_of(kind)), "") for kind in range(KINDS)
]
"""The action text of each card, if it has one."""
NOTHING: Final = 0
ENEMY: Final = 1
DEEP_ONES_TO_MOVE: Final = 2
TARGET: Final = 3
NOT_USED_YET: Final = 4
TRAITOR: Final = 5
DEEP_ONES: Final = 6
PASSENGERS: Final = 7
START: Final = 8
START_IN_A_ROOM: Final = 9
NEEDS: Final = {
    "shrivelling": ENEMY,
    "lesser-banishment": DEEP_ONES_TO_MOVE,
    "rampage": TARGET,
    "true-grit": NOT_USED_YET,
    "reinforcements": TRAITOR,
    "call-to-action": DEEP_ONES,
    "siren-song": PASSENGERS,
    "ransack": START_IN_A_ROOM,
    "perform-rites": START,
}
"""What the action text of a skill card needs; all treachery needs a traitor."""
NEED_OF: Final = [NEEDS.get(name, NOTHING) for name in ABILITY_OF]
SHEET_ABILITIES: Final = {
    ARJUN: "deck-chief",
    JAMIE: "quick-draw",
    WILLIAM: "occult-training",
    ISHMAEL: "first-oath-of-dagon",
    SAMIRA: "scavenger",
}
FEAT_ABILITIES: Final = {
    JEANNE: "full-steam-ahead",
    JAMIE: "arrest-order",
    WILLIAM: "quick-cast",
    ISHMAEL: "deep-one-ancestry",
}
ITEM_ABILITIES: Final = {
    TRUMPET: "speaking-trumpet",
    BOOK: "book-of-dagon",
    GRENADE: "jam-tin-grenade",
    PLIMSOLLS: "plimsolls",
}
REFUNDED_ITEMS: Final = [BOOK, STARBUCK, PLIMSOLLS]
"""Items whose action is followed by another one; each once in a turn."""
UNLIMITED_SHEETS: Final = [ISHMAEL]
"""First Oath of Dagon costs an action and has no limit; the others give theirs back."""
COSTLY_SHEETS: Final = [ISHMAEL, SAMIRA]
REFUNDED_FEATS: Final = [WILLIAM]


# An Action step, or a granted action. When the owner of Barricade the Hatches is asked:

NOT_ASKED: Final = 0
ASKED: Final = 1
SETTLED: Final = 2


class Acting(Step[Actions]):
    """A player acts."""

    __slots__ = ()

    def run(self, state: Position, frame: Actions) -> None:
        if frame.hatches == ASKED:
            frame.hatches = SETTLED
            if frame.result == YES:
                barricade(state)
        elif frame.hatches == NOT_ASKED and hatches_matter(state, frame):
            frame.hatches = ASKED
            offer_barricade(state)
        elif frame.count > 0:
            state.ask(frame.who)
        else:
            state.done(0)

    def choices(self, state: Position, frame: Actions, seat: int) -> list[int]:
        """Everything `seat` may do now; to do nothing more stands first (R100)."""
        found = [END]
        if state.is_traitor(seat):
            add_traitor_actions(state, found, seat)
        else:
            add_human_actions(state, found, seat)
            if frame.own_step and state.kept[BARRICADE] == seat and can_barricade(state):
                found.append(KEPT_CARD + BARRICADE)
        add_skill_cards(state, found, frame, seat)
        add_items(state, found, seat)
        return found

    def answer(self, state: Position, frame: Actions, seat: int, action: int) -> None:
        verb = verb_of(action)
        frame.hatches = NOT_ASKED
        if verb == END:
            frame.count = 0
            if state.kept[BARRICADE] == seat:
                frame.hatches = SETTLED  # the owner could have used it now
            return
        frame.count -= 1
        start_of_step = frame.acted == 0
        frame.acted = 1
        if verb == MOVE:
            start_move(state, seat, argument_of(action))
        elif verb == ATTACK:
            aimed = aim(state.places[seat], argument_of(action))
            attack(state, seat, BARE_HANDS, aimed)
        elif verb == RESCUE:
            rescue(state, seat, state.places[seat] - DECK)
        elif verb == KILL:
            defeat_passenger(state, state.places[seat] - DECK)
        elif verb == USE:
            use_space(state, seat, action)
        elif verb == REPAIR:
            start_repair(state, seat)
        elif verb == TRADE:
            open_trade(state, seat)
        elif verb == REVEAL:
            state.push(Frame(steps.REVEAL, seat, what=HYBRID + argument_of(action)))
        elif verb == PLAY:
            play_card(state, frame, argument_of(action), at_start=start_of_step)
        elif verb == ITEM:
            use_item(state, frame, seat, argument_of(action))
        elif verb == SHEET:
            use_sheet(state, frame, seat)
        elif verb == FEAT:
            use_feat(state, frame, seat)
        elif verb == CAST:
            state.used |= 1 << USED_KEEPER
            start(state, seat, "keeper")
        else:
            use_kept(state, frame, argument_of(action))


def hatches_matter(state: Position, frame: Actions) -> bool:
    """Whether the hatches may be barricaded while no text is being resolved (R58).

    Between the actions of somebody else, if there are Deep Ones they might move; and before the
    Mythos step. Before an activation is another moment; in their own actions owners need not be
    asked.
    """
    if not frame.own_step or not can_barricade(state):
        return False
    if frame.count > 0:
        return state.kept[BARRICADE] != frame.who and state.deep_ones_on_board() > 0
    return state.is_human(frame.who)


MOVES: Final = [
    [MOVE + space for space in SHIP_SPACES if space != here] for here in range(len(SPACES))
]
"""The moves from each space."""


def add_moves(state: Position, found: list[int], seat: int) -> None:
    found.extend(MOVES[state.places[seat]])


def add_attacks(state: Position, found: list[int], seat: int) -> None:
    if may_attack(state, seat):
        for aimed in enemies_at(state, seat, state.places[seat]):
            found.append(ATTACK + argument_of(aimed) % (DEEP_ONE_TARGET + 1))


def add_traitor_actions(state: Position, found: list[int], seat: int) -> None:
    """Move, attack, defeat a passenger (UNF-307 to UNF-310)."""
    here = state.places[seat]
    if here != BRIG or sum([value_of(kind) for kind in state.hands[seat]]) >= WAY_OUT:
        add_moves(state, found, seat)
    add_attacks(state, found, seat)
    if is_deck(here) and state.passengers[here - DECK] and not state.humans_at(here):
        found.append(KILL)


def add_human_actions(state: Position, found: list[int], seat: int) -> None:
    here = state.places[seat]
    if here != BRIG:
        add_moves(state, found, seat)
    add_attacks(state, found, seat)
    if is_deck(here) and state.passengers[here - DECK]:
        found.append(RESCUE)
    if usable(state, seat, here):
        if here == CHAPEL:
            found.append(USE + 1)
            if has_skill(state, seat, LORE):
                found.append(WITH_LORE)
        else:
            found.append(USE)
    if repairable(state, seat) and can_pay_repair(state, seat):
        found.append(REPAIR)
    if can_trade(state, seat):
        found.append(TRADE)
    if can_use_sheet(state, seat):
        found.append(SHEET)
    if can_use_feat(state, seat):
        found.append(FEAT)
    if can_cast(state, seat):
        found.append(CAST)
    if kept_works(state, seat, SACRIFICE) and state.deep_ones[here]:
        found.append(KEPT_CARD + SACRIFICE)
    if kept_works(state, seat, MEMORY):
        found.append(KEPT_CARD + MEMORY)
    kinds = loyalties_of(state, seat)
    for loyalty in (HYBRID, CULTIST):
        if loyalty in kinds:
            found.append(REVEAL + loyalty - HYBRID)


def works_in_brig(state: Position, seat: int) -> bool:
    """Cards of the play area cannot be used in the Brig by the Learn-to-Play book (UNF-B3)."""
    return not state.jailed(seat) or state.option(BOOK_OPTION) == REFERENCE


def kept_works(state: Position, seat: int, kept: int) -> bool:
    return state.kept[kept] == seat and works_in_brig(state, seat)


def can_cast(state: Position, seat: int) -> bool:
    unused = state.used >> USED_KEEPER & 1 == 0
    return (
        state.keeper == seat
        and unused
        and works_in_brig(state, seat)
        and len(state.spells.cards) > 0
    )


def can_use_sheet(state: Position, seat: int) -> bool:
    character = state.characters[seat]
    if character not in SHEET_ABILITIES:
        return False
    if state.used >> (USED_SHEET + seat) & 1:
        return False
    if character == ARJUN:
        return not state.jailed(seat)
    if character == JAMIE:
        return may_attack(state, seat) and len(weapons_ready(state, seat)) > 0
    if character == WILLIAM:
        return len(state.spells.cards) > 0
    if character == ISHMAEL:
        monarch = state.hydra != DEEP or state.dagon != DEEP
        return monarch and has_skill(state, seat, LORE)
    return state.item_count(seat) <= FEW_ITEMS and can_scavenge(state, seat)


def can_scavenge(state: Position, seat: int) -> bool:
    """Whether there is an item to draw, or one to give to another human in the space (R30)."""
    if state.item_deck.cards:
        return True
    return state.item_count(seat) > 0 and len(state.humans_at(state.places[seat])) > 1


def can_use_feat(state: Position, seat: int) -> bool:
    character = state.characters[seat]
    if character not in FEAT_ABILITIES or not state.has_feat(seat):
        return False
    here = state.places[seat]
    if character == JEANNE:
        return here == BOILER
    if character == JAMIE:
        return here != BRIG and len(state.people_at(here)) > 1
    if character == WILLIAM:
        return state.keeper == seat and len(state.spells.cards) > 0
    return with_loyalty(state, seat) != 0


def add_skill_cards(state: Position, found: list[int], frame: Actions, seat: int) -> None:
    for kind in state.kinds(seat):
        if ABILITY_OF[kind] and can_play(state, frame, seat, kind):
            found.append(PLAY + kind)


def can_play(state: Position, frame: Actions, seat: int, kind: int) -> bool:
    """Whether the text of a skill card has its target and its moment (R30)."""
    need = NEED_OF[kind]
    if need == NOTHING:
        return True
    if skill_of(kind) == TREACHERY and state.is_human(seat):
        return False
    if need == ENEMY:
        return any_enemy(state, seat)
    if need == DEEP_ONES_TO_MOVE:
        return banishable(state) != 0
    if need == TARGET:
        armed = enemies_at(state, seat, state.places[seat]) or weapons_ready(state, seat)
        return may_attack(state, seat) and len(armed) > 0
    if need == NOT_USED_YET:
        return state.used >> (USED_GRIT + seat) & 1 == 0
    if need == TRAITOR:
        return True
    if need == DEEP_ONES:
        return state.deep_ones_on_board() > 0
    if need == PASSENGERS:
        return state.token_supply > 0
    start = frame.own_step == 1 and frame.acted == 0
    return start and (need == START or state.places[seat] in RANSACKED)


def any_enemy(state: Position, seat: int) -> bool:
    if state.is_human(seat):
        return state.deep_ones_on_board() > 0 or state.traitors != 0
    return any(state.is_human(other) for other in range(state.seats))


def add_items(state: Position, found: list[int], seat: int) -> None:
    if seat in state.items and not state.jailed(seat):
        for item, owner in enumerate(state.items):
            if owner == seat and can_use_item(state, seat, item):
                found.append(ITEM + item)


def can_use_item(state: Position, seat: int, item: int) -> bool:
    """Whether the action of an item has its target and is not used up this turn."""
    here = state.places[seat]
    if item in REFUNDED_ITEMS and state.used >> (USED_ITEM + item) & 1:
        return False
    if item in WEAPONS or item == STARBUCK:
        return may_attack(state, seat) and len(weapon_targets(state, seat, item)) > 0
    if item == TRUMPET:
        return any(is_deck(s) and state.passengers[s - DECK] for s in near(state, seat))
    if item == TOOL_KIT:
        return state.is_human(seat) and repairable(state, seat)
    if item == BOOK:
        return state.deep_ones[here] > 0 and len(deep_one_exits(state, here)) > 0
    return item in (GRENADE, PLIMSOLLS)


# Carrying out


def start(state: Position, seat: int, name: str, card: int = -1) -> None:
    """Begin an ability."""
    if state.log is not None and card < 0:
        state.tell("ability", seat, {"ability": name})
    state.push(Ability(seat, ability(name), card=card))


def start_move(state: Position, seat: int, space: int) -> None:
    if state.jailed(seat):
        state.push(Frame(steps.LEAVE_BRIG, seat, where=space))
    else:
        move(state, seat, space)


def pay_way_out(state: Position, frame: Frame) -> None:
    """A revealed traitor pays to leave the Brig (UNF-282)."""
    discard_cards(state, 1 << frame.who, mode=WORTH, count=WAY_OUT)


def walk_out(state: Position, frame: Frame) -> None:
    move(state, frame.who, frame.where)
    state.done(0)


LEAVE_BRIG: Final[Row[Frame]] = Row([pay_way_out, walk_out])


def use_space(state: Position, seat: int, action: int) -> None:
    here = state.places[seat]
    state.used |= 1 << here
    if state.log is not None:
        state.tell("space-used", seat, {"space": SPACES[here]})
    state.push(Space(seat, here, with_lore=1 if action == WITH_LORE else 0))


def play_card(state: Position, frame: Actions, kind: int, *, at_start: bool) -> None:
    """A skill card is shown, and lies open while its text is resolved (UNF-079)."""
    seat = frame.who
    name = ABILITY_OF[kind]
    remove_seen(state, seat, kind)
    state.revealed += 1
    if state.log is not None:
        state.tell("used-card", seat, {"card": CARD_NAMES[kind], "ability": name})
    if name == "true-grit":
        state.used |= 1 << (USED_GRIT + seat)
        frame.count += GRIT_ACTIONS
        name = "done-at-once"
    elif name in ("ransack", "perform-rites") and at_start:
        frame.count = 0
    start(state, seat, name, card=kind)


def use_item(state: Position, frame: Actions, seat: int, item: int) -> None:
    if item in REFUNDED_ITEMS:
        state.used |= 1 << (USED_ITEM + item)
        frame.count += 1
    if item == TOOL_KIT:
        repair(state, seat)
    elif item in ITEM_ABILITIES:
        start(state, seat, ITEM_ABILITIES[item])
    else:
        if state.log is not None:
            state.tell("ability", seat, {"ability": ITEMS[item]})
        state.push(Ability(seat, ability("weapon"), noted=item))


def use_sheet(state: Position, frame: Actions, seat: int) -> None:
    character = state.characters[seat]
    if character not in UNLIMITED_SHEETS:
        state.used |= 1 << (USED_SHEET + seat)
    if character not in COSTLY_SHEETS:
        frame.count += 1
    start(state, seat, SHEET_ABILITIES[character])


def use_feat(state: Position, frame: Actions, seat: int) -> None:
    character = state.characters[seat]
    state.feats &= ~(1 << seat)
    if character in REFUNDED_FEATS:
        frame.count += 1
    start(state, seat, FEAT_ABILITIES[character])


def use_kept(state: Position, frame: Actions, kept: int) -> None:
    if kept == BARRICADE:
        frame.count += 1  # it costs no action (R58)
        barricade(state)
    else:
        start(state, frame.who, "sacrifice-deep-one" if kept == SACRIFICE else "memory-of-the-deep")
