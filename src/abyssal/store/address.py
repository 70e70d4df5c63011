"""The address of a PostgreSQL database, whose password is never shown."""

from importlib import import_module
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from abyssal.store.folder import Unusable, unusable

SCHEMES: Final = ("postgresql", "postgres")
DRIVER: Final = "postgresql+psycopg"
CONNECTING: Final[dict[str, Any]] = {
    "application_name": "abyssal",
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""A server that cannot be reached any more is given up after some ten seconds."""
SERVING: Final = 0x6162_7973_0001
"""The advisory lock of whoever serves a database; that of a migration is the next one."""
MIGRATING: Final = SERVING + 1


class Address:
    """Where a database is. Its text, and what is printed of it, hold no password."""

    def __init__(self, url: URL) -> None:
        if "password" in url.query:
            url = url.set(password=str(url.query["password"]))
            url = url.difference_update_query(["password"])
        self.url = url.set(drivername=DRIVER)

    def __str__(self) -> str:
        host = self.url.host or self.url.query.get("host") or "localhost"
        port = f":{self.url.port}" if self.url.port else ""
        return f"postgresql://{host}{port}/{self.url.database or ''}"

    __repr__ = __str__

    def connect_args(self) -> dict[str, Any]:
        """How its driver connects; what the address itself says comes first."""
        return {name: value for name, value in CONNECTING.items() if name not in self.url.query}

    def driver_args(self) -> dict[str, Any]:
        """The same with the address itself, for the driver alone."""
        _, named = self.url.get_dialect()().create_connect_args(self.url)
        return {**named, **self.connect_args()}

    def engine(self) -> Engine:
        """Connections for a thread that waits for them, each used once."""
        self.check_driver()
        return create_engine(self.url, connect_args=self.connect_args(), poolclass=NullPool)

    def check_driver(self) -> None:
        """Refuse to go on without the package that speaks to PostgreSQL."""
        try:
            for package in ("psycopg", "greenlet"):
                import_module(package)
        except ImportError as error:
            raise Unusable("no-psycopg", f"psycopg is missing: {error}") from error

    def for_tools(self) -> tuple[str, dict[str, str]]:
        """The address for PostgreSQL's own programs, and the environment that has the password:
        the command line of a process can be read by everybody."""
        url = self.url.set(drivername="postgresql")
        secret = {"PGPASSWORD": str(url.password)} if url.password else {}
        bare = URL.create(
            "postgresql",
            username=url.username,
            host=url.host,
            port=url.port,
            database=url.database,
            query=url.query,
        )
        return bare.render_as_string(), secret


def is_address(text: str) -> bool:
    """Whether this names a database of PostgreSQL, and no file."""
    return text.partition(":")[0] in SCHEMES and ":" in text


def address_of(text: str) -> Address:
    """The address that somebody gave; refused without repeating it, for it may hold a password."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        url = None
    if url is None or url.drivername not in (*SCHEMES, DRIVER) or not url.database:
        raise Unusable("database-url", "a database is postgresql://user@host/name") from None
    return Address(url)


def take_alone(connection: Connection, where: Address) -> None:
    """Hold a database for this connection alone, or refuse, while a server serves it."""
    taken = connection.exec_driver_sql(f"SELECT pg_try_advisory_lock({SERVING})").scalar()
    if not taken:
        raise in_use(where)


def in_use(where: Address) -> Unusable:
    """The error for a database that another server serves."""
    return unusable("database-in-use", "another server serves it", where)


def unreachable(where: Address, error: Exception) -> Unusable:
    """The error for a database that does not let us in, in the words of PostgreSQL."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    reason = " ".join(str(cause).split())
    return unusable("unreachable", reason, where, reason=reason)


Where = Path | Address
"""A file of SQLite, or a database of PostgreSQL."""
