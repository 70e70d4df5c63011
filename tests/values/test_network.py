"""The network of a value, against numbers worked out by hand."""

import pytest

from abyssal.values.network import Network, packed, softmax

WEIGHTS = {
    "seat": [[1.0, -1.0], [0.5, 0.0]],
    "shared": [[2.0, 0.0]],
    "bias": [0.0, 0.25],
    "second": [[1.0, 0.0], [0.0, 2.0]],
    "second_bias": [-1.0, 0.0],
    "out": [1.0, 0.5],
}


def test_each_seat_is_judged_by_the_same_weights() -> None:
    # The first seat: (1 + 0.5 · 2 + 2 · 0.5, −1 + 0.25) = (3, −0.75), cut off to (3, 0), then
    # (3 − 1, 0), so 2. The second: (0 + 0 + 1, 0 + 0.25), then (0, 0.5), so 0.25.
    chances = Network(WEIGHTS).chances([[1.0, 2.0], [0.0, 0.0]], [0.5])
    assert chances == pytest.approx(softmax([2.0, 0.25]))


def test_seats_in_another_order_have_the_same_chances() -> None:
    network = Network(PAIRED)
    seats = [[1.0, 2.0], [0.0, 0.0], [-1.0, 3.0]]
    chances = network.chances(seats, [0.5])
    assert network.chances(seats[::-1], [0.5]) == pytest.approx(chances[::-1])


PAIRED = {
    **WEIGHTS,
    "own": [[1.0], [0.0]],
    "rival": [[0.0], [-1.0]],
    "pair_shared": [[2.0]],
    "pair_bias": [0.5],
    "pair": [[1.0, 4.0]],
}


def test_each_seat_is_put_beside_its_rivals() -> None:
    # Own number and the table: 1 + 1, 0 + 1, −1 + 1. Of a rival: 0.5 − 2, 0.5 − 0, 0.5 − 3.
    # The first seat beside the others: 2.5 and 0 (cut off), on average 1.25; the second: 0 and 0;
    # the third: 0 and 0.5, on average 0.25.
    # The first hidden layer without pairs: (3, −0.75), (1, 0.25), (1.5, 1.25). With them:
    # (4.25, 4.25), (1, 0.25), (1.75, 2.25).
    chances = Network(PAIRED).chances([[1.0, 2.0], [0.0, 0.0], [-1.0, 3.0]], [0.5])
    assert chances == pytest.approx(softmax([3.25 + 4.25, 0.25, 0.75 + 2.25]))


def test_numbers_are_packed_in_eights() -> None:
    first, second = packed([float(number) for number in range(1, 11)])
    assert (first.a, first.d, first.h) == (1.0, 4.0, 8.0)
    assert (second.a, second.b, second.c, second.h) == (9.0, 10.0, 0.0, 0.0)
    assert first.dot(second) == 1 * 9 + 2 * 10


def test_large_scores_do_not_overflow() -> None:
    assert softmax([1000.0, 1000.0, -1000.0]) == [0.5, 0.5, 0.0]
