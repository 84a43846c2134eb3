import { beforeAll, expect, it } from "vitest";
import { ahead } from "./people";
import { speak } from "./texts.svelte";

const name = (seat: number) => ["Iris", "Oscar", "Maya"][seat] ?? "";

beforeAll(() => speak("en"));

it("says how far the winner is ahead of the second", () => {
  expect(ahead("dragon-ahead", [1], [4, 7, 6], name)).toContain("Oscar has one token more than Maya");
  expect(ahead("double-seven-ahead", [0], [31, 28, 12], name)).toContain("Iris is 3 points ahead of Oscar");
});

it("says nothing where nobody is ahead", () => {
  expect(ahead("dragon-ahead", [0, 1], [7, 7, 6], name)).toBeNull();
  expect(ahead("double-seven-ahead", [0], [30, 30, 1], name)).toBeNull(); // the 77 decides
});
