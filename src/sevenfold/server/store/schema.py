"""What is kept. Times are milliseconds since the epoch; secrets are SHA-256 hashes."""

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    }
)

# People without accounts; an identity is opaque.
identities = Table(
    "identities",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
)

# Whoever holds a key is that person: in the cookie of a device, or as the token of a program.
keys = Table(
    "keys",
    metadata,
    Column("secret", LargeBinary, primary_key=True),
    Column("id", Text, nullable=False, unique=True),
    Column("identity", Text, nullable=False, index=True),
    Column("label", Text),  # of a token; null for a device
    Column("created_at", BigInteger, nullable=False),
)

# One-time codes that bring a person to another device.
codes = Table(
    "codes",
    metadata,
    Column("secret", LargeBinary, primary_key=True),
    Column("identity", Text, nullable=False, index=True),
    Column("expires_at", BigInteger, nullable=False),
)


def some(name: str, *columns: str, where: str, sqlite_where: str = "") -> Index:
    """An index of some of the tables. A move changes only those that its table is in: most are in one."""
    which = text(sqlite_where or where)
    return Index(f"ix_tables_{name}", *columns, postgresql_where=text(where), sqlite_where=which)


# An index of the tables: all of it follows from the events.
tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("phase", Text, nullable=False),
    Column("open_seats", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Column("mover", Text),  # the identity to move, '' for a bot, null for nobody
    Column("deadline", BigInteger),  # when the clock of the person to move runs out
    Column("away_at", BigInteger),  # when a bot may stand in for that person, who is not there
    some("listed", "phase", "updated_at", where="listed", sqlite_where="listed = 1"),
    some("open", "updated_at", where="phase = 'open'"),
    some("bots", "updated_at", where="mover = ''"),
    some("deadline", "deadline", where="deadline IS NOT NULL"),
    some("away_at", "away_at", where="away_at IS NOT NULL"),
    some("finished", "updated_at", where="phase = 'over'"),
)


class TableIndex(msgspec.Struct, frozen=True, gc=False):
    """What every event may change of it."""

    phase: str
    open_seats: int
    updated_at: int
    mover: str | None
    deadline: int | None
    away_at: int | None


INDEX = TableIndex.__struct_fields__

# Who plays where.
seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("identity", Text, index=True),
    Column("name", Text),  # of a guest at that person's device
    PrimaryKeyConstraint("table_id", "seat"),
)

# The truth: an append-only log. Two processes that append the same number at once cannot both succeed.
events = Table(
    "events",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

# The log of a finished game, packed: its first events, which are then no rows of `events` any more.
archives = Table(
    "archives",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("count", Integer, nullable=False),
    Column("log", LargeBinary, nullable=False),
)

# Written to find out whether the database can be written to.
probes = Table("probes", metadata, Column("id", Text, primary_key=True))
