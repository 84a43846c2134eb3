// A worker that thinks about positions: what a bot plays, what a hint says.
import { advise, choose, foresee, RulesTable } from "../rules";
import { answerWith } from "./answering";
import type { Question } from "./thinkers";

answerWith((rules, { game, options, position, level, network, seed }: Question) => {
  const table = RulesTable.restore(rules, game, options, seed, position);
  if (level !== null) return choose(table, level, { seed, network });
  return advise(table, { seed }).map(({ move, win, low, high }) => ({ move, win, low, high, ...foresee(table, move) }));
});
