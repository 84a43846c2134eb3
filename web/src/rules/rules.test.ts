// @vitest-environment node
import { expect, test } from "vitest";
import {
  advise,
  choose,
  consider,
  foresee,
  type Found,
  IllegalMove,
  InvalidMove,
  isTimed,
  OptionError,
  RulesTable,
  together,
} from ".";
import { Choices } from "../choices";
import { DECLARED } from "../games/dragon/declared";
import { built } from "./testing";

const rules = built();
const deal = (game: string, options: Record<string, unknown>, seed = 7) => RulesTable.deal(rules, game, options, seed);
const first = (table: RulesTable) => table.fields(table.legal[0]!)[0]!;

test("the module needs nothing from outside", () => {
  expect(WebAssembly.Module.imports(rules.module)).toEqual([]);
});

test("options come into force as declared", () => {
  expect(deal("dragon", { players: 2 }).options).toEqual({ players: 2, first: 0, multi: false });
  const options = deal("seven-dragons", { players: 3, variant: "basic" }).options;
  expect(options).toMatchObject({ actions: [], silver: false, ages: [null, null, null], edition: "en" });
  expect(deal("seven-dragons", { players: 1, variant: "connections" }).seats).toEqual([0]);
});

test.each([
  ["dragon", {}],
  ["dragon", { players: 6 }],
  ["dragon", { players: 2, first: 2 }],
  ["dragon", { players: 2, color: "red" }],
  ["seven-dragons", { players: 1 }],
  ["seven-dragons", { players: 2, silver: false }],
  ["seven-dragons", { players: 2, variant: "single-action", actions: ["zap"] }],
])("bad options are refused: %s %o", (game, options) => {
  expect(() => deal(game, options)).toThrow(OptionError);
});

test("the choices are those that boards understand", () => {
  const table = deal("dragon", { players: 3 });
  const choices = new Choices(DECLARED, table.choices());
  expect(choices.moves()).toHaveLength(table.legal.length);
  expect(choices.allows(first(table) as never)).toBe(true);
});

test("a move that is refused leaves the table as it was, and says why", () => {
  const table = deal("dragon", { players: 2 });
  const before = table.position;
  const move = { kind: "place", card: "4", row: 6 };
  expect(table.refusal(move)).toMatchObject({ clause: expect.stringMatching(/^DR-/) as string });
  expect(() => table.play(move)).toThrow(IllegalMove);
  expect(() => table.play({ kind: "fly" })).toThrow(InvalidMove);
  expect(() => table.play({ kind: "place", card: "4" })).toThrow("lacks row");
  expect(() => table.play({ kind: "place", card: "9", row: 0 })).toThrow("card cannot be");
  expect(table.position).toEqual(before);
});

test("what a move says beyond need is read and not kept", () => {
  const { codec } = deal("double-seven", { players: 2 }).game;
  const move = { kind: "clover", family: [0, 1] };
  expect(codec.code({ ...move, tile: "fox" })).not.toBe(codec.code(move));
  expect(codec.code({ ...move, tile: "fox" }, true)).toBe(codec.code(move));
});

test("of several alike the order does not matter, and numbers out of reach are never legal", () => {
  const { codec } = deal("double-seven", { players: 2 }).game;
  const discards = (...tiles: string[]) => codec.code({ kind: "two-for-one", discards: tiles, tile: "?" });
  expect(discards("fox", "deer")).toBe(discards("deer", "fox"));
  expect(deal("dragon", { players: 2 }).refusal({ kind: "place", card: "1", row: 999 })).not.toBeNull();
});

test("a table is copied, kept and restored", () => {
  const table = deal("seven-dragons", { players: 2 });
  const twin = table.copy();
  table.play(first(table));
  expect(twin.position).not.toEqual(table.position);
  twin.play(first(twin));
  const restored = RulesTable.restore(rules, "seven-dragons", table.options, table.seed, table.position);
  expect(restored.view(0)).toEqual(twin.view(0));
});

