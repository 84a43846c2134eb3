// What the page knows of a game: where on the table its moves happen, and its words. No rules; what a game's views, moves
// and notes look like is made from its declaration (declared.ts).
import type { Component } from "svelte";
import type { Choices } from "../choices";
import type { CoverName, IconName } from "$art";
import type { OutcomeState, SeatState, TableState } from "../protocol";

/** Kinds of moves, or of notes: what each of them says. */
export interface Kind {
  kind: string;
  fields: { name: string; type: string }[];
  needed: number; // so many of the fields are always there
  last: string; // the field that people choose last
}

export interface Declared {
  game: string;
  place: number; // where it stands when games are listed
  moves: Kind[];
  notes: Kind[];
  seats: string[]; // entries of a view with a value for each seat
  offered: Record<string, number[]>; // by option of a number for each player: those that make a difference
  vocabulary: Record<string, unknown>; // what there is of cards and the like
}

/** A move, or a note, of any game. */
export interface Data {
  kind: string;
  [field: string]: unknown;
}

/** From one spot of the table to another: spots are elements with that `data-spot`, or parts of one, `data-piece`. */
export interface Flight {
  from: string;
  to: string;
  flip?: boolean; // a piece that lay face down is turned up on its way
  into?: boolean; // `to` is larger than what flies: the piece as it was disappears there
}

/** Who is who, for texts. */
export interface People {
  name(seat: number): string;
  me: number | null;
}

export interface BoardProps<View = unknown, Insight = unknown, Move extends { kind: string } = Data> {
  view: View;
  insight: Insight;
  winning?: Insight | null; // the winner's, when all is over
  choices: Choices<Move> | null; // null: it is not for us to choose
  seat: number | null;
  people: People;
  plates: Plate[];
  drawn?: string[]; // pieces of our hand that are new
  recent: ReadonlySet<string>; // spots of what happened since we moved last
  proposal: Move | null; // the move that waits for confirmation
  small: boolean; // for small children
  propose(move: Move | null): void;
  explain(move: Move): void; // the rules say why not
  remind(words: string): void; // what is missing yet for a move
}

export interface Plate {
  seat: number;
  name: string;
  kind: SeatState["kind"] | "imaginary";
  bot: string | null;
  away: string | null;
  here: boolean;
  turn: boolean;
  mine: boolean;
  winner: boolean;
  deadline: number | null;
  bank: number | null; // milliseconds left for the whole game
}

/** A lesson that the server or the page can teach; its texts are `lesson-NAME-…`. */
export interface Lesson {
  name: string;
  title?: string; // the id of a text; otherwise the game's
  about?: string;
  pieces?: string[]; // instead of the game's cover: `kind:code`
  child?: boolean; // for those who cannot read yet
  options: Record<string, unknown>; // of the first game after the lesson
  minutes: number;
}

/** A screen that a game brings along. */
export interface Page {
  path: string;
  title: string;
  about: string;
  icon: IconName;
  load(): Promise<{ default: Component }>;
}

export interface GameModule<View = unknown, Insight = unknown, Move extends { kind: string } = Data> {
  declared: Declared;
  players: number; // as most people play it
  box?: { players: number; minutes: number; age: number }; // as on the box: at most so many, from which age
  cover: CoverName;
  lessons: Lesson[];
  coach?: { text: string; point: string }[]; // in a first game: what to know, and a selector of what it is about
  illustrations: string[][]; // for each paragraph of the rules rows of pieces, `kind:code`; `_` is an empty place
  listed?: Record<number, { piece: string; title: string; about: string }[]>; // what belongs to a paragraph, item by item
  /** Draws a piece of an illustration, by its kind and code. */
  piece?(): Promise<{ default: Component<{ kind: string; code: string }> }>;
  byList?: boolean; // moves are chosen from the list beside the table only
  pages?: Page[];
  /** Options that follow from the reader's language. */
  usualOptions?(language: string): Record<string, unknown>;
  /** Whether a table with these options is for small children. */
  isForChildren?(options: Record<string, unknown>): boolean;
  /** What comes after a game with these options. */
  next?(options: Record<string, unknown>): { title: string; options: Record<string, unknown> } | null;
  /** How a game ended, where that is not who won. */
  headline?(view: View, outcome: OutcomeState): string | null;
  /** How the last move brought about the end, in a sentence. */
  ending?(view: View, outcome: OutcomeState, mover: number, name: (seat: number) => string): string | null;
  /** A value in words, or null where there is nothing special about it. `view`, if there is one, is what it lies in. */
  word(type: string, value: unknown, view: View | null, people: People): string | null;
  /** The steps of a move that waits for confirmation, without what the table shows of it; null where that is all of them. */
  proposed?(move: Move, view: View): string[] | null;
  /** Whether one touch says all of a move: where it can be taken back, it never needs a confirmation. */
  isDirect?(move: Move): boolean;
  /** Whether something of a move is still to be chosen, as which way up a card lies: it waits for a word. */
  isOpen?(move: Move, choices: Choices<Move>): boolean;
  /** Whether a move changes so much that it is shown to everybody in a banner. */
  isStaged?(move: Move): boolean;
  quiet?: string[]; // kinds of notes that one sees anyway: no banner
  /** What somebody else's move did to us, in words. */
  effect?(move: Move, me: number | null, before: Insight, after: Insight): string;
  /** The pieces that somebody holds, where one can see them. */
  held?(view: View, seat: number): string[];
  /** The places that a move concerns. */
  spots(move: Move, seat: number): string[];
  flights(move: Move, seat: number, before: View, after: View, me: number | null): Flight[];
  /** The table in words, line by line, for those who do not see it. */
  described(view: View, insight: Insight, people: People): string[];
  /** By seat over time, for the chart: its lines. */
  lines(insight: Insight, state: TableState): { label: string; value: number; mark: string }[];
  /** What a score is made of: words, some with a piece before them, `kind:code`. */
  score?(view: View, insight: Insight, seat: number): { words: string; piece?: string }[];
  /** How somebody stands better than before, in words. */
  progress?(before: Insight, after: Insight, seat: number): string;
  /** What a move would bring at once, in words. */
  promise?(insight: Insight, move: Move): string;
  board(): Promise<{ default: Component<BoardProps<View, Insight, Move>> }>;
}
