"""A real server, a real browser, the built page."""

import json
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import pytest

from sevenfold.game import ids
from sevenfold.server.http.pages import FOLDER
from tests.server.harness import Server

playwright = pytest.importorskip("playwright.sync_api")

# The shell is the same engine without a browser's own windows: a page costs half the work.
PROGRAMS = ("chromium-headless-shell", "chromium", "google-chrome")
CHROMIUM = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, PROGRAMS)), None)
FLAGS = ["--no-sandbox", "--in-process-gpu"]  # root needs the first; the second saves a twelfth of the work
PHONE = {"width": 390, "height": 844}
DESK = {"width": 1440, "height": 900}
# Milliseconds until we call something stuck. The page has more patience than one might think: it gives up a worker that
# says nothing after 20 seconds, and asks another.
PATIENCE = 60_000
ARRIVING = 5_000  # milliseconds that a page's files may take to come, with all that is fetched ahead
LITTLE = 4  # iterations for each decision of a review by the server

# Nobody has to read along, or be shown around; whoever plays here confirms every move.
USUAL = {"speed": "fast", "notify": False, "coached": list(ids()), "sure": True}
SETTINGS = f"localStorage['sevenfold.settings'] ??= {json.dumps(json.dumps(USUAL))}"
ON_THE_SERVER = f"localStorage['sevenfold.settings'] = {json.dumps(json.dumps({**USUAL, 'remote': True}))}"

Open = Callable[..., Any]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser or a built page there is nothing to look at."""
    for item in items:
        if item.path.parent.name == "browser":
            item.add_marker(pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium"))
            item.add_marker(pytest.mark.skipif(not (FOLDER / "index.html").exists(), reason="scripts/web was not run"))


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("site")
    with Server(f"sqlite:///{folder}/tables.db", folder / "log", from_scratch=True, thought=LITTLE) as running:
        yield running


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    with playwright.sync_playwright() as started:
        browser = started.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@contextmanager
def visiting(chromium: Any, site: Server) -> Iterator[Open]:
    """Opens pages for new people with a browser each. A script error or a broken promise of ours fails the test."""
    contexts, problems = [], []

    def open(
        path: str = "/", size: dict[str, int] = DESK, language: str = "en", keep: bool = False, **more: Any
    ) -> Any:
        """`keep`: the page keeps all its files, so that it can do without a network; half of a visit's work."""
        more.setdefault("reduced_motion", "reduce")
        more["service_workers"] = "allow" if keep else "block"
        context = chromium.new_context(
            base_url=site.url, viewport=size, locale=language, has_touch=size is PHONE, **more
        )
        context.add_init_script(SETTINGS)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda said: problems.append(said.text) if is_problem(said) else None)
        page.goto(path)
        return page

    yield open
    for context in contexts:
        context.close()
    assert problems == []


@pytest.fixture
def open_page(chromium: Any, site: Server) -> Iterator[Open]:
    with visiting(chromium, site) as open:
        yield open


def settle(page: Any) -> None:
    """Whatever the page asks for has come. Chromium may fail to say that a worker's script has: then, time is up."""
    with suppress(playwright.TimeoutError):
        page.wait_for_load_state("networkidle", timeout=ARRIVING)


def is_problem(said: Any) -> bool:
    """Browsers report that they were cut off; we did that."""
    expected = ("ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED")
    return said.type == "error" and not any(word in said.text for word in expected)
