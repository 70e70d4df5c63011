"""Routes about the server: who am I, what can be played, who can reach it."""

from importlib.metadata import version
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from abyssal.bots import bots
from abyssal.bots.measured import measured
from abyssal.games import game as game_called
from abyssal.games import games, title
from abyssal.hints import has_hints
from abyssal.keeper.host import Host
from abyssal.keeper.server_rules import shown_notice
from abyssal.keeper.timeouts import DAY
from abyssal.server.errors import denied
from abyssal.server.json import Json
from abyssal.server.people import (
    known_person,
    new_session,
    person_of,
)
from abyssal.server.rates import Rates
from abyssal.server.routes.subject import Subject
from abyssal.server.settings import Network, Settings
from abyssal.table.secrecy import Secrecy, secrecy_of
from abyssal.table.talk import COMMON
from abyssal.words import ENGLISH, LANGUAGES, check_language, source

PLAIN: Final[dict[str, Any]] = {
    "undo_votes": True,
    "plain_log": False,
    "quiet": False,
    "secret": ["", ""],
    "covered": [],
    "hush": "",
    "declare": "",
    "phrases": {},
    "learning": {},
    "house": {},
}
"""How a title without secrets among people is treated."""


class NetworkRoutes(Subject):
    """The server, the person and the local network."""

    def __init__(self, host: Host, settings: Settings, commands: Rates) -> None:
        super().__init__(host, settings, commands)
        self.network = Network(settings.public_url or None, False)

    def routes(self) -> list[Route]:
        return [
            Route("/api/hello", self.hello),
            Route("/api/network", self.open_network, methods=["POST"]),
            Route("/api/games", self.games),
            Route("/api/games/{name}/text/{language}", self.words),
        ]

    async def hello(self, request: Request) -> Response:
        """Who am I, and what is this server?"""
        person = await person_of(request, self.store)
        profile = await self.store.profile(person.session)
        shown = {
            "version": version("abyssal"),
            "languages": list(LANGUAGES),
            "network": self.shown_network(request),
            "person": {
                "name": person.name,
                "linked": person.device != person.session,
                "face": profile.face,
                "seat": profile.seat,
            },
            "phrases": list(COMMON),
            "kept": {
                "finished": round(self.host.timeouts.kept / DAY),
                "put_away": round(self.host.timeouts.put_away / DAY),
            },
            "invite_only": self.host.rules.invite_only,
            "notice": shown_notice(self.host.rules),
        }
        response = Json(shown)
        if not person.session and person.token is None:
            secure = request.url.scheme == "https" or self.settings.public_url.startswith("https:")
            new_session(response, secure, self.settings.below())
        if person.is_stored:
            await self.store.remember(person.session, person.name, self.host.clock())
        if person.device != person.session:
            await self.store.see_device(person.device, self.host.clock())
        return response

    def shown_network(self, request: Request) -> dict[str, Any]:
        url, is_open = self.network
        may = self.settings.open_network is not None and self.is_own_machine(request)
        return {"open": is_open, "can_open": may and not is_open, "url": url}

    async def open_network(self, request: Request) -> Response:
        """Let the local network in: only from the machine the server runs on."""
        await known_person(request, self.store)
        if self.settings.open_network is None or not self.is_own_machine(request):
            raise denied("network", "this can be opened only on the machine the server runs on")
        await self.let_network_in()
        return Json(self.shown_network(request))

    async def let_network_in(self) -> None:
        """Listen on the LAN address too, and invite people to it."""
        opening = self.settings.open_network
        if opening is not None and not self.network.is_open:
            self.network = Network(await opening(), True)

    async def games(self, request: Request) -> Response:
        """What can be played here."""
        return Json([shown_game(name) for name in games()])

    async def words(self, request: Request) -> Response:
        """The words of a game: a client holds only those of the games it was built with. Those of
        a game that has none in this language are English, and the header says so."""
        language, name = request.path_params["language"], request.path_params["name"]
        check_language(language)
        spoken = language if source(language, name) else ENGLISH
        return PlainTextResponse(source(spoken, name), headers={"Content-Language": spoken})


def shown_game(name: str) -> dict[str, Any]:
    """A game as somebody chooses it."""
    game, box = game_called(name), title(name)
    return {
        "name": name,
        "seats": list(game.seats),
        "minutes": list(box.minutes),
        "options": game.options,
        "option_sets": game.option_sets,
        "bots": bots(name),
        "ratings": measured(name),
        "substitutes": box.substitutes,
        "manners": shown_manners(secrecy_of(name)),
        "hints": has_hints(name),
    }


def shown_manners(secrecy: Secrecy | None) -> dict[str, Any]:
    """What a client must know of how a title wants to be treated."""
    if secrecy is None:
        return PLAIN
    return {
        "undo_votes": False,
        "plain_log": True,
        "quiet": True,
        "secret": list(secrecy.SECRET_CARDS),
        "covered": list(secrecy.COVERED_EVENTS),
        "hush": secrecy.TEST_FIELD,
        "declare": secrecy.DECLARATION,
        "phrases": secrecy.PHRASES,
        "learning": secrecy.LEARNING,
        "house": secrecy.HOUSE,
    }
