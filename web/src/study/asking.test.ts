// The server is asked for one moment after the other, waits are kept, and what there was to see comes from there, too.
import { expect, test } from "vitest";
import type { Stage } from "../protocol";
import { Refusal } from "../refusal";
import { askServer } from "./asking";
import type { Look } from "./judge";
import type { PlayedGame } from "./played";
import { fetchSights } from "./sights";

const game: PlayedGame = {
  ...{ id: "t", game: "peaks", options: {}, seed: 1, mine: [0] },
  moves: [{ kind: "climb" }, null, { kind: "rest" }],
  seats: [0, 1].map((seat) => ({ seat, kind: "person", name: null, bot: null, away: null })),
  outcome: { winners: [1], reason: "over", scores: [0, 1] },
};
const question = (ply: number) => ({ game, ply, thought: { iterations: 1, seed: 0 }, instead: null });
const look = (ply: number): Look => ({ ply, decision: null, open: [] });

test("one moment at a time, and again where the server says later", async () => {
  const asked: number[] = [];
  let busy = 0;
  const ask = askServer(async (id, ply) => {
    expect([id, ++busy]).toEqual(["t", 1]);
    asked.push(ply);
    await Promise.resolve();
    busy--;
    if (ply === 1 && asked.length < 4) throw new Refusal(asked.length === 2 ? "rate-limited" : "too-many");
    return look(ply);
  }, 0);
  expect(await Promise.all([0, 1, 2].map((ply) => ask(question(ply))))).toEqual([0, 1, 2].map(look));
  expect(asked).toEqual([0, 1, 1, 1, 2]);
});

test("what fails fails those behind it without a question, and can be asked again", async () => {
  const asked: number[] = [];
  const ask = askServer(async (_id, ply) => {
    asked.push(ply);
    if (asked.length === 1) throw new Refusal("unavailable");
    return look(ply);
  }, 0);
  const answers = await Promise.allSettled([0, 1, 2].map((ply) => ask(question(ply))));
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(asked).toEqual([0]);
  expect(await ask(question(0))).toEqual(look(0));
});

test("every seat's own sight of every moment", async () => {
  const movers = [null, 0, 1, 1];
  const moves = [null, ...game.moves];
  const history = async (_id: string, seat: number | null) =>
    movers.map((mover, ply): Stage => ({
      ...{ ply, seat: mover, move: moves[ply] ?? null, notes: [] },
      ...{ view: `${ply} by ${seat}`, insight: seat },
    }));
  const sights = await fetchSights(game, history);
  expect([0, 1, 2, 3].map((ply) => sights.turn(ply))).toEqual([0, 1, 1, null]);
  expect(sights.views).toEqual(["0 by 0", "1 by 1", "2 by 1"]);
  expect(sights.scene(3, 1)).toEqual({ seat: 1, turn: null, view: "3 by 1", insight: 1, choices: null });
});
