"""People who keep playing while their server is killed again and again, and remember all they were told."""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from random import Random

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import sevenfold
from sevenfold.protocol.fairness import commitment
from tests.server.client import JSON, Guest, Tab, some_move
from tests.server.harness import Server

GONE = (ConnectionClosed, InvalidHandshake, OSError, httpx.TransportError, EOFError)
UNBORN = 0.1  # of all servers are killed while they start
SHORT_START, LONG_START = 0.5, 4.0  # seconds that it takes
FROM_SCRATCH = 50  # one server of so many is started from nothing, and not by the nursery
CLOSED = (1006, 1012)  # how a connection may end here: cut off, or the server is going down

KINDS: list[tuple[str, JSON, str]] = [
    ("dragon", {}, "me open"),
    ("dragon", {"multi": True}, "me open random"),
    ("double-seven", {}, "me open"),
    ("seven-dragons", {}, "me open greedy"),
    ("seven-dragons", {"variant": "connections"}, "me open"),
]


class Tally:
    """What was done, for the report."""

    def __init__(self) -> None:
        self.kills = self.moves = self.events = self.games = self.resent = self.replayed = 0
        self.unborn = self.from_scratch = 0  # of the kills: during the start, and of servers that inherited nothing

    def __str__(self) -> str:
        return ", ".join(f"{count} {name}" for name, count in vars(self).items())


class World:
    """The server of the moment, which everybody finds again after a crash."""

    def __init__(self, server: Server, random: Random) -> None:
        self.server = server
        self.random = random
        self.up = asyncio.Event()
        self.up.set()
        self.closing = False
        self.tally = Tally()

    async def restart(self) -> None:
        """Kills the server; the next ones may be killed while they start."""
        self.up.clear()
        await self.kill()
        while self.random.random() < UNBORN:
            self.server.spawn()
            # The crash may come at any point of the start.
            await asyncio.sleep(self.random.uniform(0.0, LONG_START if self.server.from_scratch else SHORT_START))
            await self.kill()
            self.tally.unborn += 1
        await asyncio.to_thread(self.server.start)
        self.up.set()

    async def kill(self) -> None:
        await asyncio.to_thread(self.server.kill)
        self.tally.kills += 1
        self.tally.from_scratch += self.server.from_scratch
        self.server.from_scratch = self.tally.kills % FROM_SCRATCH == 0


class Player:
    """One seat of one table, played through whatever happens."""

    def __init__(self, world: World, guest: Guest, table: str, seat: int, random: Random) -> None:
        self.world = world
        self.guest = guest
        self.table = table
        self.seat = seat
        self.random = random
        self.told: list[str] = []  # every event, by number, as it was told
        self.state: JSON = {}
        self.unanswered: JSON | None = None
        self.accepted: dict[str, int] = {}  # submission -> number of its event
        self.submitted: dict[str, JSON] = {}  # submission -> move

    async def play(self) -> None:
        """Until the game is over and everything that was submitted is answered."""
        while not self.state.get("outcome") or self.unanswered:
            await self.world.up.wait()
            self.guest.url = self.world.server.url
            with suppress(*GONE):
                async with self.guest.connect() as tab:
                    await self.follow(tab)

    async def follow(self, tab: Tab) -> None:
        await tab.until("welcome")
        await tab.send("watch", table=self.table, seat=self.seat, since=len(self.told) - 1)
        if self.unanswered:
            self.world.tally.resent += 1
            await tab.send(**self.unanswered)
        else:
            await self.submit(tab)
        while not self.state.get("outcome") or self.unanswered:
            await self.hear(tab, await tab.receive(), tab.heard[-1])

    async def hear(self, tab: Tab, message: JSON, text: str) -> None:
        match message["type"]:
            case "event":
                assert message["number"] == len(self.told), "a gap or a repetition"
                self.told.append(text)
                self.state = message["state"]
                self.world.tally.events += 1
                await self.submit(tab)
            case "accepted":
                number = message["number"]
                assert self.accepted.setdefault(message["id"], number) == number, "another answer than before"
                if self.unanswered and self.unanswered["id"] == message["id"]:
                    self.unanswered = None
                    self.world.tally.moves += 1
                await self.submit(tab)
            case "refused":
                assert message["reason"] == "unavailable", message  # the database is being restarted
                await asyncio.sleep(0.1)  # as long as a client would wait
                raise EOFError("come back and try again")

    async def submit(self, tab: Tab) -> None:
        if self.unanswered or not self.state.get("choices"):
            return
        ply, move = self.state["ply"], some_move(self.state, self.random)
        if f"{ply}" in self.submitted:
            return  # accepted already; its event is on the way
        self.submitted[f"{ply}"] = move
        self.unanswered = {"type": "move", "id": f"{ply}", "table": self.table, "seat": self.seat}
        self.unanswered |= {"ply": ply, "move": move}
        await tab.send(**self.unanswered)

    def check(self) -> None:
        """Every move that was acknowledged happened, at its number, once."""
        happened = [json.loads(text) for text in self.told]
        mine = {
            event["number"]: event["event"]["move"]
            for event in happened
            if event["event"]["kind"] == "moved" and event["event"]["seat"] == self.seat
        }
        assert mine == {number: self.submitted[id] for id, number in self.accepted.items()}
        assert set(self.accepted) == set(self.submitted)


