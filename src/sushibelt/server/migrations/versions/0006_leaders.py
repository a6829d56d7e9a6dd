"""Who may write to a database that several servers can reach."""

import sqlalchemy as sa
from alembic import op

WHOLE = sa.Integer().with_variant(sa.BigInteger(), "postgresql")

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the table; whoever takes over first adds its one row."""
    op.create_table(
        "leaders",
        sa.Column("id", WHOLE, primary_key=True, autoincrement=False),
        sa.Column("epoch", WHOLE, nullable=False),
        sa.Column("serial", WHOLE, nullable=False),
        sa.Column("holder", sa.Text),
    )
