"""Unfathomable in the terminal: the ship with its bow to the left, the people, what is pending.

Figures are shown by the number of their seat. What nobody else at the keyboard should see by
accident, the loyalties above all, is on a page of its own.
"""

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import groupby
from typing import Final, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from abyssal.cli.boards import Event, View
from abyssal.games import game
from abyssal.games.unfathomable.box.cards import Cards
from abyssal.games.unfathomable.box.components import (
    CHARACTERS,
    FAR_ENOUGH,
    FULLEST,
    ITEMS,
    KEPT,
    LOYALTIES,
    RESOURCES,
    ROOMS,
    SKILLS,
    SPACES,
    TRACK_END,
)
from abyssal.games.unfathomable.box.wording import (
    FEATS,
    SHEETS,
    USED_SPACES,
    Section,
    mythos_text,
    reveal_text,
    text_of,
)
from abyssal.games.unfathomable.faces.labels import label
from abyssal.games.unfathomable.game import Unfathomable
from abyssal.games.unfathomable.position.notation import CARD_NAMES
from abyssal.words import Words

SIZE: Final = (100, 30)

FIGURES: Final = "①②③④⑤⑥"
DEEP_ONE: Final = "ψ"
PASSENGER: Final = "○"
DAMAGED: Final = "✗"
FULL: Final = "▮"
EMPTY: Final = "▯"
MONARCHS: Final = {"hydra": "H", "dagon": "D"}

CELL: Final = 18
PLAN: Final = (
    (" ", ("water-1", "water-3", "water-5", "water-7"), " "),
    ("╱", ("deck-1", "deck-3", "deck-5", "deck-7"), "╲"),
    ("│", ("", "chapel", "cargo-hold", ""), "│"),
    ("│", ("bridge", "sick-bay", "brig", "boiler-room"), "│"),
    ("│", ("", "captains-cabin", "galley", ""), "│"),
    ("╲", ("deck-2", "deck-4", "deck-6", "deck-8"), "╱"),
    (" ", ("water-2", "water-4", "water-6", "water-8"), " "),
)
"""The ship by rows: outline, four spaces, outline."""
NUMBERS: Final = ["1–2", "3", "4", "5", "6", "7–8"]
"""The die numbers of the rooms."""

NAME_WIDTH: Final = 12
DECKS: Final = ("mythos", "waypoints", "spells", "items", "damage")
FAMILIES: Final = ("mythos", "waypoint", "spell", "item")
"""How the cards of the first four decks are called."""

VERBS: Final = (
    "pass", "done", "move", "attack", "use", "rescue", "kill", "repair", "play", "item", "sheet",
    "feat", "cast", "kept", "trade", "give", "accept", "refuse", "act", "aim", "end", "reveal",
)  # fmt: skip
"""Verbs with a name to type, in the order they are listed in; to reveal is the last, unseen."""
ABILITIES: Final = {
    "learn": "forced-learning",
    "fortune": "fortunate-son",
    "experienced": "experienced",
    "equipped": "well-equipped",
}
"""Verbs that are called by the text they use."""
UNFOLDED: Final = frozenset(
    (
        "be", "draw", "discard", "add", "option", "to", "at", "name", "gain", "lose", "advance",
        "look", "take", "thing", "wear", "monarch", "outcome", "top", "count", "shift", "attack",
        "use", "item", "kept", "raise", "lower", "almanac", "training", "open", "prepare",
        "script", "shrug", "heal", "pharmacy", "allow",
    )
)  # fmt: skip
"""Verbs whose answers are listed at once, beside the others."""

MINOR: Final = ("shuffled", "chaos-built", "turn")
COVERED: Final = ("reveal", "loyalty-dealt-own", "loyalty-received", "ancestry-own")
"""Actions and events that would tell a loyalty to whoever looks at the screen."""


def board(view: View, names: Sequence[str], words: Words) -> RenderableType:
    parts: list[RenderableType] = [heading(view, names, words), ship(view, words)]
    parts += around(view, words)
    parts.append(players(view, names, words))
    return Group(*parts, *own_hand(view, words), *pending(view, names, words))


def is_minor(event: Event) -> bool:
    return event["event"] in MINOR


def is_covered(word: str) -> bool:
    return word in COVERED


