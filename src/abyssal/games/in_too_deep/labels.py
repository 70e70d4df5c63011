"""What the words of In Too Deep need about an action and a question: keys and numbers."""

from collections.abc import Mapping
from typing import Any

from abyssal.games.in_too_deep.abilities import DISCOUNT, LEAST_FOR_A_SHARE


def label(text: str, view: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    """The verb and the arguments of the action `text`, for someone who sees `view`."""
    verb, *rest = text.split()
    if verb in ("draw", "decline"):
        return verb, {}
    if verb == "acquire":
        price = max(LEAST_FOR_A_SHARE, company_view(rest[0], view)["price"])
        return verb, {"company": rest[0], "owner": int(rest[2]), "price": price}
    card = next(int(word) for word in rest if word.isdigit())
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
        asked["action"] = staged["action"]
        asked["missing"] = staged["due"] - len(staged["paid"])
        asked["topic"] = company or "buying"
    return asked


def company_view(company: str, view: Mapping[str, Any]) -> Mapping[str, Any]:
    found: Mapping[str, Any] = next(
        shown for shown in view["companies"] if shown["company"] == company
    )
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
