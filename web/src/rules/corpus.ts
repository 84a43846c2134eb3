// The corpus of games that tests replay; see tests/corpus.py. CORPUS names another one (benchmarks/equality.py).
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { Options } from ".";

export interface Line {
  game: string;
  options: Options;
  seed: number;
  moves: number[]; // places among the legal moves, or JOIN
  steps: string;
  end: string;
}

export const JOIN = -1;
const FILE = process.env.CORPUS ?? new URL("../../../tests/data/corpus.jsonl.gz", import.meta.url);

export function corpus(): Line[] {
  const lines = gunzipSync(readFileSync(FILE)).toString().trim().split("\n");
  return lines.map((line) => JSON.parse(line) as Line);
}
