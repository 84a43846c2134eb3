// What can be asked for: of the server over HTTP, and of tables and lessons of this device.
import { reached } from "./network.svelte";
import type { Data } from "./games/shape";
import type {
  Arrangement,
  Catalogue,
  Changes,
  Code,
  GameFile,
  GameTexts,
  Hello,
  Hint,
  Judgement,
  LessonPlan,
  Listing,
  Me,
  NewSeat,
  Problem,
  ReviewedMoment,
  TableResponse,
  Stage,
  TableWish,
} from "./protocol";
import { isLocal } from "./local/ids";
import { local } from "./local/client.svelte";
import { Refusal } from "./refusal";

export { Refusal };
export const OUT_OF_REACH = "out-of-reach"; // nobody has answered at all

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    reached(false);
    throw new Refusal("unavailable", OUT_OF_REACH);
  }
  reached(true);
  if (!response.ok) {
    const problem = (await response.json().catch(() => ({ reason: "unavailable" }))) as Problem;
    throw new Refusal(problem.reason, problem.detail, problem.clause);
  }
  return (response.status === 204 ? undefined : await response.json()) as T;
}

const server = {
  hello: (hello: Hello) => ask<Me>("POST", "/me", hello),
  change: (changes: Changes) => ask<Me>("PATCH", "/me", changes),
  forget: () => ask<void>("DELETE", "/me"),
  makeCode: () => ask<Code>("POST", "/me/codes"),
  useCode: (code: string) => ask<Me>("POST", `/codes/${encodeURIComponent(code)}`),
  games: () => ask<Catalogue>("GET", "/games"),
  game: (id: string, language: string) => ask<GameTexts>("GET", `/games/${encodeURIComponent(id)}/${language}`),
  create: (wish: TableWish) => ask<TableResponse>("POST", "/tables", wish),
  lobby: () => ask<Listing[]>("GET", "/tables"),
  mine: () => ask<Listing[]>("GET", "/tables/mine?limit=30"),
  look: (id: string) => ask<TableResponse>("GET", `/tables/${id}`),
  sit: (id: string, seat: number) => ask<void>("POST", `/tables/${id}/seats/${seat}`),
  arrange: (id: string, seat: number, level: Arrangement) => ask<void>("PUT", `/tables/${id}/seats/${seat}`, level),
  leave: (id: string, seat: number) => ask<void>("DELETE", `/tables/${id}/seats/${seat}`),
  comeBack: (id: string, seat: number) => ask<void>("POST", `/tables/${id}/seats/${seat}/back`),
  standIn: (id: string, seat: number) => ask<void>("POST", `/tables/${id}/seats/${seat}/stand-in`),
  hints: (id: string, seat: number) => ask<Hint[]>("POST", `/tables/${id}/seats/${seat}/hints`),
  start: (id: string) => ask<void>("POST", `/tables/${id}/start`),
  join: (id: string) => ask<NewSeat>("POST", `/tables/${id}/join`),
  takeBack: (id: string, seat: number) => ask<void>("POST", `/tables/${id}/seats/${seat}/take-back`),
  rematch: (id: string) => ask<TableResponse>("POST", `/tables/${id}/rematch`),
  review: (id: string, ply: number) => ask<ReviewedMoment>("POST", `/tables/${id}/review/${ply}`),
  lesson: (name: string) => ask<LessonPlan>("GET", `/lessons/${encodeURIComponent(name)}`),
  attempt: (name: string, step: number, move: Data) => ask<Judgement>("POST", `/lessons/${name}/${step}`, { move }),
  history: (id: string, seat: number | null, everything = false) => {
    const eyes = seat === null ? "" : `&seat=${seat}`;
    return ask<Stage[]>("GET", `/tables/${id}/history?everything=${everything}${eyes}`);
  },
};

/** A question about a table, answered where it lives. */
function about<Rest extends unknown[], T>(
  name: keyof typeof server,
  there: (id: string, ...rest: Rest) => Promise<T>,
): (id: string, ...rest: Rest) => Promise<T> {
  return (id, ...rest) => (isLocal(id) ? local.ask<T>(name, id, ...rest) : there(id, ...rest));
}

/** Lessons need no server; but where the rules cannot be loaded, it teaches as well. */
function here<Given extends unknown[], T>(name: keyof typeof server, there: (...given: Given) => Promise<T>) {
  return (...given: Given): Promise<T> =>
    local.ask<T>(name, ...given).catch((error: unknown) => {
      if (error instanceof Refusal && error.reason === "no-rules") return there(...given);
      throw error;
    });
}

export const api = {
  ...server,
  look: about("look", server.look),
  leave: about("leave", server.leave),
  comeBack: about("comeBack", server.comeBack),
  hints: about("hints", server.hints),
  takeBack: about("takeBack", server.takeBack),
  rematch: about("rematch", server.rematch),
  history: about("history", server.history),
  record: (id: string) => local.ask<GameFile>("record", id),
  remove: (id: string) => local.ask<void>("remove", id),
  kept: () => local.ask<Listing[]>("mine"),
  lesson: here("lesson", server.lesson),
  attempt: here("attempt", server.attempt),
};
