"""Rendezvous hashing: everybody finds the same owner, and few tables move."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from abyssal.fleet.ring import owner_of

NAMES = st.lists(st.text(min_size=1, max_size=80), min_size=1, max_size=8, unique=True)
TABLES = [f"table-{number}" for number in range(4000)]


def test_nobody_owns_anything_where_nobody_lives() -> None:
    assert owner_of("reef", []) is None


@given(NAMES, st.text(max_size=40))
def test_the_order_of_members_does_not_matter(workers: list[str], table: str) -> None:
    assert owner_of(table, workers) == owner_of(table, sorted(workers))


@given(NAMES, st.text(max_size=40))
def test_only_tables_of_who_goes_move(workers: list[str], table: str) -> None:
    owner = owner_of(table, workers)
    for gone in workers:
        if gone != owner:
            assert owner_of(table, [one for one in workers if one != gone]) == owner


def test_tables_are_spread_evenly() -> None:
    share = Counter(owner_of(table, "abcd") for table in TABLES)
    assert all(900 < count < 1100 for count in share.values()), share


def test_a_newcomer_gets_its_share_from_all() -> None:
    before = {table: owner_of(table, "abc") for table in TABLES}
    moved = Counter(before[table] for table in TABLES if owner_of(table, "abcd") != before[table])
    assert all(250 < moved[worker] < 420 for worker in "abc"), moved
