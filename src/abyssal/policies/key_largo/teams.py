"""Teams of divers of Key Largo: what each reaches and carries, and what it can become.

There are 1,885 teams. Each that is met is made once in a process and linked to those that follow
from it, so that compiled code neither builds lists of divers nor compares them.
"""

from typing import Final

from abyssal.games.key_largo.components import (
    BARE,
    CARRIED,
    DEPTH_COUNT,
    DIVER_KINDS,
    HOSE,
    HOSES_OF,
    MOST_OF,
    PURCHASES,
    STEP_OF,
    TEAM,
    TRIDENTS_OF,
    WEIGHT,
    WEIGHTS_OF,
)
from abyssal.policies.key_largo.threes import Three

REACHES: Final = (TEAM + 1) ** DEPTH_COUNT
"""The numbers of `Team.reach` are below this."""


class Fitting:
    """A piece that one of the divers has room for, and the team with it."""

    def __init__(self, piece: int, team: "Team") -> None:
        self.piece = piece
        self.team = team


class Goal:
    """A team to grow into, with the recruits, the hoses and the visits that it takes."""

    def __init__(self, team: "Team", recruits: int, hoses: int) -> None:
        self.team = team
        self.recruits = float(recruits)
        self.hoses = float(hoses)
        self.visits = recruits + hoses / PURCHASES


class Team:
    """The divers of a player, each as the number that says what he carries."""

    def __init__(self, divers: list[int]) -> None:
        self.divers = divers
        self.size = len(divers)
        self.medium = len([diver for diver in divers if HOSES_OF[diver] >= 1])
        self.deep = len([diver for diver in divers if HOSES_OF[diver] >= 2])
        self.reach = (self.size * (TEAM + 1) + self.medium) * (TEAM + 1) + self.deep
        """How many divers go down to each depth, as one number."""
        self.tridents: Three = carried_by(divers, TRIDENTS_OF)
        """The tridents of those who go down to each depth."""
        self.weights: Three = carried_by(divers, WEIGHTS_OF)
        self.novice: Team | None = None
        self.expert: Team | None = None
        self.without: list[Team | None] = [None] * (DEPTH_COUNT * (TEAM + 1))
        self.found_fittings: list[Fitting] | None = None
        self.found_goals: list[Goal] | None = None

    def able(self, depth: int) -> int:
        """How many divers reach a depth."""
        if depth == 0:
            return self.size
        return self.medium if depth == 1 else self.deep

    def recruited(self, with_hose: bool) -> "Team":
        """With one more diver, bare or with a hose."""
        found = self.expert if with_hose else self.novice
        if found is None:
            found = team_of([*self.divers, BARE + STEP_OF[HOSE] if with_hose else BARE])
            if with_hose:
                self.expert = found
            else:
                self.novice = found
        return found

    def fitted(self, piece: int, place: int) -> "Team":
        """Once a diver has got a piece."""
        divers = self.divers.copy()
        divers[place] += STEP_OF[piece]
        return team_of(divers)

    def relieved(self, place: int) -> "Team":
        """Once a diver has used up his weight."""
        divers = self.divers.copy()
        divers[place] -= STEP_OF[WEIGHT]
        return team_of(divers)

    def without_weights(self, depth: int, count: int) -> "Team":
        """Once so many weights were used at a depth."""
        place = depth * (TEAM + 1) + count
        found = self.without[place]
        if found is None:
            found = team_of(less_weights(self.divers, depth, count))
            self.without[place] = found
        return found

    def fittings(self) -> list[Fitting]:
        """The pieces that divers have room for; one diver stands for all that are equal."""
        found = self.found_fittings
        if found is None:
            found = []
            for piece in range(len(MOST_OF)):
                for place, diver in enumerate(self.divers):
                    has_room = CARRIED[piece][diver] < MOST_OF[piece]
                    if has_room and diver not in self.divers[:place]:
                        found.append(Fitting(piece, self.fitted(piece, place)))
            self.found_fittings = found
        return found

    def goals(self) -> list[Goal]:
        """Larger or better equipped teams that all reach one depth."""
        found = self.found_goals
        if found is None:
            found = []
            for size in range(max(1, self.size), TEAM + 1):
                for depth in range(DEPTH_COUNT):
                    team = team_of(grown(self.divers, size, depth))
                    if team is not self:
                        hoses = hoses_of(team.divers) - hoses_of(self.divers)
                        found.append(Goal(team, size - self.size, hoses))
            self.found_goals = found
        return found


MET: Final[list[Team | None]] = [None] * (DIVER_KINDS + 1) ** TEAM
"""The teams met so far in this process, by number."""


def team_of(divers: list[int]) -> Team:
    """The one object for these divers, in this order."""
    number = 0
    for diver in divers:
        number = number * (DIVER_KINDS + 1) + diver + 1
    found = MET[number]
    if found is None:
        found = Team(divers.copy())
        MET[number] = found
    return found


def carried_by(divers: list[int], pieces_of: list[int]) -> Three:
    """How many pieces of a kind go down to each depth."""
    shallow = medium = deep = 0
    for diver in divers:
        shallow += pieces_of[diver]
        if HOSES_OF[diver] >= 1:
            medium += pieces_of[diver]
        if HOSES_OF[diver] >= 2:
            deep += pieces_of[diver]
    return (float(shallow), float(medium), float(deep))


def hoses_of(divers: list[int]) -> int:
    total = 0
    for diver in divers:
        total += HOSES_OF[diver]
    return total


def less_weights(divers: list[int], depth: int, count: int) -> list[int]:
    """The divers once so many weights were used at a depth."""
    left = divers.copy()
    for place, diver in enumerate(divers):
        if count > 0 and WEIGHTS_OF[diver] == 1 and HOSES_OF[diver] >= depth:
            left[place] -= STEP_OF[WEIGHT]
            count -= 1
    return left


def grown(divers: list[int], size: int, depth: int) -> list[int]:
    """So many divers, all of whom reach a depth.

    >>> grown([1, 3], 3, 1)
    [1, 4, 1]
    """
    found = divers + [BARE] * (size - len(divers))
    return [diver + max(0, depth - HOSES_OF[diver]) * STEP_OF[HOSE] for diver in found]
