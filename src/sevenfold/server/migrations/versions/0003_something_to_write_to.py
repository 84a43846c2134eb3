"""A table that readiness is tried on."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "probes", sa.Column("id", sa.Text(), nullable=False), sa.PrimaryKeyConstraint("id", name="pk_probes")
    )


def downgrade() -> None:
    op.drop_table("probes")
