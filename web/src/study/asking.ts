// Where the page has no rules for a game, the server thinks about its moments: it is asked for one at a time.
import { api } from "../api";
import { Refusal } from "../refusal";
import type { Look } from "./judge";
import type { Question } from "./thinker";

const PAUSE = 2000; // milliseconds: by then the server thinks about one more
const LATER: Refusal["reason"][] = ["rate-limited", "too-many"];

/** Questions wait for each other; when one fails, so do those behind it, and the next ones begin anew. */
export function askServer(
  fetchLook: (id: string, ply: number) => Promise<Look> = (id, ply) => api.review(id, ply) as Promise<Look>,
  pause = PAUSE,
): (question: Question) => Promise<Look> {
  let before: Promise<unknown> = Promise.resolve();
  return ({ game, ply }) => {
    const found = before.then(() => patiently(() => fetchLook(game.id, ply), pause));
    before = found;
    found.catch(() => (before = Promise.resolve()));
    return found;
  };
}

/** Asks again for as long as the server says “later”. */
async function patiently<T>(ask: () => Promise<T>, pause: number): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Refusal) || !LATER.includes(error.reason)) throw error;
      await new Promise((done) => setTimeout(done, pause));
    }
  }
}
