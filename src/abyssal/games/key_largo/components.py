"""What is in the box of Key Largo: numbers and names, no behaviour."""

from typing import Final

from abyssal.core.sheet import Sheet

SEATS: Final = range(3, 6)  # KL-01
MOST_SEATS: Final = 5

DAYS: Final = 10
WEEKDAYS: Final = ["fri", "sat", "sun", "mon", "tue", "wed", "thu", "fri", "sat", "sun"]  # KL-03
HALVES: Final = ["morning", "afternoon"]

PLACES: Final = ["dive", "bar", "dolphins", "shop", "market"]
"""The five action cards of a player; all but the first are ports."""
PLACE_COUNT: Final = 5
DIVE: Final = 0
BAR: Final = 1
DOLPHINS: Final = 2
SHOP: Final = 3
MARKET: Final = 4

DEPTHS: Final = ["shallow", "medium", "deep"]
DEPTH_COUNT: Final = 3
SHALLOW: Final = 0
CARDS_OF_DEPTH: Final = [20, 30, 30]
WRECK_CARDS: Final = 5  # KL-12
WRECKS: Final = {3: [3, 4, 4], 4: [4, 5, 5], 5: [4, 6, 6]}  # KL-13
MOST_WRECKS: Final = 16

KINDS: Final = ["gold", "goods", "antiques", "diamond", "monster"]
SOLD_KINDS: Final = 3
"""Gold, goods and antiques are sold at the market; the others never are."""
GOLD: Final = 0
DIAMOND: Final = 3
MONSTER: Final = 4

EQUIPMENT: Final = ["hose", "trident", "weight"]
EQUIPMENT_COUNT: Final = 3
HOSE: Final = 0
TRIDENT: Final = 1
WEIGHT: Final = 2
MOST_OF: Final = [2, 1, 1]  # KL-118
PIECES: Final = [20, 10, 10]  # KL-09
DIVERS: Final = 15
TEAM: Final = 3  # KL-94

