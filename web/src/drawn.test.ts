import { expect, it } from "vitest";
import { drawn, gained, marks } from "./drawn";
import type { Stage } from "./protocol";

const held = (view: unknown) => view as string[];
const stage = (seat: number | null, hand: string[]): Stage => ({
  ply: 0,
  seat,
  move: seat === null ? null : { kind: "place" },
  notes: [],
  view: hand,
  insight: {},
});

it("is what the hand has more of than before our last move", () => {
  const dealt = [stage(null, ["a", "b"]), stage(1, ["a", "b"])];
  expect(drawn(dealt, 0, held)).toEqual([]);
  const played = [...dealt, stage(0, ["a", "b"])]; // one b was laid, and another one drawn
  expect(drawn(played, 0, held)).toEqual([]);
  expect(drawn([...played, stage(1, ["a", "b", "b"])], 0, held)).toEqual(["b"]);
});

it("is nothing for those who only watch", () => {
  expect(drawn([stage(null, []), stage(0, ["a"])], null, held)).toEqual([]);
  expect(drawn([stage(null, []), stage(0, ["a"])], 0, undefined)).toEqual([]);
});

it("counts equal pieces, and marks the last of them", () => {
  expect(gained(["a", "b"], ["b", "b", "a", "c"])).toEqual(["b", "c"]);
  expect(marks(["b", "b", "a"], ["b"])).toEqual([false, true, false]);
});
