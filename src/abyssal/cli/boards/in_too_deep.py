"""In Too Deep in the terminal: the companies, the players beside them, the viewer's hand."""

from collections.abc import Sequence
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from abyssal.cli.boards import Event, View
from abyssal.games.in_too_deep.labels import label
from abyssal.words import Words

SIZE: Final = (80, 24)
UNFOLDED: Final[frozenset[str]] = frozenset()

COLOURS: Final = {
    "ocean": "bright_cyan",
    "treasure": "bright_yellow",
    "pearl": "bright_magenta",
    "research": "bright_green",
    "wildlife": "bright_red",
}
VERBS: Final = (
    "buy", "expand", "draw", "take", "remove", "move", "raise", "add", "acquire", "pay", "decline",
)  # fmt: skip
DEPTH_WIDTH: Final = 22
NAME_WIDTH: Final = 10


def board(view: View, names: Sequence[str], words: Words) -> RenderableType:
    tables = Table.grid(padding=(0, 2, 0, 0))
    tables.add_row(companies(view, words), players(view, names, words))
    parts: list[RenderableType] = [heading(view, names, words), tables]
    if view["open"] and view["viewer"] not in view["asked"]:  # else they are the choices
        parts.append(cards_line(words("term-open-cards"), view["open"], view, words))
    parts += hands(view, names, words)
    return Group(*parts)


def is_covered(word: str) -> bool:
    return False


def papers(view: View, names: Sequence[str], words: Words) -> list[str]:
    return []


def is_minor(event: Event) -> bool:
    dividend = event["event"] == "dealt" and event["reason"] != "draw"
    return dividend or event["event"] in ("turn", "declined")


def heading(view: View, names: Sequence[str], words: Words) -> Text:
    text = Text(words("title"), "bold")
    facts = [
        words("cli-deep-deck", deck=view["deck"], times=min(2, view["depletions"] + 1)),
        words("cli-deep-discard", cards=len(view["discard"]) + view["bonus_shares"]),
    ]
    if view["turn"] and not view["over"]:
        facts.insert(0, words("cli-turn", turn=view["turn"], player=names[view["active"]]))
    if view["draws"]:
        facts.append(words("cli-deep-draws", draws=view["draws"], seats=view["seats"]))
    if view["final_turns"]:
        facts.append(words("term-final-turns"))
    for fact in facts:
        text.append(f" · {fact}", "not bold")
    return text


def companies(view: View, words: Words) -> Table:
    """Each company with its price, its value and its depth cards; the top stands in brackets."""
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=0)
    table.add_column(words("term-company"), no_wrap=True)
    table.add_column(words("cli-deep-price"), justify="right", no_wrap=True)
    table.add_column(words("cli-deep-worth"), justify="right", no_wrap=True)
    advanced = any(company["side"] == "advanced" for company in view["companies"])
    legend = f"* {words('side-advanced')}" if advanced else ""
    table.add_column(f"{words('term-depth')}  {legend}", no_wrap=True, width=DEPTH_WIDTH)
    for company in view["companies"]:
        name = words(f"company-{company['company']}")
        mark = "*" if company["side"] == "advanced" else ""
        table.add_row(
            Text(name + mark, COLOURS[company["company"]]),
            str(company["price"]),
            str(company["worth"]),
            depth(company["depth"]),
        )
    return table


def depth(cards: Sequence[int]) -> Text:
    """The most recent cards of a company, as many as fit."""
    if not cards:
        return Text("–", "dim")
    shown = f"[{cards[-1]}]"
    for card in reversed(cards[:-1]):
        longer = f"{card} {shown}"
        if len(longer) + 2 > DEPTH_WIDTH:
            return Text(f"… {shown}")
        shown = longer
    return Text(shown)


