import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, it } from "vitest";
import { Choices } from "../choices";
import { GAMES } from "../games";
import examples from "../games/examples.json";
import type { Data, People } from "../games/shape";
import { speak } from "../texts.svelte";
import MoveList from "./MoveList.svelte";

const people: People = { me: 0, name: (seat) => ["Ada", "Bo", "Cleo", "", ""][seat] ?? "" };

beforeAll(() => speak("en"));

const listed = () => [...document.querySelectorAll<HTMLButtonElement>(".choice")];

/** Follows first options until a move is proposed. */
function follow(index: number): void {
  for (let depth = 0; depth < 8; depth++) {
    const buttons = listed();
    buttons[depth ? 0 : index % buttons.length]!.click();
    flushSync();
  }
}

it.each(Object.keys(GAMES))("leads to a legal move of %s, whatever is chosen", (id) => {
  const game = GAMES[id]!;
  for (const { view, choices } of examples.filter((example) => example.game === id)) {
    const legal = new Choices(game.declared, choices as unknown as Record<string, unknown[]>);
    for (let index = 0; index < 12; index++) {
      let proposed: Data | null = null;
      const props = {
        game,
        moves: legal.moves(),
        view,
        people,
        proposal: null,
        propose: (move: Data | null) => void (proposed ??= move),
      };
      const list = mount(MoveList, { target: document.body, props });
      flushSync();
      follow(index);
      expect(proposed).not.toBeNull();
      expect(legal.allows(proposed!)).toBe(true);
      void unmount(list);
    }
  }
});
