// What can be played against whom: asked for once.
import { api } from "./api";
import type { Catalogue } from "./protocol";

let asked: Promise<Catalogue> | null = null;

export function catalogue(): Promise<Catalogue> {
  asked ??= api.games().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

export const NEWCOMER = "novice"; // whom somebody meets who has not chosen
export const CHILD = "hatchling";
