// Rainbow: an arch of all five skins over a cloud. Its ground is made of all five grounds.
import { INK, WHITE, bare, circle, eye, inked, line, num, path, place } from "../draw";
import { ground, texture } from "./patterns";
import { COLOURS, tones } from "./parts";

// Five rays of ground from a point: any colour, all colours.
export function rays(width: number, height: number, x: number, y: number): string {
  const reach = width + height;
  const at = (turn: number): string => {
    const angle = (2 * Math.PI * turn) / 5 - Math.PI / 2 - Math.PI / 5;
    return `${num(x + reach * Math.cos(angle))},${num(y + reach * Math.sin(angle))}`;
  };
  return COLOURS.map((colour, i) => path(`M${x},${y}L${at(i)} ${at(i + 0.5)} ${at(i + 1)}Z`, ground(colour))).join("");
}

const HEAD =
  COLOURS.map((colour, i) =>
    path(
      "M0,0C-8,-12 -6,-24 4,-32C8,-22 10,-12 6,0Z",
      tones(colour).body,
      `transform="translate(14 -6) rotate(${i * 30 - 20})"`,
    ),
  ).join("") +
  path(
    "M22,-10C14,-24 -6,-25 -14,-14C-24,-14 -34,-9 -34,2C-34,11 -25,15 -14,15C-8,21 4,23 12,20C24,16 27,0 22,-10Z",
    WHITE,
  ) +
  bare(circle(-27, -3, 2, INK) + circle(6, 8, 5, "var(--art-blush)", 'opacity=".6"')) +
  line("M-32,6C-22,10 -12,9 -4,6") +
  eye(-3, -6, 8);

const arch = (r: number): string => `M${50 - r},98V56A${r},${r} 0 0 1 ${50 + r},56V98`;
const cloud = (x: number, y: number): string =>
  path(`M${x - 22},${y}a9,9 0 0 1 3,-17a12,12 0 0 1 21,-5a10,10 0 0 1 17,9a8,8 0 0 1 1,13z`, WHITE);

export const rainbow = (): string => {
  const bands = COLOURS.map((colour, i) => {
    const r = 46 - 6 * i;
    const d = `M${50 - r},98V56A${r},${r} 0 0 1 ${50 + r},56V98H${44 + r}V56A${r - 6},${r - 6} 0 0 0 ${56 - r},56V98Z`;
    return path(d, tones(colour).body) + path(d, `url(#${texture(colour)})`);
  }).join("");
  return inked(
    bare(bands) +
      line(arch(46)) +
      line(arch(16)) +
      cloud(76, 106) +
      cloud(30, 113) +
      cloud(58, 116) +
      place(HEAD, 30, 76, 0.84),
  );
};
