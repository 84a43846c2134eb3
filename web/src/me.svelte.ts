// Who I am to the server: a guest who need not say anything before the first game.
import { api } from "./api";
import type { Me } from "./protocol";
import { language, t } from "./texts.svelte";

let known = $state.raw<Me | null>(null);
let asked: Promise<Me> | null = null;

export function me(): Me | null {
  return known;
}

/** Makes sure that the server knows us, once. */
export function introduce(): Promise<Me> {
  asked ??= recognise().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

async function recognise(): Promise<Me> {
  known = await api.hello({ name: t("web-guest"), language: language() }); // who is known keeps their name
  return known;
}

export async function rename(name: string): Promise<void> {
  known = await api.change({ name });
}

export async function arrive(code: string): Promise<void> {
  known = await api.useCode(code);
  asked = Promise.resolve(known);
}

export async function forget(): Promise<void> {
  await api.forget();
  known = null;
  asked = null;
}
