"""Invariants: what is true of every position of every game."""

import json
from typing import Any

from abyssal.core.errors import BadRequest, Illegal
from abyssal.core.game import Position
from abyssal.testing.play import Move, answered

NOT_ASKED = "no decision is asked of you now"
NO_ACTIONS = (-1, -(1 << 40), 1 << 31, 1 << 70)
NO_SEATS = (-1, 6, 99)
LARGEST_VIEW = 20_000


def viewers(state: Position) -> list[int | None]:
    """The spectator and every seat."""
    return [None, *range(state.seats)]


def as_json(value: Any) -> str:
    return json.dumps(value, sort_keys=True)


def refusal_of(state: Position, move: Move) -> Illegal:
    """The error for a move that must be refused."""
    try:
        state.play(*move)
    except Illegal as error:
        return error
    raise AssertionError(f"{move} was accepted")


def check_asked(state: Position) -> None:
    """Seats are asked until the end, in ascending order, exactly those with something to decide."""
    asked = state.to_act()
    over = state.result() is not None
    assert state.over() == over
    assert (asked == []) == over, f"asked {asked}, over {over}"
    assert asked == sorted(set(asked))
    assert set(asked) <= set(range(state.seats))
    assert all(state.legal(seat) for seat in asked)
    shown = state.view(None)["asked"]
    assert all(state.view(viewer)["asked"] == shown for viewer in range(state.seats))
    if isinstance(shown, int):  # sealed: a bare number, and answers may still be replaced
        assert len(asked) <= shown <= state.seats
    else:
        assert shown == asked
        assert answered(state) == []


def check_answers(state: Position) -> None:
    """Answers are a fresh list without duplicates, each with a notation of its own."""
    for seat in range(state.seats):
        legal = state.legal(seat)
        assert len(legal) == len(set(legal))
        for action in legal:
            text = state.game.write(action)
            assert text.isascii()
            assert text.isprintable()
            assert text == " ".join(text.split()), f"odd spaces in {text!r}"
            assert state.game.read(text) == action
        before = legal.copy()
        legal.clear()
        assert state.legal(seat) == before


def check_all_answers_are_accepted(state: Position) -> None:
    """What is legal can be played, and leads to a sound position."""
    for seat in range(state.seats):
        for action in state.legal(seat):
            after = state.copy()
            after.play(seat, action)
            after.check()


def check_refusals(state: Position, known: list[int]) -> None:
    """What is not legal is refused and changes nothing; `known` are actions of this game."""
    before = state.hash()
    tries = {*known, *NO_ACTIONS, *(action + 1 for action in known), *range(3)}
    for seat in range(state.seats):
        legal = state.legal(seat)
        for action in tries - set(legal):
            error = refusal_of(state, (seat, action))
            assert error.code == ("illegal" if legal else "not-asked")
            assert (str(error) == NOT_ASKED) == (not legal)
    for seat in NO_SEATS:
        assert state.legal(seat) == []
        assert str(refusal_of(state, (seat, known[0]))) == NOT_ASKED
    assert state.hash() == before


def check_views(state: Position) -> None:
    """A view is JSON-ready, small, the same by itself and with others, and changing it harms
    nothing."""
    before = state.hash()
    together = [json.dumps(view) for view in state.views(list(viewers(state)))]
    for viewer, same in zip(viewers(state), together, strict=True):
        view = state.view(viewer)
        text = json.dumps(view)
        assert text == same
        assert json.loads(text) == view
        assert len(text) < LARGEST_VIEW
        assert view["game"] == state.game.name
        assert view["viewer"] == viewer
        assert view["seats"] == state.seats
        assert view["over"] == state.over()
        assert set(view["options"]) == set(state.game.options)
        scribble(view)
    assert state.hash() == before
    if not state.over():
        try:
            state.view(None, over=True)
        except BadRequest:
            return
        raise AssertionError("everything was shown before the end")


def check_document(state: Position) -> Position:
    """A dump is exact, JSON-ready and independent; the position read back from it."""
    before = state.hash()
    document = state.dump()
    read = json.loads(json.dumps(document))
    assert read == document
    again = state.game.load(read)
    assert as_json(again.dump()) == as_json(document)
    assert again.hash() == before
    assert again.to_act() == state.to_act()
    scribble(document)
    scribble(read)
    assert state.hash() == before
    assert again.hash() == before
    return again


def check_result(state: Position) -> None:
    """Before the end there is none; then places follow points, and the first have won."""
    result = state.result()
    if result is None:
        return
    scores, ranks, winners = result["scores"], result["ranks"], result["winners"]
    assert len(scores) == len(ranks) == state.seats
    assert ranks == [1 + sum(other < rank for other in ranks) for rank in ranks]
    first = [seat for seat, rank in enumerate(ranks) if rank == 1]
    assert winners == first or (winners == [] and not any(scores))  # nobody may have won
    assert result["ending"]
    for mine, my_rank in zip(scores, ranks, strict=True):
        for theirs, their_rank in zip(scores, ranks, strict=True):
            assert mine <= theirs or my_rank < their_rank
    assert json.loads(json.dumps(result)) == result


def scribble(value: Any) -> None:
    """Spoil every list and dict inside `value`."""
    if isinstance(value, dict):
        for inner in value.values():
            scribble(inner)
        value.clear()
    elif isinstance(value, list):
        for inner in value:
            scribble(inner)
        value.append("scribble")
