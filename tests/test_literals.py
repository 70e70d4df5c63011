"""No sentence for people stands in code: all words are in the catalogues.

A literal of two words or more is refused wherever it reaches a person: as an argument of a call
that shows something, or as the help, title or prompt of any call. How a thing looks (styles,
boxes, separators) is no sentence.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.errors import StyleSyntaxError
from rich.style import Style

import abyssal

HOME = Path(abyssal.__path__[0])
SOURCES = [
    path for path in sorted(HOME.rglob("*.py")) if "core" not in path.relative_to(HOME).parts
]

SHOWING = {
    # Python, typer and click
    *("print", "input", "echo", "secho", "style", "prompt", "confirm", "write", "exit"),
    *("Option", "Argument", "Typer", "command", "callback", "UsageError", "BadParameter"),
    # rich
    *("Text", "append", "assemble", "from_markup", "Panel", "Table", "Column", "add_column"),
    *("add_row", "Rule", "rule", "Markdown", "Align", "Padding", "Group", "Columns", "Tree", "add"),
    *("log", "status", "ask", "add_task", "TextColumn"),
}
TOLD = {"help", "short_help", "epilog", "title", "subtitle", "caption", "header", "footer"}
TOLD |= {"prompt", "confirmation_prompt", "description", "label", "placeholder", "metavar"}
LOOKS = {"style", "border_style", "header_style", "title_style", "box", "sep", "end", "justify"}
LOOKS |= {"spinner", "align", "highlight", "file", "overflow"}


def sentences(source: str) -> list[str]:
    """The literals of two words or more that a person would read."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            for shown in shown_by(node):
                found += [text for text in literals(shown) if is_sentence(text)]
    return found


def shown_by(call: ast.Call) -> Iterator[ast.expr]:
    """The arguments of a call that reach a person."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if name in SHOWING:
        yield from call.args
    for keyword in call.keywords:
        if keyword.arg in TOLD or (name in SHOWING and keyword.arg not in LOOKS):
            yield keyword.value


def literals(node: ast.expr) -> Iterator[str]:
    """Every text in an expression, an f-string as one; what another call is given stays its own."""
    if isinstance(node, ast.JoinedStr):
        yield "".join(
            str(part.value) if isinstance(part, ast.Constant) else " … " for part in node.values
        )
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.Call):
        if isinstance(node.func, ast.Attribute):
            yield from literals(node.func.value)  # "two words".format(…)
        if isinstance(node.func, ast.Attribute) and node.func.attr == "join":
            for argument in node.args:
                yield from literals(argument)
    else:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.expr):
                yield from literals(child)


def is_sentence(text: str) -> bool:
    """Two words or more, and no style; [bold red] is markup, a key with hyphens is one word."""
    if is_style(text):
        return False
    words = re.sub(r"\[/?[a-z][^\]]*\]", "", text).split()
    return len([word for word in words if re.search(r"[^\W\d_]{2}", word)]) >= 2


def is_style(text: str) -> bool:
    """Whether rich can read the text as a style, such as `bold red` or `bold {colour}`."""
    try:
        Style.parse(text.replace("…", ""))
    except StyleSyntaxError:
        return False
    return True


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(HOME)))
def test_code_holds_no_sentence_for_people(path: Path) -> None:
    assert sentences(path.read_text("utf-8")) == []


@pytest.mark.parametrize(
    "bad",
    [
        'print("Your turn")',
        'print(f"{player} wins the game")',
        'print("Your " + "turn now" if mine else "wait please")',
        'console.print("[bold]Game over[/bold]")',
        'console.print(Panel(view, title="The board"))',
        'table.add_column("Unused shells", justify="right")',
        'table.add_row("%d cards left" % cards)',
        'typer.Option("--seats", help="number of players")',
        'typer.echo("{} has won".format(name), err=True)',
        'sys.stderr.write("no such game\\n")',
        'print("\\n".join(["first line", "second line"]))',
        'make_board(caption="the deep sea")',
    ],
)
def test_the_scan_finds_a_sentence(bad: str) -> None:
    assert sentences(bad)


@pytest.mark.parametrize(
    "good",
    [
        'print(words("cli-your-turn"))',
        'console.print(words("cli-over"), style="bold red")',
        'console.print(f"[bold cyan]{name}[/bold cyan]  {points}")',
        'raise BadRequest("seats", f"{name} is for {first} to {last} players")',
        'typer.Option("--seats", metavar="N", help="cli-help-seats")',
        'table.add_row(words("term-run"), "1 · 2")',
        'parts.append(Text(" | "))',
        'line.append(str(points), f"bold {colour}")',
    ],
)
def test_the_scan_lets_keys_styles_and_errors_for_makers_pass(good: str) -> None:
    assert sentences(good) == []
