"""Fair and closed: origins, headers, cookies, codes, and the health of the server."""

import asyncio
import signal
import threading
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from sevenfold import __version__
from sevenfold.server.app import HEADERS
from sevenfold.server.http import common, site
from sevenfold.server.settings import Settings
from tests.server.client import Guest
from tests.server.conftest import Launch
from tests.server.fake_time import FakeTime
from tests.server.harness import PATIENCE, Server
from tests.server.inside import serving

STRANGERS = ["null", "https://evil.example", "http://localhost", "file://", "http://", "http://[", "about:blank", ""]


@pytest.mark.parametrize("origin", STRANGERS)
def test_pages_of_other_sites_cannot_act_or_connect(server: Server, origin: str) -> None:
    async def scenario() -> None:
        ada = await Guest.arrive(server)
        for method, path in (("POST", "/api/tables"), ("DELETE", "/api/me"), ("PATCH", "/api/me"), ("POST", "/api/me")):
            answer = await ada.request(method, path, {"name": "Eve"}, origin=origin)
            assert (answer.status_code, answer.json()["reason"]) == (401, "unauthorized")
        async with ada.connect(origin=origin) as tab:
            await tab.socket.wait_closed()
            assert tab.socket.close_code == 4403
            assert not tab.heard
        assert await ada.get("/api/me") == {"name": "Ada", "language": "en"}

    asyncio.run(scenario())


def test_a_file_of_sqlite_serves_one_server(launch: Launch, tmp_path: Path) -> None:
    """Two would not hear of each other's moves. A server that was killed is no obstacle."""
    server = launch()
    second = Server(server.database, tmp_path / "second").spawn()
    assert second.process.wait(PATIENCE) == 2
    second.__exit__()
    assert "database" in second.journal.read_text()
    server.kill()
    with Server(server.database, tmp_path / "third") as third:
        assert httpx.get(f"{third.url}/healthz", trust_env=False).status_code == 200


def test_our_own_pages_can(server: Server) -> None:
    async def scenario() -> None:
        ada = await Guest.arrive(server)
        origin = f"http://{urlsplit(server.url).netloc}"
        assert (await ada.request("PATCH", "/api/me", {"name": "Bob"}, origin=origin)).status_code == 200
        async with ada.connect(origin=origin) as tab:
            assert (await tab.until("welcome"))["name"] == "Bob"

    asyncio.run(scenario())


def test_a_public_address_is_our_own_too(launch: Launch) -> None:
    async def scenario() -> None:
        server = launch(url="https://play.example")
        ada = await Guest.arrive(server)
        for origin, status in (("https://play.example", 200), ("https://play.example.evil", 401)):
            assert (await ada.request("PATCH", "/api/me", {"name": "Bob"}, origin=origin)).status_code == status
        hello = await Guest(server.url).request("POST", "/api/me", {"name": "Eve"})
        assert "secure" in hello.headers["set-cookie"].lower()
        table = await ada.set_up("dragon", {})
        assert (await ada.get(f"/api/tables/{table}"))["link"] == f"https://play.example/t/{table}"

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/healthz", 200),
        ("GET", "/api/games", 200),
        ("GET", "/api/schema/openapi.json", 200),
        ("GET", "/api/me", 401),
        ("GET", "/api/nowhere", 404),
        ("PUT", "/api/me", 405),
        ("POST", "/api/me", 400),
    ],
)
def test_every_answer_has_the_security_headers(server: Server, method: str, path: str, status: int) -> None:
    answer = asyncio.run(Guest(server.url).request(method, path))
    assert answer.status_code == status
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    assert "server" not in answer.headers


