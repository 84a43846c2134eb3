// What tests of the rules share: the module as built, read from the disk.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Rules } from ".";

/** A file beside this one. */
export const beside = (name: string) => readFileSync(join(import.meta.dirname, name));

export const built = (): Rules => new Rules(new WebAssembly.Module(new Uint8Array(beside("rules.wasm"))));
