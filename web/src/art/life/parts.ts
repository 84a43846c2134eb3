// The dragon whose life the cards tell: always the same creature, from the shell to the walking stick.
import { INK, WHITE, bare, circle, line, path, place } from "../draw";
import type { Ribbon } from "../ribbon";
import { define } from "../sprite";

export type Mood = "calm" | "annoyed";

export interface Hide {
  readonly body: string;
  readonly deep: string;
  readonly pale: string;
  readonly scales: string;
}

export const hide = (age: number): Hide => {
  const [body, deep] = [`var(--art-age${age})`, `var(--art-age${age}-deep)`];
  const id = `art-hide-${age}`;
  define(id, () => {
    const scales = line(
      "M0,0a4,3.5 0 0 0 8,0M-4,4a4,3.5 0 0 0 8,0a4,3.5 0 0 0 8,0",
      `stroke="${deep}" stroke-width="1.4"`,
    );
    return `<pattern id="${id}" width="8" height="8" patternUnits="userSpaceOnUse">${scales}</pattern>`;
  });
  return { body, deep, pale: "var(--art-age-pale)", scales: `url(#${id})` };
};

export function trunk(ribbon: Ribbon, { body, pale, scales }: Hide): string {
  const outline = ribbon.outline();
  return (
    bare(path(outline, body) + path(outline, scales) + path(ribbon.strip(-1, 0.3), pale)) +
    line(ribbon.across(-1, 0.42, 0.1, 0.7, 6), 'stroke-opacity=".4" stroke-width="1.6"') +
    line(outline)
  );
}

export const foot = (x: number, y: number, fill: string, size = 1): string =>
  place(
    path("M-10,0C-11,-8 -5,-12 1,-12C8,-12 12,-7 12,0Z", fill) + line("M-4,0V-4M3,0V-4", 'stroke-width="1.8"'),
    x,
    y,
    size,
  );

export const wing = (x: number, y: number, size: number, fill: string, turn = 0): string =>
  place(
    path("M0,0C-2,-22 10,-44 34,-52C33,-43 36,-37 42,-33C35,-29 33,-22 37,-15C28,-14 23,-8 24,0C16,-3 8,0 4,8Z", fill) +
      line("M2,-2L34,-50M4,0L37,-16", 'stroke-width="2"'),
    x,
    y,
    size,
    turn,
  );

// Fire from a mouth at x, y, to the left, `reach` long.
export const fire = (x: number, y: number, reach: number): string =>
  place(
    path(
      "M0,-4C-14,-12 -24,-18 -38,-14C-34,-18 -36,-24 -40,-28C-52,-24 -58,-16 -60,-8C-64,-12 -68,-12 -72,-10C-66,-4 -68,2 -74,8C-66,8 -62,10 -60,14C-54,22 -42,24 -32,22C-34,18 -32,14 -28,14C-16,14 -8,8 0,4Z",
      "var(--art-R-light)",
    ) +
      bare(
        path(
          "M-4,-2C-16,-8 -26,-10 -36,-6C-40,-10 -44,-14 -46,-18C-52,-12 -52,-4 -56,0C-54,6 -50,10 -44,16C-42,10 -36,8 -30,9C-18,10 -10,5 -4,2Z",
          "var(--art-fire)",
        ) +
          path(
            "M-8,0C-18,-4 -26,-4 -34,0C-38,-4 -42,-4 -44,-6C-44,0 -44,4 -40,8C-36,4 -28,4 -22,4C-16,4 -12,2 -8,0Z",
            "var(--art-flame)",
          ),
      ),
    x,
    y,
    reach / 74,
  );

export const nostril = (x: number, y: number): string => bare(circle(x, y, 2.2, INK));
export const blush = (x: number, y: number): string => bare(circle(x, y, 4.8, "var(--art-blush)", 'opacity=".7"'));
export const fang = (d: string): string => path(d, WHITE, 'stroke-width="1.8"');
