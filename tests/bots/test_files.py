"""Bots of a maker's own, named by a file and a class in it."""

from pathlib import Path

import pytest

import abyssal
from abyssal import BadRequest
from abyssal.bots import bot
from abyssal.bots.files import names_in
from abyssal.lab.arena import simulate

BLUE = abyssal.game("into-the-blue")

CODE = """
class Last:
    '''Plays the last of its answers, or the one that its argument counts from the end.'''

    blind = True
    imagines = False

    def __init__(self, game, seed, place="1"):
        self.place = int(place)

    def choose(self, view, legal, imagine):
        return legal[-min(self.place, len(legal))]
"""


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "my_bot.py"
    path.write_text(CODE, "utf-8")
    names_in.cache_clear()
    return str(path)


def test_a_class_of_a_file_plays_wherever_a_bot_is_named(file: str) -> None:
    state = BLUE.new(2, 1)
    [seat] = state.to_act()
    legal = state.legal(seat)
    for name, place in ((f"{file}:Last", -1), (f"{file}:Last:2", -2)):
        chosen = bot(name, BLUE, seed=1).choose({}, legal, lambda k: state.imagine(seat, k))
        assert chosen == legal[place]


def test_it_plays_series_in_several_processes(file: str) -> None:
    report = simulate("into-the-blue", [f"{file}:Last", "greedy"], games=4, seed=1, jobs=2)
    assert [one["bot"] for one in report["results"]["bots"]] == [f"{file}:Last", "greedy"]


def refusal(name: str) -> BadRequest:
    with pytest.raises(BadRequest) as refused:
        bot(name, BLUE, seed=1)
    return refused.value


def test_what_is_wrong_with_a_file_is_said(file: str, tmp_path: Path) -> None:
    missing = refusal(f"{tmp_path / 'none.py'}:Last")
    assert missing.code == "bot-file"
    assert "no such file" in str(missing)
    assert "no 'First', but: Last" in str(refusal(f"{file}:First"))
    (tmp_path / "broken.py").write_text("import no_such_module_at_all", "utf-8")
    assert "ModuleNotFoundError" in str(refusal(f"{tmp_path / 'broken.py'}:Last"))


def test_an_argument_that_its_maker_does_not_take_is_refused(file: str, tmp_path: Path) -> None:
    assert "'soon'" in str(refusal(f"{file}:Last:soon"))
    path = tmp_path / "plain.py"
    path.write_text("class Plain:\n    def __init__(self, game, seed): pass", "utf-8")
    assert refusal(f"{path}:Plain:fast").code == "bot-argument"
