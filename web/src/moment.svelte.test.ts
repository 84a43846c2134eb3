// The moment of a game that is shown: now, or the past, which can pass by.
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Moment } from "./moment.svelte";
import type { Stage } from "./protocol";
import type { Session } from "./session.svelte";

const stage = (ply: number, seat: number | null): Stage => ({
  ply,
  seat,
  move: seat === null ? null : { kind: "place" },
  notes: [],
  view: {},
  insight: {},
});

/** We are seat 0; the others have moved three times since we did. */
const session = { seat: 0, stages: [null, 0, 1, 2, 1].map((seat, ply) => stage(ply, seat)) } as unknown as Session;

let moment: Moment;
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  stop = $effect.root(() => {
    moment = new Moment(session);
  });
  flushSync();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it("is now at first, and marks what happened since our last move", () => {
  expect([moment.at, moment.past, moment.round]).toEqual([4, null, 1]);
  expect(moment.recent.map(({ ply }) => ply)).toEqual([2, 3, 4]);
});

it("goes to the past, of which one move is marked, and back", () => {
  moment.go(2);
  expect([moment.past?.ply, moment.recent.map(({ ply }) => ply)]).toEqual([2, [2]]);
  moment.go(-1);
  expect(moment.at).toBe(0);
  moment.go(9);
  expect(moment.past).toBeNull();
});

it("lets the last round pass by, move by move, until it is now", async () => {
  moment.replay(moment.round!);
  const seen: number[] = [];
  while (moment.past && seen.length < 9) {
    seen.push(moment.at);
    flushSync();
    await vi.advanceTimersByTimeAsync(1_000);
    flushSync();
  }
  expect([seen, moment.at, moment.playing]).toEqual([[1, 2, 3], 4, false]);
});

it("stops and goes on", async () => {
  moment.toggle(); // from the beginning
  flushSync();
  moment.toggle();
  flushSync();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([moment.at, moment.playing]).toEqual([0, false]);
});
