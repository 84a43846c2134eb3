// Every lesson in the page: its tables, and what comes of tries.
import { expect, it } from "vitest";
import { Choices } from "../choices";
import { GAMES } from "../games";
import { LESSONS } from "../learn/lessons";
import { beside, built } from "../rules/testing";
import { Lessons, type Prepared } from "./lessons";

const prepared = JSON.parse(beside("lessons.json").toString("utf-8")) as Record<string, Prepared>;
const lessons = new Lessons(built(), async () => prepared);

it.each(LESSONS.map(({ name }) => name))("%s can be taken to its end", async (name) => {
  const plan = await lessons.lesson(name);
  for (const [index, step] of plan.steps.entries()) {
    expect(step.scene.choices).not.toBeNull();
    const choices = new Choices(GAMES[plan.game]!.declared, step.scene.choices as Record<string, unknown[]>);
    const tried = choices.moves().map((move) => lessons.attempt(name, index, move));
    const judged = await Promise.all(tried);
    expect(judged.every(({ refusal, scene }) => refusal === null && scene !== null)).toBe(true);
    expect(judged.some(({ good }) => good)).toBe(true);
  }
});

it("says which rule forbids a try, and refuses what is no move", async () => {
  const { refusal } = await lessons.attempt("dragon", 0, { kind: "place", card: "5!", row: 9 });
  expect(refusal?.reason).toBe("illegal");
  await expect(lessons.attempt("dragon", 0, { kind: "fly" })).rejects.toMatchObject({ reason: "invalid" });
  await expect(lessons.lesson("none")).rejects.toMatchObject({ reason: "unknown-table" });
});
