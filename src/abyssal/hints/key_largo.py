"""What can be said of positions of Key Largo."""

from typing import Final

from abyssal.games.key_largo.components import DEPTHS, KINDS, SOLD_KINDS
from abyssal.hints.reasons import Reason

REASONS: Final = [
    Reason("likely-lead", ["likely-lead", "likely-above-mean", "late-lead"], 200.0),
    Reason("cash", ["cash", "cash-above-mean"], 300.0),
    *[Reason("units", [f"units-{kind}"], 4.0, {"kind": kind}) for kind in KINDS[:SOLD_KINDS]],
    *[Reason("treasures", [f"treasures-{depth}"], 3.0, {"depth": depth}) for depth in DEPTHS],
    Reason("divers", [f"divers-{DEPTHS[0]}", "divers-above-mean"], 3.0),
    *[Reason("reach", [f"divers-{depth}"], 3.0, {"depth": depth}) for depth in DEPTHS[1:]],
    Reason("tridents", ["tridents"], 2.0),
    Reason("weights", ["weights"], 2.0),
    Reason("encounters", ["encounters"], 3.0),
]
