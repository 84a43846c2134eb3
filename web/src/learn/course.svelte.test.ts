// A lesson as it is taken: tries, verdicts, and answers that come when the learner has gone on.
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { api, Refusal } from "../api";
import type { Judgement, LessonPlan, LessonScene } from "../protocol";
import { speak } from "../texts.svelte";
import { Course } from "./course.svelte";
import { learned } from "./lessons";

vi.mock("../sound", () => ({ play: vi.fn() }));

const scene = (turn: number): LessonScene => ({
  view: { turn, options: { players: 2 } },
  insight: {},
  choices: {},
  outcome: null,
});
const PLAN: LessonPlan = {
  name: "dragon",
  game: "dragon",
  steps: ["first", "second"].map((name) => ({ name, seat: 0, scene: scene(0), point: [] })),
};
const MOVE = { kind: "place", card: "1", row: 0 };
const MARKED = new Set(["cell-1-0"]);
const GOOD: Judgement = { good: true, scene: scene(1), refusal: null };
const OTHER: Judgement = { good: false, scene: scene(1), refusal: null };
const WRONG: Judgement = {
  good: false,
  scene: null,
  refusal: { reason: "illegal", detail: "dr-turn-held", clause: "DR-TURN" },
};

/** Answers that the test gives when it wants to. */
function asked() {
  const waiting: { resolve: (judgement: Judgement) => void; reject: (error: Error) => void }[] = [];
  vi.mocked(api.attempt).mockImplementation(
    () => new Promise((resolve, reject) => void waiting.push({ resolve, reject })),
  );
  return waiting;
}

let course: Course;

beforeAll(() => speak("en"));

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(api, "attempt").mockResolvedValue(GOOD);
  course = new Course(PLAN);
  vi.spyOn(course.game, "flights").mockReturnValue([]);
});

afterEach(() => void vi.restoreAllMocks());

it("shows what comes of the step's own move, and asks no more", async () => {
  await course.attempt(MOVE);
  expect(api.attempt).toHaveBeenCalledWith("dragon", 0, MOVE);
  expect([course.done, course.scene, course.recent]).toEqual([true, GOOD.scene, MARKED]);
  await course.attempt(MOVE);
  expect(api.attempt).toHaveBeenCalledTimes(1);
});

it("stays where it is after another legal move", async () => {
  vi.mocked(api.attempt).mockResolvedValue(OTHER);
  await course.attempt(MOVE);
  expect([course.verdict, course.scene, course.done]).toEqual([{ kind: "other" }, PLAN.steps[0]!.scene, false]);
});

it("says which rule forbids a move", async () => {
  vi.mocked(api.attempt).mockResolvedValue(WRONG);
  await course.attempt(MOVE);
  expect(course.verdict).toEqual({ kind: "no", refusal: new Refusal("illegal", "dr-turn-held", "DR-TURN") });
  expect(course.answer).toMatch(/hand/);
});

it("says so when the server cannot be reached, and lets one try again", async () => {
  vi.mocked(api.attempt).mockRejectedValueOnce(new Refusal("unavailable"));
  await course.attempt(MOVE);
  expect(course.verdict?.kind).toBe("no");
  await course.attempt(MOVE);
  expect(course.done).toBe(true);
});

it("hides no fault of its own", async () => {
  vi.mocked(api.attempt).mockRejectedValueOnce(new TypeError("a fault of ours"));
  await expect(course.attempt(MOVE)).rejects.toThrow(TypeError);
  await course.attempt(MOVE);
  expect(course.done).toBe(true);
});

it("asks for one try at a time", async () => {
  const waiting = asked();
  const first = course.attempt(MOVE);
  await course.attempt({ kind: "pass" });
  expect(api.attempt).toHaveBeenCalledTimes(1);
  waiting[0]!.resolve(GOOD);
  await first;
  expect(course.recent).toEqual(MARKED);
});

it.each([
  ["verdict", (answer: ReturnType<typeof asked>[0]) => answer.resolve(GOOD)],
  ["refusal", (answer: ReturnType<typeof asked>[0]) => answer.reject(new Refusal("unavailable"))],
])("ignores a %s that comes when one is at another step, and lets one try there", async (_name, late) => {
  const waiting = asked();
  const first = course.attempt(MOVE);
  course.go(1);
  const second = course.attempt(MOVE);
  expect(api.attempt).toHaveBeenLastCalledWith("dragon", 1, MOVE);
  late(waiting[0]!);
  await first;
  expect([course.at, course.verdict, course.scene]).toEqual([1, null, PLAN.steps[1]!.scene]);
  waiting[1]!.resolve(GOOD);
  await second;
  expect(course.done).toBe(true);
});

it("begins every step afresh, and remembers a lesson that was finished", async () => {
  await course.attempt(MOVE);
  course.go(1);
  expect([course.verdict, course.recent.size, course.proposal, course.scene]).toEqual([
    null,
    0,
    null,
    PLAN.steps[1]!.scene,
  ]);
  expect(learned()).toEqual([]);
  course.go(2);
  expect([course.finished, learned()]).toEqual([true, ["dragon"]]);
  course.go(0);
  expect([course.finished, course.at]).toEqual([false, 0]);
});

it("shows a plate for everybody, and whose turn it is", () => {
  expect(course.plates().map(({ seat, turn, mine }) => [seat, turn, mine])).toEqual([
    [0, true, true],
    [1, false, false],
  ]);
});
