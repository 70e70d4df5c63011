"""Table talk: set phrases that everyone may always say, and free words as the table agreed."""

from typing import Any

import pytest

from abyssal.games import games
from abyssal.games.unfathomable.box.components import CHARACTERS, SKILLS
from abyssal.games.unfathomable.faces.live import ABOUT, ANSWER, HOUSE, PHRASES, QUESTION, STATEMENT
from abyssal.table import commands as do
from abyssal.table.errors import Refused
from abyssal.table.secrecy import secrecy_of
from abyssal.table.talk import COMMON
from abyssal.words import WHOLE, Words
from live.aboard import Voyage, fight, position, trial
from live.pure import Sitting


def say(voyage: Voyage, seat: int, key: str) -> None:
    """Say a set phrase as it is meant to be said: to the next player if it is to anybody."""
    to = None if PHRASES.get(key, STATEMENT) == STATEMENT else (seat + 1) % voyage.table.seats
    voyage.do(seat, do.Say, phrase=key, to=to)


def refusal(sitting: Sitting, seat: int, **words: Any) -> str:
    with pytest.raises(Refused) as error:
        sitting.do(seat, do.Say, **words)
    return error.value.code


def wordings() -> list[tuple[str, str]]:
    return [
        (key, Words(language)(f"web-phrase-{key}", name="Ada"))
        for key in PHRASES
        for language in WHOLE
    ]


@pytest.mark.rule("UNF-373", "UNF-R99")
def test_the_table_picks_how_it_talks_and_all_see_it() -> None:
    assert HOUSE["talk"]["default"] == "guided"
    for talk in HOUSE["talk"]["choices"]:
        voyage = trial(house={"talk": talk})
        assert voyage.last(2, "table")["lobby"]["house"]["talk"] == talk
        with pytest.raises(Refused):
            voyage.do(0, do.Set, house={"talk": "free"})


@pytest.mark.rule("UNF-373")
@pytest.mark.parametrize(
    ("talk", "in_tests", "outside"),
    [
        ("guided", None, None),
        ("free", None, None),
        ("between", "talk-test", None),
        ("strict", "talk-strict", "talk-strict"),
    ],
)
def test_free_words_are_for_tables_that_agreed_on_them(
    talk: str, in_tests: str | None, outside: str | None
) -> None:
    for make, code in ((trial, in_tests), (fight, outside)):
        voyage = make(house={"talk": talk})
        if code is None:
            voyage.do(1, do.Say, text="I have a high card")
        else:
            assert refusal(voyage, 1, text="I have a high card") == code
        voyage.do(1, do.Say, phrase="help-much")


@pytest.mark.rule("UNF-374")
def test_no_phrase_changes_the_game() -> None:
    voyage = trial()
    before = voyage.table.playing().hash()
    for key in PHRASES:
        say(voyage, 1, key)
    assert voyage.table.playing().hash() == before


@pytest.mark.rule("UNF-375")
def test_phrases_about_hidden_things_have_two_poles() -> None:
    poles = [
        ("help-much", "help-little"),
        ("added-high", "added-low"),
        ("top-good", "top-bad"),
        ("can-roll", "cannot-roll"),
        ("can-total", "cannot-total"),
        ("can-prevent", "cannot-prevent"),
        ("accuse", "clear"),
        ("suspect", "trust"),
        ("say-yes", "say-no"),
    ]
    neither = {"help-none", "cannot-say", "who-helps", "not-my-skill", "say-nothing"}
    neither |= {"deny", "threat"}  # they say nothing of what is hidden
    asked = {key for key, kind in PHRASES.items() if kind == QUESTION}
    assert {key for pair in poles for key in pair} | neither | asked == set(PHRASES)


@pytest.mark.rule("UNF-376")
@pytest.mark.parametrize(("key", "text"), wordings())
def test_no_phrase_names_a_card(key: str, text: str) -> None:
    named = [Words(language, "unfathomable") for language in WHOLE]
    skills = [words(f"skill-{skill}").lower() for words in named for skill in SKILLS]
    assert not [word for word in skills if word in text.lower()]
    assert not any(letter.isdigit() for letter in text)


@pytest.mark.rule("UNF-377")
def test_before_and_after_ones_contribution_one_says_how_much_one_helps() -> None:
    voyage = trial()
    while voyage.window is not None:
        voyage.wait()
    assert voyage.table.playing().view()["step"] == "contribute"
    for key in ("help-much", "help-little", "help-none", "cannot-say", "who-helps"):
        say(voyage, 1, key)
        assert voyage.last(2, "chat")["phrase"] == key


@pytest.mark.rule("UNF-378")
def test_no_phrase_claims_a_card_that_was_turned_up() -> None:
    after = [key for key in PHRASES if key.startswith(("mine", "was-", "claim"))]
    assert after == []
    assert PHRASES["not-my-skill"] == STATEMENT


