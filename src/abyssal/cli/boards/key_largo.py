"""Key Largo in the terminal: the sea above, the ports, the players, and what the viewer holds.

While somebody acts only the places are shown that matter then.
"""

import textwrap
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from abyssal.cli.boards import Event, View
from abyssal.games.key_largo.components import (
    DEPTHS,
    ENCOUNTERS,
    EQUIPMENT,
    KINDS,
    MOST_SEATS,
    PLACES,
    SOLD_KINDS,
)
from abyssal.games.key_largo.labels import label
from abyssal.words import Words

SIZE: Final = (80, 24)
UNFOLDED: Final[frozenset[str]] = frozenset()

COLOURS: Final = {"shallow": "bright_cyan", "medium": "bright_blue", "deep": "blue"}
"""The surface is light, the deep is dark."""

DIVER: Final = "○"
HOSE: Final = "|"
TRIDENT: Final = "Ψ"
WEIGHT: Final = "●"
BOAT: Final = "▲"
MONSTER: Final = "!"
SEEN: Final = "*"

VERBS: Final = (
    "plan", "sail", "look", "recruit", "rob", "round", "buy", "draw", "weight", "trident", "flee",
    "surface", "sell", "change", "play", "discard", "done",
)  # fmt: skip
WARES: Final = {
    "bar": ("diver", "pickpocket", "round"),
    "shop": EQUIPMENT,
    "market": KINDS[:SOLD_KINDS],
}
"""What has a price at each port."""
PORT_OF: Final = {"bar": "bar", "shop": "shop", "market": "market", "selling": "market"}
"""The one port that matters in a step."""
ASHORE: Final = ("shop", "market", "selling", "dolphins")
"""Where the wrecks do not matter."""
AFLOAT: Final = ("placing", "sabotage", "diving", "monster", "looking")
"""Where the ports do not matter."""

MINOR: Final = (
    "day", "planned", "revealed", "docked", "anchored", "turn", "shuffled", "sunset",
)  # fmt: skip
"""Events that the board shows itself."""

NAME_WIDTH: Final = 10
WRECK_WIDTH: Final = 11
NOTES: Final = 3
"""Lines for what the viewer knows of cards elsewhere; fewer where more else is shown."""


def board(view: View, names: Sequence[str], words: Words) -> RenderableType:
    parts: list[RenderableType] = [heading(view, names, words)]
    if view["step"] not in ASHORE:
        parts.append(sea(view, words))
    if view["step"] not in AFLOAT:
        parts.append(ports(view, words))
    parts.append(players(view, names, words))
    return Group(*parts, *own_cards(view, words), *notes(view, names, words))


def is_covered(word: str) -> bool:
    return False


def papers(view: View, names: Sequence[str], words: Words) -> list[str]:
    return []


def is_minor(event: Event) -> bool:
    return event["event"] in MINOR


def heading(view: View, names: Sequence[str], words: Words) -> Text:
    text = Text(words("title"), "bold")
    day = words("cli-largo-day", day=view["day"], weekday=words(f"weekday-{view['weekday']}"))
    facts = [day, words("cli-largo-first", player=names[view["first"]])]
    if view["step"] != "planning":
        facts.insert(1, words(f"cli-largo-{view['half']}"))
    for fact in facts:
        text.append(f" · {fact}", "not bold")
    return text


# The sea and the ports


