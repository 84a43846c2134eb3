// Bots think in workers of their own, as many as the device has cores to spare.
import type { Data } from "../games/shape";
import type { Hint } from "../protocol";
import { networkFor, type Options, type RulesTable } from "../rules";
import { Pool, SPARE } from "./pool";

/** A question to a worker: which move, or which moves. */
export interface Question {
  game: string;
  options: Options;
  position: Uint8Array;
  level: string | null; // null: advice
  network: Uint8Array | null; // by which the level judges
  seed: number;
}

export interface Think {
  choose(table: RulesTable, level: string): Promise<Data>;
  advise(table: RulesTable): Promise<Hint[]>;
}

const SEEDS = 2 ** 32;
const PATIENCE = 20_000; // milliseconds; even on a slow phone a level answers within a few seconds

export class Thinkers implements Think {
  private readonly workers: Pool<Question>;

  constructor(
    start: () => Worker,
    private readonly networkOf: typeof networkFor = networkFor,
    most = SPARE,
  ) {
    this.workers = new Pool(start, most, PATIENCE);
  }

  async choose(table: RulesTable, level: string): Promise<Data> {
    return (await this.ask(table, level)) as Data;
  }

  async advise(table: RulesTable): Promise<Hint[]> {
    return (await this.ask(table, null)) as Hint[];
  }

  private async ask(table: RulesTable, level: string | null): Promise<unknown> {
    const { game, options, position } = table;
    const network = level === null ? null : await this.networkOf(table, level);
    const seed = Math.floor(Math.random() * SEEDS);
    return this.workers.ask({ game: game.id, options, position, level, network, seed });
  }
}
