"""Write fixtures for the board tests, positions reached by play, to each positions.json."""

import json
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import abyssal
from abyssal import Position
from abyssal.describe import describe

GAMES = Path(__file__).parents[1] / "web" / "src" / "games"
View = dict[str, Any]
Wish = Callable[[View, list[str]], bool]

ENOUGH = 200
"""No wish needs more games than this."""


def step(name: str) -> Wish:
    return lambda view, legal: view["step"] == name


def may(start: str, ability: str | None = None) -> Wish:
    """An action that begins with `start`, in the ability of a company if one is named."""
    return lambda view, legal: (
        (ability is None or view["ability"] == ability)
        and any(action.startswith(start) for action in legal)
    )


def middle(view: View, legal: list[str]) -> bool:
    """A turn when much has happened."""
    return view["step"] == "turn" and view["turn"] > 12 and len(legal) > 8


def last_turns(view: View, legal: list[str]) -> bool:
    return not view["over"] and (view.get("last_turns", 0) or view.get("final_turns", 0)) > 0


def every(*starts: str) -> Wish:
    """Actions of all these kinds at once."""
    return lambda view, legal: all(
        any(action.startswith(start) for action in legal) for start in starts
    )


def trafficking(view: View, legal: list[str]) -> bool:
    """The Trafficker waits for cards of any type."""
    return view["staged"] is not None and view["staged"]["kind"] is None and len(legal) > 1


def hands_full(view: View, legal: list[str]) -> bool:
    """The end of a season in which everyone has kept treasures."""
    return view["over"] and all(len(player["cards"]) > 1 for player in view["players"])


def asked_for(step_name: str, purpose: str) -> Wish:
    """A question of Unfathomable with a purpose."""
    return lambda view, legal: (
        view["step"] == step_name and view["question"]["purpose"] == purpose and bool(legal)
    )


def window(name: str) -> Wish:
    """A sealed window in which something can be done."""
    return lambda view, legal: view["window"] == name and len(legal) > 1


def discarding(mode: str) -> Wish:
    return lambda view, legal: view["step"] == "discards" and view["question"]["mode"] == mode


def jailed(view: View) -> bool:
    """Whoever sees this is in the Brig."""
    return bool(view["players"][view["viewer"]]["space"] == "brig")


def suspected(view: View, legal: list[str]) -> bool:
    """Somebody else is in the Brig, and hands worked against some of the tests."""
    others = [player for seat, player in enumerate(view["players"]) if seat != view["viewer"]]
    return (
        view["step"] == "actions"
        and any(player["way_out"] for player in others)
        and len(view["trials"]) > 4
        and any(trial["from_hands"] for trial in view["trials"])
    )


def test_chosen(view: View, legal: list[str]) -> bool:
    """A mythos card with a test beside another option."""
    return view["step"] == "crisis" and "say-test" in json.dumps(view["question"])


