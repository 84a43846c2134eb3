// What the dragons have in common: their letters, the shapes of their panels, and how a body is coloured.
import { INK, bare, group, line, path } from "../draw";
import type { Ribbon } from "../ribbon";

export type Colour = "R" | "Y" | "B" | "G" | "K";
export const COLOURS: readonly Colour[] = ["R", "Y", "B", "G", "K"];

// A quarter and a whole card have the same shape; the halves have each their own, and the dragons pose for it.
export type Pose = "compact" | "wide" | "tall";
export const STAGE: Record<Pose, readonly [width: number, height: number]> = {
  compact: [100, 120],
  wide: [200, 120],
  tall: [100, 240],
};

export type Dragon = Record<Pose, () => string>;

export interface Tones {
  readonly ground: string;
  readonly body: string;
  readonly deep: string;
  readonly pale: string;
}

export const tones = (letter: string): Tones => ({
  ground: `var(--art-${letter}-ground)`,
  body: `var(--art-${letter})`,
  deep: `var(--art-${letter}-deep)`,
  pale: `var(--art-${letter}-pale)`,
});

interface Skin {
  readonly body: Ribbon;
  readonly tones: Tones;
  readonly texture: string; // a pattern's id
  readonly belly: 1 | -1 | 0; // on its left, on its right, or towards us
  readonly plates?: number;
}

// A body in its own colour, its pattern, a pale belly with plates, and the ink line last.
export function skin({ body, tones: { body: fill, pale }, texture, belly, plates = 7 }: Skin): string {
  const outline = body.outline();
  const front = belly ? body.strip(belly, 0.35) : body.middle(0.5);
  const plate =
    belly && plates ? line(body.across(belly, 0.45, 0.08, 0.8, plates), `stroke-opacity=".4" stroke-width="1.6"`) : "";
  return bare(path(outline, fill) + path(outline, `url(#${texture})`) + path(front, pale)) + plate + line(outline);
}

export const claws = (x: number, y: number, fill: string): string =>
  path(`M${x - 9},${y}c-1-7 4-11 10-11s10 4 10 11z`, fill) +
  line(`M${x - 2},${y}v-4M${x + 5},${y}v-4`, 'stroke-width="1.8"');

export const shadow = (x: number, y: number, rx: number): string =>
  group(`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${rx * 0.14}" fill="${INK}" opacity=".18"/>`);
