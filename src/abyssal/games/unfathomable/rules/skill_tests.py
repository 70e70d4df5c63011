"""Skill tests, from the announcement to the discard piles (UNF-135 to UNF-158).

A test gives back the outcome and the total, packed.
"""

from typing import Final

from abyssal.games.unfathomable.box.components import (
    ARJUN,
    FAMILY_TIES,
    INFLUENCE,
    KEILANI,
    LORE,
    MEMORY,
    NOBODY,
    OBSERVATION,
    PEOPLES_SKILLS,
    RING,
    SAMIRA,
    SANITY,
    SICK_BAY,
    SKILL_COUNT,
    SKILLS,
    SPACES,
    TREACHERY,
    VALUES,
    WILL,
    kind_of,
    named_skills,
    skill_of,
    value_of,
)
from abyssal.games.unfathomable.position import steps
from abyssal.games.unfathomable.position.frames import (
    SETTLED,
    Contribution,
    Crisis,
    Frame,
    Space,
    Test,
)
from abyssal.games.unfathomable.position.history import FROM_DECK, record_test
from abyssal.games.unfathomable.position.notation import (
    ADD,
    CARD_NAMES,
    DONE,
    EQUIPPED,
    EXPERIENCED,
    LEARN,
    LOWER,
    OPEN,
    OUTCOME,
    PASS,
    PREPARE,
    RAISE,
    SCRIPT,
    SELF_SACRIFICE,
    SHIFT_ZERO,
    USE_RING,
    argument_of,
    verb_of,
)
from abyssal.games.unfathomable.position.position import (
    BOOK,
    CHAOS_ROW,
    REFERENCE,
    Position,
    Trial,
    changed,
)
from abyssal.games.unfathomable.rules.dice import INSIGHT, at_most, roll
from abyssal.games.unfathomable.rules.hands import (
    ALL_SAW,
    discard_shown,
    hand_changed,
    may_hold,
    most_of,
    put_on_pile,
    remove_seen,
    shuffle_treachery,
    take_chaos,
    take_top,
)
from abyssal.games.unfathomable.rules.resources import lose
from abyssal.games.unfathomable.rules.rows import Row
from abyssal.games.unfathomable.rules.windows import Window, open_above, window

PASSED: Final = 0
PARTIAL: Final = 1
FAILED: Final = 2
OUTCOMES: Final = ["passed", "partial", "failed"]

OF_MYTHOS: Final = 1
FACE_UP: Final = 2
NO_CHAOS: Final = 4
RING_USED: Final = 8
EXPERIENCE_USED: Final = 16
BY_MARGIN: Final = 32
"""How far the total exceeds the target counts, so it always pays to change it."""
NAMED_OUTCOME: Final = 64

CHAOS_CARDS: Final = 2
RING_TREACHERY: Final = 2
GREATEST_CARD: Final = 5
NOTHING_TO_HIDE: Final = [kind_of(INFLUENCE, 3), kind_of(INFLUENCE, 4)]
FORCED_LEARNING: Final = kind_of(LORE, VALUES)
PREPARATION: Final = kind_of(OBSERVATION, VALUES)
DETERMINATION: Final = [kind_of(WILL, 3), kind_of(WILL, 4)]
ZERO: Final = 256
"""What is added to a total so that the packed result is never negative."""


def begin_test(
    state: Position, who: int, *, target: int, support: int, partial: int = 0, flags: int = 0
) -> None:
    """Make a test; the outcome is given back with the total (`outcome_of`, `total_of`)."""
    state.push(Test(who, target=target, partial=partial, support=support, flags=flags))


def outcome_of(result: int) -> int:
    """The outcome in what a test gave back."""
    return result % 4


def total_of(result: int) -> int | None:
    """The total in what a test gave back; None if the outcome was named without one."""
    return None if result < 4 else result // 4 - ZERO


def announce(state: Position, frame: Test) -> None:
    if state.log is not None:
        state.tell(
            "test",
            frame.who if frame.who >= 0 else None,
            {
                "target": frame.target,
                "partial": frame.partial,
                "skills": named_skills(frame.support),
                "jailed": [seat for seat in range(state.seats) if state.jailed(seat)],
            },
        )
    open_above(state, frame, BEFORE_TEST)


# The public record of tests


