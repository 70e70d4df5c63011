"""Notices: ways of being told, turns told of, an outbox, and the keys of the server."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "telling",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("wishes", sa.Text, nullable=False),
    )
    op.create_table(
        "ways",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
    )
    op.create_index("ways_by_person", "ways", ["person"])
    op.create_table(
        "notices",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column(
            "table",
            sa.String(32),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("decision", sa.Integer, primary_key=True),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("told", sa.Boolean, nullable=False),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column(
            "way", sa.String(32), sa.ForeignKey("ways.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("topic", sa.Text, nullable=False),
        sa.Column("message", sa.Text, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
