// A worker that judges moments of games.
import type { Data } from "../games/shape";
import { answerWith } from "../local/answering";
import { judge, look, type Thought } from "./judge";
import { type PlayedGame, standAt } from "./played";

/** Of a moment: all that is to be known, or what another move than the one that was played would have been worth. */
export interface Question {
  game: PlayedGame;
  ply: number;
  thought: Thought;
  instead: Data | null;
}

answerWith((rules, { game, ply, thought, instead }: Question) => {
  const table = standAt(rules, game, ply);
  return instead ? judge(table, ply, instead, thought) : look(table, ply, game.moves[ply] ?? null, thought);
});
