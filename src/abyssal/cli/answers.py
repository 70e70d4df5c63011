"""The parser of typed answers: nothing is played before an answer is complete."""

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from abyssal.cli.boards import Board
from abyssal.cli.menu import Menu, pick
from abyssal.core.game import Action, Position, Seat


class NotUnderstood(Exception):
    """What was typed is no answer to what is asked."""


class Answer(NamedTuple):
    """What can be played, the words left over, and the choice they leave open."""

    actions: list[Action]
    words: list[str]
    menu: Menu | None
    """None if nothing is open."""
    missing: int = 0
    """How many picks a set still needs; 0 where none is open."""


def words_of(line: str) -> list[str]:
    """The words of a typed line.

    >>> words_of("b57, 12")
    ['b', '57', '12']
    """
    return re.sub(r"(?<=[^\W\d])(?=\d)", " ", line.lower().replace(",", " ")).split()


def read_answer(
    state: Position, seat: Seat, typed: Sequence[str], board: Board, names: Mapping[str, str]
) -> Answer:
    """The answer in `typed`, which may go on to the decisions that follow for the same seat.

    The members of a set can be typed in any order; they are played in ascending order.
    """
    trial = state.copy()
    actions: list[Action] = []
    rest = list(typed)
    while seat in trial.to_act() and trial.revealed == state.revealed:
        size = board.set_size(trial.view(seat))
        if size > 1:
            members = set_members(trial.copy(), seat, size)
            chosen, rest = rest[:size], rest[size:]
            if len(set(chosen)) < len(chosen) or not set(chosen) <= set(members):
                raise NotUnderstood
            if len(chosen) < size:
                left = [text for number, text in members.items() if number not in chosen]
                return Answer(actions, chosen, Menu(left, names), size - len(chosen))
            actions += play_set(trial, seat, chosen)
            continue
        legal = {state.game.write(action): action for action in trial.legal(seat)}
        together: list[str] = []
        if board.picks_members(trial.view(seat)):
            menu = Menu(list(legal), names, 0, board.UNFOLDED)
            together, rest = picked_together(menu, rest)
        for text in together:
            action = state.game.read(text)
            if action not in trial.legal(seat):
                raise NotUnderstood
            actions.append(action)
            trial.play(seat, action)
        if together:
            continue
        found = pick(list(legal), rest, names, board.UNFOLDED)
        if found is None:
            raise NotUnderstood
        menu, left_over = found
        if not menu.is_decided() or not rest:
            return Answer(actions, rest, menu)
        rest = left_over
        actions.append(legal[menu.actions[0]])
        trial.play(seat, actions[-1])
    if rest:
        raise NotUnderstood
    return Answer(actions, [], None)


def picked_together(menu: Menu, typed: Sequence[str]) -> tuple[list[str], list[str]]:
    """The members of a set named by several numbers of one list, in ascending order; and the rest.

    People may name members in any order, the game asks for them in one.
    """
    keys = menu.choices()
    picks: list[str] = []
    for word in typed:
        if word not in keys or not keys[word].is_decided():
            break
        [text] = keys[word].actions
        if len(text.split()) < 2:  # no member, but the word that closes the set
            break
        picks.append(text)
    if len(picks) < 2:
        return [], list(typed)
    return sorted(picks, key=menu.actions.index), list(typed[len(picks) :])


def set_members(trial: Position, seat: Seat, size: int) -> dict[str, str]:
    """Everything that can be in the set, by its number; asked for in ascending order."""
    members: dict[str, str] = {}
    for picked in range(size):
        legal = trial.legal(seat)
        for action in legal:
            text = trial.game.write(action)
            members[text.split()[-1]] = text
        if picked < size - 1:
            trial.play(seat, legal[0])
    return members


def play_set(trial: Position, seat: Seat, numbers: Sequence[str]) -> list[Action]:
    """Answer a set with these numbers, in ascending order; the actions that did it."""
    actions: list[Action] = []
    for number in sorted(numbers, key=int):
        by_number = {trial.game.write(act).split()[-1]: act for act in trial.legal(seat)}
        actions.append(by_number[number])
        trial.play(seat, actions[-1])
    return actions
