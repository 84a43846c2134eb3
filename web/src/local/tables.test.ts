// @vitest-environment node
// Tables of this device: what is kept, what is told, and what becomes of it when something breaks.
import { createHash } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import type { Data } from "../games/shape";
import type { Listing, TableWish } from "../protocol";
import { Refusal, type Told } from "../refusal";
import { built } from "../rules/testing";
import { choose } from "../rules";
import { type Entry, type Store, Taken } from "./events";
import { sha256 } from "./sha256";
import { Tables } from "./tables";
import type { Think } from "./thinkers";

const rules = built();
const SOLO: TableWish = {
  game: "dragon",
  options: { players: 2 },
  seats: [{ kind: "me" }, { kind: "bot", level: "hatchling" }],
  hints: true,
};

class MemoryStore implements Store {
  logs = new Map<string, Entry[]>();
  listings = new Map<string, Listing>();
  full = false;

  async append(id: string, number: number, entry: Entry, listing: Listing): Promise<void> {
    const log = this.logs.get(id) ?? [];
    if (this.full) throw new Refusal("store-full");
    if (log.length !== number) throw new Taken();
    this.logs.set(id, [...log, structuredClone(entry)]);
    this.listings.set(id, structuredClone(listing));
  }
  async log(id: string): Promise<Entry[]> {
    return structuredClone(this.logs.get(id) ?? []);
  }
  async list(): Promise<Listing[]> {
    return [...this.listings.values()];
  }
  async remove(id: string): Promise<void> {
    this.logs.delete(id);
    this.listings.delete(id);
  }
}

const think: Think = {
  choose: async (table, level) => choose(table, level, { seed: 1, iterations: 20 }),
  advise: async (table) => [
    { move: table.fields(table.legal[0]!)[0]!, win: 0.5, low: 0.4, high: 0.6, notes: [], wins: false, insight: {} },
  ],
};

let store: MemoryStore;
let told: Told[];
const open = (kept: Store = store) => new Tables(rules, kept, think, (message) => void told.push(message));
const last = <Type extends Told["type"]>(type: Type) =>
  told.findLast((message): message is Extract<Told, { type: Type }> => message.type === type);
const stateNow = () => (last("event") ?? last("snapshot"))!.state;
const settled = () => new Promise<void>((done) => setTimeout(done, 0));

/** The first legal move of whoever is on turn, as a client says it. */
async function play(tables: Tables, id: string, submission: string): Promise<void> {
  const { turn, ply } = stateNow();
  const [move] = await tables.hints(id, turn!);
  await tables.hear({ type: "move", id: submission, table: id, seat: turn!, ply, move: move!.move });
}

async function ourTurn(): Promise<void> {
  for (let tries = 0; tries < 50 && stateNow().phase === "running" && stateNow().turn !== 0; tries++) await settled();
}

async function begin(tables: Tables, wish = SOLO): Promise<string> {
  const { id } = await tables.create(wish, "Ada");
  await tables.hear({ type: "watch", table: id, seat: 0 });
  await ourTurn();
  return id;
}

beforeEach(() => {
  store = new MemoryStore();
  told = [];
});

it("plays a whole game against a bot, and gives it away as a record", async () => {
  const tables = open();
  const id = await begin(tables);
  for (let number = 0; number < 200 && stateNow().phase === "running"; number++) {
    await play(tables, id, `m${number}`);
    await ourTurn();
  }
  expect(stateNow().outcome!.winners.length).toBeGreaterThan(0);
  const { record, commitment, nonce, names } = await tables.record(id);
  const { game, options, seed, moves, outcome } = record as Record<string, unknown> & { moves: Data[] };
  expect(outcome).toEqual(stateNow().outcome);
  expect(names).toEqual({ "0": "Ada" });
  const promised = createHash("sha256").update(JSON.stringify([game, options, seed, nonce]));
  expect(commitment).toBe(promised.digest("hex"));
  const stages = await tables.history(id, 0, true);
  expect(stages.length).toBe(moves.length + 1);
  expect(stages.map(({ move }) => move).slice(1)).toEqual(moves);
});

it("tells nobody a card that was put under the pile, before the end", async () => {
  const tables = open();
  const id = await begin(tables);
  await play(tables, id, "a");
  await ourTurn();
  const log = await store.log(id);
  const shown = await tables.history(id, 0);
  expect(shown.length).toBe(log.length - 1);
  expect(last("event")!.state.secret).toBeNull();
});

it("goes on from the log when the page was closed in mid-move, and plays a repeated submission once", async () => {
  const tables = open();
  const id = await begin(tables);
  const { ply } = stateNow();
  const [hint] = await tables.hints(id, 0);
  await tables.hear({ type: "move", id: "once", table: id, seat: 0, ply, move: hint!.move });
  const kept = (await store.log(id)).findIndex(({ event }) => event.kind === "moved" && event.id === "once");
  told = []; // the page crashed before it heard; the worker with it
  const later = open();
  await later.hear({ type: "watch", table: id, seat: 0 });
  await later.hear({ type: "move", id: "once", table: id, seat: 0, ply, move: hint!.move });
  expect(last("accepted")).toEqual({ type: "accepted", id: "once", number: kept });
  expect((await store.log(id)).filter(({ event }) => event.kind === "moved" && event.id === "once").length).toBe(1);
});

