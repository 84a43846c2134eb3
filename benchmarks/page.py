"""How soon the page stands and plays, and how fast the rules are in it: Chromium, on a desk and as on a slow phone.

    python -m benchmarks.page

Needs a Chromium, and scripts/web to have been run. Nothing is in the cache but what the home page has loaded.
"""

import gzip
import os
import platform
import shutil
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from benchmarks.wasm import GIVEN, HERE, MODULE, compare
from sevenfold.game import ids
from sevenfold.server.http.pages import FOLDER
from tests.server.harness import Server

ROUNDS = 5
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
SLOWER = 4  # times
LARGEST = """new Promise(done => new PerformanceObserver(list => done(list.getEntries().at(-1).startTime))
    .observe({ type: "largest-contentful-paint", buffered: true }))"""
# From the click to the frame in which the first places of the board are drawn.
FIRST_BOARD = """game => new Promise(done => {
    const button = document.querySelector(`[data-game=${game}] .primary`);
    const began = performance.now();
    new MutationObserver((_, watching) => {
        if (!document.querySelector(".board [data-spot]")) return;
        watching.disconnect();
        requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - began)));
    }).observe(document.body, { childList: true, subtree: true });
    button.click();
})"""
MEASURE = """async ([source, rules, ...given]) => {
    const { measure } = await import(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
    return measure(await (await fetch(rules)).arrayBuffer(), ...given);
}"""


def visit(browser: Any, url: str, slow: bool) -> Any:
    """Somebody who has never been here, on the home page."""
    context = browser.new_context(viewport=PHONE if slow else DESK, service_workers="block")
    page = context.new_page()
    session = context.new_cdp_session(page)
    if slow:
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", NETWORK)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(url)
    page.wait_for_selector(".game")
    page.wait_for_load_state("networkidle")
    return page


def painted(browser: Any, url: str, slow: bool) -> float:
    """Milliseconds until the largest piece of the page is painted."""
    page = visit(browser, url, slow)
    took = float(page.evaluate(LARGEST))
    page.context.close()
    return took


def begun(browser: Any, url: str, slow: bool, game: str) -> float:
    """Milliseconds from "Play now" to the first board."""
    page = visit(browser, url, slow)
    took = float(page.evaluate(FIRST_BOARD, game))
    page.context.close()
    return took


def told(name: str, times: list[float]) -> None:
    spread = f"{min(times):,.0f} to {max(times):,.0f}"
    print(f"| {name} | {statistics.median(times):,.0f} ms | {spread} |")


def in_chromium(browser: Any, url: str) -> Any:
    """The speed of rules.wasm there."""
    page = browser.new_context(bypass_csp=True).new_page()
    page.goto(url)
    rules = next(FOLDER.glob("assets/rules-*.wasm"))
    found = page.evaluate(MEASURE, [(HERE / "measure.mjs").read_text("utf-8"), f"/assets/{rules.name}", *GIVEN])
    page.context.close()
    return found


def main() -> None:
    folder = Path(tempfile.mkdtemp())
    server = Server(f"sqlite:///{folder}/tables.db", folder / "log", from_scratch=True)
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-headless-shell")
    with server, sync_playwright() as started:
        browser = started.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        load = ", ".join(f"{load:.1f}" for load in os.getloadavg())
        print(f"Chromium {browser.version}, {os.cpu_count()} cores ({platform.machine()}), load {load}\n")
        print(f"rules.wasm: {len(gzip.compress(MODULE.read_bytes())) / 1000:.0f} kB compressed\n")
        print(f"| median of {ROUNDS} | | |\n|---|--:|--:|")
        for name, slow in (("desk", False), ("slow phone", True)):
            told(f"largest paint, {name}", [painted(browser, server.url, slow) for _ in range(ROUNDS)])
            for game in ids():
                times = [begun(browser, server.url, slow, game) for _ in range(ROUNDS)]
                told(f"click to board, {game}, {name}", times)
        theirs = in_chromium(browser, server.url)
        browser.close()
    print()
    compare(theirs)


if __name__ == "__main__":
    main()
