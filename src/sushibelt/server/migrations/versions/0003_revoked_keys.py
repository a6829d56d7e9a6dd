"""Keys of people who left, or were sent away."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add why a key opens nothing any more; null: it still does."""
    op.add_column("keys", sa.Column("revoked", sa.String(8)))
