// From the youngest's puzzle to the full game, step by step: what each step is, and what comes next.
import { DECLARED, type Options } from "./declared";

export interface Step {
  name: string;
  options: Record<string, unknown>;
  aged?: boolean; // the child needs as many dragons as its age (SD-AGE)
  cards: string[];
}

export const AGES = DECLARED.offered.ages ?? []; // those that have a target of their own (SD-AGE)

export const STEPS: Step[] = [
  { name: "puzzle", options: { variant: "connections", players: 1 }, cards: ["RRRR", "RRBB", "BBBB"] },
  { name: "connections", options: { variant: "connections", players: 2 }, cards: ["YYGG", "GGRR", "RRKG"] },
  { name: "basic", options: { variant: "basic", players: 2 }, aged: true, cards: ["RKBG", "BRGK", "GYBK"] },
  {
    name: "single-action",
    options: { variant: "single-action", players: 2 },
    aged: true,
    cards: ["****", "trade-goals", "KGYR"],
  },
  { name: "full", options: { variant: "full", players: 3 }, cards: ["SSSS", "zap-card", "move-card"] },
];

/** The options of a step for a child of this age; the bot needs seven. */
export function optionsFor({ options, aged }: Step, age: number): Record<string, unknown> {
  return aged ? { ...options, ages: [age, null] } : options;
}

/** What to offer after a game with these options; nothing after the full one. */
export function nextStep({ variant, players }: Options): Step | undefined {
  if (variant === "full") return undefined;
  const at = STEPS.findIndex(
    (step) => step.options.variant === variant && (players === 1) === (step.options.players === 1),
  );
  return STEPS[at + 1];
}
