// What this device remembers of its reader's wishes.
import type { Theme } from "$art/scheme.svelte";
import { preferred, type Language } from "./languages";
import { remembered, write } from "./remembered";

export const SPEEDS = { slow: 2400, calm: 900, fast: 0 }; // milliseconds for which somebody else's move is shown
export type Speed = keyof typeof SPEEDS;

const DEFAULTS = {
  language: null as Language | null, // null: as the browser says
  theme: "auto" as Theme,
  sound: true,
  motion: true,
  confirm: true, // what cannot be taken back
  sure: false, // what can, too
  speed: "calm" as Speed, // of the others' moves
  hints: true, // legal places glow
  memory: true, // what one has seen is shown (SD-KNOWN)
  voice: false,
  notify: false,
  remote: false, // games without others are played on the server, too
  coached: [] as string[], // games whose first steps were shown
  age: 5, // of the child who plays the children's games
  name: null as string | null, // what we are called where there is no server to know it
  names: {} as Record<string, string>,
};

export type Settings = typeof DEFAULTS;

export const settings = $state<Settings>({ ...DEFAULTS, ...remembered() });

export const remember = (): void => write(settings);

export function wishedLanguage(): Language {
  return settings.language ?? preferred();
}

const still = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

export function moves(): boolean {
  return settings.motion && !still?.matches;
}
