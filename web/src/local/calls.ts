// Questions that cross between a page and its worker: numbered when they are asked, settled when they are answered.
import { Refusal } from "../refusal";

export interface Problem {
  reason: Refusal["reason"];
  detail: string;
  clause: string;
}

/** What comes back: what was found, or why nothing was. */
export type Answered = { number: number; result?: unknown; problem?: Problem };

interface Waiting {
  resolve(result: unknown): void;
  reject(refused: Refusal): void;
}

export class Calls {
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;

  /** The answer, some time; `post` sends the question under its number. */
  ask(post: (number: number) => void): Promise<unknown> {
    const number = this.asked++;
    return new Promise<unknown>((resolve, reject) => {
      this.waiting.set(number, { resolve, reject });
      post(number);
    });
  }

  settle({ number, result, problem }: Answered): void {
    const waiting = this.waiting.get(number);
    this.waiting.delete(number);
    if (problem) waiting?.reject(new Refusal(problem.reason, problem.detail, problem.clause));
    else waiting?.resolve(result);
  }

  /** Nobody will answer any more. */
  abandon(refused: Refusal): void {
    for (const { reject } of this.waiting.values()) reject(refused);
    this.waiting.clear();
  }
}

/** The other side of a question: what is found, or what goes wrong, under its number. */
export async function answerTo(number: number, find: () => unknown): Promise<Answered> {
  try {
    return { number, result: await find() };
  } catch (error) {
    return { number, problem: problemOf(error) };
  }
}

/** Whatever is not a refusal is a failure of the rules: they could not be loaded, or they broke. */
export function problemOf(error: unknown): Problem {
  const { reason, detail, clause } = error instanceof Refusal ? error : new Refusal("no-rules", String(error));
  return { reason, detail, clause };
}
