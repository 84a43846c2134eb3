"""How soon the home page stands on a slow phone: Chromium with a throttled network and processor.

Run with .venv/bin/python benchmarks/page.py; needs a Chromium, and scripts/web to have been run.
"""

import os
import shutil
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.harness import Server

ROUNDS = 5
NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
SLOWER = 4  # times
LARGEST = """new Promise(done => new PerformanceObserver(list => done(list.getEntries().at(-1).startTime))
    .observe({ type: "largest-contentful-paint", buffered: true }))"""


def visit(browser: Any, url: str) -> float:
    """Milliseconds until the largest piece of the page is painted; nothing is cached."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, service_workers="block")
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", NETWORK)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(url)
    page.wait_for_selector(".game")
    page.wait_for_load_state("networkidle")
    painted = float(page.evaluate(LARGEST))
    context.close()
    return painted


folder = Path(tempfile.mkdtemp())
with Server(f"sqlite:///{folder}/tables.db", folder / "log", from_scratch=True) as server, sync_playwright() as started:
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    browser = started.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
    times = [visit(browser, server.url) for _ in range(ROUNDS)]
    browser.close()
print(f"largest contentful paint: median {statistics.median(times):.0f} ms of {', '.join(f'{t:.0f}' for t in times)}")