test("a redeal looks the same to its seat and hides the rest", () => {
  const table = deal("double-seven", { players: 3 });
  const other = table.redeal(1, 5);
  expect(other.view(1)).toEqual(table.view(1));
  expect(other.everything()).not.toEqual(table.everything());
});

test("others do not see which card goes under the pile", () => {
  const table = deal("dragon", { players: 2 });
  expect(table.shown({ kind: "under", card: "4" })).toEqual({ kind: "under", card: "?" });
});

test("somebody joins where the rules know of it", () => {
  expect(deal("seven-dragons", { players: 2 }).join()).toBe(2);
  expect(() => deal("dragon", { players: 2 }).join()).toThrow("nobody can join");
});

test.each(Object.keys(rules.description.games))("levels play whole games of %s against each other", (game) => {
  const table = deal(game, { players: 2 }, 3);
  for (let seed = 0; table.turn !== null; seed++) {
    table.play(choose(table, table.turn ? "expert" : "hatchling", { seed, iterations: 5 }));
  }
  expect(table.outcome!.winners.length).toBeGreaterThan(0);
});

test("advice names a few moves with their chances", () => {
  const found = advise(deal("seven-dragons", { players: 2 }), { seed: 1, iterations: 100 });
  expect(found).toHaveLength(3);
  for (const { win, low, high, tries } of found) {
    expect(low <= win && win <= high && tries > 0).toBe(true);
  }
});

test("several searches judge together", () => {
  const table = deal("seven-dragons", { players: 2 });
  const parts = [1, 2, 3].map((seed) => consider(table, null, { seed, iterations: 200 }));
  const all = together(table, parts);
  const tries = (found: Found[], move: bigint) => found.find((one) => one.move === move)?.visits ?? 0;
  expect(new Set(all.map(({ move }) => move)).size).toBe(all.length);
  for (const { move, visits } of all) expect(visits).toBe(parts.reduce((total, part) => total + tries(part, move), 0));
  expect(together(table, [parts[0]!])).toEqual(parts[0]);
  expect([null, "champion", "master", "novice"].map((level) => isTimed(table, level))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test("thinking stops when the time is over", () => {
  let time = 0;
  const now = () => (time += 10);
  expect(advise(deal("dragon", { players: 2 }), { seed: 1, seconds: 0.1, now })).toHaveLength(3);
  expect(time).toBeLessThan(200);
});

test("a level answers within its time on a slow device", () => {
  const table = RulesTable.deal(rules, "dragon", { players: 3 }, 5);
  let looks = 0;
  const slow = () => 600 * looks++; // every batch takes more than half a second
  choose(table, "expert", { seed: 1, now: slow });
  expect(looks).toBeLessThanOrEqual(4);
});

test("foresight tells what a move is sure to bring, and changes nothing", () => {
  const table = deal("double-seven", { players: 2 });
  const before = table.position;
  const draw = foresee(table, { kind: "draw", tile: "?" });
  expect(draw).toMatchObject({ notes: [], wins: false }); // which tile will come nobody knows
  expect(table.position).toEqual(before);
  while (table.turn !== null) {
    const move = table.fields(table.legal.at(-1)!)[0]!;
    const [ahead, played] = [foresee(table, move), table.play(move)];
    expect(played.notes).toEqual(expect.arrayContaining(ahead.notes));
    if (ahead.wins) expect(table.outcome?.winners).toContain(played.seat);
  }
});

test.each([
  ["dragon", "hands", ["1", "2", "2", "4!", "5", "5", "6", "7"]],
  ["double-seven", "racks", { rabbit: 1, frog: 2 }],
  ["seven-dragons", "hands", ["YYKK", "BBKK", "GGBY", "trade-goals"]],
])("a secret key deals %s as it does on a server", (game, entry, expected) => {
  const table = RulesTable.deal(rules, game, { players: 2 }, "000102030405060708090a0b0c0d0e0f");
  expect((table.view(0) as Record<string, unknown[]>)[entry]![0]).toEqual(expected);
});
