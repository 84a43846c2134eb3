// Bots in the browser: the kernel's search and greedy choice, with the levels that the server has.
import type { Data } from "../games/shape";
import type { Budget, Description, Strength } from "./description";
import { Growing, type Place } from "./memory";
import type { GameRules, Rules } from "./rules";
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

export interface Found {
  move: bigint;
  visits: number;
  value: number;
}

const LONG = 8;
const WEIGHT = 2; // bytes
const LONGEST = 1; // second that a level with counted iterations takes at most, on a slow device
const PAUSE = 16; // batches between two looks at the moves found

/** The move that a bot of this level chooses for the seat on turn. It knows no more than that seat. */
export function choose(table: RulesTable, level: string, thought: Thought): Data {
  const moves = table.legal;
  const [only] = moves;
  if (moves.length === 1) return table.fields(only!)[0]!;
  const strength = strengthOf(table, level);
  const code =
    "attention" in strength
      ? glance(table, strength.attention, thought.seed)
      : search(table, strength, thought)[0]!.move;
  return table.fields(code)[0]!;
}

/** How a level plays at a table of so many. */
export function strengthOf(table: RulesTable, level: string): Strength {
  const players = Math.max(2, Number(table.options.players));
  const found = table.game.declared.levels.find((each) => each.players <= players)?.levels[level];
  if (!found) throw new Error(`there is no level ${level}`);
  return found;
}

/** The most promising moves for the seat on turn, judged from what it knows. */
export function advise(table: RulesTable, thought: Thought): Advice[] {
  const { few, endgame } = table.game.rules.description.search.advice;
  const budget = { iterations: null, seconds: 1, endgame, learned: false };
  return search(table, budget, thought)
    .slice(0, few)
    .map((found) => assess(table, found));
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

/** The search and its memory, of which a module has one. */
export class Search {
  private static readonly all = new WeakMap<Rules, Search>();
  private readonly declared: Description["search"];
  private readonly places: Place[];
  readonly memory: number[]; // of each array its place and length
  private readonly found: Place;
  private readonly scratch = new Map<GameRules, Place>();
  private readonly ends = new Map<GameRules, Place[]>();
  private readonly network: Growing;
  private game: GameRules | null = null;
  private seed = 0n;
  horizon = 0; // so many moves are played out

  private constructor(private readonly rules: Rules) {
    this.declared = rules.description.search;
    this.places = this.declared.memory.map(([count, size]) => rules.memory.reserve(count * size));
    this.memory = this.declared.memory.flatMap(([count], index) => [this.places[index]!.at, count]);
    this.network = new Growing(rules.memory, 0);
    this.found = rules.memory.reserve(this.declared.found.most * this.declared.found.size);
  }

  static of(rules: Rules): Search {
    const found = Search.all.get(rules) ?? new Search(rules);
    Search.all.set(rules, found);
    return found;
  }

  /** Forgets everything; the root is the state in memory. */
  begin(game: GameRules, seed: number, network: Uint8Array | null = null): void {
    for (const place of this.places) place.clear();
    this.learn(network);
    if (!this.scratch.has(game)) this.scratch.set(game, this.rules.memory.reserve(game.declared.state.size));
    this.game = game;
    this.seed = BigInt(seed);
    this.horizon = game.call("horizon", game.state.at, Number(network !== null));
  }

  /** Puts the network where the search finds it, or none. */
  private learn(network: Uint8Array | null): void {
    const at = 2 * this.declared.network;
    if (network) {
      const place = this.network.atLeast(network.length);
      place.bytes.set(network);
      this.memory[at] = place.at;
    }
    this.memory[at + 1] = (network?.length ?? 0) / WEIGHT;
  }

  think(iterations: number): void {
    const game = this.game!;
    const scratch = this.scratch.get(game)!.at;
    game.call("think", game.state.at, scratch, 1, ...this.memory, this.seed, iterations, this.horizon);
  }

  /** So many iterations, unless the time is up before; how they are divided makes no difference. */
  thinkUpTo(iterations: number, seconds: number, now: () => number): void {
    const end = now() + 1000 * seconds;
    for (let left = iterations; left > 0 && (left === iterations || now() < end); left -= this.declared.batch)
      this.think(Math.min(left, this.declared.batch));
  }

  /** So many seconds, or less if nothing can change any more. */
  thinkFor(seconds: number, now: () => number): void {
    const began = now();
    for (let batches = 1, spent = 0; spent < seconds; batches++) {
      this.think(this.declared.batch);
      spent = (now() - began) / 1000;
      const more = batches * this.declared.batch * (seconds / spent - 1);
      if (batches % PAUSE === 0 && this.isSettled(more)) return;
    }
  }

  /** Whether no other move can be tried as often as the favourite any more. */
  private isSettled(more: number): boolean {
    const visits = this.read(this.collect()).map((found) => found.visits);
    const [first = 0, second = 0] = visits.sort((one, other) => other - one);
    return first - second > more;
  }

  private collect(): number {
    const game = this.game!;
    return game.call("collect", game.state.at, ...this.memory, this.found.at, this.declared.found.most);
  }

  ranked(): Found[] {
    const count = this.collect();
    return this.read(this.rules.function("rank")(this.found.at, this.declared.found.most, count));
  }

  /** The end of a game, calculated; nothing if that cannot be done with so many places. */
  solve(game: GameRules, places: number): Found[] {
    const shapes = game.declared.endgame!;
    const sizes = shapes.map((shape) => shape.reduce((size, length) => size * length, 1));
    const scratch = this.ends.get(game) ?? sizes.map((size) => this.rules.memory.reserve(size));
    this.ends.set(game, scratch);
    for (const place of [...scratch, this.found]) place.clear();
    scratch[0]!.longs[0] = BigInt(places);
    const handed = shapes.flatMap((shape, index) => [scratch[index]!.at, ...shape.slice(0, -1)]);
    return this.read(game.call("find_exactly", game.state.at, ...handed, this.found.at, this.declared.found.most));
  }

  private read(count: number): Found[] {
    const { size, offsets } = this.declared.found;
    const { view } = this.found;
    return Array.from({ length: count }, (_, index) => ({
      move: view.getBigInt64(index * size + offsets.move, true),
      visits: Number(view.getBigInt64(index * size + offsets.visits, true)),
      value: view.getFloat64(index * size + offsets.value, true),
    }));
  }
}