def sea(view: View, words: Words) -> Table:
    """The wrecks by depth: number, cards, monsters known to be there, boats."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for depth in DEPTHS:
        wrecks = [wreck for wreck in view["wrecks"] if wreck["depth"] == depth]
        line = Text()
        for wreck in wrecks:
            line.append_text(wreck_text(wreck))
        if depth == DEPTHS[0]:
            legend = words("cli-largo-legend", monster=MONSTER, seen=SEEN, boat=BOAT)
            line.append(f" {legend}", "dim")
        table.add_row(Text(words(f"term-{depth}"), COLOURS[depth]), line)
    return table


def wreck_text(wreck: View) -> Text:
    if not wreck["cards"] and wreck["boat"] is None:
        return Text(f"{wreck['number']:2}:–".ljust(WRECK_WIDTH), "dim")
    known = f"{MONSTER}{wreck['monsters']}" if wreck["monsters"] else ""
    known += SEEN if wreck["seen"] is not None else ""
    boat = BOAT if wreck["boat"] is not None else ""
    text = f"{wreck['number']:2}:{wreck['cards']}{known}{boat}"
    return Text(text.ljust(WRECK_WIDTH), "bold" if boat else "")


def ports(view: View, words: Words) -> Table:
    """The ports with their boats and prices; what holds for the boats there is in brackets."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for port in view["ports"]:
        if PORT_OF.get(view["step"], port["place"]) == port["place"]:
            boats = BOAT * len(port["boats"])
            name = place_name(port["place"], words)
            table.add_row(name, boats.ljust(view["seats"]), port_text(port, view, words))
    return table


def port_text(port: View, view: View, words: Words) -> Text:
    if port["place"] == "dolphins":
        return Text(words("cli-largo-income", income=view["income"][view["day"] - 1]))
    boats = len(port["boats"])
    shown = []
    for ware in WARES[port["place"]]:
        columns = distinct(view["prices"][ware])
        prices = [
            f"[{price}]" if number == min(boats, len(columns)) else str(price)
            for number, price in enumerate(columns, start=1)
        ]
        if view["visit"] is not None and boats > 0:  # an encounter may have changed the price
            own = view["visit"]["prices"].get(ware, view["prices"][ware][boats - 1])
            prices = prices if own == view["prices"][ware][boats - 1] else [f"[{own}]"]
        shown.append(f"{words(f'cli-largo-{ware}')} {'/'.join(prices)}")
    return Text("  ".join(shown))


def distinct(prices: Sequence[int]) -> list[int]:
    """Prices by boats, as far as they change.

    >>> distinct([80, 100, 120, 120, 120])
    [80, 100, 120]
    """
    last = len(prices)
    while last > 1 and prices[last - 2] == prices[-1]:
        last -= 1
    return list(prices[:last])


def place_name(place: str, words: Words) -> str:
    return words(f"cli-largo-place-{place}")


# Players


def players(view: View, names: Sequence[str], words: Words) -> Table:
    """Cash, plans, divers with what they carry, and treasures by the depth on their backs."""
    table = Table.grid(padding=(0, 1, 0, 0))
    meets = view["options"]["encounters"] == "on"
    titles = ["cli-player", "cli-largo-cash", "cli-largo-plan", "cli-largo-team", "cli-largo-backs"]
    if meets:
        titles.append("cli-largo-encounters")
    marks = {"hose": HOSE, "trident": TRIDENT, "weight": WEIGHT}
    table.add_row(*[Text(words(title, **marks), "dim") for title in titles])
    for seat, player in enumerate(view["players"]):
        mark = "▸" if is_asked(seat, view) else " "
        row = [
            Text(f"{mark}{names[seat]}"[:NAME_WIDTH]),
            Text("?" if player["cash"] is None else str(player["cash"]), justify="right"),
            Text(plan_text(player, view, words)),
            Text("  ".join(map(diver_text, player["divers"])) or "–"),
            Text("·".join(map(str, player["treasures"]))),
        ]
        if meets:
            row.append(Text(str(player["encounters"])))
        table.add_row(*row, style="bold" if seat == view["viewer"] else "")
    return table


def is_asked(seat: int, view: View) -> bool:
    """Whether a seat is asked, as far as the viewer knows: in a sealed decision, only their own."""
    asked = view["asked"]
    if isinstance(asked, list):
        return seat in asked
    return seat == view["viewer"] and view["players"][seat]["morning"] is None


