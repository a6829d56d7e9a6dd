"""Score pads that several phones write on."""

import sqlalchemy as sa
from alembic import op

WHOLE = sa.Integer().with_variant(sa.BigInteger(), "postgresql")

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make their table."""
    op.create_table(
        "pads",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("code", sa.String(12), nullable=False, unique=True),
        sa.Column("version", WHOLE, nullable=False),
        sa.Column("document", sa.Text, nullable=False),
        sa.Column("touched", WHOLE, nullable=False, index=True),
    )
