"""Meeting a mythos card: what is printed on the 70 of them, and all that one of them changes.

The prints are those of the fact sheet, not of the game's data; every card that is met is held
against them: who chooses, the numbers and skills of the test, both icons.
"""

from itertools import cycle
from typing import Any, NamedTuple

from abyssal.games.unfathomable.position.notation import CARD_NAMES
from games.unfathomable.table import Table, kinds, position

SKILLS = ["influence", "lore", "observation", "strength", "will"]
HELPER = 2
"""The seat that adds the cards which decide a test."""
FIVE = "influence-1 lore-1 observation-1 strength-1 will-1"
"""A hand whose cards are named in this order."""
OUT_OF_THE_WAY = {0: "deck-8", 1: "deck-8", 2: "deck-8", 3: "deck-8"}
"""Nobody where monsters and damage come."""


class Print(NamedTuple):
    """Who chooses, target and partial number, supporting skills, activation and track icon."""

    chooser: str
    target: int
    partial: int
    skills: str
    wakes: str
    track: str


PRINTED = {
    "accusation": Print("captain", 0, 0, "", "deep-ones", "ritual"),
    "adrift-fishing-boat": Print("", 16, 13, "influence observation strength", "hydra", "choice"),
    "barricade-the-hatches": Print("", 10, 0, "strength will", "hydra", "choice"),
    "bucket-brigade": Print("captain", 16, 0, "influence strength will", "hydra", "ritual"),
    "class-struggle": Print("captain", 0, 0, "", "deep-ones", "travel"),
    "coal-bunker-fire": Print("current", 13, 0, "influence strength", "dagon", "ritual"),
    "collision-course": Print("", 11, 8, "observation will", "deep-ones", "ritual"),
    "coordinated-assault": Print("", 17, 0, "influence lore observation", "deep-ones", "ritual"),
    "criminal-activity": Print("current", 11, 0, "influence observation", "hydra", "ritual"),
    "damaged-evaporator": Print("", 11, 8, "observation will", "hydra", "ritual"),
    "deep-one-feint": Print("", 11, 0, "observation will", "deep-ones", "choice"),
    "deep-one-swarm": Print("", 15, 11, "lore observation strength", "deep-ones", "choice"),
    "dinghy-launch": Print("captain", 0, 0, "", "dagon", "travel"),
    "disturbing-dreams": Print("", 13, 10, "influence lore", "hydra", "travel"),
    "eot-failure": Print("", 11, 0, "influence observation", "dagon", "ritual"),
    "fear-of-the-unknown": Print("", 15, 0, "influence lore will", "deep-ones", "choice"),
    "firemen-strike": Print("current", 9, 0, "strength will", "dagon", "ritual"),
    "flooding-compartment": Print("", 9, 0, "strength will", "deep-ones", "ritual"),
    "food-rationing": Print("captain", 0, 0, "", "deep-ones", "ritual"),
    "food-stores-raid": Print("", 11, 8, "influence strength", "dagon", "travel"),
    "horrific-visions": Print("", 10, 0, "lore will", "deep-ones", "ritual"),
    "hull-leak": Print("", 9, 0, "observation strength", "deep-ones", "travel"),
    "hypnotic-melody": Print("", 10, 7, "influence will", "deep-ones", "travel"),
    "identity-crisis": Print("current", 11, 0, "influence lore", "deep-ones", "ritual"),
    "improvised-fuel-source": Print("captain", 0, 0, "", "hydra", "ritual"),
    "incoming-sos": Print("captain", 0, 0, "", "dagon", "ritual"),
    "infection": Print("captain", 0, 0, "", "deep-ones", "travel"),
    "infiltrator": Print("", 11, 8, "lore strength", "hydra", "travel"),
    "jail-break": Print("", 9, 0, "lore strength", "dagon", "choice"),
    "just-desserts": Print("current", 0, 0, "", "deep-ones", "choice"),
    "kitty-litter": Print("current", 10, 0, "lore observation", "hydra", "ritual"),
    "looming-breakdown": Print("captain", 11, 0, "observation strength", "hydra", "ritual"),
    "lure-of-yha-nthlei": Print("", 9, 0, "influence lore", "dagon", "ritual"),
    "missing-jewelry": Print("captain", 0, 0, "", "hydra", "travel"),
    "missing-munitions": Print("", 16, 12, "influence observation will", "deep-ones", "choice"),
    "missing-parents": Print("current", 0, 0, "", "deep-ones", "ritual"),
    "mysterious-lifeboat": Print("keeper", 0, 0, "", "deep-ones", "ritual"),
    "on-the-offensive": Print("", 10, 0, "lore strength", "dagon", "choice"),
    "open-the-gate": Print("keeper", 18, 0, "lore observation will", "dagon", "ritual"),
    "passenger-overboard": Print("", 9, 0, "lore observation", "deep-ones", "travel"),
    "passenger-riot": Print("", 13, 10, "influence strength", "deep-ones", "travel"),
    "poisoned-food": Print("keeper", 0, 0, "", "deep-ones", "travel"),
    "power-to-the-people": Print("captain", 9, 0, "influence will", "deep-ones", "travel"),
    "rally-the-crew": Print("", 13, 10, "influence will", "dagon", "choice"),
    "rat-infestation": Print("", 12, 8, "influence observation", "deep-ones", "ritual"),
    "ritual-coordination": Print("keeper", 9, 0, "lore will", "deep-ones", "travel"),
    "ritual-support": Print("keeper", 0, 0, "", "hydra", "travel"),
    "sacrifice-deep-one": Print("keeper", 0, 0, "", "deep-ones", "travel"),
    "sewage-backup": Print("", 9, 0, "strength will", "dagon", "choice"),
    "shipboard-fire": Print("", 11, 8, "observation strength", "deep-ones", "ritual"),
    "stolen-ritual-components": Print("", 10, 0, "lore observation", "dagon", "travel"),
    "strange-vision": Print("current", 0, 0, "", "deep-ones", "choice"),
    "the-anarcho-individualist": Print("current", 0, 0, "", "dagon", "ritual"),
    "the-captains-banquet": Print("captain", 0, 0, "", "hydra", "travel"),
    "the-fathers-favor": Print("", 16, 11, "lore observation strength", "dagon", "travel"),
    "the-mothers-wrath": Print("", 17, 12, "influence lore strength", "hydra", "travel"),
    "too-many-bodies": Print("captain", 0, 0, "", "deep-ones", "travel"),
    "transformation": Print("captain", 0, 0, "", "deep-ones", "travel"),
    "volunteer-army": Print("captain", 0, 0, "", "dagon", "ritual"),
    "hold-the-line": Print("", 15, 10, "lore strength will", "hydra", "choice"),
    "history-repeats": Print("keilani", 13, 0, "influence strength", "deep-ones", "travel"),
    "the-peacemaker": Print("arjun", 13, 0, "influence will", "hydra", "travel"),
    "do-no-harm": Print("svetlana", 13, 0, "lore observation", "dagon", "travel"),
    "signs-of-life": Print("jeanne", 13, 0, "influence observation", "deep-ones", "travel"),
    "the-game-is-afoot": Print("jamie", 13, 0, "observation strength", "deep-ones", "travel"),
    "memory-of-the-deep": Print("william", 13, 0, "lore will", "hydra", "travel"),
    "miscalculation": Print("beatrice", 13, 0, "lore observation", "dagon", "travel"),
    "family-ties": Print("ishmael", 0, 0, "", "deep-ones", "travel"),
    "gift-of-the-mother": Print("edmund", 15, 0, "strength will", "hydra", "travel"),
    "ticket-please": Print("samira", 13, 0, "influence will", "deep-ones", "travel"),
}