class Game:
    """A table with two people, and perhaps a bot, from the first card to the last."""

    def __init__(self, world: World, guests: list[Guest], random: Random) -> None:
        self.world = world
        self.guests = guests
        self.random = random

    async def persist(self, guest: Guest, method: str, path: str, body: object = None) -> httpx.Response:
        """A request, again and again until it is answered."""
        while True:
            await self.world.up.wait()
            guest.url = self.world.server.url
            with suppress(*GONE):
                answer = await guest.request(method, path, body)
                if answer.status_code != 503:
                    return answer
            await asyncio.sleep(0.05)  # likewise

    async def run(self, kind: tuple[str, JSON, str]) -> None:
        game, options, seats = kind
        wanted = [{"kind": w} if w in ("me", "open") else {"kind": "bot", "level": w} for w in seats.split()]
        wish = {"game": game, "options": {"players": len(wanted), **options}, "seats": wanted, "away": None}
        host, other = self.guests
        made = await self.persist(host, "POST", "/api/tables", wish)
        assert made.status_code == 201, made.text
        table = made.json()["id"]
        await self.persist(other, "POST", f"/api/tables/{table}/seats/1")
        begun = await self.persist(host, "POST", f"/api/tables/{table}/start")
        assert begun.status_code in (204, 409), begun.text  # 409: begun already, the answer was lost
        players = [Player(self.world, guest, table, seat, self.random) for seat, guest in enumerate(self.guests)]
        watching = asyncio.create_task(self.watch(table))
        try:
            async with asyncio.TaskGroup() as group:
                for player in players:
                    group.create_task(player.play())
            heard = await watching
        finally:
            watching.cancel()
        for player in players:
            player.check()
        await self.check_record(table, players[0], heard)
        self.world.tally.games += 1

    async def watch(self, table: str) -> list[str]:
        """A watcher who asks for everything after every break, and must hear the same again."""
        known: list[str] = []
        guest = Guest(self.world.server.url, self.guests[0].secret)
        while True:
            await self.world.up.wait()
            guest.url = self.world.server.url
            with suppress(*GONE):
                async with guest.connect() as tab:
                    await tab.send("watch", table=table, since=-1)
                    number = 0
                    while True:
                        message = await tab.until("event", "refused")
                        if message["type"] == "refused":
                            assert message["reason"] == "unavailable", message
                            break
                        assert message["number"] == number
                        if number < len(known):
                            assert known[number] == tab.heard[-1], "the past has changed"
                            self.world.tally.replayed += 1
                        else:
                            known.append(tab.heard[-1])
                        number += 1
                        if message["state"]["outcome"]:
                            return known

    async def check_record(self, table: str, player: Player, heard: list[str]) -> None:
        """The record replays, is what everybody was told, and fits the commitment from before the deal."""
        file = (await self.persist(player.guest, "GET", f"/api/tables/{table}/record")).json()
        record = file["record"]
        sevenfold.replay(record)
        for told in (player.told, heard):
            moves = [json.loads(text)["event"].get("move") for text in told]
            shown = [move for move in moves if move is not None]
            assert len(shown) == len(record["moves"])
            again = sevenfold.replay(record)
            real = [again.move_seen(number, again.movers[number]) for number in range(again.ply)]
            assert all(move in (whole, {**whole, "card": "?"}) for move, whole in zip(shown, real, strict=True))
        promised = {json.loads(text)["state"]["commitment"] for text in heard} - {None}
        assert promised == {commitment(record["game"], record["options"], record["seed"], file["nonce"])}


async def crash_again_and_again(
    server: Server, kills: int, tables: int, random: Random, also: Callable[[], None], longest: float = 1.0
) -> Tally:
    """Plays at many tables while the server is killed, after `longest` seconds at most; afterwards every table is
    played to its end."""
    world = World(server, random)
    guests = [[await Guest.arrive(server, name) for name in ("Ada", "Bob")] for _ in range(tables)]

    async def keep_playing(pair: list[Guest], number: int) -> None:
        while not world.closing:
            await Game(world, pair, random).run(KINDS[number % len(KINDS)])
            number += 1

    async def keep_killing() -> None:
        while world.tally.kills < kills:
            await asyncio.sleep(random.uniform(0.0, longest))  # at any point of the games
            await asyncio.to_thread(also)
            await world.restart()
        world.closing = True

    async with asyncio.TaskGroup() as group:
        group.create_task(keep_killing())
        for number, pair in enumerate(guests):
            group.create_task(keep_playing(pair, number))
    return world.tally
