// A worker that thinks about positions: what a bot would play, what advice would say.
import { consider, RulesTable } from "../rules";
import { answerWith } from "./answering";
import type { Question } from "./thinkers";

answerWith((rules, { game, options, position, level, network, seed }: Question) =>
  consider(RulesTable.restore(rules, game, options, seed, position), level, { seed, network }),
);
