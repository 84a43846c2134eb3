"""Durable before visible: a server that is killed at any moment loses nothing that it said, and says nothing twice.

SEVENFOLD_KILLS=300 runs the full form.
"""

import asyncio
import os
from random import Random

import pytest

from tests.server.conftest import Launch
from tests.server.crashing import crash_again_and_again
from tests.server.harness import Postgres

KILLS = int(os.environ.get("SEVENFOLD_KILLS", "0"))
SEED = int(os.environ.get("SEVENFOLD_SEED", "7"))


def test_sqlite_no_acknowledged_move_is_lost_or_doubled(launch: Launch, capsys: pytest.CaptureFixture[str]) -> None:
    tally = asyncio.run(crash_again_and_again(launch(), KILLS or 8, 6, Random(SEED), also=lambda: None))
    with capsys.disabled():
        print(f"\n{tally}")
    assert tally.games >= 6


def test_postgresql_no_acknowledged_move_is_lost_or_doubled(
    launch: Launch, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    """Here the database itself is cut off, too, in every third round."""
    random = Random(SEED)

    def perhaps_crash() -> None:
        if random.random() < 0.34:
            postgres.crash()

    server = launch(postgres.database())
    tally = asyncio.run(crash_again_and_again(server, KILLS // 6 or 3, 3, Random(SEED), also=perhaps_crash))
    with capsys.disabled():
        print(f"\n{tally}")
    assert tally.games >= 3
