// The page and the worker of its tables: what bots think is found in workers that the page starts.
import { expect, it } from "vitest";
import { LocalConnection } from "./client.svelte";
import type { FromPage, ToPage } from "./worker";

class FakeWorker<Heard, Said> {
  onmessage: ((event: { data: Said }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  readonly heard: Heard[] = [];
  constructor(private readonly answer: (message: Heard) => Said | null = () => null) {}

  postMessage(message: Heard): void {
    this.heard.push(message);
    const said = this.answer(message);
    if (said) queueMicrotask(() => this.onmessage!({ data: said }));
  }
  say(message: Said): void {
    this.onmessage!({ data: message });
  }
  terminate(): void {}
}

const question = { game: "dragon", options: {}, position: new Uint8Array(), level: "novice", network: null, seed: 7 };
const rules = "the compiled rules" as unknown as WebAssembly.Module;
const asWorker = (worker: unknown) => worker as Worker;

it("thinks for the tables' worker, which starts none itself", async () => {
  const tables = new FakeWorker<FromPage, ToPage>();
  const thinker = new FakeWorker<unknown, unknown>((asked) => (asked === question ? { result: "a move" } : null));
  const connection = new LocalConnection(
    () => asWorker(tables),
    () => asWorker(thinker),
  );
  connection.prepare();
  tables.say({ ready: true });
  tables.say({ think: { number: 3, question, rules } });
  await expect.poll(() => tables.heard).toEqual([{ thought: { number: 3, result: "a move" } }]);
  expect(thinker.heard).toEqual([rules, question]);
});

it("tells the tables' worker when a thinker breaks", async () => {
  const tables = new FakeWorker<FromPage, ToPage>();
  const thinker = new FakeWorker<unknown, unknown>((asked) => (asked === question ? { error: "unreachable" } : null));
  const connection = new LocalConnection(
    () => asWorker(tables),
    () => asWorker(thinker),
  );
  connection.prepare();
  tables.say({ think: { number: 0, question, rules } });
  const problem = { reason: "no-rules", detail: "unreachable", clause: "" };
  await expect.poll(() => tables.heard).toEqual([{ thought: { number: 0, problem } }]);
});
