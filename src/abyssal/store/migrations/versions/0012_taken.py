"""Until when somebody looks after a table that is due, so that several processes share them."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("tables", sa.Column("taken", sa.Float))
