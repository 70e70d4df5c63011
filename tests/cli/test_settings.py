"""Settings of a server: command line, environment, file, and what is said of a wrong one."""

import re
from pathlib import Path
from typing import Any

import pytest

from abyssal.cli import run
from abyssal.cli.command_line import WrongUse
from abyssal.cli.serve import folder_of, serving_of, settings_of
from abyssal.cli.setting_kinds import Flag
from abyssal.cli.settings import SETTINGS, Setting, chosen
from abyssal.keeper.timeouts import Timeouts
from abyssal.server.settings import Limits, Settings
from abyssal.words import Words
from settings_table import page_with_table

ROOT = Path(__file__).parents[2]
HOSTING = ROOT / "docs" / "hosting.md"
ENGLISH = Words("en")


def said(typed: dict[str, Any], environment: dict[str, str], words: Words = ENGLISH) -> str:
    """Why settings are refused."""
    with pytest.raises(WrongUse) as wrong:
        chosen(typed, environment)
    return wrong.value.said(words)


def test_the_command_line_counts_before_the_environment_and_that_before_the_file(
    tmp_path: Path,
) -> None:
    file = tmp_path / "abyssal.toml"
    file.write_text('port = 1\ngrace = "61s"\npush = true\nkeep-finished = 5\n')
    environment = {"ABYSSAL_CONFIG": str(file), "ABYSSAL_PORT": "2", "ABYSSAL_PUSH": "no"}
    found = chosen({"port": "3", "lan": True, "no_browser": False}, environment)
    assert (found["port"], found["grace"], found["push"]) == (3, 61, False)
    assert (found["keep-finished"], found["lan"], found["no-browser"]) == (5, True, False)
    assert chosen({"port": None}, environment)["port"] == 2
    assert chosen({"config": str(file)}, {})["port"] == 1
    assert chosen({}, {"ABYSSAL_PORT": ""})["port"] == 8000


@pytest.mark.parametrize("name", ["ABYSSAL_PROT", "ABYSSAL_DATABSE", "ABYSSAL_KEEP_FINISH"])
def test_a_variable_that_looks_misspelt_is_refused(name: str) -> None:
    told = said({}, {name: "7"})
    assert name in told
    assert any(setting.variable() in told for setting in SETTINGS)
    assert chosen({}, {name: ""}) == chosen({}, {})


def test_variables_of_the_tools_and_of_other_programs_are_left_alone() -> None:
    sources = [*ROOT.glob("tools/*"), *ROOT.glob("tests/**/*.py"), ROOT / "setup.py"]
    named = {
        name
        for file in sources
        if file.is_file() and file != Path(__file__)
        for name in re.findall(r"ABYSSAL_[A-Z_]*[A-Z]", file.read_text("utf-8", "replace"))
    }
    others = named - {setting.variable() for setting in SETTINGS}
    assert {"ABYSSAL_CHROMIUM", "ABYSSAL_COMPILE"} <= others
    assert chosen({}, dict.fromkeys(others, "1")) == chosen({}, {})


