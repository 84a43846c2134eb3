import { expect, it } from "vitest";

const all: Record<string, string> = import.meta.glob(["../**/*.svelte", "../**/*.css"], {
  query: "?raw",
  import: "default",
  eager: true,
});

it("never mixes transform with translate, rotate or scale: the build would leave one of them out", () => {
  const mixed = Object.entries(all).flatMap(([file, text]) =>
    [...text.matchAll(/\{([^{}]*)\}/g)]
      .map(([, block = ""]) => block)
      .filter((block) => /^\s*transform:/m.test(block) && /^\s*(translate|rotate|scale):/m.test(block))
      .map(() => file),
  );
  expect(Object.keys(all).length).toBeGreaterThan(50);
  expect(mixed).toEqual([]);
});
