// Bots think in workers of their own, as many as the device has cores to spare.
import type { Data } from "../games/shape";
import type { Hint } from "../protocol";
import { Refusal } from "../refusal";
import type { Options, RulesTable } from "../rules";

/** A question to a worker: which move, or which moves. */
export interface Question {
  game: string;
  options: Options;
  position: Uint8Array;
  level: string | null; // null: advice
  seed: number;
}

export interface Think {
  choose(table: RulesTable, level: string): Promise<Data>;
  advise(table: RulesTable): Promise<Hint[]>;
}

type Answer = { result: unknown } | { error: string };

interface Waiting {
  question: Question;
  done(answer: Answer): void;
}

const SEEDS = 2 ** 32;
const PATIENCE = 20_000; // milliseconds; even on a slow phone a level answers within a few seconds

export class Thinkers implements Think {
  private readonly idle: Worker[] = [];
  private readonly waiting: Waiting[] = [];
  private started = 0;

  constructor(
    private readonly start: () => Worker, // one that has the rules
    private readonly most = Math.max(1, (navigator.hardwareConcurrency || 2) - 1),
  ) {}

  async choose(table: RulesTable, level: string): Promise<Data> {
    return (await this.ask(table, level)) as Data;
  }

  async advise(table: RulesTable): Promise<Hint[]> {
    return (await this.ask(table, null)) as Hint[];
  }

  private async ask(table: RulesTable, level: string | null): Promise<unknown> {
    const { game, options, position } = table;
    const seed = Math.floor(Math.random() * SEEDS);
    const answer = await new Promise<Answer>((done) => {
      this.waiting.push({ question: { game: game.id, options, position, level, seed }, done });
      this.next();
    });
    if ("error" in answer) throw new Refusal("no-rules", answer.error);
    return answer.result;
  }

  /** Gives the oldest question to a worker, if one is free. */
  private next(): void {
    if (this.waiting.length === 0) return;
    const worker = this.idle.pop() ?? (this.started < this.most ? this.hire() : null);
    if (!worker) return;
    const { question, done } = this.waiting.shift()!;
    const fail = (why: string) => {
      clearTimeout(timer);
      this.started--;
      worker.terminate();
      done({ error: why });
      this.next();
    };
    const timer = setTimeout(() => fail("no answer"), PATIENCE);
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      clearTimeout(timer);
      this.idle.push(worker);
      done(data);
      this.next();
    };
    worker.onerror = ({ message }) => fail(message);
    worker.postMessage(question);
  }

  private hire(): Worker {
    this.started++;
    return this.start();
  }
}
