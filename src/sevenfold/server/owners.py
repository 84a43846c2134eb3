"""Which worker a connection belongs to: all that concerns a table goes to one of them, so that it is kept there only.

That is a matter of cost alone. Any worker can serve any table, and the database decides who was first.
"""

import hashlib
import re
from collections.abc import Iterable

from sevenfold.server.table_ids import ALPHABET, FAMILY, ID_LENGTH

TAKE_OVER = 5.0  # seconds within which a table whose owner has died goes on at another worker

REQUEST = re.compile(
    rf"[A-Z]+ /(?:ws|api/tables)/([{ALPHABET}]{{{FAMILY}}})[{ALPHABET}]{{{ID_LENGTH - FAMILY}}}[/? ]".encode()
)


def family_of(head: bytes) -> bytes | None:
    """What decides who owns the table that a request is about; None if it is about no table."""
    found = REQUEST.match(head)
    return found[1] if found else None


def ranking(family: bytes, workers: Iterable[int]) -> list[int]:
    """The workers in the order in which they should have a table. When one goes, no other table moves."""
    return sorted(workers, key=lambda worker: hashlib.blake2b(b"%d " % worker + family, digest_size=8).digest())
