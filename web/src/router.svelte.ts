// Where we are: the address decides, and links within the site need no new page.
import { putOn } from "./fonts";

let path = $state(location.pathname);

addEventListener("popstate", arrive);

export function here(): string {
  return path;
}

export function go(to: string, replace = false): void {
  if (to !== location.pathname) history[replace ? "replaceState" : "pushState"](null, "", to);
  arrive();
  scrollTo(0, 0);
}

function arrive(): void {
  if (path !== location.pathname) putOn();
  path = location.pathname;
}

/** On the root: ordinary links to our own pages are followed without loading anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname);
}
