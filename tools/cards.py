"""Print every text of the box of Unfathomable as the cards say it, in one language, by deck.

Cards are numbered as in the ledger, so that `UNF-SP13` is spell 13; copies share their lines.
"""

import argparse
from typing import cast

import abyssal
from abyssal.games.unfathomable.box.wording import Printed, printed
from abyssal.games.unfathomable.game import Unfathomable
from abyssal.words import ENGLISH, WHOLE, Words

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
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--lang", choices=WHOLE, default=ENGLISH, help="the language")
    words = Words(parser.parse_args().lang, GAME)
    for deck, cards in printed(cast(Unfathomable, abyssal.game(GAME)).cards).items():
        print(f"\n{words(f'term-{deck}')}\n")
        number = 0
        for card in cards:
            numbers = f"{number + 1}–{number + card.copies}" if card.copies > 1 else f"{number + 1}"
            number += card.copies
            copies = f" ×{card.copies}" if card.copies > 1 else ""
            print(f"{numbers:>5}  {words.phrase(card.name, ())}{copies}")
            print("".join(f"         {line}\n" for line in told(card, words)), end="")


if __name__ == "__main__":
    main()
