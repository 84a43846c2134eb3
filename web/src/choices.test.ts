import { describe, expect, it } from "vitest";
import { Choices, same } from "./choices";
import { GAMES } from "./games";
import examples from "./games/examples.json";
import type { Data } from "./games/shape";

const sorted = (moves: unknown[]) =>
  moves.map((move) => JSON.stringify(move, Object.keys(move as object).sort())).sort();

describe.each(examples.map((example, index) => [index, example.game, example] as const))(
  "table %i, of %s",
  (_index, game, { choices, moves }) => {
    const legal = new Choices(GAMES[game]!.declared, choices as unknown as Record<string, unknown[]>);

    it("has just the moves that the rules list", () => {
      expect(sorted(legal.moves())).toEqual(sorted(moves));
    });

    it("knows each of them, and what can come next", () => {
      for (const move of moves as Data[]) {
        expect(legal.allows(move)).toBe(true);
        const [first] = Object.keys(move).filter((name) => name !== "kind");
        if (first) expect(legal.next(move.kind).some((value) => same(value, move[first]))).toBe(true);
      }
      expect(legal.has("castle")).toBe(false);
      expect(legal.next("castle")).toEqual([]);
      expect(legal.allows({ ...(moves[0] as Data), card: "none", tile: "none", family: 99, seat: 99 })).toBe(
        !["card", "tile", "family", "seat"].some((name) => name in (moves[0] as Data)),
      );
    });
  },
);
