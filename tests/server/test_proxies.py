"""Behind the proxies of deploy/: one machine a table, the next one when that dies, and limits that nobody can fool."""

import asyncio
import ssl
from contextlib import suppress
from pathlib import Path
from random import Random

import httpx
import pytest
import websockets

from sevenfold.protocol import COOKIE
from sevenfold.server.table_ids import FAMILY, ID_LENGTH
from tests.server import proxies
from tests.server.client import JSON, Guest, Tab, play_out, some_move
from tests.server.conftest import Launch
from tests.server.crashing import GONE
from tests.server.harness import Server, free_port
from tests.server.test_metrics import read

TRIES, PAUSE = 50, 0.1  # seconds: together the five in which play goes on


class Machine:
    """A server, and how many are connected to it."""

    def __init__(self, launch: Launch, database: str | None, **settings: object) -> None:
        self.metrics = free_port()
        self.server: Server = launch(database, metrics=f"127.0.0.1:{self.metrics}", **settings)
        self.port = int(self.server.url.rpartition(":")[2])

    def connections(self) -> int:
        return int(read(self.metrics)['sevenfold_connections{worker="0"}'])


async def begin(guests: list[Guest]) -> str:
    """A running table of theirs."""
    host, *others = guests
    table = await host.set_up("dragon", {}, "me" + " open" * len(others), away=None)
    for seat, guest in enumerate(others, 1):
        await guest.do("POST", f"/api/tables/{table}/seats/{seat}")
    await host.do("POST", f"/api/tables/{table}/start")
    return table


async def move(guest: Guest, table: str, seat: int, random: Random) -> JSON:
    """One move, sent again until it is answered, over new connections if need be; the state after it."""
    wanted: JSON | None = None
    for _ in range(TRIES):
        with suppress(*GONE):
            async with guest.connect(table) as tab:
                state = (await tab.watch(table, seat))["state"]
                wanted = wanted or {"ply": state["ply"], "move": some_move(state, random)}
                answer = await tab.submit(table, seat, id=f"{seat}-{wanted['ply']}", **wanted)
                if answer["type"] == "accepted":
                    await tab.now()
                    return tab.latest
                assert answer["reason"] == "unavailable", answer
        await asyncio.sleep(PAUSE)  # as long as a client would wait
    raise AssertionError("play does not go on")


@pytest.mark.parametrize("name", proxies.MANY)
def test_a_table_has_one_machine_and_another_one_when_that_dies(
    name: str, launch: Launch, postgres_url: str, tmp_path: Path
) -> None:
    """Tables are set up until both machines have one."""
    start, file = proxies.MANY[name]
    proxies.program(name)
    machines = [Machine(launch, postgres_url) for _ in range(2)]
    random = Random(3)

    async def play(proxy: proxies.Proxy) -> None:
        guests = [await Guest.arrive(proxy, name) for name in ("Ada", "Bob")]
        owners: dict[int, str] = {}  # a table of each
        while len(owners) < 2:
            table = await begin(guests)
            owners[await owner_of(table, guests)] = table
        owner, table = next(iter(owners.items()))
        state = await move(guests[0], table, 0, random)
        machines[owner].server.kill()
        while state["outcome"] is None and state["ply"] < 6:
            state = await move(guests[state["turn"]], table, state["turn"], random)
        assert (await guests[0].get(f"/api/tables/{table}"))["state"]["ply"] == state["ply"]

    async def owner_of(table: str, guests: list[Guest]) -> int:
        """The machine where both are, each with a connection of their own."""
        async with guests[0].connect(table) as first, guests[1].connect(table) as second:
            await first.watch(table, 0)
            await second.watch(table, 1)
            counts = [machine.connections() for machine in machines]
        while sum(machine.connections() for machine in machines):
            await asyncio.sleep(0.02)  # until the server has noticed, not for a clock
        assert sorted(counts) == [0, 2]
        return counts.index(2)

    with start(tmp_path, file, [machine.port for machine in machines]) as proxy:
        asyncio.run(play(proxy))


@pytest.mark.parametrize("name", proxies.ALL)
def test_limits_count_visitors_whatever_they_say_of_themselves(name: str, launch: Launch, tmp_path: Path) -> None:
    start, file = proxies.ALL[name]
    proxies.program(name)
    server = launch(rate=2)  # three newcomers at once from one address
    port = int(server.url.rpartition(":")[2])
    ports = [port] if name == "caddy" else [port, port]
    with start(tmp_path, file, ports) as proxy:
        assert arrive(proxy.url, "127.0.0.2") == [201, 201, 201, 429, 429]
        assert arrive(proxy.url, "127.0.0.3") == [201, 201, 201, 429, 429]
    assert arrive(f"http://127.0.0.1:{port}", "127.0.0.4") == [201, 201, 201, 429, 429]  # no proxy: not believed


def arrive(url: str, source: str) -> list[int]:
    """The answers to newcomers from one address, who pretend to be many."""
    lies = ("X-Forwarded-For", "X-Real-IP", "Client-IP")
    with httpx.Client(transport=httpx.HTTPTransport(local_address=source), trust_env=False) as client:
        found = []
        for number in range(5):
            headers = [(name, f"10.1.1.{number}") for name in lies] + [("Forwarded", f"for=10.1.1.{number}")]
            answer = client.post(f"{url}/api/me", json={"name": "Ada", "language": "en"}, headers=headers)
            client.cookies.clear()
            found.append(answer.status_code)
        return found


@pytest.mark.parametrize("name", ["nginx", "caddy"])
def test_behind_tls_the_cookie_is_for_tls_and_games_are_played(name: str, launch: Launch, tmp_path: Path) -> None:
    proxies.program(name)
    server = launch(url="https://games.example.org")

    async def play(proxy: proxies.Proxy) -> None:
        context = ssl.create_default_context()
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE  # certificates are for nobody but the test
        async with httpx.AsyncClient(base_url=f"https://127.0.0.1:{proxy.tls}", verify=context, trust_env=False) as web:
            answer = await web.post("/api/me", json={"name": "Ada", "language": "en"})
            assert answer.headers["strict-transport-security"]
            assert "Secure" in answer.headers["set-cookie"]
            ada = Guest("", answer.cookies[COOKIE])
            wish = {"game": "dragon", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "guest"}]}
            made = (await web.post("/api/tables", json=wish, headers=ada.headers)).json()
        address = f"wss://127.0.0.1:{proxy.tls}/ws/{made['id']}"
        headers = {**ada.headers, "origin": "https://games.example.org"}
        async with websockets.connect(address, additional_headers=headers, ssl=context, proxy=None) as socket:
            await play_out(Tab(socket), made["id"], [0, 1], Random(1), most=10)

    start, file = {"nginx": (proxies.nginx, "nginx.conf"), "caddy": (proxies.caddy, "Caddyfile")}[name]
    with start(tmp_path, file, [server.port]) as proxy:
        asyncio.run(play(proxy))


def test_proxies_go_by_the_letters_that_a_table_has_in_common_with_its_rematches() -> None:
    nginx = (proxies.DEPLOY / "nginx-many.conf").read_text("utf-8")
    assert f"[0-9a-z]{{{FAMILY}}})[0-9a-z]{{{ID_LENGTH - FAMILY}}}" in nginx
    haproxy = (proxies.DEPLOY / "haproxy-many.cfg").read_text("utf-8")
    assert haproxy.count(f"bytes(0,{FAMILY})") == haproxy.count(f"[0-9a-z]{{{ID_LENGTH}}}") == 2
