"""Finished games are packed, and are found by when they ended."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "archives",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("log", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_archives"),
    )
    finished = sa.text("phase = 'over'")
    op.create_index("ix_tables_finished", "tables", ["updated_at"], postgresql_where=finished, sqlite_where=finished)


def downgrade() -> None:
    """Not without losing games: packed logs would have to become events again."""
    raise NotImplementedError("packed games cannot be unpacked by a migration")
