"""Checks that a title has words for all that can be asked, done and told, in its languages."""

from abyssal.core.game import Position
from abyssal.core.title import Title
from abyssal.games import standard, text_of
from abyssal.testing.play import luck_of, random_play
from abyssal.testing.position import viewers
from abyssal.testing.tables import all_tables
from abyssal.words import LANGUAGES, Words

NAMES = ["Ana", "Bo", "Cy", "Dee", "Eve", "Flo"]


def check_words(title: Title, games: int = 10) -> None:
    """Read all that every viewer meets in random games; MissingWord names what is missing.

    The title must be registered: words are looked up by its name.
    """
    game = standard(title)
    own = [language for language in LANGUAGES if text_of(title, language)]
    spoken = [Words(language, title.name) for language in own]
    tables = all_tables(game)
    for number in range(games):
        table = tables[number % len(tables)]
        state = game.new(table.seats, number, table.options)
        state.record_events()
        for _ in random_play(state, luck_of(number)):
            read_all(state, spoken)
        read_all(state, spoken)


def read_all(state: Position, spoken: list[Words]) -> None:
    """Prompts, rules, labels and events, as each viewer reads them."""
    for viewer in viewers(state):
        view, events = state.view(viewer), state.events(viewer)
        legal = [] if viewer is None else state.legal(viewer)
        for words in spoken:
            assert words.prompt(view, NAMES)
            assert words.topic_of(view) in words.topics()
            for action in legal:
                assert words.action(state.game.write(action), view, NAMES)
            for event in events:
                assert words.event(event, NAMES, viewer)
