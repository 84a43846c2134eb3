// My games: those on this device, and those on the server.
import { api } from "./api";
import { introduce } from "./me.svelte";
import type { Listing } from "./protocol";
import { hasServer } from "./site";

/** The latest first. Where one of the two cannot be asked, the others are there; where neither can, that is said. */
export async function myTables(): Promise<Listing[]> {
  const asked = [api.kept(), ...(hasServer ? [introduce().then(() => api.mine())] : [])];
  const found = await Promise.allSettled(asked);
  const lists = found.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const failed = found.find((one) => one.status === "rejected");
  if (failed && lists.flat().length === 0) throw failed.reason;
  return lists.flat().sort((one, other) => other.updated - one.updated);
}
