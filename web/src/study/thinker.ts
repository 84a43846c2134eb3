// A worker that judges: first it is handed the rules, then one moment of a game after the other.
import type { Data } from "../games/shape";
import { Rules } from "../rules";
import { judge, look, type Thought } from "./judge";
import { type PlayedGame, standAt } from "./played";

/** Of a moment: all that is to be known, or what another move than the one that was played would have been worth. */
export interface Question {
  game: PlayedGame;
  ply: number;
  thought: Thought;
  instead: Data | null;
}

let rules: Rules | null = null;

onmessage = ({ data }: MessageEvent<WebAssembly.Module | Question>) => {
  if (data instanceof WebAssembly.Module) {
    rules = new Rules(data);
    return;
  }
  try {
    postMessage({ result: answer(rules!, data) });
  } catch (error) {
    postMessage({ error: String(error) });
  }
};

function answer(rules: Rules, { game, ply, thought, instead }: Question): unknown {
  const table = standAt(rules, game, ply);
  return instead ? judge(table, ply, instead, thought) : look(table, ply, game.moves[ply] ?? null, thought);
}
