// A finished game as a review needs it: from the server, from this device, or from an address, the same.
import { api } from "../api";
import type { Data } from "../games/shape";
import { isLocal } from "../local/ids";
import { introduce } from "../me.svelte";
import { Refusal } from "../refusal";
import type { Options } from "../rules";
import { loadRules } from "../rules";
import type { PlayedGame } from "./played";
import { isShared, unpacked } from "./shared";

/** All cards are open when a game is over, so everybody may read it. */
export async function fetchPlayed(id: string): Promise<PlayedGame> {
  if (isShared(id)) return unpacked(await loadRules(), id);
  if (!isLocal(id)) await introduce(); // whoever follows a link may be new here
  const { state, mine } = await api.look(id);
  const { game, options, seats, outcome, secret } = state;
  if (!outcome || !secret) throw new Refusal("not-open", "a game can be reviewed when it is over");
  const [, ...stages] = await api.history(id, null, true);
  const moves = stages.map(({ move }) => (move ?? null) as Data | null);
  return { id, game, options: options as Options, seed: secret.seed, moves, seats, mine, outcome };
}
