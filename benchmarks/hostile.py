"""Sends a server messages that nobody should send, and watches what a bystander feels of it.

python benchmarks/hostile.py [--messages 1000000] [--connections 8] [--seed 1]

The messages are those of tests/server/hostility.py: broken bytes, broken JSON, wrong types, other people's tables.
Every hundredth goes over HTTP. All limits on messages are off, so the server has to answer each of them. A bystander
pings ten times a second. Prints how things stand after every tenth.
"""

import argparse
import asyncio
import http.client
import json
import logging
import sys
import time
from contextlib import suppress
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parent.parent))

from load import machine, servers
from load.wire import Socket, Web

from tests.server.hostility import Hostility

GAMES = ("dragon", "double-seven", "seven-dragons")
BINARY = 0x2
BATCH = 20  # messages between two pings that must be answered
PARTS = 10  # looks at the memory
PATIENCE = 30.0  # seconds
METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS")


class Attacker:
    """Somebody with a connection, and with another one when that is closed."""

    def __init__(self, port: int, cookie: str, hostility: Hostility) -> None:
        self.port, self.cookie, self.hostility = port, cookie, hostility
        self.statuses: dict[int, int] = {}
        self.sent = self.closed = 0

    async def attack(self, count: int) -> None:
        while self.sent < count:
            self.pong, self.lost = asyncio.Event(), asyncio.Event()
            socket = Socket("/ws", self.cookie, self.hear, self.lost.set)
            await socket.connect(self.port)
            while self.sent < count and not self.lost.is_set():
                await self.send_some(socket)
            self.closed += self.lost.is_set()
            socket.close()

    def hear(self, message: bytes) -> None:
        if message.startswith(b'{"type":"pong"'):
            self.pong.set()

    async def send_some(self, socket: Socket) -> None:
        """A few messages, and a good one, which must be answered unless the server has hung up."""
        for _ in range(BATCH):
            if self.lost.is_set():
                return
            message = self.hostility.message()
            if self.hostility.random.random() < 0.01:
                await asyncio.to_thread(self.request, message)
            elif isinstance(message, str):
                socket.send(message.encode("utf-8", "surrogatepass"))
            else:
                lies = self.hostility.random.random() < 0.01  # bytes that claim to be text end the connection
                socket.send(message, **({} if lies else {"code": BINARY}))
            self.sent += 1
        self.pong.clear()
        socket.send(b'{"type":"ping"}')
        waits = [asyncio.create_task(event.wait()) for event in (self.pong, self.lost)]
        done, waiting = await asyncio.wait(waits, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        if not done:
            raise RuntimeError("the server does not answer any more")

    def request(self, message: str | bytes) -> None:
        random = self.hostility.random
        path = random.choice(
            ["/api/tables", "/api/me/tokens", f"/api/tables/{random.choice(self.hostility.tables)}/start"]
        )
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        body = message.encode("utf-8", "surrogatepass") if isinstance(message, str) else message
        headers = {"cookie": self.cookie, "content-type": "application/json"}
        with suppress(ConnectionError, http.client.HTTPException):
            connection.request(random.choice(METHODS), path, body, headers)
            status = connection.getresponse().status
            self.statuses[status] = self.statuses.get(status, 0) + 1
        connection.close()


class Bystander:
    """Pings, and notes how long the answers take."""

    def __init__(self, port: int, cookie: str) -> None:
        self.port, self.cookie = port, cookie
        self.times: list[float] = []

    async def watch(self) -> None:
        pong = asyncio.Event()
        socket = Socket("/ws", self.cookie, lambda text: b'"pong"' in text and pong.set(), lambda: None)
        await socket.connect(self.port)
        while True:
            began = time.perf_counter()
            pong.clear()
            socket.send(b'{"type":"ping"}')
            await pong.wait()
            self.times.append(time.perf_counter() - began)
            await asyncio.sleep(0.1)

    def at(self, share: float) -> float:
        """Milliseconds."""
        return sorted(self.times)[int(share * (len(self.times) - 1))] * 1000


async def set_up(port: int) -> list[str]:
    """Tables of other people."""
    web = Web(port)
    _, cookie = await web.post("/api/me", {"name": "Ada", "language": "en"})
    tables = []
    for game in GAMES:
        wish = {"game": game, "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "guest", "name": "Bob"}]}
        tables.append((await web.post("/api/tables", {**wish, "away": None}, cookie))[0]["id"])
    web.close()
    return tables


async def measure(server: servers.Server, messages: int, connections: int, seed: int) -> None:
    tables = await set_up(server.port)
    web = Web(server.port)
    cookies = [(await web.post("/api/me", {"name": "Eve", "language": "en"}))[1] for _ in range(connections + 1)]
    attackers = [
        Attacker(server.port, cookie, Hostility(Random(seed + number), tables))
        for number, cookie in enumerate(cookies[1:])
    ]
    bystander = Bystander(server.port, cookies[0])
    watching = asyncio.create_task(bystander.watch())
    memory, began = [server.memory()], time.perf_counter()
    for part in range(1, PARTS + 1):
        goal = messages * part // (PARTS * connections)
        await asyncio.gather(*(attacker.attack(goal) for attacker in attackers))
        memory.append(server.memory())
        report(attackers, bystander, memory, time.perf_counter() - began)
    watching.cancel()


def report(attackers: list[Attacker], bystander: Bystander, memory: list[int], seconds: float) -> None:
    sent = sum(attacker.sent for attacker in attackers)
    statuses: dict[int, int] = {}
    for attacker in attackers:
        for status, count in attacker.statuses.items():
            statuses[status] = statuses.get(status, 0) + count
    speed, closed = sent / seconds, sum(attacker.closed for attacker in attackers)
    pings = f"p50 {bystander.at(0.5):.1f} ms, p99 {bystander.at(0.99):.1f} ms"
    print(f"\n{machine.machine()}")
    print(f"{sent:,} hostile messages over {len(attackers)} connections in {seconds:.0f} s, {speed:,.0f} a second.")
    print(f"Connections that the server ended: {closed:,}.")
    print(f"Answers over HTTP by status: {json.dumps(dict(sorted(statuses.items())))}.")
    print(f"A bystander's ping: {pings}, {len(bystander.times):,} pings.")
    print(
        "Memory of the server in MB, before and after each tenth:",
        ", ".join(f"{size / 1e6:.0f}" for size in memory),
        flush=True,
    )
    if any(status >= 500 for status in statuses):
        sys.exit("the server has failed")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--connections", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    logging.getLogger("asyncio").setLevel(logging.ERROR)  # what is sent to a connection that was just closed
    with servers.sqlite() as database, servers.sevenfold(database) as server:
        asyncio.run(measure(server, options.messages, options.connections, options.seed))


if __name__ == "__main__":
    main()
