import { expect, it } from "vitest";
import { RulesTable } from "../rules";
import { built } from "../rules/testing";
import type { PlayedGame } from "./played";
import { isShared, packed, unpacked } from "./shared";

const rules = built();

/** The first legal move, to the end. */
function play(game: string): PlayedGame {
  const seed = "00112233445566778899aabbccddeeff";
  const table = RulesTable.deal(rules, game, { players: 2 }, seed);
  const moves = [];
  while (table.turn !== null) moves.push(table.playCode(table.legal[moves.length % table.legal.length]!).fields);
  const seats = [0, 1].map(
    (seat) =>
      ({
        seat,
        kind: seat ? "bot" : "guest",
        name: seat ? null : "Ада",
        bot: seat ? "novice" : null,
        away: null,
      }) as const,
  );
  return { id: "local1", game, options: table.options, seed, moves, seats, mine: [0], outcome: table.outcome! };
}

it.each(["seven-dragons", "double-seven", "dragon"])(
  "a game of %s within an address is the same game",
  async (game) => {
    const played = play(game);
    const id = await packed(rules, played);
    expect(isShared(id)).toBe(true);
    expect(id).toMatch(/^[\w-]{1,1900}$/); // as long as messengers and browsers take it
    expect(await unpacked(rules, id)).toEqual({ ...played, id, mine: [] });
  },
);

it("what was cut off or changed on its way is refused", async () => {
  const id = await packed(rules, play("dragon"));
  for (const wrong of ["shared-", id.slice(0, -9), id.replace(/.{4}$/, "AAAA"), "shared-AAAA"])
    await expect(unpacked(rules, wrong)).rejects.toMatchObject({ reason: "damaged-link" });
});
