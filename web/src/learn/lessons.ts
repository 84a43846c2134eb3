// The lessons there are, and which of them this device has seen to the end.
import { GAMES } from "../games";
import type { Lesson } from "../games/shape";
import { playNow } from "../starting";
import { t } from "../texts.svelte";

export interface Offer extends Lesson {
  game: string;
}

export const LESSONS: Offer[] = Object.entries(GAMES)
  .flatMap(([game, { lessons }]) => lessons.map((lesson) => ({ ...lesson, game })))
  .sort((one, other) => Number(one.child ?? false) - Number(other.child ?? false));

export const findLesson = (name: string) => LESSONS.find((lesson) => lesson.name === name);
export const lessonTitle = ({ title, game }: Offer) => t(title ?? `title-${game}`);

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
  const { game, options } = findLesson(name) ?? { game: name, options: {} };
  return playNow(game, { options });
}
