// Who is waited for: only somebody on turn who is gone, for long, and without a bot in the seat.
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Absence } from "./absence.svelte";
import type { Plate } from "./games/shape";

const plate = (changes: Partial<Plate>) => ({ seat: 1, turn: true, here: true, away: null, ...changes }) as Plate;

let plates = $state.raw<Plate[]>([]);
let ply = $state(0);
let absence: Absence;
let stop: () => void;

function show(changes: Partial<Plate>, at = 0) {
  [plates, ply] = [[plate({ seat: 0, turn: false }), plate(changes)], at];
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  stop = $effect.root(() => {
    absence = new Absence(
      () => plates,
      () => ply,
    );
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it("misses somebody who is on turn and gone, after a while", () => {
  show({ here: false });
  vi.advanceTimersByTime(44_000);
  expect(absence.missed).toBeNull();
  vi.advanceTimersByTime(2_000);
  expect(absence.missed).toBe(1);
  show({ here: true });
  expect(absence.missed).toBeNull();
});

it("misses nobody who thinks, whom a bot replaces, or whose turn it is not", () => {
  for (const changes of [{}, { here: false, away: "away" }, { here: false, turn: false }]) {
    show(changes);
    vi.advanceTimersByTime(600_000);
    expect(absence.missed).toBeNull();
  }
});

it("begins anew with every move", () => {
  show({ here: false });
  vi.advanceTimersByTime(40_000);
  show({ here: false }, 1);
  vi.advanceTimersByTime(40_000);
  expect(absence.missed).toBeNull();
});
