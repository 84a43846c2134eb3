// Cards and tiles that move: where they lay is measured before the table changes, then they fly to where they lie.
import type { Flight } from "./games/shape";
import { moves } from "./settings.svelte";

const DURATION = 520;
const EASE = "cubic-bezier(0.2, 0.8, 0.25, 1)";

const spot = (name: string) => document.querySelector<HTMLElement>(`[data-spot="${CSS.escape(name)}"]`);

/** To be called before the change; what it returns, after. */
export function prepare(flights: Flight[]): () => void {
  if (!moves()) return () => {};
  const starts = flights.map(({ from }) => spot(from)?.getBoundingClientRect());
  return () => {
    flights.forEach(({ to }, index) => {
      const start = starts[index];
      const target = spot(to);
      if (start && target) fly(target, start, index * 60);
    });
  };
}

function fly(element: HTMLElement, start: DOMRect, delay: number): void {
  const end = element.getBoundingClientRect();
  if (!end.width || !start.width) return;
  const x = start.x + start.width / 2 - end.x - end.width / 2;
  const y = start.y + start.height / 2 - end.y - end.height / 2;
  const scale = Math.min(2, Math.max(0.4, start.height / end.height));
  const from = { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 30 };
  const middle = { transform: `translate(${x * 0.35}px, ${y * 0.35 - 14}px) scale(1.08)`, zIndex: 30, offset: 0.6 };
  element.animate([from, middle, { transform: "none", zIndex: 30 }], {
    duration: DURATION,
    delay,
    easing: EASE,
    fill: "backwards",
  });
}

/** Calls attention to places, as when the log speaks of them. */
export function point(names: string[], on: boolean): void {
  for (const name of names) spot(name)?.classList.toggle("pointed", on);
}
