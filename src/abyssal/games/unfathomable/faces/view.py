"""What a seat may know (ledger section 8.1), built up field by field."""

from typing import Any, TypedDict

from abyssal.games.unfathomable.box.components import (
    CHARACTERS,
    DAMAGE,
    DECK,
    DEEP,
    INWARD,
    ITEMS,
    KEPT,
    LOYALTIES,
    NOBODY,
    PEOPLES_SKILLS,
    RESOURCES,
    SKILL_COUNT,
    SKILLS,
    SPACES,
    WATER,
    named_skills,
    skill_of,
)
from abyssal.games.unfathomable.box.grammar import VERBS, WORDS, Op
from abyssal.games.unfathomable.box.wording import asked_text, either_text, options_of
from abyssal.games.unfathomable.faces.stakes import Stake, least_of, matter_of
from abyssal.games.unfathomable.position import steps
from abyssal.games.unfathomable.position.decks import from_top
from abyssal.games.unfathomable.position.frames import (
    Crisis,
    Discards,
    Frame,
    Look,
    MythosStep,
    OpenWindow,
    Space,
    Splits,
    Test,
    Trade,
)
from abyssal.games.unfathomable.position.history import FROM_DECK
from abyssal.games.unfathomable.position.notation import CARD_NAMES
from abyssal.games.unfathomable.position.position import (
    BOOK,
    ENDINGS,
    GROUP,
    NO_END,
    OPTION_NAMES,
    OPTIONS,
    REFERENCE,
    Deck,
    Position,
    Trial,
)
from abyssal.games.unfathomable.rules.damage import card_being_placed, damaged_next
from abyssal.games.unfathomable.rules.dice import current_roll
from abyssal.games.unfathomable.rules.hands import ALL_SAW, FACE
from abyssal.games.unfathomable.rules.looking import LOOK_MODES, deck_of, name_of
from abyssal.games.unfathomable.rules.loyalty import is_open
from abyssal.games.unfathomable.rules.monsters import BROOD, only_steps, step_from
from abyssal.games.unfathomable.rules.mythos import crisis_frame, has_card
from abyssal.games.unfathomable.rules.questions import (
    DISCARD_MODES,
    DOMAINS,
    SPLIT_MODES,
    skill_set,
)
from abyssal.games.unfathomable.rules.rooms import SPACE_TEST, WAY_OUT_SKILLS
from abyssal.games.unfathomable.rules.skill_tests import (
    FACE_UP,
    NAMED_OUTCOME,
    NO_CHAOS,
    OUTCOMES,
    current_test,
    from_hands,
    is_turned_up,
    outcome_at,
)
from abyssal.games.unfathomable.rules.trade import ANSWERING
from abyssal.games.unfathomable.rules.windows import WINDOWS
from abyssal.games.unfathomable.rules.winners import winners
from abyssal.games.unfathomable.texts.abilities import ABILITIES
from abyssal.games.unfathomable.turn.actions import WAY_OUT


class WayOutView(TypedDict):
    """How somebody leaves the Brig: a human by a test, a traitor by paying with cards."""

    test: int | None
    skills: list[str]
    cards: int | None


class PlayerView(TypedDict):
    """A player: `cards`, `staged` and hidden loyalties only where the viewer may see them.

    `skills` are the cards drawn each turn, `off` what cannot be used in the Brig, and `given` the
    cards added to the tests that were made.
    """

    character: str | None
    space: str
    skills: dict[str, int]
    off: list[str]
    way_out: WayOutView | None
    given: int
    hand: int
    cards: list[str] | None
    staged: list[str] | None
    items: list[str]
    active_item: str | None
    traitor: bool
    feat: bool
    loyalty: int
    loyalties: list[str]
    kept: list[str]
    ward: bool
    script: bool


class StakeView(TypedDict):
    """What an outcome of a test leads to: from a `least` total on, or with all that is below."""

    outcome: str
    least: int | None
    sentences: list[dict[str, Any]]
    after: list[dict[str, Any]]


