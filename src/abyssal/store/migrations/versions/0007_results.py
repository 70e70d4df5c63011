"""Results of finished games, which stay when a table is deleted, and circles of friends."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("started", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("verifies", sa.Boolean, nullable=False),
        sa.Column("checked", sa.Float, nullable=False),
    )
    op.create_index("results_by_check", "results", ["checked"])
    op.create_table(
        "circles",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "circle_links",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column(
            "circle",
            sa.String(32),
            sa.ForeignKey("circles.id", ondelete="CASCADE"),
            nullable=False,
        ),
    )
    op.create_table(
        "members",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column(
            "circle",
            sa.String(32),
            sa.ForeignKey("circles.id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("key", sa.String(64), unique=True),
        sa.Column("joined", sa.Float, nullable=False),
        sa.Column("has_left", sa.Boolean, nullable=False),
    )
    op.create_table(
        "member_sessions",
        sa.Column("session", sa.String(64), primary_key=True),
        sa.Column(
            "member",
            sa.String(32),
            sa.ForeignKey("members.id", ondelete="CASCADE"),
            primary_key=True,
        ),
    )
    op.create_table(
        "circle_tables",
        sa.Column(
            "circle",
            sa.String(32),
            sa.ForeignKey("circles.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("added", sa.Float, nullable=False),
    )
    op.create_table(
        "sittings",
        sa.Column(
            "member",
            sa.String(32),
            sa.ForeignKey("members.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
    )
