// The page calls when it is our turn: in its title, its icon and, where allowed, by a notification.
import { settings } from "./settings.svelte";
import { base } from "./site";

/** `call` is null while nothing is asked of us. */
export function attention(call: string | null, title: string): () => void {
  document.title = call ? `● ${call} · ${title}` : `${title} · Sevenfold`;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = new URL(call ? "favicon-turn.svg" : "favicon.svg", base).href;
  const wanted = call && settings.notify && document.hidden && "Notification" in window;
  if (!wanted || Notification.permission !== "granted") return () => {};
  const shown = new Notification(call, { body: title, icon: new URL("favicon.svg", base).href, tag: "sevenfold-turn" });
  shown.onclick = () => window.focus();
  return () => shown.close();
}
