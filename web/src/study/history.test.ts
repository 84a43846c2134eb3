// What is kept of games: results, reviews, and what is left after deleting.
import { expect, test } from "vitest";
import type { Listing } from "../protocol";
import { endedGames, exported, withReview } from "./history";
import { keepSolved, progress } from "./progress";
import { type Kept, Passing, type Result } from "./store";
import type { Split } from "./summary";

const seat = (number: number, bot: string | null) =>
  ({ seat: number, kind: bot ? "bot" : "person", name: null, bot, away: null }) as Result["seats"][number];
const result = (id: string, at: number, winners: number[], mine = [0]): Result => ({
  ...{ id, at, mine, game: "dragon", options: {} },
  seats: [seat(0, null), seat(1, "expert")],
  outcome: { winners, reason: "over", scores: [1, 2] },
});
const nothing = async (): Promise<Listing[]> => [];

test("the latest game comes first, and says whether we have won", async () => {
  const store = new Passing();
  await store.keep(result("old", 1, [1]));
  await store.keep(result("new", 2, [0]));
  await store.keep(result("shared device", 3, [0], [0, 1]));
  const found = await endedGames(store, nothing);
  expect(found.map(({ id, won, own }) => [id, won, own])).toEqual([
    ["shared device", null, null],
    ["new", true, 0],
    ["old", false, 0],
  ]);
});

test("what was kept is there without a server", async () => {
  const store = new Passing();
  await store.keep(result("old", 1, [1]));
  expect(await endedGames(store, () => Promise.reject(new Error("nobody answers")))).toHaveLength(1);
});

test("a review belongs to our own seat, and not before it is done", () => {
  const split = (number: number) => ({ seat: number, accuracy: 90 + number, luck: 0.1 }) as Split;
  const kept = (seats: Split[] | null) => ({ seats }) as Kept;
  expect(withReview(result("a", 1, [1]), kept([split(0), split(1)])).reviewed?.accuracy).toBe(90);
  expect(withReview(result("a", 1, [1]), kept(null)).reviewed).toBeNull();
  expect(withReview(result("a", 1, [1]), undefined).reviewed).toBeNull();
});

test("a game that was deleted leaves nothing, and a file has all of the others", async () => {
  const store = new Passing();
  await store.keep(result("a", 1, [1]));
  await store.keep(result("b", 2, [0]));
  await store.put({ id: "a" } as Kept);
  await store.put({ id: "b" } as Kept);
  await store.add("a", { ply: 0, decision: null, open: [1, 0] });
  await store.add("b", { ply: 0, decision: null, open: [0, 1] });
  await store.remove("a");
  expect(await store.game("a")).toBeUndefined();
  expect(await store.looks("a")).toEqual([]);
  const file = JSON.parse(await exported(store, await endedGames(store, nothing))) as {
    games: { id: string; review: { looks: unknown[] } }[];
  };
  expect(file.games.map(({ id, review }) => [id, review.looks.length])).toEqual([["b", 1]]);
});

test("of a puzzle the first time counts, and a solution that was shown makes no day", () => {
  localStorage.clear();
  keepSolved("p", 0, 5);
  keepSolved("p", 1, 6);
  keepSolved("q", 3, 6);
  expect(progress()).toEqual({ solved: { p: 0, q: 3 }, days: [6] });
});
