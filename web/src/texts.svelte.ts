// All words, in the reader's language: `t("web-home")`. The catalogues are those of the terminal, plus web.ftl.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { dress } from "./fonts";
import { CATALOGUES, type Language } from "./languages";

const LONG: typeof CATALOGUES = {
  en: () => import("catalogue:en/long"),
  fr: () => import("catalogue:fr/long"),
  nl: () => import("catalogue:nl/long"),
  ru: () => import("catalogue:ru/long"),
};

/** The texts of games that the page did not bring: in the language they were fetched for, and how to fetch others. */
const brought = new Map<string, (language: Language) => Promise<string>>();

let bundle = $state.raw(new FluentBundle("en"));
let chosen: Language | null = null;
let long = false; // rules, lessons and help come along
let arrived: Promise<void> = Promise.resolve();

export function speak(language: Language): Promise<void> {
  chosen = language;
  return turnTo(language, dress(language));
}

/** The words of this language, as soon as they are here and the page is dressed for them. */
function turnTo(language: Language, dressed?: Promise<void>): Promise<void> {
  const mine: Promise<void> = Promise.all([load(language), dressed]).then(([fresh]) => {
    if (mine !== arrived) return arrived; // something newer was asked for meanwhile
    bundle = fresh;
    document.documentElement.lang = language;
  });
  return (arrived = mine);
}

/** The home page stands without the long texts; whoever needs them waits here. */
export function readLong(): Promise<void> {
  if (!long) {
    long = true;
    if (chosen) turnTo(chosen).catch(() => (long = false)); // without a network: another time
  }
  return arrived;
}

async function load(language: Language): Promise<FluentBundle> {
  const texts = await Promise.all([CATALOGUES[language](), ...(long ? [LONG[language]()] : [])]);
  const games = await Promise.all([...brought.values()].map((fetched) => fetched(language)));
  const fresh = new FluentBundle(language, { useIsolating: false });
  for (const text of [...texts.map((module) => module.default), ...games]) fresh.addResource(new FluentResource(text));
  return fresh;
}

/** Words that came with a game; `fetched` has them in other languages. */
export function addTexts(game: string, texts: string, fetched: (language: Language) => Promise<string>): void {
  if (brought.has(game)) return;
  brought.set(game, fetched);
  const fresh = bundle;
  fresh.addResource(new FluentResource(texts));
  bundle = fresh;
}

export function language(): Language {
  return bundle.locales[0] as Language;
}

export function t(id: string, variables: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(id);
  if (!message?.value) return id;
  return bundle.formatPattern(message.value, variables); // throws where a variable is missing
}

export function has(id: string): boolean {
  return bundle.hasMessage(id);
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
}

export function list(items: string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(items);
}
