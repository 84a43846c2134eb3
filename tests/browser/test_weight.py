"""The page is light: what has to arrive before somebody can choose a game."""

import gzip
import re
from typing import Any

import httpx

from tests.browser.conftest import Open, settle

MOST_SCRIPT = 150_000  # bytes, gzipped, that the first screen waits for
MOST_AHEAD = 200_000  # together with what is fetched ahead, so that the table is there before the click
SCRIPTS = """new Promise(done => new PerformanceObserver(list => {
    const painted = list.getEntries().at(-1).startTime;
    const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
    done(scripts.map(({ name, startTime }) => [name, startTime < painted]));
}).observe({ type: "largest-contentful-paint", buffered: true }))"""


def test_scripts_of_the_first_screen(open_page: Open) -> None:
    page = open_page()
    settle(page)
    first, ahead = 0, 0
    for url, awaited in page.evaluate(SCRIPTS):
        size = len(gzip.compress(httpx.get(url, trust_env=False).content))
        first += size * awaited
        ahead += size
    assert 0 < first <= MOST_SCRIPT
    assert first < ahead <= MOST_AHEAD


def test_the_app_opens_without_a_network(open_page: Open) -> None:
    page = open_page(keep=True)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()  # now under the service worker
    page.wait_for_selector(".game")
    settle(page)
    page.context.set_offline(True)
    page.reload()
    page.wait_for_selector(".game")


def test_files_are_kept_and_the_page_is_asked_for(site: Any) -> None:
    with httpx.Client(base_url=site.url, trust_env=False) as client:
        page = client.get("/")
        assert page.headers["cache-control"] == "no-cache"
        for path in re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text):
            plain = client.get(path, headers={"Accept-Encoding": "identity"})
            assert "immutable" in plain.headers["cache-control"]
            assert "content-encoding" not in plain.headers
            for accepted, expected in (("gzip, deflate, br;q=0.9", "br"), ("deflate, gzip", "gzip")):
                with client.stream("GET", path, headers={"Accept-Encoding": accepted}) as file:
                    assert file.headers["vary"] == "Accept-Encoding"
                    assert len(plain.content) < 600 or file.headers["content-encoding"] == expected
        assert client.get("/assets/none.js").status_code == 404
        assert client.get("/nowhere", headers={"Accept": "text/html"}).headers["content-type"].startswith("text/html")
        assert client.get("/nowhere", headers={"Accept": "application/json"}).json()["reason"]
