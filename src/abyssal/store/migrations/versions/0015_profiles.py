"""What somebody says of themselves beside their name: a face, a favourite seat, days away."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column("sessions", sa.Column("face", sa.String(32), nullable=False, server_default=""))
    op.add_column("sessions", sa.Column("seat", sa.Integer))
    for name in ("away_since", "away_until"):
        op.add_column("sessions", sa.Column(name, sa.Float))
