// The page's end of its own tables: the same messages as with a server, and questions that the server answers over HTTP.
import type { Link, Listener } from "../connection.svelte";
import type { FromClient, FromServer } from "../protocol";
import { Refusal } from "../refusal";
import type { FromPage, ToPage } from "./worker";

const PAUSE = 1_000; // milliseconds until a worker that broke is replaced
const START = 10_000; // and until one that does not say that it is there is; longer each time

interface Waiting {
  resolve(result: unknown): void;
  reject(refused: Refusal): void;
}

export class LocalConnection implements Link {
  online = $state(true);
  readonly skew = 0; // the clock is ours
  private worker: Worker | null = null;
  private readonly listeners = new Set<Listener>();
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;
  private patience = START;

  constructor(private readonly start: () => Worker = startWorker) {}

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    void Promise.resolve().then(() => this.listeners.has(listener) && listener.connected());
    return () => this.listeners.delete(listener);
  }

  send(message: FromClient): void {
    this.post({ send: plain(message) });
  }

  ask<T>(name: string, ...given: unknown[]): Promise<T> {
    const number = this.asked++;
    return new Promise<unknown>((resolve, reject) => {
      this.waiting.set(number, { resolve, reject });
      this.post({ ask: { number, name, given: plain(given) } });
    }) as Promise<T>;
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
    worker.onmessage = ({ data }: MessageEvent<ToPage>) => this.take(data);
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

  private take(message: ToPage): void {
    if ("ready" in message) this.online = true;
    // Reasons of this device are among those that `inWords` knows.
    else if ("hear" in message) for (const listener of this.listeners) listener.hear(message.hear as FromServer);
    else this.settle(message.answer);
  }

  private settle({ number, result, problem }: Extract<ToPage, { answer: object }>["answer"]): void {
    const waiting = this.waiting.get(number);
    this.waiting.delete(number);
    if (problem?.reason === "no-rules") this.worker = (this.worker?.terminate(), null); // the next question tries again
    if (problem) waiting?.reject(new Refusal(problem.reason, problem.detail, problem.clause));
    else waiting?.resolve(result);
  }

  /** The worker is gone: whoever waits is told, whoever listens gets a new one. What was kept is kept. */
  private fail(why: string): void {
    this.worker?.terminate();
    this.worker = null;
    this.online = false;
    for (const { reject } of this.waiting.values()) reject(new Refusal("no-rules", why));
    this.waiting.clear();
    if (this.listeners.size > 0)
      setTimeout(() => {
        for (const listener of this.listeners) listener.connected();
      }, PAUSE);
  }
}

/** Svelte's proxies cannot travel. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const startWorker = (): Worker => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });

export const local = new LocalConnection();
