// The notation of the page is the server's: checked on positions and moves that the server has written down.
import { beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, speak, t, type Language } from "../texts.svelte";
import { GAMES } from "./index";
import examples from "./examples.json";
import type { Choices, Parts } from "./shape";

const people = { me: 0, name: (seat: number) => (seat < 2 ? `Player ${seat}` : "") };

describe.each(examples.map((example, index) => ({ ...example, name: `${example.game} ${index}` })))(
  "$name",
  (example) => {
    const game = GAMES[example.game]!;
    const moves: Parts[] = game.expand(example.choices as Choices);

    beforeAll(() => speak("en"));

    it("expands choices to exactly the legal moves", () => {
      expect(moves.map(game.spell).sort()).toEqual(example.moves);
    });

    it("reads every move as it was written", () => {
      for (const move of example.moves) expect(game.spell(game.read(move))).toBe(move);
    });

    it("leads to every move by steps of its own", () => {
      const paths = moves.map((parts) => game.steps(parts, example.view, people).join(" › "));
      expect(new Set(paths).size).toBe(moves.length);
    });

    it.each(Object.keys(LANGUAGES) as Language[])("tells every move in %s", async (language) => {
      await speak(language);
      for (const parts of moves) {
        const words = [...game.steps(parts, example.view, people), game.told(parts, 0, example.view, people)];
        for (const text of words) expect(text).not.toMatch(/^(move|web|tile|card|double|dragon|seven)-|undefined|\{/);
      }
      await speak("en");
    });
  },
);

describe("texts", () => {
  it("fails loudly where a variable is missing", async () => {
    await speak("en");
    expect(() => t("web-curtain")).toThrow();
  });

  it("has plurals", async () => {
    await speak("ru");
    expect([1, 2, 5].map((count) => t("web-players", { count }))).toEqual(["1 игрок", "2 игрока", "5 игроков"]);
  });
});
