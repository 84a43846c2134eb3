"""Tables of a server, from outside: what the terminal and other people's programs play through."""

from sevenfold.errors import Refused, Unreachable
from sevenfold.online.client import TableClient
from sevenfold.online.server import Server

__all__ = ["Refused", "Server", "TableClient", "Unreachable"]
