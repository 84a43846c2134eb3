"""A server's HTTP side: who we are, and which table."""

import json
import re
import urllib.error
import urllib.request
from http.cookies import SimpleCookie
from typing import Any
from urllib.parse import urlsplit

from sevenfold.errors import OptionError, Refused, SevenfoldError, Unreachable
from sevenfold.online import keys
from sevenfold.protocol import COOKIE

PATIENCE = 10.0  # seconds for an answer
TABLE = re.compile(r"(?:.*/t/)?([0-9a-z]{4,40})/?")


class Server:
    """A server at an address, and the key by which it knows us."""

    def __init__(self, url: str, key: str | None = None) -> None:
        parsed = urlsplit(url if "://" in url else f"http://{url}")
        if parsed.scheme not in ("http", "https") or not parsed.netloc:
            raise OptionError("a server is an address", "server", repr(url), "http://localhost:7777")
        self.url = f"{parsed.scheme}://{parsed.netloc}"
        self.key = key

    def socket(self, table: str) -> str:
        """Where a table is played: its name is in the address, so that all who play there reach the same process."""
        return "ws" + self.url.removeprefix("http") + f"/ws/{table}"

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.key}"} if self.key else {}

    def enter(self, name: str, language: str) -> None:
        """Makes us known: by the key of an earlier visit, or as a new guest."""
        self.key = self.key or keys.recall(self.url)
        if not self.is_known():
            self.key = None
            self.ask("POST", "/api/me", {"name": name, "language": language})
            keys.keep(self.url, self.key)

    def is_known(self) -> bool:
        try:
            return self.key is not None and bool(self.ask("GET", "/api/me"))
        except Refused as refused:
            if refused.reason != "unauthorized":
                raise
            return False

    def look(self, table: str) -> dict[str, Any]:
        """A table as a watcher sees it, and which seats are ours."""
        found: dict[str, Any] = self.ask("GET", f"/api/tables/{table}")
        return found

    def take_seat(self, table: str, seat: int | None = None) -> int | None:
        """Our seat at a table: the one we have, else an open one, else as a newcomer; None if we can only watch."""
        found = self.look(table)
        if found["mine"]:
            return int(found["mine"][0] if seat is None or seat not in found["mine"] else seat)
        state = found["state"]
        free = [there["seat"] for there in state["seats"] if there["kind"] == "open"]
        if state["phase"] == "open" and free:
            chosen = free[0] if seat is None else seat
            self.ask("POST", f"/api/tables/{table}/seats/{chosen}")
            return int(chosen)
        if state["phase"] == "running" and state["late"]:
            return int(self.ask("POST", f"/api/tables/{table}/join")["seat"])
        return None

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """One request; the answer's JSON, or Refused, or Unreachable."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", **self.headers}
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                self.remember(answer.headers.get_all("Set-Cookie") or [])
                content = answer.read()
        except urllib.error.HTTPError as error:
            raise refusal(error) from None
        except (urllib.error.URLError, TimeoutError, OSError) as error:
            raise Unreachable(str(getattr(error, "reason", error))) from None
        try:
            return json.loads(content) if content else None
        except ValueError:
            raise Unreachable("this is no Sevenfold server") from None

    def remember(self, cookies: list[str]) -> None:
        for cookie in cookies:
            if COOKIE in (jar := SimpleCookie(cookie)):
                self.key = jar[COOKIE].value


def refusal(error: urllib.error.HTTPError) -> SevenfoldError:
    try:
        problem = json.loads(error.read())
        return Refused(str(problem["reason"]), str(problem["detail"]), str(problem["clause"]))
    except (ValueError, KeyError, TypeError):
        return Unreachable(f"HTTP {error.code}")


def table_id(text: str) -> str:
    """A table's id, also from its link."""
    found = TABLE.fullmatch(text)
    if found is None:
        raise OptionError("a table has an id, or a link", "table", repr(text[:60]), "ID, http://…/t/ID")
    return found[1]
