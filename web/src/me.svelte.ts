// Who I am to the server: a guest who need not say anything before the first game.
import { api } from "./api";
import { Once } from "./once";
import type { Language } from "./languages";
import type { Me } from "./protocol";
import { remember, settings } from "./settings.svelte";
import { hasServer } from "./site";
import { language, speak, t } from "./texts.svelte";

let known = $state.raw<Me | null>(null);
const asked = new Once(recognise);

export function me(): Me | null {
  return known;
}

/** Makes sure that the server knows us, once. */
export const introduce = (): Promise<Me> => asked.get();

async function recognise(): Promise<Me> {
  if (!hasServer) return (known = { name: settings.name ?? t("web-guest"), language: language() });
  known = await api.hello({ name: t("web-guest"), language: language() }); // who is known keeps their name
  return known;
}

export async function rename(name: string): Promise<void> {
  settings.name = name;
  remember();
  known = hasServer ? await api.change({ name }) : { name, language: language() };
}

/** Another language from now on; whoever has not said a name is a guest in that language, too. */
export async function speakTo(chosen: Language): Promise<void> {
  const guest = t("web-guest");
  await speak(chosen);
  if (!known) return;
  const name = known.name === guest ? t("web-guest") : known.name;
  known = hasServer ? await api.change({ name, language: chosen }).catch(() => known) : { name, language: chosen };
}

export async function arrive(code: string): Promise<void> {
  known = await api.useCode(code);
  asked.set(known);
}

export async function forget(): Promise<void> {
  await api.forget();
  known = null;
  asked.set(null);
}
