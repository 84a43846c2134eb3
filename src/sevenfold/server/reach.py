"""Where other devices find this computer: `localhost` is for each of them itself."""

import socket
from ipaddress import ip_address
from pathlib import Path

EVERYWHERE = ("", "0.0.0.0", "::")  # hosts to listen on that mean: wherever this computer can be reached
CONTAINERS = ("/.dockerenv", "/run/.containerenv")  # in one, the number is known to nobody outside
SOMEWHERE = ("192.0.2.1", 9)  # an address that nobody has (RFC 5737): nothing is sent there


def is_everywhere(host: str) -> bool:
    return host in EVERYWHERE


def is_this_computer(host: str) -> bool:
    """Whether a name or number means the computer itself, whoever says it."""
    name = host.strip("[]").lower().rstrip(".")
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


def own_number() -> str | None:
    """The number of this computer in its network, if it is in one: that from which it would send something away."""
    if any(Path(mark).exists() for mark in CONTAINERS):
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as unused:
        try:
            unused.connect(SOMEWHERE)
        except OSError:
            return None
        number = str(unused.getsockname()[0])
    return None if is_this_computer(number) or is_everywhere(number) else number
