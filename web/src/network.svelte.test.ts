// Whether the server can be reached: what is noticed, and how it is found again.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { offline, reached, returns } from "./network.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  reached(true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("asks now and then while nobody answers, and says when somebody does", async () => {
  const before = returns();
  const fetched = vi.fn().mockRejectedValue(new TypeError("no network"));
  vi.stubGlobal("fetch", fetched);
  reached(false);
  expect(offline()).toBe(true);
  await vi.advanceTimersByTimeAsync(4_000);
  expect([fetched.mock.calls.length, offline()]).toEqual([1, true]);
  fetched.mockResolvedValue({ ok: true });
  await vi.advanceTimersByTimeAsync(4_000);
  expect([offline(), returns()]).toEqual([false, before + 1]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(fetched.mock.calls.length).toBe(2);
});

it("asks nobody in flight mode", async () => {
  const fetched = vi.fn().mockResolvedValue({ ok: true });
  vi.stubGlobal("fetch", fetched);
  dispatchEvent(new Event("offline"));
  reached(false);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(fetched).not.toHaveBeenCalled();
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(offline()).toBe(false);
});

it("believes a device that says it has no network", () => {
  dispatchEvent(new Event("offline"));
  expect(offline()).toBe(true);
  dispatchEvent(new Event("online"));
  expect(offline()).toBe(false);
});
