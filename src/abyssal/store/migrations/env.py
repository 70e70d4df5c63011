"""Runs the migrations on the database that the caller names."""

from alembic import context
from sqlalchemy import create_engine

engine = create_engine(str(context.config.get_main_option("sqlalchemy.url")))
with engine.connect() as connection:
    context.configure(connection=connection, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()
engine.dispose()
