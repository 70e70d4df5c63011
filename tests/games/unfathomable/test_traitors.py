"""Traitors, the awakening and the end: UNF-289 to UNF-321, UNF-348 to UNF-360."""

from typing import Any

import pytest

from abyssal.games.unfathomable.rules.winners import sides
from games.unfathomable.table import GAME, Table, position


def second_deal(table: Table, cards: dict[int, str]) -> Table:
    """Give every seat a second loyalty card: the named ones, else humans."""
    document = table.state.dump()
    seats = document["seats"]
    rest = list(document["loyalties"][seats:])
    names = ["human", "hybrid", "cultist"]
    for seat in range(seats):
        kind = names.index(cards.get(seat, "human"))
        rest.remove(kind)
        document["loyalties"][seats + seat] = kind
        document["loyalty_at"][seats + seat] = seat
        document["loyalty_known"][seats + seat] = 1 << seat
    document["deals"] = 2
    document["awake"] = 1
    table.state._load_fields(document)
    table.state.check()
    return table


@pytest.mark.rule("UNF-289", "UNF-015")
def test_a_hidden_traitor_plays_as_a_human_and_need_not_reveal() -> None:
    table = position(places={0: "galley"}, loyalty={0: "hybrid"})
    verbs = {move.split()[0] for move in table.legal()}
    assert {"use", "move", "sheet", "reveal", "end"} <= verbs
    assert not table.view()["players"][0]["traitor"]


@pytest.mark.rule("UNF-290")
def test_anybody_may_add_opposing_cards() -> None:
    table = position(
        mythos="food-stores-raid", chaos="influence-5 strength-5 lore-1", hands={1: "will-4"}
    )
    table.play("end", "add will-4", passing="before-test")
    assert table.food == 6


@pytest.mark.rule("UNF-291", "UNF-H6")
def test_only_who_holds_a_traitors_card_may_reveal() -> None:
    assert position(loyalty={1: "hybrid"}).legal_with("reveal") == []
    assert position(loyalty={0: "cultist"}).legal_with("reveal") == ["reveal cultist"]


@pytest.mark.rule("UNF-291", "UNF-R93", "UNF-303")
def test_one_may_reveal_in_a_granted_action_and_the_turn_goes_on() -> None:
    table = position(hands={0: "influence-1"}, loyalty={1: "hybrid"}, damage_deck="fuel-leak")
    table.play("play influence-1", "name 1", "reveal hybrid", "at galley")
    assert table.view()["players"][1]["traitor"]
    assert (table.asked, table.actions, table.view()["current"]) == ([0], 1, 0)


@pytest.mark.rule("UNF-292")
def test_with_both_cards_the_player_chooses_which_to_show() -> None:
    table = second_deal(position(loyalty={0: "hybrid"}), {0: "cultist"})
    assert table.legal_with("reveal") == ["reveal hybrid", "reveal cultist"]
    table.play("reveal cultist", "name 1")
    assert table.view()["players"][0]["loyalties"] == ["cultist"]


@pytest.mark.rule("UNF-293", "UNF-294", "UNF-R90")
def test_the_effect_spares_the_one_who_reveals() -> None:
    table = position(
        "jamie arjun samira william",
        places={0: "deck-1", 1: "deck-1", 2: "deck-1", 3: "galley"},
        passengers={"deck-1": 1, "supply": 2},
        loyalty={0: "hybrid"},
    )
    table.play("reveal hybrid", "name 1").quiet("character-falls")
    assert [table.space(seat) for seat in range(3)] == ["deck-1", "sick-bay", "sick-bay"]
    assert table.passengers("deck-1") == 0


@pytest.mark.rule("UNF-294", "UNF-279")
def test_in_the_brig_a_reveal_has_no_effect() -> None:
    table = position("keilani arjun samira", places={0: "brig"}, loyalty={0: "hybrid"})
    table.play("reveal hybrid")
    assert table.sanity == 8
    assert table.view()["players"][0]["traitor"]


