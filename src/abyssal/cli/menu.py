"""A menu of the legal actions: the verb is picked first, then what it is about.

The actions are in notation. Words that all of them share are not asked for. A number in the
notation is typed as it stands, anything else by its place in the list or by its first letters;
whole notation is always understood.
"""

import unicodedata
from collections.abc import Mapping, Sequence
from typing import Final

SEAT_MARKS: Final = ("from", "rob", "saboteur")
"""The number after such a word is a seat: people know it by name, so it is picked by its place."""
PLACED: Final = ("name", "attack", "aim", "give", "allow", "take", "option")
"""Every number of such an action is a seat, or a place among things that have names."""
NO_VERBS: Final[frozenset[str]] = frozenset()


class Menu:
    """Some of the legal actions, and what may be typed to choose among them.

    `names` gives words of the notation in the reader's language, in the order they are listed in.
    The actions of the verbs in `unfolded` are listed one by one beside other verbs.
    """

    def __init__(
        self,
        actions: Sequence[str],
        names: Mapping[str, str],
        known: int = 0,
        unfolded: frozenset[str] = NO_VERBS,
    ) -> None:
        self.actions = list(actions)
        self.split = [action.split() for action in actions]
        self.names = names
        self.unfolded = unfolded
        self.known = known
        """How many words of the notation have been chosen."""
        self.common = known
        """How many words all actions share."""
        shortest = min(len(words) for words in self.split)
        while self.common < shortest and len({words[self.common] for words in self.split}) == 1:
            self.common += 1

    def is_decided(self) -> bool:
        """Whether a single action is left."""
        return len(self.actions) == 1

    def choices(self) -> dict[str, "Menu"]:
        """The next choice: what is typed, and what is left after it."""
        if self.is_decided():
            return {"1": self}
        if self.last_number_decides():
            last = sorted((int(words[-1]), text) for words, text in self.pairs())
            return {str(number): self.below([text], 0) for number, text in last}
        groups: dict[str, list[str]] = {}
        for words, text in self.pairs():
            word = words[self.common]
            group = text if self.common == 0 and word in self.unfolded else word
            groups.setdefault(group, []).append(text)
        if self.next_is_number():
            return {word: self.below(groups[word], 1) for word in sorted(groups, key=int)}
        listed = sorted(groups, key=self.rank)
        return {
            str(place): self.below(groups[group], 1) for place, group in enumerate(listed, start=1)
        }

    def rank(self, group: str) -> int:
        """Where a group is listed: by the order of the names."""
        order, word = list(self.names), group.split()[0]
        return order.index(word) if word in order else len(order)

    def below(self, actions: Sequence[str], further: int) -> "Menu":
        return Menu(actions, self.names, self.common + further, self.unfolded)

    def is_by_number(self) -> bool:
        """Whether the choices are typed as the numbers they are in the notation."""
        return not self.is_decided() and (self.last_number_decides() or self.next_is_number())

    def last_number_decides(self) -> bool:
        """Whether the last word of every action is a number people see, and no two are alike."""
        last = [words[-1] for words in self.split]
        return (
            self.common > 0
            and len(set(last)) == len(last)
            and all(map(str.isdigit, last))
            and not any(is_placed(words, len(words) - 1) for words in self.split)
        )

    def next_is_number(self) -> bool:
        """Whether what comes next in every action is a number people see."""
        return all(
            words[self.common].isdigit() and not is_placed(words, self.common)
            for words in self.split
        )

    def pairs(self) -> list[tuple[list[str], str]]:
        return list(zip(self.split, self.actions, strict=True))

    def narrowed(self, typed: str) -> "Menu | None":
        """What is left after one typed word, or None if it fits nothing."""
        choice = self.choices().get(typed)
        if choice is not None:
            return choice
        for upto in (self.common + 1, None):  # the word that is asked for, else any after it
            fitting = [
                text
                for words, text in self.pairs()
                if any(self.fits(typed, words, place) for place in self.places(words, upto))
            ]
            if fitting:
                return Menu(fitting, self.names, self.known, self.unfolded)
        return None

    def places(self, words: list[str], upto: int | None = None) -> range:
        """Where the words stand that are not chosen yet."""
        return range(self.known, len(words) if upto is None else min(upto, len(words)))

    def fits(self, typed: str, words: list[str], place: int) -> bool:
        """Whether `typed` stands for a word: a number in full, else its beginning in any tongue."""
        word = words[place]
        name = plain(self.names.get(word, "")).startswith(plain(typed))
        if word.isdigit():
            return typed == word or (is_placed(words, place) and name)
        return word.startswith(typed) or name


def is_placed(words: Sequence[str], place: int) -> bool:
    """Whether a number in an action means something that people know by its name."""
    return words[0] in PLACED or (place > 0 and words[place - 1] in SEAT_MARKS)


def plain(text: str) -> str:
    """Text without capitals and accents.

    >>> plain("Océan")
    'ocean'
    """
    decomposed = unicodedata.normalize("NFD", text.casefold())
    return "".join(character for character in decomposed if not unicodedata.combining(character))


def pick(
    actions: Sequence[str],
    typed: Sequence[str],
    names: Mapping[str, str],
    unfolded: frozenset[str] = NO_VERBS,
) -> tuple[Menu, list[str]] | None:
    """What is left of `actions` after the typed words, and the words that were not needed.

    None if a word fits nothing.

    >>> menu, rest = pick(["draw", "buy pearl 57", "buy pearl 61"], ["b", "57", "12"], {})
    >>> menu.actions, rest
    (['buy pearl 57'], ['12'])
    """
    for count in range(len(typed), 0, -1):
        if " ".join(typed[:count]) in actions:
            return Menu([" ".join(typed[:count])], names), list(typed[count:])
    menu = Menu(actions, names, 0, unfolded)
    rest = list(typed)
    while rest:
        narrower = menu.narrowed(rest[0])
        if narrower is None:
            return None
        menu = narrower
        del rest[0]
        if menu.is_decided():
            words = menu.split[0]
            while rest and any(menu.fits(rest[0], words, place) for place in menu.places(words)):
                del rest[0]
            break
    return menu, rest
