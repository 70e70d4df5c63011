"""What Key Largo hides: wrecks, hands, what was left out, and the encounters."""

from typing import Final, cast

from abyssal.core.game import Document, Position, Viewer
from abyssal.core.title import Pool
from abyssal.games.key_largo.components import MONSTER, Components
from abyssal.games.key_largo.game import KeyLargo
from abyssal.games.key_largo.position import OVER

DISCLOSING: Final = frozenset({"revealed"})
OF_OTHERS: Final[frozenset[str]] = frozenset()


def pools(state: Position, viewer: Viewer) -> list[Pool]:
    """Treasures by depth, encounters by the deck they were in.

    Cards the viewer has seen, and may still place, are left to the tests of the game.
    """
    components = cast(KeyLargo, state.game).components
    document = state.dump()
    return [*treasures(document, viewer, components), *encounters(document, viewer)]


def treasures(document: Document, viewer: Viewer, components: Components) -> list[Pool]:
    """Wrecks, other hands and what was left out, by depth; a monster never reaches a hand."""
    sights = [] if viewer is None else document["sights"][viewer]
    seen = {card for sight in sights for card in sight["faces"]}
    known = {sight["wreck"] for sight in sights}
    shown = document["step"] == OVER or any(document["gems"])
    places: dict[str, list[int]] = {"left out": document["left_out"]}
    for wreck, pile in enumerate(document["piles"]):
        if wreck not in known:
            places |= {f"wreck {wreck} {place}": [card] for place, card in enumerate(pile)}
    for seat, hand in enumerate(document["hands"]):
        if seat != viewer and not shown:
            places[f"hand {seat}"] = hand
    by_depth: list[Pool] = [{}, {}, {}]
    for place, cards in places.items():
        for card in cards:
            if card not in seen and components.kind_of[card] != MONSTER:
                by_depth[components.depth_of[card]].setdefault(place, []).append(card)
    return by_depth


def encounters(document: Document, viewer: Viewer) -> list[Pool]:
    """The deck and what others hold, by the deck each card was last in."""
    by_deck: dict[int, Pool] = {}
    for place, card in enumerate(document["deck"]):
        by_deck.setdefault(document["epochs"][card], {})[f"deck {place}"] = [card]
    for seat, held in enumerate(document["held"]):
        for card in held:
            if seat != viewer and document["step"] != OVER:
                deck = by_deck.setdefault(document["epochs"][card], {})
                deck.setdefault(f"hand {seat}", []).append(card)
    return list(by_deck.values())
