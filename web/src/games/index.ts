// The games that the page has boards for, each in a folder of its own; others are played by lists (plain.ts).
import type { GameModule } from "./shape";

const modules = import.meta.glob<{ default: GameModule }>("./*/index.ts", { eager: true });

const found = Object.values(modules)
  .map((module) => module.default)
  .sort((one, other) => one.declared.place - other.declared.place);

export const GAMES: Record<string, GameModule> = Object.fromEntries(found.map((game) => [game.declared.game, game]));

const plain = new Map<string, Promise<GameModule>>();

/** The game of this id; one that a server brings and the page has no board for is fetched from there. */
export function findGame(id: string): GameModule | Promise<GameModule> {
  if (GAMES[id]) return GAMES[id];
  if (!plain.has(id))
    plain.set(
      id,
      import("./plain").then(({ fetchGame }) => fetchGame(id)),
    );
  return plain.get(id)!;
}
