// What happened, ready to be put into words: the same as sevenfold/narration.py, which a test compares it with.
import type { Data, Declared, GameModule, Kind, People } from "./games/shape";
import type { Hint } from "./protocol";
import { capital, has, t } from "./texts.svelte";

/** A text, and the types and values of what it speaks of. */
export interface Sentence {
  id: string;
  about: Record<string, [type: string, value: unknown]>;
}

/** A move and what it brought. */
export function tell({ game, moves, notes: kinds }: Declared, move: Data, notes: Data[]): Sentence[] {
  const own = notes.filter(({ kind }) => kind === move.kind);
  const about = Object.assign(typed(moves, move), ...own.map((note) => typed(kinds, note))) as Sentence["about"];
  return [
    { id: `move-${game}-${move.kind}`, about },
    ...notes
      .filter(({ kind }) => kind !== move.kind)
      .map((note) => ({ id: `note-${game}-${note.kind}`, about: typed(kinds, note) })),
  ];
}

/** How people arrive at a move: its kind, then its fields one by one. */
export function steps({ game, moves }: Declared, move: Data): Sentence[] {
  const { fields, needed, last } = kindOf(moves, move);
  const always = fields.slice(0, needed);
  const chosen = [...always.filter(({ name }) => name !== last), ...always.filter(({ name }) => name === last)];
  const first = `step-${game}-${move.kind}`;
  return [
    { id: first, about: {} },
    ...chosen.map(({ name, type }) => ({
      id: `${first}-${name}`,
      about: { [name]: [type, move[name]] } as Sentence["about"],
    })),
  ];
}

const kindOf = (kinds: Kind[], data: Data): Kind => kinds.find(({ kind }) => kind === data.kind)!;

function typed(kinds: Kind[], data: Data): Sentence["about"] {
  const there = kindOf(kinds, data).fields.filter(({ name }) => name in data);
  return Object.fromEntries(there.map(({ name, type }) => [name, [type, data[name]]]));
}

const CODES: Record<string, string> = { "?": "hidden", "*": "wild" }; // what texts can choose by

/** A sentence in words; `view`, if there is one, is the table that it speaks of. */
export function said(sentence: Sentence, game: GameModule, people: People, view: unknown = null): string {
  const variables: Record<string, string | number> = {};
  for (const [name, [type, value]] of Object.entries(sentence.about)) {
    variables[name] = word(type, value, game, people, view);
    if (value === null || typeof value === "string")
      variables[`${name}-code`] = value === null ? "none" : (CODES[value] ?? value);
  }
  return t(sentence.id, variables);
}

/** A value in words, or a number for texts to count by. */
export function word(type: string, value: unknown, game: GameModule, people: People, view: unknown): string | number {
  const found = game.word(type, value, view, people);
  if (found !== null) return found;
  if (type === "seat") return people.name(value as number);
  if (type === "place") return (value as number[]).join(",");
  if (type === "scores") return (value as number[]).map((score, seat) => `${people.name(seat)} ${score}`).join(", ");
  return typeof value === "number" || typeof value === "string" ? value : "";
}

/** A move in words, after the mover's name, and what it brought. */
export function told(game: GameModule, move: Data, notes: Data[], people: People): { words: string; notes: string[] } {
  const [words = "", ...brought] = tell(game.declared, move, notes).map((sentence) => said(sentence, game, people));
  return { words, notes: brought };
}

/** Why a move is suggested: it wins, or what it is sure to bring. Empty where only its chances speak for it. */
export function why(hint: Hint, game: GameModule, people: People, insight: unknown, seat: number | null): string {
  if (hint.wins) return t("web-hint-wins");
  const [, ...brought] = tell(game.declared, hint.move as Data, hint.notes as Data[]);
  const notes = brought.map((sentence) => said(sentence, game, people));
  const progress = seat === null ? "" : (game.progress?.(insight, hint.insight, seat) ?? "");
  return [...notes, progress].filter(Boolean).join(" · ");
}

/** The steps by which a person arrives at a move, in words. */
export function path(game: GameModule, move: Data, view: unknown, people: People): string[] {
  return steps(game.declared, move)
    .flatMap((sentence) => {
      if (has(sentence.id)) return said(sentence, game, people, view);
      return Object.values(sentence.about).map(([type, value]) => String(word(type, value, game, people, view)));
    })
    .filter((label) => label !== "");
}

/** A move that waits for confirmation, in one line: the table shows where it would happen. */
export const proposed = (game: GameModule, move: Data, view: unknown, people: People): string =>
  capital((game.proposed?.(move, view) ?? path(game, move, view, people)).join(" "));
