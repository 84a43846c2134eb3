"""Finished games for others: reviewed by whoever has the address."""

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import LITTLE, Open
from tests.browser.promises import violations
from tests.server.client import Guest, play_out
from tests.server.harness import Server

AS_THE_SERVER = f"sessionStorage['sevenfold.iterations'] = {LITTLE}"
DONE = ".review[data-done=true]"


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
    page = open_page("/api/games")  # the link is the first that they see of us
    page.context.add_init_script(AS_THE_SERVER)
    page.goto(f"/review/{finished(site, game)}")
    page.wait_for_selector(DONE)
    page.wait_for_selector(".board [data-spot]", state="attached")
    decision = page.locator("ol [data-help=help-review-go]").last  # some games are over after six moves
    decision.click()
    expect(page.locator(".card h3")).to_contain_text(decision.locator(".number").inner_text())
    assert page.locator(".rest table tbody tr").count() == 11
    assert violations(page) == []


def test_without_rules_on_the_page_the_server_thinks_and_comes_to_the_same(open_page: Open, site: Server) -> None:
    id, told = finished(site, "dragon"), []
    for missing in ("nothing", "WebAssembly", "Worker"):
        page = open_page("/api/games")
        page.context.add_init_script(f"{AS_THE_SERVER}; delete window.{missing}")
        with page.expect_request("**/rules*.wasm" if missing == "nothing" else f"**/api/tables/{id}/review/0"):
            page.goto(f"/review/{id}")
        page.wait_for_selector(DONE)
        page.wait_for_selector(".board [data-spot]", state="attached")
        told.append(page.locator(".rest").inner_text())
    assert told[0] == told[1] == told[2]
    assert f" {LITTLE} iterations" in told[0]
