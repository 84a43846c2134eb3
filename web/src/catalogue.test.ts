import { expect, it } from "vitest";
import { nextLevel } from "./catalogue";

const LEVELS = ["hatchling", "novice", "player", "expert", "master"];

it("leads from a win to the level above the strongest bot, and from the master nowhere", () => {
  expect(nextLevel(LEVELS, ["novice"])).toBe("player");
  expect(nextLevel(LEVELS, ["expert", "hatchling"])).toBe("master");
  expect(nextLevel(LEVELS, ["master"])).toBeUndefined();
  expect(nextLevel(LEVELS, ["greedy"])).toBe("hatchling");
});
