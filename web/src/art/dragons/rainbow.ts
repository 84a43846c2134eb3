// Rainbow: an arch of all five skins over a cloud. Its ground is made of all five grounds.
import { INK, WHITE, bare, circle, eye, inked, line, mirror, num, path, place } from "../draw";
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

// Its mane has a lock of every colour.
const HEAD =
  COLOURS.map((colour, i) =>
    path(
      "M-4,4C-12,-10 -10,-24 2,-34C8,-24 10,-10 6,4Z",
      tones(colour).body,
      `transform="translate(16 -2) rotate(${i * 30 - 16})"`,
    ),
  ).join("") +
  path("M-6,-20C-8,-30 -4,-38 4,-44C8,-36 8,-28 6,-20Z", "var(--art-flame)") +
  path(
    "M22,-10C14,-24 -6,-25 -14,-14C-24,-14 -34,-9 -34,2C-34,11 -25,15 -14,15C-8,21 4,23 12,20C24,16 27,0 22,-10Z",
    tones("Y").pale,
  ) +
  bare(circle(-27, -3, 2, INK) + circle(6, 8, 5, "var(--art-blush)", 'opacity=".6"')) +
  line("M-32,6C-22,10 -12,9 -4,6") +
  eye(-3, -6, 8);

const BAND = 5.4;
const arch = (r: number): string => `M${num(50 - r)},104V54A${num(r)},${num(r)} 0 0 1 ${num(50 + r)},54V104`;
const cloud = (x: number, y: number): string =>
  path(`M${x - 22},${y}a9,9 0 0 1 3,-17a12,12 0 0 1 21,-5a10,10 0 0 1 17,9a8,8 0 0 1 1,13z`, WHITE);

export const rainbow = (): string => {
  const outer = 47;
  const bands = COLOURS.map((colour, i) => {
    const [r, inner] = [outer - BAND * i, outer - BAND * (i + 1)];
    const back = `H${num(50 + inner)}V54A${num(inner)},${num(inner)} 0 0 0 ${num(50 - inner)},54V104Z`;
    return path(arch(r) + back, tones(colour).body) + path(arch(r) + back, `url(#${texture(colour)})`);
  }).join("");
  return inked(
    bare(bands) +
      line(arch(outer)) +
      line(arch(outer - 5 * BAND)) +
      cloud(80, 116) +
      cloud(24, 117) +
      place(mirror(HEAD, 0), 43, 80, 0.92),
  );
};
