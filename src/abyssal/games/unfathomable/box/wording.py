"""What the cards say, put together from the rows that the engine carries out.

A text is a list of sentences and a sentence a list of clauses: phrases, as `words` reads them. Each
verb has one message `say-<verb>`, an order to the reader; where somebody else is meant, its
attribute `they` says what that person does.
"""

from typing import Any, Final, TypeAlias

from abyssal.games.unfathomable.box.cards import (
    CHARACTER_CHOOSES,
    CHOOSERS,
    NEEDS,
    NEEDS_NOTHING,
    NO_CHOOSER,
    Cards,
    Mythos,
)
from abyssal.games.unfathomable.box.components import (
    CHARACTERS,
    DAMAGE,
    FUEL,
    ITEMS,
    REPAIR_WORTH,
    RESOURCES,
    SKILLS,
    TRACKS,
    WAKES,
    WILD,
    WILD_WORTH,
    named_skills,
)
from abyssal.games.unfathomable.box.grammar import (
    ANY,
    AT_LEAST,
    AT_MOST,
    AT_MOST_COUNT,
    AT_MOST_PASSENGERS,
    BELOW_COUNT,
    NAMED,
    PERSONS,
    PLACES,
    THERE,
    VERBS,
    VERBS_BY_NAME,
    WORDS,
    YOU,
    Op,
    Program,
    Verb,
)

Phrase: TypeAlias = dict[str, Any]

PLACE_NAMES: Final = {number: name for name, number in PLACES.items()}
COMPARISONS: Final = {
    ANY: "any",
    AT_MOST: "at-most",
    AT_LEAST: "at-least",
    BELOW_COUNT: "below-count",
    AT_MOST_COUNT: "at-most-count",
    AT_MOST_PASSENGERS: "at-most-passengers",
}
BROODS: Final = {"here": "say-brood-here", "nearest-room": "say-brood-nearest"}
"""How Deep Ones are spawned near somebody."""
IN_ONE_BREATH: Final = {"lose", "gain", "activate", "spawn"}
"""Verbs that are said once for several of them in a row."""
WRITTEN: Final = ["jamie"]
"""Reveals whose row does not read well: their texts are written out."""
NOTHING: Final = "say-nothing"


