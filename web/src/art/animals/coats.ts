// Who the animals are: four tones (art.css), the shape behind each, and a pattern for its tile.
import { circle, group, line, path, star } from "../draw";
import { define } from "../sprite";

export const ANIMALS = ["rabbit", "butterfly", "frog", "swan", "deer", "fox", "bird", "squirrel"] as const;
export type Animal = (typeof ANIMALS)[number];
export type Tile = Animal | "clover";

export interface Coat {
  readonly ground: string;
  readonly body: string;
  readonly deep: string;
  readonly pale: string;
}

export const coat = (tile: Tile): Coat => ({
  ground: `var(--art-${tile}-ground)`,
  body: `var(--art-${tile})`,
  deep: `var(--art-${tile}-deep)`,
  pale: `var(--art-${tile}-pale)`,
});

const thin = (d: string): string => line(d, 'stroke="currentColor" stroke-width="2" stroke-linecap="round"');
const solid = (d: string): string => path(d, "currentColor");

// Each behind its animal, so that a tile is known by its outline alone even when it is tiny.
export const BADGES: Record<Tile, string> = {
  rabbit: "M50,5A45,45 0 1 1 49.9,5Z",
  butterfly:
    "M50,4C62,4 66,12 68,16C76,12 86,14 92,24C97,34 94,42 90,50C94,58 97,66 92,76C86,86 76,88 68,84C66,88 62,96 50,96C38,96 34,88 32,84C24,88 14,86 8,76C3,66 6,58 10,50C6,42 3,34 8,24C14,14 24,12 32,16C34,12 38,4 50,4Z",
  frog: "M28,6H72L96,50L72,94H28L4,50Z",
  swan: "M6,94V50A44,44 0 0 1 94,50V94Z",
  deer: "M50,3L97,40L80,95H20L3,40Z",
  fox: "M50,1L99,50L50,99L1,50Z",
  bird: "M20,84A20,20 0 0 1 10,48A22,22 0 0 1 34,18A26,26 0 0 1 78,26A20,20 0 0 1 92,58A18,18 0 0 1 80,86Z",
  squirrel: "M30,5H70L95,30V70L70,95H30L5,70V30Z",
  clover: star(50, 50, 50, 40, 14),
};

const MOTIFS: Record<Tile, string> = {
  rabbit: thin("M5,9V4M3,8L1,5M7,8L9,5M15,19V14M13,18L11,15M17,18L19,15"),
  butterfly:
    circle(5, 5, 2.4, "currentColor") +
    circle(9, 5, 2.4, "currentColor") +
    circle(7, 8.4, 2.4, "currentColor") +
    circle(16, 16, 1.6, "currentColor"),
  frog:
    circle(5, 5, 3, "none", 'stroke="currentColor" stroke-width="1.8"') +
    circle(15, 15, 3, "none", 'stroke="currentColor" stroke-width="1.8"'),
  swan: thin("M0,5q5,-5 10,0t10,0M0,15q5,-5 10,0t10,0"),
  deer: solid("M5,1L9,9H1ZM15,11L19,19H11Z"),
  fox: solid("M5,1L8,5L5,9L2,5ZM15,11L18,15L15,19L12,15Z"),
  bird: thin("M1,4q3,-1 4,3q1,-4 4,-3M11,14q3,-1 4,3q1,-4 4,-3"),
  squirrel: thin("M0,20L20,0M0,0L20,20"),
  clover: solid(star(5, 5, 4, 1.6, 4) + star(15, 15, 4, 1.6, 4)),
};

export function meadow(tile: Tile): string {
  const id = `art-meadow-${tile}`;
  define(id, () => {
    const { ground, deep } = coat(tile);
    const motif = group(MOTIFS[tile], `color="${deep}" opacity=".3"`);
    return `<pattern id="${id}" width="20" height="20" patternUnits="userSpaceOnUse"><rect width="20" height="20" fill="${ground}"/>${motif}</pattern>`;
  });
  return `url(#${id})`;
}
