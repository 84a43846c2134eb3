"""Tables of a server, from outside: what the terminal and other people's programs play through."""

from sevenfold.online.following import Following
from sevenfold.online.server import Refused, Server, Unreachable

__all__ = ["Following", "Refused", "Server", "Unreachable"]
