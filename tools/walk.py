"""Pictures of a bot's round in each title, every 500 ms at normal speed, on a desktop and a phone.

They go to walk/, with a list of what the page told beside each: by then so many events were seen by
the board, the prompt and the rail. Whatever is asked of the one at the screen is answered at once.
"""

import argparse
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from abyssal.testing.process import Process
from abyssal.words import LANGUAGES, PSEUDO
from browser.people import Person, launch
from browser.strategies import STRATEGIES, knows_their_cards
from browser.told import Told

FOLDER = Path(__file__).parents[1] / "walk"
EVERY = 0.5
LEAST = 15
"""So many seconds are worth a walk: otherwise it goes on to another turn of mine."""
SEEN = """
() => ["#board", "#prompt", "aside.rail"].map((room) => document.querySelector(room)?.dataset.at)
"""


def walk(me: Person, folder: Path, seconds: float) -> int:
    """Take pictures from the first turn of a bot to the next one of mine; how many were taken."""
    folder.mkdir(parents=True)
    told = Told(me)
    me.play_now()
    while (begun := told.turn_of(others=True)) is None or seen(me) < begun:
        answer(me)
    lines: list[str] = []
    start = monotonic()
    while (now := monotonic() - start) < seconds and not me.is_over():
        ended = told.turn_of(others=False, since=begun)
        if ended is not None and seen(me) >= ended:
            if now > LEAST:
                break
            begun = ended
        name = f"{round(now * 1000):06}.png"
        at = " ".join(me.page.evaluate(SEEN))
        lines.append(f"{name} {at} {me.prompt.inner_text().replace(chr(10), ' · ')}\n")
        me.page.screenshot(path=folder / name)
        while monotonic() - start < len(lines) * EVERY:
            answer(me)
    (folder / "told.txt").write_text("".join(lines), "utf-8")
    return len(lines)


def seen(me: Person) -> int:
    """How many events the board has seen."""
    return int(me.page.evaluate(SEEN)[0])


def answer(me: Person) -> None:
    """Whatever is asked, at once."""
    me.page.wait_for_timeout(20)
    if knows_their_cards(me) or me.is_shown_something() or not me.is_asked():
        return
    assert me.game is not None
    me.turns += STRATEGIES[me.game](me, me.turns)


def take_all(browser: Browser, url: str, asked: argparse.Namespace) -> int:
    taken = 0
    for game in asked.game:
        for size in asked.size:
            me = Person(
                browser, url, asked.lang, size, dark=asked.dark, game=game, motion=1, guard=0
            )
            taken += walk(me, asked.folder / f"{game}-{size}", asked.seconds)
            me.leave()
    return taken


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", nargs="+", choices=list(STRATEGIES), default=list(STRATEGIES))
    parser.add_argument("--size", nargs="+", default=["desktop", "phone"])
    parser.add_argument("--lang", choices=[*LANGUAGES, PSEUDO], default="en")
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--seconds", type=float, default=90, help="of a walk at most")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    asked = parser.parse_args()
    shutil.rmtree(asked.folder, ignore_errors=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        process = Process(Path(folder))
        try:
            taken = take_all(launch(playwright), process.url, asked)
        finally:
            process.stop()
    print(f"{taken} pictures in {asked.folder}")


if __name__ == "__main__":
    main()
