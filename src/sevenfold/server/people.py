"""People without accounts: a secret in a cookie, a nickname, a language."""

import asyncio
import hashlib
import secrets
import unicodedata
from collections import OrderedDict

import msgspec

from sevenfold.protocol.reasons import Reason
from sevenfold.server.errors import RequestRefused
from sevenfold.server.store import Row, Store
from sevenfold.server.time_source import TimeSource
from sevenfold.texts import LANGUAGES

LONGEST_NAME = 24
CODE_ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # nothing that looks like something else
CODE_LENGTH = 10
CODE_MINUTES = 15
MOST_TOKENS = 10  # of one person
MOST_DEVICES = 50
MOST_MARKS = 2  # accents on one letter
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # letters and symbols that show nothing
REMEMBERED = 50_000
TRUST = 30_000  # milliseconds: another process may have revoked a key meanwhile


class Person(msgspec.Struct, frozen=True):
    """Somebody we can tell from others, and no more."""

    id: str
    name: str
    language: str


class Key(msgspec.Struct, frozen=True):
    """What we know of a key that somebody showed."""

    person: Person
    is_token: bool  # of a program; else of a device
    until: int  # when to ask the database again, in milliseconds


def hashed(secret: str) -> bytes:
    """Secrets are long and random: a plain hash is enough to keep them from whoever reads the database."""
    return hashlib.sha256(secret.encode()).digest()


def checked_name(name: str) -> str:
    """A nickname in one line, short enough for a seat."""
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(tidy) <= LONGEST_NAME or not is_readable(tidy):
        raise RequestRefused(Reason.BAD_OPTION, f"a name has 1 to {LONGEST_NAME} letters that can be read")
    return tidy


def is_readable(name: str) -> bool:
    """Whether something is seen of it, and nothing lies over other people's words."""
    kinds = [unicodedata.category(letter)[0] for letter in name]
    marks = ("M" * (MOST_MARKS + 1)) in "".join(kinds)
    shown = any(kind in "LNPS" and letter not in BLANKS for kind, letter in zip(kinds, name, strict=True))
    return shown and not marks and "C" not in kinds


def checked_language(language: str) -> str:
    if language not in LANGUAGES:
        raise RequestRefused(Reason.BAD_OPTION, f"the language is one of {', '.join(LANGUAGES)}")
    return language


