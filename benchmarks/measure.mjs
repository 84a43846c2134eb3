// Moves and iterations of the search a second in WebAssembly, wherever this runs: Node (wasm.py) or a browser (page.py).

/** `file`: the bytes of rules.wasm. By game: both speeds, where random play ended, and what the search thinks best. */
export async function measure(file, moves, iterations, seed, start) {
  const module = await WebAssembly.compile(file);
  const about = JSON.parse(
    new TextDecoder().decode(
      WebAssembly.Module.customSections(module, "sevenfold")[0],
    ),
  );
  const { exports } = await WebAssembly.instantiate(module);
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
    const end = await digest([
      ...bytes(table, state.size),
      ...bytes(random, 8),
    ]);
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
  return result;
}

async function digest(numbers) {
  const hash = await crypto.subtle.digest("SHA-256", Uint8Array.from(numbers));
  return Array.from(new Uint8Array(hash), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
