// Our own numerals, drawn with a broad pen in a box of 40 × 60: text would look different on every machine.
import { INK, line, place } from "./draw";

const STROKES: Record<string, string> = {
  "1": "M10,14L22,6V54M10,54H33",
  "2": "M8,17C9,3 32,3 32,18C32,30 14,38 8,54H33",
  "3": "M8,9H31L18,26C34,25 36,54 18,54C12,54 8,51 6,47",
  "4": "M26,54V6L5,40H35",
  "5": "M31,6H11L9,27C16,22 33,23 33,39C33,55 13,58 6,47",
  "6": "M27,6C14,13 7,26 7,39C7,59 33,59 33,40C33,24 12,24 8,38",
  "7": "M6,7H33L16,54M12,31H28",
};

const pen = (d: string, colour: string, width: number): string =>
  line(d, `stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`);

// A number centred at a point; with a line of ink around it, so that it is read on any ground.
export function numeral(text: string, x: number, y: number, height: number, fill: string, rim = INK): string {
  const scale = height / 60;
  const digits = [...text].map((digit, i) => ({ d: STROKES[digit] ?? "", at: (i - text.length / 2) * 40 }));
  const layer = (colour: string, width: number): string =>
    digits.map(({ d, at }) => place(pen(d, colour, width), at, -30)).join("");
  return place((rim === "none" ? "" : layer(rim, 17)) + layer(fill, 9), x, y, scale);
}