def test_without_settings_a_server_is_as_its_code_says() -> None:
    wanted = chosen({}, {})
    assert settings_of(wanted) == Settings()
    assert settings_of(wanted).limits == Limits()
    assert serving_of(wanted).timeouts == Timeouts()


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_a_wrong_value_is_refused_with_its_setting_its_place_and_what_is_allowed(
    setting: Setting, tmp_path: Path
) -> None:
    wrong = "\t" if setting.kind.allowed == "cli-allowed-text" else "ni ça ni ça://"
    allowed = ENGLISH(setting.kind.allowed, **setting.kind.bounds())
    places = {setting.variable(): said({}, {setting.variable(): wrong})}
    if setting.metavar:
        places[setting.option()] = said({setting.parameter(): wrong}, {})
    if setting.name != "config":
        file = tmp_path / "own.toml"
        file.write_text(f"{setting.name} = {wrong!r}\n".replace("'\\t'", '"\\t"'))
        places["own.toml"] = said({}, {"ABYSSAL_CONFIG": str(file)})
    for place, text in places.items():
        assert setting.name in text
        assert place in text
        if setting.name != "config":
            assert allowed in text


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_secret_is_repeated(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    secrets = [setting for setting in SETTINGS if setting.is_secret]
    assert {"smtp", "metrics-token"} <= {setting.name for setting in secrets}
    monkeypatch.setenv("ABYSSAL_SMTP", "smtp://ada:hush-hush@")
    assert run(["serve", "--public-url", "https://sea.example", "--lang", language]) == 2
    printed = capsys.readouterr()
    assert "--smtp" in printed.err
    assert "hush" not in printed.out + printed.err


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('publik-url = "http://sea.example"', "“public-url”"),
        ("whatever = 1", "there is no setting “whatever”"),
        ("config = 'other.toml'", "there is no setting “config”"),
        ("port = ", "no TOML file"),
        ("[port]\nmost = 1", "port cannot be"),
        ("port = 1.5", "port cannot be"),
        ("port = 2026-11-17", "port cannot be"),
    ],
)
def test_a_file_with_anything_else_in_it_is_refused(text: str, told: str, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(text)
    message = said({}, {"ABYSSAL_CONFIG": str(file)})
    assert told in message
    assert "own.toml" in message


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_bytes(b"\xff\xfe")
    assert "not text" in said({"config": str(file)}, {})
    assert str(tmp_path) in said({"config": str(tmp_path)}, {})


@pytest.mark.parametrize(
    ("url", "kept"),
    [
        ("https://sea.example/", "https://sea.example"),
        ("https://sea.example:8443/games/", "https://sea.example:8443/games"),
        ("http://[::1]:8000/a/b.c", "http://[::1]:8000/a/b.c"),
    ],
)
def test_a_public_url_may_have_a_path(url: str, kept: str) -> None:
    assert chosen({"public_url": url}, {})["public-url"] == kept


@pytest.mark.parametrize(
    "url",
    [
        *("sea.example", "ftp://sea.example", "https://", "https://sea.example/?a=1"),
        *("https://sea.example/#here", "https://ada:pw@sea.example", "https://sea.example/api"),
        *("https://sea.example/a b", "https://sea.example/../etc", "https://sea.example/t/x"),
        *("https://sea.example//", 'https://sea.example/"onload', "https://sea.example:none/"),
    ],
)
def test_a_public_url_is_nothing_else(url: str) -> None:
    if url == "https://sea.example//":
        assert chosen({"public_url": url}, {})["public-url"] == "https://sea.example"
    else:
        assert "https://example.org/games" in said({"public_url": url}, {})


def test_networks_are_listed_with_commas_or_as_a_list(tmp_path: Path) -> None:
    wanted = ("10.0.0.0/8", "127.0.0.1/32", "fd00::/8")
    typed = {"trusted_proxies": "10.0.0.0/8, 127.0.0.1,fd00::/8"}
    assert chosen(typed, {})["trusted-proxies"] == wanted
    file = tmp_path / "own.toml"
    file.write_text('trusted-proxies = ["10.0.0.0/8", "127.0.0.1", "fd00::/8"]')
    found = chosen({"config": str(file)}, {})
    assert found["trusted-proxies"] == wanted
    assert serving_of(found).trusted() == wanted
    assert "127.0.0.0/8" in serving_of(chosen({"behind_proxy": True}, {})).trusted()
    assert serving_of(chosen({}, {})).trusted() == ()


def test_other_commands_look_for_the_folder_where_the_server_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ABYSSAL_DATA", str(tmp_path / "there"))
    assert folder_of(None) == tmp_path / "there"
    assert folder_of("here") == Path("here")


def test_help_and_the_page_on_hosting_tell_of_every_setting(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["serve", "--help", "--lang", "en"]) == 0
    printed = capsys.readouterr().out
    for setting in SETTINGS:
        assert re.search(rf"^  {setting.option()} {setting.metavar}", printed, re.MULTILINE)
        assert isinstance(setting.kind, Flag) == (not setting.metavar)
        assert not setting.default or f"[{setting.default}]" in " ".join(printed.split())
    page = HOSTING.read_text("utf-8")
    assert page_with_table(page) == page, "python tools/settings_table.py writes it"
