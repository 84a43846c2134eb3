// Cards and tiles that move: where they lay is measured before the table changes, then a picture of them flies to where
// they lie now. What flies is a copy above everything, so no panel moves with it and no edge cuts it off.
import type { Flight } from "./games/shape";
import { moves } from "./settings.svelte";

const DURATION = 420; // milliseconds
const EASE = "cubic-bezier(0.3, 0.1, 0.3, 1)";

const spot = (name: string) =>
  document.querySelector<HTMLElement>(`[data-spot="${CSS.escape(name)}"], [data-piece="${CSS.escape(name)}"]`);

/** To be called before the change; what it returns, after. */
export function prepare(flights: Flight[]): () => void {
  if (!moves()) return () => {};
  const starts = flights.map(({ from, into, flip }) => {
    const piece = spot(from);
    return piece && { box: piece.getBoundingClientRect(), copy: into || flip ? copyOf(piece) : null };
  });
  return () => {
    flights.forEach(({ to, flip }, index) => {
      const start = starts[index];
      const target = spot(to);
      if (!start || !target) return;
      const end = target.getBoundingClientRect();
      if (!end.width || !start.box.width) return;
      const delay = index * 60;
      if (start.copy && !flip) return fly(start.copy, start.box, within(end, start.box), { delay });
      if (start.copy) fly(start.copy, start.box, end, { delay, side: "back" });
      target.style.visibility = "hidden"; // it lies there once its picture has arrived
      const landed = () => (target.style.visibility = "");
      fly(copyOf(target), start.box, end, { delay, side: flip ? "front" : undefined, landed });
    });
  };
}

function copyOf(piece: HTMLElement): HTMLElement {
  const copy = piece.cloneNode(true) as HTMLElement;
  for (const element of [copy, ...copy.querySelectorAll("*")])
    for (const name of ["id", "data-spot", "data-piece", "data-help", "data-drop", "tabindex"])
      element.removeAttribute(name);
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  copy.classList.remove("glow", "chosen", "last", "pointed");
  copy.querySelector(".count")?.remove();
  copy.classList.add("flying");
  return copy;
}

/** Where a piece goes that disappears into something larger: a rack, a hand, a purse. */
function within(container: DOMRect, piece: DOMRect): DOMRect {
  const height = Math.min(container.height, piece.height);
  const width = (piece.width * height) / piece.height;
  const [x, y] = [container.x + (container.width - width) / 2, container.y + (container.height - height) / 2];
  return new DOMRect(x, y, width, height);
}

interface How {
  delay: number; // milliseconds
  side?: "back" | "front" | undefined; // of a piece that is turned over on its way
  landed?: () => void;
}
function fly(copy: HTMLElement, start: DOMRect, end: DOMRect, { delay, side, landed = () => {} }: How): void {
  Object.assign(copy.style, {
    left: `${end.x}px`,
    top: `${end.y}px`,
    width: `${end.width}px`,
    height: `${end.height}px`,
  });
  document.body.append(copy);
  const x = start.x + start.width / 2 - end.x - end.width / 2;
  const y = start.y + start.height / 2 - end.y - end.height / 2;
  const scale = Math.min(2.5, Math.max(0.3, start.height / end.height));
  const rise = Math.min(70, Math.hypot(x, y) * 0.16); // the further, the higher
  const at = (way: number, up: number, lift: number) =>
    `translate(${x * (1 - way)}px, ${y * (1 - way) - rise * up}px) scale(${(scale + (1 - scale) * way) * lift})`;
  const flight = copy.animate(
    [
      { transform: at(0, 0, 1) },
      { transform: at(0.3, 0.8, 1.1), offset: 0.3 },
      { transform: at(0.65, 1, 1.14), offset: 0.55 },
      { transform: at(1, 0.1, 1.07), offset: 0.82 },
      { transform: at(1, 0, 0.97), offset: 0.92 },
      { transform: "none" },
    ],
    { duration: DURATION, delay, easing: EASE, fill: "backwards" },
  );
  if (side) turnOver(copy, side, delay);
  flight.onfinish = flight.oncancel = () => {
    copy.remove();
    landed();
  };
}

/** Two pictures, back and front, turn together: until they stand on edge one is seen, then the other. */
function turnOver(copy: HTMLElement, side: "back" | "front", delay: number): void {
  const angles = side === "back" ? [0, 180] : [-180, 0];
  copy.style.backfaceVisibility = "hidden";
  copy.animate(
    angles.map((angle) => ({ rotate: `y ${angle}deg` })),
    { duration: DURATION * 0.8, delay, easing: "ease-in-out", fill: "both" },
  );
}

/** Calls attention to places, as when the log speaks of them. */
export function point(names: string[], on: boolean): void {
  for (const name of names) spot(name)?.classList.toggle("pointed", on);
}
