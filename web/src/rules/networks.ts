// Networks by which levels that have learned judge (src/sevenfold/bots/network.py): a file for each kind of table,
// fetched when such a level first plays there.
import { strengthOf } from "./bots";
import type { RulesTable } from "./table";

const FOLDER = "../../../src/sevenfold/game";
const addresses = import.meta.glob<string>("../../../src/sevenfold/game/*/networks/*.bin", {
  query: "?url",
  import: "default",
  eager: true,
});
const fetched = new Map<string, Promise<Uint8Array>>();

/** The network by which this level judges this table; null if there is none. */
export async function networkFor(table: RulesTable, level: string): Promise<Uint8Array | null> {
  const strength = strengthOf(table, level);
  if ("attention" in strength || !strength.learned) return null;
  const file = fileOf(table);
  if (!file) return null;
  const found = fetched.get(file) ?? download(addresses[`${FOLDER}/${file}`]!);
  fetched.set(file, found);
  return found.catch(() => {
    fetched.delete(file); // the next move may be luckier; this one is judged without
    return null;
  });
}

/** Where the network for such a table lies among the games; null if there is none. */
export function fileOf(table: RulesTable): string | null {
  table.enter();
  const number = table.game.call("network_of", table.game.state.at);
  return number > 0 ? `${table.game.declared.folder}/networks/${number}.bin` : null;
}

async function download(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`a network could not be fetched: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
