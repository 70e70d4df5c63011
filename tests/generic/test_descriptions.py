"""A description says what the rules do: whoever follows it is never refused."""

from collections.abc import Iterator
from copy import deepcopy
from random import Random

import pytest

import abyssal
from abyssal.core.description import Description, Member, PickSet
from abyssal.core.game import Position
from abyssal.describe import describe
from abyssal.games import game_of
from abyssal.words import WHOLE, Words

GAMES = 3
LONGEST = 400


def decisions(
    name: str, options: dict[str, str]
) -> Iterator[tuple[Position, int, Description, Random]]:
    """Random games: each decision with its description, before it is taken."""
    game = abyssal.game(name)
    for seed in range(GAMES):
        luck = Random(f"{name} {seed}")
        state = game.new(4, seed, options)
        for _ in range(LONGEST):
            if not (asked := state.to_act()):
                break
            seat = luck.choice(asked)
            legal = state.legal(seat)
            yield state, seat, described(state, seat), luck
            state.play(seat, luck.choice(legal))


def described(state: Position, seat: int) -> Description:
    texts = [state.game.write(action) for action in state.legal(seat)]
    return describe(state.view(seat), texts)


def chosen(picks: PickSet, luck: Random) -> list[Member]:
    """Some members that make a whole set, in their order."""
    members = list(enumerate(picks["members"]))
    suit = picks["suit"]
    if picks["alike"] and suit is None and members:
        suit = luck.choice(members)[1]["suit"]
    fitting = [one for one in members if not picks["alike"] or one[1]["suit"] == suit]
    luck.shuffle(fitting)
    most = min(picks["most"], len(fitting))
    count = luck.randint(picks["least"], most)
    found = fitting[:count]
    if picks["worth"] is not None:
        while sum(member["worth"] for _, member in found) < picks["worth"]:
            found.append(fitting[len(found)])
    return [member for _, member in sorted(found, key=lambda one: one[0])]


def actions_for(picks: PickSet, found: list[Member]) -> list[str]:
    """What is sent for these members of a set."""
    if picks["forced"]:
        return []
    actions = [f"{picks['verb']} {one['pick']}" for one in found]
    full = picks["closes_full"] and len(found) == picks["most"]
    return actions if picks["close"] is None or full else [*actions, picks["close"]]


TABLES = [
    ("into-the-blue", {}),
    ("in-too-deep", {"sides": "basic"}),
    ("in-too-deep", {"sides": "advanced"}),
    ("key-largo", {"encounters": "on", "cash": "open"}),
    ("unfathomable", {}),
]
REASONS = {
    "into-the-blue": {"level"},
    "in-too-deep": {"deep"},
    "key-largo": {"taken", "depth", "looked", "service", "buy"},
    "unfathomable": {"water", "locked"},
}
WITH_SETS = [table for table in TABLES if table[0] != "into-the-blue"]


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_every_legal_action_is_described_and_no_other(name: str, options: dict[str, str]) -> None:
    for state, seat, said, _ in decisions(name, options):
        texts = [state.game.write(action) for action in state.legal(seat)]
        assert [action["do"] for action in said["actions"]] == texts
        other = next((one for one in range(state.seats) if one not in state.to_act()), None)
        if other is not None and not state.legal(other):
            assert described(state, other)["actions"] == []
            assert described(state, other)["set"] is None
            assert described(state, other)["barred"] == []


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_what_is_barred_is_not_offered_and_its_reason_is_told_in_words(
    name: str, options: dict[str, str]
) -> None:
    names = ["Ada", "Bo", "Cy", "Di"]
    catalogues = [Words(language, name) for language in WHOLE]
    met = set()
    for state, seat, said, _ in decisions(name, options):
        texts = [state.game.write(action) for action in state.legal(seat)]
        for barred in said["barred"]:
            assert barred["do"] not in texts
            reason, arguments = barred["why"]
            for words in catalogues:
                assert words.text(f"why-{reason}", words.readable(arguments, names))
            met.add(reason)
    assert met >= REASONS[name]


