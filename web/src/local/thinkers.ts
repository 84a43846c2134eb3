// What bots think: a question about a position, with the network by which the level judges.
import type { Data } from "../games/shape";
import type { Hint } from "../protocol";
import { networkFor, type Options, type RulesTable } from "../rules";

/** A question to a worker that thinks: which move, or which moves. */
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

export class Thinkers implements Think {
  constructor(
    private readonly answer: (question: Question) => Promise<unknown>,
    private readonly networkOf: typeof networkFor = networkFor,
  ) {}

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
    return this.answer({ game: game.id, options, position, level, network, seed });
  }
}
