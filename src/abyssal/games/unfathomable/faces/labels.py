"""What a face needs about a decision of Unfathomable: keys and numbers."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from abyssal.core.description import Barred, Effects, Label, Member, PickSet, pick_set
from abyssal.games.unfathomable.box.components import (
    CHARACTERS,
    HAND_LIMIT,
    REPAIR_WORTH,
    ROOMS,
    SPACES,
    WILD_WORTH,
)
from abyssal.games.unfathomable.box.grammar import WORDS
from abyssal.games.unfathomable.box.wording import choices_of, text_of
from abyssal.games.unfathomable.rules.looking import FAMILIES
from abyssal.games.unfathomable.turn.actions import FEAT_ABILITIES, SHEET_ABILITIES

OFFERS: Final = {
    "shrug": "shrug-it-off",
    "heal": "healing-words",
    "intervene": "medical-intervention",
    "starbuck": "starbuck",
    "pharmacy": "travel-pharmacy",
}
"""The ability behind a prevention that is offered."""
NAMES_A: Final = {
    "be": "character",
    "draw": "skill",
    "discard": "card",
    "add": "card",
    "to": "space",
    "at": "space",
    "gain": "resource",
    "lose": "resource",
    "advance": "track",
    "look": "deck",
    "thing": "item",
    "monarch": "monarch",
    "outcome": "result",
    "top": "card",
    "reveal": "loyalty",
    "item": "item",
    "kept": "mythos",
    "almanac": "card",
    "fortune": "card",
    "training": "card",
    "open": "card",
    "prepare": "card",
    "experienced": "card",
    "script": "skill",
    "shrug": "card",
    "heal": "card",
    "pharmacy": "means",
}
"""Verbs that name one thing, and what it is."""


def label(text: str, view: Mapping[str, Any]) -> Label:
    """The verb and the arguments of the action `text`, for someone who sees `view`."""
    verb, *rest = text.split()
    if verb in NAMES_A:
        return verb, {NAMES_A[verb]: rest[0]}
    if verb in ("count", "set"):
        return verb, {"number": int(rest[0])}
    if verb in ("shift", "equipped"):
        return verb, shift(int(rest[0]))
    if verb in ("raise", "lower"):
        effect = "die" if rest[0].startswith("observation") else "total"
        return verb, {"card": rest[0], "effect": effect}
    if verb == "play":
        return verb, {"card": rest[0], "ability": text_of(rest[0])}
    if verb == "learn":
        return verb, {"card": rest[0], "skill": rest[1]}
    if verb == "name":
        return verb, {"owner": int(rest[0])}
    if verb == "attack":
        return verb, {"owner": seat_of(rest[0])}
    if verb == "aim":
        return verb, {"space": rest[0], "owner": seat_of(rest[1])}
    if verb == "give":
        return verb, {"item": rest[0], "owner": int(rest[1])}
    if verb in ("accept", "refuse"):
        return verb, {"item": view["question"]["item"]}
    if verb == "wear":
        return verb, {"item": None if rest[0] == "nothing" else rest[0]}
    if verb == "allow":
        return verb, offer(rest[0], view)
    if verb == "option":
        return verb, option(rest[0], view)
    if verb == "take":
        return verb, taken(int(rest[0]), view)
    if verb == "move":
        jailed = acting(view)["space"] == "brig"
        return verb, {"space": rest[0], "paid": "yes" if jailed else "no"}
    if verb == "use":
        room = acting(view)["space"]
        return verb, {"room": room if rest[0] == "space" else f"{room}-{rest[0]}"}
    if verb == "repair":
        return verb, repair(view)
    if verb in ("sheet", "feat"):
        character = CHARACTERS.index(acting(view)["character"])
        abilities = SHEET_ABILITIES if verb == "sheet" else FEAT_ABILITIES
        return verb, {"ability": abilities[character]}
    return verb, circumstances(view)


def circumstances(view: Mapping[str, Any]) -> dict[str, Any]:
    """What plain answers such as `pass` and `done` mean here."""
    return {
        "step": view["step"],
        "purpose": view["question"]["purpose"],
        "picked": len(staged(view)),
        "own": "yes" if view["acting"] in (None, view["current"]) else "no",
    }


def seat_of(target: str) -> int | None:
    """The seat aimed at; None for a Deep One."""
    return None if target == "deep-one" else int(target)


def shift(number: int) -> dict[str, Any]:
    direction = "up" if number > 0 else "down" if number < 0 else "none"
    return {"number": abs(number), "direction": direction}


def offer(allowed: str, view: Mapping[str, Any]) -> dict[str, Any]:
    """A prevention that is offered; that of the ward is nobody's."""
    if allowed == "ward":
        return {"owner": None, "ability": None}
    made = dict(offered.split()[:2] for offered in view["offers"])
    return {"owner": int(allowed), "ability": OFFERS[made[allowed]]}