BASIC, ADVANCED = {"sides": "basic"}, {"sides": "advanced"}
MET, HIDDEN = {"encounters": "on"}, {"encounters": "on", "cash": "hidden"}
WISHES: dict[str, dict[str, tuple[int, dict[str, str], Wish]]] = {
    "into-the-blue": {
        "rolling-2": (2, {}, lambda view, legal: view["step"] == "rolling" and view["turn"] > 6),
        "rolling-5": (5, {}, lambda view, legal: view["step"] == "rolling" and view["turn"] > 14),
        "placing-4": (4, {}, lambda view, legal: view["step"] == "placing" and view["run"] == 3),
        "taking-3": (3, {}, step("taking")),
        "last-3": (3, {}, last_turns),
        "over-4": (4, {}, step("over")),
    },
    "in-too-deep": {
        "choosing-5": (5, BASIC, step("choosing")),
        "turn-2": (2, BASIC, middle),
        "turn-4": (4, BASIC, middle),
        "remove-3": (3, BASIC, may("remove", "ocean")),
        "top-3": (3, ADVANCED, may("move", "ocean")),
        "reduced-3": (3, BASIC, may("buy", "research")),
        "acquire-2": (2, ADVANCED, may("acquire")),
        "recent-4": (4, BASIC, may("raise", "wildlife")),
        "add-3": (3, ADVANCED, may("add", "wildlife")),
        "paying-3": (3, BASIC, step("paying")),
        "final-4": (4, ADVANCED, last_turns),
        "over-3": (3, BASIC, step("over")),
    },
    "key-largo": {
        "planning-5": (5, {}, lambda view, legal: view["step"] == "planning" and view["day"] > 5),
        "planning-hidden-4": (4, HIDDEN, lambda view, legal: view["day"] > 3 and len(legal) == 20),
        "placing-4": (4, {}, lambda view, legal: view["step"] == "placing" and len(legal) > 6),
        "sabotage-4": (4, MET, every("play saboteur")),
        "draw-3": (3, {}, every("draw 1", "draw 2", "draw 3")),
        "weight-4": (4, {}, every("draw", "weight")),
        "surface-4": (4, {}, every("surface", "draw")),
        "monster-3": (3, {}, step("monster")),
        "flee-4": (4, MET, every("flee", "discard")),
        "help-4": (4, MET, every("play volunteer-help", "draw")),
        "buyer-4": (4, MET, every("play hurried-buyer")),
        "attentive-4": (4, MET, every("play attentive-diver")),
        "bar-4": (4, {}, every("recruit", "rob", "round")),
        "drunkard-4": (4, MET, every("play drunkard", "round", "rob")),
        "brothers-3": (3, MET, every("play inseparable-brothers")),
        "looking-5": (5, {}, step("looking")),
        "dolphins-4": (4, MET, every("play family")),
        "shop-4": (4, MET, every("buy hose", "buy trident", "buy weight", "discard")),
        "market-4": (4, {}, every("sell gold", "sell goods", "sell antiques")),
        "selling-4": (4, {}, lambda view, legal: view["step"] == "selling" and len(legal) > 1),
        "easy-3": (3, MET, every("change", "sell")),
        "jeweller-4": (4, MET, every("play jeweller", "sell")),
        "traffic-4": (4, MET, trafficking),
        "trafficker-4": (4, MET, every("done", "play trafficker")),
        "over-4": (4, MET, hands_full),
        "over-5": (5, {}, step("over")),
    },
    "unfathomable": {
        "crew-4": (4, {}, lambda view, legal: view["step"] == "crew" and len(legal) < 9),
        "splits-5": (5, {}, lambda view, legal: view["step"] == "splits" and len(legal) > 3),
        "actions-4": (4, {}, every("move", "play", "attack")),
        "use-4": (4, {}, every("move", "use", "play", "item")),
        "actions-6": (6, {}, every("move", "reveal", "play", "feat")),
        "rescue-4": (4, {}, every("rescue", "play")),
        "repair-4": (4, {}, every("repair", "play")),
        "trade-5": (5, {}, every("give", "done")),
        "contribute-4": (
            4,
            {},
            lambda view, legal: view["step"] == "contribute" and len(legal) > 5,
        ),
        "brig-4": (4, {}, lambda view, legal: view["step"] == "contribute" and jailed(view)),
        "before-test-4": (4, {}, every("learn", "open")),
        "after-total-4": (4, {}, every("raise", "lower")),
        "before-roll-4": (4, {}, window("before-roll")),
        "after-roll-4": (4, {}, window("after-roll")),
        "crisis-4": (4, {}, step("crisis")),
        "crisis-test-4": (4, {}, test_chosen),
        "discards-3": (3, {}, discarding("exactly")),
        "limit-3": (3, {}, discarding("to-limit")),
        "worth-4": (4, {}, discarding("worth")),
        "look-4": (4, {}, every("take 0", "take 1")),
        "activation-4": (4, {}, lambda view, legal: view["step"] == "activation"),
        "aim-4": (4, {}, lambda view, legal: sum(one.startswith("aim") for one in legal) > 2),
        "track-4": (4, {}, step("pick-track")),
        "fortune-4": (4, {}, asked_for("pick-yes-no", "mythos")),
        "victim-4": (4, {}, step("pick-victim")),
        "cabin-5": (5, {}, asked_for("pick-human", "captains-cabin")),
        "traitor-5": (5, {}, every("play treachery")),
        "set-die-4": (4, {}, step("set-die")),
        "suspected-5": (5, {}, suspected),
        "over-4": (4, {}, step("over")),
    },
}


def positions(state: Position, luck: random.Random) -> Iterator[tuple[View, list[str]]]:
    """A random game: the view of whoever is asked, and what they may do."""
    while asked := state.to_act():
        seat = asked[0]
        legal = state.legal(seat)
        yield state.view(seat), [state.game.write(action) for action in legal]
        state.play(seat, luck.choice(legal))
    yield state.view(0), []


def found(name: str, seats: int, options: dict[str, str], wish: Wish) -> dict[str, Any]:
    """The first position of a kind, in the first game that has one."""
    game = abyssal.game(name)
    for seed in range(ENOUGH):
        state = game.new(seats, seed, options)
        for view, legal in positions(state, random.Random(seed)):
            if wish(view, legal):
                return {"view": view, "legal": legal, **describe(view, legal)}
    raise LookupError(f"{name}: no such position")


def text_of(name: str) -> str:
    """All positions of a title as one document, one to a line."""
    lines = [
        f"{json.dumps(key)}: {json.dumps(found(name, *wish), separators=(',', ':'))}"
        for key, wish in WISHES[name].items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def path_of(name: str) -> Path:
    return GAMES / name.replace("-", "_") / "positions.json"


if __name__ == "__main__":
    for title in sys.argv[1:] or WISHES:
        path_of(title).write_text(text_of(title), "utf-8")
    sys.exit(0)
