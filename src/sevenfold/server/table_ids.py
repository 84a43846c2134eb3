"""Names of tables: short, and nobody can guess one."""

import hashlib
import secrets

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that looks like something else
ID_LENGTH = 12  # 59 bits: nobody guesses a table
FAMILY = 4  # letters that a table and its rematches have in common: they belong to the same worker


def new_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def id_after(table: str, nonce: str) -> str:
    """The name of a table's rematch: whoever may see the one may see the other, and all who ask get the same."""
    number = int.from_bytes(hashlib.sha256(f"{table} {nonce}".encode()).digest())
    places = range(ID_LENGTH - FAMILY)  # 39 bits, of which nobody can try many
    return table[:FAMILY] + "".join(ALPHABET[number // len(ALPHABET) ** place % len(ALPHABET)] for place in places)
