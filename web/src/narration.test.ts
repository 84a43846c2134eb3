// The page tells the same as the terminal. tests/test_narration.py gives all playthroughs (TELLINGS); otherwise the lessons'.
import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { GAMES } from "./games";
import examples from "./games/examples.json";
import type { Data, People } from "./games/shape";
import { steps, tell, told, type Sentence } from "./narration";
import { speak } from "./texts.svelte";

interface Example {
  game: string;
  move: Data;
  notes: Data[];
  told: Sentence[];
  steps: Sentence[];
}

const given = process.env.TELLINGS;
const cases = (given ? JSON.parse(readFileSync(given, "utf-8")) : examples.map((example) => example.told)) as Example[];
const people: People = { me: 0, name: (seat) => ["Ada", "Bo", "Cleo", "Dan", "Eve"][seat] ?? "" };

beforeAll(() => speak("en"));

it("tells of moves, notes and steps what Python tells", () => {
  expect(cases.length).toBeGreaterThan(20);
  for (const example of cases) {
    const { declared } = GAMES[example.game]!;
    expect(tell(declared, example.move, example.notes)).toEqual(example.told);
    if (example.move.kind !== "join") expect(steps(declared, example.move)).toEqual(example.steps);
  }
});

it("has words for all of it", () => {
  for (const { game, move, notes, told: sentences } of cases) {
    const { words, notes: brought } = told(GAMES[game]!, move, notes, people);
    for (const text of [words, ...brought]) expect(text).toMatch(/^[^{}$]{3,}$/);
    expect(brought.length).toBe(sentences.length - 1);
  }
});
