// Where a table lives: on the server, or on this device. Nothing else decides it.
import { Connection, type Link } from "../connection.svelte";
import { GAMES } from "../games";
import { me } from "../me.svelte";
import type { TableResponse, TableWish } from "../protocol";
import { Refusal } from "../refusal";
import { settings } from "../settings.svelte";
import { hasServer } from "../site";
import { local } from "./client.svelte";
import { isLocal } from "./ids";

export const connectionTo = (table: string): Link => (isLocal(table) ? local : new Connection(table));

/** Whether a table needs nobody but those at this device. */
function isForOneDevice({ game, seats, clock, listed }: TableWish): boolean {
  return game in GAMES && !clock && !listed && seats.every(({ kind }) => kind !== "open");
}

const canPlayHere = (): boolean => typeof Worker !== "undefined" && typeof WebAssembly !== "undefined";
const ABSENT: Refusal["reason"][] = ["no-rules", "no-store", "store-newer", "store-foreign"]; // a server can do without

/** A table on this device; null where a server is needed, or wanted. */
export async function createHere(wish: TableWish): Promise<TableResponse | null> {
  const elsewhere = hasServer && (settings.remote || !canPlayHere());
  if (elsewhere || (hasServer && !isForOneDevice(wish))) return null;
  try {
    return await local.ask<TableResponse>("create", wish, me()?.name ?? settings.name);
  } catch (error) {
    if (hasServer && error instanceof Refusal && ABSENT.includes(error.reason)) return null;
    throw error;
  }
}

/** What can be done early: rules and tables are there when somebody clicks. */
export function prepare(): void {
  if (canPlayHere() && !settings.remote) local.prepare();
}