def option(number: str, view: Mapping[str, Any]) -> dict[str, Any]:
    if number == "leader":
        return {"number": number, "choice": None, "sentences": []}
    place, titles = int(number) - 1, choices(view)
    return {
        "number": number,
        "choice": titles[place] if titles else None,
        "sentences": view["question"]["options"][place],
    }


def choices(view: Mapping[str, Any]) -> list[str]:
    """The titles of the options that stand open, if they are those of a crisis."""
    return choices_of(view["mythos"], view["foreign"]) if view["step"] == "crisis" else []


def named(deck: str, card: str) -> dict[str, Any]:
    """The name of a card of a deck, as a phrase."""
    return {"say": f"{FAMILIES[WORDS['deck'].index(deck)]}-{card}"}


def taken(place: int, view: Mapping[str, Any]) -> dict[str, Any]:
    """A card looked at; of two alike it matters which is meant."""
    looking = view["looking"]
    cards = looking["cards"]
    twin = "yes" if cards.count(cards[place]) > 1 else "no"
    return {"seen": named(looking["deck"], cards[place]), "place": place + 1, "twin": twin}


def acting(view: Mapping[str, Any]) -> Mapping[str, Any]:
    """Who performs an action."""
    player: Mapping[str, Any] = view["players"][view["acting"]]
    return player


def repair(view: Mapping[str, Any]) -> dict[str, Any]:
    """What it takes to repair the room of the acting player."""
    room = acting(view)["space"]
    skill = view["damage"][room].removeprefix("structural-")
    wild = skill == "any"
    number = WILD_WORTH if wild else REPAIR_WORTH
    return {"space": room, "skill": None if wild else skill, "number": number}


def staged(view: Mapping[str, Any]) -> list[str]:
    """What the viewer has picked of a set that is not complete."""
    if view["viewer"] is None:
        return []
    return view["players"][view["viewer"]]["staged"] or []


