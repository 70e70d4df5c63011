"""What is at stake in a test: what it is about, who asks for it, what each outcome leads to."""

from typing import NamedTuple

from abyssal.games.unfathomable.box.cards import Mythos
from abyssal.games.unfathomable.box.components import BRIG, SPACES, TRACKS, WAKES
from abyssal.games.unfathomable.box.grammar import VERBS
from abyssal.games.unfathomable.box.wording import Phrase, read_out, you_of
from abyssal.games.unfathomable.position.frames import Ability, Crisis, Space, Test
from abyssal.games.unfathomable.position.position import Position
from abyssal.games.unfathomable.rules.skill_tests import FAILED, PARTIAL, PASSED


class Stake(NamedTuple):
    """An outcome: what it says, and what comes after it in any case."""

    outcome: int
    sentences: list[Phrase]
    after: list[Phrase]


class Matter(NamedTuple):
    """A test in words: its name, who asks for it, and its outcomes from the best to the worst."""

    title: Phrase
    reason: Phrase
    stakes: list[Stake]


def matter_of(state: Position, test: Test, viewer: int | None) -> Matter:
    """What a test is about, as `viewer` reads it."""
    cause = state.stack[state.stack.index(test) - 1]
    if isinstance(cause, Crisis):
        return of_mythos(state, cause, viewer)
    if isinstance(cause, Space):
        return of_space(cause, cause.who if cause.what == BRIG else cause.accused, viewer)
    assert isinstance(cause, Ability)
    return of_memory(cause, viewer)


def sentence(clause: Phrase) -> Phrase:
    return {"say": "sentence", "clauses": [clause]}


def about(key: str, seat: int, viewer: int | None) -> Phrase:
    """A phrase about somebody, who is "you" for themselves."""
    return {"say": f"{key}.you" if seat == viewer else key, "owner": seat}


# A mythos card


def of_mythos(state: Position, crisis: Crisis, viewer: int | None) -> Matter:
    card = state.cards.mythos[crisis.card]
    reason = about("reason-mythos", state.current, viewer)
    texts = [(PASSED, card.passed), (PARTIAL, card.partly), (FAILED, card.fail)]
    stakes = [
        Stake(
            outcome,
            read_out(state.cards.programs, text, you_of(card), card.target),
            icons(state, card, text),
        )
        for outcome, text in texts
        if outcome != PARTIAL or card.partial
    ]
    return Matter({"say": f"mythos-{card.name}"}, reason, stakes)


def icons(state: Position, card: Mythos, text: int) -> list[Phrase]:
    """The icons of a card come after its crisis, unless its text may skip them."""
    if skips(state, text):
        return []
    woken = {"say": "heading-icons", "monster": WAKES[card.wakes], "toward": TRACKS[card.track]}
    return [sentence(woken)]


def skips(state: Position, text: int) -> bool:
    """Whether a text, or one inside it, may skip the icons."""
    return any(
        VERBS[op.verb].name == "skip-icons" or (op.then >= 0 and skips(state, op.then))
        for op in state.cards.programs[text]
    )


# A space


def of_space(space: Space, suspect: int, viewer: int | None) -> Matter:
    """The Captain's Cabin against whom it accuses, the Brig for whom it holds."""
    name = SPACES[space.what]
    stakes = [
        Stake(outcome, [sentence(about(f"say-{name}-{word}", suspect, viewer))], [])
        for outcome, word in ((PASSED, "passed"), (FAILED, "failed"))
    ]
    reason = about(f"reason-{name}", space.who, viewer)
    return Matter(about(f"test-{name}", suspect, viewer), reason, stakes)


# A card in play


def of_memory(ability: Ability, viewer: int | None) -> Matter:
    """Memory of the Deep: to be rid of it."""
    sanity = {"say": "say-amount", "dial": "sanity", "number": 1, "more": "no"}
    stakes = [
        Stake(PASSED, [sentence({"say": "say-forget"})], []),
        Stake(FAILED, [sentence({"say": "say-lose", "amounts": [sanity]})], []),
    ]
    reason = about("reason-memory", ability.who, viewer)
    return Matter({"say": "mythos-memory-of-the-deep"}, reason, stakes)


def least_of(test: Test, outcome: int) -> int | None:
    """The total from which on an outcome comes; the worst takes all that is below."""
    return {PASSED: test.target, PARTIAL: test.partial}.get(outcome)
