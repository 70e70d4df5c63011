"""When somebody last did something at a table, or came back to it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("touched", sa.Float, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET touched = updated")
