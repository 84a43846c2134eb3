// What the page knows of a game: how its moves are written and told, and where on the table they happen. No rules.
import type { Component } from "svelte";
import type { Seat, State } from "../protocol";

export type View = Record<string, any>;
export type Insight = Record<string, any>;
export type Choices = Record<string, any>;
export type Parts = Record<string, any> & { kind: string };

/** From one spot of the table to another: spots are elements with that `data-spot`, or parts of one, `data-piece`. */
export interface Flight {
  from: string;
  to: string;
  into?: boolean; // `to` is larger than what flies: the piece as it was disappears there
}

/** Who is who, for texts. */
export interface People {
  name(seat: number): string;
  me: number | null;
}

export interface BoardProps {
  view: View;
  insight: Insight;
  choices: Choices | null; // null: it is not for us to choose
  seat: number | null;
  people: People;
  plates: Plate[];
  last: { seat: number; parts: Parts } | null;
  proposal: string | null; // the move that waits for confirmation
  small: boolean; // for small children
  propose(move: string | null): void;
  explain(move: string): void; // the server says why not
}

export interface Plate {
  seat: number;
  name: string;
  kind: Seat["kind"] | "imaginary";
  bot: string | null;
  away: string | null;
  here: boolean;
  turn: boolean;
  mine: boolean;
  winner: boolean;
  deadline: number | null;
  bank: number | null; // milliseconds left for the whole game
  remark: string | null;
}

export interface GameModule {
  id: string;
  expand(choices: Choices): Parts[];
  spell(parts: Parts): string;
  read(move: string): Parts;
  /** The labels by which a person arrives at the move, one by one. */
  steps(parts: Parts, view: View, people: People): string[];
  /** The move in words, after the mover's name. `before` is the table before it. */
  told(parts: Parts, seat: number, before: View, people: People): string;
  /** What the move brought, in words: tokens, bonus cards. */
  notes(before: View, after: View, seat: number, people: People): string[];
  spots(parts: Parts, seat: number): string[];
  flights(parts: Parts, seat: number, before: View, after: View, me: number | null): Flight[];
  /** The table in words, line by line, for those who do not see it. */
  described(view: View, insight: Insight, people: People): string[];
  /** By seat over time, for the chart: its lines. */
  lines(insight: Insight, state: State): { label: string; value: number; mark: string }[];
  board(): Promise<{ default: Component<BoardProps> }>;
}
