// Gold: a sun dragon, a long striped serpent with a mane of rays.
import { INK, bare, both, circle, eye, inked, line, oval, path, place, star } from "../draw";
import { Ribbon } from "../ribbon";
import { texture } from "./patterns";
import { skin, tones, type Dragon } from "./parts";

const GOLD = tones("Y");

const HEAD =
  path(star(0, 0, 38, 25, 12), GOLD.deep) +
  path(star(0, 0, 31, 23, 12, 1), "var(--art-flame)", 'stroke-width="1.8"') +
  both(path("M8,-16C10,-26 18,-30 24,-28C22,-24 20,-20 16,-12Z", GOLD.pale), 0) +
  path(
    "M0,-22C14,-22 21,-13 20,-2C20,6 17,9 16,13C14,21 7,24 0,24C-7,24 -14,21 -16,13C-17,9 -20,6 -20,-2C-21,-13 -14,-22 0,-22Z",
    GOLD.body,
  ) +
  bare(oval(0, 14, 12, 8.5, GOLD.pale)) +
  bare(oval(-4, 10, 1.8, 1.4, INK) + oval(4, 10, 1.8, 1.4, INK)) +
  line("M-8,16Q0,22 8,16", 'stroke-width="2.4"') +
  eye(-9, -3, 6, 0.15) +
  eye(9, -3, 6, -0.15) +
  both(line("M15,12C24,14 26,24 36,22", 'stroke-width="2.6"'), 0) +
  bare(circle(0, -14, 3.2, GOLD.deep));

const tuft = (x: number, y: number, turn: number): string =>
  place(
    path("M-4,2C-12,-4 -12,-14 -8,-20C-6,-14 -3,-14 -2,-22C2,-16 4,-18 8,-22C10,-12 9,-4 4,2Z", GOLD.deep),
    x,
    y,
    1,
    turn,
  );
const foot = (x: number, y: number, turn = 0): string =>
  place(path("M-6,-8C-8,2 -12,6 -12,10L-4,8L0,12L4,8L12,10C12,6 8,2 6,-8Z", GOLD.body), x, y, 0.8, turn);
const body = (ribbon: Ribbon): string =>
  skin({ body: ribbon, tones: GOLD, texture: texture("Y"), belly: 1, plates: 0 });

export const gold: Dragon = {
  compact: () => {
    const spine = new Ribbon([
      [46, 50, 13],
      [28, 78, 13],
      [26, 100, 13],
      [52, 106, 13],
      [76, 98, 11],
      [78, 82, 8],
      [66, 80, 5],
    ]);
    return inked(body(spine) + tuft(64, 80, -78) + place(HEAD, 50, 40));
  },
  wide: () => {
    const spine = new Ribbon([
      [46, 60, 13],
      [72, 92, 15],
      [100, 80, 15],
      [116, 46, 14],
      [142, 40, 13],
      [154, 72, 11],
      [176, 90, 8],
      [190, 66, 4],
    ]);
    return inked(foot(74, 108) + foot(148, 92) + tuft(191, 60, 8) + body(spine) + place(HEAD, 48, 52, 1.2));
  },
  tall: () => {
    const spine = new Ribbon([
      [50, 60, 13],
      [74, 92, 15],
      [56, 122, 15],
      [28, 146, 14],
      [42, 180, 13],
      [74, 196, 11],
      [62, 222, 8],
      [32, 224, 4],
    ]);
    return inked(foot(84, 118, -30) + foot(16, 168, 30) + tuft(28, 224, -70) + body(spine) + place(HEAD, 50, 50, 1.18));
  },
};
