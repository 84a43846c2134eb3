// What bots think: a question about a position, with the network by which the level judges. Whoever thinks for a time is
// asked several times at once, in workers of their own, and what they found is put together.
import type { Data } from "../games/shape";
import type { Hint } from "../protocol";
import { advice, foresee, type Found, isTimed, networkFor, type Options, type RulesTable, together } from "../rules";
import { SPARE } from "./pool";

/** A question to a worker that thinks: which move, or which moves. It answers with what it found. */
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
const MOST = 4; // at once: each needs 20 MB, and a phone has other things to do

export class Thinkers implements Think {
  constructor(
    private readonly answer: (question: Question) => Promise<unknown>,
    private readonly networkOf: typeof networkFor = networkFor,
    private readonly atOnce = Math.min(SPARE, MOST),
  ) {}

  async choose(table: RulesTable, level: string): Promise<Data> {
    const [best] = await this.ask(table, level);
    return table.fields(best!.move)[0]!;
  }

  async advise(table: RulesTable): Promise<Hint[]> {
    const found = advice(table, await this.ask(table, null));
    return found.map(({ move, win, low, high }) => ({ move, win, low, high, ...foresee(table, move) }));
  }

  private async ask(table: RulesTable, level: string | null): Promise<Found[]> {
    const { game, options, position } = table;
    const network = level === null ? null : await this.networkOf(table, level);
    const question = { game: game.id, options, position, level, network };
    const asked = Array.from({ length: isTimed(table, level) ? this.atOnce : 1 }, () =>
      this.answer({ ...question, seed: Math.floor(Math.random() * SEEDS) }),
    );
    const answered = (await Promise.allSettled(asked)).filter((one) => one.status === "fulfilled");
    if (answered.length === 0) await asked[0]; // says what is wrong
    return together(
      table,
      answered.map(({ value }) => value as Found[]),
    );
  }
}
