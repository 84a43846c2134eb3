"""How a server grows with its processes, and how many people one of them holds."""

import time
from typing import NamedTuple

from load import servers
from load.asking import Generators, generators
from load.servers import Postgres, Server

CALM = 0.6  # of the full load, at which moves are to arrive in time


class Load(NamedTuple):
    """How much of everything, over all generators."""

    game: str
    tables: int
    generators: int
    seconds: float
    connections: int

    @property
    def tables_each(self) -> int:
        return self.tables // self.generators


class Grown(NamedTuple):
    """So many processes under full load, and at a share of it."""

    processes: int
    moves: float  # a second
    p50: float
    p99: float
    microseconds: float  # of the server's work a move
    server: float  # cores
    database: float
    generator: float  # the busiest one
    connections: int  # to the database
    calm_moves: float
    calm_p50: float
    calm_p99: float


class Crowd(NamedTuple):
    """Very many people on one process, some of whom play."""

    connections: int
    alive: int
    connects: float  # a second
    memory: float  # of a connection
    moves: float
    p50: float
    p99: float
    server: float  # cores, meanwhile


class Stopwatch:
    """The cores that server, database and the busiest generator use between two looks."""

    def __init__(self, server: Server, database: Postgres, load: Generators) -> None:
        self.server = server
        self.database = database
        self.load = load
        self.began, self.before = time.monotonic(), self.work()

    def work(self) -> list[float]:
        return [self.server.cpu(), self.database.cpu(), *self.load.ask("cpu")]

    def used(self) -> tuple[float, float, float]:
        """Seconds of processor time."""
        server, database, *generators = [after - old for old, after in zip(self.before, self.work(), strict=True)]
        return server, database, max(generators)

    def cores(self) -> tuple[float, float, float]:
        spent = time.monotonic() - self.began
        server, database, generator = self.used()
        return server / spent, database / spent, generator / spent


def grown(database: Postgres, processes: int, load: Load) -> Grown:
    with (
        servers.sevenfold(database.database(), processes) as server,
        generators(server.port, load.game, load.generators) as people,
    ):
        people.ask("set_up", tables=load.tables_each)
        people.ask("sit_down")
        people.ask("begin", seconds=1.5 * load.seconds)
        watch = Stopwatch(server, database, people)
        full = people.play(rate=None, warm=0, seconds=load.seconds)
        worked, cores = watch.used()[0], watch.cores()
        connections = database.connections()
        calm = people.play(rate=CALM * full["moves"], warm=load.seconds / 3, seconds=load.seconds)
    return Grown(
        processes=processes,
        moves=full["moves"],
        p50=full["p50"],
        p99=full["p99"],
        microseconds=worked / full["made"] * 1e6,
        server=cores[0],
        database=cores[1],
        generator=cores[2],
        connections=connections,
        calm_moves=calm["moves"],
        calm_p50=calm["p50"],
        calm_p99=calm["p99"],
    )


def crowd(database: Postgres, load: Load, rate: float) -> Crowd:
    """One process: everybody is asked for a sign of life at the end."""
    idle = (load.connections - 2 * load.tables_each * load.generators) // load.generators
    with (
        servers.sevenfold(database.database()) as server,
        generators(server.port, load.game, load.generators) as people,
    ):
        before = server.memory()
        filled = people.ask("fill", people=idle)
        memory = (server.memory() - before) / (idle * load.generators)
        people.ask("set_up", tables=load.tables_each)
        people.ask("sit_down")
        watch = Stopwatch(server, database, people)
        played = people.play(rate=rate, warm=load.seconds / 3, seconds=load.seconds)
        cores = watch.cores()
        held = people.ask("hold", seconds=1.0)
    return Crowd(
        connections=(idle + 2 * load.tables_each) * load.generators,
        alive=sum(part["alive"] for part in held),
        connects=idle * load.generators / max(part["connect"] for part in filled),
        memory=memory,
        moves=played["moves"],
        p50=played["p50"],
        p99=played["p99"],
        server=cores[0],
    )