class TestView(TypedDict):
    """The test that is being made; `cards` are those that lie open.

    `title` and `reason` say what it is about and who asks for it, `standing` what its outcome would
    be with the cards that lie open.
    """

    title: dict[str, Any]
    reason: dict[str, Any]
    stakes: list[StakeView]

    space: str | None
    accused: int | None
    target: int
    partial: int
    skills: list[str]
    added: list[int]
    pile: int
    cards: list[str]
    own: list[str]
    total: int | None
    standing: str | None
    face_up: bool
    no_chaos: bool


class TrialView(TypedDict):
    """A test that was made: what for, how many cards each added, and what was turned up.

    `against` are the opposing cards, `drawn_by` who draws such a skill by the sheet, `doubtful`
    who of them added cards; `elsewhere` is how many came from no hand, `from_hands` at least how
    many of those against came from one, as nothing else can explain them.
    """

    turn: int
    mythos: str | None
    space: str | None
    accused: int | None
    target: int
    partial: int
    skills: list[str]
    added: list[int]
    elsewhere: int
    cards: list[str]
    against: list[str]
    drawn_by: dict[str, list[int]]
    doubtful: list[int]
    from_hands: int
    total: int
    outcome: str


class ThreatView(TypedDict):
    """What comes to `space` from `source` when its monster is activated: Deep Ones, or damage."""

    space: str
    monster: str
    source: str
    count: int


class RollView(TypedDict):
    """The roll that is being made; the face is 0 before it."""

    player: int
    face: int
    modifier: int


class LookView(TypedDict):
    """A deck somebody looks at; the cards only for who does."""

    player: int
    deck: str
    count: int
    cards: list[str] | None


class MemoryView(TypedDict):
    """A card the viewer has seen in a deck; its place from the top, or None if only its group."""

    deck: str
    place: int | None
    card: str


class QuestionView(TypedDict):
    """What is asked: what for, how many, in which mode; what options and a "may" say."""

    purpose: str | None
    count: int | None
    mode: str | None
    skill: str | None
    item: str | None
    owner: int | None
    options: list[list[dict[str, Any]]]
    sentences: list[dict[str, Any]]


class View(TypedDict):
    """Unfathomable as one viewer may know it."""

    game: str
    viewer: int | None
    seats: int
    options: dict[str, str]
    asked: list[int] | int
    over: bool
    step: str
    window: str | None
    answer: str | None
    turn: int
    first: int
    current: int
    acting: int | None
    actions: int
    captain: int | None
    keeper: int | None
    dials: dict[str, int]
    travel: int
    ritual: int
    distance: int
    row: list[str]
    awake: bool
    barricaded: bool
    deep_ones: dict[str, int]
    waiting: dict[str, int]
    supply: int
    hydra: str
    dagon: str
    threats: list[ThreatView]
    passengers: dict[str, int]
    passenger_supply: int
    damage: dict[str, str]
    drawn: str | None
    decks: dict[str, int]
    tops: dict[str, str]
    chaos: int
    mythos_top: str | None
    players: list[PlayerView]
    mythos: str | None
    foreign: bool
    test: TestView | None
    trials: list[TrialView]
    roll: RollView | None
    looking: LookView | None
    offers: list[str]
    memory: list[MemoryView]
    seen_loyalties: list[list[str]]
    loyalty_deck: dict[str, int]
    question: QuestionView
    ending: str | None
    winners: list[int]
    piles: dict[str, list[str]] | None


