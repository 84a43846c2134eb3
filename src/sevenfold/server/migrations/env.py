"""Alembic runs inside a connection that the server, or a developer's command, has opened."""

from alembic import context

from sevenfold.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot alter tables otherwise
)
with context.begin_transaction():
    context.run_migrations()
