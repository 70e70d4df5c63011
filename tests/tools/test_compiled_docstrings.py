"""The C code that mypyc writes gets the docstrings and types of its source."""

import runpy
from pathlib import Path

import pytest

ADDED = runpy.run_path(str(Path(__file__).parents[2] / "build_tools" / "docstrings.py"))

SOURCE = '''
class Reef:
    """A reef: “deep”."""

    def dive(self, depth: int = 3) -> str:
        """Say "go"."""

def swim(far: bool) -> None:
    pass
'''
WRITTEN = r"""
static PyMethodDef reef___Reef_methods[] = {
    {"dive",
     (PyCFunction)CPyPy_sea___reef___Reef___dive,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("dive($self, depth=3)\n--\n\n")},
    {"sink", (PyCFunction)CPyPy_sea___reef___Reef___sink, METH_FASTCALL, PyDoc_STR("sink()")},
};
static PyTypeObject CPyType_sea___reef___Reef_template_ = {
    .tp_name = "Reef",
    .tp_doc = PyDoc_STR("Reef()\n--\n\n"),
};
    {"swim", (PyCFunction)CPyPy_sea___reef___swim, METH_VARARGS, PyDoc_STR("swim(far)\n--\n\n")},
"""


def test_text_and_types_follow_the_signature(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for package in ("sea", "lake"):  # a name that two modules could have is written out
        (tmp_path / package).mkdir()
        (tmp_path / package / "reef.py").write_text(SOURCE, "utf-8")
    code = tmp_path / "native.c"
    code.write_text(WRITTEN)
    ADDED["add_docstrings"]([str(code)], [Path("sea/reef.py"), Path("lake/reef.py")])
    completed = code.read_text()
    dive = r"Say \"go\".\012\012dive(self, depth: int=3) -> str"
    assert rf'PyDoc_STR("dive($self, depth=3)\n--\n\n{dive}")' in completed
    assert r'PyDoc_STR("Reef()\n--\n\nA reef: \342\200\234deep\342\200\235.")' in completed
    assert r'PyDoc_STR("swim(far)\n--\n\nswim(far: bool) -> None")' in completed
    assert 'PyDoc_STR("sink()")' in completed
