// What this device remembers of its reader's wishes.
import { preferred, type Language } from "./texts.svelte";

const KEY = "sevenfold.settings";

export const SPEEDS = { slow: 2400, calm: 900, fast: 0 }; // milliseconds for which somebody else's move is shown
export type Speed = keyof typeof SPEEDS;

const DEFAULTS = {
  language: null as Language | null, // null: as the browser says
  theme: "auto" as "auto" | "light" | "dark",
  sound: true,
  motion: true,
  confirm: true,
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

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({ ...DEFAULTS, ...stored() });

export function remember(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a private window: the wishes last as long as the page
  }
}

export function wishedLanguage(): Language {
  return settings.language ?? preferred();
}

const still = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

export function moves(): boolean {
  return settings.motion && !still?.matches;
}
