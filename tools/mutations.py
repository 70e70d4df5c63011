"""The places of a module that one small edit can break, and what the edits are.

Not only operators and numbers: limits, orders, flags that let something happen once, guards and the
entries of lists are what rules are made of. Left out is what no rule hangs on: annotations,
docstrings, texts, `__slots__`, assertions, TypedDicts, and whatever only records events.
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

    start: int
    end: int
    text: str


class Place(NamedTuple):
    """Where a module can be broken: the lines of its statement, and the edits to choose from."""

    kind: str
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


def is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def records(node: ast.stmt) -> bool:
    """Whether a statement only tells what happened."""
    if isinstance(node, ast.If):
        return is_log_test(node.test)
    call = node.value if isinstance(node, ast.Expr) else None
    return isinstance(call, ast.Call) and name_of(call).startswith("tell")


def stops_early(node: ast.For) -> bool:
    """Whether the loop can end before its last turn, so that its order counts."""
    inner = [part for part in ast.walk(node) if isinstance(part, ast.For | ast.While)][1:]
    theirs = {id(part) for loop in inner for part in ast.walk(loop) if isinstance(part, ast.Break)}
    return any(
        isinstance(part, ast.Return) or (isinstance(part, ast.Break) and id(part) not in theirs)
        for part in ast.walk(node)
    )


def is_list_of_several(node: ast.expr) -> bool:
    """Whether a list is written out whose order can be seen."""
    return isinstance(node, ast.List) and len(node.elts) > 1


def without(nodes: list[ast.expr], one: ast.expr) -> list[ast.expr]:
    return [node for node in nodes if node is not one]


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
        self.decides = False
        """Whether the function answers with yes or no."""
        self.cites = False
        self.statement = range(0)
        self.going_round: ast.expr | None = None
        """The sum in `(seat + 1) % seats`: round the table, one way or the other."""

    def note(self, node: ast.expr | ast.stmt, kind: str, *texts: str) -> None:
        """`node` can be replaced by any of the texts."""
        start, end = self.span(node)
        edits = tuple(Edit(start, end, text) for text in texts)
        self.found.append(
            Place(kind, node.lineno, self.statement, self.function, self.cites, edits)
        )

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
        outer = self.function, self.decides
        self.function = node.name
        self.decides = node.returns is not None and ast.unparse(node.returns) == "bool"
        self.note_early_returns(node)
        self.visit_all(*node.args.defaults, *node.args.kw_defaults, *node.body)
        self.function, self.decides = outer

    def note_early_returns(self, node: ast.FunctionDef) -> None:
        """A procedure that does not come to its end."""
        if any(isinstance(part, ast.Return) and part.value for part in ast.walk(node)):
            return
        begun = [part for part in node.body if not is_docstring(part)]
        for part in begun[1:]:
            outer, self.statement = self.statement, range(part.lineno, part.lineno + 1)
            if not isinstance(part, ast.Return | ast.Raise | ast.Assert) and not records(part):
                self.note(part, "returns early", "return")
            self.statement = outer

    def visit_For(self, node: ast.For) -> None:
        counts = isinstance(node.target, ast.Name) and node.target.id == "_"  # in no order
        if stops_early(node) and not counts:
            self.note_reversed(node.iter)
        self.generic_visit(node)

    def note_reversed(self, node: ast.expr) -> None:
        """The first of several is another one."""
        self.note(node, "order", f"reversed(list({self.source(node)}))")

    def visit_If(self, node: ast.If) -> None:
        if is_log_test(node.test):
            self.visit_all(*node.orelse)
        else:
            self.note_condition(node.test)
            self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        if not isinstance(node.test, ast.Constant):
            self.note(node.test, "condition negated", f"not ({self.source(node.test)})")
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call) and not records(node):
            self.note_removal(node)
            self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if ast.unparse(node.targets[0]) == "__slots__":
            return
        if self.function != "__init__" and not isinstance(node.targets[0], ast.Name | ast.Tuple):
            flag = isinstance(node.value, ast.Constant) and isinstance(node.value.value, bool)
            self.note_removal(node, "flag" if flag else "statement removed")
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if ast.unparse(node.annotation) != "TypeAlias":
            self.visit_all(node.target, node.value)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        flag = isinstance(node.op, ast.BitOr | ast.BitAnd)
        self.note_removal(node, "flag" if flag else "statement removed")
        if type(node.op) in COMPUTED:
            other = ast.AugAssign(node.target, COMPUTED[type(node.op)](), node.value)
            self.note(node, "arithmetic", ast.unparse(other))
        self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            self.note_removal(node)
        elif isinstance(node.value, ast.ListComp) or is_list_of_several(node.value):
            self.note(node.value, "order", f"({self.source(node.value)})[::-1]")
        if self.decides and node.value is not None and not isinstance(node.value, ast.Constant):
            self.note(node.value, "answer fixed", "True", "False")
        self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        self.note_removal(node)

    def visit_Break(self, node: ast.Break) -> None:
        self.note_removal(node)

    def visit_Continue(self, node: ast.Continue) -> None:
        self.note_removal(node)

    def visit_Assert(self, node: ast.Assert) -> None:
        pass

    def note_removal(self, node: ast.stmt, kind: str = "statement removed") -> None:
        self.note(node, kind, "pass")

    # Expressions

    def note_condition(self, test: ast.expr) -> None:
        """Negate a condition, unless another edit says the same; let it hold always, or never."""
        if not isinstance(test, ast.Constant):
            self.note(test, "guard fixed", "True", "False")
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
        fewer = [ast.BoolOp(node.op, without(node.values, value)) for value in node.values]
        texts = [ast.unparse(one if len(one.values) > 1 else one.values[0]) for one in fewer]
        self.note(node, "guard dropped", *[f"({text})" for text in texts])
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self.note(node, "not removed", f"({self.source(node.operand)})")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in COMPUTED and not is_text(node.left) and not is_text(node.right):
            other = ast.BinOp(node.left, COMPUTED[type(node.op)](), node.right)
            kind = "turn order" if node is self.going_round else "arithmetic"
            self.note(node, kind, f"({ast.unparse(other)})")
        self.going_round = node.left if isinstance(node.op, ast.Mod) else None
        self.generic_visit(node)

    def visit_List(self, node: ast.List) -> None:
        """Empty it, or leave out the first or the last entry."""
        if isinstance(node.ctx, ast.Load) and node.elts:
            parts = [self.source(part) for part in node.elts]
            fewer = [parts[1:], parts[:-1]] if len(parts) > 1 else []
            self.note(node, "list", "[]", *[f"[{', '.join(some)}]" for some in fewer])
        self.generic_visit(node)

    def visit_ListComp(self, node: ast.ListComp) -> None:
        self.note(node, "list", "[]")
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
            if name in ("min", "max") and len(node.args) == 2 and not node.keywords:
                self.note_limit(node, name)
        elif name in UNORDERED:
            plain = f"{UNORDERED[name]}({self.source(node.args[0])})"
            backwards = [f"list(reversed({self.source(node)}))"] if name == "sorted" else []
            self.note(node, "order", plain, *backwards)
        elif name == "range":
            self.note_range(node)
        elif name == "next" and isinstance(node.args[0], ast.GeneratorExp):
            self.note_reversed(node.args[0].generators[0].iter)
        elif isinstance(node.func, ast.Attribute):
            self.note_method(node, node.func)
        told = [keyword for keyword in node.keywords if keyword.arg != "strict"]  # only a check
        self.visit_all(*node.args[name == "cast" :], *told)

    def note_limit(self, node: ast.Call, name: str) -> None:
        """The limit does not hold, or is one higher or lower."""
        one, other = [self.source(argument) for argument in node.args]
        shifted = [f"{name}({one}, ({other}) {sign} 1)" for sign in "+-"]
        self.note(node, "limit", f"({one})", f"({other})", *shifted)

    def note_method(self, node: ast.Call, method: ast.Attribute) -> None:
        """The other end of a pile; seats the other way round."""
        arguments = [self.source(argument) for argument in node.args]
        whole = self.source(method.value)
        if method.attr == "order":
            self.note(node, "turn order", f"{self.source(node)}[::-1]")
        elif isinstance(method.value, ast.Name):
            return  # a list of its own, whose order is seldom seen
        elif method.attr == "append":
            self.note(node, "order", f"{whole}.insert(0, {arguments[0]})")
        elif method.attr == "pop" and not arguments:
            self.note(node, "order", f"{whole}.pop(0)")

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