def players(view: View, names: Sequence[str], words: Words) -> Table:
    """Cards in hand, shares by company and points of every player."""
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=0)
    table.add_column(words("cli-player"), no_wrap=True, width=NAME_WIDTH)
    table.add_column(words("term-hand"), justify="right", no_wrap=True)
    for company in view["companies"]:
        colour = COLOURS[company["company"]]
        table.add_column(Text(letter(company["company"], words), colour), justify="right", width=2)
    table.add_column(words("cli-points"), justify="right", no_wrap=True)
    for seat, player in enumerate(view["players"]):
        name = f"▸{names[seat]}" if seat in view["asked"] else f" {names[seat]}"
        shares = [str(count or "·") for count in player["shares"]]
        table.add_row(name, str(player["hand"]), *shares, str(player["points"]))
    if view["third"] is not None:
        shares = [str(count or "·") for count in view["third"]["shares"]]
        table.add_row(" " + words("cli-deep-third"), "", *shares, "")
    return table


def letter(company: str, words: Words) -> str:
    """The company as one letter: the first of its name."""
    return words(f"company-{company}")[0]


def hands(view: View, names: Sequence[str], words: Words) -> list[Text]:
    """The hands this viewer may see, and the cards known to be in others."""
    lines = []
    for seat, player in enumerate(view["players"]):
        if player["cards"] is not None:
            own = seat == view["viewer"]
            title = words("cli-deep-your-hand") if own else names[seat]
            lines.append(cards_line(title, player["cards"], view, words))
        elif player["known"]:
            title = words("cli-deep-known", player=names[seat])
            lines.append(Text(f"{title} {' '.join(map(str, player['known']))}"))
    return lines


def cards_line(title: str, cards: Sequence[int], view: View, words: Words) -> Text:
    """Cards as numbers, each with the letter of its share side."""
    line = Text(f"{title} ", "bold")
    for card in cards:
        company = view["company_of"][str(card)]
        line.append(f" {card}{letter(company, words)}", f"not bold {COLOURS[company]}")
    return line


def score(view: View, names: Sequence[str], words: Words) -> RenderableType:
    """Shares times value for each company, and what broke a tie."""
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1))
    table.add_column(words("cli-player"), no_wrap=True, max_width=NAME_WIDTH)
    for company in view["companies"]:
        table.add_column(
            f"{words('company-' + company['company'])} ({company['worth']})", justify="right"
        )
    table.add_column(words("cli-total"), justify="right")
    table.add_column(words("term-hand"), justify="right")
    for seat, player in enumerate(view["players"]):
        products = [
            f"{count}×{company['worth']}={count * company['worth']}" if count else "·"
            for count, company in zip(player["shares"], view["companies"], strict=True)
        ]
        won = seat in view["winners"]
        table.add_row(
            f"★ {names[seat]}" if won else f"  {names[seat]}",
            *products,
            str(player["points"]),
            str(player["hand"]),
            style="bold" if won else "",
        )
    points = [player["points"] for player in view["players"]]
    tie = [Text(words("cli-deep-ties"))] if len(set(points)) < len(points) else []
    return Group(table, *tie, Text(words(f"ending-{view['ending']}")))


def menu_names(view: View, names: Sequence[str], words: Words) -> dict[str, str]:
    verbs = {verb: words(f"cli-deep-{verb}") for verb in VERBS}
    return verbs | {company: words(f"company-{company}") for company in COLOURS}


def choice(action: str, view: View, names: Sequence[str], words: Words, brief: bool) -> str:
    verb, facts = label(action, view)
    if verb == "take":
        return words(f"company-{facts['company']}")
    if verb == "buy" and not brief:
        company = words(f"company-{facts['company']}")
        return words("cli-deep-share-for", company=company, price=facts["price"])
    if verb == "add" and not brief:
        return words("cli-deep-for", price=facts["price"])
    if verb in ("remove", "raise"):
        return letter(facts["company"], words)
    return letter(view["company_of"][str(facts["card"])], words)


def listed(action: str, view: View, names: Sequence[str], words: Words, brief: bool) -> str:
    return words.action(action, view, names)


def keys(view: View, words: Words) -> list[tuple[str, str]]:
    return []


def written_out(text: str, view: View) -> str:
    return text


def picks_members(view: View) -> bool:
    return False


def set_size(view: View) -> int:
    staged = view["staged"]
    return 1 if staged is None else staged["due"] - len(staged["paid"])
