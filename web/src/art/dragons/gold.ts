// Gold: a sun dragon, a long striped serpent with a mane of rays.
import { INK, WHITE, bare, both, eye, inked, line, oval, path, place, star } from "../draw";
import { Ribbon } from "../ribbon";
import { texture } from "./patterns";
import { skin, tones, type Dragon } from "./parts";

const GOLD = tones("Y");

const HEAD =
  path(star(0, 0, 38, 25, 12), GOLD.deep) +
  path(star(0, 0, 31, 23, 12, 1), "var(--art-flame)", 'stroke-width="1.8"') +
  both(path("M5,-14C5,-24 8,-28 8,-36C13,-33 15,-29 15,-25C19,-27 22,-30 23,-34C27,-26 24,-18 15,-11Z", GOLD.pale), 0) +
  path(
    "M0,-20C13,-21 22,-14 21,-4C20,3 14,5 14,9C21,10 22,21 13,24C6,27 -6,27 -13,24C-22,21 -21,10 -14,9C-14,5 -20,3 -21,-4C-22,-14 -13,-21 0,-20Z",
    GOLD.body,
  ) +
  bare(both(path("M5,25L8,31L11,24Z", WHITE), 0)) +
  bare(path("M-15,18C-8,22 8,22 15,18C15,22 13,24 11,24.6C5,26.5 -5,26.5 -11,24.6C-13,24 -15,22 -15,18Z", GOLD.pale)) +
  line("M-17,17C-8,22.5 8,22.5 17,17", 'stroke-width="2.6"') +
  both(path("M4.5,21.5L7,27.5L9.5,20.5Z", WHITE, 'stroke-width="1.6"'), 0) +
  bare(both(oval(7, 13, 2.6, 1.9, INK), 0)) +
  line("M-3,-12L0,-9L3,-12M-3,-6L0,-3L3,-6M-3,0L0,3L3,0", `stroke="${GOLD.deep}" stroke-width="2.2"`) +
  eye(-10.5, -3, 6.2, 0.15) +
  eye(10.5, -3, 6.2, -0.15) +
  both(line("M4.5,-9.5L17,-12.5", 'stroke-width="3.6"'), 0) +
  both(line("M18,14C28,12 30,24 39,18", 'stroke-width="3"'), 0);

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
    const spine = new Ribbon("38,50,13 21,74,11 25,98,11 52,103,12 80,96,10 89,78,6 88,66,3");
    return inked(foot(30, 108) + foot(66, 109) + tuft(88, 66, 4) + body(spine) + place(HEAD, 44, 40, 0.98));
  },
  wide: () => {
    const spine = new Ribbon("46,60,13 70,90,13 100,86,12 118,60,12 138,44,11 158,56,10 168,80,9 182,84,6 190,66,3");
    return inked(foot(84, 108) + foot(166, 96, -10) + tuft(190, 62, 4) + body(spine) + place(HEAD, 48, 52, 1.2));
  },
  tall: () => {
    const spine = new Ribbon("50,60,13 72,88,13 66,118,13 40,138,13 27,162,12 42,186,11 68,198,10 66,220,8 40,224,4");
    return inked(foot(86, 122, -30) + foot(14, 172, 30) + tuft(37, 224, -84) + body(spine) + place(HEAD, 50, 50, 1.18));
  },
};
