// A review comes about moment by moment, goes on where it stopped, and is the same afterwards.
import { expect, test } from "vitest";
import type { Rules } from "../rules";
import type { Look } from "./judge";
import { type Ask, Review } from "./review.svelte";
import { type Kept, Passing } from "./store";

const kept: Kept = {
  ...{ id: "t", iterations: 10, at: 0, seats: null },
  played: {
    ...{ id: "t", game: "dragon", options: {}, seed: 1, mine: [0] },
    moves: [{ kind: "pass" }, { kind: "pass" }, { kind: "pass" }],
    seats: [0, 1].map((seat) => ({ seat, kind: "person", name: null, bot: null, away: null })),
    outcome: { winners: [1], reason: "over", scores: [0, 1] },
  },
};

function moment(ply: number): Look {
  const cost: [number, number, number] = ply === 2 ? [0.3, 0.2, 0.4] : [0, 0, 0];
  const played = { kind: "pass" };
  const best = [{ move: played, chance: [0.5, 0.4, 0.6] as [number, number, number] }];
  const judged = { ply, seat: ply % 2, played, legal: 2, before: 0.5, after: 0.5 - cost[0], cost, short: cost };
  return { ply, open: [0.5, 0.5], decision: ply < 3 ? { ...judged, exact: false, best, does: null } : null };
}

const review = (store: Passing, ask: Ask, looks: Look[] = []) => new Review({} as Rules, kept, looks, store, ask);

test("every moment is asked for once, and the result is kept", async () => {
  const store = new Passing();
  const asked: number[] = [];
  const one = review(store, async ({ ply }) => (asked.push(ply), moment(ply)));
  await one.run();
  expect(asked).toEqual([0, 1, 2, 3]);
  expect(one.done).toBe(true);
  expect(one.costliest(0).map(({ ply }) => ply)).toEqual([2]);
  expect((await store.game("t"))!.seats!.map(({ mistakes }) => mistakes)).toEqual([1, 0]);
});

test("a review that stopped says so, keeps what it has, and goes on from there", async () => {
  const store = new Passing();
  const broken = review(store, async ({ ply }) => {
    if (ply === 2) throw new Error("it broke");
    return moment(ply);
  });
  await broken.run();
  expect(broken.failed).toBe(true);
  expect(broken.done).toBe(false);
  await new Promise((done) => setTimeout(done)); // the others arrive
  const asked: number[] = [];
  const again = review(store, async ({ ply }) => (asked.push(ply), moment(ply)), await store.looks("t"));
  await again.run();
  expect(asked).toEqual([2]);
  expect(again.done).toBe(true);
});
