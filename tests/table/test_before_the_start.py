"""Before the start: seats, invitations, options, phrases, and who may change them."""

import re
from importlib.resources import files
from typing import Any

import pytest

from abyssal.core.errors import AbyssalError
from abyssal.record import commitment_of
from abyssal.table import commands as do
from abyssal.table import handlers
from abyssal.table.commands import AnyCommand
from abyssal.table.places import Place
from live.pure import SEED, Sitting
from live.refusals import refusal

OPEN = Place()
HOST_AND_TWO_OPEN = [Place("person", "Ada"), OPEN, OPEN]


@pytest.mark.parametrize(("liked", "seat"), [(2, 2), (0, 1), (5, 1), (None, 1)])
def test_a_guest_gets_the_seat_they_like_if_it_is_open(liked: int | None, seat: int) -> None:
    sitting = Sitting(places=HOST_AND_TWO_OPEN)
    assert handlers.sat_down(sitting.table, "CORAL-4187", "Grace", 1.0, liked).seat == seat


def test_a_guest_with_the_invitation_takes_the_first_open_seat() -> None:
    sitting = Sitting(places=HOST_AND_TWO_OPEN)
    sitting.add(handlers.sat_down(sitting.table, "CORAL-4187", "  Grace ", 1.0))
    assert sitting.last(0, "table")["lobby"]["places"][1] == {
        "kind": "person", "name": "Grace", "bot": None, "standin": None, "stood_in": 0,
        "assisted": False, "face": "", "away": None, "away_since": None, "given_away": None,
        "former": [],
    }  # fmt: skip
    assert sitting.table.places[2].kind == "open"


@pytest.mark.parametrize(
    ("code", "people", "started", "refused"),
    [
        ("REEF-0001", HOST_AND_TWO_OPEN, False, "invitation"),
        ("CORAL-4187", [Place("person", "Ada")] * 3, False, "full"),
        ("CORAL-4187", [Place("person", "Ada")] * 3, True, "started"),
    ],
)
def test_nobody_sits_down_without_a_valid_invitation_and_an_open_seat(
    code: str, people: list[Place], started: bool, refused: str
) -> None:
    sitting = Sitting(places=people)
    if started:
        sitting.start()
    with pytest.raises(AbyssalError) as error:
        handlers.sat_down(sitting.table, code, "Grace", 1.0)
    assert error.value.code == refused


def test_the_invitation_is_shown_to_seats_only_and_only_before_the_start() -> None:
    sitting = Sitting()
    assert sitting.last(1, "table")["lobby"]["code"] == "CORAL-4187"
    assert sitting.last(None, "table")["lobby"]["code"] is None
    sitting.start()
    assert sitting.last(1, "table")["lobby"]["code"] is None


def test_a_renewed_invitation_voids_the_old_one() -> None:
    sitting = Sitting(places=HOST_AND_TWO_OPEN)
    sitting.do(0, do.Renew)
    assert sitting.table.code.startswith("REEF-")
    with pytest.raises(AbyssalError, match="not valid"):
        handlers.sat_down(sitting.table, "CORAL-4187", "Grace", 1.0)


@pytest.mark.parametrize(
    ("kind", "arguments"),
    [
        (do.Start, ()),
        (do.Renew, ()),
        (do.Arrange, (2, do.Arranged("open"))),
        (do.Set, (None, "brisk")),
    ],
)
def test_only_the_host_sets_the_table_up_and_only_before_the_start(
    kind: type[AnyCommand], arguments: tuple[Any, ...]
) -> None:
    sitting = Sitting()
    assert refusal(sitting, 1, kind, *arguments) == "not-host"
    sitting.start()
    assert refusal(sitting, 0, kind, *arguments) == "started"


def test_the_host_frees_a_seat_and_puts_a_bot_on_it() -> None:
    sitting = Sitting()
    sitting.do(1, do.Phrase, "mine")
    sitting.do(0, do.Arrange, 1, do.Arranged("open"))
    assert sitting.table.places[1] == OPEN
    assert sitting.table.phrases == {}
    assert refusal(sitting, 0, do.Start) == "seats-open"
    sitting.do(0, do.Arrange, 1, do.Arranged("bot", "random"))
    sitting.start()
    assert sitting.table.places[1] == Place("bot", "", "random")


def test_bots_take_the_open_seats_with_the_start() -> None:
    sitting = Sitting()
    sitting.do(0, do.Arrange, 1, do.Arranged("open"))
    assert refusal(sitting, 0, do.Start, bot="kraken") == "bot"
    before = sitting.table.places[0]
    sitting.do(0, do.Start, bot="random")
    assert sitting.table.status == "playing"
    assert sitting.table.places[:2] == [before, Place("bot", "", "random")]


@pytest.mark.parametrize(
    ("seat", "place", "code"),
    [
        (0, do.Arranged("open"), "own-seat"),
        (3, do.Arranged("open"), "seat"),
        (-1, do.Arranged("open"), "seat"),
        (1, do.Arranged("bot", "kraken"), "bot"),
    ],
)
def test_some_arrangements_are_refused(seat: int, place: Place, code: str) -> None:
    assert refusal(Sitting(), 0, do.Arrange, seat, place) == code