def begin_trial(state: Position, frame: Test) -> None:
    """Begin the record of a test: what for, against what, and nobody has added anything."""
    mythos, space, accused = -1, -1, NOBODY
    for below in state.stack:
        if isinstance(below, Crisis):
            mythos = below.card
        elif isinstance(below, Space):
            space, accused = below.what, below.accused
    trial = Trial(
        turn=state.turn,
        mythos=mythos,
        space=space,
        accused=accused,
        target=frame.target,
        partial=frame.partial,
        support=frame.support,
        total=0,
        outcome=-1,
        added=[0] * state.seats,
        cards=[],
    )
    state.trials = [*state.trials, trial]


def replace_trial(state: Position, trial: Trial) -> None:
    """The test at hand has come further."""
    state.trials = [*state.trials[:-1], trial]


def record_added(state: Position, seat: int, count: int) -> None:
    trial = state.trials[-1].copy()
    trial.added = changed(trial.added, seat, count)
    replace_trial(state, trial)


def from_hands(cards: int, opposing: int, added: int) -> int:
    """At least how many opposing cards came from hands: those that nothing else can explain.

    Only this test counts, as all see it: how many cards there are, how many of them hands added,
    and how many oppose. What somebody drew or threw away has no part in it (R70).
    """
    return max(0, opposing - (cards - added))


def record_outcome(state: Position, frame: Test, found: int) -> None:
    """The cards of the pile lie open, and the outcome is known."""
    trial = state.trials[-1].copy()
    trial.cards = state.pile.copy()
    trial.support = frame.support
    trial.total = frame.total
    trial.outcome = found
    replace_trial(state, trial)


# Step 2: chaos cards


def begin_pile(state: Position, frame: Test) -> None:
    """Nobody has added anything yet but chaos; Arjun may have named the outcome instead."""
    if frame.flags & NAMED_OUTCOME:
        TEST.go(frame, ask_arjun)
        return
    frame.turned = 0
    begin_trial(state, frame)
    add_chaos(state, frame)


def add_chaos(state: Position, frame: Test) -> None:
    """Two chaos cards, and the treachery of Family Ties with them (UNF-138, UNF-139)."""
    if frame.flags & NO_CHAOS:
        return
    state.revealed += 1
    for _ in range(CHAOS_CARDS):
        kind = take_chaos(state)
        if kind >= 0:
            state.pile.append(kind)
            state.pile_from.append(CHAOS_ROW)
    keeper = state.kept[FAMILY_TIES]
    if keeper != NOBODY and not state.jailed(keeper):
        add_treachery(state, frame, keeper)


def add_treachery(state: Position, frame: Test, seat: int) -> None:
    """One card from the treachery deck goes into the test; face up after Nothing to Hide."""
    kind = take_top(state, TREACHERY)
    if kind < 0:
        return
    state.pile.append(kind)
    state.pile_from.append(FROM_DECK)
    state.revealed += 1
    if state.log is not None:
        state.tell("treachery-added", seat, {})
        if frame.flags & FACE_UP:
            state.tell("treachery-shown", seat, {"card": CARD_NAMES[kind]})


# Step 3: contributions


def contribution_limit(state: Position, seat: int) -> int:
    """In the Brig, and as a revealed traitor, at most one card (UNF-141)."""
    if state.jailed(seat) or state.is_traitor(seat):
        return 1
    return len(state.hands[seat])


def ask_next_to_add(state: Position, frame: Test) -> None:
    """All add cards, the current player last (UNF-140)."""
    if frame.turned == state.seats:
        TEST.go(frame, turn_up)
    else:
        frame.turned += 1
        seat = (state.current + frame.turned) % state.seats
        state.push(Contribution(seat, frame.flags))


def ask_for_cards(state: Position, frame: Contribution) -> None:
    if state.hands[frame.who]:
        state.ask(frame.who)


def add_cards(state: Position, frame: Contribution) -> None:
    picks = state.staged[frame.who]
    state.staged[frame.who] = []
    state.done(0)
    below = state.stack[-1]
    assert isinstance(below, Test)
    contribute(state, below, frame.who, picks)


class Contributing(Row[Contribution]):
    """A seat adds cards."""

    __slots__ = ()

    def choices(self, state: Position, frame: Contribution, seat: int) -> list[int]:
        """One more card, in ascending order, or no more."""
        picks = state.staged[seat]
        found = [DONE]
        if len(picks) < contribution_limit(state, seat):
            cards = state.hands[seat]
            begin = cards.index(picks[-1]) + picks.count(picks[-1]) if picks else 0
            for place in range(begin, len(cards)):
                if place == begin or cards[place] != cards[place - 1]:
                    found.append(ADD + cards[place])
        return found

    def answer(self, state: Position, frame: Contribution, seat: int, action: int) -> None:
        if action == DONE:
            return
        state.staged[seat].append(argument_of(action))
        if len(state.staged[seat]) < contribution_limit(state, seat):
            state.ask(seat)


