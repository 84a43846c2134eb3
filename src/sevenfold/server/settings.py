"""How a server is set up: by arguments, or by SEVENFOLD_... in the environment."""

import math
import os
from collections.abc import Mapping
from urllib.parse import urlsplit

import msgspec
import platformdirs

from sevenfold.errors import OptionError
from sevenfold.machine import cores

PREFIX = "SEVENFOLD_"


def default_database() -> str:
    return f"sqlite:///{platformdirs.user_data_path('sevenfold') / 'tables.db'}"


class Settings(msgspec.Struct, frozen=True):
    """Everything that can be chosen."""

    host: str = "localhost"
    port: int = 7777
    database: str = msgspec.field(default_factory=default_database)
    workers: int = 1
    connections: int = 0  # to PostgreSQL, of each process; 0: a few, as far as the database has them to spare
    url: str = ""  # the address that people use, if it is not the one that the server listens on
    pace: float = 0.9  # seconds that a bot takes at least, so that people can follow
    bots: int = 0  # threads for bots, hints and reviews, of each process; 0: its share of the cores
    thought: int = 1000  # iterations for each decision of a review that the server is asked for
    rate: float = 20.0  # messages and requests a second that one person may send to each process
    tables: int = 200  # unfinished games that one person may be in before they can begin another
    sockets: int = 50  # tabs and programs that one person may have connected to each process
    patience: float = 10.0  # seconds that PostgreSQL may take for an answer, before it counts as away
    proxies: str = "127.0.0.1,::1"  # addresses of proxies that are believed who they ask for (X-Forwarded-For)
    metrics: str = ""  # HOST:PORT where Prometheus may read /metrics, as 127.0.0.1:9777; empty: nowhere
    pack: float = 7.0  # days after its last event that a finished game is packed, to a tenth of its size; 0: never
    keep_finished: float = 0.0  # days after its last event that a finished game is deleted; 0: never
    keep_abandoned: float = 0.0  # days without an event after which a table that is not finished is deleted; 0: never
    log: str = "info"


def from_environment(environment: Mapping[str, str] = os.environ, **given: object) -> Settings:
    """Arguments before the environment before the defaults."""
    found: dict[str, object] = {}
    for field in msgspec.structs.fields(Settings):
        name = PREFIX + field.name.upper()
        if given.get(field.name) is not None:
            found[field.name] = given[field.name]
        elif name in environment:
            found[field.name] = environment[name]
    try:
        return checked(msgspec.convert(found, Settings, strict=False))
    except msgspec.ValidationError as error:
        raise OptionError(f"settings: {error}", "settings", str(error), ", ".join(Settings.__struct_fields__)) from None


def checked(settings: Settings) -> Settings:
    """The same settings, or an OptionError that says which of them cannot be."""
    bounds = {
        "port": (0, 65535),
        "bots": (0, 1024),
        "thought": (1, 10**6),
        "pace": (0.0, 86_400.0),
        "rate": (0.1, 1e9),
        "tables": (1, 10**6),
        "sockets": (1, 10**6),
        "patience": (0.1, 3600.0),
        "pack": (0.0, 1e5),
        "keep_finished": (0.0, 1e5),
        "keep_abandoned": (0.0, 1e5),
    }
    for name, (low, high) in bounds.items():
        value = getattr(settings, name)
        if not math.isfinite(value) or not low <= value <= high:
            allowed = f"{low:g}..{high:g}"
            raise OptionError(f"{name} can be {allowed}", name, str(value), allowed)
    address = urlsplit(settings.url)
    if settings.url and (address.scheme not in ("http", "https") or not address.hostname):
        allowed = "https://HOST, http://HOST:PORT"
        raise OptionError(f"the url can be {allowed}", "url", repr(settings.url), allowed)
    if settings.metrics:
        host_and_port(settings.metrics)
    return settings


def thinking_threads(settings: Settings) -> int:
    """All processes together think on as many cores as there are."""
    return settings.bots or max(1, cores() // settings.workers)


def host_and_port(address: str) -> tuple[str, int]:
    """The two parts of HOST:PORT, or of [HOST]:PORT where the host is an IPv6 number."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal() or not 0 < int(port) < 65536:
        allowed = "HOST:PORT, as 127.0.0.1:9777"
        raise OptionError(f"metrics can be {allowed}", "metrics", repr(address), allowed)
    return host.removeprefix("[").removesuffix("]"), int(port)


def to_environment(settings: Settings) -> dict[str, str]:
    """For the worker processes."""
    return {PREFIX + name.upper(): str(value) for name, value in msgspec.structs.asdict(settings).items()}
