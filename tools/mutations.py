"""The places of a module that one small edit can break, and what the edits are.

Left out is what no rule hangs on: annotations, docstrings, texts, `__slots__`, assertions,
TypedDicts, and whatever only records events.
"""

import ast
import re
from typing import NamedTuple

CITED = re.compile(r"\b(?:[A-Z]{2,4}-\w*\d|R\d)")
"""A rule or a ruling named in a comment or a docstring: `ITB-26`, `R23`."""

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OPPOSITES = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)
COMPUTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.Pow: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
CALLED = {"min": "max", "max": "min", "any": "all", "all": "any"}
UNORDERED = {"sorted": "list", "reversed": "iter"}
TYPES = {"list", "dict", "tuple", "set", "frozenset", "type"}


class Edit(NamedTuple):
    """One way to break a place: the bytes from `start` to `end` become `text`."""

    kind: str
    start: int
    end: int
    text: str


class Place(NamedTuple):
    """Where a module can be broken: the lines of its statement, and the edits to choose from."""

    line: int
    statement: range
    function: str
    cites: bool
    edits: tuple[Edit, ...]


def places(source: str) -> list[Place]:
    """All places of a module."""
    finder = Finder(source)
    finder.visit(ast.parse(source))
    return finder.found


def apply(source: str, edit: Edit) -> str:
    """The module after the edit."""
    text = source.encode()
    return (text[: edit.start] + edit.text.encode() + text[edit.end :]).decode()


def is_log_test(node: ast.expr) -> bool:
    """Whether `node` is `….log is None` or `….log is not None`."""
    return (
        isinstance(node, ast.Compare)
        and isinstance(node.left, ast.Attribute)
        and node.left.attr == "log"
        and isinstance(node.ops[0], ast.Is | ast.IsNot)
    )


def is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def name_of(call: ast.Call) -> str:
    """The last word of what is called: `tell` for `state.tell(...)`."""
    return ast.unparse(call.func).rpartition(".")[2]