# A diver is what he carries: hoses + 3 if he has a trident + 6 if he has a weight.
BARE: Final = 0
STEP_OF: Final = [1, 3, 6]
"""What one piece of each kind adds to the number of its diver."""
DIVER_KINDS: Final = 12
HOSES_OF: Final = [diver % 3 for diver in range(DIVER_KINDS)]
TRIDENTS_OF: Final = [diver // 3 % 2 for diver in range(DIVER_KINDS)]
WEIGHTS_OF: Final = [diver // 6 for diver in range(DIVER_KINDS)]
CARRIED: Final = [HOSES_OF, TRIDENTS_OF, WEIGHTS_OF]

CASH: Final = 100  # KL-06
ROUND: Final = 20  # KL-102
PURCHASES: Final = 2  # KL-112
NOTE: Final = 10
"""The smallest banknote: every amount is a multiple of it."""

ENCOUNTERS: Final = [
    *("volunteer-help", "hurried-buyer", "regular", "saboteur", "attentive-diver"),
    *("tourist-bar", "drunkard", "novice-diver", "expert-diver", "pickpocket"),
    "inseparable-brothers",
    *("tourist-dolphins", "family"),
    *("tourist-shop", "hose-seller", "trident-seller", "weight-seller", "discounter", "good-pal"),
    *("tourist-market", "easy-mark", "trafficker", "jeweller", "gold-prospector"),
]
"""KL-E1 to KL-E24, one card each."""
ENCOUNTER_COUNT: Final = 24
NO_ENCOUNTER: Final = -1
VOLUNTEER_HELP: Final = 0
HURRIED_BUYER: Final = 1
REGULAR: Final = 2
SABOTEUR: Final = 3
ATTENTIVE_DIVER: Final = 4
TOURIST_BAR: Final = 5
DRUNKARD: Final = 6
NOVICE_DIVER: Final = 7
EXPERT_DIVER: Final = 8
PICKPOCKET: Final = 9
INSEPARABLE_BROTHERS: Final = 10
TOURIST_DOLPHINS: Final = 11
FAMILY: Final = 12
TOURIST_SHOP: Final = 13
HOSE_SELLER: Final = 14
TRIDENT_SELLER: Final = 15
WEIGHT_SELLER: Final = 16
DISCOUNTER: Final = 17
GOOD_PAL: Final = 18
TOURIST_MARKET: Final = 19
EASY_MARK: Final = 20
TRAFFICKER: Final = 21
JEWELLER: Final = 22
GOLD_PROSPECTOR: Final = 23

TOURISTS: Final = (TOURIST_BAR, TOURIST_DOLPHINS, TOURIST_SHOP, TOURIST_MARKET)
PLACE_OF: Final = [DIVE] * 5 + [BAR] * 6 + [DOLPHINS] * 2 + [SHOP] * 6 + [MARKET] * 5
"""The pictogram of each encounter: where it can be played (KL-144)."""

ENCOUNTERS_HELD: Final = 2  # KL-146
NOVICE_PRICE: Final = 60  # KL-E8
PICKPOCKET_PRICE: Final = 30  # KL-E10
DISCOUNT: Final = 20  # KL-E18
TRAFFIC_RATE: Final = 30  # KL-E22
TRAFFIC_CARDS: Final = 5
PROSPECTOR_RATE: Final = 40  # KL-E24

HIGHEST_PRICE: Final = 500
HIGHEST_UNITS: Final = 20
HIGHEST_VALUE: Final = 1000


class Components:
    """The printed numbers of one edition."""

    def __init__(self, sheet: Sheet) -> None:
        self.diver = prices(sheet, "bar.diver")
        """For 1 to 5 boats at the port, as all prices and rates."""
        self.pickpocket = prices(sheet, "bar.pickpocket")
        self.equipment = [prices(sheet, f"shop.{piece}") for piece in EQUIPMENT]
        self.rates = [prices(sheet, f"market.{kind}") for kind in KINDS[:SOLD_KINDS]]
        self.income = money(sheet, "dolphins.income", DAYS, HIGHEST_PRICE)

        # A face is what a card shows: its kind, depth, and units or value. Cards with equal faces
        # are the same to everyone, so a card is the number of its face.
        self.kind_of: list[int] = []
        self.number_of: list[int] = []
        """The units of gold, goods and antiques; of a diamond its value; 0 of a monster."""
        self.depth_of: list[int] = []
        self.value_of: list[int] = []
        """What the card counts at the end."""
        self.copies: list[int] = []
        self.final: list[list[int]] = []
        """The final values of 1, 2, 3 … units of gold, goods and antiques."""
        for kind in range(DIAMOND):
            values = money(sheet, f"final.{KINDS[kind]}", None, HIGHEST_VALUE)
            self.final.append(values)
            cards = [
                sheet.numbers(f"cards.{depth}.{KINDS[kind]}", None, 1, HIGHEST_UNITS)
                for depth in DEPTHS
            ]
            highest = max([0, *cards[0], *cards[1], *cards[2]])
            if highest > len(values):
                raise sheet.wrong(
                    f"final.{KINDS[kind]}",
                    f"must have a value for {highest} units, not only up to {len(values)}",
                )
            self.add_faces(kind, cards, [0, *values])
        jewels = [money(sheet, f"cards.{depth}.diamonds", None, HIGHEST_VALUE) for depth in DEPTHS]
        self.add_faces(DIAMOND, jewels, list(range(HIGHEST_VALUE + 1)))
        self.monster_of = list(range(len(self.copies), len(self.copies) + DEPTH_COUNT))
        """The face of a monster of each depth."""
        for place, depth in enumerate(DEPTHS):
            monsters = sheet.number(f"cards.{depth}.monsters", 0, CARDS_OF_DEPTH[place])
            self.add_face(MONSTER, number=0, depth=place, value=0, copies=monsters)
        self.faces = len(self.copies)
        self.check_counts(sheet)
        self.faces_of_depth = [
            [face for face in range(self.faces) if self.depth_of[face] == depth]
            for depth in range(DEPTH_COUNT)
        ]
        self.decks = [self.cards_of(depth) for depth in range(DEPTH_COUNT)]
        """All cards of each depth, in ascending order."""
        self.best_rates = [max(rates) for rates in self.rates]

    def add_faces(self, kind: int, cards: list[list[int]], values: list[int]) -> None:
        """The different faces of one kind, in ascending order of what they show."""
        for number in sorted({*cards[0], *cards[1], *cards[2]}):
            for depth in range(DEPTH_COUNT):
                if number in cards[depth]:
                    copies = cards[depth].count(number)
                    self.add_face(kind, number, depth, value=values[number], copies=copies)

    def add_face(self, kind: int, number: int, depth: int, value: int, copies: int) -> None:
        self.kind_of.append(kind)
        self.number_of.append(number)
        self.depth_of.append(depth)
        self.value_of.append(value)
        self.copies.append(copies)

    def check_counts(self, sheet: Sheet) -> None:
        """There are 20, 30 and 30 cards of the three depths."""
        for depth in range(DEPTH_COUNT):
            cards = self.cards_of(depth)
            if len(cards) != CARDS_OF_DEPTH[depth]:
                raise sheet.wrong(
                    f"cards.{DEPTHS[depth]}",
                    f"must have {CARDS_OF_DEPTH[depth]} cards in all, not {len(cards)}",
                )

    def cards_of(self, depth: int) -> list[int]:
        """All cards of a depth, in ascending order."""
        return [
            face
            for face, copies in enumerate(self.copies)
            if self.depth_of[face] == depth
            for _ in range(copies)
        ]

    def name(self, face: int) -> str:
        """A face as text: `gold 5 deep`, `diamond 300 deep`, `monster deep`."""
        words = [KINDS[self.kind_of[face]], DEPTHS[self.depth_of[face]]]
        if self.number_of[face] > 0:
            words.insert(1, str(self.number_of[face]))
        return " ".join(words)

    def names(self, faces: list[int]) -> list[str]:
        return [self.name(face) for face in faces]


def money(sheet: Sheet, path: str, count: int | None, highest: int) -> list[int]:
    """A list of amounts that can be paid in banknotes (KL-I4)."""
    amounts = sheet.numbers(path, count, NOTE, highest)
    for amount in amounts:
        if amount % NOTE != 0:
            raise sheet.wrong(path, f"must be multiples of {NOTE}, not {amount}")
    return amounts


def prices(sheet: Sheet, path: str) -> list[int]:
    """An amount for each number of boats at the port."""
    return money(sheet, path, MOST_SEATS, HIGHEST_PRICE)
