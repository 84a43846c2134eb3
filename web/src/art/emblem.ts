// The mark of the house: seven folded leaves about a centre. It is the logo, the backs of the cards and the favicon.
import { group, inked, num, path } from "./draw";

const LEAVES = ["R", "Y", "G", "B", "K", "plum", "silver"] as const;

const fold = (i: number, light: string, dark: string, r: number): string => {
  const turn = num((360 / 7) * i);
  const [tip, wide, at] = [r, r * 0.3, r * 0.6];
  const half = (side: number): string =>
    `M0,0Q${num(side * wide * 1.25)},${num(-at * 0.55)} ${num(side * wide)},${num(-at)}Q${num(side * wide * 0.75)},${num(-tip * 0.88)} 0,${num(-tip)}Z`;
  return group(path(half(-1), light) + path(half(1), dark), `transform="rotate(${turn})"`);
};

export const emblem = (x: number, y: number, r: number): string =>
  group(
    LEAVES.map((leaf, i) => fold(i, `var(--art-${leaf}-light)`, `var(--art-${leaf}-fold)`, r)).join(""),
    `transform="translate(${num(x)} ${num(y)})"`,
  );

// In two tones of one colour, for backs and tokens.
export const plainEmblem = (x: number, y: number, r: number, light: string, dark: string): string =>
  group(LEAVES.map((_, i) => fold(i, light, dark, r)).join(""), `transform="translate(${num(x)} ${num(y)})"`);

export const inkedEmblem = (x: number, y: number, r: number): string => inked(emblem(x, y, r));
