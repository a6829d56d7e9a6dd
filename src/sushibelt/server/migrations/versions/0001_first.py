"""The first shape of the data file."""

import sqlalchemy as sa
from alembic import op

WHOLE = sa.Integer().with_variant(sa.BigInteger(), "postgresql")

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make all tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("code", sa.String(12), nullable=False, unique=True),
        sa.Column("lobby", sa.Text, nullable=False),
        sa.Column("stage", sa.String(12), nullable=False),
        sa.Column("match_id", sa.String(40), nullable=False),
        sa.Column("previous", sa.String(40)),
        sa.Column("touched", WHOLE, nullable=False, index=True),
    )
    op.create_table(
        "keys",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(40), nullable=False, index=True),
        sa.Column("role", sa.String(8), nullable=False),
        sa.Column("member", sa.String(40)),
        sa.Column("request", sa.String(64), nullable=False),
        sa.Column("salt", sa.String(40), nullable=False),
        sa.Index("ix_keys_request", "request", "table_id", "role", unique=True),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(40), nullable=False, index=True),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("rules", WHOLE, nullable=False),
        sa.Column("book", sa.String(64), nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("shares", sa.Text, nullable=False),
        sa.Column("gathering", sa.Text, nullable=False),
        sa.Column("stage", sa.String(12), nullable=False),
        sa.Column("touched", WHOLE, nullable=False, index=True),
    )
    _make_play()


def _make_play() -> None:
    op.create_table(
        "moves",
        sa.Column("match_id", sa.String(40), primary_key=True),
        sa.Column("n", WHOLE, primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "picks",
        sa.Column("match_id", sa.String(40), primary_key=True),
        sa.Column("seat", WHOLE, primary_key=True),
        sa.Column("n", WHOLE, nullable=False),
        sa.Column("action", WHOLE, nullable=False),
        sa.Column("by", sa.String(8), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "answers",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("who", sa.String(44), primary_key=True),
        sa.Column("message", sa.String(40), primary_key=True),
        sa.Column("serial", WHOLE, nullable=False),
        sa.Column("refusal", sa.Text),
        sqlite_with_rowid=False,
    )
