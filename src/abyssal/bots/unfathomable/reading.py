"""What a seat of Unfathomable knows of the table, read from its view."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from abyssal.games.unfathomable.box.cards import Cards
from abyssal.games.unfathomable.box.components import (
    CHARACTERS,
    DAMAGE,
    ITEMS,
    NOBODY,
    RESOURCES,
    ROOMS,
    SKILLS,
    SPACE_COUNT,
    SPACES,
)
from abyssal.games.unfathomable.box.grammar import (
    MYTHOS_DECK,
    SPELL_DECK,
    WAYPOINT_DECK,
    WORDS,
)
from abyssal.games.unfathomable.position.notation import CARD_NAMES
from abyssal.games.unfathomable.position.position import Trial
from abyssal.games.unfathomable.rules.skill_tests import OUTCOMES
from abyssal.policies.unfathomable.ship import Ship
from abyssal.policies.unfathomable.table import NO_CARD, NO_DECK, Table, TestAtHand
from abyssal.policies.unfathomable.weights import BY_HAND

View = Mapping[str, Any]

SPACE_NUMBER: Final = {name: number for number, name in enumerate(SPACES)}
CHARACTER_NUMBER: Final = {name: number for number, name in enumerate(CHARACTERS)}
SKILL_BIT: Final = {name: 1 << skill for skill, name in enumerate(SKILLS)}
OUTCOME_NUMBER: Final = {name: number for number, name in enumerate(OUTCOMES)}
KIND: Final = {name: kind for kind, name in enumerate(CARD_NAMES)}
ITEM_NUMBER: Final = {name: item for item, name in enumerate(ITEMS)}


def ship_seen(view: View, cards: Cards) -> Ship:
    """The same that the policy reads from a position."""
    ship = Ship()
    ship.cards = cards
    ship.me = somebody(view["viewer"])
    ship.seats = view["seats"]
    ship.over = view["over"]
    ship.arrived = view["ending"] == "arrived"
    ship.turn = view["turn"]
    ship.current = view["current"]
    ship.captain = somebody(view["captain"])
    ship.keeper = somebody(view["keeper"])
    ship.awake = view["awake"]
    standard, cult = view["options"]["game"] == "standard", view["options"]["cultist"] == "with"
    ship.with_cultist = ship.seats % 2 == 0 and standard and cult
    see_ship(ship, view)
    see_people(ship, view)
    see_own(ship, view)
    ship.trials = [trial_seen(trial, cards) for trial in view["trials"]]
    see_what_is_resolved(ship, view)
    see_question(ship, view)
    return ship.weigh(BY_HAND)


def somebody(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def see_ship(table: Table, view: View) -> None:
    names = table.cards.waypoint_names
    table.dials = [view["dials"][name] for name in RESOURCES]
    table.distance = view["distance"]
    table.travelled = view["travel"]
    table.chanted = view["ritual"]
    table.waypoint = names.index(view["row"][-1]) if view["row"] else NO_CARD
    table.deep_ones = by_space(view["deep_ones"])
    table.supply = view["supply"]
    table.hydra = SPACE_NUMBER[view["hydra"]]
    table.dagon = SPACE_NUMBER[view["dagon"]]
    table.passengers = by_space(view["passengers"])
    table.passenger_supply = view["passenger_supply"]
    table.damage_cards = [NO_CARD] * ROOMS
    for room, card in view["damage"].items():
        table.damage_cards[SPACE_NUMBER[room]] = DAMAGE.index(card)


def by_space(counts: Mapping[str, int]) -> list[int]:
    found = [0] * SPACE_COUNT
    for name, count in counts.items():
        found[SPACE_NUMBER[name]] = count
    return found


def see_people(table: Table, view: View) -> None:
    players = view["players"]
    table.characters = [CHARACTER_NUMBER.get(player["character"], NOBODY) for player in players]
    table.places = [SPACE_NUMBER[player["space"]] for player in players]
    table.revealed = [player["traitor"] for player in players]
    table.hands = [player["hand"] for player in players]
    table.item_owners = [NOBODY] * len(ITEMS)
    for seat, player in enumerate(players):
        for item in player["items"]:
            table.item_owners[ITEM_NUMBER[item]] = seat
    table.dealt = [player["loyalty"] for player in players]
    table.shown_bad = [no_humans(player["loyalties"]) for player in players]
    table.seen = [len(seen) for seen in view["seen_loyalties"]]
    table.seen_bad = [no_humans(seen) for seen in view["seen_loyalties"]]


def no_humans(loyalties: Sequence[str]) -> int:
    """How many loyalty cards are no human's."""
    return len(loyalties) - loyalties.count("human")


