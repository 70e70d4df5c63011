"""Games with a planted fault, to show that the laws find it."""

from abyssal.core.game import Game, Position
from abyssal.core.sheet import Sheet


def turned(position: Position, wrong: type[Game]) -> Position:
    """The same position, of a game of the class `wrong`; what is copied or imagined of it too."""
    position.game = made(wrong, position.game)
    return position


def made(wrong: type[Game], game: Game) -> Game:
    """A game of the class `wrong` with the numbers of `game`; like every title it takes a sheet."""
    make: type = wrong
    variant: Game = make(Sheet.of(game.data, "variant"))
    return variant
