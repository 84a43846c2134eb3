"""Parts that a plain installation does not have."""

from importlib.util import find_spec

from sevenfold.cli.errors import CommandError

NEEDED = {
    "server": ("aiosqlite", "alembic", "litestar", "msgspec", "segno", "sqlalchemy", "uvicorn", "websockets"),
    "online": ("msgspec", "websockets"),
    "postgres": ("asyncpg",),
    "ray": ("ray",),
    "parquet": ("pyarrow",),
    "train": ("torch",),
}


def require(extra: str, command: str) -> None:
    """Says how to get what a command needs, if it is missing."""
    if any(find_spec(package) is None for package in NEEDED[extra]):
        raise CommandError("cli-needs-extra", command=command, extra=extra)
