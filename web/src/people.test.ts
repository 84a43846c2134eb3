import { expect, it } from "vitest";
import { ahead } from "./people";

const name = (seat: number) => ["Iris", "Oscar", "Maya"][seat] ?? "";
const end = (winners: number[], scores: number[]) => ahead({ winners, scores, reason: "tokens" }, name);

it("says how far the winner is ahead of the second", () => {
  expect(end([1], [4, 7, 6])).toEqual({ winner: "Oscar", second: "Maya", count: 1 });
  expect(end([0], [31, 28, 12])).toEqual({ winner: "Iris", second: "Oscar", count: 3 });
});

it("says nothing where nobody is ahead", () => {
  expect(end([0, 1], [7, 7, 6])).toBeNull();
  expect(end([0], [30, 30, 1])).toBeNull(); // the 77 decides
});