class Finder(ast.NodeVisitor):
    """Goes through a module and notes its places."""

    def __init__(self, source: str) -> None:
        self.lines = source.splitlines()
        self.text = source.encode()
        self.starts = [0]
        for line in self.text.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.found: list[Place] = []
        self.function = ""
        self.cites = False
        self.statement = range(0)

    def note(self, node: ast.expr | ast.stmt, kind: str, *texts: str) -> None:
        """`node` can be replaced by any of the texts."""
        start, end = self.span(node)
        edits = tuple(Edit(kind, start, end, text) for text in texts)
        self.found.append(Place(node.lineno, self.statement, self.function, self.cites, edits))

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return (
            self.starts[node.lineno - 1] + node.col_offset,
            self.starts[node.end_lineno - 1] + node.end_col_offset,
        )

    def source(self, node: ast.expr) -> str:
        start, end = self.span(node)
        return self.text[start:end].decode()

    def visit_all(self, *nodes: ast.AST | None) -> None:
        for node in nodes:
            if node is not None:
                self.visit(node)

    def cited(self, node: ast.stmt) -> bool:
        return bool(CITED.search("\n".join(self.lines[node.lineno - 1 : node.end_lineno])))

    # Statements

    def visit(self, node: ast.AST) -> None:
        if not isinstance(node, ast.stmt):
            super().visit(node)
            return
        before = self.statement, self.cites
        body = getattr(node, "body", None)
        end = body[0].lineno - 1 if body else node.end_lineno
        self.statement = range(node.lineno, max(node.lineno, end or 0) + 1)
        if not self.function:
            self.cites = self.cited(node)
        super().visit(node)
        self.statement, self.cites = before

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        if "TypedDict" not in [ast.unparse(base) for base in node.bases]:
            self.visit_all(*node.body)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name.startswith("tell"):
            return
        outer = self.function
        self.function = node.name
        self.visit_all(*node.args.defaults, *node.args.kw_defaults, *node.body)
        self.function = outer

    def visit_If(self, node: ast.If) -> None:
        if is_log_test(node.test):
            self.visit_all(*node.orelse)
        else:
            self.note_condition(node.test)
            self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self.note_condition(node.test)
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call) and not name_of(node.value).startswith("tell"):
            self.note_removal(node)
            self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if ast.unparse(node.targets[0]) == "__slots__":
            return
        if self.function != "__init__" and not isinstance(node.targets[0], ast.Name | ast.Tuple):
            self.note_removal(node)
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if ast.unparse(node.annotation) != "TypeAlias":
            self.visit_all(node.target, node.value)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.note_removal(node)
        if type(node.op) in COMPUTED:
            other = ast.AugAssign(node.target, COMPUTED[type(node.op)](), node.value)
            self.note(node, "arithmetic", ast.unparse(other))
        self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            self.note_removal(node)
        elif isinstance(node.value, ast.List | ast.ListComp):
            self.note(node.value, "order", f"({self.source(node.value)})[::-1]")
        self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        self.note_removal(node)

    def visit_Break(self, node: ast.Break) -> None:
        self.note_removal(node)

    def visit_Continue(self, node: ast.Continue) -> None:
        self.note_removal(node)

    def visit_Assert(self, node: ast.Assert) -> None:
        pass

    def note_removal(self, node: ast.stmt) -> None:
        self.note(node, "statement removed", "pass")

    # Expressions

    def note_condition(self, test: ast.expr) -> None:
        """Negate a condition, unless another edit says the same."""
        plain = isinstance(test, ast.Compare) and isinstance(test.ops[0], OPPOSITES)
        negated = isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)
        if not (plain or negated or isinstance(test, ast.Constant)):
            self.note(test, "condition negated", f"not ({self.source(test)})")

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.note_condition(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self.note_condition(test)
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        if is_log_test(node):
            return
        for number, operator in enumerate(node.ops):
            ops = node.ops.copy()
            ops[number] = COMPARED[type(operator)]()
            other = ast.Compare(node.left, ops, node.comparators)
            self.note(node, "comparison", ast.unparse(other))
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        operator = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        self.note(node, "and/or", f"({ast.unparse(ast.BoolOp(operator, node.values))})")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self.note(node, "not removed", f"({self.source(node.operand)})")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in COMPUTED and not is_text(node.left) and not is_text(node.right):
            other = ast.BinOp(node.left, COMPUTED[type(node.op)](), node.right)
            self.note(node, "arithmetic", f"({ast.unparse(other)})")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.note(node, "constant", str(not node.value))
        elif isinstance(node.value, int):
            self.note(node, "constant", str(node.value + 1), f"({node.value - 1})")

    def visit_Call(self, node: ast.Call) -> None:
        name = name_of(node)
        if name in CALLED:
            self.note(node.func, "min/max", CALLED[name])
        elif name in UNORDERED:
            self.note(node, "order", f"{UNORDERED[name]}({self.source(node.args[0])})")
        elif name == "range":
            self.note_range(node)
        self.visit_all(*node.args[name == "cast" :], *node.keywords)

    def note_range(self, node: ast.Call) -> None:
        """The first or the last number is left out."""
        first, *last = [self.source(argument) for argument in node.args[:2]]
        if last:
            texts = [f"range(({first}) + 1, {last[0]})", f"range({first}, ({last[0]}) - 1)"]
        else:
            texts = [f"range(1, {first})", f"range(({first}) - 1)"]
        if len(node.args) < 3:
            self.note(node, "range", *texts)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        if isinstance(node.value, ast.Name) and node.value.id in TYPES:
            return
        parts = [node.slice]
        if isinstance(node.slice, ast.Slice):
            parts = [part for part in (node.slice.lower, node.slice.upper) if part is not None]
        for part in parts:
            if not isinstance(part, ast.Constant | ast.UnaryOp):
                self.note(part, "index", f"({self.source(part)}) + 1")
        self.generic_visit(node)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        pass
