"""Into the Blue in the terminal: five levels from light to dark, six dice, the chests."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from abyssal.cli.boards import Event, View
from abyssal.words import Words

SIZE: Final = (80, 24)
UNFOLDED: Final[frozenset[str]] = frozenset()

CHEST_FACE: Final = 6
DEPTHS: Final = ("bright_cyan", "cyan", "bright_blue", "blue", "magenta")
"""The colours of the levels: the surface is light, the deep is dark."""

KEPT: Final = ("┏━━━┓", "┃ {} ┃", "┗━━━┛")
LOST: Final = ("╭───╮", "│ {} │", "╰───╯")
"""A die that counts, and one that is lost: told apart by their frame."""


def board(view: View, names: Sequence[str], words: Words) -> RenderableType:
    parts: list[RenderableType] = [heading(view, names, words), levels(view, names, words)]
    parts.append(chest_row(view, names, words))
    if not view["over"]:
        parts.append(dice(view, words))
    return Group(*parts)


def is_covered(word: str) -> bool:
    return False


def papers(view: View, names: Sequence[str], words: Words) -> list[str]:
    return []


def is_minor(event: Event) -> bool:
    return event["event"] in ("turn", "rolled", "stopped", "extra-turn")


def heading(view: View, names: Sequence[str], words: Words) -> Text:
    text = Text(words("title"), "bold")
    if not view["over"]:
        who = names[view["active"]]
        text.append(f" · {words('cli-turn', turn=view['turn'], player=who)}", "not bold")
        text.append(f" · {words('cli-blue-roll', roll=view['rolls'])}", "not bold")
    if view["trigger"] is not None:
        text.append(f" · {words('term-last-turns')}")
    return text


def levels(view: View, names: Sequence[str], words: Words) -> Table:
    """Shells by level and player; ◆ is the treasure they would bring now."""
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1))
    table.add_column(words("term-level"), no_wrap=True)
    table.add_column(words("cli-blue-treasures"), no_wrap=True)
    for seat, name in enumerate(names):
        asked = seat in view["asked"]
        table.add_column(f"▸{name}" if asked else name, no_wrap=True, max_width=10, justify="right")
    table.add_column(words("cli-blue-dice-place"), no_wrap=True, justify="right")
    for level, colour in zip(view["levels"], DEPTHS, strict=True):
        values = " ".join(["◆" + str(level["main"]), *map(str, level["secondary"])])
        table.add_row(
            Text.assemble(f"{level['level']} ", ("▁▂▄▆█"[level["level"] - 1], colour)),
            values,
            *level_cells(level, view),
            f"+{level['would_place']}" if level["would_place"] else "",
        )
    table.add_row(
        words("cli-blue-unused"), "", *[f"{player['unused']}   " for player in view["players"]], ""
    )
    return table


def shells_on(shells: int, value: int) -> str:
    """Shells on a level and the treasure they would bring."""
    return f"{shells or '·'} {f'◆{value}' if value else '':<3}"


def chest_row(view: View, names: Sequence[str], words: Words) -> Text:
    text = Text(words("term-chests") + " ")
    for place, chest in enumerate(view["chests"], start=1):
        if chest["owner"] is None:
            text.append(f" [{place}]", "bold")
        else:
            known = "" if chest["value"] is None else f" {chest['value']}"
            text.append(f" ({names[chest['owner']]}{known})", "dim")
    values = " ".join(map(str, view["chest_values"]))
    return text.append("   " + words("cli-blue-chest-values", values=values), "dim")


def dice(view: View, words: Words) -> RenderableType:
    """The six dice with their places, and the run they make."""
    lines = [Text(), Text(), Text(), Text()]
    for place, face in enumerate(view["dice"], start=1):
        counts = face <= view["run"] or (face == CHEST_FACE and view["run"] == CHEST_FACE - 1)
        frame = KEPT if counts else LOST
        for line, piece in zip(lines, frame, strict=False):
            line.append(piece.format(face_of(face, words)) + " ", "bold" if counts else "dim")
        lines[3].append(f"  {place}   ")
    lines[1].append("  " + words("cli-blue-run", run=view["run"]))
    if view["step"] == "rolling" and view["viewer"] in view["asked"]:
        lines[3].append("  " + words("cli-blue-places"), "dim")
    return Group(*lines)


def face_of(face: int, words: Words) -> str:
    return words("cli-blue-chest-face") if face == CHEST_FACE else str(face)


def score(view: View, names: Sequence[str], words: Words) -> RenderableType:
    """Every treasure and who takes it, chests, totals, and what decided between equals."""
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1))
    table.add_column(words("term-level"), no_wrap=True)
    for seat, name in enumerate(names):
        title = f"★{name}" if seat in view["winners"] else name
        table.add_column(title, no_wrap=True, max_width=10, justify="right")
    levels = view["levels"][::-1]
    for level in levels:
        table.add_row(str(level["level"]), *level_cells(level, view))
    chests = [chests_of(player) for player in view["players"]]
    table.add_row(words("term-chests"), *chests, end_section=True)
    totals = [f"{player['points']}   " for player in view["players"]]
    table.add_row(words("cli-total"), *totals, style="bold")
    ties = [Text(line) for level in levels for line in reasons(level, names, words)]
    return Group(table, *ties, Text(words(f"ending-{view['ending']}")))


def level_cells(level: View, view: View) -> list[str]:
    """The shells of each player on a level, and the treasure they bring."""
    held = {rank["seat"]: rank["value"] for rank in level["ranks"]}
    return [
        shells_on(player["shells"][level["level"] - 1], held.get(seat, 0))
        for seat, player in enumerate(view["players"])
    ]


def chests_of(player: View) -> str:
    return "+".join(map(str, player["values"])) + "   " if player["values"] else "·   "


def reasons(level: View, names: Sequence[str], words: Words) -> list[str]:
    """What put those with a treasure before the next, where they had as many shells."""
    return [
        words(
            "cli-blue-before",
            level=level["level"],
            better=names[rank["seat"]],
            worse=names[after["seat"]],
            reason=words(f"by-{rank['by']}"),
        )
        for rank, after in pairwise(level["ranks"])
        if rank["value"] and rank["by"] != "shells"
    ]


def menu_names(view: View, names: Sequence[str], words: Words) -> dict[str, str]:
    return {verb: words(f"cli-blue-{verb}") for verb in ("stop", "reroll", "place", "chest")}


def choice(action: str, view: View, names: Sequence[str], words: Words, brief: bool) -> str:
    return words.action(action, view, names)


def listed(action: str, view: View, names: Sequence[str], words: Words, brief: bool) -> str:
    return words.action(action, view, names)


def keys(view: View, words: Words) -> list[tuple[str, str]]:
    if view["step"] != "rolling":
        return []
    return [("135", words("cli-blue-throw-again")), ("s", words.action("stop", view, []))]


def written_out(text: str, view: View) -> str:
    """`135` is a reroll of the dice at these places; nothing typed, or `s`, is a stop.

    >>> written_out("135", {"step": "rolling"})
    'reroll 1.3.5.'
    """
    if view["step"] != "rolling":
        return text
    if text in ("", "s"):
        return "stop"
    places = text.removeprefix("reroll").replace(" ", "").replace(",", "").replace(".", "")
    if places and not places.strip("123456"):
        return "reroll " + "".join(place if place in places else "." for place in "123456")
    return text


def picks_members(view: View) -> bool:
    return False


def set_size(view: View) -> int:
    return 1
