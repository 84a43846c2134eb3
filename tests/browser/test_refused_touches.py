"""A touch that is not allowed says why, and the reason is true: at positions that lessons prepare."""

from typing import Any

from sevenfold.lessons import lesson
from sevenfold.texts import texts
from tests.browser.conftest import Open
from tests.browser.test_lessons import PLAYED, pick, spot

said = texts("en")


def refused(page: Any, reason: str) -> None:
    """The page says this and nothing else, and the table is as it was."""
    page.get_by_text(said(f"refusal-{reason}")[1:]).wait_for()
    assert page.locator(".confirm").count() == 0


def reminded(page: Any, text: str) -> None:
    """The page says what is missing yet."""
    page.get_by_text(said(text)).wait_for()
    assert page.locator(".confirm").count() == 0


def unpick(page: Any) -> None:
    picked = page.locator('.rack [aria-pressed="true"]')
    while picked.count():
        picked.first.click()


def touch(page: Any, x: int, y: int) -> None:
    """A place of the mosaic, by the mouse alone: where nothing may lie there is nothing to find by name."""
    start = spot(page, "place-0-0").bounding_box()
    page.mouse.click(start["x"] + (x + 0.5) * start["width"], start["y"] + (0.5 - y) * start["height"])


def test_DS_START_says_what_is_wrong_with_the_tiles(open_page: Open) -> None:
    page = open_page("/learn/double-seven")
    draw = lesson("double-seven").steps[0]
    page.locator(".rack .tile").first.click()
    refused(page, "ds-draw-first")
    PLAYED["double-seven"](page, draw.table.fields("draw fox"), draw)
    page.locator(".confirm .primary").click()
    page.get_by_text(said("lesson-double-seven-draw-good")).wait_for()
    page.keyboard.press("Enter")
    page.locator(".teacher h2", has_text=said("lesson-double-seven-start-title")).wait_for()
    pick(page, "frog", 1)
    page.locator(".new").click()
    refused(page, "ds-start-few")
    pick(page, "swan", 1)
    page.locator(".new").click()
    refused(page, "ds-start-mixed")
    unpick(page)
    pick(page, "fox", 3)
    page.locator(".new").click()
    page.locator(".confirm .primary").wait_for()


def test_SD_PLACE_says_why_a_card_cannot_lie_there(open_page: Open) -> None:
    page = open_page("/learn/seven-dragons")
    spot(page, "place-1-0").click()
    reminded(page, "web-card-first")
    spot(page, "hand-BBBB").click()
    touch(page, 2, 0)
    refused(page, "sd-place-match")
    touch(page, 2, 1)
    refused(page, "sd-place-alone")
    spot(page, "place-1-0").click()
    refused(page, "sd-place-taken")
    spot(page, "place-0-1").click()  # Silver is every colour
    page.locator(".confirm .primary").wait_for()


def test_DR_PLACE_says_why_a_card_cannot_lie_there(open_page: Open) -> None:
    page = open_page("/learn/dragon")
    spot(page, "hand-1").click()
    spot(page, "cell-1-0").click()
    refused(page, "dr-place-alone")
    page.locator(".cell:not(.empty)").first.click()
    refused(page, "dr-place-taken")
