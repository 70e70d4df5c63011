"""Games of old: every record still replays, and reads as the same story in both languages.

A record is never changed. `REGOLD=1 pytest tests/golden` writes the stories anew after a change of
words; read what it changed. A record with a story of its own seat has `seat0` in its name.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

import abyssal
from abyssal.record import Record, verify
from abyssal.words import WHOLE, Words

HOME = Path(__file__).parent
RECORDS = sorted(HOME.glob("*.record"))
REGOLD = bool(os.environ.get("REGOLD"))


def story(record: Record, language: str, viewer: int | None) -> Iterator[str]:
    """The game as `viewer` reads it: every event, and the answers as far as they are the viewer's.

    A spectator's story shows everybody's answers in notation, as the record does, but for passes.
    """
    game, words = record.game, Words(language, record.game.name)
    names = [record.players[seat] for seat in range(record.seats)]
    yield words("title")
    yield words("blurb")
    for option, choice in record.options.items():
        yield f"{words(f'option-{option}')} — {words(f'option-{option}-{choice}')}"
    state = record.first_position()
    state.record_events()
    yield ""
    if viewer not in state.to_act():
        yield words.prompt(state.view(viewer), names)
    for seat, text in standing(record):
        view = state.view(seat)
        if viewer is None and text != "pass":
            yield f"    {names[seat]}: {text}"
        elif seat == viewer:
            yield f"  ? {words.prompt(view, names)}"
            yield f"  > {words.action(text, view, names)}"
        state.play(seat, game.read(text))
        for event in state.events(viewer):
            yield words.event(event, names, viewer)
    result = state.result()
    assert result is not None
    yield ""
    yield words.prompt(state.view(viewer), names)
    yield words(f"ending-{result['ending']}")
    if game.name == "unfathomable":  # nobody has points, but everyone had loyalties
        for name, player in zip(names, state.view()["players"], strict=True):
            cards = words.list_of([words(f"loyalty-{card}") for card in player["loyalties"]])
            yield words("cli-ship-says", name=name, text=cards)
        return
    for rank, points, name in sorted(zip(result["ranks"], result["scores"], names, strict=True)):
        yield f"{rank}. {name}: {words('points', count=points)}"


def standing(record: Record) -> list[tuple[int, str]]:
    """The actions that were not taken back."""
    stand: list[tuple[int, str]] = []
    for seat, text in record.entries:
        if text == "undo":
            stand.pop()
        else:
            stand.append((seat, text))
    return stand


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_an_old_record_still_replays_to_the_same_end(path: Path) -> None:
    record = Record.read(path.read_text("utf-8"))
    assert verify(record).hash == record.hash


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_an_old_record_reads_as_the_same_story(path: Path, language: str) -> None:
    record = Record.read(path.read_text("utf-8"))
    viewer = 0 if "seat0" in path.stem else None
    told = "".join(f"{line}\n" for line in story(record, language, viewer))
    golden = HOME / f"{path.stem}.{language}.txt"
    if REGOLD:
        golden.write_text(told, "utf-8")
    assert told == golden.read_text("utf-8")


def test_every_title_has_records_at_several_seat_counts_and_with_several_options() -> None:
    records = [Record.read(path.read_text("utf-8")) for path in RECORDS]
    for name in abyssal.games():
        mine = [record for record in records if record.game.name == name]
        assert {record.seats for record in mine} == set(abyssal.game(name).seats)
        assert len({tuple(record.options.values()) for record in mine}) > 1
