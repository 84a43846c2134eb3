// Every kind of move of every game can be named in a review, whatever the rules would note of it.
import { expect, it } from "vitest";
import examples from "../games/examples.json";
import { GAMES } from "../games";
import type { Data } from "../games/shape";
import { speak } from "../texts.svelte";
import { moveWords } from "./words";

it.each(Object.keys(GAMES))("moves of %s", async (game) => {
  await speak("en");
  const people = { me: 0, name: (seat: number) => `player ${seat}` };
  const all = (examples as unknown as { game: string; moves: Data[] }[]).filter((one) => one.game === game);
  expect(all.length).toBeGreaterThan(0);
  for (const move of all.flatMap(({ moves }) => moves))
    expect(moveWords(GAMES[game]!, move, null, people)).not.toBe("");
});
