"""The tables of the database."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

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
    Index("tables_by_update", "updated"),
)

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
)

secrets = Table(
    "secrets",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("scope", String(16), nullable=False),
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("name", Text, nullable=False),
    Column("seen", Float, nullable=False),
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

keys = Table(
    "keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

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
    Column("due", Float, nullable=False),
    Column("told", Boolean, nullable=False),
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
