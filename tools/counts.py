"""Maintainability metrics: `tools/counts.py [CHECKOUT]`, with `--types` for mypy too.

Each counts something that no linter finds. `tools/counts.json` keeps the highest each may be, and
a test lets them only fall. Given another checkout, it counts there, to compare two versions.
Errors of types are counted to compare as well, but not kept: one alone makes `make lint` red.
"""

import argparse
import ast
import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Set
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "tools" / "counts.json"

STEP_NAMES = ("phase", "stage")
POSITIONAL = 4
"""How many arguments a call may give by their place."""
DECLARATIONS = ("Table", "create_table")
"""Calls that list the columns of a table of the database: as many as it has."""
COMPONENT = 400
"""How many lines a component may have."""
HALF = 0.5
"""A function that names this part of a position's fields lists them."""
VERB = "retreat-or-fuel"
"""A verb that one printed text uses alone: where it is written, any new one must be."""
WRITTEN_TWICE = (
    "web/src/games/labels.ts",
    "web/src/games/*/labels.ts",
    "web/src/lib/phrases.ts",
    "web/src/lib/words.ts",
)
"""What the client says again that a module of Python says."""
RULE_ID = re.compile(r"\b(?:ITB|ITD|KL|UNF)-[A-Z]*\d")
LINES = (ast.stmt, ast.expr)
CHECKED = ("tests", "tools", "bench")


def modules(root: Path, folder: str) -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted((root / folder).rglob("*.py")):
        yield path, ast.parse(path.read_text())


def bare_steps(root: Path) -> int:
    """Lines of the games that compare or set a frame's phase by a number without a name."""
    return sum(
        len(
            {
                node.lineno
                for node in ast.walk(tree)
                if isinstance(node, LINES) and is_bare_step(node)
            }
        )
        for _, tree in modules(root, "src/abyssal/games")
    )


def is_bare_step(node: ast.AST) -> bool:
    if isinstance(node, ast.Compare):
        return any(map(is_step, [node.left, *node.comparators])) and any(
            map(is_number, [node.left, *node.comparators])
        )
    if isinstance(node, ast.Assign):
        return any(map(is_step, node.targets)) and is_number(node.value)
    if isinstance(node, ast.AugAssign):
        return is_step(node.target) and is_number(node.value)
    return False


def is_step(node: ast.expr) -> bool:
    return (isinstance(node, ast.Attribute) and node.attr in STEP_NAMES) or (
        isinstance(node, ast.Name) and node.id in STEP_NAMES
    )


def is_number(node: ast.expr) -> bool:
    if isinstance(node, (ast.Tuple, ast.List, ast.Set)):
        return any(map(is_number, node.elts))
    return isinstance(node, ast.Constant) and type(node.value) is int


def long_calls(root: Path) -> int:
    """Calls with more than four arguments by their place; a declaration of columns is a list."""
    return sum(
        isinstance(node, ast.Call)
        and len(node.args) > POSITIONAL
        and called(node) not in DECLARATIONS
        for _, tree in modules(root, "src/abyssal")
        for node in ast.walk(tree)
    )


def called(call: ast.Call) -> str:
    """The last word of what is called."""
    return ast.unparse(call.func).rpartition(".")[2]


def fields_again(root: Path) -> int:
    """Fields of positions listed once more, in a function other than `copy`."""
    return sum(
        sum(listed_again(title)) for title in sorted((root / "src/abyssal/games").glob("*/"))
    )


def listed_again(title: Path) -> Iterator[int]:
    trees = [tree for _, tree in modules(title, ".")]
    for tree in trees:
        for node in tree.body:
            if isinstance(node, ast.ClassDef) and is_position(node):
                fields = declared(node)
                for function in functions(trees):
                    again = fields & named(function)
                    if function.name != "copy" and len(again) >= HALF * len(fields):
                        yield len(again)


def is_position(node: ast.ClassDef) -> bool:
    bases = {base.id for base in node.bases if isinstance(base, ast.Name)}
    return bool(bases & {"CoreState", "CorePosition"})


def declared(position: ast.ClassDef) -> set[str]:
    """The fields of a position: annotated in its body, or named as its slots."""
    fields = set()
    for node in position.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            fields.add(node.target.id)
        elif isinstance(node, ast.Assign) and node.targets[0].id == "__slots__":  # type: ignore[attr-defined]
            fields |= {str(slot) for slot in ast.literal_eval(node.value)}
    return fields


