"""How long the server has been running, a row to test writing with, and blocked addresses."""

import sqlalchemy as sa
from alembic import op

WHOLE = sa.Integer().with_variant(sa.BigInteger(), "postgresql")

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the three tables; nothing that is there changes."""
    op.create_table(
        "spells",
        sa.Column("since", WHOLE, primary_key=True, autoincrement=False),
        sa.Column("until", WHOLE, nullable=False),
    )
    op.create_table(
        "probes",
        sa.Column("id", WHOLE, primary_key=True, autoincrement=False),
        sa.Column("noise", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "blocks",
        sa.Column("network", sa.String(50), primary_key=True),
        sa.Column("until", WHOLE, nullable=False),
    )
