"""View model of the decisions of In Too Deep: labels, costs and sets, as keys and numbers."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from abyssal.core.description import Arguments, Barred, Effects, Label, Member, PickSet, pick_set
from abyssal.games.in_too_deep.abilities import DISCOUNT, LEAST_FOR_A_SHARE
from abyssal.games.in_too_deep.components import COMPANIES

DEEPER: Final = ("expand", "add")
"""What lays one more depth card."""
TREATMENTS: Final = ("remove", "move", "raise")
"""What the abilities of Ocean and Wildlife do with depth cards, for a fixed price."""
PLACE: Final = {company: place for place, company in enumerate(COMPANIES)}
"""Where a view has each company."""


def label(text: str, view: Mapping[str, Any]) -> Label:
    """The verb and the arguments of the action `text`, for someone who sees `view`."""
    verb, *rest = text.split()
    if verb in ("draw", "decline"):
        return verb, {}
    if verb == "acquire":
        price = max(LEAST_FOR_A_SHARE, company_view(rest[0], view)["price"])
        return verb, {"company": rest[0], "owner": int(rest[2]), "price": price}
    card = int(rest[0] if rest[0].isdigit() else rest[1])
    if verb == "buy":
        return verb, {"card": card, "company": rest[0], "price": price_of(rest[0], view)}
    if verb == "expand":
        return verb, {"card": card, "company": rest[0]}
    if verb == "add":
        return verb, {"card": card, "company": rest[0], "price": depth_price(card, rest[0], view)}
    if verb == "move":
        return verb, {"card": card, "company": rest[1]}
    if verb in ("remove", "raise"):
        return verb, {"card": card, "company": company_under(card, view)}
    return verb, {"card": card, "company": view["company_of"][str(card)]}


def question(view: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments of the prompt for `view`."""
    asked: dict[str, Any] = {"winners": view["winners"], "final_turns": view["final_turns"]}
    company = view["ability"]
    if company is not None:
        asked["company"] = company
        asked["ability"] = f"{company}-{view['options'][company]}"
    staged = view["staged"]
    if staged is not None:
        asked["action"] = label(staged["action"], view)
        asked["missing"] = staged["due"] - len(staged["paid"])
        asked["topic"] = company or "buying"
    return asked


def effects(said: Label, view: Mapping[str, Any]) -> Effects:
    """How many cards an action costs, what it does to a company, and the cards that may pay."""
    verb, arguments = said
    found: Effects = {}
    if verb in DEEPER:
        found["gains"] = deeper(verb, arguments, view)
    price = treatment_price(view) if verb in TREATMENTS else arguments.get("price")
    if price is not None:
        found["pays"] = price
        if price > 0:
            found["picks"] = payment(arguments.get("card"), price, [], view)
    return found


def picks(view: Mapping[str, Any], legal: Sequence[str]) -> PickSet | None:
    """The cards that are still to be paid for what is chosen."""
    staged = view["staged"]
    if staged is None:
        return None
    verb, arguments = label(staged["action"], view)
    found = payment(arguments.get("card"), staged["due"], staged["paid"], view)
    if verb in DEEPER:
        found["gains"] = deeper(verb, arguments, view)
    return found


def barred(view: Mapping[str, Any], legal: Sequence[str]) -> list[Barred]:
    """The companies that some card in hand cannot expand, for it is not deeper."""
    if view["step"] != "turn":
        return []
    hand = view["players"][view["viewer"]]["cards"]
    return [
        {"do": f"expand {company}", "why": ("deep", {"company": company, "top": depth[-1]})}
        for company, depth in ((shown["company"], shown["depth"]) for shown in view["companies"])
        if depth and any(f"expand {company} {card}" not in legal for card in hand)
    ]


def payment(played: int | None, due: int, paid: list[int], view: Mapping[str, Any]) -> PickSet:
    """Cards of the viewer's hand, but for the one played, in ascending order (ITD-28, ITD-120)."""
    last = max(paid, default=-1)
    spare: list[Member] = [
        {"pick": str(card), "worth": 1, "suit": view["company_of"][str(card)]}
        for card in view["players"][view["viewer"]]["cards"]
        if card != played and card > last
    ]
    left = due - len(paid)
    return pick_set("pay", spare, left, left, forced=not paid and left == len(spare))


def deeper(verb: str, arguments: Arguments, view: Mapping[str, Any]) -> Arguments:
    """What one more depth card does: whom it pays, and what a share is worth then."""
    shown = company_view(arguments["company"], view)
    pays_from = shown["pays_from"]
    pays = verb == "expand" and pays_from is not None and arguments["card"] >= pays_from
    return {"dividends": shown["dividends"] if pays else [], "worth": shown["worth_deeper"]}


def treatment_price(view: Mapping[str, Any]) -> int:
    """What it costs to treat a depth card (ITD-82, ITD-86, ITD-110)."""
    return 2 if view["ability"] == "ocean" and view["options"]["ocean"] == "basic" else 1


def company_view(company: str, view: Mapping[str, Any]) -> Mapping[str, Any]:
    found: Mapping[str, Any] = view["companies"][PLACE[company]]
    return found


def company_under(card: int, view: Mapping[str, Any]) -> str:
    """The company a depth card lies on."""
    return str(next(shown["company"] for shown in view["companies"] if card in shown["depth"]))


def price_of(company: str, view: Mapping[str, Any]) -> int:
    """What a share from hand costs: less in the ability of Research (ITD-102)."""
    price: int = company_view(company, view)["price"]
    return price if view["ability"] is None else max(0, price - DISCOUNT)


def depth_price(card: int, company: str, view: Mapping[str, Any]) -> int:
    """What the ability of Wildlife costs for `card` on `company` (ITD-118, ITD-119)."""
    depth: list[int] = company_view(company, view)["depth"]
    if not depth or card > depth[-1]:
        return 0
    return len([other for other in depth if other > card])
