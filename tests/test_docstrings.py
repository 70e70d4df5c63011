"""The examples in the docstrings of the package run and show what they say."""

import doctest
import pydoc
from importlib import import_module
from pathlib import Path

import pytest

import abyssal

SOURCE = Path(__file__).parents[1] / "src"
MODULES = [
    ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
    for path in sorted(SOURCE.rglob("*.py"))
    if ">>> " in path.read_text("utf-8")
]


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_run(name: str) -> None:
    tried = doctest.testmod(import_module(name))
    assert tried.attempted > 0
    assert tried.failed == 0


def test_help_on_the_package_begins_with_an_example_and_explains_no_numbers() -> None:
    page = pydoc.plain(pydoc.render_doc(abyssal))
    assert page.index(">>> state.play(0,") < page.index("CLASSES") < page.index("class Position")
    assert "class int" not in page
