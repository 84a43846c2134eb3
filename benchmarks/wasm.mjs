// node wasm.mjs RULES.wasm MOVES ITERATIONS SEED RANDOM: WebAssembly's side of wasm.py, as JSON.
import { readFileSync } from "node:fs";
import { measure } from "./measure.mjs";

const [file, ...given] = process.argv.slice(2);
console.log(
  JSON.stringify(await measure(readFileSync(file), ...given.map(Number))),
);
