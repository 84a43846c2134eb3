// The page's end of its own tables: the same messages as with a server, and questions that the server answers over HTTP.
import type { Link, Listener } from "../connection.svelte";
import type { FromClient, FromServer } from "../protocol";
import { Refusal } from "../refusal";
import { type Answered, answerTo, Calls } from "./calls";
import { Pool, SPARE } from "./pool";
import type { Question } from "./thinkers";
import type { FromPage, Thinking, ToPage } from "./worker";

const PAUSE = 1_000; // milliseconds until a worker that broke is replaced
const START = 10_000; // and until one that does not say that it is there is; longer each time
const THOUGHT = 20_000; // and one that thinks and says nothing; even on a slow phone levels answer within a few seconds

export class LocalConnection implements Link {
  online = $state(true);
  readonly skew = 0; // the clock is ours
  private worker: Worker | null = null;
  private readonly listeners = new Set<Listener>();
  private readonly calls = new Calls();
  private thinkers: Pool<Question> | null = null;
  private patience = START;

  constructor(
    private readonly start: () => Worker = startTables,
    private readonly startThinker: () => Worker = startThinking,
  ) {}

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    void Promise.resolve().then(() => this.listeners.has(listener) && listener.connected());
    return () => this.listeners.delete(listener);
  }

  send(message: FromClient): void {
    this.post({ send: plain(message) });
  }

  ask<T>(name: string, ...given: unknown[]): Promise<T> {
    return this.calls.ask((number) => this.post({ ask: { number, name, given: plain(given) } })) as Promise<T>;
  }

  /** Starts the worker before somebody needs it. */
  prepare(): void {
    this.running();
  }

  private post(message: FromPage): void {
    try {
      this.running().postMessage(message);
    } catch (error) {
      this.fail(String(error));
    }
  }

  private running(): Worker {
    if (this.worker) return this.worker;
    const worker = this.start();
    worker.onmessage = ({ data }: MessageEvent<ToPage>) => this.take(data, worker);
    worker.onerror = (event) => {
      event.preventDefault();
      if (this.worker === worker) this.fail(event.message ?? "");
    };
    this.online = false;
    setTimeout(() => {
      if (this.worker === worker && !this.online) this.fail("the worker did not start");
    }, this.patience);
    this.patience *= 2;
    return (this.worker = worker);
  }

  private take(message: ToPage, worker: Worker): void {
    if ("ready" in message) this.online = true;
    // Reasons of this device are among those that `inWords` knows.
    else if ("hear" in message) for (const listener of this.listeners) listener.hear(message.hear as FromServer);
    else if ("think" in message) void this.think(message.think, worker);
    else this.settle(message.answer);
  }

  private settle(answer: Answered): void {
    if (answer.problem?.reason === "no-rules") this.worker = (this.worker?.terminate(), null); // the next question tries again
    this.calls.settle(answer);
  }

  /** What a bot plays, or a hint says, is found in workers of the page, as many as the device has cores to spare. */
  private async think({ number, question, rules }: Thinking, asking: Worker): Promise<void> {
    this.thinkers ??= new Pool(() => this.hire(rules), SPARE, THOUGHT);
    const thought = await answerTo(number, () => this.thinkers!.ask(question));
    asking.postMessage({ thought } satisfies FromPage);
  }

  private hire(rules: WebAssembly.Module): Worker {
    const worker = this.startThinker();
    worker.postMessage(rules);
    return worker;
  }

  /** The worker is gone: whoever waits is told, whoever listens gets a new one. What was kept is kept. */
  private fail(why: string): void {
    this.worker?.terminate();
    this.worker = null;
    this.online = false;
    this.calls.abandon(new Refusal("no-rules", why));
    if (this.listeners.size > 0)
      setTimeout(() => {
        for (const listener of this.listeners) listener.connected();
      }, PAUSE);
  }
}

/** Svelte's proxies cannot travel. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const startTables = (): Worker => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
const startThinking = (): Worker => new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });

export const local = new LocalConnection();