def view(state: Position, viewer: int | None, all_of_it: bool) -> View:
    """The position for one viewer; with `all_of_it` all hands and decks (after the end)."""
    over = state.ending != NO_END
    top = state.stack[-1]
    sealed = not over and isinstance(top, OpenWindow)
    crisis = crisis_frame(state)
    acting = find(state, steps.ACTIONS)
    return {
        "game": state.game.name,
        "viewer": viewer,
        "seats": state.seats,
        "options": {
            name: OPTIONS[name][state.options[place]] for place, name in enumerate(OPTION_NAMES)
        },
        "asked": asked(state, top, sealed),
        "over": over,
        "step": "over" if over else step_of(top),
        "window": WINDOWS[top.what].name if sealed else None,
        "answer": own_answer(state, viewer) if sealed else None,
        "turn": state.turn,
        "first": state.first,
        "current": state.current,
        "acting": None if acting is None else acting.who,
        "actions": 0 if acting is None else acting.count,
        "captain": None if state.captain == NOBODY else state.captain,
        "keeper": None if state.keeper == NOBODY else state.keeper,
        "dials": {name: state.dials[place] for place, name in enumerate(RESOURCES)},
        "travel": state.travel,
        "ritual": state.ritual,
        "distance": state.distance(),
        "row": [state.cards.waypoint_names[card] for card in state.row],
        "awake": state.awake == 1,
        "barricaded": state.barricaded == 1,
        "deep_ones": {SPACES[s]: n for s, n in enumerate(state.deep_ones) if n},
        "waiting": {SPACES[s]: n for s, n in enumerate(state.waiting) if n},
        "supply": state.supply,
        "hydra": SPACES[state.hydra],
        "dagon": SPACES[state.dagon],
        "threats": [] if over else threats(state),
        "passengers": {SPACES[DECK + d]: n for d, n in enumerate(state.passengers) if n},
        "passenger_supply": state.token_supply,
        "damage": {SPACES[r]: DAMAGE[card] for r, card in enumerate(state.damage) if card >= 0},
        "drawn": drawn_damage(state),
        "decks": {
            "mythos": len(state.mythos.cards),
            "waypoints": len(state.waypoints.cards),
            "spells": len(state.spells.cards),
            "items": len(state.item_deck.cards),
            "damage": len(state.damage_deck.cards),
            **{SKILLS[skill]: len(state.skill_decks[skill]) for skill in range(SKILL_COUNT)},
        },
        "tops": {
            SKILLS[skill]: CARD_NAMES[state.discards[skill][-1] % FACE]
            for skill in range(SKILL_COUNT)
            if state.discards[skill] and sees(state.discards[skill][-1] // FACE, viewer)
        },
        "chaos": len(state.chaos),
        "mythos_top": top_of_mythos(state),
        "players": [player_view(state, seat, viewer, all_of_it) for seat in range(state.seats)],
        "mythos": mythos_name(state, crisis),
        "foreign": crisis is not None and crisis.foreign == 1,
        "test": test_view(state, viewer),
        "trials": [trial_view(state, trial) for trial in state.trials if trial.outcome >= 0],
        "roll": roll_view(state),
        "looking": look_view(state, viewer, all_of_it),
        "offers": offers(state, top),
        "memory": memory(state, viewer),
        "seen_loyalties": seen_loyalties(state, viewer),
        "loyalty_deck": {name: state.loyalties.count(card) for card, name in enumerate(LOYALTIES)},
        "question": question(state, top),
        "ending": ENDINGS[state.ending] if over else None,
        "winners": winners(state) if over else [],
        "piles": piles(state) if all_of_it else None,
    }


def find(state: Position, step: int) -> Frame | None:
    """The topmost frame of a step."""
    for frame in reversed(state.stack):
        if frame.step == step:
            return frame
    return None


def asked(state: Position, top: Frame, sealed: bool) -> list[int] | int:
    """The seats asked; of a sealed window only how many might answer, while it is open."""
    if sealed:
        return top.count
    return [seat for seat in range(state.seats) if state.asked >> seat & 1]


def step_of(top: Frame) -> str:
    """What is asked, as prompts call it."""
    if top.step == steps.PICK:
        return f"pick-{DOMAINS[top.what].name}"
    return steps.STEPS[top.step]


def own_answer(state: Position, viewer: int | None) -> str | None:
    if viewer is None or state.answers[viewer] < 0:
        return None
    return state.game.write(state.answers[viewer])


def question(state: Position, top: Frame) -> QuestionView:
    """What the prompt and the labels mention."""
    found: QuestionView = {
        "purpose": None,
        "count": None,
        "mode": None,
        "skill": None,
        "item": None,
        "owner": None,
        "options": [],
        "sentences": [],
    }
    below = state.stack[-2] if len(state.stack) > 1 else top
    if isinstance(top, Discards):
        found["count"] = top.count
        found["mode"] = DISCARD_MODES[top.mode]
    elif isinstance(top, Splits):
        found["count"] = top.count
        found["mode"] = SPLIT_MODES[top.mode]
    elif isinstance(top, Look):
        found["count"] = top.count
        found["mode"] = LOOK_MODES[top.then]
    elif top.step == steps.SPEND:
        found["skill"] = SKILLS[top.what]
    elif isinstance(top, Trade) and top.phase == ANSWERING:
        found["item"] = ITEMS[top.item]
        found["owner"] = top.who
    elif isinstance(top, Crisis):
        card = state.cards.mythos[top.card]
        found["options"] = options_of(state.cards, card, top.foreign == 1)
    elif top.step == steps.WINDOW and below.who >= 0:
        found["owner"] = below.who
    elif top.step == steps.PICK:
        found["purpose"] = purpose(state, below)
        if found["purpose"] in ("may", "may-risk"):
            found["sentences"] = asked_text(state.cards.programs, verb_at(state, below))
        elif found["purpose"] == "either":
            found["options"] = either_text(state.cards.programs, verb_at(state, below))
    return found


def verb_at(state: Position, text: Frame) -> Op:
    """The verb a text has come to."""
    return state.cards.programs[text.what][text.phase]


def purpose(state: Position, frame: Frame) -> str:
    """What something is picked for: a verb of a text, an ability, a space, or a step."""
    if frame.step == steps.TEXT:
        return VERBS[verb_at(state, frame).verb].name
    if frame.step == steps.SPECIAL:
        return VERBS[frame.what].name
    if frame.step == steps.ABILITY:
        return ABILITIES[frame.what].name
    if frame.step == steps.SPACE:
        return SPACES[frame.what]
    return steps.STEPS[frame.step]


def drawn_damage(state: Position) -> str | None:
    """The structural damage whose room is being rolled for."""
    frame = find(state, steps.DAMAGE)
    card = -1 if frame is None else card_being_placed(frame)
    return None if card < 0 else DAMAGE[card]


def mythos_name(state: Position, crisis: Crisis | None) -> str | None:
    """The mythos card that is being resolved."""
    if crisis is not None:
        return state.cards.mythos[crisis.card].name
    frame = find(state, steps.MYTHOS)
    if isinstance(frame, MythosStep) and has_card(frame):
        return state.cards.mythos[frame.card].name
    return None


def top_of_mythos(state: Position) -> str | None:
    return state.cards.mythos[state.mythos_discard[-1]].name if state.mythos_discard else None


def threats(state: Position) -> list[ThreatView]:
    """Which spaces monsters reach next, if they are activated as things stand."""
    found: list[ThreatView] = []
    for space in range(DEEP):
        if state.deep_ones[space] and only_steps(state, space):
            target = step_from(state, space)
            if target != space:
                found.append(threat(target, "deep-ones", space, state.deep_ones[space]))
    if state.hydra != DEEP:
        room = damaged_next(state, INWARD[state.hydra - WATER])
        found.append(threat(room, "hydra", state.hydra, 1))
    if state.dagon != DEEP:
        found.append(threat(state.dagon - WATER + DECK, "dagon", state.dagon, BROOD))
    return found


def threat(target: int, monster: str, source: int, count: int) -> ThreatView:
    return {
        "space": SPACES[target],
        "monster": monster,
        "source": SPACES[source],
        "count": count,
    }


def player_view(state: Position, seat: int, viewer: int | None, all_of_it: bool) -> PlayerView:
    character = state.characters[seat]
    own = seat == viewer
    worn = state.worn[seat]
    known = own or all_of_it or state.ending != NO_END
    held = [card for card, owner in enumerate(state.loyalty_at) if owner == seat]
    return {
        "character": None if character == NOBODY else CHARACTERS[character],
        "space": SPACES[state.places[seat]],
        "skills": {} if character == NOBODY else drawn_skills(skill_set(state, seat)),
        "off": off(state, seat),
        "way_out": way_out(state, seat),
        "given": sum([trial.added[seat] for trial in state.trials if trial.outcome >= 0]),
        "hand": len(state.hands[seat]),
        "cards": [CARD_NAMES[kind] for kind in state.hands[seat]] if own or all_of_it else None,
        "staged": staged(state, seat) if own else None,
        "items": [ITEMS[item] for item, owner in enumerate(state.items) if owner == seat],
        "active_item": None if worn < 0 else ITEMS[worn],
        "traitor": state.is_traitor(seat),
        "feat": state.feats >> seat & 1 == 1,
        "loyalty": len(held),
        "loyalties": [
            LOYALTIES[state.loyalties[card]] for card in held if known or is_open(state, card)
        ],
        "kept": [KEPT[place] for place, owner in enumerate(state.kept) if owner == seat],
        "ward": state.wards >> seat & 1 == 1,
        "script": state.script == seat,
    }


def drawn_skills(cards: list[int]) -> dict[str, int]:
    """A skill set by name."""
    return {SKILLS[skill]: count for skill, count in enumerate(cards) if count}


def off(state: Position, seat: int) -> list[str]:
    """What somebody in the Brig cannot use there (UNF-328, UNF-B3)."""
    if not state.jailed(seat):
        return []
    return ["items"] if state.option(BOOK) == REFERENCE else ["feat", "items"]


def way_out(state: Position, seat: int) -> WayOutView | None:
    """How somebody in the Brig leaves it (UNF-110, UNF-282)."""
    if not state.jailed(seat):
        return None
    if state.is_traitor(seat):
        return {"test": None, "skills": [], "cards": WAY_OUT}
    return {"test": SPACE_TEST, "skills": named_skills(WAY_OUT_SKILLS), "cards": None}


def staged(state: Position, seat: int) -> list[str]:
    """What the seat has picked of a set that is not complete: cards, or skills to draw."""
    skills = state.stack[-1].step == steps.SPLITS
    return [SKILLS[pick] if skills else CARD_NAMES[pick] for pick in state.staged[seat]]


def test_view(state: Position, viewer: int | None) -> TestView | None:
    frame = current_test(state)
    if frame is None:
        return None
    turned_up = is_turned_up(frame) and frame.flags & NAMED_OUTCOME == 0
    room = find(state, steps.SPACE)
    assert room is None or isinstance(room, Space)
    open_cards: list[str] = []
    own: list[str] = []
    for kind, origin in zip(state.pile, state.pile_from, strict=True):
        if turned_up or (origin == FROM_DECK and frame.flags & FACE_UP):
            open_cards.append(CARD_NAMES[kind])
        elif origin == viewer:
            own.append(CARD_NAMES[kind])
    matter = matter_of(state, frame, viewer)
    return {
        "title": matter.title,
        "reason": matter.reason,
        "stakes": [stake_view(frame, stake) for stake in matter.stakes],
        "space": None if room is None else SPACES[room.what],
        "accused": None if room is None or room.accused == NOBODY else room.accused,
        "target": frame.target,
        "partial": frame.partial,
        "skills": named_skills(frame.support),
        "added": [state.pile_from.count(seat) for seat in range(state.seats)],
        "pile": len(state.pile),
        "cards": open_cards,
        "own": own,
        "total": frame.total if turned_up else None,
        "standing": OUTCOMES[outcome_at(frame.total, frame.target, frame.partial)]
        if turned_up
        else None,
        "face_up": frame.flags & FACE_UP != 0,
        "no_chaos": frame.flags & NO_CHAOS != 0,
    }


def stake_view(test: Test, stake: Stake) -> StakeView:
    return {
        "outcome": OUTCOMES[stake.outcome],
        "least": least_of(test, stake.outcome),
        "sentences": stake.sentences,
        "after": stake.after,
    }


def trial_view(state: Position, trial: Trial) -> TrialView:
    """A test of the past, which all have seen (UNF-368), and what follows from it (R70)."""
    against = [kind for kind in trial.cards if trial.support >> skill_of(kind) & 1 == 0]
    drawn_by = {skill: who_draws(state, skill) for skill in sorted(map(skill_of, against))}
    return {
        "turn": trial.turn,
        "mythos": None if trial.mythos < 0 else state.cards.mythos[trial.mythos].name,
        "space": None if trial.space < 0 else SPACES[trial.space],
        "accused": None if trial.accused == NOBODY else trial.accused,
        "target": trial.target,
        "partial": trial.partial,
        "skills": named_skills(trial.support),
        "added": trial.added.copy(),
        "elsewhere": len(trial.cards) - sum(trial.added),
        "cards": [CARD_NAMES[kind] for kind in trial.cards],
        "against": [CARD_NAMES[kind] for kind in against],
        "drawn_by": {SKILLS[skill]: seats for skill, seats in drawn_by.items()},
        "doubtful": [
            seat
            for seat in range(state.seats)
            if trial.added[seat] and any(seat in seats for seats in drawn_by.values())
        ],
        "from_hands": from_hands(len(trial.cards), len(against), sum(trial.added)),
        "total": trial.total,
        "outcome": OUTCOMES[trial.outcome],
    }


def who_draws(state: Position, skill: int) -> list[int]:
    """The seats whose sheet has a skill; treachery is on none."""
    if skill >= PEOPLES_SKILLS:
        return []
    sets = state.cards.sets
    return [seat for seat in range(state.seats) if sets[state.characters[seat]][skill]]


def roll_view(state: Position) -> RollView | None:
    frame = current_roll(state)
    if frame is None:
        return None
    return {"player": frame.who, "face": frame.face, "modifier": frame.modifier}


def look_view(state: Position, viewer: int | None, all_of_it: bool) -> LookView | None:
    frame = state.stack[-1]
    if not isinstance(frame, Look):
        return None
    deck = deck_of(state, frame.deck)
    cards = [name_of(state, frame.deck, from_top(deck, place)) for place in range(frame.count)]
    return {
        "player": frame.who,
        "deck": WORDS["deck"][frame.deck],
        "count": frame.count,
        "cards": cards if frame.who == viewer or all_of_it else None,
    }


def offers(state: Position, top: Frame) -> list[str]:
    """The preventions offered for a defeat, shown to all while the current player decides."""
    if top.step != steps.DEFEAT:
        return []
    return [
        f"{seat} {state.game.write(state.answers[seat])}"
        for seat in state.order(state.current)
        if state.answers[seat] > 0
    ]


def sees(known: int, viewer: int | None) -> bool:
    """Whether a viewer has seen a card that these seats have seen."""
    if known & ALL_SAW == ALL_SAW:
        return True
    return viewer is not None and known >> viewer & 1 == 1


def memory(state: Position, viewer: int | None) -> list[MemoryView]:
    """What the viewer may remember of the decks (8.1)."""
    found: list[MemoryView] = []
    for what, name in enumerate(WORDS["deck"]):
        deck: Deck = deck_of(state, what)
        size = len(deck.cards)
        group: list[str] = []
        for place in range(size):
            known = deck.known[size - 1 - place]
            if known and sees(known, viewer):
                card = name_of(state, what, from_top(deck, place))
                if known >> GROUP:
                    group.append(card)
                else:
                    found.append({"deck": name, "place": place, "card": card})
        for card in sorted(group):
            found.append({"deck": name, "place": None, "card": card})
    return found


def seen_loyalties(state: Position, viewer: int | None) -> list[list[str]]:
    """The hidden loyalty cards of each seat that the viewer has seen: given, or by Ancestry."""
    found: list[list[str]] = [[] for _ in range(state.seats)]
    if viewer is None:
        return found
    for card, owner in enumerate(state.loyalty_at):
        hidden = owner not in (NOBODY, viewer) and not is_open(state, card)
        if hidden and state.loyalty_known[card] >> viewer & 1:
            found[owner].append(LOYALTIES[state.loyalties[card]])
    return found


def piles(state: Position) -> dict[str, list[str]]:
    """Every deck from the top, for the end of the game."""
    found = {
        name: [name_of(state, what, card) for card in reversed(deck_of(state, what).cards)]
        for what, name in enumerate(WORDS["deck"])
    }
    found["chaos"] = [CARD_NAMES[kind] for kind in reversed(state.chaos)]
    found["damage"] = [DAMAGE[card] for card in reversed(state.damage_deck.cards)]
    for skill in range(SKILL_COUNT):
        found[SKILLS[skill]] = [CARD_NAMES[kind] for kind in reversed(state.skill_decks[skill])]
    return found
