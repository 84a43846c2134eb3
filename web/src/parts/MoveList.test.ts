import { flushSync, mount, unmount } from "svelte";
import { beforeEach, expect, it } from "vitest";
import { GAMES } from "$/games";
import examples from "$/games/examples.json";
import { speak } from "$/texts.svelte";
import MoveList from "./MoveList.svelte";

beforeEach(() => speak("en"));

it.each(["dragon", "double-seven", "seven-dragons"])("leads to a legal move of %s, whatever is chosen", (id) => {
  const game = GAMES[id]!;
  const example = examples.find((candidate) => candidate.game === id)!;
  const proposed: (string | null)[] = [];
  const list = mount(MoveList, {
    target: document.body,
    props: {
      game,
      moves: game.expand(example.choices),
      view: example.view,
      people: { me: 0, name: (seat: number) => `Player ${seat}` },
      proposal: null,
      propose: (move: string | null) => proposed.push(move),
    },
  });
  for (let step = 0; step < 6 && proposed.length === 0; step++) {
    flushSync();
    document.querySelector<HTMLButtonElement>("li:last-child .choice")!.click();
  }
  expect(example.moves).toContain(proposed[0]);
  void unmount(list);
});

it("tells families apart that look alike", () => {
  const game = GAMES["double-seven"]!;
  const twins = [0, 1].map(() => ({ animal: "fox", animals: 2, clovers: 0 }));
  const proposed: (string | null)[] = [];
  const list = mount(MoveList, {
    target: document.body,
    props: {
      game,
      moves: [0, 1].map((family) => ({ kind: "grow", family, animals: 1, clovers: 0 })),
      view: { turn: 0, families: [twins, []] },
      people: { me: 0, name: (seat: number) => `Player ${seat}` },
      proposal: null,
      propose: (move: string | null) => proposed.push(move),
    },
  });
  for (let step = 0; step < 6 && proposed.length === 0; step++) {
    flushSync();
    document.querySelector<HTMLButtonElement>("li:last-child .choice")!.click();
  }
  expect(proposed).toEqual(["grow 1 1"]);
  void unmount(list);
});
