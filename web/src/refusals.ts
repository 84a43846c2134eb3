// Every way in which the server says no, in words.
import { OUT_OF_REACH, Refusal } from "./api";
import type { RefusedMessage } from "./protocol";
import { capital, has, t } from "./texts.svelte";

/** Whatever went wrong, for somebody who waits for an answer. */
export function apology(error: unknown): string {
  return inWords(error instanceof Refusal ? error : new Refusal("unavailable"));
}

export function inWords(refused: RefusedMessage | Refusal): string {
  if (refused.detail === OUT_OF_REACH) return t("web-out-of-reach");
  const rule = `refusal-${refused.detail}`;
  if (refused.reason === "illegal" && has(rule)) return `${capital(t(rule))}.`;
  return `${capital(t(`server-${refused.reason}`))}.`;
}
