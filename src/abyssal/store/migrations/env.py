"""Runs the migrations on the connection of the caller, and in its transaction."""

from alembic import context

context.configure(
    connection=context.config.attributes["connection"],
    render_as_batch=True,
    transactional_ddl=True,  # of SQLite too, which alembic does not expect
)
with context.begin_transaction():
    context.run_migrations()
