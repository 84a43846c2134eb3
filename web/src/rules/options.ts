// Options as the declaration has them: defaults, checks, and the numbers that the kernel reads; see game/options.py.
import type { Option } from "./description";

export type Options = Record<string, unknown>;

/** A value that an option cannot take. */
export class OptionError extends Error {}

const UNSAID = -1; // among an option's numbers: null
const FIRST: Option["type"][] = ["OneOf", "Players"]; // the others depend on them

/** Every option with its value in force. */
export function resolve(declared: Option[], given: Options): Options {
  const unknown = Object.keys(given).find((name) => !declared.some((option) => option.name === name));
  if (unknown !== undefined) {
    throw new OptionError(`there is no option ${unknown}; there are ${declared.map(({ name }) => name).join(", ")}`);
  }
  const chosen: Options = {};
  const rank = ({ type }: Option) => (FIRST.indexOf(type) + FIRST.length + 1) % (FIRST.length + 1);
  for (const option of [...declared].sort((one, other) => rank(one) - rank(other))) {
    chosen[option.name] = inForce(option, given, chosen);
  }
  return Object.fromEntries(declared.map(({ name }) => [name, chosen[name]]));
}

function inForce(option: Option, given: Options, chosen: Options): unknown {
  const { name } = option;
  const usual = option.by ? (option.default as Options)[String(chosen[option.by])] : option.default;
  const value = read(option, name in given ? given[name] : usual, chosen);
  const [other, values] = Object.entries(option.free ?? {})[0] ?? [];
  if (other && !values!.includes(String(chosen[other])) && !same(value, read(option, usual, chosen))) {
    throw new OptionError(`in ${String(chosen[other])}, ${name} is always ${JSON.stringify(usual)}`);
  }
  return value;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function read(option: Option, value: unknown, chosen: Options): unknown {
  const players = Number(chosen.players);
  const checked = (good: boolean, found: unknown = value): unknown => {
    if (good) return found;
    throw new OptionError(`${option.name} cannot be ${JSON.stringify(value)}`);
  };
  switch (option.type) {
    case "Players": {
      const alone = option.alone !== undefined && Object.values(chosen).includes(option.alone);
      return checked((option.choices as number[]).includes(value as number) || (alone && value === 1));
    }
    case "First":
      return checked(Number.isInteger(value) && 0 <= (value as number) && (value as number) < players);
    case "Flag":
      return checked(typeof value === "boolean");
    case "OneOf":
      return checked(option.names!.includes(value as string));
    case "SomeOf": {
      const found = Array.isArray(value) ? (value as string[]) : [];
      const good = Array.isArray(value) && new Set(found).size === found.length;
      return checked(
        good && found.every((name) => option.names!.includes(name)),
        option.names!.filter((name) => found.includes(name)),
      );
    }
    case "ByPlayer": {
      const found = (value ?? Array(players).fill(null)) as unknown[];
      const good = Array.isArray(found) && found.length === players;
      return checked(good && found.every((each) => each === null || Number.isInteger(each)), found);
    }
  }
}

/** Options in force as the kernel reads them. */
export function numbers(declared: Option[], options: Options, seats: number): number[] {
  return declared.flatMap((option) => {
    const value = options[option.name];
    if (option.type === "OneOf") return [option.names!.indexOf(value as string)];
    if (option.type === "SomeOf") {
      return [(value as string[]).reduce((bits, name) => bits | (1 << option.names!.indexOf(name)), 0)];
    }
    if (option.type !== "ByPlayer") return [Number(value)];
    return Array.from({ length: seats }, (_, seat) => (value as (number | null)[])[seat] ?? UNSAID);
  });
}
