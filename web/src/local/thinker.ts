// A worker that thinks: first it is handed the rules, then one question after the other.
import { advise, choose, foresee, Rules, RulesTable } from "../rules";
import type { Question } from "./thinkers";

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

function answer(rules: Rules, { game, options, position, level, seed }: Question): unknown {
  const table = RulesTable.restore(rules, game, options, seed, position);
  if (level !== null) return choose(table, level, { seed });
  return advise(table, { seed }).map(({ move, win, low, high }) => ({ move, win, low, high, ...foresee(table, move) }));
}
