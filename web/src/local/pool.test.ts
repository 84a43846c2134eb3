// @vitest-environment node
// Workers that think: one that answers is used again, one that breaks, fails or says nothing is replaced.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Pool } from "./pool";

type Habit = "answers" | "breaks" | "fails" | "is silent";

class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  terminated = false;
  constructor(private readonly habit: Habit) {}

  postMessage(): void {
    if (this.habit === "answers") queueMicrotask(() => this.onmessage!({ data: { result: "a move" } }));
    if (this.habit === "fails") queueMicrotask(() => this.onmessage!({ data: { error: "unreachable" } }));
    if (this.habit === "breaks") queueMicrotask(() => this.onerror!({ message: "it broke" }));
  }
  terminate(): void {
    this.terminated = true;
  }
}

let hired: FakeWorker[];
const pool = (...habits: Habit[]) => {
  const hire = () => {
    hired.push(new FakeWorker(habits[hired.length]!));
    return hired.at(-1) as unknown as Worker;
  };
  return new Pool<string>(hire, 1, 20_000);
};

beforeEach(() => {
  vi.useFakeTimers();
  hired = [];
});
afterEach(() => void vi.useRealTimers());

it("asks one worker again and again", async () => {
  const workers = pool("answers");
  expect(await Promise.all([workers.ask("?"), workers.ask("?")])).toEqual(["a move", "a move"]);
  expect(hired).toHaveLength(1);
});

it.each(["breaks", "fails", "is silent"] as const)("replaces a worker that %s, and says so", async (habit) => {
  const workers = pool(habit, "answers");
  const first = expect(workers.ask("?")).rejects.toMatchObject({ reason: "no-rules" });
  const second = workers.ask("?");
  await vi.advanceTimersByTimeAsync(20_000);
  await first;
  expect(await second).toBe("a move");
  expect(hired.map(({ terminated }) => terminated)).toEqual([true, false]);
});