def plan_text(player: View, view: View, words: Words) -> str:
    """Both halves of the day, a question mark for what is hidden."""
    halves = []
    for half in ("morning", "afternoon"):
        place = player[half]
        text = "?" if place is None else place_name(place, words)
        if place == "dive" and half == view["half"] and player["wreck"] is not None:
            text += f" {player['wreck']}"
        halves.append(text)
    return "→".join(halves)


def diver_text(diver: View) -> str:
    """A diver and what he carries."""
    pieces = [HOSE] * diver["hoses"] + [TRIDENT] * diver["trident"] + [WEIGHT] * diver["weight"]
    return "".join([DIVER, *pieces])


# Cards


def own_cards(view: View, words: Words) -> list[Text]:
    """The treasures and the encounters of the viewer."""
    if view["viewer"] is None:
        return []
    me = view["players"][view["viewer"]]
    line = Text(words("cli-largo-treasures"), "bold")
    line.append(f" {cards_text(me['cards'], words) or '–'}", "not bold")
    lines = [line]
    if me["encounter_cards"]:
        met = [encounter_text(card, words) for card in me["encounter_cards"]]
        line = Text(words("cli-largo-met"), "bold")
        lines.append(line.append(f" {', '.join(met)}", "not bold"))
    return lines


def encounter_text(card: str, words: Words) -> str:
    return words(f"encounter-{card}")


def cards_text(cards: Sequence[str], words: Words) -> str:
    """Cards by type with their units, of diamonds their value; monsters are counted."""
    split = [card.split() for card in cards]
    split.sort(key=lambda card: (KINDS.index(card[0]), int(card[1]) if len(card) > 2 else 0))
    groups = []
    for kind, found in groupby(split, key=lambda card: card[0]):
        same = list(found)
        numbers = [card[1] for card in same if len(card) > 2] or [f"×{len(same)}"]
        groups.append(f"{words(f'cli-largo-{kind}')} {' '.join(numbers)}")
    return " · ".join(groups)


def notes(view: View, names: Sequence[str], words: Words) -> list[Text]:
    """What the viewer knows of cards elsewhere, as much of it as the step leaves room for."""
    lines = NOTES if view["step"] in AFLOAT else MOST_SEATS - view["seats"]
    facts = [*seen_wrecks(view, words), *known_hands(view, names, words)]
    if not facts or lines < 1:
        return []
    text = words("cli-largo-known")
    for number, fact in enumerate(facts):
        longer = f"{text}{' ' if number == 0 else ' – '}{fact}"
        if len(textwrap.wrap(f"{longer} …", SIZE[0])) > lines:
            text += " …"
            break
        text = longer
    return [Text(textwrap.fill(text, SIZE[0]), "dim")]


def seen_wrecks(view: View, words: Words) -> Iterator[str]:
    """The wrecks the viewer has looked at; in a dive only the one that is dived on."""
    if view["step"] in ASHORE:
        return
    for wreck in view["wrecks"]:
        here = view["dive"] is None or view["dive"]["wreck"] == wreck["number"]
        if here and wreck["seen"] and wreck["cards"]:
            key = "cli-largo-seen" if wreck["exact"] else "cli-largo-seen-before"
            yield words(key, wreck=wreck["number"], cards=cards_text(wreck["seen"], words))


def known_hands(view: View, names: Sequence[str], words: Words) -> Iterator[str]:
    """The cards that were stolen from the viewer, as long as it is known who has them."""
    for seat, player in enumerate(view["players"]):
        if seat != view["viewer"] and player["known"]:
            cards = cards_text(player["known"], words)
            yield words("cli-largo-has", player=names[seat], cards=cards)


# The end