def heading(view: View, names: Sequence[str], words: Words) -> Text:
    text = Text(words("title"), "bold")
    facts = []
    if view["step"] != "crew":
        facts.append(words("cli-turn", turn=view["turn"] + 1, player=names[view["current"]]))
    if view["barricaded"]:
        facts.append(words("term-barricaded"))
    for fact in facts:
        text.append(f" · {fact}", "not bold")
    marks = {"deep": DEEP_ONE, "passenger": PASSENGER, "damaged": DAMAGED}
    return text.append(f"   {words('cli-ship-legend', **marks)}", "not bold dim")


# The ship


def ship(view: View, words: Words) -> Group:
    """The plan of the ship, and beside it the dials and the tracks."""
    lines = []
    for (left, spaces, right), gauge in zip(PLAN, gauges(view, words), strict=True):
        line = Text(left, "dim")
        for number, space in enumerate(spaces):
            if number:
                line.append(" " if space.startswith("water") else "│", "dim")
            line.append_text(cell(space, view, words))
        line.append(f"{right} ", "dim")
        lines.append(line.append_text(gauge))
    return Group(*lines)


def cell(space: str, view: View, words: Words) -> Text:
    """A space with what is on it; its number only where there is room."""
    if not space:
        return Text(" " * CELL)
    name = space_name(space, words)
    crowd = Text()
    for mark, style in figures(space, view):
        crowd.append(mark, style)
    place = SPACES.index(space)
    numbered = f"{NUMBERS[place]} {name}" if place < ROOMS else name
    shown = numbered if len(numbered) + 1 + len(crowd) <= CELL else name
    colour = "cyan" if space.startswith("water") else ""
    text = Text(f"{shown} ", colour).append_text(crowd)
    text.append(" " * (CELL - len(text)))
    return text


def figures(space: str, view: View) -> Iterator[tuple[str, str]]:
    """Whoever and whatever is in a space, as marks with their style."""
    for seat, player in enumerate(view["players"]):
        if player["space"] == space and player["character"] is not None:
            yield FIGURES[seat], "bold reverse" if seat == view["viewer"] else "bold"
    for monarch, mark in MONARCHS.items():
        if view[monarch] == space:
            yield mark, "bold green"
    if space in view["deep_ones"]:
        yield f"{DEEP_ONE}{view['deep_ones'][space]}", "green"
    if space in view["passengers"]:
        yield f"{PASSENGER}{view['passengers'][space]}", "yellow"
    if space in view["damage"]:
        yield DAMAGED, "bold red"


def space_name(space: str, words: Words) -> str:
    """What stands on the plan: rooms have a short name."""
    short = f"cli-ship-{space}"
    return words(short) if short in words else words(f"space-{space}.name")


def gauges(view: View, words: Words) -> Iterator[Text]:
    for resource in RESOURCES:
        name = words(f"cli-ship-{resource}")
        yield gauge(name, view["dials"][resource], FULLEST, "red" if resource == "fuel" else "")
    for track in ("travel", "ritual"):
        yield gauge(words(f"term-{track}"), view[track], TRACK_END, "")
    yield Text(f"{words('term-distance')} {view['distance']}/{FAR_ENOUGH}")


def gauge(name: str, number: int, most: int, style: str) -> Text:
    filled = FULL * min(number, most) + EMPTY * (most - min(number, most))
    return Text(f"{name:8} {filled} {number}", style)


def around(view: View, words: Words) -> list[Text]:
    """The Deep, the supply, the waypoints reached, the damage; the decks while nothing pends."""
    deep = "".join(mark for mark, _ in figures("deep", view)) or "–"
    supply = f"{DEEP_ONE}{view['supply']} {PASSENGER}{view['passenger_supply']}"
    facts = [f"{words('term-deep')} {deep}", f"{words('term-supply')} {supply}"]
    if view["row"]:
        row = ", ".join(words(f"waypoint-{card}") for card in view["row"])
        facts.append(f"{words('term-waypoints')} {row}")
    if view["damage"]:
        harm = [damage_text(room, card, words) for room, card in view["damage"].items()]
        facts.append(f"{words('term-damage')} {', '.join(harm)}")
    if view["mythos"] is None and view["test"] is None:
        decks = [f"{words(f'cli-ship-deck-{deck}')} {view['decks'][deck]}" for deck in DECKS]
        decks.append(f"{words('cli-ship-deck-chaos')} {view['chaos']}")
        facts.append(f"{words('term-decks')} {', '.join(decks)}")
    return [folded(" · ".join(facts), "dim")]


