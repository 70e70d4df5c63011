"""What each game hides, told from a dump: the one thing a new title must add to this suite.

A pool is a set of cards a viewer cannot tell apart, by the place where each lies. The places of an
ordered pile are its positions; a hand is one place.
"""

from collections import Counter
from collections.abc import Callable

import abyssal
from abyssal import State
from abyssal.core.game import Document

Viewer = int | None
Pool = dict[str, list[int]]

IMAGINED = 50
MONSTER = 4
"""The kind of card in Key Largo that never reaches a hand."""


def into_the_blue(dump: Document, viewer: Viewer) -> list[Pool]:
    """Chests that nobody took, and those that others took, until the end."""
    over = dump["step"] == 3
    unknown = [
        place
        for place, owner in enumerate(dump["owners"])
        if owner == -1 or (owner != viewer and not over)
    ]
    return [{f"row {place}": [dump["row"][place]] for place in unknown}]


def in_too_deep(dump: Document, viewer: Viewer) -> list[Pool]:
    """Deck and other hands; a card from before the last shuffle can only be in a hand."""
    known = {packed % 256 for packed in dump["known"] if packed // 256 // 8 == viewer}
    recent = set(dump["shuffled"])
    old: Pool = {}
    fresh: Pool = {f"deck {place}": [card] for place, card in enumerate(dump["deck"])}
    for seat, hand in enumerate(dump["hands"]):
        if seat != viewer:
            unknown = [card for card in hand if card not in known]
            old[f"hand {seat}"] = [card for card in unknown if card not in recent]
            fresh[f"hand {seat}"] = [card for card in unknown if card in recent]
    return [old, fresh]


def key_largo(dump: Document, viewer: Viewer) -> list[Pool]:
    """Wrecks, other hands and what was left out, by depth; the encounters by the deck they were in.

    Cards the viewer has seen, and may still place, are left to the tests of the game.
    """
    components = abyssal.game("key-largo").components
    over = dump["step"] == 10
    sights = [] if viewer is None else dump["sights"][viewer]
    seen = {card for sight in sights for card in sight["faces"]}
    known = {sight["wreck"] for sight in sights}
    pools: list[Pool] = [{}, {}, {}]

    def put(place: str, card: int) -> None:
        if card not in seen and components.kind_of[card] != MONSTER:
            pools[components.depth_of[card]].setdefault(place, []).append(card)

    for wreck, pile in enumerate(dump["piles"]):
        for place, card in enumerate(pile):
            if wreck not in known:
                put(f"wreck {wreck} {place}", card)
    for seat, hand in enumerate(dump["hands"]):
        for card in hand:
            if seat != viewer and not over and not any(dump["gems"]):
                put(f"hand {seat}", card)
    for card in dump["left_out"]:
        put("left out", card)
    encounters: dict[int, Pool] = {}
    for place, card in enumerate(dump["deck"]):
        encounters.setdefault(dump["epochs"][card], {})[f"deck {place}"] = [card]
    for seat, held in enumerate(dump["held"]):
        for card in held:
            if seat != viewer and not over:
                epoch = encounters.setdefault(dump["epochs"][card], {})
                epoch.setdefault(f"hand {seat}", []).append(card)
    return [*pools, *encounters.values()]


def sealed_bids(dump: Document, viewer: Viewer) -> list[Pool]:
    """Deck, other hands, what others paid; the wrecks to come."""
    cards: Pool = {f"deck {place}": [card] for place, card in enumerate(dump["deck"])}
    for seat in range(dump["seats"]):
        if seat != viewer:
            cards[f"hand {seat}"] = dump["hands"][seat]
            cards[f"paid {seat}"] = dump["paid"][seat]
    turned = len(dump["owners"]) + (dump["payer"] == -1)
    wrecks = dict(enumerate(dump["wrecks"][turned:]))
    return [cards, {f"wreck {place}": [value] for place, value in wrecks.items()}]


def unfathomable(dump: Document, viewer: Viewer) -> list[Pool]:
    """Loyalties, decks, and by skill the cards of decks, other hands and the chaos deck."""
    loyalties: Pool = {}
    for card, kind in enumerate(dump["loyalties"]):
        known = viewer is not None and dump["loyalty_known"][card] >> viewer & 1
        shown = dump["loyalty_open"] >> card & 1
        over = dump["ending"] and dump["loyalty_at"][card] >= 0
        if not (known or shown or over):
            loyalties[f"loyalty {card}"] = [kind]
    pools = [loyalties]
    for name in ("mythos", "waypoints", "damage_deck"):
        cards, known_by = dump[name]
        pools.append(
            {
                f"{name} {place}": [card]
                for place, (card, known) in enumerate(zip(cards, known_by, strict=True))
                if known % 64 != 63 and not (viewer is not None and known >> viewer & 1)
            }
        )
    offered = any(answer > 0 for answer in dump["answers"])  # a card shown as a prevention
    for skill in range(6):
        deck = dump["skill_decks"][skill]
        cards = {f"deck {skill} {place}": [kind] for place, kind in enumerate(deck)}
        rows = {"chaos": dump["chaos"]}
        for seat, hand in enumerate(dump["hands"]):
            if seat != viewer and not offered:
                rows[f"hand {seat}"] = hand
        for name, row in rows.items():
            alike = [kind for kind in row if kind % 6 == skill]
            if len(alike) == 1:  # of several alike, one or the other always stays
                cards[name] = alike
        pools.append(cards)
    return pools


HIDDEN: dict[str, Callable[[Document, Viewer], list[Pool]]] = {
    "in-too-deep": in_too_deep,
    "into-the-blue": into_the_blue,
    "key-largo": key_largo,
    "sealed-bids": sealed_bids,
    "unfathomable": unfathomable,
}


def hidden(state: State, viewer: Viewer) -> list[Pool]:
    """What `viewer` cannot know of `state`."""
    return HIDDEN[state.game.name](state.dump(), viewer)


def check_everything_unknown_moves(state: State, viewer: Viewer) -> int:
    """Every card that could lie elsewhere does in some imagined position; how many there are."""
    imagined = [state.imagine(viewer, seed) for seed in range(IMAGINED)]
    futures = [str(other.chance.dump()) for other in (state, *imagined)]
    assert len(set(futures)) == len(futures), "the luck to come is not drawn anew"
    pools_of = [hidden(other, viewer) for other in imagined]
    movable = 0
    for number, pool in enumerate(hidden(state, viewer)):
        seen = [pools[number] for pools in pools_of]
        for place, cards in pool.items():
            elsewhere = {card for other in pool if other != place for card in pool[other]}
            for card, count in Counter(cards).items():
                if elsewhere - {card}:
                    movable += 1
                    moved = any(other.get(place, []).count(card) < count for other in seen)
                    assert moved, f"{card} never leaves {place!r} for viewer {viewer}"
    return movable
