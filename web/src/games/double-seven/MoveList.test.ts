import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, it } from "vitest";
import MoveList from "../../parts/MoveList.svelte";
import { speak } from "../../texts.svelte";
import type { Data, GameModule, People } from "../shape";
import doubleSeven from ".";

const people: People = { me: 0, name: (seat) => ["Ada", "Bo"][seat] ?? "" };

beforeAll(() => speak("en"));

const listed = () => [...document.querySelectorAll<HTMLButtonElement>(".choice")];

it("tells moves apart that look alike", () => {
  const game = doubleSeven as unknown as GameModule;
  const family = { animal: "fox", animals: 2, clovers: 0 };
  const moves: Data[] = [0, 1].map((family) => ({ kind: "grow", family, amount: [1, 0] }));
  const proposed: (Data | null)[] = [];
  const list = mount(MoveList, {
    target: document.body,
    props: {
      game,
      moves,
      view: { turn: 0, families: [[family, family]] },
      people,
      proposal: null,
      propose: (move: Data | null) => void proposed.push(move),
    },
  });
  for (const index of [0, 1]) {
    flushSync();
    while (listed().length === 1) {
      listed()[0]!.click();
      flushSync();
    }
    listed()[index]!.click();
    flushSync();
  }
  expect(proposed).toEqual([moves[0], moves[1]]);
  void unmount(list);
});
