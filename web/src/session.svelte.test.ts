// One table as the page follows it: what is sent, what is heard, and what comes too late.
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api, Refusal } from "./api";
import { Connection, type Listener } from "./connection.svelte";
import type { EventMessage, FromClient, Happening, Reason, SnapshotMessage, Stage, TableState } from "./protocol";
import { Session } from "./session.svelte";

const sent: FromClient[] = [];
let listener: Listener | null = null;

const STATE = {
  phase: "running",
  game: "dragon",
  turn: 0,
  ply: 3,
  seats: [],
  view: { of: "a watcher" },
  insight: {},
} as unknown as TableState;

const stage = (ply: number): Stage => ({ ply, seat: 0, move: {}, notes: [], view: {}, insight: {} });
const snapshot = (seat: number | null, number = 10, state: Partial<TableState> = {}): SnapshotMessage => ({
  type: "snapshot",
  table: "t",
  number,
  seat,
  mine: [0],
  host: true,
  state: { ...STATE, ...state },
});
const event = (number: number, happening: Happening, ply = 4): EventMessage => ({
  type: "event",
  table: "t",
  number,
  at: 0,
  event: happening,
  state: { ...STATE, ply },
});
const moved: Happening = { kind: "moved", seat: 0, move: { kind: "place" }, notes: [] };
const refused = (id: string, reason: Reason) => ({ type: "refused", id, reason, detail: "", clause: "" }) as const;
const ofType = <Type extends FromClient["type"]>(type: Type) =>
  sent.filter((message): message is Extract<FromClient, { type: Type }> => message.type === type);

/** A session that looks from seat 0, at a running table. */
function playing(): Session {
  const session = new Session("t");
  session.connected();
  session.look(0);
  session.hear(snapshot(0));
  sent.length = 0;
  return session;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Connection.prototype, "listen").mockImplementation((heard) => ((listener = heard), () => (listener = null)));
  vi.spyOn(Connection.prototype, "send").mockImplementation((message) => void sent.push(message));
  vi.spyOn(api, "history").mockResolvedValue([]);
  sent.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("asks for the table when it is connected, and takes what it is told", () => {
  const session = new Session("t");
  session.connected();
  expect(sent).toEqual([{ type: "watch", table: "t", seat: null }]);
  session.hear(snapshot(null));
  expect([session.state?.ply, session.mine, session.host]).toEqual([3, [0], true]);
  session.hear({ type: "mine", table: "t", seats: [0, 1], host: false });
  session.hear({ type: "presence", table: "t", seats: [1], watchers: 2 });
  expect([session.mine, session.host, session.presence?.watchers]).toEqual([[0, 1], false, 2]);
});

it("hears nothing of other tables", () => {
  const session = playing();
  session.hear({ ...event(11, moved), table: "another" });
  session.hear({ ...snapshot(0, 50, { ply: 40 }), table: "another" });
  expect(session.state?.ply).toBe(3);
});

it("takes every event once and in order", async () => {
  const session = playing();
  await vi.advanceTimersByTimeAsync(0);
  session.hear(event(11, moved, 4));
  session.hear(event(11, moved, 4)); // told again after we came back
  session.hear(event(10, { kind: "sat", seat: 1 }, 2));
  expect(session.state?.ply).toBe(4);
  expect(session.stages.map(({ ply }) => ply)).toEqual([4]);
});

it("resubscribes from the last event it has", () => {
  const session = playing();
  session.hear(event(11, moved));
  session.connected();
  expect(sent).toEqual([{ type: "watch", table: "t", seat: 0, since: 11 }]);
});