class Meeting(NamedTuple):
    """The table after a mythos card, and what it changed besides its two icons."""

    table: Table
    changes: dict[str, Any]


def met(card: str, how: str, *then: str, **layout: Any) -> dict[str, Any]:
    """What a mythos card changes besides its two icons; see `meet`."""
    return meet(card, how, *then, **layout).changes


def meet(
    card: str,
    how: str,
    *then: str,
    total: int | None = None,
    offered: str = "option 1, option 2",
    track: str = "ritual",
    brood: int = 2,
    icons: bool = True,
    **layout: Any,
) -> Meeting:
    """Let the current player, seat 0, meet a mythos card; seat 1 is Captain, seat 3 Keeper
    (seat 2 where seat 3 is the one a green card is about).

    `how` is `option 1`, `option 2`, `other`, or the outcome of the test, which is `passed`,
    `partial` or `failed` by a single point; `then` are the answers that follow, `track` the answer
    to a choice of tracks. `offered` are the options the chooser has: with none it is not asked.
    `brood` are the Deep Ones that the activation icon brings to the Deep, as it does on an empty
    board. Windows are passed and the others add nothing, unless `then` says so.
    """
    printed = PRINTED[card]
    crew = layout.setdefault("crew", crew_with(printed.chooser))
    layout.setdefault("captain", 1)
    layout.setdefault("keeper", 2 if crew.split()[3] == printed.chooser else 3)
    layout.setdefault("damage_deck", "structural-will structural-lore structural-any")
    outcome = how if how in ("passed", "partial", "failed") else ""
    added: list[str] = []
    if outcome:
        total = total_for(printed, outcome) if total is None else total
        added = cards_for(printed, total)
        hands = layout.setdefault("hands", {})
        hands = layout["hands"] = {**hands, HELPER: f"{hands.get(HELPER, '')} {' '.join(added)}"}
        layout.setdefault("chaos", chaos_for(printed))
    table = position(mythos=card, **layout)
    before = picture(table)
    table.play("end")
    if "edmund" in crew.split():
        table.play("no")  # Uncanny Fortune
    if printed.chooser and offered:
        leader = [", option leader"] if printed.chooser == "keilani" else []
        assert table.asked == [chooser_of(printed, crew, before)]
        assert sorted(table.legal()) == sorted((offered + "".join(leader)).split(", "))
        table.play({"other": "option 2"}.get(how, "option 1" if outcome else how))
    if outcome:
        table.play(*[f"add {added_card}" for added_card in added], passing="before-test contribute")
        if table.step == "contribute" and table.asked == [HELPER]:
            table.play("done")
    for move in then:
        if move == "pass":
            table.quiet("after-total")  # it is not meant for a window
        table.play(move, passing="contribute after-total character-falls")
    table.quiet("contribute after-total before-roll character-falls")
    over = table.ending is not None
    if icons and not over:
        track = follow_track(table, printed, track)
    check_print(table, printed, outcome, total, icons and not over)
    after = picture(table)
    forgive(after, table, len(added), brood if icons and not over else 0)
    if icons and not over:
        after[track] -= 1
    assert table.luck.dice == []
    kept = any(card in after[f"kept {seat}"] for seat in range(len(crew.split())))
    assert over or (table.view()["mythos_top"] == card) != kept
    table.state.check()
    return Meeting(table, difference(before, after))