@pytest.mark.rule("UNF-295", "UNF-R91", "UNF-X38")
def test_unrevealed_cards_are_given_to_one_other_player() -> None:
    table = position(
        loyalty={0: "hybrid", 3: "cultist"},
        hands={0: "lore-1 lore-2 will-1 will-2 will-3"},
        row="calm-waters smooth-sailing",
    )
    second_deal(table, {})
    table.play("reveal hybrid")
    assert table.legal() == ["name 1", "name 2", "name 3"]
    table.play("name 1", "discard lore-1", "discard will-1", "discard lore-2", "done").quiet(
        "order"
    )
    view = table.view(1)
    assert [player["loyalty"] for player in view["players"]] == [1, 3, 2, 2]
    assert view["players"][1]["loyalties"] == ["human", "human", "human"]
    assert table.view(2)["players"][1]["loyalties"] == []
    hand = table.hand(0)
    assert len(hand) == 5
    assert len([card for card in hand if card.startswith("treachery")]) == 3
    assert table.actions == 1
    table.play("end")
    assert table.told_of("mythos") == []


@pytest.mark.rule("UNF-296", "UNF-X38")
def test_far_enough_out_the_cards_are_kept_face_down() -> None:
    table = second_deal(
        position(
            loyalty={0: "hybrid", 3: "cultist"}, row="calm-waters deep-one-ambush rough-water"
        ),
        {},
    )
    table.play("reveal hybrid")
    assert table.view()["distance"] == 12
    assert (table.step, table.legal_with("name")) == ("actions", [])
    assert [player["loyalty"] for player in table.view()["players"]] == [2, 2, 2, 2]
    assert table.view(1)["players"][0]["loyalties"] == ["hybrid"]


@pytest.mark.rule("UNF-297", "UNF-049")
def test_the_receiver_alone_is_told_what_was_given() -> None:
    table = second_deal(position(loyalty={0: "hybrid", 3: "cultist"}), {})
    table.play("reveal hybrid", "name 2")
    assert table.told_of("loyalty-received", viewer=2)[0]["loyalty"] == "human"
    for viewer in (None, 0, 1, 3):
        assert table.told_of("loyalty-received", viewer=viewer) == []
        assert table.told_of("loyalty-given", viewer=viewer)[0]["owner"] == 2


@pytest.mark.rule("UNF-299", "UNF-338")
def test_an_unused_feat_leaves_the_game_with_the_reveal() -> None:
    table = position(loyalty={0: "hybrid"})
    table.play("reveal hybrid")
    assert not table.view()["players"][0]["feat"]


@pytest.mark.rule("UNF-300", "UNF-R92")
def test_hand_items_ward_and_script_stay() -> None:
    table = position(loyalty={0: "hybrid"}, hands={0: "lore-1"}, wards=1, script=0)
    table.play("reveal hybrid", "done")
    player = table.view(0)["players"][0]
    assert (player["cards"], player["items"]) == (["lore-1"], ["six-shooter"])
    assert player["ward"]
    assert player["script"]


@pytest.mark.rule("UNF-301", "UNF-T21")
def test_in_the_brig_no_card_is_swapped_for_treachery() -> None:
    table = position(loyalty={0: "hybrid"}, hands={0: "lore-1"}, places={0: "brig"})
    table.play("reveal hybrid")
    assert (table.step, table.hand(0)) == ("actions", ["lore-1"])


@pytest.mark.rule("UNF-302", "UNF-303", "UNF-058")
def test_the_rest_of_the_turn_is_played_as_a_revealed_traitor_without_a_mythos_step() -> None:
    table = position(loyalty={0: "hybrid"}, places={0: "galley"})
    table.play("reveal hybrid")
    assert table.actions == 1
    assert table.legal_with("use") == []
    table.play("move chapel")
    assert table.view()["current"] == 1
    assert table.told_of("mythos") == []


@pytest.mark.rule("UNF-304", "UNF-B4", "UNF-R94")
@pytest.mark.parametrize(("book", "fewer"), [("learn-to-play", True), ("reference", False)])
def test_a_traitor_may_draw_treachery_in_place_of_cards_of_the_set(book: str, fewer: bool) -> None:
    table = position(current=3, traitors={0: "hybrid", 3: "cultist"}, options={"book": book})
    table.play("end")
    assert table.asked == [0]
    assert ("done" in table.legal()) == fewer
    table.play("draw influence", *["draw treachery"] * (4 if fewer else 1))
    hand = table.hand(0)
    assert len(hand) == 5
    assert len([card for card in hand if card.startswith("treachery")]) == 4


