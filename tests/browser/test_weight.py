"""The page is light: what has to arrive before somebody can choose a game."""

import re
from typing import Any

import httpx

from tests.browser.conftest import Open

MOST_SCRIPT = 150_000  # bytes on the wire


def test_scripts_of_the_first_screen(chromium: Any, site: Any) -> None:
    context = chromium.new_context(base_url=site.url, service_workers="block")
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    urls: dict[str, str] = {}
    weights: dict[str, float] = {}
    session.on("Network.responseReceived", lambda event: urls.update({event["requestId"]: event["response"]["url"]}))
    session.on(
        "Network.loadingFinished", lambda event: weights.update({event["requestId"]: event["encodedDataLength"]})
    )
    page.goto("/")
    page.wait_for_load_state("networkidle")
    weight = sum(weights[id] for id, url in urls.items() if url.endswith(".js") and id in weights)
    context.close()
    assert 0 < weight <= MOST_SCRIPT


def test_the_app_opens_without_a_network(open_page: Open) -> None:
    page = open_page(keep=True)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()  # now under the service worker
    page.wait_for_selector(".game")
    page.wait_for_load_state("networkidle")
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