class Reading:
    """A text on its way to words: whom and what it means at this point."""

    __slots__ = ("counted", "lost", "named", "programs", "rolled", "target", "there", "you")

    def __init__(self, programs: list[Program], you: str, target: int) -> None:
        self.programs = programs
        self.you = you
        """Who is "you": the reader, or somebody the card names."""
        self.target = target
        """The number a test had to reach."""
        self.named = "you"
        self.there = "chosen"
        self.counted = "deep-ones"
        self.lost: list[str] = []
        """The resources that the text has taken already."""
        self.rolled = False

    def sentences(self, number: int) -> list[list[Phrase]]:
        """The sentences of a text, each a list of clauses."""
        found: list[list[Phrase]] = []
        joined = False
        subject = ""
        for run in runs(self.programs[number]):
            row = VERBS[run[0].verb]
            person = self.person_of(run[0], row)
            if row.name == "name" and run[0].a >= 2:
                self.named = WORDS["who"][run[0].a]
                continue
            clause = self.clause(run, row, person)
            if person not in ("", "you"):
                if subject == person:
                    found[-1][-1]["predicates"].append(clause)
                else:
                    whole = {"say": "say-subject", "person": person, "predicates": [clause]}
                    found.append([whole])
                subject, joined = "" if row.alone else person, False
                continue
            alone = row.alone or len(run) > 1
            if joined and not alone:
                found[-1].append(clause)
            else:
                found.append([clause])
            subject, joined = "", not alone
        return found

    def clauses(self, number: int) -> list[Phrase]:
        """A text inside a sentence."""
        return [clause for sentence in self.sentences(number) for clause in sentence]

    def person(self, word: int) -> str:
        if word == YOU:
            return self.you
        return self.named if word == NAMED else PERSONS[word]

    def person_of(self, op: Op, row: Verb) -> str:
        """Who does what the verb says; nobody in particular, if it is said to all."""
        if row.kinds[:1] == ["person"]:
            return self.person(op.a)
        if row.name == "lose-tome":
            return self.named
        return self.you if row.by_you else ""

    def clause(self, run: list[Op], row: Verb, person: str) -> Phrase:
        """One verb, or several alike in a row, as a phrase."""
        op = run[0]
        verb = row.name
        phrase: Phrase = {"say": f"say-{verb}"}
        if person not in ("", "you"):
            phrase = {"say": f"say-{verb}.they", "person": person}
        if verb in ("lose", "gain"):
            phrase["amounts"] = [self.amount(each, verb) for each in run]
        elif verb == "activate":
            monsters = [WAKES[each.a] for each in run]
            alike = len(set(monsters)) == 1
            phrase["monster"] = monsters[:1] if alike else monsters
            phrase["times"] = len(run) if alike else 1
        elif verb == "spawn":
            phrase["broods"] = [self.brood(each) for each in run]
        elif verb == "roll":
            phrase = self.roll(op)
        else:
            phrase |= self.arguments(op, row)
            if op.then >= 0:
                phrase["then"] = self.outcome(op, verb)
            if op.other >= 0:
                phrase["other"] = self.clauses(op.other)
        if verb in ("name", "may-name"):
            self.named = "named"
        self.there = row.there or self.there
        self.counted = row.counted or self.counted
        return phrase

    def amount(self, op: Op, verb: str) -> Phrase:
        """So much of a resource; more of it, if some was lost before."""
        dial = RESOURCES[op.a]
        more = verb == "lose" and dial in self.lost
        if verb == "lose":
            self.lost.append(dial)
        return {"say": "say-amount", "dial": dial, "number": op.b, "more": "yes" if more else "no"}

    def arguments(self, op: Op, row: Verb) -> Phrase:
        """The arguments of a verb under the names of their kinds."""
        found: Phrase = {}
        for kind, value in zip(row.kinds, (op.a, op.b), strict=False):
            if kind == "number":
                found["number"] = value
            elif kind == "place":
                found["space"] = self.place(value)
            elif kind != "person":
                found[kind] = WORDS[kind][value]
        if row.name in ("may", "may-risk"):
            found["person"] = self.you
        elif row.name == "advance-by-margin":
            found["number"] = self.target
        return found

    def place(self, place: int) -> str:
        """The name of a place; one that was named just before is "that space"."""
        if place != THERE:
            return PLACE_NAMES[place]
        name = self.there
        self.there = "chosen"
        return name

    def brood(self, op: Op) -> Phrase:
        """So many Deep Ones somewhere."""
        space = self.place(op.b)
        if space in BROODS:
            return {"say": BROODS[space], "number": op.a, "person": self.you}
        return {"say": "say-brood", "number": op.a, "space": space}

    def outcome(self, op: Op, verb: str) -> list[Phrase]:
        """What a verb leads to; after a cost, as the purpose of it."""
        clauses = self.clauses(op.then)
        if verb == "pay-risk":
            for clause in clauses:
                clause["say"] += ".to"
        return clauses

    def roll(self, op: Op) -> Phrase:
        result: Phrase = {"say": f"result-{COMPARISONS[op.a]}"}
        if op.a in (AT_MOST, AT_LEAST):
            result |= {"number": op.b, "sum": "yes" if op.plus else "no"}
        elif op.a in (BELOW_COUNT, AT_MOST_COUNT):
            result["counted"] = self.counted
        phrase: Phrase = {
            "say": "say-roll" if op.other < 0 else "say-roll-either",
            "throw": "plus" if op.plus else "again" if self.rolled else "die",
            "result": result,
        }
        before = self.rolled
        self.rolled = True
        phrase["then"] = self.clauses(op.then)
        if op.other >= 0:
            phrase["other"] = self.clauses(op.other)
        self.rolled = before
        return phrase


