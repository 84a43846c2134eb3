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
  place(
    path("M0,5C-2,-2 -13,3 -13,-6C-13,-13 -4,-16 0,-25C4,-16 13,-13 13,-6C13,3 2,-2 0,5Z", BLACK.deep),
    x,
    y,
    0.85,
    turn,
  );
const body = (ribbon: Ribbon): string => skin({ body: ribbon, tones: BLACK, texture: texture("K"), belly: 0 });
const talons = (axis: number, y: number): string =>
  both(path(`M${axis + 4},${y}c0,8 3,10 2,16c3,-3 4,-3 6,0c2,-4 4,-4 6,-1c1,-8 -2,-14 -6,-17z`, BLACK.body), axis);

export const black: Dragon = {
  compact: () => {
    const tail = new Ribbon("50,62,15 50,84,17 54,100,11 68,108,6 78,103,3");
    return inked(
      wings(
        "M54,62C58,44 68,24 90,12C97,30 99,54 95,88C90,79 84,79 79,90C75,81 69,81 64,94C61,88 58,86 54,88Z",
        "M62,52L89,15M62,56L94,82M60,60L79,84M58,66L64,88",
        50,
      ) +
        spade(81, 101, 52) +
        body(tail) +
        talons(50, 92) +
        place(HEAD, 50, 46, 1.02),
    );
  },
  wide: () => {
    const tail = new Ribbon("100,66,16 100,88,18 106,104,11 128,110,6 146,102,3");
    return inked(
      wings(
        "M104,66C112,46 132,24 166,8C184,22 195,48 197,92C189,79 180,79 171,94C164,80 152,80 144,98C138,86 126,86 118,100C114,92 110,90 104,92Z",
        "M114,56L166,11M114,60L196,86M114,64L171,88M112,68L144,92",
        100,
      ) +
        spade(150, 100, 58) +
        body(tail) +
        talons(100, 96) +
        place(HEAD, 100, 50, 1.14),
    );
  },
  tall: () => {
    const tail = new Ribbon("50,76,15 50,108,18 46,146,15 60,178,12 50,208,9 28,214,6 16,198,3");
    return inked(
      wings(
        "M54,96C58,72 70,48 94,32C98,70 99,112 96,158C91,146 85,146 81,160C77,146 71,146 66,160C62,144 58,138 54,140Z",
        "M61,88L93,36M62,94L95,150M60,98L81,152M58,104L66,152",
        50,
      ) +
        spade(14, 194, -22) +
        body(tail) +
        talons(50, 128) +
        place(HEAD, 50, 58, 1.12),
    );
  },
};
