// Moves weighed against each other (src/sevenfold/bots/comparison.py): each is tried equally often, at the same imagined
// tables and with the same luck to come.
import { Search } from "./search";
import { Growing, type Place } from "./memory";
import type { GameRules } from "./rules";
import type { RulesTable } from "./table";

/** A share of games to win, or a difference of two, and its 95% interval. */
export type Chance = [value: number, low: number, high: number];

const REAL = 8; // bytes
const TABLES = 2; // that are worked on

/** What moves were worth in each of their tries, from one table. */
export class Comparison {
  private constructor(
    private readonly root: RulesTable,
    private readonly values: Place,
    readonly tries: number,
    readonly means: number[],
  ) {}

  /** `root` holds nothing that the seat on turn does not know (`redeal`). */
  static make(root: RulesTable, moves: bigint[], tries: number, seed: number): Comparison {
    const { game } = root;
    const { search, scratch, values } = Room.of(game);
    const list = scratch.moves.atLeast(moves.length * REAL);
    list.longs.set(moves);
    const place = values.atLeast(moves.length * tries * REAL);
    root.enter();
    search.begin(game, seed);
    const count = moves.length * tries;
    const tables = [scratch.tables.at, 1];
    game.call(
      "compare",
      ...[game.state.at, ...tables, ...search.memory, BigInt(seed), list.at, moves.length, place.at, count],
      search.horizon,
    );
    const mean = (_: bigint, move: number) =>
      Array.from({ length: tries }, (_, n) => real(place, move * tries + n)).reduce((one, other) => one + other, 0) /
      tries;
    return new Comparison(root, place, tries, moves.map(mean));
  }

  /** The chance of one of the moves. */
  chance(move: number): Chance {
    const { game } = this.root;
    return this.three((out) => game.call("assess", game.state.at, this.means[move]!, this.tries, out, 3));
  }

  /** By how much one move's chance is above another's. */
  difference(one: number, other: number): Chance {
    if (one === other) return [0, 0, 0];
    const { game } = this.root;
    const { at } = this.values;
    const count = this.means.length * this.tries;
    return this.three((out) => game.call("difference", game.state.at, at, count, this.tries, one, other, out, 3));
  }

  private three(calculate: (out: number) => void): Chance {
    const { numbers } = this.root.game.rules;
    this.root.enter();
    calculate(numbers.at);
    return [real(numbers, 0), real(numbers, 1), real(numbers, 2)];
  }
}

/** What a move falls short of a usual one, which the policy plays (src/sevenfold/study/shortfall.py). */
export function shortfall(root: RulesTable, move: bigint, tries: number, seed: number): Chance {
  const { game } = root;
  const { search, scratch } = Room.of(game);
  const { numbers } = game.rules;
  root.enter();
  search.begin(game, seed);
  const work = [scratch.tables.at, TABLES, ...search.memory];
  game.call("fall_short", game.state.at, ...work, BigInt(seed), move, tries, search.horizon, numbers.at, 3);
  return [real(numbers, 0), real(numbers, 1), real(numbers, 2)];
}

/** At what share of so many imagined tables somebody else, next on turn after this move, can win with a single one. */
export function threat(root: RulesTable, move: bigint, tables: number): number {
  const { game } = root;
  const { search, scratch } = Room.of(game);
  root.enter();
  search.begin(game, 0);
  const work = [scratch.tables.at, TABLES];
  return game.call("count_threats", game.state.at, ...work, move, 0n, tables, ...search.memory) / tables;
}

/** The share of games that each seat wins from here if all cards lie as they do and everybody plays by the policy. */
export function playOpen(table: RulesTable, games: number, seed: number): number[] {
  const { game, seats } = table;
  const { search, scratch } = Room.of(game);
  const { numbers, description } = game.rules;
  table.enter();
  search.begin(game, seed);
  const count = table.turn === null ? 1 : games;
  const work = [scratch.tables.at, 1, ...search.memory];
  game.call("play_open", game.state.at, ...work, BigInt(seed), count, numbers.at, description.limits.seats);
  return seats.map((seat) => real(numbers, seat));
}

const real = (place: Place, index: number): number => place.view.getFloat64(index * REAL, true);

/** Where a game's moves are compared. */
class Room {
  private static readonly all = new WeakMap<GameRules, Room>();
  readonly search: Search;
  readonly scratch: { tables: Place; moves: Growing };
  readonly values: Growing;

  private constructor({ rules, declared }: GameRules) {
    this.search = Search.of(rules);
    this.scratch = {
      tables: rules.memory.reserve(TABLES * declared.state.size),
      moves: new Growing(rules.memory, 8 * REAL),
    };
    this.values = new Growing(rules.memory, 2048 * REAL);
  }

  static of(game: GameRules): Room {
    const found = Room.all.get(game) ?? new Room(game);
    Room.all.set(game, found);
    return found;
  }
}
