"""Tables on this device: no server is asked for anything, and nothing that was played is lost."""

import random
import re
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Error as PlaywrightError

from sevenfold.lessons import lesson
from sevenfold.texts import texts
from tests.browser.conftest import PHONE, Open, settle
from tests.browser.players import BY_MOUSE, LETTERS, MINE, OVER, await_turn, confirm, make_short, ply
from tests.browser.test_lessons import play_dragon as play_lesson

SAID = texts("en")
LONGEST = 200  # decisions
KEPT = re.compile("/assets/|/favicon|^blob:")
READY = "navigator.serviceWorker.ready.then(() => true)"


def fly(page: Any) -> list[str]:
    """Everything is kept; from here on there is no network. Returns a list of what is asked of servers all the same."""
    page.evaluate(READY)
    page.reload()
    page.wait_for_selector(".game, .steps, .course, form fieldset")
    settle(page)
    page.context.set_offline(True)
    return watch(page)


def watch(page: Any) -> list[str]:
    """What is asked of the server, but for files that were kept."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if not KEPT.search(request.url) else None)
    page.on("websocket", lambda socket: asked.append(socket.url))
    return asked


def begin(page: Any, game: str = "dragon") -> None:
    page.locator(f"[data-game={game}] .primary").click()
    page.wait_for_selector(".play")


def play_on(page: Any, game: str = "dragon", most: int = LONGEST) -> None:
    """To the end, or so many moves."""
    choice = random.Random(7)
    for _ in range(most):
        if not await_turn(page):
            return
        BY_MOUSE[game](page, choice)


def test_a_move_is_taken_back_and_a_hint_given_in_flight(open_page: Open) -> None:
    page = open_page(keep=True)
    asked = fly(page)
    begin(page)
    assert await_turn(page)
    before = ply(page)
    page.locator("[data-help=help-hints]").first.click()
    page.locator(".confirm .primary").wait_for()
    confirm(page)
    assert await_turn(page)
    page.locator("[data-help=help-take-back]").click()
    page.wait_for_selector(f'{MINE}[data-ply="{before}"]')
    assert asked == []


def test_a_whole_game_on_one_device_in_flight(open_page: Open) -> None:
    page = open_page("/play/seven-dragons/device", keep=True)
    asked = fly(page)
    make_short(page)
    page.get_by_role("button", name=SAID("web-start"), exact=True).click()
    choice = random.Random(4)
    assert await_turn(page)  # whoever set the table up holds the device
    while page.locator(OVER).count() == 0:
        BY_MOUSE["seven-dragons"](page, choice)
        page.wait_for_selector(f".curtain button, {OVER}")
        if page.locator(OVER).count() == 0:
            page.locator(".curtain button").click()
            page.wait_for_selector(MINE)
    page.wait_for_selector("dialog table")
    assert asked == []


def test_a_whole_game_for_children_in_flight(open_page: Open) -> None:
    page = open_page("/children", size=PHONE, keep=True)
    assert page.evaluate(LETTERS, ":is(.steps, .ages)") == []
    asked = fly(page)
    page.locator(".steps button").nth(1).click()
    page.wait_for_selector(".play.small")
    play_on(page, "seven-dragons")
    page.locator(".end").wait_for()
    assert page.evaluate(LETTERS, ".end") == []
    page.locator(".end .button").first.click()
    page.wait_for_selector(".play[data-phase=running]")
    assert asked == []


def test_a_lesson_in_flight(open_page: Open) -> None:
    page = open_page("/learn/dragon", keep=True)
    asked = fly(page)
    step = lesson("dragon").steps[0]
    move = next(move for move in step.table.legal_moves if step.is_wanted(move))
    page.wait_for_selector(".board [data-spot]")
    play_lesson(page, step.table.fields(move), step)
    page.locator(".confirm .primary").click()
    page.wait_for_selector(".verdict.good")
    assert [url for url in asked if "/api/" in url] == []


@pytest.mark.parametrize("crashed", [False, True], ids=["closed", "crashed"])
def test_a_game_goes_on_whose_tab_ended_in_mid_move(crashed: bool, open_page: Open) -> None:
    page = open_page()
    begin(page)
    play_on(page, most=1)
    assert await_turn(page)
    before = ply(page)
    page.locator(".hand .held.playable").first.click()
    if page.locator(".confirm").count() == 0:
        page.locator(".empty.glow").first.click()
    page.evaluate("() => document.querySelector('.confirm .primary').click()")
    address, context = page.url, page.context
    crash(page) if crashed else page.close()  # at once, whatever it was doing
    again = context.new_page()
    again.goto(address)
    assert await_turn(again)
    assert ply(again) >= before
    play_on(again, most=1)
    assert ply(again) > before


def crash(page: Any) -> None:
    """The process that draws the page is gone, and its workers with it."""
    with page.expect_event("crash"), suppress(PlaywrightError):
        page.goto("chrome://crash")


SPOILED = """() => new Promise((done, fail) => {
  const asked = indexedDB.open("sevenfold");
  asked.onerror = fail;
  asked.onsuccess = () => {
    const written = asked.result.transaction("entries", "readwrite");
    written.objectStore("entries").clear();
    written.oncomplete = done;
  };
})"""


def test_a_damaged_store_is_told_and_others_go_on(open_page: Open) -> None:
    page = open_page()
    begin(page)
    assert await_turn(page)
    address = page.url
    page.evaluate(f"({SPOILED})().then(() => true)")
    page.goto(address)
    page.get_by_role("heading", name=SAID("server-unknown-table")).wait_for()
    page.goto("/")
    begin(page)
    play_on(page, most=1)


# Chromium lets a few more bytes into a store that is full, so this worker's store is full when we say so.
FULL = """
    let full = false;
    new BroadcastChannel("full").onmessage = ({ data }) => (full = data);
    const add = IDBObjectStore.prototype.add;
    IDBObjectStore.prototype.add = function (row) {
        add.call(this, row);
        if (!full) return;
        Object.defineProperty(this.transaction, "error", { value: new DOMException("", "QuotaExceededError") });
        queueMicrotask(() => this.transaction.abort());
    };
