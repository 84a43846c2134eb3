"""Firefox without a driver: it speaks WebDriver BiDi. Pages have as much of Playwright's interface as players need."""

import json
import re
import shutil
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

PATIENCE = 60.0  # seconds until we call something stuck, as in conftest.py
LOOK = 0.02  # seconds between two looks at a page
STARTED = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
PREFERENCES = 'user_pref("ui.prefersReducedMotion", 1);\n'  # nothing flies: what is seen can be touched
# The icon of a tab is replaced while it still loads, or the tab is closed: Firefox calls that a page's error.
BROKEN_OFF = re.compile(r"Failed to load ‘\S+/favicon(-turn)?\.svg’")
KEYS = {"Enter": "\ue007", "Escape": "\ue00c", "Tab": "\ue004", "ArrowUp": "\ue013", "ArrowDown": "\ue015"}
SHOWN = "document.body.innerText.slice(0, 2000)"
# What a selector finds; where the middle of one of it is, once it is in sight and has come to rest.
FOUND = """const found = [...document.querySelectorAll(%s)].filter(one => !%s || one.innerText?.includes(%s));
    const one = found.at(%d);"""
MIDDLE = """one.scrollIntoView({ block: "nearest", inline: "nearest" });
    for (let before = ""; ;) {
        const { x, y, width, height } = one.getBoundingClientRect();
        const middle = [Math.round(x + width / 2), Math.round(y + height / 2)];
        if (before === String(middle)) return middle;
        before = String(middle);
        await new Promise(requestAnimationFrame);
    }"""


@contextmanager
def running(program: str) -> Iterator["Firefox"]:
    """A browser, headless, with a profile of its own."""
    profile = tempfile.mkdtemp(prefix="sevenfold-firefox-")
    Path(profile, "user.js").write_text(PREFERENCES)
    command = [program, "--headless", "--remote-debugging-port", "0", "--profile", profile, "--no-remote"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True) as process:
        try:
            assert process.stderr is not None
            address = next(found[1] for line in process.stderr if (found := STARTED.search(line)))
            threading.Thread(target=process.stderr.read, daemon=True).start()  # a full pipe would stop it
            with connect(f"{address}/session", max_size=None, proxy=None) as socket:
                yield Firefox(socket)
        finally:
            process.kill()
    shutil.rmtree(profile, ignore_errors=True)


class Firefox:
    """A session with a browser."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.count = 0
        self.problems: list[str] = []
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])

    def ask(self, method: str, **params: Any) -> Any:
        """The answer to a command. What pages complain of meanwhile is kept."""
        self.count += 1
        self.socket.send(json.dumps({"id": self.count, "method": method, "params": params}))
        while True:
            told = json.loads(self.socket.recv(timeout=PATIENCE))
            if told.get("method") == "log.entryAdded" and told["params"]["type"] == "javascript":
                text = told["params"]["text"]
                self.problems += [] if BROKEN_OFF.match(text) else [text]
            if told.get("id") == self.count:
                assert told["type"] == "success", told
                return told["result"]

    def open(self, url: str, size: dict[str, int], prepare: str) -> "Page":
        """A page of somebody who was never here; `prepare`, a statement, runs before its own scripts."""
        person = self.ask("browser.createUserContext")["userContext"]
        context = self.ask("browsingContext.create", type="tab", userContext=person)["context"]
        self.ask("browsingContext.setViewport", context=context, viewport=size)
        self.ask(
            "script.addPreloadScript",
            functionDeclaration=f"() => {{ if (location.host) {prepare} }}",
            contexts=[context],
        )
        page = Page(self, context)
        page.goto(url)
        return page


class Page:
    """A tab."""

    def __init__(self, firefox: Firefox, context: str) -> None:
        self.firefox = firefox
        self.context = context
        self.keyboard = Keyboard(self)

    def goto(self, url: str) -> None:
        self.firefox.ask("browsingContext.navigate", context=self.context, url=url, wait="complete")

    def evaluate(self, script: str, arg: Any = None) -> Any:
        """The value of an expression, or what a function makes of the argument."""
        body = (
            f"(async () => {{ const it = ({script}); return typeof it === 'function' ? it({json.dumps(arg)}) : it }})()"
        )
        told = self.firefox.ask(
            "script.evaluate",
            expression=f"{body}.then(value => JSON.stringify(value ?? null))",
            target={"context": self.context},
            awaitPromise=True,
        )
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])

    def wait_for_function(self, script: str, arg: Any = None) -> None:
        end = time.monotonic() + PATIENCE
        while not self.evaluate(script, arg):
            assert time.monotonic() < end, f"{script} did not come true; the page shows {self.evaluate(SHOWN)}"
            time.sleep(LOOK)

    def wait_for_selector(self, selector: str, state: str = "visible") -> None:
        seen = "" if state == "attached" else ".some(one => one.checkVisibility())"
        self.wait_for_function(f"[...document.querySelectorAll({json.dumps(selector)})]{seen or '.length'}")

    def wait_for_timeout(self, milliseconds: float) -> None:
        time.sleep(milliseconds / 1000)

    def locator(self, selector: str, has_text: str = "") -> "Locator":
        return Locator(self, selector, has_text)

    def act(self, kind: str, actions: list[dict[str, Any]]) -> None:
        source: dict[str, Any] = {"type": kind, "id": kind, "actions": actions}
        if kind == "pointer":
            source["parameters"] = {"pointerType": "mouse"}
        self.firefox.ask("input.performActions", context=self.context, actions=[source])


class Keyboard:
    """What people type."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, key: str) -> None:
        letter = KEYS.get(key, key)
        self.page.act("key", [{"type": kind, "value": letter} for kind in ("keyDown", "keyUp")])


class Locator:
    """What a selector finds when it is asked for; one of it is touched."""

    def __init__(self, page: Page, selector: str, text: str, index: int = 0) -> None:
        self.page = page
        self.selector = selector
        self.text = text
        self.index = index
        self.found = FOUND % (json.dumps(selector), json.dumps(text), json.dumps(text), index)

    def nth(self, index: int) -> "Locator":
        return Locator(self.page, self.selector, self.text, index)

    @property
    def first(self) -> "Locator":
        return self.nth(0)

    @property
    def last(self) -> "Locator":
        return self.nth(-1)

    def ask(self, body: str) -> Any:
        return self.page.evaluate(f"async () => {{ {self.found} {body} }}")

    def wait_for(self) -> None:
        self.page.wait_for_function(f"() => {{ {self.found} return !!one?.checkVisibility() && !one.disabled; }}")

    def count(self) -> int:
        return int(self.ask("return found.length;"))

    def get_attribute(self, name: str) -> str | None:
        value: str | None = self.ask(f"return one.getAttribute({json.dumps(name)});")
        return value

    def inner_text(self) -> str:
        return str(self.ask("return one.innerText;"))

    def click(self, times: int = 1) -> None:
        """With a pointer, as people do: whatever lies above is what is touched."""
        self.wait_for()
        self.page.firefox.ask("browsingContext.activate", context=self.page.context)  # tabs behind draw no frames
        x, y = self.ask(MIDDLE)
        presses = [{"type": kind, "button": 0} for _ in range(times) for kind in ("pointerDown", "pointerUp")]
        self.page.act("pointer", [{"type": "pointerMove", "x": x, "y": y}, *presses])

    def dblclick(self) -> None:
        self.click(times=2)