@pytest.mark.rule("UNF-305", "UNF-R95")
def test_a_traitor_in_the_sick_bay_draws_one_card() -> None:
    table = position(current=3, traitors={0: "hybrid", 3: "cultist"}, places={0: "sick-bay"})
    table.play("end")
    assert table.legal() == [
        "done",
        "draw influence",
        "draw observation",
        "draw strength",
        "draw treachery",
    ]
    table.play("draw treachery")
    assert len(table.hand(0)) == 1
    assert table.step == "actions"


@pytest.mark.rule("UNF-306", "UNF-X15", "UNF-SK-ransack")
@pytest.mark.parametrize(
    ("room", "resource"), [("chapel", "sanity"), ("galley", "food"), ("boiler-room", "fuel")]
)
def test_ransack_ends_the_action_step(room: str, resource: str) -> None:
    table = position(traitors={0: "hybrid"}, places={0: room}, hands={0: "treachery-4 treachery-5"})
    table.play("play treachery-4")
    assert table.dials[resource] == 7
    assert table.view()["current"] == 1


@pytest.mark.rule("UNF-306", "UNF-T2")
def test_cards_for_the_start_of_the_step_come_before_the_first_action() -> None:
    table = position(
        traitors={0: "hybrid"}, places={0: "deck-1"}, hands={0: "treachery-4 treachery-5"}
    )
    assert table.legal_with("play") == ["play treachery-5"]
    table.play("move galley")
    assert table.legal_with("play") == []


@pytest.mark.rule("UNF-SK-perform-rites")
def test_perform_rites_wakes_both_monarchs() -> None:
    table = position(
        traitors={0: "hybrid"},
        hands={0: "treachery-5"},
        hydra="water-3",
        dagon="water-4",
        damage_deck="structural-will",
        places=dict.fromkeys(range(4), "galley"),
    )
    table.play("play treachery-5", "monarch dagon")
    assert [event["monster"] for event in table.told_of("activated")] == ["dagon", "hydra"]
    assert (table.deep_ones("deck-4"), list(table.view()["damage"])) == (2, ["chapel"])


@pytest.mark.rule("UNF-307", "UNF-309")
@pytest.mark.parametrize(("face", "place"), [("6", "sick-bay"), ("5", "deck-1")])
def test_a_traitor_attacks_humans_in_the_same_space(face: str, place: str) -> None:
    table = position(traitors={0: "hybrid"}, places={0: "deck-1", 1: "deck-1"}, dice=face)
    table.play("attack 1")
    assert table.space(1) == place


@pytest.mark.rule("UNF-312", "UNF-329")
def test_a_traitor_uses_items_and_skill_cards_like_a_human() -> None:
    table = position(
        traitors={0: "hybrid"},
        places={0: "deck-1", 1: "deck-1"},
        hands={0: "observation-1 treachery-1"},
    )
    assert {"item six-shooter", "play observation-1", "play treachery-1"} <= set(table.legal())


@pytest.mark.rule("UNF-SK-reinforcements", "UNF-019")
@pytest.mark.parametrize(("before", "risen"), [(3, True), (2, False)])
def test_reinforcements_gather_in_the_deep_and_rise_where_the_traitor_likes(
    before: int, risen: bool
) -> None:
    table = position(traitors={0: "hybrid"}, hands={0: "treachery-1"}, deep_ones={"deep": before})
    table.play("play treachery-1")
    if risen:
        table.play("at water-7")
    assert table.deep_ones("water-7" if risen else "deep") == before + 1
    assert table.view()["hydra"] == ("water-7" if risen else "deep")


@pytest.mark.rule("UNF-SK-siren-song")
def test_siren_song_risks_a_passenger() -> None:
    table = position(traitors={0: "hybrid"}, hands={0: "treachery-3"}, dice="2")
    table.play("play treachery-3")
    assert table.passengers("deck-2") == 1


# The awakening


def arriving(**more: Any) -> Table:
    """The next step of travel brings the distance to 7."""
    return position(
        "jeanne arjun samira william",
        places={0: "boiler-room", 1: "galley", 2: "galley", 3: "galley"},
        hands={0: "strength-5"},
        dice="8",
        travel=3,
        row="calm-waters",
        waypoints="smooth-sailing reef",
        captain=0,
        **more,
    ).play("use space", "discard strength-5", "take 0")


