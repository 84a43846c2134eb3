"""Our own fonts: they serve every language, shift nothing when they arrive, and nothing breaks without them."""

import random
from typing import Any

import pytest

from sevenfold.game import ids
from sevenfold.texts import LANGUAGES, texts
from tests.browser.conftest import Open, settle
from tests.browser.players import BY_MOUSE, await_turn
from tests.browser.promises import each_language, problems

FONTS = "**/*.woff2"
SCREENS = ("/", "/lobby", "/children", "/learn", "/settings", "/play/seven-dragons", "/learn/double-seven")
# The letters of our text font, a fifth wider: wider than what common systems have instead of it.
WIDE = """
@font-face { font-family: Wide; src: url(%s); size-adjust: 120%%; }
:root { --text: Wide !important; --display: Wide !important; }
body, h1, h2, h3 { font-size-adjust: none !important; }
"""
FETCHED = """performance.getEntriesByType("resource").map(({ name }) => name)
    .find(name => name.includes("source-sans-3-latin"))"""
SHIFTS = """() => void new PerformanceObserver(list => {
    window.shifted = (window.shifted ?? 0) + list.getEntries().reduce((sum, entry) => sum + entry.value, 0);
}).observe({ type: "layout-shift", buffered: true })"""


def assert_ours(page: Any) -> None:
    """The fonts that the browser really used, as its developer tools tell."""
    tools = page.context.new_cdp_session(page)
    tools.send("DOM.enable")
    tools.send("CSS.enable")
    root = tools.send("DOM.getDocument")["root"]["nodeId"]
    for selector, family in (("h1", "Alegreya"), ("main p", "Source Sans 3")):
        node = tools.send("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
        used = tools.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
        assert used, selector
        assert all(font["isCustomFont"] and family in font["familyName"] for font in used), (selector, used)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_is_ours(language: str, open_page: Open) -> None:
    page = open_page(language=language)
    page.wait_for_selector(".game")
    page.evaluate("document.fonts.ready.then(() => true)")
    page.locator("nav a[href='/learn']").click()  # if they came too late for the first screen, they serve the next
    page.wait_for_selector("h1")
    settle(page)
    assert_ours(page)


def test_nothing_shifts_when_they_arrive_late(open_page: Open) -> None:
    page = open_page("/lobby")
    page.context.new_cdp_session(page).send("Network.setCacheDisabled", {"cacheDisabled": True})
    held: list[Any] = []
    page.context.route(FONTS, lambda route: held.append(route))
    page.goto("/", wait_until="commit")
    page.wait_for_selector(".game")
    page.evaluate(SHIFTS)
    before = page.locator("h1").bounding_box()
    assert held
    for route in held:
        route.continue_()
    page.context.unroute(FONTS)
    page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    settle(page)  # the long texts have come, too, and dress nothing
    assert page.locator("h1").bounding_box() == before
    assert page.evaluate("window.shifted ?? 0") == 0
    page.locator("nav a[href='/learn']").click()
    page.wait_for_selector("html[data-fonts=own]")


def without_fonts(open_page: Open, path: str = "/", **more: Any) -> Any:
    """A page whose fonts never come; another one, much wider, is there instead."""
    page = open_page("/lobby", bypass_csp=True, **more)
    wide = page.wait_for_function(FETCHED).json_value()
    page.context.add_init_script(
        f"""addEventListener("DOMContentLoaded", () => {{
            const style = document.createElement("style");
            style.textContent = {WIDE % (wide + "?wide")!r};
            document.head.append(style);
        }})"""
    )
    page.context.route(FONTS, lambda route: route.fulfill(body=""))
    page.goto(path)
    return page


def test_the_layout_holds_without_them(open_page: Open) -> None:
    page = without_fonts(open_page, size={"width": 320, "height": 700})
    for path in SCREENS:
        page.goto(path)
        page.wait_for_selector("h1")
        settle(page)
        assert page.locator("html").get_attribute("data-fonts") is None
        assert page.evaluate("document.fonts.check('1em Wide')")
        for language in each_language(page):
            assert problems(page) == [], (path, language)


@pytest.mark.parametrize("game", ids())
def test_tables_hold_without_them(game: str, open_page: Open) -> None:
    """Played in one language, read in all of them."""
    page = without_fonts(open_page, size={"width": 320, "height": 700})
    page.locator(f"[data-game={game}] .primary").click()
    choice = random.Random(6)
    for _ in range(2):
        assert await_turn(page)
        BY_MOUSE[game](page, choice)
    for language in each_language(page):
        page.locator(".tools button").nth(1).click()
        assert page.locator("aside ol li").count() >= 2
        assert page.locator("aside .tabs button").nth(1).inner_text() == texts(language)("web-log")
        assert problems(page) == [], language
        page.locator("aside .close").click()


def test_another_language_comes_with_its_letters(open_page: Open) -> None:
    """Whoever changes the language in the middle of everything reads no mixture of faces."""
    page = open_page()
    page.wait_for_selector(".game")
    page.evaluate("document.fonts.ready.then(() => true)")
    page.locator("nav a[href='/learn']").click()
    page.wait_for_selector("html[data-fonts=own] h1")
    page.get_by_role("combobox").first.select_option("ru")
    page.wait_for_selector("html[lang=ru] h1")
    assert_ours(page)
