"""Everyone can play: no violations that axe knows of, on any screen, in light and dark, on desk and phone."""

import random
from pathlib import Path
from typing import Any

import pytest

from sevenfold.game import ids
from tests.browser.conftest import DESK, PHONE, Open
from tests.browser.players import BY_MOUSE, await_turn

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SCREENS = (
    *("/", "/lobby", "/children", "/learn", "/settings", "/move/ABCDEFGHJK", "/learn/nothing"),
    *("/puzzles", "/puzzles/today", "/games", "/review/localnothing"),
    *(f"{path}/{game}" for path in ("/play", "/learn") for game in ids()),
)
STANDARD = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def violations(page: Any) -> list[str]:
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("tags => axe.run({ runOnly: { type: 'tag', values: tags } })", STANDARD)["violations"]
    return [f"{v['id']}: {node['html'][:160]} {node['failureSummary'][:300]}" for v in found for node in v["nodes"]]


@pytest.mark.parametrize("path", SCREENS)
def test_screens(path: str, open_page: Open) -> None:
    scheme = "dark" if SCREENS.index(path) % 2 else "light"
    page = open_page(path, color_scheme=scheme)
    page.wait_for_selector("h1")
    page.wait_for_load_state("networkidle")
    assert violations(page) == []


@pytest.mark.parametrize(("size", "scheme"), [(DESK, "light"), (PHONE, "dark")], ids=["desk", "phone"])
@pytest.mark.parametrize("game", ids())
def test_tables(game: str, size: dict[str, int], scheme: str, open_page: Open) -> None:
    page = open_page(size=size, color_scheme=scheme)
    page.locator(f"[data-game={game}] .primary").click()
    choice = random.Random(5)
    for _ in range(2):
        assert await_turn(page)
        BY_MOUSE[game](page, choice)
    assert await_turn(page)
    assert violations(page) == []
    page.locator(".hand .held.playable, .rack .tile, .pool .tile.glow").first.click()
    assert violations(page) == []
