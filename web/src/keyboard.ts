// Playing by keys: a digit chooses a card or tile, the first place that is allowed gets the focus, arrows lead to the
// others, Enter proposes and confirms.
import { tick } from "svelte";

const TARGETS = 'button.spot:not(:disabled):not([tabindex="-1"]), button.new:not(:disabled)';
const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

let used = false; // whether keys were used last
if (typeof window !== "undefined") {
  window.addEventListener("keydown", () => (used = true), true);
  window.addEventListener("pointerdown", () => (used = false), true);
}

function middle(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** The nearest target in a direction: what lies straight ahead is nearer than what lies aside,
 * and what lies rather aside than ahead is not there. */
export function nearest(from: Element, targets: Element[], [across, down]: [number, number]): Element | null {
  const [x, y] = middle(from);
  let best: Element | null = null;
  let least = Infinity;
  for (const target of targets) {
    const [dx, dy] = middle(target).map((value, axis) => value - [x, y][axis]!) as [number, number];
    const ahead = dx * across + dy * down;
    const aside = Math.abs(dx * down) + Math.abs(dy * across);
    const cost = ahead + 2 * aside;
    if (target !== from && ahead > 4 && aside < 1.2 * ahead && cost < least) [best, least] = [target, cost];
  }
  return best;
}

/** Arrows lead from place to place within an element. */
export function steered(board: HTMLElement): () => void {
  const steer = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    const from = (event.target as Element).closest(TARGETS);
    if (!direction || !from || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = nearest(from, [...board.querySelectorAll(TARGETS)], direction);
    event.preventDefault();
    if (next instanceof HTMLElement) next.focus();
  };
  board.addEventListener("keydown", steer);
  return () => board.removeEventListener("keydown", steer);
}

/** Whoever plays by keys finds the focus where the play goes on. */
export function aim(board: Element | null | undefined, ...selectors: string[]): void {
  if (!used) return;
  void tick().then(() => {
    const found = selectors.map((selector) => board?.querySelector<HTMLElement>(selector)).find(Boolean);
    found?.focus({ preventScroll: false });
  });
}
