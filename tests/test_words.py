"""Words: whatever an engine tells, asks or offers in random games has its sentence."""

from collections import Counter

import pytest

import abyssal
from abyssal.testing.play import curious_play, luck_of, pick, random_play
from abyssal.testing.tables import some_tables
from abyssal.words import (
    ENGLISH,
    LANGUAGES,
    PSEUDO,
    WHOLE,
    MissingWord,
    Words,
    language_of,
    plain_message,
    source,
)
from catalogues import forget_words, messages, patterns, variables
from laws.effort import openings

NAMES = ["Ana", "Bo", "Cy", "Dee", "Eli", "Flo"]
PLACES = [(name, seats) for name in abyssal.games() for seats in abyssal.game(name).seats]
MANY_GAMES = 40
"""Curious games in which nearly all that an engine can tell, ask or offer happens at least once."""
MOST_GAMES = 400
"""So many where something rarer is still to happen."""


def keys(name: str, family: str) -> set[str]:
    """The messages of a family, without its name."""
    found = [key.partition(".")[0] for key in patterns(messages("en", name))]
    return {key.removeprefix(family) for key in found if key.startswith(family)}


@pytest.fixture(params=PLACES, ids=lambda place: f"{place[0]}-{place[1]}")
def place(request: pytest.FixtureRequest) -> tuple[str, int]:
    """Each title at each of its seat counts in turn."""
    name, seats = request.param
    return name, seats


@pytest.fixture(params=abyssal.games())
def name(request: pytest.FixtureRequest) -> str:
    """Each title in turn."""
    return str(request.param)


# Games


def test_every_event_is_a_sentence_for_everyone_who_may_see_it(place: tuple[str, int]) -> None:
    name, seats = place
    words = [Words(language, name) for language in WHOLE]
    for state, luck in openings(abyssal.game(name), seats, options=2, games=1):
        state.record_events()
        for _ in random_play(state, luck):
            pass
        for viewer in (None, 0):
            for event in state.events(viewer):
                for language in words:
                    assert language.event(event, NAMES, viewer).strip()


@pytest.mark.parametrize("language", WHOLE)
def test_a_sentence_uses_only_the_arguments_of_its_event(
    place: tuple[str, int], language: str
) -> None:
    name, seats = place
    words = Words(language, name)
    known = patterns(messages(language, name))
    given = set()
    for state, luck in openings(abyssal.game(name), seats, options=2, games=1):
        state.record_events()
        for _ in random_play(state, luck):
            pass
        for viewer in (None, *range(seats)):
            given |= {
                (event["event"], frozenset(words.told(event, NAMES)))
                for event in state.events(viewer)
            }
    for kind, arguments in given:
        for key in known:
            if key.partition(".")[0] == f"event-{kind}":
                assert variables(key, known) <= arguments, key


def test_what_engines_tell_ask_and_offer_is_what_the_catalogue_words(name: str) -> None:
    game = abyssal.game(name)
    kinds: set[str] = set()
    steps: set[str] = set()
    endings: set[str] = set()
    seen: Counter[str] = Counter()
    tables = [(seats, table) for seats in game.seats for table in some_tables(game, seats, 2)]
    for seed in range(MOST_GAMES):
        if seed >= MANY_GAMES and kinds >= keys(name, "event-"):
            break
        for seats, table in tables:
            state = game.new(seats, seed, table.options)
            state.record_events()
            for seat, _ in curious_play(state, luck_of(seed), seen):
                steps.add(state.view(seat)["step"])
            steps.add(state.view()["step"])
            result = state.result()
            assert result is not None
            endings.add(result["ending"])
            for viewer in (None, *range(seats)):
                kinds |= {event["event"] for event in state.events(viewer)}
    assert kinds == keys(name, "event-")
    assert steps == keys(name, "prompt-") == keys(name, "rule-of-")
    assert {kind.split()[0] for kind in seen} == keys(name, "action-")
    assert endings <= keys(name, "ending-")


