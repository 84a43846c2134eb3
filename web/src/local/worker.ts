// The worker in which the tables of this device live. It answers the page's questions and messages, and asks the page
// for what bots think: the page has workers for that. (A worker that starts workers can hang for good in Firefox.)
import type { FromClient } from "../protocol";
import type { Told } from "../refusal";
import { loadRules } from "../rules";
import { type Answered, answerTo, Calls, problemOf } from "./calls";
import { Lessons } from "./lessons";
import { openStore } from "./store";
import { Tables } from "./tables";
import { type Question, Thinkers } from "./thinkers";

/** What the page can ask for: the methods of `Tables` and `Lessons` by name. */
export type Asked = { number: number; name: string; given: unknown[] };
export type FromPage = { send: FromClient } | { ask: Asked } | { thought: Answered };
export type Thinking = { number: number; question: Question; rules: WebAssembly.Module };
export type ToPage = { ready: true } | { hear: Told } | { answer: Answered } | { think: Thinking };

const say = (message: ToPage): void => postMessage(message);
const channel = "BroadcastChannel" in self ? new BroadcastChannel("sevenfold.tables") : null;
const thoughts = new Calls();
const rules = loadRules();
const lessons = rules.then((found) => new Lessons(found));
const tables = Promise.all([rules, openStore(() => say({ hear: OUTDATED }))]).then(([found, store]) => {
  const announce = (table: string) => channel?.postMessage(table);
  const think = (question: Question) =>
    thoughts.ask((number) => say({ think: { number, question, rules: found.module } }));
  return new Tables(found, store, new Thinkers(think), (told) => say({ hear: told }), announce);
});
tables.catch(() => {}); // whoever asks for them is told why there are none
const OUTDATED: Told = { type: "refused", id: "store", reason: "store-newer", detail: "", clause: "" };

onmessage = ({ data }: MessageEvent<FromPage>) => {
  if ("send" in data) void hear(data.send);
  else if ("ask" in data) void answer(data.ask);
  else thoughts.settle(data.thought);
};
if (channel) channel.onmessage = ({ data }: MessageEvent<string>) => void tables.then((found) => found.catchUp(data));
say({ ready: true });

async function hear(message: FromClient): Promise<void> {
  try {
    await (await tables).hear(message);
  } catch (error) {
    say({ hear: { type: "refused", id: "id" in message ? message.id : "", ...problemOf(error) } });
  }
}

async function answer({ number, name, given }: Asked): Promise<void> {
  const find = async () => {
    const place = (name === "lesson" || name === "attempt" ? await lessons : await tables) as unknown;
    return (place as Record<string, (...given: unknown[]) => unknown>)[name]!(...given);
  };
  say({ answer: await answerTo(number, find) });
}