it("plays nothing that could not be kept", async () => {
  const tables = open();
  const id = await begin(tables);
  const before = structuredClone(await store.log(id));
  const { ply } = stateNow();
  store.full = true;
  await play(tables, id, "a");
  expect(last("refused")).toMatchObject({ id: "a", reason: "store-full" });
  expect((await tables.look(id)).state.ply).toBe(ply);
  expect(await store.log(id)).toEqual(before);
  store.full = false;
  await play(tables, id, "b");
  expect(last("accepted")!.id).toBe("b");
});

it("lets a bot try again whose thought failed, and says so once", async () => {
  let failures = 3;
  const broken: Think = {
    ...think,
    choose: async (table, level) => {
      if (failures-- > 0) throw new Error("the worker broke");
      return think.choose(table, level);
    },
  };
  const tables = new Tables(rules, store, broken, (message) => void told.push(message), undefined, undefined, settled);
  const id = await begin(tables);
  await play(tables, id, "a");
  await ourTurn();
  expect(stateNow().turn).toBe(0);
  expect(failures).toBeLessThan(0);
  expect(told.filter(({ type }) => type === "refused")).toHaveLength(1);
});

it("refuses as the rules say, and explains", async () => {
  const tables = open();
  const id = await begin(tables);
  const { ply } = stateNow();
  const move = { kind: "place", card: "1", row: 6 }; // nothing lies beside it yet, whatever we hold
  await tables.hear({ type: "move", id: "a", table: id, seat: 0, ply, move });
  expect(last("refused")).toMatchObject({ id: "a", reason: "illegal" });
  await tables.hear({ type: "why", id: "b", table: id, seat: 0, move });
  expect(last("because")).toMatchObject({ id: "b", detail: last("refused")!.detail, clause: last("refused")!.clause });
  await tables.hear({ type: "move", id: "c", table: id, seat: 0, ply, move: { kind: "fly" } });
  expect(last("refused")).toMatchObject({ id: "c", reason: "invalid" });
  await tables.hear({ type: "move", id: "d", table: id, seat: 0, ply: ply + 1, move });
  expect(last("refused")).toMatchObject({ id: "d", reason: "stale" });
});

it("takes moves back against bots, and not from others at the device", async () => {
  const tables = open();
  const id = await begin(tables);
  const { ply, view } = stateNow();
  await play(tables, id, "a");
  await ourTurn();
  await tables.takeBack(id, 0);
  expect(stateNow()).toMatchObject({ ply, turn: 0, view });
  expect((await tables.history(id, 0)).length).toBe(ply + 1);
  const shared = await begin(tables, { ...SOLO, seats: [{ kind: "me" }, { kind: "guest", name: "Bo" }] });
  await play(tables, shared, "b");
  await expect(tables.takeBack(shared, 0)).rejects.toMatchObject({ reason: "not-open" });
});

it("lets the next player begin a rematch, of which there is one", async () => {
  const tables = open();
  const id = await begin(tables);
  await expect(tables.rematch(id)).rejects.toMatchObject({ reason: "not-open" });
  for (let number = 0; number < 200 && stateNow().phase === "running"; number++) {
    await play(tables, id, `m${number}`);
    await ourTurn();
  }
  const fresh = await tables.rematch(id);
  expect(fresh.state.options.first).toBe(1);
  expect((await tables.rematch(id)).id).toBe(fresh.id);
  expect((await tables.mine()).length).toBe(2);
});

it("follows another page that plays the same table", async () => {
  const tables = open();
  const shared = { ...SOLO, seats: [{ kind: "me" }, { kind: "guest" }] };
  const id = await begin(tables, shared);
  const other = open();
  await other.hear({ type: "watch", table: id, seat: 0 });
  const [hint] = await other.hints(id, 0);
  await play(tables, id, "a");
  await other.hear({ type: "move", id: "b", table: id, seat: 0, ply: 0, move: hint!.move }); // has not heard of it
  expect(last("refused")).toMatchObject({ id: "b", reason: "stale" });
  expect((await other.look(id)).state.ply).toBe(1);
});

it("lets a bot stand in for who leaves, until they come back", async () => {
  const tables = open();
  const id = await begin(tables);
  await tables.leave(id, 0);
  expect(stateNow().seats[0]).toMatchObject({ bot: "player", away: "left" });
  await tables.comeBack(id, 0);
  expect(stateNow().seats[0]).toMatchObject({ bot: null, away: null });
});

it.each([
  ["nothing", []],
  ["no deal", [{ at: 0, event: { kind: "created", game: "dragon", options: {}, seats: [], hints: false } }]],
  ["another game", [{ at: 0, event: { kind: "created", game: "chess", options: {}, seats: [], hints: false } }]],
  ["an unknown event", [{ at: 0, event: { kind: "exploded" } }]],
])("says that a log with %s cannot be read", async (_what, log) => {
  store.logs.set("localx", log as unknown as Entry[]);
  const refused = open().look("localx");
  await expect(refused).rejects.toMatchObject({ reason: log.length ? "store-damaged" : "unknown-table" });
});

it("refuses wishes that no table fulfils", async () => {
  const wish = (more: Partial<TableWish>) => open().create({ ...SOLO, ...more }, null);
  await expect(wish({ options: { players: 9 } })).rejects.toMatchObject({ reason: "bad-option" });
  await expect(wish({ seats: [{ kind: "me" }] })).rejects.toMatchObject({ reason: "bad-option" });
  await expect(wish({ seats: [{ kind: "me" }, { kind: "open" }] })).rejects.toMatchObject({ reason: "bad-option" });
});

it.each(["", "abc", "é".repeat(40), "x".repeat(55), "x".repeat(56), "x".repeat(64), "y".repeat(1000)])(
  "digests text %# as SHA-256 does",
  (text) => expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex")),
);
