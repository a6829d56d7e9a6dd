"""By which marks the seats of a match are told apart."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the marks of a match's seats, as JSON; null: by their numbers."""
    op.add_column("matches", sa.Column("marks", sa.Text))
