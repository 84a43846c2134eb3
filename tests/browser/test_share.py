"""Finished games for others: reviewed by whoever has the address, shared as a link or as a picture."""

import asyncio
import random
import struct
from base64 import b64encode
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, Open
from tests.browser.test_access import violations
from tests.browser.test_local import begin, fly, play_on
from tests.server.client import Guest, play_out
from tests.server.harness import Server

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


async def play_on_server(site: Server, game: str) -> str:
    """A whole game of a person and a bot; its id."""
    guest = await Guest.arrive(site)
    id = await guest.set_up(game, {}, "me novice")
    async with guest.connect() as tab:
        await play_out(tab, id, [0], random.Random(1))
    return id


def finished(site: Server, game: str) -> str:
    """In a thread of its own: the browser's loop runs in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, play_on_server(site, game)).result()


@pytest.mark.parametrize("game", ["seven-dragons", "double-seven", "dragon"])
def test_a_game_of_a_server_is_reviewed_by_whoever_has_its_address(game: str, open_page: Open, site: Server) -> None:
    page = open_page()
    page.context.add_init_script(LITTLE)
    page.goto(f"/review/{finished(site, game)}")
    page.wait_for_selector(DONE)
    page.wait_for_selector(".board [data-spot]", state="attached")
    decisions = page.locator("ol [data-help=help-review-go]")
    assert decisions.count() > 5
    decisions.nth(5).click()
    expect(page.locator(".card h3")).to_contain_text(decisions.nth(5).locator(".number").inner_text())
    assert page.locator(".rest table tbody tr").count() == 9
    assert violations(page) == []


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


def test_a_moment_is_shared_as_a_link_and_as_a_picture_without_a_network(open_page: Open) -> None:
    page = open_page(size=DESK, keep=True)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.evaluate("delete Navigator.prototype.share")
    fly(page)
    begin(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= DESK["width"]
    assert page.locator(".ends [data-help=help-share-picture]").count() == 1
    assert page.locator("[data-help=help-share-link]").count() == 0  # the seed would tell everybody's cards
    play_on(page, most=3)
    check_picture(page, picture(page, ".ends"))
    play_on(page)
    page.wait_for_selector("dialog table")
    check_picture(page, picture(page, "dialog"))
    page.keyboard.press("Escape")
    page.get_by_role("slider").fill("12")
    shown = page.locator(".cell:not(.empty)").count()
    page.locator(".ends [data-help=help-share-link]").click()
    expect(page.locator(".ends .share").first).to_have_text("Copied")
    link = page.evaluate("navigator.clipboard.readText()")

    other = open_page(size=DESK)
    other.context.add_init_script(LITTLE)
    other.goto(link)
    expect(other.locator(".cell:not(.empty)")).to_have_count(shown)
    expect(other.locator(".steps .number")).to_contain_text("12/")
    other.wait_for_selector(DONE)
    check_picture(other, picture(other, ".steps"))
    assert violations(other) == []