@pytest.mark.parametrize("language", WHOLE)
def test_every_choice_has_a_label_of_its_own_and_every_question_a_prompt(
    place: tuple[str, int], language: str
) -> None:
    name, seats = place
    game = abyssal.game(name)
    words = Words(language, name)
    for state, luck in openings(game, seats, options=2, games=1):
        for seat, _ in random_play(state, luck):
            view = state.view(seat)
            assert words.prompt(view, NAMES)
            assert words.prompt(state.view(), NAMES)
            assert words.topic_of(view) in words.topics()
            legal = [pick(luck, state.legal(seat)) for _ in range(4)]
            labels = {words.action(game.write(action), view, NAMES) for action in legal}
            assert len(labels) == len(set(legal))
        assert words.prompt(state.view(), NAMES)


def test_the_price_on_a_label_is_the_price_that_is_asked() -> None:
    game = abyssal.game("in-too-deep")
    words = Words("en", "in-too-deep")
    asked = set()
    for seats in game.seats:
        for state, luck in openings(game, seats):
            for seat, action in random_play(state, luck):
                text, view = game.write(action), state.view(seat)
                after = state.copy()
                after.play(seat, action)
                staged = after.view(seat)["staged"]
                if staged is not None and staged["action"] == text and view["staged"] is None:
                    due = "for one card" if staged["due"] == 1 else f"for {staged['due']} cards"
                    if not text.startswith(("remove", "move", "raise")):
                        assert words.action(text, view, NAMES).endswith(due)
                        asked.add(text.split()[0])
    assert asked == {"buy", "add", "acquire"}


# One sentence at a time


def blue(language: str = "en") -> Words:
    return Words(language, "into-the-blue")


def deep(language: str = "en") -> Words:
    return Words(language, "in-too-deep")


PLACED = {"event": "placed", "seat": 1, "level": 3, "shells": 2}


def test_an_event_is_told_to_others_by_name_and_to_its_player_as_you() -> None:
    assert blue().event(PLACED, NAMES) == "Bo left 2 shells on level 3."
    assert blue().event(PLACED, NAMES, viewer=0) == "Bo left 2 shells on level 3."
    assert blue().event(PLACED, NAMES, viewer=1) == "You left 2 shells on level 3."
    french = blue("fr").event(PLACED, NAMES, viewer=1)
    assert french == "Vous avez laissé 2 coquillages au palier 3."


def test_the_one_a_share_is_bought_from_is_addressed_too() -> None:
    event = {"event": "acquired", "seat": 0, "owner": 1, "company": "pearl", "count": 3}
    assert deep().event(event, NAMES) == "Ana bought a share of Pearl from Bo for 3 cards."
    assert deep().event(event, NAMES, 1) == "Ana bought one of your shares of Pearl for 3 cards."
    assert deep("fr").event(event, NAMES, 1) == "Ana vous a acheté une action Perle pour 3 cartes."


def test_whoever_has_won_is_addressed_alone_and_with_others() -> None:
    largo = Words("en", "key-largo")
    alone, shared = ({"event": "won", "seat": None, "winners": who} for who in ([1], [0, 1]))
    assert largo.event(alone, NAMES, 0) == "Bo was the richest and won!"
    assert largo.event(alone, NAMES, 1) == "You were the richest and won!"
    assert largo.event(shared, NAMES, 1) == "You were as rich as Ana and shared the victory!"


@pytest.mark.parametrize(
    ("language", "you", "other"),
    [
        ("en", "You are about to roll the die.", "Bo is about to roll the die."),
        ("fr", "Vous allez lancer le dé.", "Bo va lancer le dé."),
    ],
)
def test_a_window_addresses_the_one_it_is_about(language: str, you: str, other: str) -> None:
    view = abyssal.game("unfathomable").new(3, 1).view(1)
    view |= {"step": "window", "window": "before-roll", "asked": 2}
    view["question"]["owner"] = 1
    words = Words(language, "unfathomable")
    assert words.prompt(view, NAMES).startswith(you)
    assert words.prompt(view | {"viewer": 0}, NAMES).startswith(other)


