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

export const NEWCOMER = "novice"; // whom somebody meets who has not chosen
export const CHILD = "hatchling";

/** Whom to meet after having beaten these bots: one level above the strongest; nobody after the master. */
export function nextLevel(levels: string[], beaten: string[]): string | undefined {
  return levels[Math.max(...beaten.map((level) => levels.indexOf(level))) + 1];
}
