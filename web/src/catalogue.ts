// What can be played against whom: asked for once.
import { api } from "./api";
import type { Catalogue } from "./protocol";

let asked: Promise<Catalogue> | null = null;

export function catalogue(): Promise<Catalogue> {
  asked ??= api.games().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** A level for somebody who has not chosen one: the middle of those with a character, if there are any. */
export function usualLevel(levels: string[]): string {
  const plain = ["random", "greedy"];
  const ladder = levels.filter((level) => !plain.includes(level));
  return ladder[Math.floor(ladder.length / 2)] ?? levels.at(-1) ?? "greedy";
}