@pytest.mark.parametrize("language", WHOLE)
def test_a_prompt_that_names_somebody_is_never_told_of_a_number(language: str) -> None:
    view = abyssal.game("key-largo").new(3, 1).view(1) | {"step": "dolphins", "asked": 2}
    assert Words(language, "key-largo").prompt(view, NAMES) == Words(language)(
        "prompt-sealed", count=2
    )


@pytest.mark.parametrize("language", WHOLE)
def test_a_number_below_zero_has_a_true_minus_sign(language: str) -> None:
    told = {"event": "outcome", "seat": None, "outcome": "failed", "total": -3}
    assert "−3" in Words(language, "unfathomable").event(told, NAMES)


def test_an_owner_beyond_the_players_is_the_third_player() -> None:
    event = {"event": "acquired", "seat": 0, "owner": 2, "company": "research", "count": 2}
    sentence = deep("fr").event(event, NAMES[:2])
    assert sentence == "Ana a acheté une action Littoral au troisième joueur pour 2 cartes."


def test_keys_are_read_as_words_and_lists_in_the_manner_of_the_language() -> None:
    event = {"event": "bought", "seat": 2, "card": 57, "company": "wildlife", "paid": [3, 12, 40]}
    assert (
        deep().event(event, NAMES).endswith("a share of Wildlife (57) and paid with 3, 12 and 40.")
    )
    assert (
        deep("fr").event(event, NAMES).endswith("une action Faune (57) et a payé avec 3, 12 et 40.")
    )


def test_dice_are_shown_side_by_side() -> None:
    event = {"event": "rolled", "seat": 0, "roll": 1, "thrown": [1], "dice": [1, 6, 2, 2, 5, 6]}
    assert blue("fr").event(event, NAMES) == "Ana a lancé 1 · coffre · 2 · 2 · 5 · coffre."


@pytest.mark.parametrize(
    ("language", "none", "one", "two"),
    [("en", "0 points", "1 point", "2 points"), ("fr", "0 point", "1 point", "2 points")],
)
def test_nothing_is_plural_in_english_and_singular_in_french(
    language: str, none: str, one: str, two: str
) -> None:
    words = Words(language)
    assert [words("points", count=count) for count in range(3)] == [none, one, two]


def test_a_label_says_what_the_action_would_do_here() -> None:
    game = abyssal.game("into-the-blue")
    state = game.new(2, 1)
    document = state.dump()
    document.update(dice=[1, 2, 3, 3, 6, 6], step=1, rolls=3)
    view = game.load(document).view(state.to_act()[0])
    assert blue().action("place 3", view, NAMES) == "Place 2 shells on level 3"
    assert blue("fr").action("place 1", view, NAMES) == "Poser 1 coquillage au palier 1"


def test_a_sealed_question_tells_only_how_many_are_waited_for() -> None:
    view = {"asked": 2, "viewer": 0, "step": "programme", "game": "into-the-blue"}
    assert Words("en").prompt(view, NAMES) == "2 secret choices are still to come."


def test_a_refusal_says_more_where_more_is_known() -> None:
    vague = abyssal.BadRequest("document", "no game has 9 seats")
    exact = abyssal.BadRequest("document", "the rules differ", {"field": "rules"})
    assert "no game has 9 seats" in Words("en").error(vague)
    assert "“rules”" in Words("en").error(exact)
    assert "« rules »" in Words("fr").error(exact).replace("\u00a0", " ")


def test_a_refused_action_is_named_in_notation() -> None:
    state = abyssal.game("into-the-blue").new(2, 1)
    seat = state.to_act()[0]
    with pytest.raises(abyssal.Illegal) as refused:
        state.play(seat, abyssal.game("into-the-blue").read("place 5"))
    assert "“place 5” is not allowed now" in blue().error(refused.value)


def test_a_word_brings_its_forms() -> None:
    read = Words("fr", "unfathomable").readable({"space": "galley", "from": "deep"}, NAMES)
    assert read["space"] == "la cambuse"
    assert read["space-at"] == "dans la cambuse"
    assert read["from"] == "des Abysses"


