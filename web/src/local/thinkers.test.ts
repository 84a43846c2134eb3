// @vitest-environment node
// Whoever thinks for a time is asked by several at once; one that breaks is done without, unless all do.
import { expect, it } from "vitest";
import { consider, RulesTable } from "../rules";
import { built } from "../rules/testing";
import { Thinkers, type Question } from "./thinkers";

const rules = built();
const table = RulesTable.deal(rules, "dragon", { players: 3 }, 5);

/** Four workers, of which some break; tells what they were asked. */
function thinkers(broken: number) {
  const asked: Question[] = [];
  const answer = async (question: Question) => {
    asked.push(question);
    if (asked.length <= broken) throw new Error("it broke");
    return consider(RulesTable.restore(rules, "dragon", table.options, 1, question.position), question.level, {
      seed: question.seed,
      iterations: 20,
    });
  };
  return { asked, think: new Thinkers(answer, async () => null, 4) };
}

it.each([
  ["champion", 4],
  ["master", 1],
  ["novice", 1],
])("asks for %s %i times at once", async (level, times) => {
  const { asked, think } = thinkers(0);
  expect(table.refusal(await think.choose(table, level))).toBeNull();
  expect(new Set(asked.map(({ seed }) => seed)).size).toBe(times);
});

it("does without workers that break", async () => {
  const { think } = thinkers(3);
  expect(await think.advise(table)).toHaveLength(3);
});

it("says what is wrong when all of them break", async () => {
  const { think } = thinkers(4);
  await expect(think.advise(table)).rejects.toThrow("it broke");
});
