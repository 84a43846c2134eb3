// node wasm.mjs RULES.wasm MOVES ITERATIONS SEED RANDOM: WebAssembly's side of wasm.py, as JSON.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const [file, ...given] = process.argv.slice(2);
const [moves, iterations, seed, start] = given.map(Number);
const module = new WebAssembly.Module(readFileSync(file));
const about = JSON.parse(
  new TextDecoder().decode(
    WebAssembly.Module.customSections(module, "sevenfold")[0],
  ),
);
const { exports } = new WebAssembly.Instance(module);
const { memory, found } = about.search;
let top = exports.heap.value;
const room = (size) => {
  top = (top + 63) & -64;
  const missing = top + size - exports.memory.buffer.byteLength;
  if (missing > 0) exports.memory.grow(Math.ceil(missing / 65536));
  return (top += size) - size;
};
const bytes = (at, size) => new Uint8Array(exports.memory.buffer, at, size);
const longs = (at, count) =>
  new BigInt64Array(exports.memory.buffer, at, count);
const seconds = (work) => {
  const began = performance.now();
  work();
  return (performance.now() - began) / 1000;
};
const result = {};
for (const [id, { state, options }] of Object.entries(about.games)) {
  const game = (name, ...values) => exports[`${id}.${name}`](...values);
  const [table, scratch, random, chosen, out] = [
    state.size,
    state.size,
    8,
    128,
    8 * 40000,
  ].map(room);
  const usual = {
    players: 3,
    silver: 1,
    rainbow: 1,
    actions: 31,
    ages: [-1, -1, -1, -1, -1],
  };
  longs(chosen, 16).set(
    options.flatMap(({ name }) => usual[name] ?? 0).map(BigInt),
  );
  const deal = () => {
    bytes(table, state.size).fill(0);
    longs(table + state.seed, 1)[0] = BigInt(seed);
    longs(random, 1)[0] = BigInt(start);
    game("set_options", table, chosen, 16);
    game("deal", table);
  };
  let played = 0;
  const play = (count) =>
    (played = game("run", table, random, 1, out, 40000, count));
  deal();
  play(20000);
  deal();
  const playing = seconds(() => play(moves));
  const end = createHash("sha256")
    .update(bytes(table, state.size))
    .update(bytes(random, 8))
    .digest("hex");
  const places = memory.map(([count, size]) => room(count * size));
  const handed = memory.flatMap(([count], index) => [places[index], count]);
  const list = room(found.most * found.size);
  let thinking = 0;
  for (const count of [100, iterations]) {
    memory.forEach(([count, size], index) =>
      bytes(places[index], count * size).fill(0),
    );
    deal();
    const horizon = game("horizon", table);
    thinking = seconds(() =>
      game("think", table, scratch, 1, ...handed, 42n, count, horizon),
    );
  }
  const count = game("collect", table, ...handed, list, found.most);
  const view = new DataView(exports.memory.buffer, list);
  const all = Array.from({ length: count }, (_, index) => [
    String(view.getBigInt64(index * found.size + found.offsets.move, true)),
    Number(view.getBigInt64(index * found.size + found.offsets.visits, true)),
    view.getFloat64(index * found.size + found.offsets.value, true),
  ]);
  const thought = all.reduce((best, one) => (one[1] > best[1] ? one : best));
  result[id] = {
    moves: played / playing,
    iterations: iterations / thinking,
    end,
    thought,
  };
}
console.log(JSON.stringify(result));
