"""Every refusal the sources can raise: its code, its details and where, found without running.

A code is the argument `code` of a call: to an exception of ours, to a function that has such a
parameter, or to a method of the same module that has one.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import abyssal

SOURCES = sorted(Path(abyssal.__path__[0]).rglob("*.py"))


class Refusal(NamedTuple):
    """One place that refuses; `details` is None where they are not written out."""

    code: str
    details: frozenset[str] | None
    where: str


class Signature(NamedTuple):
    """Where a callable takes the code and its details."""

    code: int
    details: int | None
    """None if they are the call's own keywords."""
    module: Path | None
    """The only module in which a method is called by this name; None for a plain name."""
    adds: frozenset[str]
    """Details the callable itself adds to those it is given."""


def refusals() -> list[Refusal]:
    """All of them, in the order of the sources."""
    trees = {path: ast.parse(path.read_text("utf-8")) for path in SOURCES}
    signatures = all_signatures(trees)
    return [
        refusal
        for path, tree in trees.items()
        for call in calls(tree)
        if (refusal := read_call(call, path, signatures)) is not None
    ]


def calls(tree: ast.AST) -> Iterator[ast.Call]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def all_signatures(trees: dict[Path, ast.Module]) -> list[tuple[str, Signature]]:
    """Exceptions, then plain functions, then methods: each may add what the former ones add."""
    found = [
        (name, Signature(0, 2, None, frozenset())) for name in exception_names(list(trees.values()))
    ]
    for methods in (False, True):
        for path, tree in trees.items():
            for function in functions(tree, methods):
                names = [argument.arg for argument in function.args.args][methods:]
                keywords = function.args.kwarg is not None and function.args.kwarg.arg == "details"
                if "code" in names and (keywords or "details" in names):
                    code, details = (
                        names.index("code"),
                        None if keywords else names.index("details"),
                    )
                    module = path if methods else None
                    signature = Signature(code, details, module, added(function, found))
                    found.append((function.name, signature))
    return found


def functions(tree: ast.Module, methods: bool) -> list[ast.FunctionDef]:
    """The functions of a module, or the methods of its classes."""
    bodies = [node.body for node in tree.body if isinstance(node, ast.ClassDef)]
    nodes = [node for body in bodies for node in body] if methods else tree.body
    return [node for node in nodes if isinstance(node, ast.FunctionDef) and node.name != "__init__"]


def exception_names(trees: list[ast.Module]) -> set[str]:
    """AbyssalError and every class that descends from it."""
    classes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    names = {"AbyssalError"}
    while True:
        more = {
            node.name
            for node in classes
            for base in node.bases
            if isinstance(base, ast.Name) and base.id in names
        }
        if more <= names:
            return names
        names |= more


def added(function: ast.FunctionDef, found: list[tuple[str, Signature]]) -> frozenset[str]:
    """Details the function writes itself, or has added by what it calls."""
    keys = {
        str(key.value)
        for node in ast.walk(function)
        if isinstance(node, ast.Dict)
        for key in node.keys
        if isinstance(key, ast.Constant)
    }
    names = {called(call)[0] for call in calls(function)}
    return frozenset(keys).union(*(signature.adds for name, signature in found if name in names))


def called(call: ast.Call) -> tuple[str, bool]:
    """The name that is called, and whether it is a method of `self`."""
    match call.func:
        case ast.Name(name):
            return name, False
        case ast.Attribute(ast.Name("self"), name):
            return name, True
    return "", False


def read_call(
    call: ast.Call, path: Path, signatures: list[tuple[str, Signature]]
) -> Refusal | None:
    name, method = called(call)
    for known, signature in signatures:
        if known == name and (signature.module == path if method else signature.module is None):
            code = call.args[signature.code]
            where = f"{path.name}:{call.lineno}"
            if isinstance(code, ast.Constant):
                details = details_of(call, signature)
                return Refusal(str(code.value), details, where)
            assert isinstance(code, ast.Name), f"{where}: the code is neither written nor passed on"
    return None


def details_of(call: ast.Call, signature: Signature) -> frozenset[str] | None:
    given = {keyword.arg: keyword.value for keyword in call.keywords}
    if signature.details is None:
        return None if None in given else signature.adds | {str(name) for name in given}
    if len(call.args) > signature.details:
        node: ast.expr = call.args[signature.details]
    elif "details" in given:
        node = given["details"]
    else:
        return signature.adds
    if not isinstance(node, ast.Dict):
        return None
    if not all(isinstance(key, ast.Constant) for key in node.keys):
        return None
    return signature.adds | {str(key.value) for key in node.keys if isinstance(key, ast.Constant)}
