import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, it } from "vitest";
import { GAMES } from "../games";
import { settings } from "../settings.svelte";
import { speak } from "../texts.svelte";
import Coach from "./Coach.svelte";

beforeAll(() => speak("en"));

const shown = () => document.querySelector(".coach .small")?.textContent ?? "";

it("goes on with every move of ours, and is over after the last mark", () => {
  const props = $state({ game: GAMES["dragon"]!, id: "dragon", moved: 0 });
  const coach = mount(Coach, { target: document.body, props });
  const seen = [0, 1, 2, 3].map((moved) => {
    props.moved = moved;
    flushSync();
    return shown();
  });
  expect(seen).toEqual(["1/3", "2/3", "3/3", ""]);
  expect(settings.coached).toContain("dragon");
  void unmount(coach);
});