def runs(text: Program) -> list[list[Op]]:
    """The verbs of a text, those together that can be said in one breath."""
    found: list[list[Op]] = []
    for op in text:
        if found and op.verb == found[-1][0].verb and VERBS[op.verb].name in IN_ONE_BREATH:
            found[-1].append(op)
        else:
            found.append([op])
    return found


def read_out(programs: list[Program], number: int, you: str, target: int = 0) -> list[Phrase]:
    """A text as sentences."""
    found = Reading(programs, you, target).sentences(number)
    if not found:
        return [{"say": "sentence", "clauses": [{"say": NOTHING}]}]
    return [{"say": "sentence", "clauses": clauses} for clauses in found]


# Whole cards

SKILL_TEXTS: Final = {
    "influence": ["coordinated-effort", "nothing-to-hide", "inspiring-speech"],
    "lore": ["shrivelling", "lesser-banishment", "forced-learning"],
    "observation": ["watch-and-learn", "keen-insight", "preparation"],
    "strength": ["combat-training", "rampage", "shrug-it-off"],
    "will": ["persistence", "determination", "true-grit"],
}
"""The texts of the skill cards with values 1 and 2, 3 and 4, and 5."""
TREACHERY_TEXTS: Final = [
    "reinforcements",
    "call-to-action",
    "siren-song",
    "ransack",
    "perform-rites",
]
"""The texts of the treachery cards, by value."""
SHEETS: Final = [
    "experienced",
    "deck-chief",
    "healing-words",
    "jury-rigger",
    "quick-draw",
    "occult-training",
    "predictive-analytics",
    "first-oath-of-dagon",
    "fortunate-son",
    "scavenger",
]
"""The abilities of the sheets, in the order of the characters."""
FEATS: Final = [
    "unconventional-leader",
    "self-sacrifice",
    "medical-intervention",
    "full-steam-ahead",
    "arrest-order",
    "quick-cast",
    "perfect-number",
    "deep-one-ancestry",
    "uncanny-fortune",
    "well-equipped",
]
"""The feats, in the order of the characters."""
TITLES: Final = ["captain", "keeper"]
USED_SPACES: Final = [
    "bridge",
    "chapel",
    "captains-cabin",
    "cargo-hold",
    "galley",
    "boiler-room",
    "brig",
]
"""The spaces with an action."""

Section: TypeAlias = tuple[Phrase, list[Phrase]]
"""A heading, and the sentences under it."""