it("sends a move once, and the same again after it came back, under the same name", () => {
  const session = playing();
  session.play({ kind: "place" });
  session.play({ kind: "pass" }); // while the first waits for its answer
  session.connected();
  const moves = ofType("move");
  expect(moves.map(({ ply, seat, move }) => [ply, seat, move])).toEqual(Array(2).fill([3, 0, { kind: "place" }]));
  expect(new Set(moves.map(({ id }) => id)).size).toBe(1);
  session.hear({ type: "accepted", id: "somebody else's", number: 11 });
  expect(session.sent).not.toBeNull();
  session.hear({ type: "accepted", id: moves[0]!.id, number: 11 });
  expect(session.sent).toBeNull();
  session.connected();
  expect(ofType("move").length).toBe(2);
});

it("tries again in a moment when it was too fast, once", async () => {
  const session = playing();
  session.play({ kind: "place" });
  const { id } = ofType("move")[0]!;
  session.hear(refused(id, "rate-limited"));
  expect([session.sent?.id, session.refused]).toEqual([id, null]);
  session.connected(); // meanwhile the connection came back, and the move was sent
  await vi.advanceTimersByTimeAsync(5_000);
  expect(ofType("move").length).toBe(2);
});

it("asks for the table again when it was too fast", async () => {
  const session = playing();
  session.look(1);
  session.hear(refused("", "rate-limited"));
  await vi.advanceTimersByTimeAsync(500);
  expect(ofType("watch").map(({ seat }) => seat)).toEqual([1, 1]);
  session.hear(snapshot(1, 11));
  session.hear(refused("", "rate-limited")); // of something else
  await vi.advanceTimersByTimeAsync(5_000);
  expect(ofType("watch").length).toBe(2);
});

it("sends nothing any more when it is closed", async () => {
  const session = playing();
  session.play({ kind: "place" });
  session.hear(refused(ofType("move")[0]!.id, "rate-limited"));
  session.close();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent.map(({ type }) => type)).toEqual(["move", "unwatch"]);
  expect(listener).toBeNull();
});

it("shows why a move was refused, and lets another be played", () => {
  const session = playing();
  session.play({ kind: "place" });
  session.hear(refused(ofType("move")[0]!.id, "stale"));
  expect([session.sent, session.refused?.reason]).toEqual([null, "stale"]);
  session.play({ kind: "pass" });
  expect([session.refused, ofType("move").length]).toEqual([null, 2]);
});

it("plays nothing for a watcher", () => {
  const session = new Session("t");
  session.hear(snapshot(null));
  session.play({ kind: "place" });
  session.explain({ kind: "place" });
  session.say("hello");
  expect(sent).toEqual([]);
});

it("explains only what was asked last", () => {
  const session = playing();
  session.explain({ kind: "place" });
  session.explain({ kind: "pass" });
  const [first, second] = ofType("why");
  session.hear({ type: "because", id: first!.id, clause: "DR-TURN", detail: "dr-turn-held" });
  expect(session.refused).toBeNull();
  session.hear({ type: "because", id: second!.id, clause: "DR-END", detail: "dr-end-over" });
  expect(session.refused).toEqual(new Refusal("illegal", "dr-end-over", "DR-END"));
});

it("ignores what other eyes saw: snapshots, events and pasts that come late", async () => {
  const session = playing();
  let answer: (past: Stage[]) => void = () => {};
  vi.mocked(api.history).mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  session.hear(snapshot(0));
  session.look(1);
  session.hear(event(11, moved)); // sent before the server knew
  session.hear(snapshot(0, 11, { ply: 9 }));
  answer([stage(1), stage(2)]);
  await vi.advanceTimersByTimeAsync(0);
  expect([session.state?.ply, session.stages]).toEqual([3, []]);
  session.hear(snapshot(1, 11, { ply: 9 }));
  expect(session.state?.ply).toBe(9);
});

it("keeps the later of two pasts, and what happened while it was asked for", async () => {
  const session = playing();
  await vi.advanceTimersByTimeAsync(0);
  const answers: ((past: Stage[]) => void)[] = [];
  vi.mocked(api.history).mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  void session.recall();
  void session.recall();
  session.hear(event(11, moved, 4));
  answers[1]!([stage(1), stage(2), stage(3)]);
  await vi.advanceTimersByTimeAsync(0);
  answers[0]!([stage(1)]);
  await vi.advanceTimersByTimeAsync(0);
  expect(session.stages.map(({ ply }) => ply)).toEqual([1, 2, 3, 4]);
});