def damage_text(room: str, card: str, words: Words) -> str:
    """A damaged room, and the skill that repairs it."""
    skill = card.removeprefix("structural-")
    key = "cli-ship-any" if skill == "any" else f"skill-{skill}"
    return f"{space_name(room, words)} ({words(key)})"


def folded(text: str, style: str = "") -> Text:
    return Text(textwrap.fill(text, SIZE[0]), style)


# The people


def players(view: View, names: Sequence[str], words: Words) -> Table:
    """Who is who and where, how many cards they hold, and what lies open before them."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for column in range(5):
        table.add_column(no_wrap=True, ratio=1 if column == 4 else None)
    table.width = SIZE[0]
    for seat, player in enumerate(view["players"]):
        mark = "▸" if is_asked(seat, view) else " "
        character = player["character"]
        cells: list[RenderableType] = [
            f"{mark}{FIGURES[seat]} {names[seat][:NAME_WIDTH]}",
            "–" if character is None else words(f"person-{character}"),
            space_name(player["space"], words),
            words("cli-ship-hand", count=player["hand"]),
            Text(" · ".join(open_cards(seat, view, words)), overflow="ellipsis"),
        ]
        table.add_row(*cells, style="bold" if seat == view["viewer"] else "")
    return table


def is_asked(seat: int, view: View) -> bool:
    """Whether a seat is asked, as far as the viewer knows: in a sealed decision, only their own."""
    asked = view["asked"]
    if isinstance(asked, list):
        return seat in asked
    return seat == view["viewer"] and not view["over"] and view["answer"] is None


def open_cards(seat: int, view: View, words: Words) -> Iterator[str]:
    """What everybody knows of a player."""
    player = view["players"][seat]
    for title in ("captain", "keeper"):
        if view[title] == seat:
            yield words(f"title-{title}")
    if player["traitor"]:
        yield words("term-traitor")
    if player["character"] is not None:
        yield words("cli-ship-feat" if player["feat"] else "cli-ship-feat-used")
    if player["loyalty"]:
        yield words("cli-ship-loyalty", count=player["loyalty"])
    for flag in ("ward", "script"):
        if player[flag]:
            yield words(f"term-{flag}")
    yield from (words(f"mythos-{card}") for card in player["kept"])
    for item in player["items"]:
        worn = f" ({words('term-active')})" if item == player["active_item"] else ""
        yield words(f"item-{item}") + worn


def own_hand(view: View, words: Words) -> list[Text]:
    if view["viewer"] is None:
        return []
    line = f"{words('cli-ship-own-hand')} {cards_text(own_cards(view), words) or '–'}"
    return [folded(line, "bold")]


def own_cards(view: View) -> list[str]:
    """The hand of the viewer without what is picked already."""
    me = view["players"][view["viewer"]]
    left = list(me["cards"])
    for card in me["staged"]:
        if card in left:
            left.remove(card)
    return left


def cards_text(cards: Sequence[str], words: Words) -> str:
    """Cards by skill, with their values."""
    split = sorted((SKILLS.index(card[:-2]), card[-1]) for card in cards)
    groups = groupby(split, key=lambda card: card[0])
    return " · ".join(
        f"{words(f'skill-{SKILLS[skill]}')} {' '.join(value for _, value in found)}"
        for skill, found in groups
    )


# What is pending


def pending(view: View, names: Sequence[str], words: Words) -> list[Text]:
    """The mythos card with what is at stake, and the test as far as it has come."""
    lines = []
    if view["mythos"] is not None:
        name = words(f"mythos-{view['mythos']}")
        card = next(card for card in box().mythos if card.name == view["mythos"])
        brief = view["step"] == "crisis"  # its options are the choices below
        texts = [
            section_text(section, words)
            for section in mythos_text(box(), card)
            if not (brief and section[1])
        ]
        lines.append(folded(f"{name} — {' · '.join(texts)}", "yellow"))
    if view["test"] is not None:
        lines.append(folded(test_text(view["test"], names, words), "magenta"))
    return lines


@cache
def box() -> Cards:
    """The cards whose texts are read."""
    return cast(Unfathomable, game("unfathomable")).cards


def section_text(section: Section, words: Words) -> str:
    """A heading, and the sentences under it."""
    heading, sentences = section
    text = words.readable({"sentences": sentences}, ())["sentences"]
    name = words.phrase(heading, ())
    return said(name, str(text), words) if text else name


def said(name: str, text: str, words: Words) -> str:
    """A name, and what belongs to it."""
    return words("cli-ship-says", name=name, text=text)


def test_text(test: View, names: Sequence[str], words: Words) -> str:
    """Who added how many cards, and what lies open."""
    skills = words.list_of([words(f"skill-{skill}") for skill in test["skills"]])
    facts = [f"{words('term-test')} {test['target']} ({skills})"]
    if test["space"] is not None:
        facts = [words.phrase(test["title"], names), *facts, *stakes_texts(test, names, words)]
    added = [f"{names[seat]} {count}" for seat, count in enumerate(test["added"]) if count]
    if added:
        facts.append(f"{words('term-added')} {', '.join(added)}")
    if test["cards"]:
        facts.append(cards_text(test["cards"], words))
    if test["own"]:
        facts.append(words("cli-ship-own-added", cards=cards_text(test["own"], words)))
    if test["total"] is not None:
        facts.append(f"{words('term-total')} {test['total']}")
    return " · ".join(facts)


def stakes_texts(test: View, names: Sequence[str], words: Words) -> list[str]:
    """What each outcome of a test leads to."""
    return [
        said(
            words(f"outcome-{stake['outcome']}"),
            str(words.readable({"sentences": stake["sentences"]}, names)["sentences"]),
            words,
        )
        for stake in test["stakes"]
    ]


# What is for the viewer's eyes


def papers(view: View, names: Sequence[str], words: Words) -> list[str]:
    """The loyalties, then every text that is before the viewer or in their hand."""
    me = view["players"][view["viewer"]]
    found = [*loyalties(view, names, words), "", *sheet(me, words)]
    spaces = [me["space"]] if me["space"] in USED_SPACES else []
    texts = [f"space-{space}.name text-space-{space}" for space in spaces]
    texts += [f"title-{title} text-title-{title}" for title in titles_of(view)]
    texts += [f"item-{item} text-item-{item}" for item in me["items"]]
    texts += [f"mythos-{card} text-kept-{card}" for card in me["kept"]]
    found += [named_text(text, words) for text in texts]
    found += ["", *hand_texts(me["cards"], words), "", *memory(view, words)]
    for seat, player in enumerate(view["players"]):
        if seat != view["viewer"] and player["character"] is not None:
            found.append(f"{FIGURES[seat]} {' · '.join(open_cards(seat, view, words))}")
    return found


def loyalties(view: View, names: Sequence[str], words: Words) -> Iterator[str]:
    """The viewer's own cards, and those of others the viewer has seen."""
    me = view["players"][view["viewer"]]
    own = [words(f"loyalty-{card}") for card in me["loyalties"]]
    yield said(words("term-loyalty"), words.list_of(own) or "–", words)
    if not me["traitor"] and any(card != "human" for card in me["loyalties"]):
        yield words("cli-ship-reveal")
    for seat, cards in enumerate(view["seen_loyalties"]):
        if cards:
            seen = words.list_of([words(f"loyalty-{card}") for card in cards])
            yield said(names[seat], seen, words)