def question(view: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments of the prompt for `view`."""
    asked = {name: said for name, said in view["question"].items() if name != "options"}
    picked = staged(view)
    asked |= circumstances(view)
    asked |= {"mythos": view["mythos"], "actions": view["actions"], "window": view["window"]}
    asked |= {"winners": view["winners"]}
    asked["missing"] = max(0, missing(view) - len(picked))
    asked["worth"] = sum(int(card[-1]) for card in picked if card[-1].isdigit())
    if view["test"] is not None:
        asked |= {name: view["test"][name] for name in ("target", "skills", "total")}
        asked["shown"] = "yes" if view["test"]["face_up"] else "no"
    if view["roll"] is not None:
        asked["face"] = view["roll"]["face"]
    looking = view["looking"]
    if looking is not None:
        asked["deck"] = looking["deck"]
        asked["seen"] = [named(looking["deck"], card) for card in looking["cards"] or []]
    return asked


def missing(view: Mapping[str, Any]) -> int:
    """How many cards a set of the viewer must have."""
    if view["question"]["mode"] == "to-limit" and view["viewer"] is not None:
        return int(view["players"][view["viewer"]]["hand"]) - HAND_LIMIT
    return view["question"]["count"] or 0


def effects(said: Label, view: Mapping[str, Any]) -> Effects:
    """Labels tell what is paid for and what is done."""
    return {}


def picks(view: Mapping[str, Any], legal: Sequence[str]) -> PickSet | None:
    """The cards to discard or to add to a test, picked one by one and handed in together."""
    if view["viewer"] is None or view["step"] not in ("contribute", "discards"):
        return None
    mine, picked = view["players"][view["viewer"]], staged(view)
    if view["step"] == "contribute":
        limit = 1 if mine["space"] == "brig" or mine["traitor"] else mine["hand"]  # UNF-141
        cards = [counted(member, view) for member in unpicked(mine["cards"], picked)]
        added = sum(counted(member_of(card), view)["worth"] for card in picked)
        left = limit - len(picked)
        return pick_set("add", cards, 0, left, so_far=added, close="done", closes_full=True)
    mode, count = view["question"]["mode"], view["question"]["count"]
    if mode == "worth":
        skill = repair_skill(mine, count, view)
        suited = [card for card in mine["cards"] if skill in (None, card.split("-")[0])]
        cards = unpicked(suited, picked)
        paid = sum(member["worth"] for member in map(member_of, picked))
        worth = max(0, count - paid)
        return pick_set(
            "discard", cards, 0, len(cards), worth=worth, so_far=paid, suit=skill, close="done"
        )
    left = min(missing(view), mine["hand"]) - len(picked)
    cards = unpicked(mine["cards"], picked)
    if mode == "up-to":
        return pick_set("discard", cards, 0, left, close="done")
    return pick_set("discard", cards, left, left)


def barred(view: Mapping[str, Any], legal: Sequence[str]) -> list[Barred]:
    """Cards that cannot be used, and spaces that cannot be gone to or used."""
    found = barred_cards(view, legal)
    if view["step"] == "actions" and view["acting"] == view["viewer"]:
        found += barred_spaces(view, legal)
    return found


def barred_cards(view: Mapping[str, Any], legal: Sequence[str]) -> list[Barred]:
    """Treachery in the hand of a loyal seat, and what has not the skill that a set asks for."""
    mine = view["players"][view["viewer"]]
    cards = dict.fromkeys(mine["cards"])
    chosen = picks(view, legal)
    if chosen is not None:
        fitting = {member["pick"] for member in chosen["members"]}
        others = [card for card in cards if chosen["suit"] and card not in fitting]
        return [{"do": f"{chosen['verb']} {card}", "why": ("other-skill", {})} for card in others]
    if mine["traitor"]:
        return []
    return [
        {"do": f"play {card}", "why": ("treachery", {})}
        for card in cards
        if card.startswith("treachery") and not any(card in text.split() for text in legal)
    ]


def barred_spaces(view: Mapping[str, Any], legal: Sequence[str]) -> list[Barred]:
    """Why the acting player cannot go somewhere, or not use where they are."""
    here = acting(view)["space"]
    found: list[Barred] = []
    if not any(text.startswith("use ") for text in legal):
        if here in view["damage"]:
            found.append({"do": "use", "why": ("damaged", {})})
        elif here in SPACES[:ROOMS] and here in view["deep_ones"]:
            found.append({"do": "use", "why": ("enemy", {})})
    for space in SPACES:
        if space == here or f"move {space}" in legal:
            continue
        reason = "brig" if here == "brig" else None
        if space.startswith("water-") or space == "deep":
            reason = "water"
        elif space in ("sick-bay", "brig"):
            reason = "locked"
        if reason:
            found.append({"do": f"move {space}", "why": (reason, {})})
    return found


def member_of(card: str) -> Member:
    skill, value = card.split("-")
    return {"pick": card, "worth": int(value), "suit": skill}


def counted(member: Member, view: Mapping[str, Any]) -> Member:
    """A card as the test at hand counts it: below zero if it opposes."""
    sign = 1 if member["suit"] in view["test"]["skills"] else -1
    return {**member, "worth": sign * member["worth"]}


def unpicked(cards: list[str], picked: list[str]) -> list[Member]:
    """The cards after the last one picked: a set is picked in ascending order."""
    begin = cards.index(picked[-1]) + picked.count(picked[-1]) if picked else 0
    return [member_of(card) for card in cards[begin:]]


def repair_skill(mine: Mapping[str, Any], count: int, view: Mapping[str, Any]) -> str | None:
    """The skill of cards paid for a repair; None where any will do."""
    skill = (view["damage"].get(mine["space"]) or "any").removeprefix("structural-")
    return None if skill == "any" or count != REPAIR_WORTH else str(skill)
