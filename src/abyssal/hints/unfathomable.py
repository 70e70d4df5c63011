"""What can be said of positions of Unfathomable."""

from typing import Final

from abyssal.games.unfathomable.box.components import FAR_ENOUGH, RESOURCES, TRACK_END
from abyssal.hints.reasons import Reason

REASONS: Final = [
    *[
        Reason("resource", [resource, f"scarce-{resource}"], 8.0, {"resource": resource})
        for resource in RESOURCES
    ],
    Reason("distance", ["distance", "steps", "far"], float(FAR_ENOUGH)),
    Reason("travelled", ["travelled"], float(TRACK_END)),
    Reason("chanted", ["chanted"], float(TRACK_END)),
    Reason("monsters-inside", ["monsters-inside"], 5.0),
    Reason("monsters-on-deck", ["monsters-on-deck"], 5.0),
    Reason("monsters-in-water", ["monsters-in-water", "supply"], 5.0),
    Reason("monarchs", ["monarchs"], 2.0),
    Reason("damaged", ["damaged"], 6.0),
    Reason("passengers", ["passengers", "passengers-left"], 5.0),
    Reason("jailed", ["jailed"], 2.0),
    Reason("cards", ["cards"], 8.0),
    Reason("enemy-cards", ["enemy-cards"], 8.0),
]
