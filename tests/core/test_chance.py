"""Luck is exact, the same everywhere, and as the documents say it is made."""

import math
from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import islice, permutations
from typing import Any

import pytest

from abyssal.core.chance import (
    FIXED_POINTS,
    MULTIPLIER,
    WORD_MASK,
    WORDS,
    FastChance,
    chance_of,
    load_chance,
)
from abyssal.core.errors import BadRequest

KEY = "0123456789abcdef" * 4
SEEDS = [0, 1, -5, KEY]


def fast_words(seed: int) -> Iterator[int]:
    """The words of an int seed, by the same recurrence on one large number."""
    digest = sha256(b"abyssal chance " + str(seed).encode()).digest()
    low = int.from_bytes(digest[:4], "big") % WORDS
    carry = int.from_bytes(digest[4:12], "big") % (MULTIPLIER - 2) + 1
    modulus = MULTIPLIER * WORDS - 1
    place = carry * WORDS + low
    while True:
        # Modulo a * 2**30 - 1, a step of multiply-with-carry is one multiplication.
        place = place * MULTIPLIER % modulus
        yield place % WORDS ^ place // WORDS


def keyed_words(key: str) -> Iterator[int]:
    """The words of a key: SHA-256 of key and block number, cut into eight, 30 bits of each."""
    block = 0
    while True:
        digest = sha256(bytes.fromhex(key) + block.to_bytes(8, "big")).digest()
        for place in range(0, 32, 4):
            yield int.from_bytes(digest[place : place + 4], "big") % WORDS
        block += 1


def words(seed: int | str) -> Iterator[int]:
    return keyed_words(seed) if isinstance(seed, str) else fast_words(seed)


def chance_before(word: int) -> FastChance:
    """A fast generator whose next word is `word`."""
    carry = 123_456_789
    low, carry = divmod(carry * WORDS + (word ^ carry), MULTIPLIER)
    return FastChance(low, carry)


