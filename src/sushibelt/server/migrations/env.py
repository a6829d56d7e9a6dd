"""Alembic's way in: it works on the connection that `upgrading` hands over."""

from alembic import context

from sushibelt.server.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
