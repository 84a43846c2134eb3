// Spoken prompts for those who cannot read yet, with the browser's own voices.
import { settings } from "./settings.svelte";
import { language } from "./texts.svelte";

export function speakAloud(text: string): void {
  if (!settings.voice || typeof speechSynthesis === "undefined") return;
  speechSynthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = language();
  utterance.rate = 0.95;
  speechSynthesis.speak(utterance);
}
