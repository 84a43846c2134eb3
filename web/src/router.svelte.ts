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

/** The address of a screen, for links: they can be opened in another tab, too. */
export const link = (to: string): string => (isPlain ? `#${to}` : to);

export function go(to: string, replace = false): void {
  if (to !== address()) history[replace ? "replaceState" : "pushState"](null, "", link(to));
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
  const anchor = (event.target as Element).closest?.("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!anchor || !plain || event.defaultPrevented || anchor.target || anchor.hasAttribute("download")) return;
  if (anchor.origin !== location.origin || anchor.pathname.startsWith("/api/")) return;
  const within = anchor.getAttribute("href")!;
  if (isPlain && !within.startsWith("#")) return; // a server beside the plain files
  event.preventDefault();
  if (within.startsWith("#/")) go(within.slice(1));
  else if (within.startsWith("#")) document.getElementById(within.slice(1))?.focus();
  else go(anchor.pathname);
}
