"""All routes of docs/protocol.md, joined from the modules of `routes`."""

from starlette.routing import Route, WebSocketRoute

from abyssal.keeper.host import Host
from abyssal.notices.office import Office
from abyssal.server.rates import Rates
from abyssal.server.routes.after import AfterRoutes
from abyssal.server.routes.circles import CircleRoutes
from abyssal.server.routes.comments import CommentRoutes
from abyssal.server.routes.hosting import HostingRoutes
from abyssal.server.routes.network import NetworkRoutes
from abyssal.server.routes.notices import NoticeRoutes
from abyssal.server.routes.passkeys import PasskeyRoutes
from abyssal.server.routes.person import PersonRoutes
from abyssal.server.routes.play import PlayRoutes
from abyssal.server.routes.reviews import ReviewRoutes
from abyssal.server.routes.tables import TableRoutes
from abyssal.server.settings import Settings


class Api:
    """The routes of every subject, for one host."""

    def __init__(self, host: Host, settings: Settings, office: Office) -> None:
        commands = Rates(settings.limits.commands)
        self.network = NetworkRoutes(host, settings, commands)
        self.tables = TableRoutes(host, settings, commands)
        self.notices = NoticeRoutes(host, settings, commands, office)
        self.person = PersonRoutes(host, settings, commands)
        self.passkeys = PasskeyRoutes(host, settings, commands, self.person.passkeys)
        self.play = PlayRoutes(host, settings, commands)
        self.after = AfterRoutes(host, settings, commands)
        self.reviews = ReviewRoutes(host, settings, commands)
        self.comments = CommentRoutes(host, settings, commands)
        self.hosting = HostingRoutes(host, settings, commands)
        self.circles = CircleRoutes(host, settings, commands)

    def routes(self) -> list[Route | WebSocketRoute]:
        return [
            *self.network.routes(),
            *self.tables.routes(),
            *self.notices.routes(),
            *self.person.routes(),
            *self.passkeys.routes(),
            *self.play.routes(),
            *self.after.routes(),
            *self.reviews.routes(),
            *self.comments.routes(),
            *self.hosting.routes(),
            *self.circles.routes(),
        ]
