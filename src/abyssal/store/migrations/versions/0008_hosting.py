"""What hosts set and did, and tables that they closed or put in the bin."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("shelf", sa.String(16)))
    op.add_column("tables", sa.Column("shelved", sa.Float))
    op.create_table(
        "settings",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "acts",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("act", sa.String(32), nullable=False),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
    )
