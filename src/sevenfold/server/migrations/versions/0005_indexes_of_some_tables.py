"""A move of people at a table that is not listed changes one index instead of four."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

BEFORE = {
    "ix_tables_listed_phase_updated_at": ["listed", "phase", "updated_at"],
    "ix_tables_phase_mover": ["phase", "mover"],
    "ix_tables_deadline": ["deadline"],
    "ix_tables_away_at": ["away_at"],
}
SINCE = {
    "ix_tables_listed": (["phase", "updated_at"], "listed"),
    "ix_tables_open": (["updated_at"], "phase = 'open'"),
    "ix_tables_bots": (["updated_at"], "mover = ''"),
    "ix_tables_deadline": (["deadline"], "deadline IS NOT NULL"),
    "ix_tables_away_at": (["away_at"], "away_at IS NOT NULL"),
}


def upgrade() -> None:
    for name in BEFORE:
        op.drop_index(name, "tables")
    for name, (columns, which) in SINCE.items():
        lite = sa.text("listed = 1" if which == "listed" else which)  # so SQLite's queries say it
        op.create_index(name, "tables", columns, postgresql_where=sa.text(which), sqlite_where=lite)


def downgrade() -> None:
    for name in SINCE:
        op.drop_index(name, "tables")
    for name, columns in BEFORE.items():
        op.create_index(name, "tables", columns)
