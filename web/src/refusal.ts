// No, and why: said by the server, or by a table on this device.
import type { FromServer, Reason, RefusedMessage } from "./protocol";

/** What only this device can say: its rules or its store are not there, the store is full, or it or a link cannot
 * be read. */
export type LocalReason =
  "no-rules" | "no-store" | "store-full" | "store-damaged" | "store-newer" | "store-foreign" | "damaged-link";

/** What a table says, wherever it lives. */
export type Told =
  Exclude<FromServer, RefusedMessage> | (Omit<RefusedMessage, "reason"> & { reason: Reason | LocalReason });

export class Refusal extends Error {
  constructor(
    readonly reason: Reason | LocalReason,
    readonly detail = "",
    readonly clause = "",
  ) {
    super(detail || reason);
  }
}
