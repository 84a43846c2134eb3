// Black: a night dragon seen from the front, both wings spread, eyes like lanterns.
import { INK, WHITE, bare, both, circle, inked, line, oval, path, place } from "../draw";
import { Ribbon } from "../ribbon";
import { texture } from "./patterns";
import { skin, tones, type Dragon } from "./parts";

const BLACK = tones("K");

const lantern =
  oval(10, -3, 7, 8, "var(--art-flame)") + bare(oval(9, -2, 2.4, 6.4, INK) + circle(11.5, -5.5, 1.6, WHITE));
const HEAD =
  both(path("M6,-18C6,-32 14,-42 26,-44C22,-34 24,-22 24,-8Z", BLACK.pale), 0) +
  path(
    "M0,-26C18,-26 27,-14 25,0C23,10 14,14 11,20C8,26 4,28 0,28C-4,28 -8,26 -11,20C-14,14 -23,10 -25,0C-27,-14 -18,-26 0,-26Z",
    BLACK.body,
  ) +
  bare(path("M0,-26L4,-16L0,-8L-4,-16Z", BLACK.deep)) +
  both(lantern, 0) +
  both(line("M3,-12L18,-15", 'stroke-width="4"'), 0) +
  bare(both(oval(4, 15, 1.6, 2, BLACK.pale), 0)) +
  line("M-8,20Q0,24 8,20", `stroke="${BLACK.pale}" stroke-width="2"`) +
  bare(both(path("M4,21.5L6,27L8,20.5Z", WHITE), 0));

const wings = (d: string, ribs: string, axis: number): string =>
  both(
    bare(path(d, BLACK.body) + path(d, `url(#${texture("K")})`)) +
      line(d) +
      line(ribs, `stroke="${BLACK.pale}" stroke-width="1.8"`),
    axis,
  );
const spade = (x: number, y: number, turn: number): string =>
  place(path("M0,6C-4,2 -12,0 -12,-8L0,-18L12,-8C12,0 4,2 0,6Z", BLACK.deep), x, y, 0.85, turn);
const body = (ribbon: Ribbon): string => skin({ body: ribbon, tones: BLACK, texture: texture("K"), belly: 0 });
const talons = (axis: number, y: number): string =>
  both(path(`M${axis + 4},${y}c0,8 3,10 2,16c3,-3 4,-3 6,0c2,-4 4,-4 6,-1c1,-8 -2,-14 -6,-17z`, BLACK.body), axis);

export const black: Dragon = {
  compact: () => {
    const tail = new Ribbon([
      [50, 62, 15],
      [50, 84, 17],
      [54, 100, 11],
      [70, 108, 6],
      [84, 104, 3],
    ]);
    return inked(
      wings(
        "M54,70C56,50 64,28 90,14C97,30 99,52 95,84C90,76 84,76 79,84C75,76 69,76 64,86C61,80 58,80 54,84Z",
        "M58,70L89,17M60,72L94,80M58,74L79,81",
        50,
      ) +
        spade(86, 103, 66) +
        body(tail) +
        talons(50, 92) +
        place(HEAD, 50, 46, 1.02),
    );
  },
  wide: () => {
    const tail = new Ribbon([
      [100, 66, 16],
      [100, 88, 18],
      [106, 104, 11],
      [128, 110, 6],
      [150, 106, 3],
    ]);
    return inked(
      wings(
        "M104,78C112,52 130,30 168,10C184,24 194,48 196,84C188,72 178,72 170,84C164,70 152,70 144,86C138,76 126,76 118,92C114,86 110,86 104,90Z",
        "M110,76L168,13M112,78L195,80M112,80L170,80M112,82L144,83",
        100,
      ) +
        spade(154, 104, 74) +
        body(tail) +
        talons(100, 96) +
        place(HEAD, 100, 50, 1.14),
    );
  },
  tall: () => {
    const tail = new Ribbon([
      [50, 76, 15],
      [50, 108, 18],
      [46, 144, 15],
      [62, 176, 12],
      [50, 208, 9],
      [26, 216, 6],
      [14, 196, 3],
    ]);
    return inked(
      wings(
        "M54,104C58,78 70,52 94,34C98,70 99,110 96,152C91,142 85,142 81,152C77,140 71,140 66,152C62,138 58,134 54,136Z",
        "M60,100L93,38M62,106L96,146M60,110L81,148",
        50,
      ) +
        spade(12, 192, -14) +
        body(tail) +
        talons(50, 128) +
        place(HEAD, 50, 58, 1.12),
    );
  },
};
