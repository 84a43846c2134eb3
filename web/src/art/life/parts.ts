// The dragon whose life the cards tell: always the same creature, from the shell to the rocking chair.
import { INK, WHITE, bare, circle, eye, line, path, place } from "../draw";

export type Mood = "calm" | "annoyed";

export interface Hide {
  readonly body: string;
  readonly deep: string;
  readonly pale: string;
}

export const hide = (age: number): Hide => ({
  body: `var(--art-age${age})`,
  deep: `var(--art-age${age}-deep)`,
  pale: "var(--art-age-pale)",
});

interface Looks {
  readonly horn?: number; // how far the horns have grown, 0 to 1
  readonly beard?: boolean;
  readonly glasses?: boolean;
  readonly crest?: boolean;
}

const horns = (grown: number, pale: string): string =>
  grown ? place(path("M-8,4C-6,-10 4,-18 18,-18C11,-11 8,-4 8,6Z", pale), 10, -20, 0.5 + grown * 0.8) : "";

const beard = path("M-16,15C-20,30 -16,44 -6,50C-6,44 -2,42 2,48C8,40 14,28 12,16Z", WHITE);

const closedEye = line("M-11,-5Q-3,-14 5,-5", 'stroke-width="3.4"');

// The head, looking left; its centre is the middle of the skull. An annoyed one opens its mouth and spits fire.
export function head(
  mood: Mood,
  { body, deep, pale }: Hide,
  { horn = 0, beard: bearded, glasses, crest }: Looks = {},
): string {
  const ear = path("M16,-6C24,-16 34,-16 40,-12C36,-2 30,6 20,8Z", deep);
  const tuft = crest
    ? path("M-8,-22C-14,-34 -6,-40 0,-42C-2,-36 2,-34 6,-40C8,-34 12,-32 16,-34C16,-28 14,-22 8,-18Z", deep)
    : "";
  const specs = glasses
    ? circle(-3, -5, 11, WHITE, 'fill-opacity=".35" stroke-width="2.6"') +
      line("M8,-5L22,-8M-14,-5L-22,-8", 'stroke-width="2.6"')
    : "";
  if (mood === "calm")
    return (
      horns(horn, pale) +
      tuft +
      ear +
      path(
        "M22,-10C15,-25 -6,-27 -14,-15C-25,-14 -35,-8 -35,3C-35,12 -26,16 -15,16C-9,22 4,24 12,21C25,16 28,2 22,-10Z",
        body,
      ) +
      bare(path("M-34,5C-24,10 -8,11 4,7C8,13 10,18 8,22C2,23.5 -9,22 -15,16C-26,16 -34,13 -34,5Z", pale)) +
      line("M-33,5C-23,10 -8,11 4,6") +
      bare(circle(-28, -3, 2.2, INK) + circle(9, 7, 4.8, "var(--art-blush)", 'opacity=".7"')) +
      (glasses ? closedEye : eye(-3, -6, 8)) +
      specs +
      (bearded ? beard : "")
    );
  return (
    horns(horn, pale) +
    tuft +
    ear +
    path("M12,10C8,18 4,26 -6,28C-16,29 -25,25 -26,20C-18,18 -8,14 0,6Z", body) +
    path("M-30,5L-26,20C-18,18 -8,14 2,8Z", "var(--art-R-deep)") +
    path(
      "M22,-10C15,-25 -6,-27 -14,-17C-25,-18 -37,-14 -37,-5C-37,3 -31,6 -24,5C-14,4 -4,6 2,14C6,20 12,21 16,18C26,12 27,0 22,-10Z",
      body,
    ) +
    path("M-28,5.5L-25,12L-21,5Z", WHITE, 'stroke-width="1.8"') +
    bare(circle(-30, -8, 2.2, INK)) +
    eye(-2, -6, 7.4) +
    path("M-14,-18L8,-15L9,-8Q-2,-11 -13,-12Z", body, 'stroke-width="2.6"') +
    (bearded ? beard : "")
  );
}

// Fire from the mouth at (0,0), to the left, `reach` long.
export const fire = (x: number, y: number, reach: number, turn = 0): string =>
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
    turn,
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
