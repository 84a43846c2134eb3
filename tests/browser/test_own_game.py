"""A whole game on this device, without a network, and all that can be done with it: once played, several times used."""

import json
import struct
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from sevenfold.protocol import fairness
from sevenfold.texts import texts
from tests.browser.conftest import DESK, Open, visiting
from tests.browser.promises import check_help, violations
from tests.browser.test_local import begin, fly, play_on
from tests.server.harness import Server

SAID = texts("en")
FEW = "sessionStorage['sevenfold.iterations'] = 60"
LITTLE = "sessionStorage['sevenfold.iterations'] = 4"
DONE = ".review[data-done=true]"
COLOURS = """async data => {
    const image = Object.assign(new Image(), { src: data });
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const to = canvas.getContext("2d");
    to.drawImage(image, 0, 0);
    return new Set(new Uint32Array(to.getImageData(0, 0, image.width, image.height).data.buffer)).size;
}"""


class Flight(NamedTuple):
    """Somebody who has played without a network; the game's address; what was asked of servers all the same."""

    page: Any
    address: str
    asked: list[str]

    def show_result(self) -> Any:
        """Back at the table, whose result is shown; what the page asks for itself is not asked of a server."""
        self.page.goto(self.address)
        self.page.locator("[data-help=help-result]").click()
        self.page.wait_for_selector("dialog table")
        self.asked.clear()
        return self.page


@pytest.fixture(scope="module")
def flight(chromium: Any, site: Server) -> Iterator[Flight]:
    with visiting(chromium, site) as open:
        page = open(size=DESK, keep=True)
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        page.context.add_init_script("delete Navigator.prototype.share")
        page.context.add_init_script(FEW)
        asked = fly(page)
        begin(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= DESK["width"]
        assert page.locator(".ends [data-help=help-share-picture]").count() == 1
        assert page.locator("[data-help=help-share-link]").count() == 0  # the seed would tell everybody's cards
        play_on(page, most=3)
        check_picture(page, picture(page, ".ends"))
        play_on(page)
        page.wait_for_selector("dialog table")
        check_picture(page, picture(page, "dialog"))
        assert asked == []
        yield Flight(page, page.url, asked)


def picture(page: Any, where: str) -> bytes:
    with page.expect_download() as download:
        page.locator(f"{where} [data-help=help-share-picture]").click()
    return bytes(download.value.path().read_bytes())


def check_picture(page: Any, png: bytes) -> None:
    """As large as somebody with another screen needs it, and painted."""
    width, height = struct.unpack(">II", png[16:24])
    assert width >= 1600
    assert height >= 600
    colours = page.evaluate(COLOURS, f"data:image/png;base64,{b64encode(png).decode()}")
    assert colours > 500


def test_a_moment_is_shared_as_a_link_and_as_a_picture(flight: Flight, open_page: Open) -> None:
    page = flight.show_result()
    page.keyboard.press("Escape")
    page.get_by_role("slider").fill("12")
    shown = page.locator(".cell:not(.empty)").count()
    page.locator(".ends [data-help=help-share-link]").click()
    expect(page.locator(".ends .share").first).to_have_text("Copied")
    link = page.evaluate("navigator.clipboard.readText()")
    assert flight.asked == []

    other = open_page(size=DESK)
    other.context.add_init_script(LITTLE)
    other.goto(link)
    expect(other.locator(".cell:not(.empty)")).to_have_count(shown)
    expect(other.locator(".steps .number")).to_contain_text("12/")
    other.wait_for_selector(DONE)
    check_picture(other, picture(other, ".steps"))
    assert violations(other) == []


def test_it_is_reviewed_and_kept(flight: Flight) -> None:
    page = flight.show_result()
    page.locator("dialog [data-help=help-review]").click()
    page.wait_for_selector(DONE)
    assert flight.asked == []
    listed = page.locator("ol [data-help=help-review-go]")
    assert listed.count() > 5
    listed.nth(3).click()
    expect(page.locator(".card h3")).to_contain_text(listed.nth(3).locator(".number").inner_text())
    page.emulate_media(media="print")
    assert listed.last.is_visible()
    assert not page.locator("header").is_visible()
    page.emulate_media(media="screen")
    page.locator("svg[data-help=help-review-graph]").click(position={"x": 60, "y": 60})
    assert page.locator(".rest table tbody tr").count() == 11
    assert violations(page) == []
    check_help(page)
    if page.locator("[data-help=help-retry]").count():  # otherwise there was nothing to learn
        page.locator("[data-help=help-retry]").click()
        page.locator("[data-help=help-retry-solution]").click()
        expect(page.locator(".answer.right")).to_be_visible()
        check_help(page)
    page.reload()  # nothing is thought about twice
    page.wait_for_selector(DONE)
    page.goto("/games")
    page.locator("li.game").wait_for()
    expect(page.locator("li.game")).to_contain_text("%")
    assert page.locator("figure svg").count() == 3
    check_help(page)
    assert violations(page) == []


def test_at_last_it_is_verified_played_again_and_deleted(flight: Flight, tmp_path: Path) -> None:
    page = flight.show_result()
    with page.expect_download() as download:
        page.locator("dialog a[download]").click()
    download.value.save_as(tmp_path / "game.json")
    file = json.loads((tmp_path / "game.json").read_text("utf-8"))
    assert fairness.verify(file)["outcome"] is not None
    page.locator("dialog [data-help=help-rematch]").click()
    page.wait_for_function("() => document.querySelector('.play')?.dataset.phase === 'running'")
    play_on(page, most=2)
    assert flight.asked == []
    page.goto("/")
    page.wait_for_function("() => document.querySelectorAll('#mine ~ ul li').length === 2")
    page.locator("[data-help=help-delete]").first.click()
    page.wait_for_function("() => document.querySelectorAll('#mine ~ ul li').length === 1")
    page.goto("/games")
    page.locator("li.game [data-help=help-games-delete]").click()
    page.get_by_text(SAID("web-games-none")).wait_for()
