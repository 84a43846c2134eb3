// Which languages there are, where their words lie, and which one the reader wants. The page's first script needs no more.
export const LANGUAGES = { en: "English", fr: "Français", nl: "Nederlands", ru: "Русский" } as const;
export type Language = keyof typeof LANGUAGES;

export const CATALOGUES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("catalogue:en"),
  fr: () => import("catalogue:fr"),
  nl: () => import("catalogue:nl"),
  ru: () => import("catalogue:ru"),
};

/** The first language of the browser that we speak. */
export function preferred(wishes: readonly string[] = navigator.languages): Language {
  const spoken = wishes.map((wish) => wish.slice(0, 2)).find((code) => code in LANGUAGES);
  return (spoken as Language | undefined) ?? "en";
}
