"""Firefox itself, driven over WebDriver BiDi: a web socket that it opens with no driver between."""

import itertools
import json
import os
import re
import subprocess
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

PATIENCE = 60.0
LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
SETTINGS = """
user_pref("intl.accept_languages", "en-GB");
user_pref("ui.prefersReducedMotion", 1);
"""


@contextmanager
def launched(profile: Path) -> Iterator["Firefox"]:
    """A Firefox with this empty profile; it ends with the block."""
    (profile / "user.js").write_text(SETTINGS)
    program = os.environ.get("ABYSSAL_FIREFOX", "firefox-esr")
    options = ["--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port=0"]
    with subprocess.Popen(
        [program, *options], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stderr is not None
        try:
            with connect(f"{address(process.stderr)}/session", max_size=None) as socket:
                yield Firefox(socket)
        finally:
            process.terminate()
            process.communicate(timeout=PATIENCE)


def address(said: Iterable[str]) -> str:
    """Where it listens, which is the first thing that it says, or nearly."""
    lines = []
    for line in said:
        lines.append(line)
        if found := LISTENS.search(line):
            return found[1]
    raise AssertionError("".join(lines))


class Firefox:
    """The one page of a browser."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.numbers = itertools.count(1)
        self.faults: list[str] = []
        """What the page said on its console that it should not have."""
        self.command("session.new", capabilities={})
        self.command("session.subscribe", events=["log.entryAdded"])
        self.page = self.command("browsingContext.getTree")["contexts"][0]["context"]
        size = {"width": 1280, "height": 800}
        self.command("browsingContext.setViewport", context=self.page, viewport=size)

    def command(self, method: str, **parameters: Any) -> dict[str, Any]:
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.recv(PATIENCE))
            if message["type"] == "event":
                self.heard(message["params"])
            elif message["id"] == number:
                assert message["type"] == "success", message
                result: dict[str, Any] = message["result"]
                return result

    def heard(self, entry: dict[str, Any]) -> None:
        if entry["level"] in ("error", "warn"):
            self.faults.append(f"{entry['level']}: {entry['text']}")

    def go(self, url: str) -> None:
        self.command("browsingContext.navigate", context=self.page, url=url, wait="complete")

    def evaluate(self, function: str, *arguments: object) -> Any:
        """What a function of JavaScript returns, if that is plain data."""
        given = ", ".join(json.dumps(argument) for argument in arguments)
        answer = self.command(
            "script.evaluate",
            expression=f"JSON.stringify(({function})({given})) ?? 'null'",
            target={"context": self.page},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def click(self, x: float, y: float) -> None:
        press = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": press}
        self.command("input.performActions", context=self.page, actions=[mouse])
