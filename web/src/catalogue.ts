// What can be played against whom: our games at once, those that a server brings when it is asked.
import { api } from "./api";
import { GAMES } from "./games";
import type { Catalogue } from "./protocol";
import { hasServer } from "./site";

let asked: Promise<Catalogue> | null = null;

/** What can be chosen for a table of this game. */
export function catalogue(game?: string): Promise<Catalogue> {
  if (game === undefined || game in GAMES) return import("./catalogue.json").then((found) => found.default);
  return everything();
}

/** The games that the page has no board for. */
export async function otherGames(): Promise<string[]> {
  if (!hasServer) return [];
  return Object.keys((await everything()).games).filter((id) => !(id in GAMES));
}

function everything(): Promise<Catalogue> {
  asked ??= api.games().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

export const NEWCOMER = "novice"; // whom somebody meets who has not chosen
export const CHILD = "hatchling";

/** Whom to meet after having beaten these bots: one level above the strongest; nobody after the last. */
export function nextLevel(levels: string[], beaten: string[]): string | undefined {
  return levels[Math.max(...beaten.map((level) => levels.indexOf(level))) + 1];
}