def test_a_phrase_is_a_message_with_phrases_in_it() -> None:
    words = Words("en", "unfathomable")
    clause = {"say": "say-risk", "number": 2}
    text = [{"say": "sentence", "clauses": [clause, {"say": "say-nothing"}]}] * 2
    told = "Risk 2 passengers and nothing happens."
    assert words.readable({"sentences": text}, NAMES)["sentences"] == f"{told} {told}"


# English stands in


WON = {"event": "won", "seat": None, "winners": [0, 1]}


def test_a_game_without_words_in_a_language_is_told_in_english_list_and_all() -> None:
    words = Words("de", "key-largo")
    assert words.telling == "en"
    assert words("web-yes") == "Ja"
    assert words.error(abyssal.BadRequest("full", "no")) == "Alle Plätze sind besetzt."
    assert words.event(WON, NAMES) == Words("en", "key-largo").event(WON, NAMES)
    assert words.event(WON, NAMES, 1) == "You were as rich as Ana and shared the victory!"
    assert words.topics() == Words("en", "key-largo").topics()
    view = abyssal.game("key-largo").new(3, 1).view(None)
    assert words.prompt(view, NAMES) == Words("en", "key-largo").prompt(view, NAMES)


def test_a_game_is_told_in_a_language_that_has_its_words() -> None:
    words = Words("de", "into-the-blue")
    assert words.telling == "de"
    assert words.list_of(NAMES[:2]) == "Ana und Bo"
    assert words.event(PLACED, NAMES, 1) == "Du hast 2 Muscheln auf Ebene 3 gelassen."


def test_single_messages_and_forms_that_are_missing_are_english(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    german = {None: "web-yes = Ja", "unfathomable": "title = Abgrund\nspace-galley = Kombüse"}
    monkeypatch.setattr(
        "abyssal.words.source",
        lambda language, game: german[game] if language == "de" else source(language, game),
    )
    forget_words()
    words = Words("de", "unfathomable")
    assert words.telling == "de"
    assert [words(key) for key in ("title", "web-yes", "web-no")] == ["Abgrund", "Ja", "No"]
    read, english = (
        spoken.readable({"space": "galley"}, NAMES) for spoken in (words, Words("en", words.game))
    )
    assert read == {**english, "space": "Kombüse"}
    assert words.topics() == Words("en", "unfathomable").topics()
    forget_words()


def test_what_a_language_lacks_is_english_also_without_fluent(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        "abyssal.words.source", lambda language, game: "" if language == "de" else "a = B"
    )
    assert plain_message("de", "a") == "B"
    with pytest.raises(MissingWord, match="lacks b"):
        plain_message("de", "b")


def test_the_pseudo_language_is_english_with_longer_words() -> None:
    words = Words(PSEUDO, "into-the-blue")
    assert words.event(PLACED, NAMES, 1) == "Yòóùú lèéft 2 shèélls òón lèévèél 3."
    assert words("rule-of-rolling") == "rolling"
    assert words("title") == "Ìíntòó thèé Blùúèé"
    assert Words("en", "into-the-blue")("title") == "Into the Blue"
    assert PSEUDO not in LANGUAGES


def test_the_table_of_languages_begins_with_english_which_is_whole() -> None:
    assert next(iter(LANGUAGES)) == ENGLISH
    assert ENGLISH in WHOLE
    assert LANGUAGES["de"] == "Deutsch"


# What is missing is never passed over


def test_a_missing_message_raises() -> None:
    with pytest.raises(MissingWord, match=r"into-the-blue \(fr\) lacks no-such-key"):
        blue("fr")("no-such-key")


def test_a_missing_argument_raises() -> None:
    with pytest.raises(MissingWord, match="count"):
        Words("en")("points")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(abyssal.BadRequest) as refused:
        Words("xx")
    assert refused.value.details == {"language": "xx", "allowed": "en, fr, de"}


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "den_XX.UTF-8"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "fr", "LANG": "en_GB"}, "fr"),
        ({"LC_ALL": "C.UTF-8", "LANG": "fr_FR"}, "en"),
    ],
)
def test_the_language_is_the_first_the_system_names(
    environment: dict[str, str], language: str
) -> None:
    assert language_of(environment) == language
