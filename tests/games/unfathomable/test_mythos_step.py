"""The Mythos step: UNF-113 to UNF-134."""

from typing import Any

import pytest

from abyssal.games.unfathomable.position.frames import Crisis
from abyssal.games.unfathomable.rules.mythos import crisis_frame
from games.unfathomable.table import position

CALM = "will-5 will-5 will-4"
"""Chaos cards that pass a test in which will supports."""


@pytest.mark.rule("UNF-114", "UNF-T14", "UNF-SH-beatrice")
def test_beatrice_draws_two_and_resolves_one_of_them() -> None:
    table = position("beatrice arjun samira", mythos="hull-leak flooding-compartment", chaos=CALM)
    table.play("end")
    assert table.view(0)["looking"]["cards"] == ["hull-leak", "flooding-compartment"]
    table.play("take 1")
    assert table.view()["mythos"] == "flooding-compartment"
    assert table.state.cards.mythos[table.deck("mythos")[-1]].name == "hull-leak"


@pytest.mark.rule("UNF-114")
def test_in_the_brig_beatrice_draws_one() -> None:
    table = position("beatrice arjun samira", mythos="class-struggle", places={0: "brig"})
    table.play("end")
    assert table.told_of("looked") == []


@pytest.mark.rule("UNF-115", "UNF-T15", "UNF-FT-edmund")
def test_edmund_may_have_another_card_drawn_before_the_crisis() -> None:
    table = position("arjun edmund samira", mythos="class-struggle dinghy-launch")
    table.play("end")
    assert (table.asked, table.view()["mythos"]) == ([1], "class-struggle")
    table.play("yes")
    assert table.view()["mythos"] == "dinghy-launch"
    assert table.view()["mythos_top"] == "class-struggle"
    assert not table.view()["players"][1]["feat"]


@pytest.mark.rule("UNF-R53")
def test_edmund_may_decline_and_keep_his_feat() -> None:
    table = position("arjun edmund samira", mythos="class-struggle dinghy-launch")
    table.play("end", "no")
    assert table.view()["mythos"] == "class-struggle"
    assert table.view()["players"][1]["feat"]


@pytest.mark.rule("UNF-116")
@pytest.mark.parametrize("why", ["absent", "brig", "traitor"])
def test_a_green_card_that_nobody_can_take_is_replaced(why: str) -> None:
    cases: dict[str, dict[str, Any]] = {
        "absent": {"mythos": "history-repeats class-struggle"},
        "brig": {"mythos": "ticket-please class-struggle", "places": {2: "brig"}},
        "traitor": {"mythos": "ticket-please class-struggle", "traitors": {2: "hybrid"}},
    }
    more = cases[why]
    table = position(**more)
    table.play("end")
    assert table.view()["mythos"] == "class-struggle"
    assert table.view()["mythos_top"] == more["mythos"].split()[0]


@pytest.mark.rule("UNF-117", "UNF-127", "UNF-128")
def test_crisis_activation_icon_track_icon() -> None:
    table = position(mythos="class-struggle", deep_ones={"water-5": 1})
    table.play("end", "option 1")
    kinds = [
        event["event"] for event in table.told() if event["event"] in ("lost", "activated", "track")
    ]
    assert kinds == ["lost", "activated", "track"]
    assert table.deep_ones("deck-5") == 1
    assert table.travel == 1


@pytest.mark.rule("UNF-B1", "UNF-118", "UNF-X46")
@pytest.mark.parametrize(("book", "awake"), [("learn-to-play", False), ("reference", True)])
def test_in_the_brig_the_crisis_is_skipped(book: str, awake: bool) -> None:
    table = position(
        mythos="hull-leak", places={0: "brig"}, deep_ones={"water-5": 1}, options={"book": book}
    )
    table.play("end")
    assert table.told_of("test") == []
    assert table.travel == 1
    assert (table.told_of("activated") != []) == awake


@pytest.mark.rule("UNF-119", "UNF-120", "UNF-122")
def test_the_chooser_named_decides_between_two_options() -> None:
    table = position(current=2, mythos="class-struggle")
    table.play("end")
    assert table.asked == [0]
    assert table.legal() == ["option 2", "option 1"]
    assert table.view(3)["mythos"] == "class-struggle"
    table.play("option 1")
    assert table.sanity == 6


@pytest.mark.rule("UNF-120")
@pytest.mark.parametrize(
    ("card", "chooser"),
    [("just-desserts", 1), ("class-struggle", 0), ("mysterious-lifeboat", 3), ("ticket-please", 2)],
)
def test_current_player_captain_keeper_or_the_character_of_a_green_card_choose(
    card: str, chooser: int
) -> None:
    table = position(current=1, mythos=card)
    table.play("end")
    assert table.asked == [chooser]


