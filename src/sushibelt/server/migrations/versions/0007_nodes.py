"""Several nodes on one database: who they are, and which tables and pads each has."""

import sqlalchemy as sa
from alembic import op

WHOLE = sa.Integer().with_variant(sa.BigInteger(), "postgresql")

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Every node gets a row of its own in place of the one that all shared."""
    op.drop_table("leaders")
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(255), primary_key=True),
        sa.Column("epoch", WHOLE, nullable=False),
        sa.Column("serial", WHOLE, nullable=False),
        sa.Column("expires", sa.DateTime(timezone=True)),
        sa.Column("holder", sa.Text),
    )
    op.create_table(
        "leases",
        sa.Column("place", sa.String(40), primary_key=True),
        sa.Column("node", sa.String(255), nullable=False),
        sa.Column("epoch", WHOLE, nullable=False),
    )