def crew_with(chooser: str) -> str:
    """The usual crew, with the character of a green card in the last seat if need be."""
    usual = ["arjun", "jeanne", "samira", "william"]
    if chooser in ("", "current", "captain", "keeper", *usual):
        return " ".join(usual)
    return " ".join([*usual[:3], chooser])


def chooser_of(printed: Print, crew: str, before: dict[str, Any]) -> int:
    if printed.chooser in ("captain", "keeper"):
        return int(before[printed.chooser])
    return 0 if printed.chooser == "current" else crew.split().index(printed.chooser)


def total_for(printed: Print, outcome: str) -> int:
    """The total that gives an outcome by a single point."""
    if outcome == "passed":
        return printed.target
    if outcome == "partial":
        return printed.partial
    return (printed.partial or printed.target) - 1


def cards_for(printed: Print, total: int) -> list[str]:
    """Cards of all supporting skills, in ascending order, that outdo two chaos cards by `total`."""
    found = []
    left = total + 2
    for skill in cycle(printed.skills.split()):
        if left == 0:
            break
        found.append(f"{skill}-{min(4, left)}")
        left -= min(4, left)
    return [CARD_NAMES[kind] for kind in kinds(" ".join(found))]


def chaos_for(printed: Print) -> str:
    """A chaos deck with two opposing cards of value 1 on top."""
    opposing = [skill for skill in SKILLS if skill not in printed.skills]
    rest = " ".join(f"{skill}-2" for skill in SKILLS)
    return f"{opposing[0]}-1 {opposing[1]}-1 {rest}"


