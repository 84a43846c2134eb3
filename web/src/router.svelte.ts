// Where we are: the address decides, and links within the site need no new page. On a server screens have paths; plain
// files may lie anywhere and have one page, so there the screen's path follows a `#`.
import { putOn } from "./fonts";
import { isPlain } from "./site";

const address = () => (isPlain ? location.hash.slice(1) || "/" : location.pathname);

let path = $state(address());

addEventListener("popstate", arrive);

export function here(): string {
  return path;
}

export function go(to: string, replace = false): void {
  if (to !== address()) history[replace ? "replaceState" : "pushState"](null, "", isPlain ? `#${to}` : to);
  arrive();
  scrollTo(0, 0);
}

/** A screen's whole address, for somebody else to open. */
export const linkTo = (to: string): string => (isPlain ? `${location.href.split("#")[0]}#${to}` : location.origin + to);

function arrive(): void {
  if (path !== address()) putOn();
  path = address();
}

/** On the root: ordinary links to our own pages are followed without loading anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  const within = link.getAttribute("href")!;
  if (within.startsWith("#")) document.getElementById(within.slice(1))?.focus();
  else go(link.pathname);
}
