// Plain files have no paths: a link that names one leads out of the page there.
import { expect, it } from "vitest";

const SOURCES = import.meta.glob<string>("./**/*.svelte", { query: "?raw", import: "default", eager: true });
const BARE = /href=(?:"\/|\{`\/|\{"\/)(?!api\/)/;

it("every link within the page is made by link()", () => {
  expect(Object.keys(SOURCES).length).toBeGreaterThan(50);
  expect(Object.entries(SOURCES).flatMap(([name, text]) => (BARE.test(text) ? [name] : []))).toEqual([]);
});