def test_what_is_not_said_stays_as_it_was() -> None:
    sitting = Sitting()
    before = sitting.table.record.commitment
    sitting.do(0, do.Set, pace="brisk", public=True)
    lobby = sitting.last(2, "table")["lobby"]
    assert (lobby["pace"], lobby["public"], lobby["spectators"]) == ("brisk", True, True)
    assert lobby["commitment"] == before


def test_other_options_need_another_commitment_and_other_phrases() -> None:
    sitting = Sitting()
    sitting.do(1, do.Phrase, "low tide")
    before = sitting.last(1, "table")["lobby"]
    assert before["phrases"] == [False, True, False]
    sitting.do(0, do.Set, options={"treasures": "gentle"})
    after = sitting.last(1, "table")["lobby"]
    assert after["commitment"] != before["commitment"]
    assert after["phrases"] == [False, False, False]
    assert refusal(sitting, 0, do.Set, options={"treasures": "none at all"}) == "option-value"


def test_the_commitment_stands_before_any_phrase_and_holds_after_the_end() -> None:
    sitting = Sitting()
    game, options = sitting.table.game, sitting.table.options
    shown = sitting.last(None, "table")["lobby"]
    assert shown["commitment"] == commitment_of(game, 3, options, SEED)
    assert shown["seed"] is None
    sitting.do(1, do.Phrase, "low tide")
    sitting.do(0, do.Start, phrase="high tide")
    assert sitting.table.record.phrases == {0: "high tide", 1: "low tide"}
    assert sitting.last(2, "table")["lobby"]["seed"] is None
    sitting.play_to_the_end()
    assert sitting.last(2, "table")["lobby"]["seed"] == SEED


def test_a_phrase_changes_the_luck() -> None:
    plain, spoken = Sitting(), Sitting()
    spoken.do(1, do.Phrase, "low tide")
    assert plain.start().table.playing().hash() != spoken.start().table.playing().hash()


def test_nobody_sees_anothers_phrase_before_the_end() -> None:
    sitting = Sitting()
    sitting.do(1, do.Phrase, "a very secret tide")
    sitting.start()
    heard = [sitting.heard[viewer] for viewer in (0, 2, None)]
    assert "secret tide" not in str(heard)


def test_a_person_takes_another_name_at_any_time() -> None:
    sitting = Sitting()
    sitting.do(1, do.Rename, "Grace")
    sitting.start().do(1, do.Rename, "Hopper")
    assert sitting.last(None, "table")["lobby"]["places"][1]["name"] == "Hopper"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "empty"),
        (" \u200b\u202e\n ", "empty"),
        ("x" * 25, "too-long"),
        ("x" * 10_000, "too-long"),
        ("\u202e" * 10_000, "too-long"),
    ],
)
def test_a_name_is_short_and_can_be_seen(text: str, code: str) -> None:
    assert refusal(Sitting(), 1, do.Rename, text) == code


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("A\u202eda", "Ada"),
        ("Ada\x00\x1b[31m", "Ada[31m"),
        (" Ada\u00a0\n Lovelace ", "Ada Lovelace"),
        ("Zoë 🐙", "Zoë 🐙"),
        ("<b>Ada</b>", "<b>Ada</b>"),
    ],
)
def test_control_and_direction_characters_are_stripped_from_names(typed: str, kept: str) -> None:
    sitting = Sitting()
    sitting.do(1, do.Rename, typed)
    assert sitting.table.places[1].name == kept


def test_a_seat_that_was_given_to_a_bot_can_do_nothing() -> None:
    sitting = Sitting(places=[Place("person", "Ada"), Place("bot", "", "random")])
    assert refusal(sitting, 1, do.Rename, "HAL") == "no-seat"


@pytest.mark.parametrize("kind", [do.Undo, do.Return, do.Rematch, do.Looked])
def test_there_is_nothing_to_play_before_the_start(kind: type[AnyCommand]) -> None:
    assert refusal(Sitting(), 0, kind) == "not-playing"
    assert refusal(Sitting(), 0, do.Play, 0, ["stop"]) == "not-playing"
    assert refusal(Sitting(), 0, do.Vote, True) == "not-playing"
    assert refusal(Sitting(), 0, do.HandOver, "random") == "not-playing"


def test_own_data_is_played_with() -> None:
    source = files("abyssal.games") / "into_the_blue" / "data" / "into_the_blue.toml"
    own = re.sub(r"(?m)^(chests = \[)\d+", r"\g<1>9", source.read_text("utf-8"))
    sitting = Sitting(own_data=own).start()
    assert sitting.last(0, "table")["lobby"]["own_data"] is True
    assert sitting.table.game.data != Sitting().table.game.data
    assert sitting.again().game.data_digest == sitting.table.game.data_digest
