"""No words are cut off or covered, and no control lies over another, however full the table is."""

import pytest

from browser.crowded import CROWDED, NAMES
from browser.geometry import faults
from browser.laid import LaidTable
from browser.people import DESKTOP, PHONE

SIZES = {
    "desktop": DESKTOP,
    "wide": {"width": 1920, "height": 1080},
    "tablet": {"width": 820, "height": 1180},
    "phone": PHONE,
}


@pytest.mark.parametrize("game", CROWDED)
def test_nothing_is_cut_off_or_covered(person, game):
    me = person(game=game)
    table = LaidTable(me)
    found = []
    for what, position in CROWDED[game].items():
        table.lay(position(), NAMES)
        for language in ("fr", "en"):
            me.page.set_viewport_size(DESKTOP)
            me.speak(language)
            for size, viewport in SIZES.items():
                me.page.set_viewport_size(viewport)
                found += [f"{what}, {language}, {size}: {fault}" for fault in faults(me)]
    assert found == []
