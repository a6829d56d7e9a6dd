"""The tables of the store. A match is its header, its moves and the choices that are in.

A score pad that several phones write on is its document. No state of a game is stored, and of
secrets only their SHA-256; the one thing to keep safe is `matches.secret`, from which the deals of
matches still under way could be foretold.
"""

from sqlalchemy import (
    BigInteger,
    Column,
    DateTime,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData()
WHOLE = Integer().with_variant(BigInteger(), "postgresql")  # 64 bits everywhere

tables = Table(
    "tables",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("code", String(12), nullable=False, unique=True),
    Column("lobby", Text, nullable=False),  # JSON of server.table.Lobby
    Column("stage", String(12), nullable=False),
    Column("match_id", String(40), nullable=False),
    Column("previous", String(40)),
    Column("touched", WHOLE, nullable=False, index=True),  # seconds since 1970
)

keys = Table(
    "keys",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("table_id", String(40), nullable=False, index=True),  # or that of a pad
    Column("role", String(8), nullable=False),
    Column("member", String(40)),
    Column("request", String(64), nullable=False),
    Column("salt", String(40), nullable=False),
    Column("revoked", String(8)),  # why it opens nothing any more; null: it does
    Index("ix_keys_request", "request", "table_id", "role", unique=True),
)

matches = Table(
    "matches",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("table_id", String(40), nullable=False, index=True),
    Column("game", String(80), nullable=False),
    Column("rules", WHOLE, nullable=False),
    Column("book", String(64), nullable=False),
    Column("names", Text, nullable=False),  # JSON; empty until it begins
    Column("secret", String(64), nullable=False),
    Column("shares", Text, nullable=False),  # JSON: [hash, entropy] for each seat
    Column("gathering", Text, nullable=False),  # JSON: seats
    Column("stage", String(12), nullable=False),
    Column("touched", WHOLE, nullable=False, index=True),
    Column("marks", Text),  # JSON: a letter, colour and pattern for each seat; null: its number
)

moves = Table(
    "moves",
    METADATA,
    Column("match_id", String(40), primary_key=True),
    Column("n", WHOLE, primary_key=True),
    Column("body", Text, nullable=False),  # JSON: Nature's integers, or [seat, action, by] each
    sqlite_with_rowid=False,
)

picks = Table(
    "picks",
    METADATA,
    Column("match_id", String(40), primary_key=True),
    Column("seat", WHOLE, primary_key=True),
    Column("n", WHOLE, nullable=False),
    Column("action", WHOLE, nullable=False),
    Column("by", String(8), nullable=False),
    sqlite_with_rowid=False,
)

answers = Table(
    "answers",
    METADATA,
    Column("table_id", String(40), primary_key=True),  # or that of a pad
    Column("who", String(44), primary_key=True),
    Column("message", String(40), primary_key=True),
    Column("serial", WHOLE, nullable=False),
    Column("refusal", Text),  # as it was told; null: the message had its effect
    sqlite_with_rowid=False,
)

pads = Table(
    "pads",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("code", String(12), nullable=False, unique=True),
    Column("version", WHOLE, nullable=False),
    Column("document", Text, nullable=False),  # JSON of docs/score.md
    Column("touched", WHOLE, nullable=False, index=True),
)

# Times in which the server ran and its clock was steady; see `uptime`.
spells = Table(
    "spells",
    METADATA,
    Column("since", WHOLE, primary_key=True, autoincrement=False),  # seconds since 1970
    Column("until", WHOLE, nullable=False),
)

# One row that is written over and over, to see whether writing still works.
probes = Table(
    "probes",
    METADATA,
    Column("id", WHOLE, primary_key=True, autoincrement=False),
    Column("noise", LargeBinary, nullable=False),
)

# The only addresses that are stored: those that whoever runs the server blocked for a while.
blocks = Table(
    "blocks",
    METADATA,
    Column("network", String(50), primary_key=True),  # such as 203.0.113.7/32
    Column("until", WHOLE, nullable=False),
)

# Who may write: the one server of a Postgres database, or each of several. Every transaction names
# the epoch in which it was begun, and one of another epoch is refused; see `postgres.session`. Both
# tables are empty in a file, which needs none of it.
nodes = Table(
    "nodes",
    METADATA,
    Column("id", String(255), primary_key=True),  # an address; empty: of a server that is alone
    Column("epoch", WHOLE, nullable=False),  # counts those who took over
    Column("serial", WHOLE, nullable=False),  # of the latest transaction
    Column("expires", DateTime(timezone=True)),  # by the database's clock; null: never
    Column("holder", Text),  # JSON of server.lock.Holder
)

leases = Table(
    "leases",
    METADATA,
    Column("place", String(40), primary_key=True),  # a table or pad
    Column("node", String(255), nullable=False),
    Column("epoch", WHOLE, nullable=False),  # the node's: once that is over, so is the lease
)
