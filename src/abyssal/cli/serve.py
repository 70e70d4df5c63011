"""`abyssal serve` and `abyssal backup`: the table in the browser, and a copy of all tables."""

import errno
import os
import sqlite3
import sys
import webbrowser
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from abyssal.cli.command_line import WrongUse
from abyssal.cli.settings import chosen
from abyssal.core.errors import BadRequest
from abyssal.keeper.hosting import PASSWORD
from abyssal.keeper.timeouts import DAY, Timeouts
from abyssal.keeper.workers import sensible_count
from abyssal.notices.allowed import Allowed
from abyssal.notices.mail import Smtp, smtp_of
from abyssal.server import logs
from abyssal.server.serve import DATABASE, Serving, bound, new_password, serve_together, server_for
from abyssal.server.settings import Limits, Rate, Settings
from abyssal.store.address import Address, Where, address_of
from abyssal.store.copying import check_database, copy_database
from abyssal.store.opening import read_setting
from abyssal.words import Words


def serve(words: Words, typed: Mapping[str, Any]) -> int:
    """Run the server until it is stopped."""
    wanted = chosen(typed, os.environ)
    serving, settings = serving_of(wanted), settings_of(wanted)
    if not (settings.static / "index.html").is_file():
        if not wanted["no-browser"]:
            raise WrongUse("cli-no-client")
        print(words("cli-programs-alone"), file=sys.stderr, flush=True)
    url, folder = serving.public_url, serving.data
    if (settings.allowed.webhooks or settings.allowed.smtp) and not url:
        raise WrongUse("cli-needs-url")
    if serving.is_together() and serving.database is None:
        raise WrongUse("cli-workers-database" if serving.processes else "cli-bots-elsewhere")
    where = serving.database or folder / DATABASE
    password = new_password()

    def started(port: int, others: str | None) -> None:
        own = f"http://{shown(serving.host)}:{port}"
        page = url or own
        print(words("cli-serving", url=page), flush=True)
        if others and others != page:
            print(words("cli-serving-others", url=others), flush=True)
        desk = f"{page}/host"
        if read_setting(where, PASSWORD):
            print(words("cli-serving-host-set", url=desk), flush=True)
        else:
            print(words("cli-serving-host", url=desk, password=password), flush=True)
        print(words("cli-serving-data", file=str(where)), flush=True)
        if not wanted["no-browser"] and not url and has_browser():
            webbrowser.open(own)

    try:
        sockets = bound(serving.host, serving.port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise WrongUse("cli-port-in-use", port=str(serving.port)) from error
        raise WrongUse("cli-cannot-serve", reason=error.strerror or "") from error
    logging = (wanted["log-format"], wanted["log-level"])
    logs.configure(*logging)
    if serving.is_together():
        serve_together(serving, password, started, settings, sockets=sockets, logging=logging)
    else:
        server_for(serving, password, started, settings).run(sockets)
    return 0


def serving_of(wanted: Mapping[str, Any]) -> Serving:
    """How the process serves: addresses, folder, processes, times."""
    timeouts = Timeouts(
        grace=wanted["grace"],
        network=wanted["grace-network"],
        kept=DAY * wanted["keep-finished"],
        put_away=DAY * wanted["put-away-after"],
        unstarted=DAY * wanted["keep-unstarted"],
        session=DAY * wanted["keep-sessions"],
    )
    return Serving(
        wanted["host"],
        wanted["port"],
        wanted["data"] or default_folder(),
        public_url=wanted["public-url"] or "",
        behind_proxy=wanted["behind-proxy"],
        lan=wanted["lan"],
        processes=sensible_count() if wanted["bot-processes"] is None else wanted["bot-processes"],
        timeouts=timeouts,
        proxies=wanted["trusted-proxies"] or (),
        workers=wanted["workers"],
        inner=wanted["inner-address"] or "",
        database=None if wanted["database"] is None else address_of(wanted["database"]),
    )


def settings_of(wanted: Mapping[str, Any]) -> Settings:
    """How the server behaves: limits, ways out, what it tells of itself."""
    tries, opened = wanted["tries-a-minute"], wanted["tables-an-hour"]
    requests = wanted["requests-a-second"]
    limits = Limits()._replace(
        requests=Rate(requests, 4 * requests),
        attempts=Rate(tries / 60, tries),
        openings=Rate(opened / 3600, opened),
        tables=wanted["tables-a-person"],
        connections=wanted["connections-an-address"],
        sockets=wanted["streams-a-person"],
        sockets_an_address=wanted["streams-an-address"],
    )
    mail = mail_server(wanted["smtp"], wanted["mail-from"])
    return Settings(
        limits=limits,
        allowed=Allowed(wanted["push"], wanted["webhooks"], mail),
        drain=wanted["drain"],
        metrics_token=wanted["metrics-token"] or "",
    )


def mail_server(smtp: str | None, sender: str | None) -> Smtp | None:
    """The mail server that was named, with the address mails come from."""
    if smtp is None:
        return None
    try:
        return smtp_of(smtp, sender or "")
    except BadRequest as error:
        raise WrongUse("cli-smtp") from error


def shown(address: str) -> str:
    """An address as it stands in a URL."""
    if address in ("0.0.0.0", "::"):
        return "127.0.0.1"
    return f"[{address}]" if ":" in address else address


def has_browser() -> bool:
    """Whether somebody sits before a screen here."""
    screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return sys.stdout.isatty() and (bool(screen) or sys.platform in ("darwin", "win32"))


def default_folder() -> Path:
    return user_data_path("abyssal", appauthor=False)


def folder_of(data: str | None) -> Path:
    """Where the tables are kept: as typed, or as the environment or the file of settings says."""
    found: Path | None = chosen({"data": data}, os.environ)["data"]
    return found or default_folder()


def where_of(data: str | None, database: str | None) -> Where:
    """Where the tables are: in a database, if one is named, or in a file of the data folder; as
    typed, or as the environment or the file of settings says. A folder that is typed counts more
    than a database that is not."""
    named = chosen({"database": database}, os.environ)["database"]
    if named is None or (data is not None and database is None):
        return folder_of(data) / DATABASE
    return address_of(named)


def backup(words: Words, file: str, data: str | None, force: bool, database: str | None) -> int:
    """Copy all tables into a file, also while the server runs, and read it back."""
    source, target = where_of(data, database), Path(file)
    if isinstance(source, Path) and not source.is_file():
        raise WrongUse("cli-no-tables", file=str(source))
    if isinstance(source, Path) and target.exists() and target.samefile(source):
        raise WrongUse("cli-backup-itself", file=file)
    if target.exists() and not force:
        raise WrongUse("cli-backup-exists", file=file)
    try:
        if isinstance(source, Address):
            from abyssal.store.dumping import dump

            dump(source, target)
        else:
            copy_database(source, target)
            check_database(target)
    except (OSError, sqlite3.Error) as error:
        raise WrongUse("cli-cannot-write", file=file, reason=str(error)) from error
    print(words("cli-backed-up", file=file))
    return 0
