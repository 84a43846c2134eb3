// Every kind of move of every game can be named in a review, in words: no coordinate and no number of a family.
import { expect, it } from "vitest";
import examples from "../games/examples.json";
import { GAMES } from "../games";
import type { Data } from "../games/shape";
import { proposed } from "../narration";
import { speak } from "../texts.svelte";
import { moveWords } from "./words";

const BARE = /^(Lay|Grow|Swap) \d|(?<!row|an?|annoyed) -?\d+$|-?\d+,-?\d/; // a row, a family or a place by its code

it.each(Object.keys(GAMES))("moves of %s", async (game) => {
  await speak("en");
  const people = { me: 0, name: (seat: number) => ["Ann", "Bo", "Cem", "Dot", "Eve"][seat]! };
  const module = GAMES[game]!;
  const all = (examples as unknown as { game: string; view: unknown; moves: Data[] }[]).filter(
    (one) => one.game === game,
  );
  expect(all.length).toBeGreaterThan(0);
  for (const { view, moves } of all)
    for (const move of moves) {
      const words = moveWords(module, move, view, people);
      expect(words).not.toBe("");
      expect(words.startsWith(proposed(module, move, view, people))).toBe(true);
      expect(words).not.toMatch(BARE);
    }
});

it("a place is said after what goes there", async () => {
  await speak("en");
  const people = { me: 0, name: () => "Ann" };
  const view = { rows: { 0: "...4..." } };
  expect(moveWords(GAMES["dragon"]!, { kind: "place", card: "6", row: 1 }, view, people)).toBe(
    "Lay a 6, a new row at the top",
  );
});
