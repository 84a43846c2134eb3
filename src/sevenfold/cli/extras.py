"""Parts that a plain installation does not have."""

from importlib.util import find_spec

from sevenfold.errors import OptionError

NEEDED = {"server": ("litestar", "sqlalchemy", "uvicorn"), "online": ("msgspec", "websockets")}


def require(extra: str, command: str) -> None:
    """Says how to get what a command needs, if it is missing."""
    if any(find_spec(package) is None for package in NEEDED[extra]):
        raise OptionError(f"{command} needs packages", command, "–", f"pip install 'sevenfold[{extra}]'")