@pytest.mark.parametrize(("name", "options"), WITH_SETS)
def test_a_set_is_made_as_it_is_described(name: str, options: dict[str, str]) -> None:
    met = 0
    for state, seat, said, luck in decisions(name, options):
        picks = said["set"]
        if picks is None:
            continue
        met += 1
        tried = state.copy()
        for text in actions_for(picks, chosen(picks, luck)):
            assert seat in tried.to_act(), (text, picks)
            tried.play(seat, state.game.read(text))
        assert seat not in tried.to_act() or described(tried, seat)["set"] is None
    assert met


@pytest.mark.parametrize("sides", ["basic", "advanced"])
def test_a_choice_is_paid_for_as_it_is_described(sides: str) -> None:
    met = set()
    for state, seat, said, luck in decisions("in-too-deep", {"sides": sides}):
        for action in said["actions"]:
            if "pays" not in action:
                continue
            verb = action["do"].split()[0]
            tried, picks = state.copy(), action.get("picks")
            tried.play(seat, state.game.read(action["do"]))
            if picks is not None and not picks["forced"]:
                assert tried.view(seat)["step"] == "paying"
                for text in actions_for(picks, chosen(picks, luck)):
                    tried.play(seat, state.game.read(text))
            assert tried.view(seat)["staged"] is None
            from_hand = verb in ("buy", "add")
            before, after = (one.view(seat)["players"][seat]["hand"] for one in (state, tried))
            assert before - after <= action["pays"] + from_hand
            met.add((verb, picks is None or picks["forced"]))
    assert {verb for verb, _ in met} >= {"buy"}
    assert len({asked for _, asked in met}) == 2


@pytest.mark.parametrize("sides", ["basic", "advanced"])
def test_an_expansion_does_what_is_foretold(sides: str) -> None:
    met = 0
    for state, seat, said, _ in decisions("in-too-deep", {"sides": sides}):
        for action in said["actions"]:
            if not action["do"].startswith("expand "):
                continue
            company = action["do"].split()[1]
            tried = state.copy()
            tried.play(seat, state.game.read(action["do"]))
            if tried.view(seat)["turn"] != state.view(seat)["turn"]:
                continue  # what comes after the turn is not foretold
            met += 1
            shown = next(one for one in tried.view(seat)["companies"] if one["company"] == company)
            assert shown["worth"] == action["gains"]["worth"]
    assert met


def test_money_is_paid_and_gained_as_it_is_described() -> None:
    met = set()
    for state, seat, said, _ in decisions("key-largo", {"encounters": "on", "cash": "open"}):
        for action in said["actions"]:
            verb = action["do"].split()[0]
            if verb in ("sell", "change") or not {"pays", "gains"} & set(action):
                continue
            tried = state.copy()
            tried.play(seat, state.game.read(action["do"]))
            before, after = (one.view(seat)["players"][seat]["cash"] for one in (state, tried))
            gained = action.get("gains", {}).get("money", 0)
            assert after - before == gained - action.get("pays", 0), action
            met.add(verb)
    assert met >= {"recruit", "rob", "buy"}


def test_a_sale_brings_what_its_members_are_worth() -> None:
    met = 0
    for state, seat, said, luck in decisions("key-largo", {"encounters": "on", "cash": "open"}):
        picks = said["set"]
        if picks is None:
            continue
        found = chosen(picks, luck)
        tried = state.copy()
        for text in actions_for(picks, found):
            tried.play(seat, state.game.read(text))
        before, after = (one.view(seat)["players"][seat]["cash"] for one in (state, tried))
        assert after - before == picks["so_far"] + sum(member["worth"] for member in found)
        met += len(found)
    assert met


def test_figures_follow_own_data() -> None:
    data = deepcopy(abyssal.game("key-largo").data)
    data["bar"]["diver"] = [170] * 5
    data["market"] = {kind: [90] * 5 for kind in data["market"]}
    game = game_of("key-largo", data, "own")
    met = set()
    for seed in range(GAMES):
        luck, state = Random(seed), game.new(4, seed)
        while asked := state.to_act():
            said = described(state, asked[0])
            for action in said["actions"]:
                if action["do"] == "recruit":
                    assert action["pays"] == action["say"][1]["price"] == 170
                    met.add("recruit")
            for member in said["set"]["members"] if said["set"] else ():
                assert member["worth"] == 90 * int(member["pick"].split()[1])
                met.add("sell")
            state.play(asked[0], luck.choice(state.legal(asked[0])))
    assert met == {"recruit", "sell"}