def sheet(me: View, words: Words) -> Iterator[str]:
    """The character: skill set, ability, feat, and what happens when a traitor reveals."""
    if me["character"] is None:
        return
    number = CHARACTERS.index(me["character"])
    who = f"character-{me['character']}"
    counts = box().sets[number]
    drawn = [
        f"{words(f'skill-{SKILLS[skill]}')} {count}" for skill, count in enumerate(counts) if count
    ]
    yield f"{words(who)}, {words(f'{who}.role')}"
    yield said(words("term-skill-set"), ", ".join(drawn), words)
    for kind, ability in (("sheet", SHEETS[number]), ("feat", FEATS[number])):
        text = named_text(f"ability-{ability} text-ability-{ability}", words)
        yield said(words(f"term-{kind}"), text, words)
    if not me["traitor"] and any(card != "human" for card in me["loyalties"]):
        revealed: Section = ({"say": f"reveal-{me['character']}"}, reveal_text(box(), number))
        yield said(words("term-reveal"), section_text(revealed, words), words)


def titles_of(view: View) -> list[str]:
    return [title for title in ("captain", "keeper") if view[title] == view["viewer"]]


def named_text(keys: str, words: Words) -> str:
    name, text = keys.split()
    return said(words(name), words(text), words)


def hand_texts(cards: Sequence[str], words: Words) -> Iterator[str]:
    """What the cards in hand can do, a text once."""
    by_text: dict[str, list[str]] = {}
    for card in sorted(cards, key=CARD_NAMES.index):
        by_text.setdefault(text_of(card), []).append(card)
    for ability, held in by_text.items():
        text = named_text(f"ability-{ability} text-ability-{ability}", words)
        yield f"{cards_text(held, words)} — {text}"


