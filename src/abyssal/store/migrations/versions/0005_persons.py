"""Persons: a personal link, the devices that were opened with it, and what they share."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "persons",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "person_links",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), of_a_person(), nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("session", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), of_a_person(), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )


def of_a_person() -> sa.ForeignKey:
    return sa.ForeignKey("persons.id", ondelete="CASCADE")
