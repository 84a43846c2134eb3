"""The order of tests: what takes long begins first, so that in the end no worker is alone with it."""

import pytest

# By name of file; the others are shorter. A new file belongs here if one of its tests takes ten seconds.
LONG = (
    "test_whole_games.py",
    "test_local.py",
    "test_own_game.py",
    "test_plugin.py",
    "test_batch.py",
    "test_supervision.py",
    "test_rolling_restart.py",
    "test_crash.py",
    "test_together.py",
    "test_firefox.py",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.name not in LONG)
