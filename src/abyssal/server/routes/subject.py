"""The base class of all routes: the tables, the limits, and who may follow a table."""

from starlette.requests import HTTPConnection, Request

from abyssal.keeper.host import Host
from abyssal.keeper.live import Live
from abyssal.server.addresses import is_loopback
from abyssal.server.errors import denied
from abyssal.server.people import (
    Person,
    giver_of,
    person_of,
)
from abyssal.server.rates import Rates
from abyssal.server.safety import address_of
from abyssal.server.settings import Settings
from abyssal.table.commands import Giver


class Subject:
    """Requests about one subject, for one host."""

    def __init__(self, host: Host, settings: Settings, commands: Rates) -> None:
        self.host = host
        self.store = host.store
        self.settings = settings
        self.commands = commands
        """The rate limit of all commands of a session."""

    def is_own_machine(self, request: Request) -> bool:
        return not self.settings.behind_proxy and is_loopback(address_of(request))

    def is_counted(self, request: Request) -> bool:
        """Whether limits by address apply: not to our own machine, from which a tunnel's guests
        all seem to come."""
        return self.settings.behind_proxy or not is_loopback(address_of(request))

    async def may_follow(self, connection: HTTPConnection, id: str) -> tuple[Person, Giver, Live]:
        """Who follows or talks: a seat, or a spectator where the table has them."""
        person = await person_of(connection, self.store)
        giver = await giver_of(connection, person, id, self.store)
        live = await self.host.live(id)
        async with self.host.between_writes(live) as table:
            allowed = giver.seat is not None or table.spectators
        if not allowed:
            raise denied("spectators", "this table has no spectators")
        return person, giver, live
