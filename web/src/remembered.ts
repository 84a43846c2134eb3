// What this device remembers of its reader's wishes, as it is written down.
import type { Settings } from "./settings.svelte";

const KEY = "sevenfold.settings";

export function remembered(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export function write(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a private window: the wishes last as long as the page
  }
}
