"""View model of the decisions of Key Largo: labels, costs and sets, as keys and numbers."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from abyssal.core.description import Effects, Label, Member, PickSet, pick_set
from abyssal.games.key_largo.components import ROUND, TRAFFIC_CARDS
from abyssal.games.key_largo.reasons import barred, reached

__all__ = ["barred", "effects", "label", "picks", "question"]

PRESENT: Final = ("ready", "drew")
"""What divers are who are still on the wreck."""
ALL: Final = 0
"""In place of a diver: all of them."""


def label(text: str, view: Mapping[str, Any]) -> Label:
    """The verb and the arguments of the action `text`, for someone who sees `view`."""
    verb, *rest = text.split()
    if verb == "plan":
        return verb, {"morning": rest[0], "afternoon": rest[1]}
    if verb in ("sail", "round", "look"):
        return verb, wreck_arguments(int(rest[0]), view)
    if verb in ("draw", "trident"):
        return verb, {"diver": int(rest[0])}
    if verb == "weight":
        return verb, {"carrier": int(rest[0]), "diver": int(rest[1])}
    if verb == "surface":
        return verb, {"diver": ALL if rest[0] == "all" else int(rest[0])}
    if verb == "flee":
        return verb, {"diver": view["dive"]["drawer"]}
    if verb == "recruit":
        return verb, {"price": view["visit"]["prices"]["diver"]}
    if verb == "rob":
        price = view["visit"]["prices"]["pickpocket"]
        return verb, {"owner": int(rest[0]), "depth": rest[1], "price": price}
    if verb == "buy":
        price = view["visit"]["prices"][rest[0]]
        return verb, {"equipment": rest[0], "diver": int(rest[1]), "price": price}
    if verb == "sell":
        income = int(rest[1]) * rate_of(rest[0], view)
        return verb, {"cards": [" ".join(rest)], "income": income}
    if verb == "change":
        *card, kind = rest
        income = int(card[1]) * rate_of(kind, view)
        return verb, {"cards": [" ".join(card)], "kind": kind, "income": income}
    if verb == "play":
        return verb, played(rest[0], rest[1:], view)
    if verb == "discard":
        return verb, {"encounter": rest[0]}
    return verb, closing(view)


def wreck_arguments(number: int, view: Mapping[str, Any]) -> dict[str, Any]:
    wreck = view["wrecks"][number - 1]
    return {"wreck": number, "depth": wreck["depth"], "cards": wreck["cards"], "price": ROUND}


def rate_of(kind: str, view: Mapping[str, Any]) -> int:
    """What a unit of a type brings the one who sells."""
    rate: int = view["visit"]["prices"][kind]
    return rate


def played(encounter: str, aim: list[str], view: Mapping[str, Any]) -> dict[str, Any]:
    """An encounter and what it is aimed at."""
    arguments: dict[str, Any] = {
        "encounter": encounter,
        "effect": encounter,
        "aim": "none",
        "diver": None,
        "wreck": None,
        "owner": None,
        "cards": [],
        "income": None,
    }
    if encounter == "volunteer-help":
        arguments |= {"aim": "diver", "diver": int(aim[0])}
    elif encounter == "saboteur":
        arguments |= {"aim": "victim", "owner": int(aim[0]), "diver": int(aim[1])}
    elif encounter == "drunkard":
        arguments |= {"aim": "wreck", "wreck": int(aim[0])}
    elif encounter == "hurried-buyer":
        income = int(aim[1]) * max(view["prices"][aim[0]])
        arguments |= {"aim": "card", "cards": [" ".join(aim)], "income": income}
    elif encounter == "jeweller":
        arguments |= {"aim": "card", "cards": [" ".join(aim)], "income": int(aim[1])}
    return arguments


def closing(view: Mapping[str, Any]) -> dict[str, Any]:
    """What `done` ends."""
    staged, visit = view["staged"], view["visit"]
    return {
        "step": view["step"],
        "income": 0 if staged is None else staged["income"],
        "sold": "yes" if visit is not None and visit["sold"] else "no",
    }


def question(view: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments of the prompt for `view`."""
    dive, visit, staged = view["dive"], view["visit"], view["staged"]
    asked: dict[str, Any] = {
        "day": view["day"],
        "weekday": view["weekday"],
        "planned": planned(view),
        "winners": view["winners"],
        "income": view["income"][view["day"] - 1] if staged is None else staged["income"],
    }
    if dive is not None:
        wreck = view["wrecks"][dive["wreck"] - 1]
        asked |= {"wreck": dive["wreck"], "depth": dive["depth"], "diver": dive["drawer"]}
        asked["cards"] = wreck["cards"]
    if visit is not None:
        asked |= {"crowd": visit["crowd"], "sold": "yes" if visit["sold"] else "no"}
    return asked


def effects(said: Label, view: Mapping[str, Any]) -> Effects:
    """The dollars an action costs or brings, who dives there, what a monster would do."""
    verb, arguments = said
    found: Effects = {}
    if verb in ("round", "recruit", "rob", "buy"):
        found["pays"] = arguments["price"]
    if verb in ("sell", "change", "play") and arguments["income"] is not None:
        found["gains"] = {"money": arguments["income"]}
    if verb == "sail":
        team = view["players"][view["viewer"]]["divers"]
        found["gains"] = {"divers": reached(arguments["depth"], team)}
    if verb in ("draw", "weight"):
        found["gains"] = {"threat": threat(arguments["diver"], view)}
    return found


def threat(drawer: int, view: Mapping[str, Any]) -> str:
    """What a monster would do to a diver who draws: a trident at hand kills it (KL-70)."""
    wreck = view["wrecks"][view["dive"]["wreck"] - 1]
    if wreck["seen"] is not None and not wreck["monsters"]:
        return "none"
    team = view["players"][view["viewer"]]["divers"]
    armed = any(
        diver["trident"] and (diver["status"] in PRESENT or diver["number"] == drawer)
        for diver in team
    )
    return "trident" if armed else "flight"


def picks(view: Mapping[str, Any], legal: Sequence[str]) -> PickSet | None:
    """The cards that may join the sale: all of one type, or a few of any with the Trafficker."""
    visit, staged = view["visit"], view["staged"]
    hand = None if view["viewer"] is None else view["players"][view["viewer"]]["cards"]
    if not hand or visit is None or visit["place"] != "market":
        return None
    if staged is None and not any(text.startswith(("sell ", "change ")) for text in legal):
        return None
    mixed = staged is not None and staged["kind"] is None
    marked = [] if staged is None else [*staged["cards"], staged["changed"]]
    rest: list[Member] = []
    for card in hand:
        if card in marked:
            marked.remove(card)
        elif f"sell {card}" in legal:
            kind, units, _ = card.split()
            rest.append({"pick": card, "worth": int(units) * rate_of(kind, view), "suit": kind})
    return pick_set(
        "sell",
        rest,
        least=0 if "done" in legal else 1,
        most=TRAFFIC_CARDS - len(staged["cards"]) if mixed else len(rest),
        so_far=0 if staged is None else staged["income"],
        suit=None if staged is None else staged["kind"],
        alike=not mixed,
        close="done",
    )


def planned(view: Mapping[str, Any]) -> str:
    """Whether the viewer has planned the day; `none` for a spectator."""
    if view["viewer"] is None:
        return "none"
    return "no" if view["players"][view["viewer"]]["morning"] is None else "yes"
