// The legal moves, as the rules list them: for each kind a tree along its fields (docs/protocol.md).
import type { Declared, Data } from "./games/shape";

type Level = unknown[]; // of [values, next level], or on the last level of values

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export class Choices<Move extends { kind: string } = Data> {
  private readonly names: Map<string, string[]>;

  constructor(
    private readonly declared: Declared,
    private readonly tree: Record<string, Level>,
  ) {
    this.names = new Map(
      declared.moves.map(({ kind, fields, needed }) => [kind, fields.slice(0, needed).map(({ name }) => name)]),
    );
  }

  /** Whether there is any legal move of a kind that begins with these values. */
  has(kind: Move["kind"], ...chosen: unknown[]): boolean {
    return this.after(kind, chosen) !== null;
  }

  /** What can come next in moves of a kind that begin with these values. */
  next<Value = unknown>(kind: Move["kind"], ...chosen: unknown[]): Value[] {
    const level = this.after(kind, chosen);
    const last = (this.names.get(kind)?.length ?? 0) - 1;
    if (level === null) return [];
    return (chosen.length >= last ? level : (level as [unknown[], Level][]).flatMap(([values]) => values)) as Value[];
  }

  /** Whether this very move is legal. */
  allows(move: Move): boolean {
    const data = move as Data;
    const names = this.names.get(move.kind) ?? [];
    return this.has(move.kind, ...names.map((name) => data[name]));
  }

  /** All of them, one by one. */
  moves(): Move[] {
    return this.declared.moves.flatMap(({ kind }) => {
      const level = this.tree[kind];
      const names = this.names.get(kind)!;
      if (!level) return [];
      return rows(level, names.length).map(
        (row) => ({ kind, ...Object.fromEntries(names.map((name, index) => [name, row[index]])) }) as unknown as Move,
      );
    });
  }

  private after(kind: string, chosen: unknown[]): Level | null {
    let level = this.tree[kind] ?? null;
    const last = (this.names.get(kind)?.length ?? 0) - 1;
    for (const [depth, value] of chosen.entries()) {
      if (level === null) return null;
      if (depth === last) return level.some((other) => same(other, value)) ? [] : null;
      const branch = (level as [unknown[], Level][]).find(([values]) => values.some((other) => same(other, value)));
      level = branch ? branch[1] : null;
    }
    return level;
  }
}

function rows(level: Level, depth: number): unknown[][] {
  if (depth === 0) return [[]];
  if (depth === 1) return level.map((value) => [value]);
  return (level as [unknown[], Level][]).flatMap(([values, below]) => {
    const rest = rows(below, depth - 1);
    return values.flatMap((value) => rest.map((row) => [value, ...row]));
  });
}