@pytest.mark.rule("UNF-316", "UNF-317", "UNF-320")
def test_at_a_distance_of_six_everybody_is_dealt_a_second_card_once() -> None:
    table = arriving()
    players = table.view(2)["players"]
    assert [player["loyalty"] for player in players] == [2] * 4
    assert len(players[2]["loyalties"]) == 2
    assert table.view()["awake"]
    assert -1 not in table.state.dump()["loyalty_at"]
    assert table.asked == [0]  # Jury Rigger: the action goes on


@pytest.mark.rule("UNF-318")
def test_a_revealed_traitor_whose_turn_it_is_gives_one_card_and_no_other() -> None:
    table = position(
        "arjun jeanne samira william",
        traitors={0: "hybrid"},
        hands={0: "influence-1", 1: "strength-5"},
        places={1: "boiler-room"},
        travel=3,
        row="reef",
        waypoints="calm-waters iceberg",
        captain=2,
        keeper=3,
        dice="8",
    )
    table.play("play influence-1", "name 1", "use space", "discard strength-5", "take 0")
    assert (table.asked, table.legal()) == ([0], ["name 1", "name 2", "name 3"])
    table.play("name 3")
    assert [player["loyalty"] for player in table.view()["players"]] == [1, 2, 2, 3]
    assert len(table.told_of("loyalty-given")) == 1
    assert table.legal_with("name") == []


@pytest.mark.rule("UNF-318", "UNF-319", "UNF-X39")
def test_a_revealed_traitor_gives_the_new_card_to_a_human() -> None:
    table = arriving(traitors={2: "hybrid"})
    assert (table.asked, table.legal()) == ([2], ["name 0", "name 1", "name 3"])
    table.play("name 3")
    assert [player["loyalty"] for player in table.view()["players"]] == [2, 2, 1, 3]


@pytest.mark.rule("UNF-318")
def test_a_revealed_traitor_never_gives_the_new_card_to_another() -> None:
    table = arriving(traitors={2: "hybrid", 3: "cultist"})
    assert (table.asked, table.legal()) == ([2], ["name 0", "name 1"])
    table.play("name 0")
    assert (table.asked, table.legal()) == ([3], ["name 0", "name 1"])
    table.play("name 1")
    assert [player["loyalty"] for player in table.view()["players"]] == [3, 3, 1, 1]


@pytest.mark.rule("UNF-321", "UNF-053")
@pytest.mark.parametrize(("seats", "least", "most"), [(3, 1, 1), (4, 1, 2), (5, 1, 2), (6, 2, 3)])
def test_once_all_cards_are_dealt_there_are_so_many_traitors(
    seats: int, least: int, most: int
) -> None:
    seen = set()
    for seed in range(60):
        loyalties = GAME.new(seats, seed, {"crew": "random"})
        while loyalties.view(None)["step"] != "actions":
            for seat in loyalties.to_act():
                loyalties.play(seat, loyalties.legal(seat)[0])
        cards = loyalties.dump()["loyalties"]
        order = [owner for owner in loyalties.dump()["loyalty_at"] if owner >= 0]
        owners = order * 2
        seen.add(len({owner for owner, card in zip(owners, cards, strict=True) if card}))
    assert min(seen) >= least
    assert max(seen) <= most


# The end


@pytest.mark.rule("UNF-348", "UNF-354", "UNF-356")
def test_the_game_ends_when_a_dial_shows_nothing_and_hybrids_win() -> None:
    table = position(
        mythos="class-struggle", dials={"sanity": 2}, loyalty={1: "hybrid", 2: "cultist"}
    )
    table.play("end", "option 1")
    assert (table.ending, table.asked) == ("resource", [])
    assert table.result()["winners"] == [1]
    assert [player["loyalties"] for player in table.view(None)["players"]] == [
        ["human"],
        ["hybrid"],
        ["cultist"],
        ["human"],
    ]


@pytest.mark.rule("UNF-352", "UNF-353", "UNF-R26")
def test_nothing_further_is_resolved() -> None:
    table = position(keeper=0, spells="alchemical-transmutation heal", dials={"food": 1, "fuel": 3})
    table.play("cast", "take 0")
    assert (table.ending, table.fuel) == ("resource", 3)


