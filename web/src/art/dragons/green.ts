// Green: a round wood dragon on four short legs, leaves along its back and a club at its tail.
import { INK, bare, circle, eye, inked, line, oval, path, place, type Point } from "../draw";
import { Ribbon } from "../ribbon";
import { texture } from "./patterns";
import { claws, shadow, tones, type Dragon } from "./parts";

const GREEN = tones("G");

const HEAD =
  path("M8,-16C14,-30 28,-32 36,-26C32,-18 24,-10 14,-8Z", GREEN.deep) +
  path(
    "M4,-24C22,-24 28,-8 24,6C20,18 6,22 -8,20C-24,20 -34,14 -33,3C-32,-6 -24,-9 -18,-10C-14,-20 -6,-24 4,-24Z",
    GREEN.body,
  ) +
  bare(path("M-33,4C-22,10 -8,12 6,4C10,12 8,18 -2,20C-20,22 -33,16 -33,4Z", GREEN.pale)) +
  line("M-31,4C-20,11 -6,12 6,3") +
  bare(circle(-27, -3, 1.8, INK) + circle(-20, -5, 1.8, INK) + circle(8, 8, 4.5, "var(--art-blush)", 'opacity=".7"')) +
  eye(-3, -9, 7.6);

// A leaf standing at a point of the back, leaning by an angle.
const leaf = (x: number, y: number, turn: number, size: number): string =>
  place(
    path("M0,4C-13,-6 -10,-20 0,-30C10,-20 13,-6 0,4Z", GREEN.deep) + line("M0,0V-18", 'stroke-width="1.6"'),
    x,
    y,
    size,
    turn,
  );
const leaves = (spots: readonly (readonly [...Point, number, number])[]): string =>
  spots.map((spot) => leaf(...spot)).join("");

const bulk = (d: string, belly: string): string =>
  bare(path(d, GREEN.body) + path(d, `url(#${texture("G")})`) + path(belly, GREEN.pale)) + line(d);
const tail = (ribbon: Ribbon, x: number, y: number): string =>
  circle(x, y, 9, GREEN.deep) + path(ribbon.outline(), GREEN.body) + bare(oval(x - 3, y - 3, 2.5, 2, GREEN.pale));
const leg = (x: number, y: number): string => claws(x - 1, y + 1, GREEN.body);

export const green: Dragon = {
  compact: () =>
    inked(
      shadow(52, 112, 42) +
        tail(new Ribbon("72,98,11 86,99,8 92,86,4"), 92, 80) +
        leaves([
          [60, 46, 6, 0.78],
          [75, 54, 32, 0.86],
        ]) +
        bulk(
          "M20,86C18,60 32,46 54,46C76,46 86,66 85,88C84,105 72,110 52,110C32,110 21,103 20,86Z",
          "M21,88C32,82 50,88 54,110C34,110.5 22,104 21,88Z",
        ) +
        leg(69, 111) +
        leg(36, 111) +
        place(HEAD, 38, 48, 1.06),
    ),
  wide: () =>
    inked(
      shadow(104, 112, 80) +
        tail(new Ribbon("150,84,16 172,88,9 184,72,5"), 186, 64) +
        leaves([
          [82, 44, -14, 0.9],
          [104, 36, 0, 1.1],
          [127, 42, 16, 1.1],
          [146, 56, 36, 0.9],
          [159, 74, 58, 0.62],
        ]) +
        bulk(
          "M56,80C56,52 80,36 108,36C142,36 166,56 164,80C163,99 146,106 110,106C74,106 58,99 56,80Z",
          "M57,84C80,95 130,97 163,88C160,100 146,106 110,106C76,106 60,100 57,84Z",
        ) +
        leg(74, 111) +
        leg(130, 111) +
        place(HEAD, 48, 58, 1.25),
    ),
  tall: () =>
    inked(
      shadow(50, 232, 42) +
        tail(new Ribbon("66,208,16 84,210,9 91,188,5"), 91, 180) +
        leaves([
          [63, 84, 20, 0.8],
          [74, 106, 42, 0.74],
          [79, 132, 62, 0.66],
          [80, 156, 82, 0.58],
        ]) +
        bulk(
          "M20,154C18,112 28,80 50,78C74,78 85,122 84,170C83,208 72,228 50,228C28,228 20,198 20,154Z",
          "M21,154C19,128 25,108 34,100C50,124 58,188 48,227.5C29,226 22,198 21,154Z",
        ) +
        leg(66, 231) +
        leg(34, 231) +
        path("M34,132C26,137 18,138 11,134C6,140 10,151 20,153C34,155 44,150 50,142", GREEN.body) +
        place(HEAD, 42, 62, 1.2),
    ),
};
