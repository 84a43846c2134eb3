"""What moves is what was played: a card or a tile flies, never the panel of a player."""

import random
from typing import Any

import pytest

from sevenfold.game import ids
from tests.browser.conftest import Open
from tests.browser.players import BY_MOUSE, await_turn

# Everything that is animated from here on: what it is, and whether it lies on the table or above it.
WATCH = """() => {
    window.animated = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
        window.animated.push([...this.classList].filter(name => !name.startsWith("svelte-")).join(" "));
        return animate.apply(this, given);
    };
}"""


def seats(page: Any) -> set[str]:
    """The colours that frame the players who are not to move."""
    return set(
        page.evaluate("[...document.querySelectorAll('.plate:not(.turn)')].map(p => getComputedStyle(p).borderColor)")
    )


@pytest.mark.parametrize("game", ids())
def test_cards_fly_and_players_stay(game: str, open_page: Open) -> None:
    page = open_page(reduced_motion="no-preference")
    page.evaluate(WATCH)
    page.locator(f"[data-game={game}] .primary").click()
    choice = random.Random(3)
    for _ in range(3):
        if not await_turn(page):
            break
        BY_MOUSE[game](page, choice)
    await_turn(page)
    animated = page.evaluate("window.animated")
    assert animated
    assert all("flying" in classes.split() for classes in animated), animated
    assert not any("plate" in classes.split() for classes in animated), animated
    page.wait_for_function("() => document.querySelectorAll('.flying').length === 0")
    assert page.locator("[data-spot][style*=visibility]").count() == 0  # whatever flew lies there again


@pytest.mark.parametrize("game", ids())
def test_players_have_no_colours_that_could_be_goals(game: str, open_page: Open) -> None:
    page = open_page()
    page.locator(f"[data-game={game}] .primary").click()
    await_turn(page)
    assert page.locator(".plate").count() >= 2
    assert len(seats(page)) == 1
