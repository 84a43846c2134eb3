"""Levels decide as recorded; WebAssembly's turn is web/src/rules/decisions.test.ts."""

from tests import decisions


def test_levels_decide_as_recorded() -> None:
    assert decisions.decisions() == decisions.read()
