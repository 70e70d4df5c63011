"""What an answer laid down for a turn to come rests on."""

import pytest

from abyssal.games.in_too_deep.premoves import rests_on
from games.in_too_deep.table import Table, position


def rests(table: Table, *actions: str) -> list[str]:
    return [what for what, _ in rests_on(table.view(table.active), actions)]


def test_every_answer_rests_on_whether_the_end_has_been_triggered() -> None:
    calm = position()
    last = position(final_turns=3, ending="depletion", depletions=2, rest="research")
    assert rests_on(calm.view(0), ["draw"]) == [("ending", {"ending": "none"})]
    assert rests_on(last.view(0), ["draw"]) == [("ending", {"ending": "depletion"})]


@pytest.mark.rule("ITD-43", "ITD-44")
@pytest.mark.parametrize(("card", "paid"), [(31, False), (39, False), (40, True), (55, True)])
def test_an_expansion_rests_on_dividends_only_where_it_pays_them(card: int, paid: bool) -> None:
    table = position(hands={0: f"{card}"}, shares={"pearl": [1, 2]}, depths={"pearl": "12 30"})
    found = rests_on(table.view(0), [f"expand pearl {card}"])
    assert found[:2] == [
        ("ending", {"ending": "none"}),
        ("depth", {"company": "pearl", "depth": [12, 30]}),
    ]
    owed = {"company": "pearl", "dividends": table.company("pearl")["dividends"]}
    assert found[2:] == ([("dividends", owed)] if paid else [])


@pytest.mark.rule("ITD-125")
def test_no_dividends_are_awaited_in_the_final_turns() -> None:
    table = position(
        hands={0: "40"},
        depths={"pearl": "12 30"},
        final_turns=3,
        ending="depletion",
        depletions=2,
        rest="research",
    )
    assert rests(table, "expand pearl 40") == ["ending", "depth"]
