// The arithmetic of a review (src/sevenfold/study/summary.py): verdicts, turning points, and how a result is split into
// decisions and luck. A test compares it with a review that Python made.
import type { Chance } from "../rules";

export type Verdict = "best" | "close" | "mistake";

/** A decision with more than one legal move: the chance with the best one, and with the one that was played. */
export interface Choice {
  ply: number;
  seat: number;
  before: number;
  after: number;
  cost: Chance;
  short: Chance; // what it fell short of a usual move
}

/** Where a seat's result comes from: initial + skill + luck, in which own + others = skill and deal + draws = luck. */
export interface Split {
  seat: number;
  initial: number;
  own: number;
  others: number;
  deal: number;
  draws: number;
  result: number;
  accuracy: number; // from 0 to 100
  mistakes: number;
  skill: number;
  margin: number; // half of its 95% interval: decisions are judged by tries
  luck: number;
  cards: number | null; // what all cards together, dealt and to come, were worth with open cards
}

/** A point at which a seat's chance changed a lot: by its own decision, or by luck since its last one. */
export interface Turn {
  ply: number;
  seat: number;
  change: number;
  cause: "decision" | "luck";
}

/** What each seat has of the win. */
export type Results = Map<number, number>;

const MISTAKE = 0.05; // of a win: what a mistake costs at least, by the lower end of its interval
const LAPSE = 0.2; // of a win: more no single decision counts in the split of a result
const TAKEN = 0.75; // of luck, from a fair result
const COSTLIEST = 3; // decisions to try again
const TURNS = 3;
const FEWEST = 4; // games that a mean is told of
const TURN = 0.1; // of a win: the least change that makes a turning point

/** What does not survive more thought must not be called a mistake: so the interval decides, not the value. */
export function verdict([value, low]: Chance): Verdict {
  if (value <= 0) return "best";
  return low >= MISTAKE ? "mistake" : "close";
}

export function shares(seats: number[], winners: number[]): Results {
  return new Map(seats.map((seat) => [seat, Number(winners.includes(seat)) / Math.max(1, winners.length)]));
}

/** By seat; `dealt` are the chances with open cards before the first move. Over all seats luck adds up to zero. */
export function split(choices: Choice[], results: Results, dealt: number[] | null): Split[] {
  return [...results].map(([seat, result], place) => ({
    ...splitSeat(seat, results.size, choices, result),
    cards: dealt && dealt[place]! - 1 / results.size,
  }));
}

function splitSeat(seat: number, players: number, choices: Choice[], result: number): Omit<Split, "cards"> {
  const mine = choices.filter((choice) => choice.seat === seat);
  const theirs = choices.filter((choice) => choice.seat !== seat);
  const rivals = Math.max(1, players - 1);
  const initial = 1 / players;
  const own = -sum(mine.map(lapse));
  const others = sum(theirs.map(lapse)) / rivals;
  const margin = Math.hypot(doubt(mine), doubt(theirs) / rivals);
  const deal = mine[0] ? mine[0].before - initial : 0;
  const draws = result - initial - own - others - deal;
  const mistakes = mine.filter(({ cost }) => verdict(cost) === "mistake").length;
  return {
    ...{ seat, initial, own, others, deal, draws, result, mistakes, margin },
    ...{ accuracy: accuracy(mine.map(lost)), skill: own + others, luck: deal + draws },
  };
}

/** The result with most of the luck taken away: over several games it tells sooner who plays better. */
export const fair = ({ result, luck }: Split): number => result - TAKEN * luck;

/** Whose decisions were better than all others', with 95% certainty; null: nobody's. */
export function decidedBest(seats: Split[]): Split | null {
  const [first, second] = [...seats].sort((one, other) => other.skill - one.skill);
  return first && second && first.skill - first.margin > Math.max(0, second.skill) ? first : null;
}

/** A mean of few numbers, and half of its 95% interval by Student's t; null: too few to tell. */
export function meanOf(values: number[]): { mean: number; half: number } | null {
  if (values.length < FEWEST) return null;
  const free = values.length - 1;
  const mean = sum(values) / values.length;
  const deviation = Math.sqrt(sum(values.map((value) => (value - mean) ** 2)) / free);
  const [z, third, fifth] = [1.96, 1.96 ** 3, 1.96 ** 5];
  const t = z + (third + z) / (4 * free) + (5 * fifth + 16 * third + 3 * z) / (96 * free ** 2);
  return { mean, half: (t * deviation) / Math.sqrt(values.length) };
}

/** The mean of lichess's accuracy of moves: 100 for the best, 80 for one that costs 5% of a win, 63 for 10%. */
export function accuracy(costs: number[]): number {
  const each = costs.map((cost) => Math.min(100, Math.max(0, 103.1668 * Math.exp(-0.04354 * 100 * cost) - 3.1669)));
  return each.length ? sum(each) / each.length : 100;
}

/** The mistakes that cost most. */
export function costliest<One extends Choice>(choices: One[]): One[] {
  return choices
    .filter(({ cost }) => verdict(cost) === "mistake")
    .sort((one, other) => other.cost[0] - one.cost[0] || one.ply - other.ply)
    .slice(0, COSTLIEST);
}

/** The largest changes of anybody's chance, in the order of the game; one for each moment. */
export function turningPoints(choices: Choice[], results: Results, plies: number): Turn[] {
  const near = results.size; // a change that one seat sees, the others see on their next turn
  const found: Turn[] = [];
  const byChange = changes(choices, results, plies).sort((one, other) => Math.abs(other.change) - Math.abs(one.change));
  for (const turn of byChange) {
    if (Math.abs(turn.change) >= TURN && found.every((other) => Math.abs(turn.ply - other.ply) >= near))
      found.push(turn);
  }
  return found.slice(0, TURNS).sort((one, other) => one.ply - other.ply);
}

/** Every change of a seat's chance: by its decisions, and, but for what others gave away, between them. */
function changes(choices: Choice[], results: Results, plies: number): Turn[] {
  const found: Turn[] = [];
  const rivals = Math.max(1, results.size - 1);
  for (const [seat, result] of results) {
    let chance: number | null = null;
    let given = 0;
    for (const choice of choices) {
      if (choice.seat !== seat) {
        given += lost(choice) / rivals;
        continue;
      }
      const { ply, before, after } = choice;
      if (chance !== null) found.push({ ply, seat, change: before - chance - given, cause: "luck" });
      found.push({ ply, seat, change: after - before, cause: "decision" });
      [chance, given] = [after, 0];
    }
    if (chance !== null) found.push({ ply: plies, seat, change: result - chance - given, cause: "luck" });
  }
  return found;
}

/** What a decision fell short of a usual one, as far as that counts. */
const lapse = ({ short }: Choice): number => counted(short[0]);
const counted = (short: number): number => Math.min(LAPSE, Math.max(0, short));
/** Half of the interval of all lapses together. */
const doubt = (choices: Choice[]): number =>
  Math.hypot(...choices.map(({ short: [, low, high] }) => (counted(high) - counted(low)) / 2));
const lost = ({ before, after }: Choice): number => before - after;
const sum = (numbers: number[]): number => numbers.reduce((one, other) => one + other, 0);