CONTRIBUTE: Final[Contributing] = Contributing([ask_for_cards, add_cards])


def contribute(state: Position, frame: Test, seat: int, picks: list[int]) -> None:
    """Put the cards of a seat into the test: face down, the number is public (UNF-143)."""
    state.revealed += 1
    for kind in picks:
        state.pile.append(kind)
        if frame.flags & FACE_UP:
            state.pile_from.append(FROM_DECK)
            remove_seen(state, seat, kind)
        else:
            state.pile_from.append(seat)
            state.hands[seat].remove(kind)
    hand_changed(state, seat)
    if picks:
        record_added(state, seat, len(picks))
    if state.log is not None:
        names = [CARD_NAMES[kind] for kind in picks]
        if frame.flags & FACE_UP:
            state.tell("added-openly", seat, {"cards": names})
        else:
            state.tell_secret("added", seat, {"count": len(picks)}, {"cards": names})
    if picks and state.kept[MEMORY] == seat:
        add_treachery(state, frame, seat)


# Steps 4 to 7: turning up, the total, the outcome


def sign_of(frame: Test, kind: int) -> int:
    """1 for a supporting card, -1 for an opposing one."""
    return 1 if frame.support >> skill_of(kind) & 1 else -1


def turn_up(state: Position, frame: Test) -> None:
    record_test(state)
    state.luck().shuffle(state.pile)
    state.pile_from = [FROM_DECK] * len(state.pile)
    counts = [sign_of(frame, kind) * value_of(kind) for kind in state.pile]
    frame.total = sum(counts)
    if state.log is not None:
        names = [CARD_NAMES[kind] for kind in state.pile]
        told: dict[str, object] = {"cards": names, "counts": counts, "total": frame.total}
        state.tell("turned-up", None, told | conclusion(state, frame, counts))
    open_above(state, frame, AFTER_TOTAL)


def conclusion(state: Position, frame: Test, counts: list[int]) -> dict[str, object]:
    """What all may conclude from what each card counts; what was added openly, all saw."""
    secret = 0 if frame.flags & FACE_UP else sum(state.trials[-1].added)
    against = len([count for count in counts if count < 0])
    return {
        "against": against,
        "elsewhere": len(counts) - secret,
        "from_hands": from_hands(len(counts), against, secret) if secret else 0,
    }


def outcome_at(total: int, target: int, partial: int) -> int:
    """What a total makes of a test; `partial` is 0 where nothing is between passed and failed."""
    if total >= target:
        return PASSED
    if partial and total >= partial:
        return PARTIAL
    return FAILED


def conclude(state: Position, frame: Test) -> None:
    """Fix the outcome and discard the cards; the Ring takes its price (UNF-153, UNF-157)."""
    found = outcome_at(frame.total, frame.target, frame.partial)
    record_outcome(state, frame, found)
    for kind in state.pile:
        put_on_pile(state, kind, ALL_SAW)
    state.pile = []
    state.pile_from = []
    if state.log is not None:
        state.tell("outcome", None, {"outcome": OUTCOMES[found], "total": frame.total})
    if found == PASSED and frame.flags & RING_USED:
        shuffle_treachery(state, RING_TREACHERY)
    frame.outcome = found + 4 * (frame.total + ZERO)
    TEST.go(frame, give_back_outcome)


def ask_arjun(state: Position, frame: Test) -> None:
    state.ask(state.seat_of(ARJUN))


def give_back_outcome(state: Position, frame: Test) -> None:
    state.done(frame.outcome)


class Testing(Row[Test]):
    """A test; Arjun may be asked for its outcome."""

    __slots__ = ()

    def choices(self, state: Position, frame: Test, seat: int) -> list[int]:
        """The outcomes Arjun may name; the default is the worst, as nobody has earned a better."""
        names = [FAILED, PARTIAL, PASSED] if frame.partial else [FAILED, PASSED]
        return [OUTCOME + name for name in names]

    def answer(self, state: Position, frame: Test, seat: int, action: int) -> None:
        """Arjun names the outcome and is defeated; that cannot be prevented (R66)."""
        frame.outcome = argument_of(action)
        TEST.go(frame, give_back_outcome)
        state.revealed += 1
        if state.log is not None:
            state.tell("self-sacrifice", seat, {"outcome": OUTCOMES[frame.outcome]})
        if state.places[seat] != SICK_BAY and not state.jailed(seat):
            state.places[seat] = SICK_BAY
            if state.log is not None:
                state.tell("defeated", seat, {"space": SPACES[SICK_BAY]})


