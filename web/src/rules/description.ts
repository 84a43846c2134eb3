// What rules.wasm says of itself, in a section of the file that src/sevenfold/wasm/describe.py writes.

export interface Text {
  program: number[];
  texts: string[];
}

/** Kinds of moves or of notes. Integers of 64 bits are written as text. */
export interface Kinds {
  program: string[];
  texts: string[];
  kinds: Kind[];
}

export interface Kind {
  kind: string;
  head: string; // the bits that all of them have
  fields: Field[];
}

export interface Field {
  name: string;
  shift: number; // of the lowest bit of the first byte
  several: boolean; // a list, one byte an entry
  ordered: boolean; // of several alike, those with lower bits come first
  default: [unknown] | null;
  bytes: { first: number; beyond: number | null }[]; // text number `first + bits` is the value; `beyond`: any other number
}

export interface Option {
  name: string;
  type: "Players" | "First" | "Flag" | "OneOf" | "SomeOf" | "ByPlayer";
  choices: unknown;
  default?: unknown;
  by: string | null; // the option that decides the default
  free?: Record<string, string[]>; // only with these values of another option there is a choice
  names?: string[];
  alone?: string;
}

/** How a level plays: it notices a share of the moves, or it searches. */
/** How long a level thinks, in how much memory it calculates an end, and whether a network judges. */
export interface Budget {
  iterations: number | null;
  seconds: number | null;
  endgame: number;
  learned: boolean;
}

export type Strength = { attention: number } | Budget;

export interface Refusal {
  clause: string;
  reason: string; // names a text of the catalogues
  text: string;
}

export interface GameDescription {
  title: string;
  folder: string; // of its package
  state: { size: number; seed: number; random: number; turn: number }; // in bytes
  moves: Kinds;
  notes: Kinds;
  views: { size: number; view: Text; insight: Text };
  options: Option[];
  reasons: string[];
  refusals: Record<number, Refusal>;
  levels: { players: number; levels: Record<string, Strength> }[]; // from how many players on
  endgame: number[][] | null; // memory: for each array its shape and the size of an item
}

export interface Description {
  games: Record<string, GameDescription>;
  limits: { seats: number; notes: number; usual: number; levels: number };
  seats: { spectator: number; everything: number; empty: number; none: number };
  search: {
    memory: [count: number, size: number][];
    network: number; // which of these arrays it is
    found: { most: number; size: number; offsets: Record<"move" | "visits" | "value" | "prior", number> };
    batch: number; // iterations between two looks at the clock
    advice: { few: number; endgame: number };
  };
}
