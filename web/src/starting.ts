// Setting up tables: what the buttons of the home page mean.
import { api } from "./api";
import { NEWCOMER } from "./catalogue";
import { GAMES } from "./games";
import { introduce } from "./me.svelte";
import type { SeatWish, TableWish } from "./protocol";
import { go } from "./router.svelte";
import { language } from "./texts.svelte";

export type Company = "bots" | "friends" | "device";
export const COMPANIES: Company[] = ["bots", "friends", "device"];

const OTHERS: Record<Company, SeatWish["kind"]> = { bots: "bot", friends: "open", device: "guest" };

export function other(company: Company, level: string): SeatWish {
  const kind = OTHERS[company];
  return kind === "bot" ? { kind, level } : { kind };
}

export function seats(players: number, company: Company, level: string): SeatWish[] {
  return [{ kind: "me" }, ...Array.from({ length: players - 1 }, () => other(company, level))];
}

export const usualPlayers = (game: string) => GAMES[game]?.players ?? 2;
export const usualOptions = (game: string) => GAMES[game]?.usualOptions?.(language()) ?? {};

export async function begin(wish: TableWish): Promise<void> {
  await introduce();
  const { id } = await api.create(wish);
  go(`/t/${id}`);
}

interface Wishes {
  options?: Record<string, unknown>;
  company?: Company;
  level?: string;
}

/** A table as most people want it; among friends nobody gets hints. */
export function playNow(
  game: string,
  { options = {}, company = "bots", level = NEWCOMER }: Wishes = {},
): Promise<void> {
  const players = (options.players as number | undefined) ?? usualPlayers(game);
  return begin({
    game,
    options: { ...usualOptions(game), ...options, players },
    seats: seats(players, company, level),
    hints: company === "bots",
    away: null, // nobody is replaced unasked
  });
}
