// @vitest-environment node
// The arithmetic of reviews agrees with Python's (tests/reviews.py).
import { describe, expect, test } from "vitest";
import { recorded } from "./testing";
import { costliest, decidedBest, fair, meanOf, split, type Split, turningPoints, verdict } from "./summary";

const DIGITS = 9;

describe.each(recorded().reviews.map((review, index) => ({ index, ...review })))(
  "review $index",
  ({ decisions, seats, turns, costliest: plies, moves, dealt, best }) => {
    const results = new Map(seats.map(({ seat, result }) => [seat, result]));

    test("has decisions to judge", () => expect(decisions.length).toBeGreaterThan(5));

    test("verdicts", () =>
      expect(decisions.map(({ cost }) => verdict(cost))).toEqual(decisions.map((one) => one.verdict)));

    test("the costliest mistakes", () => expect(costliest(decisions).map(({ ply }) => ply)).toEqual(plies));

    test("luck and skill by seat", () => {
      const found = split(decisions, results, dealt);
      for (const [place, one] of seats.entries()) {
        const { accuracy, mistakes, ...rest } = found[place]!;
        for (const [name, value] of Object.entries(rest))
          expect(value).toBeCloseTo(one[name as keyof typeof rest]!, DIGITS);
        expect(accuracy).toBeCloseTo(one.accuracy, DIGITS);
        expect(mistakes).toBe(one.mistakes);
        expect(fair(found[place]!)).toBeCloseTo(one.fair, DIGITS);
      }
      expect(found.reduce((sum, { luck }) => sum + luck, 0)).toBeCloseTo(0, DIGITS);
      expect(decidedBest(found)?.seat ?? null).toBe(best);
    });

    test("turning points", () => {
      const found = turningPoints(decisions, results, moves);
      expect(found.map(({ ply, seat, cause }) => ({ ply, seat, cause }))).toEqual(
        turns.map(({ ply, seat, cause }) => ({ ply, seat, cause })),
      );
      for (const [place, { change }] of turns.entries()) expect(found[place]!.change).toBeCloseTo(change, DIGITS);
    });
  },
);

test("a mean of few games has the interval of Student's t", () => {
  expect(meanOf([0.1, 0.2, 0.3])).toBeNull();
  const { mean, half } = meanOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])!;
  expect(mean).toBe(5.5);
  expect(half).toBeCloseTo((2.262 * Math.sqrt(82.5 / 9)) / Math.sqrt(10), 2);
});

test("who decided best is said where it is certain", () => {
  const of = (margin: number) =>
    [0.08, 0.17, -0.25].map((skill, seat) => ({ seat, skill, margin, initial: 1 / 3 }) as Split);
  expect(decidedBest(of(0.1))).toBeNull();
  expect(decidedBest(of(0.01))?.seat).toBe(1);
});