def chi_square(counts: Iterable[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


def limit(kinds: int) -> float:
    """What chi-square of a fair source exceeds less than once in 400 seeds."""
    free = kinds - 1
    return free + 6 * math.sqrt(2 * free)


# Where the numbers come from


@pytest.mark.parametrize("seed", SEEDS)
def test_the_numbers_are_those_of_the_documented_construction(seed: int | str) -> None:
    chance = chance_of(seed)
    assert [chance.below(WORDS) for _ in range(1000)] == list(islice(words(seed), 1000))


@pytest.mark.parametrize(
    ("seed", "numbers", "dice", "order"),
    [
        (0, [200485629, 81622721, 50228459], [3, 5, 5, 4, 2, 0, 5, 2], [2, 4, 3, 0, 1, 6, 7, 5]),
        (1, [83212328, 48740948, 636274701], [2, 2, 3, 4, 3, 4, 3, 5], [7, 2, 1, 5, 6, 3, 4, 0]),
        (-5, [788335055, 517397361, 177733604], [5, 3, 2, 5, 2, 4, 4, 0], [3, 0, 1, 6, 4, 2, 5, 7]),
        (
            KEY,
            [367979930, 352688409, 473028488],
            [2, 3, 2, 1, 4, 5, 4, 4],
            [4, 6, 5, 0, 1, 7, 3, 2],
        ),
    ],
)
def test_the_first_numbers_of_a_seed_never_change(
    seed: int | str, numbers: list[int], dice: list[int], order: list[int]
) -> None:
    chance = chance_of(seed)
    assert [chance.below(WORDS) for _ in numbers] == numbers
    chance = chance_of(seed)
    assert [chance.below(6) for _ in dice] == dice
    items = list(range(len(order)))
    chance_of(seed).shuffle(items)
    assert items == order


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    firsts = [chance_of(seed).below(WORDS) for seed in range(20_000)]
    assert len(set(firsts)) >= 19_998  # fair draws would share 0.2 pairs on average
    buckets = [0] * 64
    for first in firsts:
        buckets[first * 64 // WORDS] += 1
    assert chi_square(buckets, 20_000 / 64) < limit(64)


def test_the_period_of_the_fast_generator_is_as_long_as_it_says() -> None:
    modulus = MULTIPLIER * WORDS - 1
    half = modulus // 2
    for number in (modulus, half):
        assert all(pow(base, number - 1, number) == 1 for base in (2, 3, 5, 7, 11, 13, 17, 19, 23))
    # The order of the base divides modulus - 1 = 2 * half, and is neither 1 nor 2: so it is large.
    assert modulus - 1 == 2 * half
    assert pow(WORDS, half, modulus) == 1
    assert pow(WORDS, 2, modulus) != 1


# Exactness


@pytest.mark.parametrize("bound", [6, 7, 52, 6**6, 3 << 28, WORDS - 1])
def test_a_word_of_the_last_incomplete_stretch_is_drawn_again(bound: int) -> None:
    whole = WORDS - WORDS % bound
    assert chance_before(whole - 1).below(bound) == bound - 1
    assert chance_before(whole - bound).below(bound) == 0
    for word in {whole, WORDS - 1}:
        once, twice = chance_before(word), chance_before(word)
        assert twice.below(WORDS) == word
        assert once.below(bound) == twice.below(bound)
        assert once.dump() == twice.dump()


@pytest.mark.parametrize("bound", [1, 2, 1 << 29, WORDS])
def test_no_word_is_drawn_again_when_the_stretches_fit(bound: int) -> None:
    chance, after = chance_before(WORDS - 1), chance_before(WORDS - 1)
    after.below(WORDS)
    assert chance.below(bound) == bound - 1
    assert chance.dump() == after.dump()


@pytest.mark.parametrize("seed", SEEDS)
def test_a_bound_just_over_half_draws_again_every_other_time(seed: int | str) -> None:
    bound = (1 << 29) + 1
    chance = chance_of(seed)
    kept = [word for word in islice(words(seed), 2000) if word < bound]
    assert [chance.below(bound) for _ in kept] == kept
    assert 850 < len(kept) < 1150


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("bound", [2, 6, 7, 52, 1000])
def test_every_number_comes_equally_often(seed: int | str, bound: int) -> None:
    chance = chance_of(seed)
    counts = [0] * bound
    draws = 20 * bound + 20_000
    for _ in range(draws):
        counts[chance.below(bound)] += 1
    assert min(counts) > 0
    assert chi_square(counts, draws / bound) < limit(bound)


@pytest.mark.parametrize("seed", SEEDS)
def test_two_dice_in_a_row_are_independent(seed: int | str) -> None:
    chance = chance_of(seed)
    pairs = [0] * 36
    for _ in range(18_000):
        pairs[chance.below(6) * 6 + chance.below(6)] += 1
    assert chi_square(pairs, 500) < limit(36)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_order_of_four_cards_comes_equally_often(seed: int | str) -> None:
    chance = chance_of(seed)
    counts = dict.fromkeys(permutations(range(4)), 0)
    for _ in range(12_000):
        cards = [0, 1, 2, 3]
        chance.shuffle(cards)
        counts[tuple(cards)] += 1
    assert chi_square(counts.values(), 500) < limit(24)


@pytest.mark.parametrize("items", [[], [7]])
def test_to_shuffle_none_or_one_draws_nothing(items: list[int]) -> None:
    chance = chance_of(KEY)
    chance.shuffle(items)
    assert chance.dump()["used"] == 0


# Copies and documents


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("drawn", [0, 1, 7, 8, 13])
def test_a_copy_gives_the_same_numbers_and_neither_moves_the_other(
    seed: int | str, drawn: int
) -> None:
    chance = chance_of(seed)
    for _ in range(drawn):
        chance.below(10)
    before = chance.dump()
    copy = chance.copy()
    theirs = [copy.below(WORDS) for _ in range(20)]
    assert chance.dump() == before
    assert [chance.below(WORDS) for _ in range(20)] == theirs


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("drawn", [0, 1, 7, 8, 13])
def test_a_document_gives_back_the_same_source(seed: int | str, drawn: int) -> None:
    chance = chance_of(seed)
    for _ in range(drawn):
        chance.below(10)
    loaded = load_chance(chance.dump())
    assert loaded.dump() == chance.dump()
    assert [loaded.below(WORDS) for _ in range(20)] == [chance.below(WORDS) for _ in range(20)]


@pytest.mark.parametrize(
    "seed", [True, "7", "", KEY[:-1], KEY + "0", KEY.upper(), "g" * 64, "٣" * 64]
)
def test_what_is_neither_a_whole_number_nor_64_hex_digits_is_no_seed(seed: int | str) -> None:
    with pytest.raises(BadRequest, match="64 lower-case hex digits") as refused:
        chance_of(seed)
    assert refused.value.code == "seed"


@pytest.mark.parametrize(
    "document",
    [
        *({"kind": "fast", "low": low, "carry": carry} for low, carry in FIXED_POINTS),
        {"kind": "fast", "low": -1, "carry": 1},
        {"kind": "fast", "low": WORD_MASK + 1, "carry": 1},
        {"kind": "fast", "low": 1, "carry": MULTIPLIER},
        {"kind": "fast", "low": 1.5, "carry": 1},
        {"kind": "keyed", "key": KEY.upper(), "used": 0},
        {"kind": "keyed", "key": KEY, "used": -1},
        {"kind": "keyed", "key": KEY, "used": 0.5},
        {"kind": "dice"},
    ],
)
def test_a_document_that_no_source_of_luck_dumps_is_refused(document: dict[str, Any]) -> None:
    with pytest.raises(BadRequest, match="no valid source of chance"):
        load_chance(document)


@pytest.mark.parametrize(("low", "carry"), FIXED_POINTS)
def test_the_refused_states_of_the_fast_generator_are_those_that_stand_still(
    low: int, carry: int
) -> None:
    chance = FastChance(low, carry)
    chance.below(WORDS)
    assert (chance.low, chance.carry) == (low, carry)
