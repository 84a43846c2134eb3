// Red: a fire dragon with bat wings, two horns and an arrow for a tail.
import { INK, WHITE, bare, circle, eye, inked, line, path, place } from "../draw";
import { Ribbon } from "../ribbon";
import { texture } from "./patterns";
import { claws, shadow, skin, tones, type Dragon } from "./parts";

const RED = tones("R");

const HEAD =
  path("M10,-16C14,-32 26,-38 40,-35C32,-30 26,-22 24,-8Z", RED.pale) +
  path("M-2,-20C0,-34 8,-42 22,-42C15,-36 12,-28 13,-16Z", RED.pale) +
  path("M20,-2L36,-4L28,6L36,14L24,16L14,20Z", RED.deep) +
  path(
    "M22,-12C14,-25 -4,-26 -12,-16C-22,-15 -34,-9 -35,1C-36,9 -29,13 -20,13C-10,14 -6,21 4,22C17,23 27,12 26,0C26,-5 24,-9 22,-12Z",
    RED.body,
  ) +
  bare(path("M-34,4C-22,9 -8,7 2,12C4,17 2,21 2,22C-6,21 -10,14 -20,13C-28,13 -34,10 -34,4Z", RED.pale)) +
  line("M-34,4C-22,9 -8,7 3,12") +
  path("M-25,6L-22,14L-18,7.5Z", WHITE, 'stroke-width="1.8"') +
  bare(circle(-28, -4, 2.2, INK)) +
  eye(-1, -6, 8) +
  line("M-13,-18L6,-11", 'stroke-width="4.5"');

const wing = (d: string, ribs: string): string => path(d, RED.deep) + line(ribs, 'stroke-width="2"');
const arrow = (x: number, y: number, turn: number): string =>
  place(path("M-3,4L-12,6L0,-16L12,6L3,4Q0,8 -3,4Z", RED.deep), x, y, 1, turn);
const body = (ribbon: Ribbon): string => skin({ body: ribbon, tones: RED, texture: texture("R"), belly: -1 });

export const red: Dragon = {
  compact: () => {
    const spine = new Ribbon([
      [42, 44, 13],
      [42, 66, 16],
      [56, 92, 20],
      [78, 104, 9],
      [92, 98, 5],
      [94, 84, 3],
    ]);
    return inked(
      shadow(56, 112, 40) +
        wing(
          "M54,70C52,44 66,16 92,5C90,14 93,20 98,26C92,31 90,36 93,44C86,46 82,52 84,60C76,58 66,62 62,80Z",
          "M56,70L92,7M58,72L93,43",
        ) +
        arrow(94, 80, 0) +
        path(spine.spikes(1, 0.3, 0.66, [7, 8, 8]), RED.deep) +
        body(spine) +
        path("M52,88C66,80 80,92 72,110L50,110C46,100 46,93 52,88Z", RED.body) +
        claws(48, 112, RED.body) +
        path("M38,76C34,88 32,96 32,110L46,110C45,98 48,90 52,82Z", RED.body) +
        claws(34, 112, RED.body) +
        place(HEAD, 40, 40),
    );
  },
  wide: () => {
    const spine = new Ribbon([
      [52, 58, 13],
      [74, 74, 17],
      [108, 80, 19],
      [140, 76, 12],
      [166, 86, 7],
      [188, 70, 3],
    ]);
    return inked(
      wing(
        "M96,70C92,44 84,24 70,8C84,10 92,12 98,16C104,10 110,10 118,12C118,20 120,26 128,28C122,36 118,50 120,66Z",
        "M98,68L72,9M102,68L116,13",
      ) +
        wing(
          "M98,72C104,38 128,12 170,6C166,15 170,22 178,28C168,31 164,38 168,48C156,46 146,50 146,62C134,58 124,64 122,76Z",
          "M102,72L168,8M106,73L167,47",
        ) +
        arrow(190, 66, 40) +
        path(spine.spikes(1, 0.12, 0.9, [7, 8, 8, 8, 8, 7, 5]), RED.deep) +
        path("M120,88C126,98 136,102 146,100L138,110C122,110 112,104 108,94Z", RED.body) +
        body(spine) +
        path("M76,84C78,96 72,104 60,106L64,114C80,114 92,104 94,90Z", RED.body) +
        place(HEAD, 46, 48, 1.12),
    );
  },
  tall: () => {
    const spine = new Ribbon([
      [46, 60, 14],
      [56, 92, 15],
      [48, 136, 20],
      [56, 182, 22],
      [78, 214, 11],
      [50, 226, 7],
      [20, 214, 5],
      [16, 190, 3],
    ]);
    return inked(
      shadow(52, 232, 42) +
        wing(
          "M52,128C34,118 18,96 6,66C4,86 2,98 4,110C10,112 12,118 8,128C16,130 20,138 18,148C28,146 38,148 44,156Z",
          "M48,130L7,70M48,138L9,128",
        ) +
        wing(
          "M54,128C60,98 76,72 96,58C94,70 95,80 99,88C92,94 92,104 97,114C88,116 85,126 89,138C76,138 66,146 64,156Z",
          "M58,128L96,60M60,134L97,113",
        ) +
        arrow(15, 187, -10) +
        path(spine.spikes(1, 0.16, 0.8, [8, 8, 8, 9, 9, 9, 7]), RED.deep) +
        body(spine) +
        path("M54,178C72,170 86,190 76,226L50,226C42,206 44,186 54,178Z", RED.body) +
        claws(52, 230, RED.body) +
        path("M44,140C34,146 28,150 22,150L22,160C36,162 48,158 56,150Z", RED.body) +
        place(HEAD, 44, 50, 1.12),
    );
  },
};
