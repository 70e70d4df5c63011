"""What the crew player of Unfathomable does: a position, a question, its answer."""

from typing import Any, cast

import pytest

from abyssal.bots import bot, bots
from abyssal.bots.unfathomable.reading import ship_seen
from abyssal.games.unfathomable.box.components import SKILLS
from abyssal.games.unfathomable.position.notation import CARD_NAMES
from abyssal.games.unfathomable.position.position import Position, Trial
from abyssal.policies.unfathomable.beliefs import EVERYBODY, Beliefs
from abyssal.policies.unfathomable.habits import Habits
from abyssal.policies.unfathomable.player import USUAL, Player
from abyssal.policies.unfathomable.questions import chosen, weights
from abyssal.policies.unfathomable.ship import ship_of
from abyssal.testing.play import luck_of
from bots.asking import answer
from games.unfathomable.table import GAME, Table, position

FAILED = 2
JEANNE = "jeanne samira william edmund"


def move(table: Table, name: str = "crew", seat: int | None = None) -> str:
    """What a crew player plays for a seat, or for the first that is asked, in notation."""
    asked = table.asked[0] if seat is None else seat
    return GAME.write(answer(bot(name, GAME, seed=1), table.state, asked))


def moves(table: Table, count: int, name: str = "crew") -> list[str]:
    """What a crew player plays so many times, one after the other."""
    found = []
    for _ in range(count):
        found.append(move(table, name))
        table.play(found[-1])
    return found


def contribution(table: Table, seat: int, name: str = "crew") -> list[str]:
    """The cards that a crew player adds to the test at hand."""
    while table.step != "contribute" or table.asked != [seat]:
        table.decline()
    added = []
    while table.asked == [seat] and table.step == "contribute":
        added.append(move(table, name))
        table.play(added[-1])
    return [text.removeprefix("add ") for text in added if text != "done"]


def remember(
    table: Table, added: list[int], cards: str, skills: str = "influence strength", target: int = 11
) -> None:
    """A test of the past: what each seat added, and what was turned up."""
    support = sum(1 << SKILLS.index(skill) for skill in skills.split())
    trial = Trial(
        turn=0,
        mythos=19,
        space=-1,
        accused=-1,
        target=target,
        partial=0,
        support=support,
        total=0,
        outcome=FAILED,
        added=added,
        cards=[CARD_NAMES.index(card) for card in cards.split()],
    )
    table.state.trials = [*table.state.trials, trial]


def suspicions(table: Table) -> list[float]:
    """How likely each seat is a traitor, as far as everybody can tell."""
    beliefs = Beliefs(ship_of(table.state, 0), EVERYBODY, Habits())
    return [beliefs.suspicion(seat) for seat in range(table.state.seats)]


# Reading


def test_a_view_and_a_position_are_weighed_alike() -> None:
    """At every third decision of games whose answers are by turns at random and the bot's own."""
    luck = luck_of(1)
    for seats in GAME.seats:
        state = cast(Position, GAME.new(seats, seed=seats))
        number = 0
        while state.to_act():
            seat = state.to_act()[0]
            legal = state.legal(seat)
            ship = ship_of(state, seat)
            if number % 3 == 0 and len(legal) > 1:
                seen = ship_seen(state.view(seat), GAME.cards)
                mine = weights(Player(ship, Habits(), USUAL), legal)
                assert weights(Player(seen, Habits(), USUAL), legal) == mine
            own = number // 20 % 4 != 0
            move = chosen(ship, legal, Habits(), luck) if own else legal[luck.below(len(legal))]
            state.play(seat, move)
            number += 1


# Names


def test_tables_offer_the_crew_and_series_can_leave_out_a_habit_of_it() -> None:
    assert "crew" in bots("unfathomable")
    for name in ("crew:loyal", "crew:lenient", "crew:trusting"):
        assert not bot(name, GAME, seed=1).blind


# Humans


def test_a_human_attacks_a_deep_one_that_threatens_the_room() -> None:
    table = position(JEANNE, places={0: "galley"}, deep_ones={"galley": 1})
    assert move(table) == "attack deep-one"


def test_a_human_rescues_a_passenger_before_the_ritual_is_cast() -> None:
    table = position(JEANNE, places={0: "deck-3"}, passengers={"deck-3": 1}, ritual=3)
    assert move(table) == "rescue"


