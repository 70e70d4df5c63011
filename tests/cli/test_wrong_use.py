"""Every wrong command line ends with status 2 and one helpful line, and does nothing else."""

import subprocess
import sys
from pathlib import Path

import pytest

from abyssal.words import LANGUAGES
from cli.conftest import Command

HEX = "0123456789abcdef" * 4

WRONG = {
    "unknown command": (["dive"], "dive"),
    "misspelt command": (["plya"], "“play”"),
    "option before the command": (["--seats", "3", "play"], "--seats"),
    "unknown option": (["play", "into-the-blue", "--depth", "3"], "--depth"),
    "misspelt option": (["play", "into-the-blue", "--seat", "3"], "“--seats”"),
    "unknown short option": (["play", "-x"], "-x"),
    "missing value": (["play", "into-the-blue", "--seats"], "--seats N"),
    "missing language": (["play", "--lang"], "--lang"),
    "unknown language": (["play", "--lang", "xx"], "There are: en, fr, de"),
    "value for a flag": (["simulate", "into-the-blue", "--json=yes"], "--json"),
    "extra argument": (["play", "into-the-blue", "in-too-deep"], "in-too-deep"),
    "missing file": (["replay"], "FILE"),
    "missing game": (["simulate"], "GAME"),
    "unknown game": (["play", "chess"], "chess"),
    "no game by that name to simulate": (["simulate", "chess"], "chess"),
    "seats no number": (["play", "into-the-blue", "--seats", "many"], "many"),
    "too many seats": (["play", "into-the-blue", "--seats", "6"], "6"),
    "too few seats": (["play", "into-the-blue", "--seats", "1"], "1"),
    "more people than seats": (["play", "into-the-blue", "--people", "3", "--seats", "2"], "3"),
    "nobody": (["play", "into-the-blue", "--people", "0"], "--people"),
    "empty name": (["play", "into-the-blue", "--players", "Ana,,Bob"], "--players"),
    "same name": (["play", "into-the-blue", "--players", "Ana,Ana"], "name"),
    "names and number": (["play", "into-the-blue", "--players", "Ana", "--people", "2"], "2"),
    "unknown bot": (["play", "into-the-blue", "--bots", "deep-blue"], "deep-blue"),
    "seed no number": (["play", "into-the-blue", "--seed", "lucky"], "64"),
    "seed too short": (["play", "into-the-blue", "--seed", HEX[:-1]], "64"),
    "phrase without secret seed": (
        ["play", "into-the-blue", "--seed", "1", "--phrase", "tide"],
        "64",
    ),
    "phrases without people": (
        ["play", "into-the-blue", "--phrase", "tide", "--phrase", "ebb"],
        "phrase",
    ),
    "phrase of two lines": (["play", "into-the-blue", "--phrase", "a\nb"], "line"),
    "option without value": (["play", "into-the-blue", "--option", "steep"], "name=value"),
    "unknown game option": (["play", "into-the-blue", "--option", "wind=strong"], "wind"),
    "unknown choice": (["play", "into-the-blue", "--option", "treasures=flat"], "flat"),
    "missing data": (["play", "into-the-blue", "--data", "nowhere.toml"], "nowhere.toml"),
    "record into nowhere": (
        ["play", "into-the-blue", "--record", "/dev/null/game.txt"],
        "/dev/null/game.txt",
    ),
    "record over a file": (["play", "into-the-blue", "--record", __file__], __file__),
    "no such record": (["replay", "nowhere.txt"], "nowhere.txt"),
    "no such record to verify": (["verify", "nowhere.txt"], "nowhere.txt"),
    "replay of something else": (["replay", __file__], "Abyssal record"),
    "replay of no text": (["replay", sys.executable], "text"),
    "games no number": (["simulate", "into-the-blue", "--games", "1e3"], "1e3"),
    "no games": (["simulate", "into-the-blue", "--games", "0"], "--games"),
    "no jobs": (["simulate", "into-the-blue", "--jobs", "0"], "--jobs"),
    "hex seed for a series": (["simulate", "into-the-blue", "--seed", HEX], "--seed"),
    "served below one of our own paths": (
        ["serve", "--public-url", "https://games.example.org/api/games"],
        "--public-url",
    ),
    "served on no port": (["serve", "--port", "65536"], "65535"),
    "believing everybody": (["serve", "--trusted-proxies", "everybody"], "10.0.0.0/8"),
    "no file of settings": (["serve", "--config", "nowhere.toml"], "nowhere.toml"),
    "served at no address": (["serve", "--public-url", "games.example.org"], "games.example.org"),
    "nobody thinks": (["serve", "--bot-processes", "0"], "--bot-processes"),
    "thinking for no database": (["bots"], "--database"),
    "thinking for a file": (["bots", "--database", "abyssal.sqlite"], "postgresql://"),
    "thinking in no process": (
        ["bots", "--database", "postgresql://127.0.0.1:9/none", "--processes", "0"],
        "--processes",
    ),
    "thinking for a database that is away": (
        ["bots", "--database", "postgresql://127.0.0.1:9/none"],
        "127.0.0.1:9",
    ),
    "kept for a while": (["serve", "--keep-finished", "a while"], "--keep-finished"),
    "put away at once": (["serve", "--put-away-after", "0d"], "--put-away-after"),
    "simulated seats": (["simulate", "into-the-blue", "--seats", "9"], "9"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wrong", WRONG)
def test_a_wrong_command_line_is_refused_in_one_line(
    abyssal: Command, monkeypatch: pytest.MonkeyPatch, wrong: str, language: str
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    arguments, named = WRONG[wrong]
    ran = abyssal(*arguments)
    assert ran.status == 2
    assert ran.out == ""
    assert ran.err.startswith("abyssal: ")
    assert ran.err.count("\n") == 1
    if language == "en":
        assert named in ran.err


def test_the_line_is_in_the_chosen_language(abyssal: Command) -> None:
    assert "Il n’y a pas de jeu" in abyssal("play", "chess", "--lang", "fr").err
    assert "There is no game" in abyssal("play", "chess", "--lang=en").err


def test_the_first_line_of_a_broken_data_file_that_is_wrong_is_named(
    abyssal: Command, tmp_path: Path
) -> None:
    data = tmp_path / "numbers.toml"
    data.write_text("chests = [5, 6, 6, 7]\n")
    ran = abyssal("play", "into-the-blue", "--data", str(data))
    assert ran.status == 2
    assert "numbers.toml, line 1" in ran.err


def test_a_wrong_command_line_leaves_no_record(abyssal: Command, tmp_path: Path) -> None:
    abyssal("play", "into-the-blue", "--bots", "nobody")
    assert not (tmp_path / "data").exists()


def test_the_command_itself_behaves_the_same(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from abyssal.cli import main; main()", "play", "chess"]
    ran = subprocess.run(command, capture_output=True, text=True, env={"LANG": "fr_FR.UTF-8"})
    assert ran.returncode == 2
    assert ran.stdout == ""
    assert ran.stderr.count("\n") == 1
    assert "chess" in ran.stderr
