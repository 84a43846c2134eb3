// A finished game as a review needs it: from the server or from this device, the same.
import { api } from "../api";
import type { Data } from "../games/shape";
import { Refusal } from "../refusal";
import type { Options } from "../rules";
import type { PlayedGame } from "./played";

/** All cards are open when a game is over, so everybody may read it. */
export async function fetchPlayed(id: string): Promise<PlayedGame> {
  const { state, mine } = await api.look(id);
  const { game, options, seats, outcome, secret } = state;
  if (!outcome || !secret) throw new Refusal("not-open", "a game can be reviewed when it is over");
  const [, ...stages] = await api.history(id, null, true);
  const moves = stages.map(({ move }) => (move ?? null) as Data | null);
  return { id, game, options: options as Options, seed: secret.seed, moves, seats, mine, outcome };
}
