"""A table that stands still has a page that says why, and where to go from there."""

import pytest

from browser.crowded import known
from browser.laid import TABLE, LaidTable, lobby_of
from browser.people import NewPerson


@pytest.mark.parametrize(("language", "size"), [("fr", "phone"), ("en", "desktop")])
def test_a_table_whose_rules_are_not_here_says_so(
    person: NewPerson, language: str, size: str
) -> None:
    me = person(language, size, game="unfathomable")
    frozen = {"why": "rules", "begun": 7, "known": 1}
    table = LaidTable(me)
    view = known("unfathomable", "crew-4")["view"]
    table.lobby = lobby_of(view, ["Ada", "Grace", None, None])
    table.lobby |= {"status": "frozen", "frozen": frozen}
    stands = {"n": 1, "kind": "sync", "lobby": table.lobby}
    table.sync = stands | {"game": None, "over": None, "chat": []}
    me.go(f"/t/{TABLE}")
    me.text("web-frozen-rules", begun=7, known=1).wait_for()
    assert me.fits()
    ways = [way.get_attribute("href") for way in me.page.locator("main").get_by_role("link").all()]
    assert ways == [f"/api/tables/{TABLE}/report", "/"]
