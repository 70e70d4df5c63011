"""An index of the public tables that can be joined or watched, which a home page shows."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    listed = sa.text("public AND status IN ('open', 'playing') AND shelf IS NULL")
    op.create_index(
        "tables_in_public", "tables", ["updated"], sqlite_where=listed, postgresql_where=listed
    )
