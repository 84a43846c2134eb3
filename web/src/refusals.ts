// Every way in which the server says no, in words.
import { Refusal } from "./api";
import type { RefusedMessage } from "./protocol";
import { capital, has, t } from "./texts.svelte";

export function inWords(refused: RefusedMessage | Refusal): string {
  const rule = `refusal-${refused.detail}`;
  if (refused.reason === "illegal" && has(rule)) return `${capital(t(rule))}.`;
  return `${capital(t(`server-${refused.reason}`))}.`;
}
