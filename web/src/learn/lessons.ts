// The lessons there are, what to play after them, and which of them this device has seen to the end.
import { playNow } from "../starting";

export interface Offer {
  game: string;
  options: Record<string, unknown>; // of the first game after the lesson
  minutes: number;
}

export const LESSONS: Record<string, Offer> = {
  "seven-dragons": { game: "seven-dragons", options: {}, minutes: 4 },
  "double-seven": { game: "double-seven", options: {}, minutes: 4 },
  dragon: { game: "dragon", options: {}, minutes: 3 },
  connections: { game: "seven-dragons", options: { variant: "connections", players: 2 }, minutes: 1 },
};

const KEY = "sevenfold.learned";

export function learned(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export function keep(name: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...learned(), name])]));
  } catch {
    // a private window: nothing is kept
  }
}

export function playAfter(name: string): Promise<void> {
  const { game, options } = LESSONS[name] ?? { game: name, options: {} };
  return playNow(game, { options });
}
