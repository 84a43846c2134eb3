// Every way in which a server, or this device, says no, in words.
import type { Refusal } from "./refusal";
import type { RefusedMessage } from "./protocol";
import { capital, has, t } from "./texts.svelte";

export function inWords(refused: RefusedMessage | Refusal): string {
  const rule = `refusal-${refused.detail}`;
  if (refused.reason === "illegal" && has(rule)) return `${capital(t(rule))}.`;
  const here = `web-refused-${refused.reason}`; // by this device
  return `${capital(t(has(here) ? here : `server-${refused.reason}`))}.`;
}
