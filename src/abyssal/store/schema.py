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
