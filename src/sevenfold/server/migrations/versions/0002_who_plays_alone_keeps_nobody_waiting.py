"""Who plays alone, or with others at one device, keeps nobody waiting: no clock and no absence is watched there."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.execute(
        sa.text(
            "UPDATE tables SET deadline = NULL, away_at = NULL WHERE phase = 'running' AND "
            "(SELECT count(DISTINCT identity) FROM seats WHERE seats.table_id = tables.id) < 2"
        )
    )


def downgrade() -> None:
    """An index may be empty: the next event at the table fills it."""
