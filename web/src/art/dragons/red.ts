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
  line("M-11,-17L6,-11", 'stroke-width="4.5"');

const wing = (d: string, ribs: string): string => path(d, RED.deep) + line(ribs, 'stroke-width="2"');
const arrow = (x: number, y: number, turn: number): string =>
  place(path("M-3,4L-12,6L0,-16L12,6L3,4Q0,8 -3,4Z", RED.deep), x, y, 1, turn);
const body = (ribbon: Ribbon): string => skin({ body: ribbon, tones: RED, texture: texture("R"), belly: -1 });

export const red: Dragon = {
  compact: () => {
    const spine = new Ribbon("42,44,13 42,66,16 56,92,20 74,106,8 86,104,6 93,93,4 90,82,2.5");
    return inked(
      shadow(56, 112, 40) +
        wing(
          "M54,70C52,44 66,16 92,5C90,14 93,20 98,26C92,31 90,36 93,44C86,46 82,52 84,60C76,58 66,62 62,80Z",
          "M56,70L92,7M58,72L93,43",
        ) +
        arrow(89, 80, -14) +
        body(spine) +
        path("M52,88C66,80 80,92 72,110L50,110C46,100 46,93 52,88Z", RED.body) +
        claws(48, 112, RED.body) +
        path("M38,76C34,88 32,96 32,110L46,110C45,98 48,90 52,82", RED.body) +
        claws(34, 112, RED.body) +
        place(HEAD, 40, 40),
    );
  },
  wide: () => {
    const spine = new Ribbon("52,58,13 74,74,17 108,80,19 140,76,12 166,86,7 188,70,3");
    return inked(
      wing(
        "M92,72C88,50 92,26 108,5C112,11 117,13 124,12C122,20 124,26 130,30C124,38 118,50 118,70Z",
        "M94,70L108,8M98,70L124,14",
      ) +
        wing(
          "M98,72C104,38 128,12 170,6C168,15 172,22 180,27C170,31 166,38 169,48C157,46 148,51 147,62C136,59 126,65 122,78Z",
          "M102,72L168,8M106,73L168,47",
        ) +
        arrow(190, 66, 40) +
        path(spine.spikes(1, 0.54, 0.8, [9, 9, 8]), RED.deep) +
        path("M124,86C128,96 138,100 148,97C150,103 145,109 138,110C122,110 112,104 108,94", RED.body) +
        body(spine) +
        path("M74,82C78,95 70,102 60,102C55,107 58,114 65,114C82,114 92,104 94,88", RED.body) +
        place(HEAD, 46, 48, 1.12),
    );
  },
  tall: () => {
    const spine = new Ribbon("46,60,14 56,92,15 48,136,20 56,188,21 74,222,9 86,222,6 93,210,4 90,198,2.5");
    return inked(
      shadow(52, 232, 42) +
        wing(
          "M52,128C34,118 18,98 5,70C4,88 2,100 4,112C10,114 12,120 8,130C16,132 20,140 18,150C28,148 38,150 44,158Z",
          "M48,130L6,74M48,138L9,129",
        ) +
        wing(
          "M54,128C60,98 76,74 96,60C94,72 95,82 99,90C92,96 92,106 97,116C88,118 85,128 89,140C76,140 66,148 64,158Z",
          "M58,128L96,62M60,134L97,115",
        ) +
        arrow(89, 195, -14) +
        path(spine.spikes(1, 0.3, 0.52, [9, 9]), RED.deep) +
        body(spine) +
        path("M46,190C58,174 80,180 80,204C80,216 76,224 72,230H50", RED.body) +
        claws(52, 231, RED.body) +
        path("M44,136C36,144 30,146 22,144C17,149 20,157 27,158C40,160 50,156 58,148", RED.body) +
        path("M36,176C26,190 24,208 26,228H42C40,210 44,200 52,190", RED.body) +
        claws(29, 231, RED.body) +
        place(HEAD, 44, 50, 1.12),
    );
  },
};
