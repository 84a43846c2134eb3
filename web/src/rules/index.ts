export { type Advice, advise, choose, type Thought } from "./bots";
export type { Chance } from "./comparison";
export { InvalidMove } from "./codec";
export { foresee, type Foresight } from "./foresight";
export { loadRules } from "./load";
export { networkFor } from "./networks";
export { OptionError, type Options } from "./options";
export { Rules } from "./rules";
export { IllegalMove, type Played, RulesTable, type Seed } from "./table";