@pytest.mark.rule("UNF-379")
def test_a_question_goes_to_one_player_and_is_answered_by_yes_no_or_nothing() -> None:
    voyage = trial()
    assert refusal(voyage, 1, phrase="ask-help") == "phrase-to"
    assert refusal(voyage, 1, phrase="ask-help", to=1) == "phrase-to"
    assert refusal(voyage, 1, phrase="ask-help", to=7) == "phrase-to"
    voyage.do(1, do.Say, phrase="ask-help", to=2)
    assert voyage.last(0, "chat")["to"] == 2
    assert [key for key, kind in PHRASES.items() if kind == ANSWER] == [
        "say-yes",
        "say-no",
        "say-nothing",
    ]
    voyage.do(2, do.Say, phrase="say-no", to=1)


@pytest.mark.rule("UNF-380")
def test_nobody_is_asked_for_the_loyalty_but_everyone_may_suspect_trust_and_accuse() -> None:
    assert {"suspect", "trust", "accuse"} <= {k for k, kind in PHRASES.items() if kind == ABOUT}
    asked = [text.lower() for key, text in wordings() if PHRASES[key] == QUESTION]
    names = [
        Words(language, "unfathomable")(f"loyalty-{kind}").lower()
        for language in WHOLE
        for kind in ("human", "hybrid", "cultist")
    ]
    assert not [text for text in asked if any(name in text for name in [*names, "trait"])]


@pytest.mark.rule("UNF-381")
@pytest.mark.parametrize("key", ["top-good", "top-bad", "accuse", "clear"])
def test_after_a_look_one_says_good_or_bad_accuses_or_clears(key: str) -> None:
    voyage = trial()
    say(voyage, 2, key)
    assert voyage.last(0, "chat")["phrase"] == key


@pytest.mark.rule("UNF-382")
@pytest.mark.parametrize("what", ["roll", "total", "prevent"])
def test_help_with_a_roll_a_total_or_a_defeat_is_offered_or_denied(what: str) -> None:
    voyage = fight()
    for key in (f"can-{what}", f"cannot-{what}"):
        say(voyage, 0, key)
        assert voyage.last(1, "chat")["phrase"] == key


@pytest.mark.rule("UNF-383", "UNF-H24")
def test_everyone_has_every_phrase_at_any_time() -> None:
    table = position("arjun jeanne samira", traitors={2: "hybrid"}, hands={0: "lore-1"})
    voyage = Voyage(table).aboard()
    for seat in range(3):
        for key in PHRASES:
            say(voyage, seat, key)
    assert len(voyage.table.streams[0].chat) == 3 * len(PHRASES)


@pytest.mark.rule("UNF-384")
def test_all_players_hear_all_that_is_said() -> None:
    voyage = trial()
    voyage.do(1, do.Say, phrase="ask-high", to=2)
    heard = [voyage.last(viewer, "chat") for viewer in (0, 1, 2, None)]
    lines = [{name: line[name] for name in line if name != "n"} for line in heard]
    assert lines == [{"kind": "chat", "from": 1, "name": "B", "phrase": "ask-high", "to": 2}] * 4


@pytest.mark.rule("UNF-385")
def test_talk_neither_delays_nor_opens_a_window() -> None:
    voyage = fight()
    closes = voyage.due()
    for key in PHRASES:
        say(voyage, 2, key)
    assert voyage.due() == closes


def test_only_known_phrases_are_phrases() -> None:
    assert refusal(trial(house={"talk": "strict"}), 1, phrase="my-hand-is-lore-five") == "phrase"
    assert refusal(Sitting(), 1, phrase="help-much") == "phrase"
    assert refusal(trial(), 1, phrase="hello", to=2) == "phrase-to"


def test_before_the_start_and_after_the_end_everyone_talks_freely() -> None:
    sitting = Sitting("unfathomable", "ABC", house={"talk": "strict"})
    sitting.do(1, do.Say, text="hello there")


@pytest.mark.parametrize("language", WHOLE)
def test_every_phrase_and_every_choice_of_the_house_has_words(language: str) -> None:
    words = Words(language)
    for game in games():
        secrecy = secrecy_of(game)
        if secrecy is None:
            continue
        for key, kind in secrecy.PHRASES.items():
            assert words(f"web-phrase-{key}", **({} if kind == STATEMENT else {"name": "Ada"}))
        for name, option in secrecy.HOUSE.items():
            assert words(f"house-{name}")
            assert all(words(f"house-{name}-{choice}") for choice in option["choices"])
    assert all(words(f"web-phrase-{key}") for key in COMMON)


def test_characters_are_called_by_no_phrase() -> None:
    names = [
        Words(language, "unfathomable")(f"character-{name}").split()[0].lower()
        for language in WHOLE
        for name in CHARACTERS
    ]
    assert not [text for _, text in wordings() if any(name in text.lower() for name in names)]