@pytest.mark.rule("UNF-355", "UNF-359", "UNF-X24")
def test_on_arrival_all_who_hold_only_human_cards_win() -> None:
    table = position(
        "jeanne arjun samira william",
        places={0: "boiler-room"},
        hands={0: "strength-5"},
        dice="8",
        travel=3,
        row="calm-waters deep-one-ambush rough-water",
        loyalty={1: "hybrid", 2: "cultist"},
        awake=1,
    )
    table.play("use space", "discard strength-5")
    assert table.ending == "arrived"
    result = table.result()
    assert (result["winners"], result["scores"], result["ranks"]) == (
        [0, 3],
        [1, 0, 0, 1],
        [1, 3, 3, 1],
    )


@pytest.mark.rule("UNF-357")
@pytest.mark.parametrize(
    ("row", "winners"), [("calm-waters deep-one-ambush rough-water", [1, 2]), ("calm-waters", [1])]
)
def test_the_cultist_wins_only_when_the_ship_is_lost_far_enough_out(
    row: str, winners: list[int]
) -> None:
    table = position(
        mythos="class-struggle", dials={"sanity": 2}, row=row, loyalty={1: "hybrid", 2: "cultist"}
    )
    table.play("end", "option 1")
    assert table.result()["winners"] == winners


@pytest.mark.rule("UNF-051", "UNF-358", "UNF-X17")
def test_a_hybrid_card_counts_whatever_else_is_held() -> None:
    table = second_deal(
        position(mythos="class-struggle", dials={"sanity": 2}, loyalty={1: "hybrid"}),
        {1: "cultist"},
    )
    table.play("end", "option 1")
    assert table.result()["winners"] == [1]


@pytest.mark.rule("UNF-R96")
def test_a_reveal_that_ends_the_game_ends_there() -> None:
    table = second_deal(
        position("keilani arjun samira", loyalty={0: "hybrid"}, dials={"sanity": 1}),
        {},
    )
    table.play("reveal hybrid")
    assert table.ending == "resource"
    assert [player["loyalty"] for player in table.view()["players"]] == [2, 2, 2]
    assert table.result()["winners"] == [0]


@pytest.mark.rule("UNF-360")
def test_nobody_is_eliminated() -> None:
    table = position(traitors={1: "hybrid"}, places={1: "brig"})
    assert table.state.seats == 4
    table = position(current=0, traitors={0: "cultist", 1: "hybrid"}, places={1: "brig"})
    table.play("end")
    assert table.asked == [1]


# The learning game


@pytest.mark.rule("UNF-045", "UNF-X44", "UNF-366")
def test_in_the_learning_game_loyalty_is_dealt_after_the_first_round() -> None:
    state = GAME.new(3, 5, {"game": "learning", "crew": "random"})
    while state.view(None)["turn"] < 3 and state.to_act():
        assert all(player["loyalty"] == 0 for player in state.view(None)["players"])
        seat = state.to_act()[0]
        state.play(seat, state.legal(seat)[0])
    assert [player["loyalty"] for player in state.view(None)["players"]] == [1, 1, 1]
    assert state.dump()["loyalty_at"].count(-1) == 3


@pytest.mark.rule("UNF-R34", "UNF-X44")
def test_if_the_ship_is_lost_before_any_card_is_dealt_nobody_wins() -> None:
    table = position(
        "arjun jeanne william",
        options={"game": "learning"},
        mythos="class-struggle",
        dials={"sanity": 2},
    )
    table.play("end", "option 1")
    assert table.result()["winners"] == []
    assert table.result()["ranks"] == [1, 1, 1]


@pytest.mark.rule("UNF-R34")
def test_without_a_loyalty_card_there_is_nothing_for_ancestry_to_see() -> None:
    table = position("ishmael jeanne william", options={"game": "learning"})
    assert table.refuses("feat")


@pytest.mark.rule("UNF-046", "UNF-R35")
def test_the_books_differ_in_the_learning_game_too() -> None:
    table = position(
        places={0: "captains-cabin"}, options={"game": "learning", "book": "reference"}
    )
    table.play("use space")
    assert "name 0" not in table.legal()


@pytest.mark.rule("UNF-355", "UNF-356")
def test_whoever_holds_one_card_of_a_traitor_ends_on_their_side() -> None:
    hidden = position(loyalty={1: "hybrid", 2: "cultist"})
    assert sides(hidden.state) == ["humans", "traitors", "traitors", "humans"]
    assert sides(position(traitors={3: "hybrid"}).state) == ["humans"] * 3 + ["traitors"]
