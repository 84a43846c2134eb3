// The mark of the house: seven folded leaves about a centre. It is the logo, the backs of the cards and the favicon.
import { bare, group, line, num, path } from "./draw";

const LEAVES = ["R", "Y", "G", "B", "K", "plum", "silver"] as const;

// One leaf pointing upwards, its left half in the light.
function leaf(reach: number, light: string, dark: string): string {
  const [wide, at] = [reach * 0.3, reach * 0.6];
  const half = (side: 1 | -1): string =>
    `M0,0Q${num(side * wide * 1.25)},${num(-at * 0.55)} ${num(side * wide)},${num(-at)}` +
    `Q${num(side * wide * 0.75)},${num(-reach * 0.88)} 0,${num(-reach)}`;
  return bare(path(half(-1), light) + path(half(1), dark)) + line(half(-1) + half(1));
}

const ring = (
  x: number,
  y: number,
  tones: (i: number) => readonly [light: string, dark: string],
  reach: number,
): string =>
  group(
    LEAVES.map((_, i) => group(leaf(reach, ...tones(i)), `transform="rotate(${num((360 / 7) * i)})"`)).join(""),
    `transform="translate(${num(x)} ${num(y)})"`,
  );

export const emblem = (x: number, y: number, reach: number): string =>
  ring(x, y, (i) => [`var(--art-${LEAVES[i]}-light)`, `var(--art-${LEAVES[i]}-fold)`], reach);

export const plainEmblem = (x: number, y: number, reach: number, light: string, dark: string): string =>
  ring(x, y, () => [light, dark], reach);
