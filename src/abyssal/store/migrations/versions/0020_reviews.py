"""Reviews of games that are over, each made once."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "reviews",
        sa.Column("table", sa.String(32), table, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("moment", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("is_done", sa.Boolean, nullable=False),
        sa.Column("found", sa.LargeBinary, nullable=False),
    )
