// Our own faces. They are put on when a screen is drawn, never under a reader's eyes: nothing shifts when they arrive.
import type { Language } from "./languages";

const FACES = ['800 1em "Sevenfold Display"', '400 1em "Sevenfold Text"']; // see styles/fonts.css
const LETTERS: Record<Language, string> = { en: "a", fr: "a", nl: "a", ru: "aя" }; // one of every script it needs
const GRACE = 60; // milliseconds that a screen waits for them,
const QUICK = 300; // if this script took no longer to come: otherwise they would be too late
const SWITCH = 2_000; // milliseconds that another language waits for its letters: half a page in another face is ugly

const fetched = new Map<Language, Promise<void>>();
let wanted: Language | null = null;

/** Fetches the fonts of a language, and puts them on if they are here at once. */
export function dress(language: Language): Promise<void> {
  const patience = wanted ? SWITCH : tookLong() ? 0 : GRACE;
  wanted = language;
  if (!fetched.has(language)) fetched.set(language, fetchFonts(language));
  const grace = new Promise<void>((done) => setTimeout(done, patience));
  return Promise.race([fetched.get(language)!, grace]).then(putOn);
}

const tookLong = () => (performance.getEntriesByName(import.meta.url)[0]?.duration ?? 0) > QUICK;

/** Before a new screen is drawn: whatever has arrived is used from now on. */
export function putOn(): void {
  const letters = wanted && LETTERS[wanted];
  const here = letters && FACES.every((face) => document.fonts?.check(face, letters)); // no fonts: no browser, but a test
  if (here) document.documentElement.dataset.fonts = "own";
}

async function fetchFonts(language: Language): Promise<void> {
  try {
    await Promise.all(FACES.map((face) => document.fonts.load(face, LETTERS[language])));
  } catch {
    fetched.delete(language); // the device's own fonts serve until they can be had
  }
}
