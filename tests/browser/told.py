"""What a server tells the page of a person, as it comes."""

import json
from typing import Any

from playwright.sync_api import WebSocket

from browser.people import Person


class Told:
    """The events that somebody hears of, in their order, from before the page is opened."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.names: list[str] = []
        self.seat: int | None = None
        self.events: list[dict[str, Any]] = []
        person.page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.hear(json.loads(text)))

    def hear(self, message: dict[str, Any]) -> None:
        if message.get("kind") == "sync":
            lobby = message["lobby"]
            self.seat = lobby["me"]
            self.names = [
                self.name(place, at) for place, at in zip(lobby["places"], "abcdef", strict=False)
            ]
            message = message["game"] or {}
        self.events += message.get("events", [])

    def name(self, place: dict[str, Any], letter: str) -> str:
        if place["kind"] == "bot":
            return self.person.say(f"web-bot-name-{letter}")
        return place["name"] or self.person.say("web-default-name", letter=letter.upper())

    def sentences(self) -> dict[str, int]:
        """The sentences of all events, each with how many events there are up to its first one."""
        found: dict[str, int] = {}
        for number, event in enumerate(self.events, start=1):
            found.setdefault(self.person.words.event(event, self.names, self.seat), number)
        return found

    def turn_of(self, others: bool, since: int = 0) -> int | None:
        """How many events there are up to the first turn of others, or of this person's."""
        for number, event in enumerate(self.events[since:], start=since + 1):
            if event["event"] == "turn" and (event["seat"] != self.seat) == others:
                return number
        return None
