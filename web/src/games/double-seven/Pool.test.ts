import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, it } from "vitest";
import { speak } from "../../texts.svelte";
import Pool from "./Pool.svelte";

beforeAll(() => speak("en"));

it("names a tile with the number that one sees on it", () => {
  const pool = mount(Pool, {
    target: document.body,
    props: {
      view: { pool: { hidden: 3, open: { frog: 12, owl: 1 } }, sevens_left: 2, double_seven: null } as never,
      active: true,
      takes: () => false,
      chosen: () => false,
      take: () => undefined,
    },
  });
  flushSync();
  const [frog, owl] = ["frog", "owl"].map((name) => document.querySelector(`[data-tile=${name}]`)!);
  // A word of its own: what stands in parentheses is not part of a name (WCAG 2.5.3).
  expect(frog!.getAttribute("aria-label")!.split(" ")).toContain(frog!.querySelector(".count")!.textContent);
  expect(owl!.getAttribute("aria-label")).not.toMatch(/\d/);
  void unmount(pool);
});
