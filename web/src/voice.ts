// Spoken prompts for those who cannot read yet, with the browser's own voices.
import { settings } from "./settings.svelte";
import { language } from "./texts.svelte";

export const canSpeak = typeof speechSynthesis !== "undefined";

/** Says something, if the settings say so, or somebody has just asked to hear it. */
export function speakAloud(text: string, asked = false): void {
  if (!(settings.voice || asked) || !canSpeak) return;
  speechSynthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = language();
  utterance.rate = 0.95;
  speechSynthesis.speak(utterance);
}
