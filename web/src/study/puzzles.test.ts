// @vitest-environment node
// Every puzzle that the page brings: it can be dealt, and every legal move has an answer; days and progress.
import { expect, test } from "vitest";
import { beside, built } from "../rules/testing";
import {
  dayOf,
  gameOf,
  gameOfDay,
  judgeTry,
  positionOf,
  type Puzzle,
  puzzleGames,
  puzzleOfDay,
  solutionOf,
} from "./puzzles";
import { streak } from "./progress";

const rules = built();
const read = (game: string) => JSON.parse(beside(`puzzles/${game}.json`).toString("utf-8")) as Puzzle[];

test.each(puzzleGames)("puzzles of %s", (game) => {
  for (const puzzle of read(game)) {
    expect(gameOf(puzzle.id)).toBe(game);
    const table = positionOf(rules, game, puzzle);
    expect(puzzle.chances.length, puzzle.id).toBe(table.legal.length);
    const solution = solutionOf(table, puzzle);
    expect(judgeTry(table, puzzle, solution).right).toBe(true);
    const wrong = [...table.legal].find((code) => !puzzle.best.includes(String(code)))!;
    const tried = judgeTry(table, puzzle, table.fields(wrong)[0]!);
    expect(tried.right).toBe(false);
    expect(tried.chance, puzzle.id).toBeLessThan(tried.best);
  }
});

test("the puzzle of the day is the same for everybody, by the local date", () => {
  expect(dayOf(new Date(1970, 0, 2, 23, 59))).toBe(1);
  expect(dayOf(new Date(2026, 10, 16))).toBe(20773);
  expect(gameOfDay(20773, ["a", "b", "c"])).toBe("b");
  const puzzles = [{ id: "x" }, { id: "y" }] as Puzzle[];
  expect(puzzleOfDay(20773, puzzles).id).toBe("y");
});

test("a row of days is broken by a day without, but not by a day that is not over", () => {
  expect(streak([], 10)).toBe(0);
  expect(streak([8, 9], 10)).toBe(2);
  expect(streak([8, 9, 10], 10)).toBe(3);
  expect(streak([7, 8], 10)).toBe(0);
});
