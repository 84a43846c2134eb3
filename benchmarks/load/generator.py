"""The process that makes the load. It is told what to do by lines of JSON, and answers each with a line.

python -m load.generator PORT [GAME [NUMBER]]        without a game: a boardgame.io server
"""

import asyncio
import json
import resource
import sys
import time
from typing import Any

from load import ours, theirs
from load.pace import in_order

PINGS = 100  # a second


class Generator:
    """What can be asked for."""

    def __init__(self, server: ours.LoadedServer | theirs.LoadedServer) -> None:
        self.server = server

    async def set_up(self, tables: int) -> Any:
        await self.server.set_up(tables)

    async def sit_down(self) -> Any:
        await self.server.sit_down()

    async def begin(self, seconds: float) -> Any:
        await self.server.pace.begin(seconds)

    async def play(self, rate: float | None, warm: float, seconds: float) -> Any:
        """Moves a second, how long they took to reach everybody, and how many there were when the last had arrived."""
        times = await self.server.pace.play(rate, warm, seconds)
        return {"moves": len(times) / seconds, "made": self.server.pace.made, **in_order(times)}

    async def times(self, rate: float | None, warm: float, seconds: float) -> Any:
        """How long each move took, in seconds, for those who put together what several generators saw."""
        times = await self.server.pace.play(rate, warm, seconds)
        return {"times": [round(time, 5) for time in times], "made": self.server.pace.made}

    async def fill(self, people: int) -> Any:
        """People who connect and do nothing; how long that took."""
        assert isinstance(self.server, ours.LoadedServer)
        began = time.perf_counter()
        fresh = await self.server.welcome(people)
        welcomed = time.perf_counter()
        await self.server.connect(fresh)
        return {"hello": welcomed - began, "connect": time.perf_counter() - welcomed}

    async def hold(self, seconds: float) -> Any:
        """After a while every connection is asked whether it is still there."""
        assert isinstance(self.server, ours.LoadedServer)
        await asyncio.sleep(seconds)
        people = self.server.people
        began = time.perf_counter()
        for person in people:
            person.pongs.clear()
            person.ping()
            await asyncio.sleep(0)
        while not all(person.pongs for person in people) and time.perf_counter() - began < 30 and not self.server.lost:
            await asyncio.sleep(0.01)
        return {"alive": sum(bool(person.pongs) for person in people), "lost": self.server.lost}

    async def bots(self, tables: int, level: str) -> Any:
        assert isinstance(self.server, ours.LoadedServer)
        await self.server.set_up_bots(tables, level)
        await self.server.sit_down()

    async def ping(self, seconds: float) -> Any:
        """How long the server takes to answer somebody who asks for nothing else, while everybody plays."""
        assert isinstance(self.server, ours.LoadedServer)
        (person,) = await self.server.welcome(1)
        await person.connect()
        playing = asyncio.create_task(self.server.pace.play(None, 1.0, seconds))
        await asyncio.sleep(1.0)
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            answers = len(person.pongs)
            person.ping()
            await asyncio.sleep(1 / PINGS)
            while len(person.pongs) == answers:
                await asyncio.sleep(0.001)
        return {"moves": len(await playing) / seconds, **in_order(person.pongs)}

    async def cpu(self) -> Any:
        used = resource.getrusage(resource.RUSAGE_SELF)
        return used.ru_utime + used.ru_stime


async def serve(generator: Generator) -> None:
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        name, arguments = json.loads(line)
        print(json.dumps(await getattr(generator, name)(**arguments)), flush=True)


async def main(port: int, game: str | None = None, number: int = 0) -> None:
    await serve(Generator(ours.LoadedServer(port, game, number) if game else theirs.LoadedServer(port)))


if __name__ == "__main__":
    import uvloop

    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    _, port, *game = sys.argv
    uvloop.run(main(int(port), *game[:1], *map(int, game[1:])))
