// The worker in which the tables of this device live. It answers the page's questions and messages.
import type { FromClient } from "../protocol";
import { Refusal, type Told } from "../refusal";
import { loadRules, type Rules } from "../rules";
import { Lessons } from "./lessons";
import { openStore } from "./store";
import { Tables } from "./tables";
import { Thinkers } from "./thinkers";

/** What the page can ask for: the methods of `Tables` and `Lessons` by name. */
export type Asked = { number: number; name: string; given: unknown[] };
export type FromPage = { send: FromClient } | { ask: Asked };

export interface Problem {
  reason: Refusal["reason"];
  detail: string;
  clause: string;
}
export type ToPage =
  { ready: true } | { hear: Told } | { answer: { number: number; result?: unknown; problem?: Problem } };

const say = (message: ToPage): void => postMessage(message);
const channel = "BroadcastChannel" in self ? new BroadcastChannel("sevenfold.tables") : null;
const rules = loadRules();
const lessons = rules.then((found) => new Lessons(found));
const tables = Promise.all([rules, openStore(() => say({ hear: OUTDATED }))]).then(([found, store]) => {
  const announce = (table: string) => channel?.postMessage(table);
  return new Tables(found, store, new Thinkers(() => thinker(found)), (told) => say({ hear: told }), announce);
});
const OUTDATED: Told = { type: "refused", id: "store", reason: "store-newer", detail: "", clause: "" };

function thinker(rules: Rules): Worker {
  const worker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });
  worker.postMessage(rules.module);
  return worker;
}

onmessage = ({ data }: MessageEvent<FromPage>) => void ("send" in data ? hear(data.send) : answer(data.ask));
if (channel) channel.onmessage = ({ data }: MessageEvent<string>) => void tables.then((found) => found.catchUp(data));
say({ ready: true });

async function hear(message: FromClient): Promise<void> {
  try {
    await (await tables).hear(message);
  } catch (error) {
    say({ hear: { type: "refused", id: "", ...problem(error) } });
  }
}

async function answer({ number, name, given }: Asked): Promise<void> {
  try {
    const place = (name === "lesson" || name === "attempt" ? await lessons : await tables) as unknown;
    const method = (place as Record<string, (...given: unknown[]) => unknown>)[name]!;
    say({ answer: { number, result: await method.apply(place, given) } });
  } catch (error) {
    say({ answer: { number, problem: problem(error) } });
  }
}

/** Whatever is not a refusal is a failure of the rules: they could not be loaded, or they broke. */
function problem(error: unknown): Problem {
  const { reason, detail, clause } = error instanceof Refusal ? error : new Refusal("no-rules", String(error));
  return { reason, detail, clause };
}