def functions(trees: list[ast.Module]) -> Iterator[ast.FunctionDef]:
    for tree in trees:
        yield from (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def named(function: ast.FunctionDef) -> set[str]:
    """What a function names as parameters, keywords, keys of a dict or attributes it sets."""
    names = {argument.arg for argument in function.args.args + function.args.kwonlyargs}
    for node in ast.walk(function):
        if isinstance(node, ast.keyword) and node.arg is not None:
            names.add(node.arg)
        elif isinstance(node, ast.Dict):
            names |= {str(key.value) for key in node.keys if isinstance(key, ast.Constant)}
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            names.add(node.attr)
    return names


def files_for_a_game(root: Path) -> int:
    """Files outside the titles' own that name all four of them; a text counts once for all its
    languages."""
    titles = [path.parent.name for path in (root / "src/abyssal/games").glob("*/game.py")]
    spelled = [re.compile(title.replace("_", "[-_]")) for title in titles]
    places = {
        path.parent if path.suffix == ".ftl" else path
        for folder in ("src", "tools", "web/src", "web/art")
        for path in written(root / folder)
        if not any(title in path.parts for title in titles)
        and all(title.search(path.read_text()) for title in spelled)
    }
    return len(places)


def written(folder: Path) -> Iterator[Path]:
    """What is written by hand under a folder."""
    for path in sorted(folder.rglob("*")):
        generated = {"fixtures"}
        if path.suffix in (".py", ".ts", ".svelte", ".ftl", ".sh") and not generated & set(
            path.relative_to(folder).parts
        ):
            yield path


def files_for_a_verb(root: Path) -> int:
    """Files that name a verb of a single printed text; its words count once for all languages."""
    places = {
        path.with_suffix("") if path.suffix != ".ftl" else path.parent
        for path in sorted((root / "src").rglob("*"))
        if path.suffix in (".py", ".ftl", ".toml", ".json")
        and re.search(rf"\b{VERB}\b|\b{VERB.replace('-', '_')}\b", path.read_text())
    }
    return len(places)


def lines_written_twice(root: Path) -> int:
    """Lines of the client that say again what Python says."""
    return sum(
        len(path.read_text().splitlines())
        for pattern in WRITTEN_TWICE
        for path in root.glob(pattern)
    )


def rule_ids_in_the_client(root: Path) -> int:
    """Places of the client that cite a rule: it should know none."""
    return sum(
        len(RULE_ID.findall(path.read_text()))
        for path in (root / "web/src").rglob("*")
        if path.suffix in (".ts", ".svelte")
    )


def long_components(root: Path) -> int:
    """Components of the client above 400 lines."""
    return sum(
        len(path.read_text().splitlines()) > COMPONENT
        for path in (root / "web/src").rglob("*.svelte")
    )


def circles(root: Path) -> int:
    """Modules in import cycles, direct or through others."""
    source = root / "src"
    trees = {
        ".".join(path.relative_to(source).with_suffix("").parts).removesuffix(".__init__"): tree
        for path, tree in modules(root, "src/abyssal")
    }
    arrows = {name: set(imports(tree, trees.keys())) for name, tree in trees.items()}
    return sum(name in reached(name, arrows) for name in arrows)


def imports(tree: ast.Module, names: Set[str]) -> Iterator[str]:
    """Those of `names` that a module imports; of a package only what it takes from it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from names & {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield from names & {inner} or names & {node.module}


def reached(start: str, arrows: dict[str, set[str]]) -> set[str]:
    found: set[str] = set()
    open_ends = [start]
    while open_ends:
        for target in arrows[open_ends.pop()] - found:
            found.add(target)
            open_ends.append(target)
    return found


def type_errors(root: Path) -> int:
    """What strict types find in tests, tools and measurements."""
    command = [sys.executable, "-m", "mypy", "--strict", *CHECKED]
    result = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    found = re.search(r"Found (\d+) error", result.stdout)
    if found is None and "Success" not in result.stdout:
        raise SystemExit(result.stdout + result.stderr)
    return int(found[1]) if found else 0


COUNTS: dict[str, Callable[[Path], int]] = {
    "bare numbers of steps": bare_steps,
    "calls with over four arguments by place": long_calls,
    "fields of positions listed again": fields_again,
    "shared files that name all titles": files_for_a_game,
    "places of a verb of a card": files_for_a_verb,
    "lines in both Python and TypeScript": lines_written_twice,
    "rule ids in the client": rule_ids_in_the_client,
    "components over 400 lines": long_components,
    "modules in a circle of imports": circles,
}


def counted(root: Path) -> dict[str, int]:
    return {name: count(root) for name, count in COUNTS.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("checkout", type=Path, nargs="?", default=ROOT)
    parser.add_argument("--types", action="store_true", help="run mypy over tests, tools, bench")
    parser.add_argument("--keep", action="store_true", help="write tools/counts.json anew")
    asked = parser.parse_args()
    found = counted(asked.checkout)
    if asked.keep:
        KEPT.write_text(json.dumps(found, indent=2) + "\n")
    if asked.types:
        found["errors of types outside src"] = type_errors(asked.checkout)
    for name, number in found.items():
        print(f"{number:5}  {name}")


if __name__ == "__main__":
    main()
