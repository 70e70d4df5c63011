"""What can be said of positions of In Too Deep."""

from typing import Final

from abyssal.games.in_too_deep.components import COMPANIES
from abyssal.hints.reasons import Reason

REASONS: Final = [
    *[
        Reason("shares", [f"shares-{company}", f"lead-{company}"], 4.0, {"company": company})
        for company in COMPANIES
    ],
    *[Reason("likely", [f"likely-{company}"], 20.0, {"company": company}) for company in COMPANIES],
    Reason("likely-lead", ["likely-lead", "likely-above-mean"], 20.0),
    Reason("lead", ["lead", "above-mean"], 20.0),
    Reason("cards", ["cards", "cards-above-mean"], 8.0),
    Reason("uses", ["uses"], 8.0),
]
