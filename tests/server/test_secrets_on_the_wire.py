"""Non-interference on the wire: what a viewer may not know changes no byte that reaches them."""

import secrets
from typing import Any

import pytest

from abyssal import Game, Illegal, Position
from live.twice import SEATS, Script, script_for, transcript

GAMES = ["in-too-deep", "into-the-blue", "sealed-bids"]
VIEWERS = [*range(SEATS), None]


@pytest.fixture(autouse=True)
def no_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Imagined positions, codes and the like are the same in every run."""
    monkeypatch.setattr(secrets, "randbelow", lambda below: 7)


def compared(script: Script) -> None:
    mine, theirs = [transcript(script, position) for position in script.positions]
    for one, other in zip(mine, theirs, strict=True):
        assert one == other


def find_script(game: str, viewer: int | None) -> Script:
    """The first script in which something is hidden and several actions are played."""
    for luck in range(1, 60):
        script = script_for(game, viewer, luck, before=3 + luck % 7, most=4)
        true, imagined = script.positions
        others = [seat for seat, _ in script.moves if seat != viewer]
        if true.hash() != imagined.hash() and len(script.moves) >= 2 and others:
            return script
    raise AssertionError("no such game")


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("game", GAMES)
def test_a_viewer_hears_the_same_bytes_whatever_is_hidden(game: str, viewer: int | None) -> None:
    compared(find_script(game, viewer))


@pytest.mark.parametrize("game", GAMES)
def test_a_leaking_view_is_found(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    script = find_script(game, 1)
    kind = type(script.positions[0].game)
    honest = kind._view

    def leaking(self: Game, position: Position, viewer: int | None, over: bool) -> dict[str, Any]:
        return {**honest(self, position, viewer, over), "hint": position.hash()}

    monkeypatch.setattr(kind, "_view", leaking)
    with pytest.raises(AssertionError):
        compared(script)


def test_a_leaking_refusal_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    script = find_script("in-too-deep", 1)
    kind = type(script.positions[0].game)
    honest = kind._refusal

    def leaking(self: Game, position: Position, seat: int, action: int) -> Illegal:
        error = honest(self, position, seat, action)
        error.details["position"] = position.hash()
        return error

    monkeypatch.setattr(kind, "_refusal", leaking)
    with pytest.raises(AssertionError):
        compared(script)
