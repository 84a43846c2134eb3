// Blue: a sea serpent with fins for ears and a fluke for a tail, in loops above the water.
import { INK, bare, circle, eye, inked, line, path, place } from "../draw";
import { Ribbon } from "../ribbon";
import { texture } from "./patterns";
import { skin, tones, type Dragon } from "./parts";

const BLUE = tones("B");

const HEAD =
  path("M14,-10C20,-26 34,-32 44,-30C40,-24 40,-20 44,-14C38,-10 38,-6 40,2C32,0 24,4 18,8Z", BLUE.pale) +
  line("M18,-4L40,-27M20,0L42,-13", 'stroke-width="1.8"') +
  path("M-8,-20C-4,-32 6,-38 16,-36C12,-32 14,-26 18,-18Z", BLUE.deep) +
  path(
    "M20,-10C12,-24 -8,-25 -16,-13C-24,-13 -34,-8 -34,3C-34,12 -24,17 -12,16C-6,21 4,23 12,20C24,16 27,2 20,-10Z",
    BLUE.body,
  ) +
  bare(
    path("M-33,5C-24,8 -14,6 -6,9C2,12 8,9 12,5C15,12 16,17 10,20C4,23 -6,21 -12,16C-24,17 -33,13 -33,5Z", BLUE.pale),
  ) +
  line("M-33,5C-24,8 -14,6 -6,9Q-2,10 1,8") +
  bare(circle(-26, -3, 2, INK)) +
  eye(-4, -6, 8.4);

const fluke = (x: number, y: number, turn: number): string =>
  place(
    path("M-3,6C-8,-2 -22,-4 -22,-18C-12,-20 -4,-14 0,-6C4,-14 12,-20 22,-18C22,-4 8,-2 3,6Z", BLUE.deep),
    x,
    y,
    0.9,
    turn,
  );
const water = (width: number, y: number, height: number): string => {
  const crest = Array.from({ length: width / 20 + 1 }, () => "q5,-9 10,0t10,0").join("");
  return (
    bare(path(`M-10,${y}${crest}V${height + 10}H-10Z`, BLUE.deep, 'opacity=".55"')) +
    line(`M-10,${y}${crest}`, 'stroke-width="2.4"')
  );
};
const body = (ribbon: Ribbon): string => skin({ body: ribbon, tones: BLUE, texture: texture("B"), belly: -1 });

export const blue: Dragon = {
  compact: () => {
    const neck = new Ribbon("44,42,11 56,64,13 46,90,16 42,134,18");
    const loop = new Ribbon("60,134,7 66,104,7 76,93,7 88,93,7 98,104,7 103,134,6");
    return inked(
      path(loop.spikes(1, 0.28, 0.6, [8, 8]), BLUE.deep) +
        body(loop) +
        path(neck.spikes(1, 0.3, 0.75, [9, 10, 11]), BLUE.deep) +
        body(neck) +
        place(HEAD, 42, 38) +
        water(100, 106, 122),
    );
  },
  wide: () => {
    const neck = new Ribbon("46,46,12 58,70,14 54,98,17 52,136,19");
    const loop = new Ribbon("78,136,12 84,94,12 100,72,12 126,72,12 142,94,12 148,136,11");
    const tail = new Ribbon("166,136,9 170,104,8 178,86,6 179,68,3");
    return inked(
      fluke(179, 66, 4) +
        body(tail) +
        path(loop.spikes(1, 0.26, 0.74, [10, 11, 12, 11, 10]), BLUE.deep) +
        body(loop) +
        path(neck.spikes(1, 0.3, 0.7, [10, 11, 11]), BLUE.deep) +
        body(neck) +
        place(HEAD, 44, 42, 1.1) +
        water(200, 104, 122),
    );
  },
  tall: () => {
    const neck = new Ribbon("44,60,12 60,90,15 50,126,17 30,162,18 38,204,20 44,262,20");
    const tail = new Ribbon("76,262,9 82,218,9 88,196,6 82,176,3");
    return inked(
      fluke(81, 172, -12) +
        body(tail) +
        path(neck.spikes(1, 0.2, 0.74, [10, 11, 12, 12, 12, 11]), BLUE.deep) +
        body(neck) +
        place(HEAD, 42, 52, 1.14) +
        water(100, 220, 242),
    );
  },
};
