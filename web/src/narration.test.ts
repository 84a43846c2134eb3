// The page tells the same as the terminal. tests/test_narration.py gives all playthroughs (TELLINGS); otherwise the lessons'.
import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { GAMES } from "./games";
import examples from "./games/examples.json";
import type { Data, People } from "./games/shape";
import { Choices } from "./choices";
import { path, proposed, steps, tell, told, why, type Sentence } from "./narration";
import { LANGUAGES, type Language } from "./languages";
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

const CODES = /-?\d,-?\d|(?<!\p{L})-\d|[RYBGKS*]{4}|[×♣@]/u; // notation: 1,0 and -2 and RRYY and ×2

it.each(Object.keys(LANGUAGES))("says where and how many without notation: %s", async (language) => {
  await speak(language as Language);
  for (const { game: id, view, choices, told: example } of examples) {
    const game = GAMES[id]!;
    const legal = new Choices(game.declared, choices as unknown as Record<string, unknown[]>).moves();
    const paths = legal.map((move) => path(game, move, view, people).join(" › "));
    const bar = legal.map((move) => proposed(game, move, view, people));
    const { words, notes } = told(game, example.move as unknown as Data, example.notes as unknown as Data[], people);
    for (const text of [...paths, ...bar, words, ...notes]) expect(text).not.toMatch(CODES);
    expect(new Set(paths).size).toBe(paths.length); // and yet moves can be told apart
  }
  await speak("en");
});

it("gives the reason for a hint, as far as there is one", () => {
  const chances = { win: 0.4, low: 0.3, high: 0.5 };
  const move = { kind: "place", card: "3", row: 0 };
  const dragon = (more: object) =>
    why({ move, ...chances, notes: [], wins: false, insight: {}, ...more }, GAMES.dragon!, people, {}, 0);
  expect(dragon({})).toBe("");
  expect(dragon({ notes: [{ kind: "tokens", count: 2, row: 0, column: null }] })).toBe("wins 2 tokens");
  expect(dragon({ wins: true })).toBe("wins right away");
  const [before, after] = [{ scores: [3, 0] }, { scores: [6, 0] }];
  const grow = {
    move: { kind: "grow", family: 0, amount: [2, 1] },
    ...chances,
    notes: [],
    wins: false,
    insight: after,
  };
  expect(why(grow, GAMES["double-seven"]!, people, before, 0)).toBe("+3 points");
});