def memory(view: View, words: Words) -> Iterator[str]:
    """The cards the viewer has seen in the decks, with the place from the top where it is known."""
    seen = []
    for known in view["memory"]:
        deck, place = known["deck"], known["place"]
        card = words(f"{FAMILIES[DECKS.index(deck)]}-{known['card']}")
        where = words(f"cli-ship-deck-{deck}")
        seen.append(f"{card} ({where})" if place is None else f"{card} ({where} {place + 1})")
    if seen:
        yield said(words("term-known-cards"), ", ".join(seen), words)


# The end


def score(view: View, names: Sequence[str], words: Words) -> RenderableType:
    """Who was what, and who won."""
    table = Table.grid(padding=(0, 2, 0, 0))
    titles = ("cli-player", "term-character", "term-loyalty-cards")
    table.add_row(*[Text(words(title), "dim") for title in titles])
    for seat, player in enumerate(view["players"]):
        won = seat in view["winners"]
        character = player["character"]
        table.add_row(
            f"★ {names[seat]}" if won else f"  {names[seat]}",
            "–" if character is None else words(f"character-{character}"),
            words.list_of([words(f"loyalty-{card}") for card in player["loyalties"]]) or "–",
            style="bold" if won else "",
        )
    return Group(table, Text(), Text(words(f"ending-{view['ending']}")))


# What can be typed


def menu_names(view: View, names: Sequence[str], words: Words) -> dict[str, str]:
    found = {verb: words(f"ability-{ability}") for verb, ability in ABILITIES.items()}
    found |= {verb: words(f"cli-ship-verb-{verb}") for verb in VERBS}
    families: Mapping[str, Sequence[str]] = {
        "card": CARD_NAMES,
        "character": CHARACTERS,
        "resource": RESOURCES,
        "item": ITEMS,
        "mythos": KEPT,
        "loyalty": LOYALTIES,
    }
    for family, keys in families.items():
        found |= {key: words(f"{family}-{key}") for key in keys if key not in found}
    found |= {space: words(f"space-{space}.name") for space in [*SPACES, "supply"]}
    found |= {skill: words(f"skill-{skill}.name") for skill in SKILLS}
    found |= {monarch: words(f"monarch-{monarch}") for monarch in MONARCHS}
    found["deep-one"] = words("term-deep-one")
    return found | {str(seat): name for seat, name in enumerate(names)}


def choice(action: str, view: View, names: Sequence[str], words: Words, brief: bool) -> str:
    return words.action(action, view, names)


def listed(action: str, view: View, names: Sequence[str], words: Words, brief: bool) -> str:
    """An action in a list: of a move the space, for the verb is chosen."""
    verb, facts = label(action, view)
    if verb == "move":
        return words(f"space-{facts['space']}.name")
    return words.action(action, view, names)


def keys(view: View, words: Words) -> list[tuple[str, str]]:
    return []


def written_out(text: str, view: View) -> str:
    return text


def picks_members(view: View) -> bool:
    return view["step"] in ("contribute", "discards", "splits")


def set_size(view: View) -> int:
    return 1
