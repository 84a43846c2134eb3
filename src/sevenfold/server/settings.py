"""How a server is set up: by arguments, or by SEVENFOLD_... in the environment."""

import os
from collections.abc import Mapping

import msgspec
import platformdirs

from sevenfold.errors import OptionError

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
    bots: int = 0  # threads for bots; 0: as many as there are cores
    rate: float = 20.0  # messages and requests a second that one person may send
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
        return msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise OptionError(f"settings: {error}", "settings", str(error), ", ".join(Settings.__struct_fields__)) from None


def to_environment(settings: Settings) -> dict[str, str]:
    """For the worker processes."""
    return {PREFIX + name.upper(): str(value) for name, value in msgspec.structs.asdict(settings).items()}