@pytest.mark.rule("UNF-123", "UNF-124")
def test_beside_a_test_the_other_option_needs_none() -> None:
    table = position(mythos="coal-bunker-fire", dice="8")
    table.play("end", "option 2")
    assert table.told_of("test") == []
    assert table.fuel == 7
    table = position(mythos="coal-bunker-fire", chaos="strength-5 strength-5 influence-4")
    table.play("end", "option 1")
    assert table.told_of("test")[0]["target"] == 13


@pytest.mark.rule("UNF-125", "UNF-T16", "UNF-FT-keilani")
def test_keilani_may_lose_a_resource_instead_of_choosing() -> None:
    table = position("keilani arjun samira", mythos="class-struggle", deep_ones={"water-5": 1})
    table.play("end", "option leader", "lose souls")
    assert (table.souls, table.sanity) == (7, 8)
    assert table.told_of("risked") == []
    assert (table.travel, table.deep_ones("deck-5")) == (1, 1)
    assert not table.view()["players"][0]["feat"]


@pytest.mark.rule("UNF-126", "UNF-R15")
def test_a_restricted_option_cannot_be_chosen() -> None:
    table = position(mythos="improvised-fuel-source", passengers={"supply": 2})
    table.play("end")
    assert table.fuel == 7
    table = position(mythos="improvised-fuel-source", passengers={"supply": 3})
    table.play("end")
    assert table.legal() == ["option 2", "option 1"]


@pytest.mark.rule("UNF-129", "UNF-R56")
def test_the_current_player_picks_the_track_in_the_brig_the_captain() -> None:
    table = position(current=1, mythos="sewage-backup", chaos=CALM)
    table.play("end").quiet("before-test")
    assert (table.asked, table.legal()) == ([1], ["advance travel", "advance ritual"])
    table.play("advance ritual")
    assert (table.ritual, table.travel) == (1, 0)
    jailed = position(current=1, mythos="sewage-backup", places={1: "brig"})
    jailed.play("end")
    assert jailed.asked == [0]


@pytest.mark.rule("UNF-130")
def test_a_resolved_card_is_discarded_face_up() -> None:
    table = position(mythos="class-struggle")
    table.play("end", "option 1")
    assert table.view()["mythos_top"] == "class-struggle"


@pytest.mark.rule("UNF-131", "UNF-132")
def test_a_kept_card_lies_before_its_owner_and_its_icons_are_resolved() -> None:
    table = position(mythos="sacrifice-deep-one")
    table.play("end", "option 1")
    assert table.view()["players"][3]["kept"] == ["sacrifice-deep-one"]
    assert table.travel == 1
    assert table.view()["mythos_top"] is None


@pytest.mark.rule("UNF-132", "UNF-299")
def test_a_kept_card_is_discarded_when_its_owner_reveals() -> None:
    table = position(kept={"sacrifice-deep-one": 0}, loyalty={0: "hybrid"})
    table.play("reveal hybrid")
    assert table.view()["players"][0]["kept"] == []
    assert table.view()["mythos_top"] == "sacrifice-deep-one"


@pytest.mark.rule("UNF-133", "UNF-R57")
def test_the_discards_become_the_deck_when_the_last_card_is_resolved() -> None:
    table = position(mythos="class-struggle")
    document = table.state.dump()
    document["mythos_discard"] = document["mythos"][0][:-1]
    document["mythos"] = [document["mythos"][0][-1:], [0]]
    table.state._load_fields(document)
    table.play("end", "option 1")
    assert len(table.deck("mythos")) == 70
    assert table.view()["mythos_top"] is None


@pytest.mark.rule("UNF-134", "UNF-X37", "UNF-MY52")
def test_jailed_by_ones_own_crisis_both_icons_follow_and_the_captain_picks_the_track() -> None:
    table = position(mythos="strange-vision", waypoints="reef iceberg", deep_ones={"water-5": 1})
    table.play("end", "option 1", "take 0")
    assert table.space(0) == "brig"
    assert table.view()["captain"] == 1
    assert table.asked == [1]
    assert table.deep_ones("deck-5") == 1
    table.play("advance travel")
    assert table.travel == 1


@pytest.mark.rule("UNF-RV-edmund")
def test_of_two_crises_the_text_being_resolved_is_of_the_later() -> None:
    state = position().state
    assert crisis_frame(state) is None
    state.stack = [*state.stack, Crisis(0, card=3), Crisis(1, card=5)]
    assert crisis_frame(state) is state.stack[-1]
