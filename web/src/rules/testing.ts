// What tests of the rules share: the module as built, read from the disk.
import { readFileSync } from "node:fs";
import { Rules } from ".";

const FILE = new URL("./rules.wasm", import.meta.url);

export const built = (): Rules => new Rules(new WebAssembly.Module(readFileSync(FILE)));