TEST: Final[Testing] = Testing(
    [
        announce,
        begin_pile,
        ask_next_to_add,
        turn_up,
        conclude,
        (6, ask_arjun),
        (SETTLED, give_back_outcome),
    ],
    again=[ask_next_to_add, ask_arjun],
)


def is_turned_up(frame: Test) -> bool:
    """Whether the cards of a test lie open."""
    return TEST.is_past(frame, turn_up)


def current_test(state: Position) -> Test | None:
    """The test that is being made, if any."""
    for frame in reversed(state.stack):
        if isinstance(frame, Test):
            return frame
    return None


# The window before cards are added


def who_can_sacrifice(state: Position, frame: Test) -> int:
    """Arjun with his feat, in a test of a mythos card."""
    return state.with_feat(state.human_as(ARJUN)) if frame.flags & OF_MYTHOS else 0


def learnable(frame: Test) -> list[int]:
    """The skills Forced Learning can still turn round: not treachery (R64)."""
    return [skill for skill in range(PEOPLES_SKILLS) if frame.support >> skill & 1 == 0]


def use_card(state: Position, seat: int, kind: int, ability: str) -> None:
    """A skill card is used for its text: shown, then discarded (UNF-079)."""
    discard_shown(state, seat, kind)
    state.revealed += 1
    if state.log is not None:
        state.tell("used-card", seat, {"card": CARD_NAMES[kind], "ability": ability})


class BeforeTest(Window[Test]):
    """Before cards are added to a test."""

    __slots__ = ()

    def seats(self, state: Position, frame: Test) -> int:
        mask = who_can_sacrifice(state, frame)
        if frame.flags & FACE_UP == 0:
            mask |= may_hold(state, INFLUENCE)
        if frame.flags & NO_CHAOS == 0:
            mask |= may_hold(state, OBSERVATION)
        if learnable(frame):
            mask |= may_hold(state, LORE)
        return mask

    def choices(self, state: Position, frame: Test, seat: int) -> list[int]:
        found = [PASS]
        hand = state.hands[seat]
        if frame.flags & FACE_UP == 0:
            for kind in NOTHING_TO_HIDE:
                if kind in hand:
                    found.append(OPEN + kind)
        if FORCED_LEARNING in hand:
            found.extend([LEARN + skill for skill in learnable(frame)])
        if frame.flags & NO_CHAOS == 0 and PREPARATION in hand:
            found.append(PREPARE + PREPARATION)
        if who_can_sacrifice(state, frame) >> seat & 1:
            found.append(SELF_SACRIFICE)
        return found

    def use(self, state: Position, frame: Test, seat: int, action: int) -> None:
        verb = verb_of(action)
        state.revealed += 1
        if verb == SELF_SACRIFICE:
            state.feats &= ~(1 << seat)
            frame.flags |= NAMED_OUTCOME
            return
        if verb == OPEN:
            frame.flags |= FACE_UP
            use_card(state, seat, argument_of(action), "nothing-to-hide")
        elif verb == PREPARE:
            frame.flags |= NO_CHAOS
            use_card(state, seat, argument_of(action), "preparation")
        else:
            frame.support |= 1 << argument_of(action)
            use_card(state, seat, FORCED_LEARNING, "forced-learning")
            if state.log is not None:
                state.tell("learned", seat, {"skill": SKILLS[argument_of(action)]})


BEFORE_TEST: Final[int] = window(3, BeforeTest("before-test"))


# The window after the total is computed


def who_has_ring(state: Position, frame: Test) -> int:
    holder = state.items[RING]
    return state.free(1 << holder) if holder >= 0 and frame.flags & RING_USED == 0 else 0


def who_is_experienced(state: Position, frame: Test) -> int:
    """Keilani, out of the Brig and with a card to add."""
    if frame.flags & EXPERIENCE_USED:
        return 0
    keilani = state.free_as(KEILANI)
    return keilani if keilani and state.hands[state.seat_of(KEILANI)] else 0


def who_is_equipped(state: Position) -> int:
    """Samira, out of the Brig, with her feat and an item."""
    samira = state.free_as(SAMIRA) & state.feats
    return samira if samira and state.item_count(state.seat_of(SAMIRA)) else 0


def who_has_script(state: Position) -> int:
    """A kept spell cannot be used in the Brig by the Learn-to-Play book (UNF-B3)."""
    if state.script == NOBODY:
        return 0
    keeper = 1 << state.script
    return keeper if state.option(BOOK) == REFERENCE else state.free(keeper)


