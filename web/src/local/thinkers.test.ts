// @vitest-environment node
// Workers that think: one that answers is used again, one that breaks or says nothing is replaced.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { RulesTable } from "../rules";
import { Thinkers } from "./thinkers";

type Habit = "answers" | "breaks" | "is silent";
const table = { game: { id: "dragon" }, options: {}, position: new Uint8Array() } as unknown as RulesTable;

class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  terminated = false;
  constructor(private readonly habit: Habit) {}

  postMessage(): void {
    if (this.habit === "answers") queueMicrotask(() => this.onmessage!({ data: { result: "a move" } }));
    if (this.habit === "breaks") queueMicrotask(() => this.onerror!({ message: "it broke" }));
  }
  terminate(): void {
    this.terminated = true;
  }
}

let hired: FakeWorker[];
const thinkers = (...habits: Habit[]) => {
  const hire = () => {
    hired.push(new FakeWorker(habits[hired.length]!));
    return hired.at(-1) as unknown as Worker;
  };
  return new Thinkers(hire, () => Promise.resolve(null), 1);
};

beforeEach(() => {
  vi.useFakeTimers();
  hired = [];
});
afterEach(() => void vi.useRealTimers());

it("asks one worker again and again", async () => {
  const think = thinkers("answers");
  expect(await Promise.all([think.choose(table, "novice"), think.choose(table, "novice")])).toEqual([
    "a move",
    "a move",
  ]);
  expect(hired).toHaveLength(1);
});

it.each(["breaks", "is silent"] as const)("replaces a worker that %s, and says so", async (habit) => {
  const think = thinkers(habit, "answers");
  const first = expect(think.choose(table, "novice")).rejects.toMatchObject({ reason: "no-rules" });
  const second = think.choose(table, "novice");
  await vi.advanceTimersByTimeAsync(20_000);
  await first;
  expect(await second).toBe("a move");
  expect(hired.map(({ terminated }) => terminated)).toEqual([true, false]);
});
