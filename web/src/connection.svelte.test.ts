// A WebSocket to a table, with sockets and time that the test holds in its hands.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Connection, type Listener } from "./connection.svelte";
import * as me from "./me.svelte";
import type { FromServer } from "./protocol";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: unknown[] = [];
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 2; // a line that is dead never gets any further
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  welcome(): void {
    this.readyState = FakeSocket.OPEN;
    this.say({ type: "welcome", protocol: 2, name: "Ada", language: "en", now: Date.now() + 5_000 });
  }

  break(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

class Ear implements Listener {
  heard: FromServer[] = [];
  connections = 0;

  hear(message: FromServer): void {
    this.heard.push(message);
  }

  connected(): void {
    this.connections++;
  }
}

const sockets = () => FakeSocket.all.length;
const latest = () => FakeSocket.all.at(-1)!;
const types = (ear: Ear) => ear.heard.map(({ type }) => type);

/** A connection that somebody listens to, and whose first socket was opened. */
async function opened(): Promise<{ connection: Connection; ear: Ear }> {
  const [connection, ear] = [new Connection("k7m2p9x4c8wd"), new Ear()];
  connection.listen(ear);
  await vi.advanceTimersByTimeAsync(0);
  return { connection, ear };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.spyOn(me, "introduce").mockResolvedValue({ name: "Ada", language: "en" });
  FakeSocket.all = [];
});

afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("opens when somebody listens, and is online when the server says so", async () => {
  const { connection, ear } = await opened();
  expect(latest().url).toBe(`${location.origin.replace("http", "ws")}/ws/k7m2p9x4c8wd`);
  expect([connection.online, ear.connections]).toEqual([false, 0]);
  latest().welcome();
  expect([connection.online, ear.connections, types(ear)]).toEqual([true, 1, ["welcome"]]);
  expect(connection.skew).toBe(5_000);
});

it("opens one socket, however many listen and whatever wakes the page meanwhile", async () => {
  const connection = new Connection("k7m2p9x4c8wd");
  for (let count = 0; count < 3; count++) connection.listen(new Ear());
  dispatchEvent(new Event("online"));
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets()).toBe(1);
});

it("tells who comes later that it is online, and whoever has gone nothing", async () => {
  const { connection, ear } = await opened();
  latest().welcome();
  const late = new Ear();
  const stop = connection.listen(late);
  expect(late.connections).toBe(1);
  stop();
  latest().say({ type: "pong", now: 0 });
  expect([types(ear), types(late)]).toEqual([["welcome", "pong"], []]);
});

it("comes back by itself, later each time, and soon again after it was online", async () => {
  const { ear } = await opened();
  for (const wait of [500, 1_000, 2_000, 4_000, 8_000, 8_000]) {
    const before = sockets();
    latest().break();
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(sockets()).toBe(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(sockets()).toBe(before + 1);
  }
  latest().welcome();
  latest().break();
  await vi.advanceTimersByTimeAsync(500);
  latest().welcome();
  expect(ear.connections).toBe(2); // each time, whoever listens can ask for what was missed
});

it("waits with the next try when nobody can be introduced", async () => {
  vi.mocked(me.introduce).mockRejectedValueOnce(new Error("no network"));
  await opened();
  expect(sockets()).toBe(0);
  await vi.advanceTimersByTimeAsync(500);
  expect(sockets()).toBe(1);
});

it("does not wait when the network or the reader is back", async () => {
  const { connection } = await opened();
  latest().welcome();
  latest().break();
  expect(connection.online).toBe(false);
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(sockets()).toBe(2);
  await vi.advanceTimersByTimeAsync(10_000); // the try that was planned finds it done
  expect(sockets()).toBe(2);
});

it("sends only while it is open, and keeps nothing for later", async () => {
  const { connection } = await opened();
  connection.send({ type: "ping" });
  expect(latest().sent).toEqual([]);
  latest().welcome();
  connection.send({ type: "unwatch", table: "t" });
  expect(latest().sent).toEqual([{ type: "unwatch", table: "t" }]);
  latest().break();
  connection.send({ type: "ping" });
  await vi.advanceTimersByTimeAsync(500);
  latest().welcome();
  expect(latest().sent).toEqual([]);
});

it("pings a quiet server, and replaces a line that died without a word at once", async () => {
  const { connection, ear } = await opened();
  const dead = latest();
  dead.welcome();
  await vi.advanceTimersByTimeAsync(40_000);
  expect(dead.sent).toEqual([{ type: "ping" }, { type: "ping" }]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(connection.online).toBe(false);
  await vi.advanceTimersByTimeAsync(500);
  expect(sockets()).toBe(2);
  latest().welcome();
  dead.say({ type: "pong", now: 0 }); // too late: it is not ours any more
  dead.break();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([sockets(), connection.online, types(ear)]).toEqual([2, true, ["welcome", "welcome"]]);
});

it("stays with a server that answers", async () => {
  const { connection } = await opened();
  latest().welcome();
  for (let count = 0; count < 10; count++) {
    await vi.advanceTimersByTimeAsync(20_000);
    latest().say({ type: "pong", now: 0 });
  }
  expect([sockets(), connection.online]).toEqual([1, true]);
});

it("hangs up when nobody listens any more, and stays so whatever wakes the page", async () => {
  const connection = new Connection("k7m2p9x4c8wd");
  const stop = [connection.listen(new Ear()), connection.listen(new Ear())];
  await vi.advanceTimersByTimeAsync(0);
  latest().welcome();
  stop[0]!();
  expect([latest().readyState, connection.online]).toEqual([FakeSocket.OPEN, true]);
  stop[1]!();
  expect([latest().readyState, connection.online]).toEqual([2, false]);
  dispatchEvent(new Event("online"));
  document.dispatchEvent(new Event("visibilitychange"));
  latest().break();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sockets(), latest().sent]).toEqual([1, []]);
  connection.listen(new Ear());
  await vi.advanceTimersByTimeAsync(0);
  expect(sockets()).toBe(2);
});
