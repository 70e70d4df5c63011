"""Docstrings for compiled code: mypyc gives its functions and classes a signature without types
and no text, so this puts both there, from the source."""

import ast
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import ModuleType

from mypyc.codegen import emit, emitclass, emitmodule
from mypyc.codegen.cstring import c_string_initializer
from mypyc.ir.class_ir import ClassIR
from mypyc.ir.func_ir import FuncIR, get_text_signature

SOURCE = Path("src")
Documented = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


@cache
def documented(module: str) -> dict[str, Documented]:
    """The functions and classes of a module, and the methods of those, by their names."""
    file = SOURCE.joinpath(*module.split(".")).with_suffix(".py")
    top = [node for node in ast.parse(file.read_text("utf-8")).body if isinstance(node, Documented)]
    found = {node.name: node for node in top}
    for owner in top:
        for node in owner.body:
            if isinstance(owner, ast.ClassDef) and isinstance(node, Documented):
                found[f"{owner.name}.{node.name}"] = node
    return found


def text_of(module: str, name: str) -> str:
    """What `help` shows of a function or class: its docstring, and its signature with types."""
    node = documented(module).get(name)
    if node is None:  # made by mypyc
        return ""
    parts = [ast.get_docstring(node) or ""]
    if not isinstance(node, ast.ClassDef):
        returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
        parts.append(f"{node.name}({ast.unparse(node.args)}){returns}")
    return "\n\n".join(part for part in parts if part)


def function_doc(function: FuncIR) -> str:
    """The C text of a function's docstring; up to the dashes Python reads it as the signature."""
    owner = f"{function.class_name}." if function.class_name else ""
    text = text_of(function.decl.module_name, owner + function.decl.name)
    return c_text(get_text_signature(function), text)


def class_doc(native: ClassIR) -> str:
    """The C text of a class's docstring."""
    init = native.get_method("__init__")
    signature = get_text_signature(init, bound=True) if init else f"{native.name}()"
    if signature is not None:
        signature = signature.replace("__init__", native.name, 1)
    return c_text(signature, text_of(native.module_name, native.name))


def c_text(signature: str | None, text: str) -> str:
    whole = text if signature is None else f"{signature}\n--\n\n{text}"
    return c_string_initializer(whole.encode()) if whole else "NULL"


def keep_docstrings() -> None:
    """Let mypyc write docstrings from here on; AttributeError if it has no place for them."""
    for module in (emit, emitclass, emitmodule):
        replace(module, "native_function_doc_initializer", function_doc)
    replace(emitclass, "native_class_doc_initializer", class_doc)


def replace(module: ModuleType, name: str, function: Callable[..., str]) -> None:
    getattr(module, name)
    setattr(module, name, function)
