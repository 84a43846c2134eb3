"""The fullest tables on small phones: whatever one needs for a move is in sight, without scrolling."""

import random
from typing import Any

import pytest

from tests.browser.conftest import Open
from tests.browser.players import BY_MOUSE, await_turn

SIZES = ((390, 844), (360, 640), (320, 568))
NEEDED = {
    "seven-dragons": ".held, .piles .pile, .goal, .seats .plate, .mosaic",
    "double-seven": ".rack .tile, .deeds .button, .pool .tile, .own .plate",
    "dragon": ".held, .cell, .pile, .plate",
}
# Those that are not wholly within the window, or that something else lies upon.
OUT_OF_SIGHT = """selector => [...document.querySelectorAll(selector)].map(thing => {
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    const on = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const inside = left >= -1 && right <= innerWidth + 1 && top >= -1 && bottom <= innerHeight + 1;
    const seen = inside && (thing.contains(on) || on?.contains(thing));
    const what = `${thing.outerHTML.slice(0, 120)} at ${[left, top, right, bottom]}`;
    return seen ? "" : `${what} under ${on?.outerHTML.slice(0, 80)}`;
}).filter(found => found)"""


def seat_everybody(page: Any, game: str) -> None:
    """A game with as many bots as there are seats, well under way; another one if a bot has won by then."""
    page.goto(f"/play/{game}")
    page.locator("fieldset .button.icon").last.click()
    page.locator("form .primary").click()
    page.wait_for_selector(".play")
    choice = random.Random(4)
    for _ in range(9 if game == "double-seven" else 3):
        if await_turn(page):
            BY_MOUSE[game](page, choice)
    while game == "double-seven" and await_turn(page) and page.locator(".pool .tile.glow").count():
        BY_MOUSE[game](page, choice)
    if not await_turn(page):
        seat_everybody(page, game)


@pytest.mark.parametrize("game", NEEDED)
def test_nothing_needed_is_out_of_sight(game: str, open_page: Open) -> None:
    page = open_page(size={"width": 390, "height": 844})
    seat_everybody(page, game)
    page.wait_for_selector(".celebrated", state="detached")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("width => innerWidth === width", arg=width)
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert page.evaluate(OUT_OF_SIGHT, NEEDED[game]) == [], (width, height)
