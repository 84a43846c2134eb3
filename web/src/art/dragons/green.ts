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
const leg = (x: number, y: number, height: number): string =>
  path(`M${x - 9},${y - height}V${y}H${x + 9}V${y - height}`, GREEN.body) + claws(x - 1, y + 1, GREEN.body);

export const green: Dragon = {
  compact: () =>
    inked(
      shadow(54, 112, 42) +
        tail(
          new Ribbon([
            [76, 98, 11],
            [90, 94, 7],
            [92, 80, 4],
          ]),
          91,
          74,
        ) +
        leaves([
          [64, 44, 8, 0.75],
          [79, 54, 32, 0.85],
          [88, 70, 60, 0.7],
        ]) +
        bulk(
          "M24,84C22,58 36,44 58,44C80,44 92,64 90,86C89,104 76,110 56,110C36,110 25,102 24,84Z",
          "M26,84C38,80 52,84 54,110C36,110 27,102 26,84Z",
        ) +
        leg(72, 111, 12) +
        leg(42, 111, 12) +
        place(HEAD, 38, 48, 1.08),
    ),
  wide: () =>
    inked(
      shadow(104, 112, 80) +
        tail(
          new Ribbon([
            [150, 84, 16],
            [172, 88, 9],
            [184, 72, 5],
          ]),
          186,
          64,
        ) +
        leaves([
          [82, 44, -14, 0.9],
          [104, 36, 0, 1.1],
          [127, 42, 16, 1.1],
          [146, 56, 36, 0.9],
          [158, 72, 56, 0.65],
        ]) +
        leg(84, 109, 16) +
        leg(144, 109, 16) +
        bulk(
          "M56,80C56,52 80,36 108,36C142,36 166,56 164,80C163,98 146,102 110,102C74,102 58,98 56,80Z",
          "M58,82C80,92 130,94 163,86C160,98 146,102 110,102C76,102 60,98 58,82Z",
        ) +
        leg(70, 111, 14) +
        leg(128, 111, 14) +
        place(HEAD, 48, 58, 1.25),
    ),
  tall: () =>
    inked(
      shadow(52, 232, 42) +
        tail(
          new Ribbon([
            [70, 206, 16],
            [88, 206, 8],
            [90, 184, 5],
          ]),
          89,
          174,
        ) +
        leaves([
          [70, 82, 22, 0.85],
          [82, 106, 44, 0.95],
          [88, 134, 62, 1],
          [88, 162, 84, 0.85],
        ]) +
        bulk(
          "M26,150C24,110 34,78 56,76C80,76 92,120 90,168C89,206 78,226 54,226C32,226 26,196 26,150Z",
          "M28,150C26,124 32,104 40,96C54,120 62,186 50,226C34,224 28,196 28,150Z",
        ) +
        leg(70, 230, 16) +
        leg(38, 230, 16) +
        path("M40,128C30,134 22,136 14,134C10,142 18,150 28,150C40,150 48,144 52,138Z", GREEN.body) +
        place(HEAD, 42, 62, 1.25),
    ),
};
