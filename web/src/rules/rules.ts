// rules.wasm, loaded: the very functions that the server runs, and what they need to know (docs/architecture.md).
import { Codec } from "./codec";
import type { Description, GameDescription, Kinds, Text } from "./description";
import { Growing, Memory, type Place } from "./memory";

type Call = (...values: (number | bigint)[]) => number;

const SECTION = "sevenfold";
const LONG = 8; // bytes
const JSON_ROOM = 8192; // bytes that nearly all JSON stays below

const decoder = new TextDecoder();
const encoder = new TextEncoder();

export class Rules {
  readonly description: Description;
  readonly memory: Memory;
  readonly random: Place;
  readonly numbers: Place; // scores, notes, options
  readonly out: Growing; // JSON
  private readonly exports: Record<string, unknown>;
  private readonly games = new Map<string, GameRules>();

  constructor(readonly module: WebAssembly.Module) {
    const section = WebAssembly.Module.customSections(module, SECTION)[0]!;
    this.description = JSON.parse(decoder.decode(section)) as Description;
    this.exports = new WebAssembly.Instance(module).exports;
    const heap = this.exports.heap as WebAssembly.Global;
    this.memory = new Memory(this.exports.memory as WebAssembly.Memory, heap.value as number);
    this.random = this.memory.reserve(LONG);
    this.numbers = this.memory.reserve(64 * LONG);
    this.out = new Growing(this.memory, JSON_ROOM);
  }

  game(id: string): GameRules {
    const declared = this.description.games[id];
    if (!declared)
      throw new Error(`there is no game ${id}; there are ${Object.keys(this.description.games).join(", ")}`);
    let game = this.games.get(id);
    if (!game) this.games.set(id, (game = new GameRules(this, id, declared)));
    return game;
  }

  function(name: string): Call {
    const found = this.exports[name];
    if (!found) throw new Error(`rules.wasm has no ${name}`);
    return found as Call;
  }

  has(name: string): boolean {
    return name in this.exports;
  }

  /** Starts the random generator; its state lies in `random`. */
  seed(number: number): void {
    this.function("seed")(this.random.at, 1, BigInt(number), 0);
  }

  /** What a function writes, however long it is; it says how long. */
  text(write: (at: number, room: number) => number): string {
    for (;;) {
      const place = this.out.now;
      const size = write(place.at, place.size);
      if (size <= place.size) return decoder.decode(place.bytes.subarray(0, size));
      this.out.atLeast(size);
    }
  }
}

/** A program that writes JSON, and its texts, in the module's memory. */
export class Program {
  private readonly parts: number[];

  constructor(rules: Rules, declared: Text | Kinds) {
    const encoded = declared.texts.map((text) => encoder.encode(text));
    let end = 0;
    const ends = encoded.map((text) => (end += text.length));
    const letters = rules.memory.reserve(end);
    encoded.forEach((text, index) => letters.bytes.set(text, ends[index]! - text.length));
    const program = rules.memory.holdNumbers(declared.program);
    const places = rules.memory.holdNumbers(ends);
    this.parts = [program.at, declared.program.length, letters.at, letters.size, places.at, ends.length];
  }

  get program(): number[] {
    return this.parts.slice(0, 2);
  }

  get texts(): number[] {
    return this.parts.slice(2);
  }
}

/** One game: its functions, and the places in memory where they work. */
export class GameRules {
  readonly state: Place;
  readonly before: Place;
  readonly moves: Growing;
  readonly codec: Codec;
  private readonly seen: Place;
  private readonly programs: Record<"moves" | "notes" | "view" | "insight", Program>;
  private readonly scratch: Growing; // of choices

  constructor(
    readonly rules: Rules,
    readonly id: string,
    readonly declared: GameDescription,
  ) {
    const { memory, description } = rules;
    this.state = memory.reserve(declared.state.size);
    this.before = memory.reserve(declared.state.size);
    this.seen = memory.reserve(declared.views.size);
    this.moves = new Growing(memory, description.limits.usual * LONG);
    this.scratch = new Growing(memory, description.limits.usual * 2 * LONG);
    const { view, insight } = declared.views;
    this.programs = {
      moves: new Program(rules, declared.moves),
      notes: new Program(rules, declared.notes),
      view: new Program(rules, view),
      insight: new Program(rules, insight),
    };
    this.codec = new Codec(declared.moves);
  }

  call(name: string, ...values: (number | bigint)[]): number {
    return this.rules.function(`${this.id}.${name}`)(...values);
  }

  /** The legal moves of the state in memory, in ascending order. */
  legal(): BigInt64Array {
    let place = this.moves.now;
    const count = this.call("legal", this.state.at, place.at, place.size / LONG, 0);
    if (count * LONG > place.size) {
      place = this.moves.atLeast(count * LONG);
      this.call("legal", this.state.at, place.at, place.size / LONG, 0);
    }
    return place.longs.slice(0, count).sort();
  }

  /** Moves in ascending order as the tree of choices (docs/protocol.md). */
  choices(moves: BigInt64Array): string {
    const { levels } = this.rules.description.limits;
    const count = moves.length;
    const place = this.moves.atLeast(count * LONG);
    place.longs.set(moves);
    const scratch = this.scratch.atLeast(count * LONG + levels * 3 * LONG + levels * count);
    scratch.clear();
    const rows = scratch.at + count * LONG;
    const marks = rows + levels * 3 * LONG;
    const { program, texts } = this.programs.moves;
    const put = this.rules.function("put_choices");
    return this.rules.text((at, room) =>
      put(...program, ...texts, at, room, place.at, count, scratch.at, count, rows, levels, 3, marks, levels, count),
    );
  }

  /** Moves, or notes, as a list of objects. */
  list(what: "moves" | "notes", codes: BigInt64Array): string {
    const { numbers } = this.rules;
    numbers.longs.set(codes);
    const { program, texts } = this.programs[what];
    const put = this.rules.function("put_all");
    return this.rules.text((at, room) => put(...program, ...texts, at, room, numbers.at, codes.length));
  }

  /** What a seat sees of the state in memory, or what the rules make of it. */
  see(what: "view" | "insight", seat: number): string {
    this.seen.clear();
    this.call("see", this.state.at, seat, this.seen.at);
    const { at, size } = this.seen;
    const { program, texts } = this.programs[what];
    const write = this.rules.function("write");
    return this.rules.text((out, room) => write(...program, at, size, at, size >> 2, ...texts, out, room));
  }
}
