"""Setup: ITB-01 to ITB-11."""

import pytest

import abyssal
from games.into_the_blue.table import GAME, Script, Table, event, main_token, secondary_tokens


def new(players: int = 4, *draws: str | int, treasures: str = "steep") -> Table:
    """A game set up with scripted luck: four draws for the chests, one for the first player."""
    return Table(GAME._setup(players, Script(*draws), {"treasures": treasures}))


@pytest.mark.rule("ITB-01", "ITB-R28")
def test_the_game_is_for_two_to_five_players() -> None:
    assert GAME.seats == range(2, 6)
    for players in (2, 3, 4, 5):
        assert GAME.new(players, seed=1).view()["seats"] == players
    for players in (1, 6):
        with pytest.raises(abyssal.BadRequest) as refused:
            GAME.new(players, seed=1)
        assert str(refused.value) == f"into-the-blue is for 2 to 5 players, not {players}"


@pytest.mark.rule("ITB-02")
def test_the_board_has_levels_1_to_5() -> None:
    assert [at["level"] for at in new().view()["levels"]] == [1, 2, 3, 4, 5]


@pytest.mark.rule("ITB-03")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_level_receives_one_main_token_in_sight_of_all(players: int) -> None:
    levels = new(players).view()["levels"]
    assert [at["main"] for at in levels] == [main_token(level) for level in range(1, 6)]


@pytest.mark.rule("ITB-04")
@pytest.mark.parametrize("players", [4, 5])
def test_four_or_five_players_lay_out_two_secondary_tokens_a_level(players: int) -> None:
    for at in new(players).view()["levels"]:
        assert at["secondary"] == list(secondary_tokens(at["level"]))


@pytest.mark.rule("ITB-05")
@pytest.mark.parametrize("players", [2, 3])
def test_two_or_three_players_lay_out_one_secondary_token_a_level(players: int) -> None:
    for at in new(players).view()["levels"]:
        assert at["secondary"] == [secondary_tokens(at["level"])[0]]


@pytest.mark.rule("ITB-06", "ITB-R30")
def test_the_chests_are_laid_out_in_an_order_that_chance_decides() -> None:
    straight = new(4, 4, 3, 2, 1)
    assert straight.state.dump()["row"] == [5, 6, 6, 7, 8]
    mixed = new(4, 0, 0, 2, 0)
    assert mixed.state.dump()["row"] == [6, 7, 6, 8, 5]
    assert straight.luck.bounds[:4] == [5, 4, 3, 2]


@pytest.mark.rule("ITB-06")
def test_no_place_of_the_row_tells_the_value_of_its_chest() -> None:
    rows = [GAME.new(2, seed).dump()["row"] for seed in range(60)]
    for place in range(5):
        assert {row[place] for row in rows} == {5, 6, 7, 8}
    for at in new().view()["chests"]:
        assert at == {"owner": None, "value": None}


@pytest.mark.rule("ITB-07", "ITB-76")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_five_chests_are_used_whatever_the_number_of_players(players: int) -> None:
    table = new(players)
    assert len(table.view()["chests"]) == 5
    assert table.view()["chest_values"] == [5, 6, 6, 7, 8]
    assert sorted(table.state.dump()["row"]) == [5, 6, 6, 7, 8]


@pytest.mark.rule("ITB-08", "ITB-09")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_player_starts_with_twelve_unused_shells_and_no_chest(players: int) -> None:
    table = new(players)
    first = table.view()["first"]
    assert table.view()["players"] == [
        {
            "unused": 12,
            "shells": [0, 0, 0, 0, 0],
            "chests": 0,
            "values": [],
            "points": None,
            "latest_turn": 1 if seat == first else 0,
        }
        for seat in range(players)
    ]


@pytest.mark.rule("ITB-10")
def test_six_dice_are_shared_by_all() -> None:
    view = new(3, 4, 3, 2, 1, 0, "1 2 3 4 5 C").view()
    assert view["dice"] == [1, 2, 3, 4, 5, 6]
    assert all("dice" not in player for player in view["players"])


@pytest.mark.rule("ITB-11", "ITB-R1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_player_is_drawn_each_seat_being_equally_likely(players: int) -> None:
    for seat in range(players):
        table = new(players, 4, 3, 2, 1, seat)
        assert table.view()["first"] == table.active == seat
        assert table.state.to_act() == [seat]
        assert table.luck.bounds[4] == players


@pytest.mark.rule("ITB-11", "ITB-13")
def test_the_game_opens_with_the_first_roll_of_the_first_player() -> None:
    table = new(3, 4, 3, 2, 1, 2, "1 1 2 3 3 C")
    view = table.view()
    assert view == {
        "game": "into-the-blue",
        "viewer": None,
        "seats": 3,
        "options": {"treasures": "steep"},
        "asked": [2],
        "over": False,
        "step": "rolling",
        "first": 2,
        "active": 2,
        "turn": 1,
        "dice": [1, 1, 2, 3, 3, 6],
        "rolls": 1,
        "run": 3,
        "players": view["players"],
        "levels": [
            {
                "level": level,
                "main": main_token(level),
                "secondary": [secondary_tokens(level)[0]],
                "would_place": {1: 2, 2: 1, 3: 2}.get(level, 0),
                "ranks": [],
            }
            for level in range(1, 6)
        ],
        "chests": [{"owner": None, "value": None}] * 5,
        "chest_values": [5, 6, 6, 7, 8],
        "standing": [
            {"seat": seat, "tokens": 0, "chests": 0, "closed": 0, "points": 0} for seat in range(3)
        ],
        "trigger": None,
        "last_turns": 0,
        "ending": None,
        "winners": [],
    }
    assert table.state.revealed == 1
    assert table.state.result() is None


@pytest.mark.rule("ITB-09", "ITB-13")
def test_a_new_game_in_full() -> None:
    table = new(2, 4, 3, 2, 1, 1, "1 2 2 2 C C")
    assert table.state._dump_fields() == {
        "treasures": "steep",
        "step": 0,
        "active": 1,
        "first": 1,
        "dice": [1, 2, 2, 2, 6, 6],
        "rolls": 1,
        "shells": [12, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0],
        "row": [5, 6, 6, 7, 8],
        "owners": [-1, -1, -1, -1, -1],
        "turn": 1,
        "latest": [0, 1],
        "trigger": -1,
        "last_turns": 0,
        "ending": 0,
    }
    table.play("stop", "place 2")
    assert table.told()[-2] == event("turn", 0, turn=2)


@pytest.mark.rule("ITB-03", "ITB-76")
def test_the_title_names_its_option_and_its_rules() -> None:
    assert GAME.name == "into-the-blue"
    assert GAME.rules_version == 1
    assert GAME.options == {"treasures": {"choices": ["steep", "gentle"], "default": "steep"}}
    assert GAME.option_sets == {}
    with pytest.raises(abyssal.BadRequest, match="it can be: steep, gentle"):
        GAME.new(2, seed=1, options={"treasures": "flat"})


@pytest.mark.rule("ITB-03", "ITB-04")
def test_the_gentle_preset_lays_out_its_own_tokens() -> None:
    view = new(4, treasures="gentle").view()
    assert view["options"] == {"treasures": "gentle"}
    for at in view["levels"]:
        assert at["main"] == main_token(at["level"], treasures="gentle")
        assert at["secondary"] == list(secondary_tokens(at["level"], treasures="gentle"))
