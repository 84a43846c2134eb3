// A table in the browser: positions are bytes, the rules are rules.wasm, and nothing about a game is written here.
import type { Data } from "../games/shape";
import type { OutcomeState } from "../protocol";
import type { Refusal } from "./description";
import { numbers, type Options, resolve } from "./options";
import type { GameRules, Rules } from "./rules";

/** A move that the rules forbid now. */
export class IllegalMove extends Error {
  constructor(readonly refusal: Refusal) {
    super(`${refusal.text} (${refusal.clause})`);
  }
}

export interface Played {
  seat: number;
  fields: Data;
  notes: Data[];
}

/** What a game is dealt from: a number, or a secret key of 32 hexadecimal digits. */
export type Seed = number | string;

const KEY_OFFSET = 8; // of the generator's bytes (kernel/random.py)

const bytesOf = (key: string) => (key.match(/../g) ?? []).map((digits) => parseInt(digits, 16));

export class RulesTable {
  private listed: BigInt64Array | null = null;

  private constructor(
    readonly game: GameRules,
    readonly options: Options,
    readonly seed: Seed,
    private state: Uint8Array,
  ) {}

  /** A fresh deal. */
  static deal(rules: Rules, id: string, given: Options, seed: Seed): RulesTable {
    const game = rules.game(id);
    const { declared, state } = game;
    const options = resolve(declared.options, given);
    const chosen = numbers(declared.options, options, rules.description.limits.seats);
    state.clear();
    if (typeof seed === "number") state.view.setBigInt64(declared.state.seed, BigInt(seed), true);
    else state.bytes.set(bytesOf(seed), declared.state.random + KEY_OFFSET);
    rules.numbers.longs.set(chosen.map(BigInt));
    game.call("set_options", state.at, rules.numbers.at, chosen.length);
    game.call("deal", state.at);
    return new RulesTable(game, options, seed, state.bytes.slice());
  }

  /** A table as `position` kept it. */
  static restore(rules: Rules, id: string, options: Options, seed: Seed, position: Uint8Array): RulesTable {
    return new RulesTable(rules.game(id), options, seed, position.slice());
  }

  /** The whole position, secrets included. */
  get position(): Uint8Array {
    return this.state.slice();
  }

  copy(): RulesTable {
    return new RulesTable(this.game, this.options, this.seed, this.state.slice());
  }

  /** The seat to act; null when the game is over. */
  get turn(): number | null {
    const turn = new DataView(this.state.buffer, this.state.byteOffset).getInt32(this.game.declared.state.turn, true);
    return turn >= 0 ? turn : null;
  }

  /** The seats that have a player. */
  get seats(): number[] {
    const bits = this.ask("seated");
    return Array.from({ length: 32 }, (_, seat) => seat).filter((seat) => (bits >> seat) & 1);
  }

  get outcome(): OutcomeState | null {
    if (this.turn !== null) return null;
    const { rules, declared } = this.game;
    const { limits, seats } = rules.description;
    const winners = this.ask("result", rules.numbers.at, limits.seats);
    const reason = this.ask("reason", rules.numbers.at, limits.seats);
    const scores = Array.from(rules.numbers.longs.subarray(0, limits.seats), Number);
    return {
      winners: scores.map((_, seat) => seat).filter((seat) => (winners >> seat) & 1),
      reason: declared.reasons[reason]!,
      scores: scores.filter((score) => score !== seats.none).map((score) => (score === seats.empty ? null : score)),
    };
  }

  /** The legal moves as the kernel's integers, in ascending order. */
  get legal(): BigInt64Array {
    this.enter();
    return (this.listed ??= this.game.legal());
  }

  /** The legal moves as a tree, for `Choices`. */
  choices(): Record<string, unknown[]> {
    return JSON.parse(this.choicesText()) as Record<string, unknown[]>;
  }

  choicesText(): string {
    return this.game.choices(this.legal);
  }

  /** Moves as data. */
  fields(...codes: bigint[]): Data[] {
    return JSON.parse(this.game.list("moves", BigInt64Array.from(codes))) as Data[];
  }

  /** Why a move may not be played now; null if it may. */
  refusal(move: Data): Refusal | null {
    const refused = this.ask("refusal", this.game.codec.code(move));
    return refused ? this.game.declared.refusals[refused]! : null;
  }

  /** Plays a legal move; says what it brought. */
  play(move: Data): Played {
    const refusal = this.refusal(move);
    if (refusal) throw new IllegalMove(refusal);
    return this.playCode(this.game.codec.code(move, true));
  }

  /** Plays a move out of `legal`. */
  playCode(code: bigint): Played {
    const { game } = this;
    const { numbers, description } = game.rules;
    const seat = this.turn!;
    this.enter();
    const { limits } = description;
    const count = game.call("play_noted", game.state.at, 1, game.before.at, 1, code, numbers.at, limits.notes);
    const notes = numbers.longs.slice(0, count);
    this.leave();
    return { seat, fields: this.fields(code)[0]!, notes: JSON.parse(game.list("notes", notes)) as Data[] };
  }

  /** A newcomer sits down; returns the seat. */
  join(): number {
    if (!this.game.rules.has(`${this.game.id}.seat_newcomer`)) {
      const text = `nobody can join a game of ${this.game.declared.title} in progress`;
      throw new IllegalMove({ clause: "", reason: "join", text });
    }
    const refused = this.ask("refuse_join");
    if (refused) throw new IllegalMove(this.game.declared.refusals[refused]!);
    const seat = this.ask("seat_newcomer");
    this.leave();
    return seat;
  }

  /** What a seat may know; null is a spectator. */
  view(seat: number | null): unknown {
    return JSON.parse(this.viewText(seat ?? this.game.rules.description.seats.spectator));
  }

  /** The position as JSON. */
  everything(): unknown {
    return JSON.parse(this.viewText(this.game.rules.description.seats.everything));
  }

  /** What the rules make of a view. */
  insight(seat: number | null): Data {
    return JSON.parse(this.insightText(seat ?? this.game.rules.description.seats.spectator));
  }

  insightText(seat: number): string {
    this.enter();
    return this.game.see("insight", seat);
  }

  /** A view as JSON text, byte for byte as the server writes it. */
  viewText(seat: number): string {
    this.enter();
    const heading = JSON.stringify({ game: this.game.id, options: this.options });
    return `${heading.slice(0, -1)},${this.game.see("view", seat).slice(1)}`;
  }

  /** A table that the seat cannot tell from this one: what it does not know is drawn anew. */
  redeal(seat: number, seed: number): RulesTable {
    const { rules } = this.game;
    rules.seed(seed);
    this.ask("redeal", seat, rules.random.at, 1);
    return new RulesTable(this.game, this.options, seed, this.game.state.bytes.slice());
  }

  /** A move as others see it. */
  shown(move: Data): Data {
    const { game } = this;
    const code = game.call("shown", game.codec.code(move)) as unknown as bigint;
    return this.fields(code)[0]!;
  }

  /** Puts the position where the rules work. */
  enter(): void {
    this.game.state.bytes.set(this.state);
  }

  private leave(): void {
    this.state = this.game.state.bytes.slice();
    this.listed = null;
  }

  private ask(name: string, ...values: (number | bigint)[]): number {
    this.enter();
    return this.game.call(name, this.game.state.at, ...values);
  }
}