def test_a_human_repairs_before_the_ship_sinks() -> None:
    rooms = ["bridge", "chapel", "cargo-hold", "galley"]
    damage = dict(zip(rooms, SKILLS[:4], strict=True))
    table = position(places={0: "galley"}, damage=damage, hands={0: "strength-4"})
    assert move(table) == "repair"


@pytest.mark.parametrize("fuel", [8, 4])
def test_a_human_boils_while_there_is_fuel(fuel: int) -> None:
    dials = {"fuel": fuel}
    table = position(places={0: "boiler-room"}, hands={0: "strength-4"}, dials=dials)
    assert move(table) == "use space"


def test_a_human_does_not_burn_the_last_fuel() -> None:
    table = position(places={0: "boiler-room"}, hands={0: "strength-1"}, dials={"fuel": 1})
    assert move(table) != "use space"


def test_a_human_leaves_the_sick_bay_before_the_turn_is_over() -> None:
    table = position(places={0: "sick-bay"}, actions=1)
    assert move(table).startswith("move")


def test_nothing_is_lost_by_a_human_on_a_quiet_ship() -> None:
    table = position()
    for _ in range(2):
        assert move(table).split()[0] in ("move", "use", "end", "sheet", "cast")
        table.play(move(table))
        if table.step != "actions":
            break


def test_humans_pass_a_test_with_the_fewest_cards() -> None:
    hands = {0: "influence-1 influence-1 influence-5 strength-4 strength-5 will-5"}
    table = position(hands=hands, mythos="food-stores-raid", chaos="will-1 lore-1 will-2")
    table.play("end")
    assert contribution(table, 0) == ["strength-4", "influence-5", "strength-5"]


def test_humans_do_not_waste_cards_on_a_test_out_of_reach() -> None:
    table = position(hands={0: "influence-1", 1: "will-1"}, mythos="open-the-gate", keeper=0)
    table.play("end", "option 1")
    assert contribution(table, 1) == []


def test_a_human_lifts_a_total_over_the_target() -> None:
    hands = {0: "influence-5 influence-4", 1: "will-3"}
    table = position(hands=hands, mythos="food-stores-raid", chaos="strength-2 will-1 lore-1")
    table.play("end", "add influence-4", "add influence-5", passing="before-test contribute")
    assert table.view()["test"]["total"] == 10
    assert move(table, seat=1) == "raise will-3"


def test_a_captain_spares_the_scarce_resource() -> None:
    plenty = position(mythos="infection", captain=0, dials={"food": 8, "souls": 2})
    assert move(plenty.play("end")) == "option 1"
    hungry = position(mythos="infection", captain=0, dials={"food": 1, "souls": 8})
    assert move(hungry.play("end")) == "option 2"


# Suspicion


def test_who_alone_added_cards_to_a_spoiled_test_is_suspected() -> None:
    table = position(loyalty={0: "human"})
    before = suspicions(table)
    remember(table, [0, 1, 0, 0], "observation-4 lore-2 will-1")
    after = suspicions(table)
    assert after[1] > 2 * before[1]
    assert after[2] <= before[2]


def test_opposing_cards_of_a_skill_point_at_who_draws_it() -> None:
    table = position(crew="arjun jeanne samira william", loyalty={0: "human"})
    remember(table, [0, 0, 1, 1], "lore-4 lore-2 lore-1")
    observed = suspicions(table)
    assert observed[3] >= observed[2] > observed[1]


def test_two_opposing_cards_are_chance_and_nobody_is_suspected_of_them() -> None:
    table = position(loyalty={0: "human"})
    before = suspicions(table)
    remember(table, [1, 2, 1, 2], "influence-4 influence-2 strength-1 strength-2 will-1 lore-1")
    assert max(suspicions(table)) <= max(before) + 0.1


def test_arrests_are_no_evidence() -> None:
    table = position(loyalty={0: "human"})
    before = suspicions(table)
    remember(table, [0, 1, 0, 0], "observation-4 lore-2 will-1")
    table.state.trials[-1].space = 2
    assert suspicions(table) == before


def spoiled(table: Table) -> Table:
    """Seat 2 has spoiled two tests."""
    remember(table, [0, 0, 1, 0], "lore-4 observation-2 will-1")
    remember(table, [0, 0, 1, 0], "lore-3 observation-2 will-2")
    return table


