"""Notices of several kinds, and when a table that is over will be deleted."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("tables", sa.Column("expires", sa.Float))
    op.rename_table("notices", "notices_of_turns")
    if op.get_bind().dialect.name == "postgresql":  # the index keeps its name, which is wanted
        op.execute("ALTER INDEX notices_pkey RENAME TO notices_of_turns_pkey")
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
        sa.Column("about", sa.String(16), primary_key=True),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("told", sa.Boolean, nullable=False),
    )
    columns = 'person, "table", seat, decision'
    op.execute(
        f"INSERT INTO notices ({columns}, about, due, told)"
        f" SELECT {columns}, 'turn', due, told FROM notices_of_turns"
    )
    op.drop_table("notices_of_turns")
