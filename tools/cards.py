"""Print every text of the box of Unfathomable as the cards say it, in one language, by deck."""

import argparse
from typing import cast

import abyssal
from abyssal.games.unfathomable.game import Unfathomable
from abyssal.games.unfathomable.wording import Printed, printed
from abyssal.words import LANGUAGES, Words

GAME = "unfathomable"


def told(card: Printed, words: Words) -> list[str]:
    """The lines of a card."""
    lines: list[str] = []
    for heading, sentences in card.sections:
        begin = words.phrase(heading, ()) if heading else ""
        text = words.readable({"sentences": sentences}, ())["sentences"]
        lines.append(" · ".join(part for part in (begin, str(text)) if part))
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0], help="the language")
    words = Words(parser.parse_args().lang, GAME)
    for deck, cards in printed(cast(Unfathomable, abyssal.game(GAME)).cards).items():
        print(f"\n{words(f'term-{deck}')}\n")
        for number, card in enumerate(cards, start=1):
            print(f"{number:>3}  {words.phrase(card.name, ())}")
            print("".join(f"       {line}\n" for line in told(card, words)), end="")


if __name__ == "__main__":
    main()