def test_the_cookie_is_for_us_and_no_script(server: Server) -> None:
    hello = asyncio.run(Guest(server.url).request("POST", "/api/me", {"name": "Ada"}))
    flags = {part.strip().lower() for part in hello.headers["set-cookie"].split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= flags
    assert not any(flag.startswith("domain") for flag in flags)
    assert set(hello.json()) == {"name", "language"}


def test_a_link_to_a_table_gives_no_seat(server: Server) -> None:
    async def scenario() -> None:
        ada, bob = await Guest.arrive(server), await Guest.arrive(server, "Bob")
        table = await ada.set_up("dragon", {}, "me guest")
        sight = await bob.get(f"/api/tables/{table}")
        assert (sight["mine"], sight["host"], sight["link"]) == ([], False, f"{server.url}/t/{table}")
        assert sight["state"]["view"]["hands"] == [["?"] * len(hand) for hand in sight["state"]["view"]["hands"]]
        picture = await bob.request("GET", f"/api/tables/{table}/qr.svg")
        assert picture.headers["content-type"].startswith("image/svg+xml")
        assert (await bob.request("GET", f"/t/{table}")).status_code == 200

    asyncio.run(scenario())


HOSTS = {
    400: ["x" * 101, "x" * 2_000, "x" * 3_000, "evil.example/path?", "a b", "user@host", "host:port", "[::1", ".."],
    200: ["localhost:7777", "192.168.1.7", "[fe80::1]:80", "play.example.", "my_box.local:8080", "x" * 100],
}


@pytest.mark.parametrize(("status", "host"), [(status, host) for status in HOSTS for host in HOSTS[status]])
def test_links_are_made_only_with_the_name_of_a_server(server: Server, status: int, host: str) -> None:
    """Whatever is written into the Host header: no 500, and no picture that takes long."""

    async def scenario() -> None:
        ada = await Guest.arrive(server)
        at = f"/api/tables/{await ada.set_up('dragon', {})}"
        for path in (at, f"{at}/qr.svg"):
            answer = await ada.request("GET", path, host=host)
            assert answer.status_code == status, answer.text
        if status == 200:
            assert (await ada.request("GET", at, host=host)).json()["link"].startswith(f"http://{host}/t/")
        else:
            assert "host header" in answer.json()["detail"].lower()

    asyncio.run(scenario())


def test_links_for_others_do_not_say_localhost(tmp_path: Path) -> None:
    """Whoever sits at the computer itself sends others the number that they can reach, if they can reach any."""

    async def links(settings: Settings, *hosts: str) -> list[str]:
        async with serving(settings) as server:
            ada = await Guest.arrive(server)
            at = f"/api/tables/{await ada.set_up('dragon', {})}"
            found = [(await ada.request("GET", at, host=host)).json()["link"] for host in hosts]
            return [link.partition("/t/")[0] for link in found]

    async def scenario() -> None:
        database, here = f"sqlite:///{tmp_path}/a.db", "localhost:7777"
        everywhere = Settings(database=database, host="0.0.0.0")
        others = ["http://192.168.1.7:7777", "http://192.168.1.7", "http://play.example"]
        assert await links(everywhere, here, "[::1]", "play.example") == others
        assert await links(Settings(database=database), here) == [f"http://{here}"]
        named = Settings(database=database, host="0.0.0.0", url="https://play.example")
        assert await links(named, here) == ["https://play.example"]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(common, "own_number", lambda: "192.168.1.7")
        asyncio.run(scenario())


def test_a_picture_of_a_link_has_its_size_and_is_drawn_off_the_event_loop(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(
            Settings(database=f"sqlite:///{tmp_path}/a.db", url=f"https://{'x' * 200}.example")
        ) as server:
            ada = await Guest.arrive(server)
            table = await ada.set_up("dragon", {})
            refused = await ada.request("GET", f"/api/tables/{table}/qr.svg")
            assert (refused.status_code, refused.json()["reason"]) == (400, "malformed")
            assert "150" in refused.json()["detail"]
        drawn: list[str] = []

        def draw(link: str) -> bytes:
            drawn.append(threading.current_thread().name)
            return link.encode()

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(site, "picture", draw)
            async with serving(Settings(database=f"sqlite:///{tmp_path}/b.db")) as server:
                ada = await Guest.arrive(server)
                table = await ada.set_up("dragon", {})
                answer = await ada.request("GET", f"/api/tables/{table}/qr.svg")
                assert answer.text == f"{server.url}/t/{table}"
        assert drawn == ["qr_0"]

    asyncio.run(scenario())


def test_a_page_shows_dozens_of_pictures_and_nobody_keeps_us_drawing(tmp_path: Path) -> None:
    """Pictures are for anybody: they are counted by network."""

    async def scenario() -> None:
        async with serving(Settings(database=f"sqlite:///{tmp_path}/a.db"), FakeTime()) as server:
            ada, somebody = await Guest.arrive(server), Guest(server.url)
            table = await ada.set_up("dragon", {})
            answers = [await somebody.request("GET", f"/api/tables/{table}/qr.svg") for _ in range(40)]
            assert {answer.status_code for answer in answers[:24]} == {200}
            assert (answers[-1].status_code, answers[-1].json()["reason"]) == (429, "rate-limited")
            assert await ada.get(f"/api/tables/{table}")

    asyncio.run(scenario())


def test_health_and_a_clean_end(launch: Launch, tmp_path: Path) -> None:
    """SIGTERM with people connected: they are told to come back later, and the log has nothing to complain about."""

    async def scenario() -> None:
        server = launch(from_scratch=True)
        assert await Guest(server.url).get("/healthz") == {"status": "ok", "version": __version__}
        ada = await Guest.arrive(server)
        table = await ada.set_up("dragon", {}, "me greedy")
        async with ada.connect() as tab:
            await tab.watch(table, 0)
            ended = asyncio.create_task(asyncio.to_thread(server.end, signal.SIGTERM))
            await tab.socket.wait_closed()
            assert tab.socket.close_code in (1001, 1012)
            await ended
        log = server.journal.read_text()
        assert '"closed"' in log
        assert "error" not in log.lower()

    asyncio.run(scenario())


DEEP = "[" * 7000 + "]" * 7000
BODIES = [DEEP, f'{{"game":"dragon","seats":[],"options":{{"x":{DEEP}}}}}', "", "{", "\x00", "[]", "7", "null"]


@pytest.mark.parametrize("body", BODIES, ids=range(len(BODIES)))
def test_hostile_bodies_are_refused(server: Server, body: str) -> None:
    ada = asyncio.run(Guest.arrive(server))
    for path in ("/api/tables", "/api/me/tokens", "/api/me"):
        headers = {**ada.headers, "content-type": "application/json"}
        answer = httpx.post(server.url + path, content=body, headers=headers, trust_env=False)
        assert (answer.status_code, answer.json()["reason"]) == (400, "malformed")
