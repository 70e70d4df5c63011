"""What bots are asked, and the programs in which they think for all workers."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.create_table(
        "thinkers",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("version", sa.String(64), nullable=False),
        sa.Column("processes", sa.Integer, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "thoughts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("asker", sa.String(64), nullable=False),
        sa.Column("version", sa.String(64), nullable=False),
        sa.Column("question", sa.Text, nullable=False),
        sa.Column("budget", sa.Float, nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("taker", sa.String(64)),
        sa.Column("until", sa.Float),
        sa.Column("done", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("action", sa.BigInteger),
    )
    if op.get_bind().dialect.name == "postgresql":
        # Nobody needs them after a crash, and so no commit waits for the disk.
        op.execute("ALTER TABLE thinkers SET UNLOGGED")
        op.execute("ALTER TABLE thoughts SET UNLOGGED")