def test_a_human_accuses_the_most_suspected() -> None:
    hands = {0: "influence-5 influence-4 observation-5"}
    table = spoiled(position(places={0: "captains-cabin"}, hands=hands, loyalty={0: "human"}))
    assert moves(table, 2) == ["use space", "name 2"]


def test_others_help_to_lock_up_a_suspect_and_the_suspect_resists() -> None:
    hands = {0: "influence-5 influence-3", 1: "influence-4 observation-5", 2: "lore-4"}
    people = {0: "human", 1: "human", 2: "human"}
    table = spoiled(position(places={0: "captains-cabin"}, hands=hands, loyalty=people))
    table.play("use space", "name 2")
    assert "influence-4" in contribution(table, 1)
    assert contribution(table, 2) == ["lore-4"]


def test_without_the_brig_or_without_suspicion_nobody_is_accused() -> None:
    hands = {0: "influence-5 influence-4 observation-5"}
    for name in ("crew:lenient", "crew:trusting"):
        table = spoiled(position(places={0: "captains-cabin"}, hands=hands, loyalty={0: "human"}))
        assert move(table, name) != "use space"


# Traitors


def test_a_hidden_traitor_spoils_a_test_with_a_card_that_others_draw_as_well() -> None:
    hands = {0: "influence-5 observation-4"}
    table = position(
        hands=hands, loyalty={0: "hybrid"}, mythos="food-stores-raid", dials={"food": 2}
    )
    table.play("end")
    assert contribution(table, 0) == ["observation-4"]


def test_a_loyal_traitor_helps() -> None:
    hands = {0: "influence-5 influence-4 strength-5 observation-4"}
    table = position(hands=hands, loyalty={0: "hybrid"}, mythos="food-stores-raid")
    table.play("end")
    assert set(contribution(table, 0, "crew:loyal")) <= {"influence-5", "influence-4", "strength-5"}


def awake(table: Table) -> Table:
    """The same table after the awakening."""
    table.state.awake = 1
    return table


def test_a_hidden_traitor_waits_for_the_awakening() -> None:
    table = position(loyalty={0: "hybrid"}, dials={"fuel": 1})
    assert not move(table).startswith("reveal")
    assert move(awake(table)) == "reveal hybrid"


def test_a_hidden_traitor_who_is_found_out_throws_off_the_mask() -> None:
    table = spoiled(awake(position(current=2, loyalty={2: "hybrid"})))
    assert move(table) == "reveal hybrid"
    assert not move(table, "crew:loyal").startswith("reveal")


def test_a_traitor_in_the_brig_plays_the_innocent() -> None:
    places = {2: "brig"}
    table = spoiled(awake(position(current=2, places=places, loyalty={2: "hybrid"})))
    assert move(table) == "use space"


def test_a_revealed_traitor_kills_passengers_whom_nobody_protects() -> None:
    table = position(traitors={0: "hybrid"}, places={0: "deck-5"}, passengers={"deck-5": 1})
    assert move(table) == "kill"


def test_a_revealed_traitor_ransacks_what_is_scarce() -> None:
    table = position(
        traitors={0: "hybrid"},
        places={0: "galley"},
        hands={0: "treachery-4"},
        dials={"food": 1},
    )
    assert move(table) == "play treachery-4"


def test_a_revealed_traitor_adds_treachery_to_every_test_that_matters() -> None:
    table = position(
        current=1,
        traitors={0: "hybrid"},
        hands={0: "treachery-2 treachery-5"},
        mythos="food-stores-raid",
    )
    table.play("end")
    assert contribution(table, 0) == ["treachery-5"]


def test_a_cultist_works_for_the_ship_until_it_has_come_far() -> None:
    spoils: dict[str, Any] = {
        "hands": {0: "observation-5 influence-5"},
        "mythos": "food-stores-raid",
    }
    scarce: dict[str, Any] = {"loyalty": {0: "cultist"}, "dials": {"food": 2}, **spoils}
    near = position(**scarce).play("end")
    assert "observation-5" not in contribution(near, 0)
    far = position(row="calm-waters rough-water stormy-seas", **scarce).play("end")
    assert contribution(far, 0) == ["observation-5"]