def see_own(table: Table, view: View) -> None:
    """The hand and the loyalty of the viewer; a spectator has none."""
    mine = view["players"][table.me] if table.me != NOBODY else {}
    picked = mine.get("staged") or []
    table.hand = [KIND[name] for name in mine.get("cards") or []]
    table.staged = [KIND[pick] if pick in KIND else SKILLS.index(pick) for pick in picked]
    table.hybrid = "hybrid" in mine.get("loyalties", [])
    table.cultist = "cultist" in mine.get("loyalties", [])


def trial_seen(trial: View, cards: Cards) -> Trial:
    return Trial(
        turn=trial["turn"],
        mythos=mythos_number(trial["mythos"], cards),
        space=NO_CARD if trial["space"] is None else SPACE_NUMBER[trial["space"]],
        accused=somebody(trial["accused"]),
        target=trial["target"],
        partial=trial["partial"],
        support=mask_of(trial["skills"]),
        total=trial["total"],
        outcome=OUTCOME_NUMBER[trial["outcome"]],
        added=trial["added"],
        cards=[KIND[name] for name in trial["cards"]],
    )


def mask_of(skills: Sequence[str]) -> int:
    return sum([SKILL_BIT[name] for name in skills])


def mythos_number(name: str | None, cards: Cards) -> int:
    return NO_CARD if name is None else mythos_numbers(cards)[name]


@cache
def mythos_numbers(cards: Cards) -> dict[str, int]:
    """The number of each mythos card of an edition, by its name."""
    return {card.name: number for number, card in enumerate(cards.mythos)}


def see_what_is_resolved(table: Table, view: View) -> None:
    table.test = None if view["test"] is None else test_seen(view["test"])
    table.mythos = mythos_number(view["mythos"], table.cards)
    table.foreign = view["foreign"]
    table.acting = somebody(view["acting"])
    table.actions = view["actions"]
    roll = view["roll"]
    table.rolled = 0 if roll is None else roll["face"] + roll["modifier"]


def test_seen(shown: View) -> TestAtHand:
    test = TestAtHand(
        target=shown["target"],
        partial=shown["partial"],
        support=mask_of(shown["skills"]),
        total=shown["total"] or 0,
    )
    test.within = shown["space"] is not None
    test.accused = somebody(shown["accused"])
    test.added = shown["added"]
    test.open_cards = [KIND[name] for name in shown["cards"]]
    test.face_up = shown["face_up"]
    test.no_chaos = shown["no_chaos"]
    return test


def see_question(table: Table, view: View) -> None:
    question = view["question"]
    table.step = view["step"]
    table.window = view["window"] or ""
    table.purpose = question["purpose"] or ""
    table.mode = question["mode"] or ""
    table.count = question["count"] or 0
    table.owner = somebody(question["owner"])
    looking = view["looking"]
    table.deck = NO_DECK
    table.looked_at = []
    if looking is not None and looking["cards"] is not None:
        table.deck = WORDS["deck"].index(looking["deck"])
        names = names_of(table.deck, table.cards)
        table.looked_at = [names.index(name) for name in looking["cards"]]


def names_of(deck: int, cards: Cards) -> list[str]:
    """The names of all cards of a deck that can be looked at."""
    if deck == MYTHOS_DECK:
        return [card.name for card in cards.mythos]
    if deck == WAYPOINT_DECK:
        return cards.waypoint_names
    return cards.spell_names if deck == SPELL_DECK else ITEMS
