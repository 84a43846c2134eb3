// The name, lettered by hand with a round pen, beside the emblem of seven leaves.
import { emblem } from "./emblem";
import { inked, line, place } from "./draw";
import { picture, type Picture } from "./sprite";

// [advance, strokes] on a baseline at 40; x-height 20, ascenders from 4.
const LETTERS: Record<string, readonly [number, string]> = {
  S: [30, "M23,10C19,2 4,3 4,13C4,24 24,19 24,31C24,42 8,43 3,34"],
  e: [25, "M4,29H21C21,18 4,16 4,30C4,41 16,43 21,36"],
  v: [23, "M3,20L11.5,40L20,20"],
  n: [25, "M4,20V40M4,28C6,17 20,17 20,28V40"],
  f: [17, "M16,5C10,2 7,6 7,12V40M2,20H15"],
  o: [26, "M13,20C1,20 1,40 13,40C25,40 25,20 13,20Z"],
  l: [10, "M4,3V40"],
  d: [25, "M20,3V40M20,30C20,17 3,17 3,30C3,43 20,43 20,30"],
};

function lettering(text: string): { width: number; markup: string } {
  let x = 0;
  const markup = [...text].map((letter) => {
    const [advance, d] = LETTERS[letter] as readonly [number, string];
    const drawn = place(line(d), x, 0);
    x += advance;
    return drawn;
  });
  return { width: x, markup: markup.join("") };
}

export const mark: Picture = picture("mark", 100, 100, () => inked(emblem(50, 52, 48)));

function drawWordmark(): string {
  const pen = 'stroke="currentColor" stroke-width="5.4" stroke-linecap="round" stroke-linejoin="round"';
  return (
    inked(place(emblem(0, 0, 27), 28, 29)) +
    `<g ${pen} transform="translate(68 7)">${lettering("Sevenfold").markup}</g>`
  );
}
export const wordmark: Picture = { ...picture("wordmark", 280, 56, drawWordmark), worded: true };
