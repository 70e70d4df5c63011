"""The names of all steps: what a frame on the stack can be."""

from typing import Final

STEPS: Final = [
    # the turn
    "crew",
    "starting-hand",
    "turn",
    "actions",
    "mythos",
    # small questions
    "pick",
    "spend",
    "splits",
    "discards",
    "order",
    "look",
    "wear",
    # texts
    "text",
    "crisis",
    "test",
    "contribute",
    "roll",
    "window",
    "set-die",
    # what happens to figures and the ship
    "risk",
    "damage",
    "defeat",
    "defeats",
    "attack",
    "attacks",
    "activation",
    "deep-one",
    "advance",
    "banish",
    "arrive",
    "spell",
    # people
    "reveal",
    "deal",
    "trade",
    "ability",
    "space",
    "special",
    "repair",
    "toll",
    "leave-brig",
]


def step(name: str) -> int:
    """The number of a step."""
    return STEPS.index(name)


CREW: Final = step("crew")
STARTING_HAND: Final = step("starting-hand")
TURN: Final = step("turn")
ACTIONS: Final = step("actions")
MYTHOS: Final = step("mythos")
PICK: Final = step("pick")
SPEND: Final = step("spend")
SPLITS: Final = step("splits")
DISCARDS: Final = step("discards")
ORDER: Final = step("order")
LOOK: Final = step("look")
WEAR: Final = step("wear")
TEXT: Final = step("text")
CRISIS: Final = step("crisis")
TEST: Final = step("test")
CONTRIBUTE: Final = step("contribute")
ROLL: Final = step("roll")
WINDOW: Final = step("window")
SET_DIE: Final = step("set-die")
RISK: Final = step("risk")
DAMAGE: Final = step("damage")
DEFEAT: Final = step("defeat")
DEFEATS: Final = step("defeats")
ATTACK: Final = step("attack")
ATTACKS: Final = step("attacks")
ACTIVATION: Final = step("activation")
DEEP_ONE: Final = step("deep-one")
ADVANCE: Final = step("advance")
BANISH: Final = step("banish")
ARRIVE: Final = step("arrive")
SPELL: Final = step("spell")
REVEAL: Final = step("reveal")
DEAL: Final = step("deal")
TRADE: Final = step("trade")
ABILITY: Final = step("ability")
SPACE: Final = step("space")
SPECIAL: Final = step("special")
REPAIR: Final = step("repair")
TOLL: Final = step("toll")
LEAVE_BRIG: Final = step("leave-brig")