it("can be played without its past", async () => {
  vi.mocked(api.history).mockRejectedValue(new Refusal("unavailable"));
  const session = playing();
  await vi.advanceTimersByTimeAsync(0);
  expect([session.stages, session.refused]).toEqual([[], null]);
});

it("calls watchers before an event is shown, and what they return after", async () => {
  const session = playing();
  const told: unknown[] = [];
  const stop = session.watch((message, before) => {
    told.push([message.number, before?.ply, session.state?.ply]);
    return { after: () => void told.push(session.state?.ply) };
  });
  session.hear(event(11, moved, 4));
  flushSync();
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual([[11, 3, 3], 4]);
  stop();
  session.hear(event(12, moved, 5));
  await vi.advanceTimersByTimeAsync(0);
  expect(told.length).toBe(2);
});

it("shows an event for as long as a watcher wants, then the next; nobody falls far behind", async () => {
  const session = playing();
  session.watch(() => ({ hold: 900 }));
  for (const number of [11, 12, 13]) session.hear(event(number, { ...moved, seat: 1 }, number - 7));
  await vi.advanceTimersByTimeAsync(0);
  expect(session.state?.ply).toBe(4);
  await vi.advanceTimersByTimeAsync(900);
  expect(session.state?.ply).toBe(5);
  await vi.advanceTimersByTimeAsync(900);
  expect(session.state?.ply).toBe(6);
  for (let number = 14; number < 44; number++) session.hear(event(number, { ...moved, seat: 1 }, number - 7));
  await vi.advanceTimersByTimeAsync(900);
  expect(session.state?.ply).toBeGreaterThan(24);
});

it("shows one's own move at once, whatever was being looked at", async () => {
  const session = playing();
  session.watch(({ event: { seat } }) => ({ hold: seat === session.seat ? 0 : 5000 }));
  session.hear(event(11, { ...moved, seat: 1 }, 4));
  await vi.advanceTimersByTimeAsync(100);
  session.hear(event(12, { ...moved, seat: 0 }, 5));
  await vi.advanceTimersByTimeAsync(0);
  expect(session.state?.ply).toBe(5);
});

it("calls people by their new names at once, also in what waits to be shown", async () => {
  const session = playing();
  session.watch(() => ({ hold: 900 }));
  for (const number of [11, 12]) session.hear(event(number, { ...moved, seat: 1 }, number - 7));
  await vi.advanceTimersByTimeAsync(0);
  const seats = [{ seat: 0, kind: "person", name: "Ada", bot: null, away: null }] as TableState["seats"];
  session.hear({ type: "seats", table: "t", seats });
  expect(session.state?.seats).toEqual(seats);
  await vi.advanceTimersByTimeAsync(900);
  expect([session.state?.ply, session.state?.seats]).toEqual([5, seats]);
});

it("keeps the latest remarks", async () => {
  const session = playing();
  for (let number = 11; number < 60; number++) session.hear(event(number, { kind: "said", seat: 1, phrase: "hello" }));
  await vi.advanceTimersByTimeAsync(0);
  expect([session.remarks.length, session.remarks.at(-1)]).toEqual([31, { number: 59, seat: 1, phrase: "hello" }]);
});

it("shows a refusal of what is done over HTTP, and nothing else", async () => {
  const session = playing();
  expect(await session.attempt(Promise.resolve())).toBe(true);
  expect(await session.attempt(Promise.reject(new Refusal("not-host")))).toBe(false);
  expect(session.refused?.reason).toBe("not-host");
  await expect(session.attempt(Promise.reject(new TypeError("a fault of ours")))).rejects.toThrow(TypeError);
});
