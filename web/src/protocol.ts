// Made from Python's declarations by `python -m sevenfold.typescript`; do not edit.

export const PROTOCOL = 2;

export type Reason =
  | "bad-code"
  | "bad-option"
  | "illegal"
  | "invalid"
  | "malformed"
  | "not-host"
  | "not-open"
  | "not-running"
  | "not-seated"
  | "not-your-turn"
  | "over"
  | "rate-limited"
  | "seat-taken"
  | "seats-open"
  | "stale"
  | "too-late"
  | "too-many"
  | "unauthorized"
  | "unavailable"
  | "unknown-table";

export interface Watch {
  type: "watch";
  table: string;
  seat?: number | null;
  since?: number | null;
}

export interface Unwatch {
  type: "unwatch";
  table: string;
}

export interface MoveMessage {
  type: "move";
  id: string;
  table: string;
  seat: number;
  ply: number;
  move: Record<string, unknown>;
}

export interface Why {
  type: "why";
  id: string;
  table: string;
  seat: number;
  move: Record<string, unknown>;
}

export interface Say {
  type: "say";
  id: string;
  table: string;
  phrase: string;
  seat?: number | null;
}

export interface Ping {
  type: "ping";
}

export interface Hello {
  name: string;
  language?: string;
}

export interface Changes {
  name?: string | null;
  language?: string | null;
}

export interface Label {
  label: string;
}

export interface Arrangement {
  level?: string | null;
}

export interface Attempt {
  move: Record<string, unknown>;
}

export interface SeatWish {
  kind: string;
  level?: string | null;
  name?: string | null;
}

export interface ClockSettings {
  kind: "game" | "move";
  seconds: number;
}

export interface TableWish {
  game: string;
  options: Record<string, unknown>;
  seats: SeatWish[];
  listed?: boolean;
  clock?: ClockSettings | null;
  away?: number | null;
  late?: boolean;
  hints?: boolean;
}

export interface Welcome {
  type: "welcome";
  protocol: number;
  name: string;
  language: string;
  now: number;
}

export interface SeatState {
  seat: number;
  kind: "bot" | "guest" | "open" | "person";
  name: string | null;
  bot: string | null;
  away: string | null;
}

export interface OutcomeState {
  winners: number[];
  reason: string;
  scores: (number | null)[];
}

export interface ClockState {
  kind: "game" | "move";
  seconds: number;
  since: number;
  banks: ([number, number])[];
  deadline: number | null;
}

export interface Secret {
  seed: number | string;
  nonce: string;
}

export interface TableState {
  phase: "open" | "over" | "running";
  game: string;
  options: Record<string, unknown>;
  seats: SeatState[];
  turn: number | null;
  ply: number;
  outcome: OutcomeState | null;
  clock: ClockState | null;
  commitment: string | null;
  secret: Secret | null;
  rematch: string | null;
  listed: boolean;
  late: boolean;
  hints: boolean;
  away: number | null;
  view: unknown;
  insight: unknown;
  choices: unknown;
}

export interface SnapshotMessage {
  type: "snapshot";
  table: string;
  number: number;
  seat: number | null;
  mine: number[];
  host: boolean;
  state: TableState;
}

export interface Happening {
  kind: "back" | "created" | "joined" | "left" | "manned" | "moved" | "rematch" | "said" | "sat" | "started" | "stood" | "taken-back";
  seat?: number | null;
  move?: Record<string, unknown> | null;
  notes?: (Record<string, unknown>)[] | null;
  bot?: boolean | null;
  why?: string | null;
  phrase?: string | null;
  table?: string | null;
}

export interface EventMessage {
  type: "event";
  table: string;
  number: number;
  at: number;
  event: Happening;
  state: TableState;
}

export interface Mine {
  type: "mine";
  table: string;
  seats: number[];
  host: boolean;
}

export interface Seats {
  type: "seats";
  table: string;
  seats: SeatState[];
}

export interface PresenceMessage {
  type: "presence";
  table: string;
  seats: number[];
  watchers: number;
}

export interface Accepted {
  type: "accepted";
  id: string;
  number: number;
}

export interface RefusedMessage {
  type: "refused";
  id: string;
  reason: Reason;
  detail: string;
  clause: string;
}

export interface Because {
  type: "because";
  id: string;
  clause: string;
  detail: string;
}

export interface Pong {
  type: "pong";
  now: number;
}

export interface Problem {
  reason: Reason;
  detail: string;
  clause: string;
}

export interface Me {
  name: string;
  language: string;
}

export interface Code {
  code: string;
  link: string;
  expires: number;
}

export interface Token {
  id: string;
  label: string;
  secret: string | null;
}

export interface LessonScene {
  view: Record<string, unknown>;
  insight: Record<string, unknown>;
  choices: Record<string, unknown> | null;
  outcome: OutcomeState | null;
}

export interface LessonStep {
  name: string;
  seat: number;
  scene: LessonScene;
  point: string[];
}

export interface LessonPlan {
  name: string;
  game: string;
  steps: LessonStep[];
}

export interface Judgement {
  good: boolean;
  scene: LessonScene | null;
  refusal: Problem | null;
}

export interface Listing {
  id: string;
  game: string;
  options: Record<string, unknown>;
  phase: string;
  open_seats: number;
  updated: number;
  my_turn: boolean;
}

export interface TableResponse {
  id: string;
  link: string;
  number: number;
  mine: number[];
  host: boolean;
  state: TableState;
}

export interface NewSeat {
  seat: number;
}

export interface Hint {
  move: Record<string, unknown>;
  win: number;
  low: number;
  high: number;
  notes: (Record<string, unknown>)[];
  wins: boolean;
  insight: Record<string, unknown>;
}

export interface Catalogue {
  games: Record<string, unknown>;
  levels: string[];
  phrases: string[];
  reactions: string[];
}

export interface GameTexts {
  declaration: Record<string, unknown>;
  texts: string;
}

export interface Stage {
  ply: number;
  seat: number | null;
  move: Record<string, unknown> | null;
  notes: (Record<string, unknown>)[];
  view: unknown;
  insight: unknown;
}

export interface GameFile {
  "sevenfold-game": number;
  record: Record<string, unknown>;
  commitment: string;
  nonce: string;
  names: Record<string, string>;
}

export interface WeighedMove {
  move: Record<string, unknown>;
  chance: [number, number, number];
}

export interface MoveEffects {
  notes: (Record<string, unknown>)[];
  wins: boolean;
  allows: number;
}

export interface BothEffects {
  best: MoveEffects;
  played: MoveEffects;
}

export interface JudgedDecision {
  ply: number;
  seat: number;
  played: Record<string, unknown>;
  legal: number;
  before: number;
  after: number;
  cost: [number, number, number];
  short: [number, number, number];
  verdict: "best" | "close" | "mistake";
  exact: boolean;
  best: WeighedMove[];
  does: BothEffects | null;
}

export interface ReviewedMoment {
  ply: number;
  iterations: number;
  decision: JudgedDecision | null;
  open: number[];
}

export type FromClient = Watch | Unwatch | MoveMessage | Why | Say | Ping;

export type FromServer = Welcome | SnapshotMessage | EventMessage | Mine | Seats | PresenceMessage | Accepted | RefusedMessage | Because | Pong;
