// Pictures are markup, drawn the first time they are shown. Those that take the colour of the words beside them (icons,
// the name) are put into the page as a <symbol>, and all their appearances are <use>s of it. All others are images, each
// a file of its own that the browser draws from memory: a table of a hundred cards is then a hundred elements, not ten
// thousand, and nothing is downloaded.
import "./art.css";
import paletteText from "./palette.css?raw";
import pensText from "./pens.css?raw";

export interface Picture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly draw: () => string;
  readonly margin?: number; // a share of the size, around what is drawn
  readonly worded?: boolean; // in the colour of the words beside it
}

type Definitions = Map<string, string>; // by id, in the order in which they are needed

let sheet: { element: SVGSVGElement; definitions: Definitions } | undefined;
let gathered: Definitions | undefined; // what the image that is being drawn refers to
const images = new Map<string, string>();

export function picture(name: string, width: number, height: number, draw: () => string, margin = 0): Picture {
  return { id: `art-${name}`, width, height, draw, margin };
}

/** What goes into <use href>; the picture is added to the image that is being drawn, or else to the page. */
export function href({ id, width: w, height: h, draw, margin: m = 0 }: Picture): string {
  const box = [-m * w, -m * h, (1 + 2 * m) * w, (1 + 2 * m) * h].join(" ");
  define(id, () => `<symbol id="${id}" viewBox="${box}">${draw()}</symbol>`);
  return `#${id}`;
}

/** Patterns and clips that pictures refer to by url(#id). */
export function define(id: string, markup: () => string): void {
  const definitions = gathered ?? (sheet ??= newSheet()).definitions;
  if (definitions.has(id)) return;
  definitions.set(id, ""); // so that nothing is drawn twice
  const text = markup(); // which may define what it refers to
  definitions.delete(id);
  definitions.set(id, text);
  if (!gathered) sheet?.element.insertAdjacentHTML("beforeend", text);
}

/** The address of a picture as an image. */
export function image(picture: Picture, dark: boolean): string {
  const key = `${picture.id} ${dark}`;
  let address = images.get(key);
  if (!address) {
    address = URL.createObjectURL(new Blob([standalone(picture, dark)], { type: "image/svg+xml" }));
    images.set(key, address);
  }
  return address;
}

/** The picture as a file of its own, which needs no page around it. */
export function standalone(picture: Picture, dark: boolean): string {
  const { width, height } = picture;
  const before = gathered;
  gathered = new Map();
  const drawn = `<use href="${href(picture)}" width="${width}" height="${height}"/>`;
  const definitions = [...gathered.values()].join("");
  gathered = before;
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  const text = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><style>${pensText}</style><defs>${definitions}</defs>${drawn}</svg>`;
  return text.replace(/var\((--art-[\w-]+)\)/g, (_, name: string) => colours(dark).get(name) ?? "");
}

/** The palette as it is by day or by night. */
function colours(dark: boolean): Map<string, string> {
  return (palettes[Number(dark)] ??= new Map(
    [...paletteText.matchAll(/(--art-[\w-]+):\s*([^;]+);/g)].map(([, name = "", colour = ""]) => {
      const [, day, night] = /light-dark\((.+), (.+)\)/.exec(colour) ?? [];
      return [name, (dark ? night : day) ?? colour] as const;
    }),
  ));
}
const palettes: Map<string, string>[] = [];

function newSheet() {
  const element = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  element.setAttribute("class", "art-sheet");
  element.setAttribute("width", "0");
  element.setAttribute("height", "0");
  element.setAttribute("aria-hidden", "true");
  document.body.prepend(element);
  return { element, definitions: new Map<string, string>() };
}