def score(view: View, names: Sequence[str], words: Words) -> RenderableType:
    """Cash, and what the treasures of each type count that were not sold."""
    table = Table.grid(padding=(0, 2, 0, 0))
    kinds = KINDS[:4]
    titles = [words("cli-player"), words("term-cash")]
    titles += [words(f"term-{kind}") for kind in kinds] + [words("cli-total")]
    table.add_row(*[Text(title, "dim") for title in titles])
    for seat, player in enumerate(view["players"]):
        won = seat in view["winners"]
        counts = [count_text(kind, player["cards"], view) for kind in kinds]
        table.add_row(
            f"★ {names[seat]}" if won else f"  {names[seat]}",
            str(player["cash"]),
            *counts,
            str(player["fortune"]),
            style="bold" if won else "",
        )
    return Group(table, Text(), Text(words("ending-season")))


def count_text(kind: str, cards: Sequence[str], view: View) -> str:
    """The final values of the cards of one type, added up.

    >>> count_text("gold", ["gold 1 deep", "gold 2 deep"], {"final": {"gold": [20, 40]}})
    '20+40=60'
    """
    numbers = [int(card.split()[1]) for card in cards if card.startswith(f"{kind} ")]
    values = numbers
    if kind in view["final"]:
        values = [view["final"][kind][units - 1] for units in numbers]
    if not values:
        return "·"
    long = "+".join(map(str, values))
    return f"{long}={sum(values)}" if 1 < len(values) < 4 else str(sum(values))


# What can be typed


def menu_names(view: View, names: Sequence[str], words: Words) -> dict[str, str]:
    found: dict[str, str] = {}
    if view["step"] == "shop":  # elsewhere a weight or a trident is something one uses
        found = {piece: words(f"equipment-{piece}") for piece in EQUIPMENT}
    if view["step"] in ("bar", "sabotage"):
        found = {str(seat): name for seat, name in enumerate(names)}
    found |= {verb: words(f"cli-largo-verb-{verb}") for verb in VERBS if verb not in found}
    found |= {place: place_name(place, words) for place in PLACES}
    found |= {kind: words(f"kind-{kind}") for kind in KINDS[:SOLD_KINDS]}
    found |= {depth: words(f"depth-{depth}") for depth in DEPTHS}
    return found | {card: encounter_text(card, words) for card in ENCOUNTERS}


def choice(action: str, view: View, names: Sequence[str], words: Words, brief: bool) -> str:
    """What stands beside a number: of a wreck its depth, of a diver his gear, of a card money."""
    verb, facts = label(action, view)
    if verb in ("sail", "round", "look") or facts.get("aim") == "wreck":
        return wreck_name(view["wrecks"][facts["wreck"] - 1], words, brief)
    if verb in ("sell", "change") or facts.get("aim") == "card":
        return card_choice(facts, words)
    if verb == "rob":
        return words(f"depth-{facts['depth']}")
    owner = view["viewer"] if facts.get("owner") is None else facts["owner"]
    gear = diver_text(view["players"][owner]["divers"][facts["diver"] - 1])
    return gear if owner == view["viewer"] else f"{names[owner]} {gear}"


def wreck_name(wreck: View, words: Words, brief: bool) -> str:
    depth = words(f"term-{wreck['depth']}")
    return f"{depth[0]}{wreck['cards']}" if brief else f"{depth} ({wreck['cards']})"


def card_choice(facts: dict[str, Any], words: Words) -> str:
    depth = facts["cards"][0].split()[-1]
    return words("cli-largo-for", income=facts["income"], depth=words(f"term-{depth}"))


def listed(action: str, view: View, names: Sequence[str], words: Words, brief: bool) -> str:
    """An action in a list: of a day the afternoon, for the morning is chosen."""
    verb, facts = label(action, view)
    if verb == "plan":
        return place_name(facts["afternoon"], words)
    if verb == "play" and brief:
        return words("cli-largo-play-card", encounter=encounter_text(facts["encounter"], words))
    return words.action(action, view, names)


def keys(view: View, words: Words) -> list[tuple[str, str]]:
    return []


def written_out(text: str, view: View) -> str:
    return text


def picks_members(view: View) -> bool:
    return False


def set_size(view: View) -> int:
    return 1
