"""Frames: what is being resolved, each with the numbers of its step by name."""

from abyssal.games.unfathomable.position.frames.frame import (
    BEGINNING,
    DOCUMENT,
    EVERYBODY,
    LAYOUTS,
    UNUSED,
    Frame,
    load_frame,
)
from abyssal.games.unfathomable.position.frames.questions import (
    Discards,
    Look,
    OpenWindow,
    Pick,
    Splits,
    Trade,
)
from abyssal.games.unfathomable.position.frames.rolls import (
    Activation,
    Attack,
    Attacks,
    Damage,
    DeepOne,
    Defeats,
    Risk,
    Roll,
    Rolling,
)
from abyssal.games.unfathomable.position.frames.skill_tests import SETTLED, Contribution, Test
from abyssal.games.unfathomable.position.frames.texts import Ability, Case, Space, Text
from abyssal.games.unfathomable.position.frames.turn import Actions, Crisis, MythosStep

__all__ = [
    "BEGINNING",
    "DOCUMENT",
    "EVERYBODY",
    "LAYOUTS",
    "SETTLED",
    "UNUSED",
    "Ability",
    "Actions",
    "Activation",
    "Attack",
    "Attacks",
    "Case",
    "Contribution",
    "Crisis",
    "Damage",
    "DeepOne",
    "Defeats",
    "Discards",
    "Frame",
    "Look",
    "MythosStep",
    "OpenWindow",
    "Pick",
    "Risk",
    "Roll",
    "Rolling",
    "Space",
    "Splits",
    "Test",
    "Text",
    "Trade",
    "load_frame",
]