def text_of(card: str) -> str:
    """The text on a skill card."""
    skill, value = card.split("-")
    if skill == "treachery":
        return TREACHERY_TEXTS[int(value) - 1]
    return SKILL_TEXTS[skill][(int(value) - 1) // 2]


def you_of(card: Mythos) -> str:
    """Whom a mythos card means by "you"."""
    if card.chooser >= CHARACTER_CHOOSES:
        return CHARACTERS[card.chooser - CHARACTER_CHOOSES]
    return "current" if card.chooser == NO_CHOOSER else CHOOSERS[card.chooser]


def test_of(card: Mythos) -> Phrase:
    """The test of a mythos card."""
    skills = named_skills(card.support)
    return {"target": card.target, "partial": card.partial, "skills": skills}


def mythos_text(cards: Cards, card: Mythos) -> list[Section]:
    """A mythos card: headings with what stands under them."""
    you = you_of(card)
    found: list[Section] = []
    if card.chooser != NO_CHOOSER:
        found.append(({"say": "heading-choice", "person": you}, []))
    if card.target:
        found.append(({"say": "heading-test", **test_of(card)}, []))
    parts: list[tuple[Phrase, int]] = [
        ({"say": "heading-passed"}, card.passed),
        ({"say": "heading-partial", "partial": card.partial}, card.partly),
        ({"say": "heading-failed"}, card.fail),
        ({"say": "heading-first"}, card.first),
        ({"say": "heading-second" if card.first >= 0 else "heading-other"}, card.second),
    ]
    restricted = "heading-first" if card.first >= 0 else "heading-other"
    for heading, text in parts:
        if text >= 0:
            sentences = read_out(cards.programs, text, you, card.target)
            if card.needs != NEEDS_NOTHING and heading["say"] == restricted:
                needed = {"say": f"needs-{NEEDS[card.needs]}", "person": you}
                sentences.insert(0, {"say": "sentence", "clauses": [needed]})
            found.append((heading, sentences))
    if card.kept >= 0:
        found.append(({"say": "heading-kept"}, [{"say": f"text-kept-{card.name}"}]))
    icons = {"monster": WAKES[card.wakes], "toward": TRACKS[card.track]}
    found.append(({"say": "heading-icons", **icons}, []))
    return found


TITLED: Final = frozenset(
    {
        "accusation",
        "bucket-brigade",
        "class-struggle",
        "coal-bunker-fire",
        "criminal-activity",
        "dinghy-launch",
        "firemen-strike",
        "food-rationing",
        "identity-crisis",
        "improvised-fuel-source",
        "incoming-sos",
        "infection",
        "just-desserts",
        "kitty-litter",
        "looming-breakdown",
        "missing-jewelry",
        "missing-parents",
        "mysterious-lifeboat",
        "open-the-gate",
        "poisoned-food",
        "power-to-the-people",
        "ritual-coordination",
        "ritual-support",
        "sacrifice-deep-one",
        "strange-vision",
        "the-anarcho-individualist",
        "the-captains-banquet",
        "too-many-bodies",
        "transformation",
        "volunteer-army",
        "history-repeats",
        "the-peacemaker",
        "do-no-harm",
        "signs-of-life",
        "the-game-is-afoot",
        "memory-of-the-deep",
        "miscalculation",
        "family-ties",
        "gift-of-the-mother",
        "ticket-please",
    }
)
"""The crises whose options have titles: the words `choice-<card>-1` and `choice-<card>-2`."""


def choices_of(card: str, foreign: bool) -> list[str]:
    """The titles of the options of a crisis. Somebody else's has none: its test is not made (R24).

    >>> choices_of("food-rationing", foreign=False)
    ['food-rationing-1', 'food-rationing-2']
    """
    return [f"{card}-{number}" for number in (1, 2)] if card in TITLED and not foreign else []


def options_of(cards: Cards, card: Mythos, foreign: bool) -> list[list[Phrase]]:
    """What each option of a crisis means; somebody else's test counts as failed (R24)."""
    you = you_of(card)
    if card.target == 0:
        first = read_out(cards.programs, card.first, you)
    elif foreign:
        first = read_out(cards.programs, card.fail, you, card.target)
    else:
        first = [{"say": "sentence", "clauses": [{"say": "say-test", **test_of(card)}]}]
    return [first, read_out(cards.programs, card.second, you, card.target)]


def spell_text(cards: Cards, spell: int) -> list[Phrase]:
    """A spell, whose "you" resolves it."""
    return read_out(cards.programs, cards.spell_texts[spell], "you")


def waypoint_text(cards: Cards, waypoint: int) -> list[Phrase]:
    """A waypoint: its fuel, then its text."""
    fuel = cards.distances[waypoint] - 2
    reading = Reading(cards.programs, "you", 0)
    found: list[list[Phrase]] = []
    if fuel:
        verb = VERBS_BY_NAME["lose"]
        burnt = Op(verb.number, FUEL, fuel)
        found.append([reading.clause([burnt], verb, "")])
    found += reading.sentences(cards.waypoint_texts[waypoint])
    return [{"say": "sentence", "clauses": clauses} for clauses in found]


def reveal_text(cards: Cards, character: int) -> list[Phrase]:
    """What happens when a character reveals."""
    if CHARACTERS[character] in WRITTEN:
        return [{"say": f"text-reveal-{CHARACTERS[character]}"}]
    return read_out(cards.programs, cards.reveal_texts[character], "you")


def asked_text(programs: list[Program], op: Op) -> list[Phrase]:
    """What somebody may do who is asked by a "may" of a text."""
    clauses = Reading(programs, "you", 0).clauses(op.then)
    if VERBS[op.verb].name == "may-risk":
        clauses.insert(0, {"say": "say-risk", "number": op.a})
    return [{"say": "sentence", "clauses": clauses}]


def either_text(programs: list[Program], op: Op) -> list[list[Phrase]]:
    """The two options of an "either" of a text."""
    return [read_out(programs, text, "you") for text in (op.then, op.other)]


# The whole box, for proof-reading


def damage_text(card: int) -> list[Phrase]:
    """A damage card."""
    if card > WILD:
        return [{"say": f"text-damage-{DAMAGE[card]}"}]
    if card == WILD:
        return [{"say": "text-damage-structural-any", "number": WILD_WORTH}]
    return [{"say": "text-damage-structural", "skill": SKILLS[card], "number": REPAIR_WORTH}]


class Printed:
    """A printed text: its name, and what it says in sections."""

    __slots__ = ("copies", "name", "sections")

    def __init__(self, name: str, sections: list[Section], copies: int = 1) -> None:
        self.name: Phrase = {"say": name}
        self.sections = sections
        self.copies = copies


def plain(name: str, sentences: list[Phrase], heading: Phrase | None = None) -> Printed:
    """A text in one section."""
    return Printed(name, [(heading or {}, sentences)])


def written(family: str, name: str, heading: Phrase | None = None) -> Printed:
    """A text that is a message of its own."""
    return plain(f"{family}-{name}", [{"say": f"text-{family}-{name}"}], heading)


def of_character(number: int) -> Phrase:
    """The heading of what belongs to a character."""
    return {"say": "heading-character", "character": CHARACTERS[number]}


def skill_cards() -> list[Printed]:
    """The texts of the skill cards, with the values of the cards that have them."""
    found: list[Printed] = []
    for skill, names in SKILL_TEXTS.items():
        for name, values in zip(names, ("1–2", "3–4", "5"), strict=True):
            found.append(written("ability", name, of_values(skill, values)))
    for value, name in enumerate(TREACHERY_TEXTS, start=1):
        found.append(written("ability", name, of_values("treachery", str(value))))
    return found


def of_values(skill: str, values: str) -> Phrase:
    return {"say": "heading-values", "skill": skill, "values": values}


def printed(cards: Cards) -> dict[str, list[Printed]]:
    """Everything printed that does something, by deck."""
    spells = list(dict.fromkeys(cards.spell_names))
    return {
        "mythos-deck": [
            Printed(f"mythos-{card.name}", mythos_text(cards, card)) for card in cards.mythos
        ],
        "spells": [
            Printed(
                f"spell-{name}",
                [({}, spell_text(cards, cards.spell_names.index(name)))],
                cards.spell_names.count(name),
            )
            for name in spells
        ],
        "waypoints": [
            plain(
                f"waypoint-{name}",
                waypoint_text(cards, number),
                {"say": "heading-distance", "distance": cards.distances[number]},
            )
            for number, name in enumerate(cards.waypoint_names)
        ],
        "damage": [plain(f"damage-{name}", damage_text(card)) for card, name in enumerate(DAMAGE)],
        "items": [
            written("item", name, of_character(item) if item < len(CHARACTERS) else None)
            for item, name in enumerate(ITEMS)
        ],
        "skill-cards": skill_cards(),
        "sheets": [
            written("ability", name, of_character(number)) for number, name in enumerate(SHEETS)
        ],
        "feats": [
            written("ability", name, of_character(number)) for number, name in enumerate(FEATS)
        ],
        "reveals": [
            plain(f"reveal-{name}", reveal_text(cards, number), of_character(number))
            for number, name in enumerate(CHARACTERS)
        ],
        "rooms": [
            plain(f"space-{name}.name", [{"say": f"text-space-{name}"}]) for name in USED_SPACES
        ],
        "titles": [written("title", name) for name in TITLES],
    }