def follow_track(table: Table, printed: Print, wanted: str) -> str:
    """Answer a choice of tracks, which the Captain makes for somebody in the Brig."""
    if printed.track != "choice":
        return printed.track
    picker = table.view()["captain"] if table.space(0) == "brig" else 0
    assert table.asked == [picker]
    assert table.legal() == ["advance travel", "advance ritual"]
    table.play(f"advance {wanted}")
    return wanted


def check_print(table: Table, printed: Print, outcome: str, total: int | None, icons: bool) -> None:
    """Hold what was told against what is printed."""
    tests = [
        (event["target"], event["partial"], event["skills"]) for event in table.told_of("test")
    ]
    expected = (printed.target, printed.partial, printed.skills.split())
    assert tests == ([expected] if outcome else [])
    outcomes = [(event["outcome"], event["total"]) for event in table.told_of("outcome")]
    assert outcomes == ([(outcome, total)] if outcome else [])
    story = [event["event"] for event in table.told()]
    if icons:
        ends = story.index("turn")
        last = max(place for place, kind in enumerate(story[:ends]) if kind == "activated")
        assert table.told()[last]["monster"] == printed.wakes
        assert "track" in story[last:ends]
    assert {event["seat"] for event in table.told_of("rolled")} <= {0}


def picture(table: Table) -> dict[str, Any]:
    """All that lies open on the table, by name."""
    view = table.view()
    found: dict[str, Any] = dict(view["dials"])
    for name in ("travel", "ritual", "distance", "hydra", "dagon", "captain", "keeper", "chaos"):
        found[name] = view[name]
    for name in ("spells", "waypoints", "items"):
        found[f"{name} deck"] = view["decks"][name]
    found["passengers supply"] = view["passenger_supply"]
    for space, count in view["passengers"].items():
        found[f"passengers {space}"] = count
    for space, count in view["deep_ones"].items():
        found[f"deep-ones {space}"] = count
    for room, card in view["damage"].items():
        found[f"damage {room}"] = card
    for seat, player in enumerate(view["players"]):
        found[f"place {seat}"] = player["space"]
        found[f"hand {seat}"] = player["hand"]
        found[f"items {seat}"] = " ".join(player["items"])
        found[f"kept {seat}"] = " ".join(player["kept"])
    if view["ending"]:
        found["ending"] = view["ending"]
    return found


def forgive(after: dict[str, Any], table: Table, added: int, brood: int) -> None:
    """Take out what every card does: cards of a test, an activation, the next player's draw."""
    if added:
        after[f"hand {HELPER}"] += added
        after["chaos"] += 2
    after["deep-ones deep"] = after.get("deep-ones deep", 0) - brood
    story = table.told()
    turns = [place for place, event in enumerate(story) if event["event"] == "turn"]
    for event in story[turns[-1] :] if turns else []:
        if event["event"] == "drew":
            after[f"hand {event['seat']}"] -= event["count"]


def difference(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """Numbers by how much they changed, everything else as it is now."""
    found: dict[str, Any] = {}
    for name in sorted({*before, *after}):
        old, new = before.get(name), after.get(name)
        number = isinstance(old if new is None else new, int) and name not in TITLES
        if number and (new or 0) != (old or 0):
            found[name] = (new or 0) - (old or 0)
        elif not number and new != old:
            found[name] = new
    return found


TITLES = ("captain", "keeper")
