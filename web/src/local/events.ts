// What happens at a table of this device, as it is kept: the server's events (src/sevenfold/server/events.py), with moves
// as data, and with names, which never leave the device.
import type { Data } from "../games/shape";
import type { Listing, SeatState } from "../protocol";
import type { Options } from "../rules";

export interface SeatPlan {
  kind: SeatState["kind"];
  name: string | null;
  level: string | null; // of a bot
}

export interface Created {
  kind: "created";
  game: string;
  options: Options;
  seats: SeatPlan[]; // by player
  hints: boolean;
}

export interface Started {
  kind: "started";
  seed: number;
  nonce: string;
}

export interface Moved {
  kind: "moved";
  seat: number;
  move: Data;
  id: string | null; // the submission; null: a bot's
}

export type Event =
  | Created
  | Started
  | Moved
  | { kind: "taken-back"; seat: number; ply: number } // so many moves are left
  | { kind: "left"; seat: number; level: string }
  | { kind: "back"; seat: number }
  | { kind: "said"; seat: number; phrase: string; id: string }
  | { kind: "rematch"; table: string };

export interface Entry {
  at: number; // milliseconds
  event: Event;
}

/** Where logs are kept. What `append` has answered is kept, whatever becomes of the page. */
export interface Store {
  /** Adds the entry of this number; `Taken` if there is one already: another page was first. */
  append(id: string, number: number, entry: Entry, listing: Listing): Promise<void>;
  log(id: string): Promise<Entry[]>;
  list(): Promise<Listing[]>;
  remove(id: string): Promise<void>;
}

/** Another page has written this entry. */
export class Taken extends Error {}
