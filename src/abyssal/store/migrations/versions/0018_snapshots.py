"""Snapshots of tables, from which less of their logs need be read."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(32), table, primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
