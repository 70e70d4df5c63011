"""Why something is not offered in Key Largo, from what a seat sees and may do."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from abyssal.core.description import Barred
from abyssal.games.key_largo.components import DEPTHS, EQUIPMENT, MOST_OF, TEAM

AIMS: Final = ("sail", "look", "round", "play drunkard")
"""What names a wreck."""
SERVICES: Final = {"recruit": "diver", "rob": "pickpocket", "round": "round"}
"""The services of the bar, and under which name their price and use are shown."""
CARRIED_AS: Final = {"hose": "hoses", "trident": "trident", "weight": "weight"}


def barred(view: Mapping[str, Any], legal: Sequence[str]) -> list[Barred]:
    """Wrecks that cannot be chosen, services of the bar, and pieces of the shop."""
    return [*wrecks(view, legal), *services(view, legal), *pieces(view, legal)]


def reached(depth: str, team: Sequence[Mapping[str, Any]]) -> list[int]:
    """The divers of a team whose hoses are long enough (KL-33)."""
    return [diver["number"] for diver in team if diver["hoses"] >= DEPTHS.index(depth)]


def wrecks(view: Mapping[str, Any], legal: Sequence[str]) -> Iterator[Barred]:
    for verb in AIMS:
        if not any(text.startswith(f"{verb} ") for text in legal):
            continue
        for wreck in view["wrecks"]:
            action = f"{verb} {wreck['number']}"
            if wreck["cards"] and action not in legal:
                yield from wreck_barred(action, wreck, view)


def wreck_barred(
    action: str, wreck: Mapping[str, Any], view: Mapping[str, Any]
) -> Iterator[Barred]:
    visit, mine = view["visit"], view["players"][view["viewer"]]
    if visit is not None and visit["looked"] == wreck["number"]:
        yield {"do": action, "why": ("looked", {})}
    elif wreck["boat"] is not None:
        yield {"do": action, "why": ("taken", {"owner": wreck["boat"]})}
    elif not reached(wreck["depth"], mine["divers"]):
        yield {"do": action, "why": ("depth", {})}


def services(view: Mapping[str, Any], legal: Sequence[str]) -> Iterator[Barred]:
    if view["step"] != "bar":
        return
    for verb, service in SERVICES.items():
        if not any(text.split()[0] == verb for text in legal):
            for reason, holds in service_reasons(service, view).items():
                if holds:
                    yield {"do": verb, "why": ("service", {"reason": reason})}
                    break


def service_reasons(service: str, view: Mapping[str, Any]) -> dict[str, bool]:
    """What may stand against a service, the first that holds first (KL-86, KL-92 to KL-106)."""
    visit, seat = view["visit"], view["viewer"]
    mine = view["players"][seat]
    reasons = {"used": visit["used"].get(service, 0) > 0}
    if service == "diver":
        reasons["team"] = len(mine["divers"]) >= TEAM
        reasons["supply"] = view["supply"]["diver"] == 0
    elif service == "pickpocket":
        others = [player for other, player in enumerate(view["players"]) if other != seat]
        reasons["victims"] = not any(any(player["treasures"]) for player in others)
    else:
        reasons["wrecks"] = not any(wreck["cards"] for wreck in view["wrecks"])
    reasons["cash"] = mine["cash"] < visit["prices"].get(service, 0)
    return reasons


def pieces(view: Mapping[str, Any], legal: Sequence[str]) -> Iterator[Barred]:
    visit = view["visit"]
    if visit is None or visit["place"] != "shop":
        return
    for diver in view["players"][view["viewer"]]["divers"]:
        for piece in EQUIPMENT:
            action = f"buy {piece} {diver['number']}"
            if action not in legal:
                yield {"do": action, "why": ("buy", piece_reason(piece, diver, view, legal))}


def piece_reason(
    piece: str, diver: Mapping[str, Any], view: Mapping[str, Any], legal: Sequence[str]
) -> dict[str, Any]:
    """Why a piece is not offered for a diver; `number` is an equal one for whom it is."""
    mine = view["players"][view["viewer"]]
    twin = next((int(text.split()[2]) for text in legal if text.startswith(f"buy {piece} ")), 0)
    reason = "same" if twin else "limit"
    if int(diver[CARRIED_AS[piece]]) >= MOST_OF[EQUIPMENT.index(piece)]:
        reason = "room"
    elif view["supply"][piece] == 0:
        reason = "supply"
    elif mine["cash"] < view["visit"]["prices"].get(piece, 0):
        reason = "cash"
    return {"reason": reason, "number": twin}
