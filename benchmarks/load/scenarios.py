"""What is measured."""

import time
from typing import Any, NamedTuple

from load.asking import Generator, generator
from load.servers import Processes, Server

PATIENCE = 100.0  # milliseconds within which 99 of 100 moves are to be everywhere
SHARES = (0.9, 0.75, 0.6, 0.45, 0.3)  # of the saturated rate, tried until one is calm enough


class Scale(NamedTuple):
    """How much of everything."""

    connections: int
    tables: int
    bots: int
    seconds: float
    hold: float


class Busy(NamedTuple):
    """Tables where two people move as soon as they can, and as calmly as is good for them."""

    moves: float  # a second, saturated
    p50: float
    p99: float
    offered: float
    calm_p50: float
    calm_p99: float
    server: float  # cores
    database: float
    generator: float
    microseconds: float  # of the server's work a move
    table_memory: float
    connection_memory: float


class Idle(NamedTuple):
    connections: int
    connects: float  # a second
    memory: float  # of a connection
    server: float  # cores, while nothing happens


def idle(server: Server, scale: Scale) -> Idle:
    """People who are there and do nothing; at the end every one of them is asked for a sign of life."""
    with generator(server.port, "dragon") as load:
        load.ask("fill", people=1)
        before = server.memory()
        filled = load.ask("fill", people=scale.connections)
        memory = (server.memory() - before) / scale.connections
        worked, began = server.cpu(), time.monotonic()
        held = load.ask("hold", seconds=scale.hold)
        if held["lost"] or held["alive"] != scale.connections + 1:
            raise RuntimeError(f"connections were lost: {held}")
        cores = (server.cpu() - worked) / (time.monotonic() - began)
    return Idle(scale.connections, scale.connections / filled["connect"], memory, cores)


def busy(server: Server, scale: Scale, game: str | None, database: Processes | None = None) -> Busy:
    with generator(server.port, game) as load:
        if game:
            load.ask("fill", people=1)
        start = server.memory()
        load.ask("set_up", tables=scale.tables)
        seated = server.memory()
        load.ask("sit_down")
        connected = server.memory()
        load.ask("play", rate=None, warm=0, seconds=scale.seconds / 2)
        full, cores, worked = saturated(server, load, scale, database)
        offered, calm = calmest(load, scale, full["moves"])
    return Busy(
        moves=full["moves"],
        p50=full["p50"],
        p99=full["p99"],
        offered=offered,
        calm_p50=calm["p50"],
        calm_p99=calm["p99"],
        server=cores[0],
        database=cores[1],
        generator=cores[2],
        microseconds=worked / full["made"] * 1e6,
        table_memory=(seated - start) / scale.tables,
        connection_memory=(connected - seated) / scale.tables / 2,
    )


def saturated(
    server: Server, load: Generator, scale: Scale, database: Processes | None
) -> tuple[Any, list[float], float]:
    """Everybody moves when told to: the numbers, the cores that server, database and generator used, and the server's
    seconds of work."""
    began, before = time.monotonic(), work(server, load, database)
    full = load.ask("play", rate=None, warm=0, seconds=scale.seconds)
    spent = time.monotonic() - began
    worked = [after - old for old, after in zip(before, work(server, load, database), strict=True)]
    return full, [seconds / spent for seconds in worked], worked[0]


def work(server: Server, load: Generator, database: Processes | None) -> list[float]:
    return [server.cpu(), database.cpu() if database else 0.0, load.ask("cpu")]


def calmest(load: Generator, scale: Scale, most: float) -> tuple[float, Any]:
    """The highest offered rate, of a few, at which moves arrive in time; the lowest if none does."""
    for share in SHARES:
        offered = most * share
        calm = load.ask("play", rate=offered, warm=scale.seconds / 4, seconds=scale.seconds)
        if calm["p99"] < PATIENCE:
            break
    return offered, calm


def bots(server: Server, scale: Scale, game: str, level: str) -> tuple[Any, Any]:
    """How long a message waits for the event loop: while nobody does anything, and while bots think."""
    with generator(server.port, game) as load:
        quiet = load.ask("ping", seconds=scale.seconds / 2)
        load.ask("bots", tables=scale.bots, level=level)
        return quiet, load.ask("ping", seconds=scale.seconds)
