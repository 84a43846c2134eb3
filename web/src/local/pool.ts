// Questions to workers: each is asked one at a time, and one that breaks or says nothing is replaced.
import { Refusal } from "../refusal";

export type Answer = { result: unknown } | { error: string };

interface Waiting<Question> {
  question: Question;
  done(answer: Answer): void;
}

/** As many as the device has cores to spare. */
export const SPARE = Math.max(1, (globalThis.navigator?.hardwareConcurrency || 2) - 1);

export class Pool<Question> {
  private readonly idle: Worker[] = [];
  private readonly waiting: Waiting<Question>[] = [];
  private started = 0;

  constructor(
    private readonly start: () => Worker, // one that has the rules
    private readonly most: number,
    private readonly patience: number, // milliseconds
  ) {}

  async ask(question: Question): Promise<unknown> {
    const answer = await new Promise<Answer>((done) => {
      this.waiting.push({ question, done });
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
    const timer = setTimeout(() => fail("no answer"), this.patience);
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if ("error" in data) return fail(data.error);
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
