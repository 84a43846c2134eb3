// Moves as data ↔ the kernel's integers, as the game's declaration says; see src/sevenfold/game/kinds.py.
import type { Data } from "../games/shape";
import type { Field, Kind, Kinds } from "./description";

/** Something that is no move of this game at all. */
export class InvalidMove extends Error {}

export class Codec {
  private readonly kinds: Map<string, Kind>;
  private readonly values = new Map<number, Map<string, number>>(); // of a byte's first text: JSON → bits

  constructor(private readonly declared: Kinds) {
    this.kinds = new Map(declared.kinds.map((kind) => [kind.kind, kind]));
  }

  /** The integer of a move. `plain`: without what it says beyond need. */
  code(move: Data, plain = false): bigint {
    const kind = this.kinds.get(move.kind);
    if (!kind)
      throw new InvalidMove(
        `${JSON.stringify(move.kind)} is no kind of move here; there are ${[...this.kinds.keys()].join(", ")}`,
      );
    const names = new Set(["kind", ...kind.fields.map(({ name }) => name)]);
    const unknown = Object.keys(move).find((name) => !names.has(name));
    if (unknown !== undefined) throw new InvalidMove(`${kind.kind} has no field ${unknown}`);
    return kind.fields.reduce((code, field) => code | this.bits(kind, field, move, plain), BigInt(kind.head));
  }

  private bits(kind: Kind, field: Field, move: Data, plain: boolean): bigint {
    const given = field.name in move && !(plain && field.default);
    if (!given && !field.default) throw new InvalidMove(`${kind.kind} lacks ${field.name}`);
    const value = given ? move[field.name] : field.default![0];
    const entries = field.several ? value : [value];
    if (!Array.isArray(entries) || entries.length !== field.bytes.length) throw refused(field, value);
    const found = entries.map((entry, index) => this.byte(field, index, entry) ?? refuse(field, value));
    if (field.ordered) found.sort((one, other) => one - other);
    return found.reduce((bits, byte, index) => bits | (BigInt(byte) << BigInt(field.shift - 8 * index)), 0n);
  }

  private byte(field: Field, index: number, value: unknown): number | null {
    const { first, beyond } = field.bytes[index]!;
    return this.known(first).get(JSON.stringify(value) ?? "") ?? (Number.isInteger(value) ? beyond : null);
  }

  /** The bits of each value that a byte can have; of equal values the lowest. */
  private known(first: number): Map<string, number> {
    let known = this.values.get(first);
    if (!known) {
      const texts = this.declared.texts.slice(first, first + 256);
      known = new Map(texts.map((text, bits): [string, number] => [compact(text), bits]).reverse());
      known.delete("");
      this.values.set(first, known);
    }
    return known;
  }
}

/** JSON as JSON.stringify writes it: Python escapes what is not ASCII. */
const compact = (text: string): string => (text === "" ? "" : JSON.stringify(JSON.parse(text)));

const refused = (field: Field, value: unknown): InvalidMove =>
  new InvalidMove(`${field.name} cannot be ${JSON.stringify(value)}`);

function refuse(field: Field, value: unknown): never {
  throw refused(field, value);
}