class People:
    """Who is who."""

    def __init__(self, store: Store, time: TimeSource) -> None:
        self.store = store
        self.time = time
        self.known: OrderedDict[bytes, Key] = OrderedDict()  # by hash
        self.hashes: dict[str, set[bytes]] = {}  # of those, by person
        self.adding = asyncio.Lock()  # many requests at once must not all find room for one more key

    async def welcome(self, name: str, language: str) -> tuple[Person, str]:
        """A new guest, and the secret for the cookie."""
        person = Person(secrets.token_hex(12), checked_name(name), checked_language(language))
        secret, key = self.new_key(person.id)
        row = msgspec.structs.asdict(person) | {"created_at": self.time.now(), "seen_at": self.time.now()}
        await self.store.add_identity(row, key)
        return person, secret

    def new_key(self, identity: str, label: str | None = None) -> tuple[str, dict[str, object]]:
        secret = secrets.token_hex(32)  # hex: on a command line a token must not begin with "-"
        key = {"secret": hashed(secret), "id": secrets.token_hex(8), "identity": identity}
        return secret, key | {"label": label, "created_at": self.time.now()}

    async def recognise(self, secret: str | None) -> Person | None:
        """Who holds this key, if anybody."""
        key = await self.key(secret)
        return None if key is None else key.person

    async def recognise_device(self, secret: str | None) -> Person | None:
        """Who holds this key, if it is that of a device. A token plays; it makes no keys and deletes nobody."""
        key = await self.key(secret)
        return key.person if key is not None and not key.is_token else None

    async def key(self, secret: str | None) -> Key | None:
        """The key with this secret, if there is one."""
        if not secret or len(secret) > 100:
            return None
        key = hashed(secret)
        found = self.known.get(key)
        if found is None or found.until < self.time.now():
            self.forget_key(key)
            row = await self.store.identity_by(key)
            if row is None:
                return None
            person = Person(row["id"], row["name"], row["language"])
            found = Key(person, row["label"] is not None, self.time.now() + TRUST)
            self.remember(key, found)
        return found

    def remember(self, key: bytes, found: Key) -> None:
        self.known[key] = found
        self.hashes.setdefault(found.person.id, set()).add(key)
        if len(self.known) > REMEMBERED:
            self.forget_key(next(iter(self.known)))

    def forget_key(self, key: bytes) -> None:
        found = self.known.pop(key, None)
        if found is not None:
            theirs = self.hashes[found.person.id]
            theirs.discard(key)
            if not theirs:
                del self.hashes[found.person.id]

    async def change(self, person: Person, name: str | None, language: str | None) -> Person:
        """Another nickname or language."""
        changed = Person(
            person.id,
            person.name if name is None else checked_name(name),
            person.language if language is None else checked_language(language),
        )
        await self.store.change_identity(person.id, name=changed.name, language=changed.language)
        return changed

    def forget_cached(self, identity: str) -> None:
        for key in list(self.hashes.get(identity, ())):
            self.forget_key(key)

    def forget_all_cached(self) -> None:
        self.known.clear()
        self.hashes.clear()

    async def make_code(self, person: Person) -> tuple[str, int]:
        """A code that brings this person to another device, once, within minutes."""
        code = "".join(secrets.choice(CODE_ALPHABET) for _ in range(CODE_LENGTH))
        expires = self.time.now() + CODE_MINUTES * 60_000
        await self.store.add_code(hashed(code), person.id, expires)
        return code, expires

    async def use_code(self, code: str) -> str:
        """The secret for the cookie of the other device."""
        secret = hashed(code.strip().upper())
        async with self.adding:
            # Whoever has too many devices can withdraw one, and the code still works.
            owner = await self.store.owner_of_code(secret, self.time.now())
            if owner is not None and len(await self.store.devices_of(owner)) >= MOST_DEVICES:
                wanted = "withdraw one first, by DELETE /api/me/devices/ID"
                raise RequestRefused(Reason.TOO_MANY, f"{MOST_DEVICES} devices are the limit: {wanted}")
            identity = await self.store.use_code(secret, self.time.now())
            if identity is None:
                raise RequestRefused(Reason.BAD_CODE)
            cookie, key = self.new_key(identity)
            await self.store.add_key(key)
        return cookie

    async def make_token(self, person: Person, label: str) -> tuple[str, str]:
        """A key for a program that plays as this person: its id, and the secret."""
        secret, key = self.new_key(person.id, checked_name(label))
        async with self.adding:
            if len(await self.tokens(person)) >= MOST_TOKENS:
                wanted = "withdraw one first, by DELETE /api/me/tokens/ID"
                raise RequestRefused(Reason.TOO_MANY, f"{MOST_TOKENS} tokens are the limit: {wanted}")
            await self.store.add_key(key)
        return str(key["id"]), secret

    async def tokens(self, person: Person) -> list[Row]:
        """The keys of somebody's programs."""
        return await self.store.tokens_of(person.id)

    async def devices(self, person: Person) -> list[Row]:
        """The keys of somebody's devices."""
        return await self.store.devices_of(person.id)

    async def drop_key(self, person: Person, id: str) -> None:
        """Withdraws the key of a program or a device."""
        if id.isascii() and id.isalnum():  # PostgreSQL chokes on some other letters
            await self.store.drop_key(person.id, id)

    async def forget(self, person: Person) -> None:
        """Deletes all that is personal."""
        await self.store.forget(person.id)
