"""`abyssal serve` and `abyssal backup`: the table in the browser, and a copy of all tables."""

import errno
import os
import sqlite3
import sys
import webbrowser
from pathlib import Path
from urllib.parse import urlsplit

from platformdirs import user_data_path

from abyssal.cli import values
from abyssal.cli.command_line import WrongUse
from abyssal.core.errors import BadRequest
from abyssal.keeper.hosting import PASSWORD
from abyssal.keeper.timeouts import DAY, Timeouts
from abyssal.keeper.workers import sensible_count
from abyssal.notices.allowed import Allowed
from abyssal.notices.mail import Smtp, smtp_of
from abyssal.server.serve import DATABASE, Serving, bound, new_password, server_for
from abyssal.server.settings import Settings
from abyssal.store.address import Address, Where, address_of
from abyssal.store.copying import check_database, copy_database
from abyssal.store.opening import read_setting
from abyssal.words import Words


def serve(
    words: Words,
    *,
    host: str | None,
    port: str | None,
    data: str | None,
    public_url: str | None,
    behind_proxy: bool,
    lan: bool,
    no_browser: bool,
    bot_processes: str | None,
    keep_finished: str | None,
    put_away_after: str | None,
    push: bool = False,
    webhooks: bool = False,
    smtp: str | None = None,
    mail_from: str | None = None,
    database: str | None = None,
) -> int:
    """Run the server until it is stopped."""
    url = (public_url or "").rstrip("/")
    if url and urlsplit(url).scheme not in ("http", "https"):
        raise WrongUse("cli-url", value=url)
    if urlsplit(url).path or urlsplit(url).query:
        raise WrongUse("cli-url-path", value=url)
    number = 8000 if port is None else values.whole_number("--port", port)
    if number > 65535:
        raise WrongUse("cli-port", value=number)
    if not (Settings().static / "index.html").is_file():
        if not no_browser:
            raise WrongUse("cli-no-client")
        print(words("cli-programs-alone"), file=sys.stderr, flush=True)
    address = host or "127.0.0.1"
    folder = folder_of(data)
    processes = sensible_count()
    if bot_processes is not None:
        processes = values.whole_number("--bot-processes", bot_processes, least=1)
    timeouts = Timeouts()
    if keep_finished is not None:
        timeouts = timeouts._replace(kept=DAY * values.days("--keep-finished", keep_finished))
    if put_away_after is not None:
        timeouts = timeouts._replace(put_away=DAY * values.days("--put-away-after", put_away_after))
    allowed = Allowed(push, webhooks, mail_server(smtp, mail_from))
    if (webhooks or allowed.smtp) and not url:
        raise WrongUse("cli-needs-url")
    serving = Serving(
        address,
        number,
        folder,
        public_url=url,
        behind_proxy=behind_proxy,
        lan=lan,
        processes=processes,
        timeouts=timeouts,
        database=None if database is None else address_of(database),
    )
    where = serving.database or folder / DATABASE
    password = new_password()

    def started(port: int, others: str | None) -> None:
        own = f"http://{shown(address)}:{port}"
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
        if not no_browser and not url and has_browser():
            webbrowser.open(own)

    try:
        sockets = bound(address, number)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise WrongUse("cli-port-in-use", port=str(number)) from error
        raise WrongUse("cli-cannot-serve", reason=error.strerror or "") from error
    settings = Settings(allowed=allowed)
    server_for(serving, password, started, settings).run(sockets)
    return 0


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


def folder_of(data: str | None) -> Path:
    """Where the tables are kept."""
    return user_data_path("abyssal", appauthor=False) if data is None else Path(data)


def where_of(data: str | None, database: str | None) -> Where:
    """Where the tables are: in a database, if one is named, or in a file of the data folder."""
    return folder_of(data) / DATABASE if database is None else address_of(database)


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
