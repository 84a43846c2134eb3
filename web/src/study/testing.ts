// What tests of reviews share: what Python has found (tests/reviews.py).
import { readFileSync } from "node:fs";
import type { Chance, Options } from "../rules";
import type { Choice, Split, Turn, Verdict } from "./summary";

interface Recorded {
  tries: number;
  number: number;
  open: number;
  reviews: {
    game: string;
    options: Options;
    seed: number;
    played: string[]; // the kernel's numbers
    iterations: number;
    moves: number;
    decisions: (Choice & { verdict: Verdict })[];
    turns: Turn[];
    costliest: number[];
    dealt: number[]; // chances with open cards before the first move
    best: number | null; // who decided best
    seats: (Split & { fair: number })[];
  }[];
  comparisons: {
    game: number; // of the corpus
    ply: number;
    codes: string[];
    means: number[];
    chance: Chance;
    cost: Chance;
    threat: number;
    open: number[];
  }[];
}

const FILE = new URL("../../../tests/data/reviews.json", import.meta.url);

export const recorded = (): Recorded => JSON.parse(readFileSync(FILE, "utf8")) as Recorded;
