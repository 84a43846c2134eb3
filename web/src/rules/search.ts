// The kernel's search: its memory, its clock, and what it found.
import type { Description } from "./description";
import { Findings, type Found } from "./findings";
import { Growing, type Place } from "./memory";
import type { GameRules, Rules } from "./rules";

const WEIGHT = 2; // bytes
const PAUSE = 16; // batches between two looks at the moves found

/** The search and its memory, of which a module has one. */
export class Search {
  private static readonly all = new WeakMap<Rules, Search>();
  private readonly declared: Description["search"];
  private readonly places: Place[];
  readonly memory: number[]; // of each array its place and length
  private readonly found: Findings;
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
    this.found = Findings.of(rules);
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
    const visits = this.found.read(this.collect()).map((found) => found.visits);
    const [first = 0, second = 0] = visits.sort((one, other) => other - one);
    return first - second > more;
  }

  private collect(): number {
    const game = this.game!;
    return game.call("collect", game.state.at, ...this.memory, this.found.place.at, this.found.most);
  }

  ranked(): Found[] {
    return this.found.ranked(this.collect());
  }

  /** The end of a game, calculated; nothing if that cannot be done with so many places. */
  solve(game: GameRules, places: number): Found[] {
    const shapes = game.declared.endgame!;
    const sizes = shapes.map((shape) => shape.reduce((size, length) => size * length, 1));
    const scratch = this.ends.get(game) ?? sizes.map((size) => this.rules.memory.reserve(size));
    this.ends.set(game, scratch);
    for (const place of [...scratch, this.found.place]) place.clear();
    scratch[0]!.longs[0] = BigInt(places);
    const handed = shapes.flatMap((shape, index) => [scratch[index]!.at, ...shape.slice(0, -1)]);
    return this.found.read(game.call("find_exactly", game.state.at, ...handed, this.found.place.at, this.found.most));
  }
}
