"""The tables of the database."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    func,
    text,
)

from abyssal.store.port import TableRow

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(32), unique=True),
    Column("game", String(64), nullable=False),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("summary", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("touched", Float, nullable=False, server_default="0"),
    Column("due", Float),
    Column("shelf", String(16)),
    Column("shelved", Float),
    Column("expires", Float),
    Column("taken", Float),
    Index("tables_by_update", "updated"),
    Index("tables_by_due", "due"),
)

LISTED: Final = text("public AND status IN ('open', 'playing') AND shelf IS NULL")
"""Public tables that a home page shows. It is written out, or SQLite could not tell that the index
of them serves a query."""
Index("tables_in_public", tables.c.updated, sqlite_where=LISTED, postgresql_where=LISTED)

ROW: Final = [
    func.coalesce(tables.c.shelf, tables.c.status).label(name)
    if name == "status"
    else tables.c[name]
    for name in TableRow._fields
]
"""The columns of a TableRow."""

log = Table(
    "log",
    metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("entry", Text, nullable=False),
)

data = Table(
    "data",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("text", Text, nullable=False),
)

holders = Table(
    "holders",
    metadata,
    Column("session", String(64), primary_key=True),
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Index("holders_by_table", "table"),
)

secrets = Table(
    "secrets",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("scope", String(16), nullable=False),
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Index("secrets_by_table", "table"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("name", Text, nullable=False),
    Column("seen", Float, nullable=False),
    Column("face", String(32), nullable=False, server_default=""),
    Column("seat", Integer),
    Column("away_since", Float),
    Column("away_until", Float),
)

persons = Table(
    "persons",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("settings", Text, nullable=False),
    Column("created", Float, nullable=False),
)

person_links = Table(
    "person_links",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person", String(64), ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
)

devices = Table(
    "devices",
    metadata,
    Column("session", String(64), primary_key=True),
    Column("person", String(64), ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
    Column("name", Text, nullable=False),
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),
    Column("person", String(64), ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
    Column("key", Text, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("site", Text, nullable=False),
    Column("since", Float, nullable=False),
    Column("used", Float, nullable=False),
    Index("passkeys_by_person", "person"),
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

settings = Table(
    "settings",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

acts = Table(
    "acts",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("host", Text, nullable=False),
    Column("act", String(32), nullable=False),
    Column("table", String(32), nullable=False),
    Column("detail", Text, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("started", Float, nullable=False),
    Column("ended", Float, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("line", Text, nullable=False),
    Column("verifies", Boolean, nullable=False),
    Column("checked", Float, nullable=False),
    Index("results_by_check", "checked"),
)
"""No foreign key: a result stays when its table is deleted."""

circles = Table(
    "circles",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Float, nullable=False),
)

circle_links = Table(
    "circle_links",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("circle", String(32), ForeignKey("circles.id", ondelete="CASCADE"), nullable=False),
)

members = Table(
    "members",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("circle", String(32), ForeignKey("circles.id", ondelete="CASCADE"), nullable=False),
    Column("name", Text, nullable=False),
    Column("key", String(64), unique=True),
    Column("joined", Float, nullable=False),
    Column("has_left", Boolean, nullable=False),
)

member_sessions = Table(
    "member_sessions",
    metadata,
    Column("session", String(64), primary_key=True),
    Column("member", String(32), ForeignKey("members.id", ondelete="CASCADE"), primary_key=True),
)

circle_tables = Table(
    "circle_tables",
    metadata,
    Column("circle", String(32), ForeignKey("circles.id", ondelete="CASCADE"), primary_key=True),
    Column("table", String(32), primary_key=True),
    Column("added", Float, nullable=False),
)

sittings = Table(
    "sittings",
    metadata,
    Column("member", String(32), ForeignKey("members.id", ondelete="CASCADE"), primary_key=True),
    Column("table", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
)
"""Which member sat where, at tables of their circle."""

telling = Table(
    "telling",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("wishes", Text, nullable=False),
)

ways = Table(
    "ways",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(64), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("address", Text, nullable=False),
    Column("device", String(64), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Index("ways_by_person", "person"),
)

notices = Table(
    "notices",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("decision", Integer, primary_key=True),
    Column("about", String(16), primary_key=True),
    Column("due", Float, nullable=False),
    Column("told", Boolean, nullable=False),
    Index("notices_by_table", "table"),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("way", String(32), ForeignKey("ways.id", ondelete="CASCADE"), nullable=False),
    Column("topic", Text, nullable=False),
    Column("message", Text, nullable=False),
    Column("due", Float, nullable=False),
    Column("tries", Integer, nullable=False),
)

comments = Table(
    "comments",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", String(64), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("moment", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("comments_by_table", "table"),
    Index("comments_by_person", "person"),
)
"""They go with their table, and with whoever wrote them."""

workers = Table(
    "workers",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("address", Text, nullable=False),
    Column("seen", Float, nullable=False),
)

rates = Table(
    "rates",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("level", Float, nullable=False),
    Column("at", Float, nullable=False),
    Column("full_at", Float, nullable=False),
)

thinkers = Table(
    "thinkers",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("version", String(64), nullable=False),
    Column("processes", Integer, nullable=False),
    Column("seen", Float, nullable=False),
)

thoughts = Table(
    "thoughts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("asker", String(64), nullable=False),
    Column("version", String(64), nullable=False),
    Column("question", Text, nullable=False),
    Column("budget", Float, nullable=False),
    Column("asked", Float, nullable=False),
    Column("taker", String(64)),
    Column("until", Float),
    Column("done", Boolean, nullable=False, server_default=false()),
    Column("action", BigInteger),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("moment", Integer, primary_key=True),
    Column("is_done", Boolean, nullable=False),
    Column("found", LargeBinary, nullable=False),
)

MOMENTARY: Final = (workers, rates, thinkers, thoughts, snapshots, reviews)
"""What only those need who serve a database just now, and what can be made again: it is neither
copied nor moved."""
