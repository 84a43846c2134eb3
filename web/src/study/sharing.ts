// The address of a moment in a finished game, for others. All its cards are open by now: it gives nothing away.
import { isLocal } from "../local/ids";
import { linkTo } from "../router.svelte";
import { loadRules } from "../rules";
import { fetchPlayed } from "./fetching";
import { packed } from "./shared";

export async function momentLink(id: string, ply: number): Promise<string> {
  const named = isLocal(id) ? await packed(await loadRules(), await fetchPlayed(id)) : id;
  return linkTo(`/review/${named}/${ply}`);
}
