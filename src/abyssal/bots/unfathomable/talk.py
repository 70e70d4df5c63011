"""What the bots of Unfathomable say: they suspect, accuse, deny and ask for help as players do.

Everything follows from public facts and a seed, and is the same whoever the traitors are, until one
has revealed: then that one threatens, and no longer pretends.
"""

from collections.abc import Callable, Collection, Sequence
from hashlib import sha256
from typing import Final

from abyssal.bots.remarks import Public, Remark
from abyssal.bots.unfathomable.reading import ship_seen
from abyssal.core.game import Game
from abyssal.games.unfathomable.box.cards import Cards
from abyssal.policies.unfathomable.beliefs import EVERYBODY, Beliefs
from abyssal.policies.unfathomable.habits import Habits
from abyssal.policies.unfathomable.ship import Ship

LINES_A_TURN: Final = 2
"""So many lines all bots together say in one turn of the game."""
SCARCE: Final = 3
"""A resource of which so little is left makes bots ask for help."""
HUNCH: Final = 0.05
"""How much more than the loyalty cards the tests must say against somebody to be suspected."""
OFTEN: Final = 70
SELDOM: Final = 35
"""In how many of 100 cases somebody speaks up: after a spoilt test, and about the ship."""
CHARGES: Final = ("suspect", "accuse")
"""What is denied by whom it is said about."""
ANSWERS: Final = ("say-yes", "say-no", "say-nothing")


class CrewTalk:
    """The bots of one table of Unfathomable, as far as they speak."""

    def __init__(self, game: Game, seed: str) -> None:
        self.cards: Cards = game.cards  # type: ignore[attr-defined]
        self.seed = seed
        self.turn = -1
        self.said = 0
        """The turn of the last line, and how many lines bots have said in it."""

    def remark(
        self, view: Public, news: Sequence[Public], lines: Sequence[Public], bots: Collection[int]
    ) -> Remark | None:
        """The first remark that somebody has, unless enough has been said in this turn."""
        if view["turn"] != self.turn:
            self.turn, self.said = view["turn"], 0
        if self.said >= LINES_A_TURN or not bots:
            return None
        moment = Moment(self, ship_seen(view, self.cards), sorted(bots))
        found = [moment.answer(line) for line in lines if line.get("to") in bots]
        for event in news:
            react = REACTIONS.get(event["event"])
            found.append(None if react is None else react(moment, event))
        made = next((remark for remark in found if remark is not None), None)
        self.said += made is not None
        return made

    def luck(self, below: int, *about: object) -> int:
        """A number that follows from the seed and from what it is about."""
        text = ":".join(map(str, (self.seed, self.turn, self.said, *about)))
        return int.from_bytes(sha256(text.encode()).digest()[:8]) % below


class Moment:
    """A position as everybody sees it, and what bots find worth saying in it."""

    def __init__(self, talk: CrewTalk, ship: Ship, bots: list[int]) -> None:
        self.talk = talk
        self.ship = ship
        self.unrevealed = [seat for seat in bots if not ship.revealed[seat]]
        self.traitors = [seat for seat in bots if ship.revealed[seat]]

    def speaks(self, percent: int, *about: object) -> bool:
        return self.talk.luck(100, "speaks", *about) < percent

    def one_of(self, seats: list[int], *about: object) -> int | None:
        return seats[self.talk.luck(len(seats), "who", *about)] if seats else None

    def answer(self, line: Public) -> Remark | None:
        """Somebody spoke to a bot, or about it."""
        seat, speaker, phrase = line["to"], line["from"], line.get("phrase", "")
        if seat in self.traitors:
            return Remark(seat, "threat") if phrase in CHARGES else None
        if phrase in CHARGES:
            return Remark(seat, "deny", speaker)
        if phrase.startswith("ask-"):
            return Remark(seat, ANSWERS[self.talk.luck(len(ANSWERS), "answer", phrase)], speaker)
        return None

    def after_test(self, event: Public) -> Remark | None:
        """Somebody says whom a spoilt test speaks against, or who helped most in another."""
        speaker = self.one_of(self.unrevealed, "test")
        passed = event["outcome"] == "passed"
        if speaker is None or not self.speaks(SELDOM if passed else OFTEN, "test"):
            return None
        beliefs = Beliefs(self.ship, EVERYBODY, Habits())
        others = self.ship.others(speaker)
        return self.praise(speaker, others) if passed else self.blame(speaker, others, beliefs)

    def blame(self, speaker: int, others: list[int], beliefs: Beliefs) -> Remark | None:
        """Whom everybody has most reason to suspect, if tests gave any."""
        suspect = max(others, key=beliefs.suspicion, default=None)
        if suspect is None or beliefs.suspicion(suspect) < beliefs.priors()[suspect] + HUNCH:
            return None
        return Remark(speaker, "accuse" if beliefs.stands_out(suspect) else "suspect", suspect)

    def praise(self, speaker: int, others: list[int]) -> Remark | None:
        """Whoever added most to the last test."""
        added = self.ship.trials[-1].added
        helper = max(others, key=lambda seat: added[seat], default=None)
        helped = helper is not None and added[helper] > 1
        return Remark(speaker, "trust", helper) if helped else None

    def jailed(self, event: Public) -> Remark | None:
        """Whoever is locked up denies it to whose turn it is."""
        seat, accuser = event["seat"], self.ship.current
        return (
            Remark(seat, "deny", accuser) if seat in self.unrevealed and seat != accuser else None
        )

    def turn_begins(self, event: Public) -> Remark | None:
        """Whoever begins a turn while the ship is in need asks for help."""
        scarce = min(self.ship.dials) <= SCARCE
        asks = event["seat"] in self.unrevealed and scarce and self.speaks(SELDOM, "help")
        return Remark(event["seat"], "who-helps") if asks else None

    def revealed(self, event: Public) -> Remark | None:
        return Remark(event["seat"], "threat") if event["seat"] in self.traitors else None

    def lost(self, event: Public) -> Remark | None:
        """A revealed traitor enjoys it."""
        seat = self.one_of(self.traitors, "lost")
        enjoys = seat is not None and event["left"] <= SCARCE and self.speaks(SELDOM, "lost")
        return Remark(seat, "threat") if seat is not None and enjoys else None


REACTIONS: Final[dict[str, Callable[[Moment, Public], Remark | None]]] = {
    "revealed": Moment.revealed,
    "jailed": Moment.jailed,
    "outcome": Moment.after_test,
    "lost": Moment.lost,
    "turn": Moment.turn_begins,
}
"""The public events to which somebody may say something."""