def within_reach(state: Position, frame: Test) -> bool:
    """Whether, by public facts, the outcome can still change (section 6 (3))."""
    if frame.flags & BY_MARGIN:
        return True
    reach = 0
    for seat in range(state.seats):
        reach += INSIGHT * most_of(state, seat, WILL)
    reach += INSIGHT if who_has_ring(state, frame) else 0
    reach += GREATEST_CARD if who_is_experienced(state, frame) else 0
    reach += GREATEST_CARD if who_has_script(state) else 0
    reach += state.item_count(state.seat_of(SAMIRA)) if who_is_equipped(state) else 0
    for border in (frame.target, frame.partial):
        if border and -reach <= frame.total - border < reach:
            return True
    return False


def add_openly(state: Position, frame: Test, kind: int) -> None:
    """A card joins a test that has been turned up."""
    state.pile.append(kind)
    state.pile_from.append(FROM_DECK)
    frame.total += sign_of(frame, kind) * value_of(kind)


def read_script(state: Position, frame: Test, seat: int, skill: int) -> None:
    """Revelation of Script: the top card of any skill deck, then a roll against its value."""
    state.script = NOBODY
    kind = take_top(state, skill)
    if state.log is not None:
        card = CARD_NAMES[kind] if kind >= 0 else None
        state.tell("script", seat, {"skill": SKILLS[skill], "card": card})
    if kind >= 0:
        add_openly(state, frame, kind)
        toll(state, seat, at_most(value_of(kind)), SANITY)


class AfterTotal(Window[Test]):
    """After the total of a test is known."""

    __slots__ = ()

    def seats(self, state: Position, frame: Test) -> int:
        mask = who_has_ring(state, frame)
        if within_reach(state, frame):
            mask |= may_hold(state, WILL)
            mask |= who_is_experienced(state, frame)
            mask |= who_is_equipped(state)
            mask |= who_has_script(state)
        return mask

    def choices(self, state: Position, frame: Test, seat: int) -> list[int]:
        found = [PASS]
        if within_reach(state, frame):
            for kind in DETERMINATION:
                if kind in state.hands[seat]:
                    found.append(RAISE + kind)
                    found.append(LOWER + kind)
            if who_is_experienced(state, frame) >> seat & 1:
                found.extend([EXPERIENCED + kind for kind in state.kinds(seat)])
            if who_is_equipped(state) >> seat & 1:
                count = state.item_count(seat)
                found.extend([EQUIPPED + SHIFT_ZERO + n for n in range(-count, count + 1) if n])
            if who_has_script(state) >> seat & 1:
                found.extend([SCRIPT + skill for skill in range(SKILL_COUNT)])
        if who_has_ring(state, frame) >> seat & 1:
            found.append(USE_RING)
        return found

    def use(self, state: Position, frame: Test, seat: int, action: int) -> None:
        verb, argument = verb_of(action), argument_of(action)
        state.revealed += 1
        if verb in (RAISE, LOWER):
            use_card(state, seat, argument, "determination")
            frame.total += INSIGHT if verb == RAISE else -INSIGHT
        elif verb == USE_RING:
            frame.flags |= RING_USED
            frame.total += INSIGHT
            if state.log is not None:
                state.tell("ring", seat, {})
        elif verb == EXPERIENCED:
            frame.flags |= EXPERIENCE_USED
            remove_seen(state, seat, argument)
            add_openly(state, frame, argument)
            if state.log is not None:
                state.tell("experienced", seat, {"card": CARD_NAMES[argument]})
        elif verb == EQUIPPED:
            state.feats &= ~(1 << seat)
            frame.total += argument - SHIFT_ZERO
            if state.log is not None:
                state.tell("well-equipped", seat, {"shift": argument - SHIFT_ZERO})
        else:
            read_script(state, frame, seat, argument)
        if state.log is not None:
            state.tell("total", None, {"total": frame.total})


AFTER_TOTAL: Final[int] = window(4, AfterTotal("after-total"))


# A roll that may cost something


def toll(state: Position, who: int, happens: int, resource: int) -> None:
    """Roll; on the results `happens` lose 1 of a resource."""
    state.push(Frame(steps.TOLL, who, what=resource, count=happens))


def roll_for_toll(state: Position, frame: Frame) -> None:
    roll(state, frame.who, frame.count)


def pay_toll(state: Position, frame: Frame) -> None:
    result = frame.result
    state.done(result)
    if frame.count >> result & 1:
        lose(state, frame.what, 1)


TOLL: Final[Row[Frame]] = Row([roll_for_toll, pay_toll])
