"""Docstrings for compiled code: mypyc gives functions and classes a signature without types and no
text, so this adds both to the C code that it has written, from the source."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

Documented = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef

# A name as mypyc writes it, what stands before the docstring, and the signature that is in it.
TEXT = r'PyDoc_STR\("((?:[^"\\]|\\.)*)"\)'
FUNCTION = re.compile(r"\(PyCFunction\)CPyPy_(?P<name>\w+),[\sA-Z_|]+,\s*" + TEXT)
CLASS = re.compile(
    r"CPyType_(?P<name>\w+)_template_ = \{(?:(?!\n\s*\};).)*?\.tp_doc = " + TEXT, re.DOTALL
)


def add_docstrings(c_files: Iterable[str], sources: Iterable[Path]) -> None:
    """Complete the docstrings in the C files that were made of these sources."""
    texts = by_c_name(sources)

    def completed(found: re.Match[str]) -> str:
        return found.group()[: -len('")')] + c_text(texts.get(found["name"], "")) + '")'

    for file in c_files:
        code = Path(file).read_text("utf-8")
        for pattern in (FUNCTION, CLASS):
            code = pattern.sub(completed, code)
        Path(file).write_text(code, "utf-8")


def by_c_name(sources: Iterable[Path]) -> dict[str, str]:
    """What `help` shows, by the name in C: the dotted one, or as much of its end as is unique."""
    texts: dict[str, str] = {}
    doubtful: set[str] = set()
    for source in sources:
        package = source.with_suffix("").parts
        for name, text in explained(source):
            parts = [*package, *name]
            for start in range(len(package)):
                short = "___".join(parts[start:])
                if short in texts:
                    doubtful.add(short)
                texts[short] = text
    return {name: text for name, text in texts.items() if name not in doubtful}


def explained(source: Path) -> Iterator[tuple[list[str], str]]:
    """The functions, classes and methods of a module, each with its text."""
    for node in ast.parse(source.read_text("utf-8")).body:
        if isinstance(node, Documented):
            yield [node.name], text_of(node)
        for inner in node.body if isinstance(node, ast.ClassDef) else []:
            if isinstance(inner, Documented):
                yield [node.name, inner.name], text_of(inner)


def text_of(node: Documented) -> str:
    """A docstring, and for a function the signature with its types."""
    parts = [ast.get_docstring(node) or ""]
    if not isinstance(node, ast.ClassDef):
        returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
        parts.append(f"{node.name}({ast.unparse(node.args)}){returns}")
    return "\n\n".join(part for part in parts if part)


def c_text(text: str) -> str:
    """A text as it stands in a C string."""
    plain = (chr(byte) if 31 < byte < 127 else f"\\{byte:03o}" for byte in text.encode())
    return "".join("\\" + sign if sign in '"\\' and len(sign) == 1 else sign for sign in plain)
