// Bots in the browser: the kernel's search and greedy choice, with the levels that the server has.
import type { Data } from "../games/shape";
import type { Budget, Strength } from "./description";
import { Findings, type Found } from "./findings";
import { Growing, type Place } from "./memory";
import type { GameRules } from "./rules";
import { Search } from "./search";
import type { RulesTable } from "./table";

/** How long to think: iterations or seconds. What is missing, the level decides. */
export interface Thought {
  seed: number; // the same seed and iterations make the same choice
  iterations?: number;
  seconds?: number;
  network?: Uint8Array | null; // what a level that has learned judges by
  now?: () => number; // the clock, in milliseconds
}

/** A move, the share of games it should win, the 95% interval, and how often it was tried (0: calculated exactly). */
export interface Advice {
  move: Data;
  win: number;
  low: number;
  high: number;
  tries: number;
}

const LONG = 8;
const LONGEST = 1; // second that a level with counted iterations takes at most, on a slow device

/** The move that a bot of this level chooses for the seat on turn. It knows no more than that seat. */
export function choose(table: RulesTable, level: string, thought: Thought): Data {
  return table.fields(consider(table, level, thought)[0]!.move)[0]!;
}

/** What a level thinks of the moves, the best first; null: whoever gives advice. */
export function consider(table: RulesTable, level: string | null, thought: Thought): Found[] {
  const [only, ...others] = table.legal;
  if (level !== null && others.length === 0) return [seen(only!)];
  const strength = strengthOf(table, level);
  return "attention" in strength
    ? [seen(glance(table, strength.attention, thought.seed))]
    : search(table, strength, thought);
}

const seen = (move: bigint): Found => ({ move, visits: 0, value: 0, prior: 0 });

/** Whether it thinks for a time, so that several searches find more than one. */
export function isTimed(table: RulesTable, level: string | null): boolean {
  const strength = strengthOf(table, level);
  return !("attention" in strength) && strength.iterations === null;
}

/** What several searches found, put together. */
export function together({ game }: RulesTable, parts: Found[][]): Found[] {
  const [first = [], ...others] = parts;
  return first[0]?.visits && others.length > 0 ? Findings.of(game.rules).rank(parts.flat()) : first;
}

/** How a level plays at a table of so many; null: how advice is found. */
export function strengthOf(table: RulesTable, level: string | null): Strength {
  if (level === null) {
    const { endgame } = table.game.rules.description.search.advice;
    return { iterations: null, seconds: 1, endgame, learned: false };
  }
  const players = Math.max(2, Number(table.options.players));
  const found = table.game.declared.levels.find((each) => each.players <= players)?.levels[level];
  if (!found) throw new Error(`there is no level ${level}`);
  return found;
}

/** The most promising moves for the seat on turn, judged from what it knows. */
export function advise(table: RulesTable, thought: Thought): Advice[] {
  return advice(table, consider(table, null, thought));
}

export function advice(table: RulesTable, found: Found[]): Advice[] {
  const { few } = table.game.rules.description.search.advice;
  return found.slice(0, few).map((each) => assess(table, each));
}

/** With Wilson's interval, which the kernel calculates. */
function assess(table: RulesTable, found: Found): Advice {
  const { game } = table;
  const out = game.rules.numbers;
  table.enter();
  game.call("assess", game.state.at, found.value, found.visits, out.at, 3);
  const [win, low, high] = [0, 1, 2].map((index) => out.view.getFloat64(index * LONG, true));
  return { move: table.fields(found.move)[0]!, win: win!, low: low!, high: high!, tries: found.visits };
}

/** Looks one move ahead, at a share of the moves. */
export function glance(table: RulesTable, attention: number, seed: number): bigint {
  const { game } = table;
  const scratch = Scratch.of(game);
  const moves = table.legal;
  const count = moves.length;
  const list = scratch.moves.atLeast(count * LONG);
  list.longs.set(moves);
  const values = scratch.values.atLeast(count * LONG);
  table.enter();
  const chosen: unknown = game.call(
    "decide",
    ...[game.state.at, scratch.tables.at, 2, list.at, count, values.at, count, attention, game.rules.random.at, 1],
    BigInt(seed),
  );
  return chosen as bigint;
}

/** The moves that were tried, the best first. */
export function search(table: RulesTable, budget: Budget, thought: Thought): Found[] {
  const { game } = table;
  const search = Search.of(game.rules);
  const root = table.redeal(table.turn!, thought.seed); // what the seat does not know is not even there
  root.enter();
  if (budget.endgame && game.declared.endgame) {
    const solved = search.solve(game, budget.endgame);
    if (solved.length > 0) return solved;
  }
  search.begin(game, thought.seed, budget.learned ? (thought.network ?? null) : null);
  const iterations = thought.iterations ?? (thought.seconds === undefined ? budget.iterations : null);
  const now = thought.now ?? (() => performance.now());
  if (iterations === null) search.thinkFor(thought.seconds ?? budget.seconds ?? 1, now);
  else search.thinkUpTo(iterations, thought.iterations === undefined ? LONGEST : Infinity, now);
  return search.ranked();
}

/** Where the greedy bot works. */
class Scratch {
  private static readonly all = new WeakMap<GameRules, Scratch>();
  readonly tables: Place;
  readonly moves: Growing;
  readonly values: Growing;

  private constructor({ rules, declared }: GameRules) {
    this.tables = rules.memory.reserve(2 * declared.state.size);
    this.moves = new Growing(rules.memory, 512 * LONG);
    this.values = new Growing(rules.memory, 512 * LONG);
  }

  static of(game: GameRules): Scratch {
    const found = Scratch.all.get(game) ?? new Scratch(game);
    Scratch.all.set(game, found);
    return found;
  }
}
