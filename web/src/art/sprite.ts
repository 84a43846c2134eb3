// Every picture is put into the page once, as a <symbol>, the first time it is shown; all its appearances are
// <use>s of it. A mosaic of fifty cards is then a hundred nodes, and nobody downloads an image.
import "./art.css";

export interface Picture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly draw: () => string;
  readonly margin?: number; // a share of the size, around what is drawn
}

const shown = new Set<string>();
let sheet: SVGSVGElement | undefined;

export function picture(name: string, width: number, height: number, draw: () => string, margin = 0): Picture {
  return { id: `art-${name}`, width, height, draw, margin };
}

// Adds the picture to the page if it is not there yet; the answer goes into <use href>.
export function href({ id, width: w, height: h, draw, margin: m = 0 }: Picture): string {
  const box = [-m * w, -m * h, (1 + 2 * m) * w, (1 + 2 * m) * h].join(" ");
  define(id, () => `<symbol id="${id}" viewBox="${box}">${draw()}</symbol>`);
  return `#${id}`;
}

// Patterns and clips that pictures refer to by url(#id).
export function define(id: string, markup: () => string): void {
  if (shown.has(id) || typeof document === "undefined") return;
  shown.add(id);
  const text = markup(); // which may define what it refers to
  sheet ??= newSheet();
  sheet.insertAdjacentHTML("beforeend", text);
}

function newSheet(): SVGSVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", "art-sheet");
  svg.setAttribute("width", "0");
  svg.setAttribute("height", "0");
  svg.setAttribute("aria-hidden", "true");
  document.body.prepend(svg);
  return svg;
}
