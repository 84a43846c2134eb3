// My games: how they ended, and what reviews say of them. All of it is on this device.
import { api } from "../api";
import { isLocal } from "../local/ids";
import { myTables } from "../mine";
import type { Listing } from "../protocol";
import type { Options } from "../rules";
import type { Kept, Result, Store } from "./store";
import type { Split } from "./summary";

export interface Ended extends Result {
  own: number | null; // our seat; null where several of us played, or none
  won: boolean | null; // alone or with others; null without a seat of our own
  reviewed: Split | null; // our part of the review
}

/** All finished games that can be found, the latest first. What is found once is kept. */
export async function endedGames(store: Store, listed: () => Promise<Listing[]> = myTables): Promise<Ended[]> {
  const kept = new Map((await store.results()).map((result) => [result.id, result]));
  const tables = await listed().catch(() => []); // without a server there is what we kept
  for (const table of tables.filter(({ id, phase }) => phase === "over" && !kept.has(id))) {
    const result = await resultOf(table).catch(() => null); // a damaged one
    if (result) await store.keep(result);
    if (result) kept.set(result.id, result);
  }
  const reviews = new Map((await store.games()).map((game) => [game.id, game]));
  return [...kept.values()].map((result) => withReview(result, reviews.get(result.id))).sort((a, b) => b.at - a.at);
}

async function resultOf({ id, updated }: Listing): Promise<Result | null> {
  const { state, mine } = await api.look(id);
  const { game, options, seats, outcome } = state;
  return outcome && { id, game, at: updated, options: options as Options, seats, mine, outcome };
}

export function withReview(result: Result, kept: Kept | undefined): Ended {
  const [own = null] = result.mine.length === 1 ? result.mine : [];
  return {
    ...result,
    own,
    won: own === null ? null : result.outcome.winners.includes(own),
    reviewed: kept?.seats?.find(({ seat }) => seat === own) ?? null,
  };
}

/** Deletes all that this device knows of a game; those on a server stay there. */
export async function deleteGame(store: Store, id: string): Promise<void> {
  await store.remove(id);
  if (isLocal(id)) await api.remove(id);
}

/** All of it, as a file. */
export async function exported(store: Store, games: Ended[]): Promise<string> {
  const reviews = new Map((await store.games()).map((game) => [game.id, game]));
  const rows = await Promise.all(
    games.map(async ({ own: _, won: __, reviewed: ___, ...result }) => {
      const review = reviews.get(result.id);
      return { ...result, review: review ? { ...review, looks: await store.looks(result.id) } : null };
    }),
  );
  return JSON.stringify({ "sevenfold-my-games": 1, games: rows }, null, 1);
}
