// The options of a game as its declaration says (GET /api/games): what can be chosen, and when.
export interface Declared {
  type: "Players" | "First" | "Flag" | "OneOf" | "SomeOf" | "ByPlayer";
  choices: unknown;
  default: unknown; // or, where it depends on another option, a value for each of that one's
  free?: Record<string, string[]>; // another option's values with which this one can be chosen
  alone?: string; // with this variant one can play alone
  offered?: number[];
}

export type DeclaredOptions = Record<string, Declared>;
export type Chosen = Record<string, unknown>;

/** Whether an option can be chosen, given the others. */
export function isFree({ free }: Declared, chosen: Chosen): boolean {
  return Object.entries(free ?? {}).every(([other, values]) => values.includes(String(chosen[other])));
}

/** The option that others depend on, if there is one: it is asked first. */
export function decisive(declared: DeclaredOptions): string | undefined {
  return Object.values(declared).flatMap(({ free }) => Object.keys(free ?? {}))[0];
}

/** What somebody gets who chooses nothing. */
export function usual(declared: DeclaredOptions, chosen: Chosen): Chosen {
  const decided = decisive(declared);
  return Object.fromEntries(
    Object.entries(declared).map(([name, option]) => {
      const byOther = option.free && isRecord(option.default);
      const value = byOther ? (option.default as Chosen)[String(chosen[decided ?? ""])] : option.default;
      return [name, name in chosen && !(byOther && !isFree(option, chosen)) ? chosen[name] : value];
    }),
  );
}

const isRecord = (value: unknown): value is Chosen =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** How many can play. */
export function counts({ choices, alone }: Declared, chosen: Chosen): number[] {
  const usualCounts = choices as number[];
  return alone !== undefined && Object.values(chosen).includes(alone) ? [1, ...usualCounts] : usualCounts;
}

/** The options to set a table up with: those that can be chosen. */
export function wished(declared: DeclaredOptions, chosen: Chosen, players: number): Chosen {
  const free = Object.entries(declared).filter(([, option]) => isFree(option, chosen));
  return Object.fromEntries(
    free
      .filter(([name]) => chosen[name] !== undefined)
      .map(([name, { type }]) => [name, type === "ByPlayer" ? byPlayer(chosen[name], players) : chosen[name]]),
  );
}

function byPlayer(values: unknown, players: number): unknown[] | null {
  const given = values as unknown[] | null;
  return given && Array.from({ length: players }, (_, index) => given[index] ?? null);
}