"""


def test_a_full_disk_is_told_and_nothing_is_lost(open_page: Open) -> None:
    page = open_page("/settings")
    page.route("**/worker-*.js", lambda route: route.fulfill(response=(it := route.fetch()), body=FULL + it.text()))
    page.goto("/")
    begin(page)
    assert await_turn(page)
    before = ply(page)
    page.evaluate("new BroadcastChannel('full').postMessage(true)")
    page.locator(".hand .held.playable").first.click()
    if page.locator(".confirm").count() == 0:
        page.locator(".empty.glow").first.click()
    page.locator(".confirm .primary").click()
    page.get_by_text(SAID("web-refused-store-full")[1:]).wait_for()
    assert ply(page) == before
    page.evaluate("new BroadcastChannel('full').postMessage(false)")
    play_on(page, most=1)
    assert ply(page) > before


OPENED = """([version, name]) => new Promise((done, fail) => {
  const asked = indexedDB.open("sevenfold", version);
  asked.onupgradeneeded = () => asked.result.createObjectStore(name);
  asked.onerror = fail;
  asked.onsuccess = () => (asked.result.close(), done());
})"""


def test_an_old_tab_beside_a_new_version_says_so(open_page: Open) -> None:
    page = open_page()
    begin(page)
    assert await_turn(page)
    page.evaluate(OPENED, [2, "newer"])  # as a newer page would
    page.get_by_text(SAID("web-refused-store-newer")[1:]).wait_for()
    page.goto("/")
    begin(page)  # the server plays meanwhile
    assert "/t/local" not in page.url


def test_what_others_keep_under_our_name_is_left_alone(open_page: Open) -> None:
    page = open_page("/healthz")
    page.evaluate(OPENED, [1, "theirs"])
    page.goto("/")
    begin(page)
    assert "/t/local" not in page.url


@pytest.mark.parametrize("missing", ["Worker", "WebAssembly", "setting"])
def test_the_server_plays_where_the_page_cannot_or_shall_not(missing: str, open_page: Open) -> None:
    page = open_page("/settings")
    if missing == "setting":
        page.get_by_label(SAID("web-set-remote")).check()
    else:
        page.context.add_init_script(f"delete window.{missing}")
    page.goto("/")
    begin(page)
    assert await_turn(page)
    assert "/t/local" not in page.url
    play_on(page, most=1)
