// The head, looking left; its centre is the middle of the skull.
import { WHITE, bare, circle, eye, line, path, place } from "../draw";
import { blush, fang, nostril, type Hide, type Mood } from "./parts";

interface Looks {
  readonly horn?: number; // how far the horns have grown, 0 to 1
  readonly quiff?: boolean;
  readonly old?: boolean; // a beard and glasses
}

export function head(mood: Mood, hide: Hide, { horn = 0, quiff = false, old = false }: Looks = {}): string {
  const { pale, deep } = hide;
  return (
    (horn ? place(path("M-8,4C-6,-10 4,-18 18,-18C11,-11 8,-4 8,6Z", pale), 10, -20, 0.5 + horn * 0.8) : "") +
    (quiff
      ? path("M-8,-22C-14,-34 -6,-40 0,-42C-2,-36 2,-34 6,-40C8,-34 12,-32 16,-34C16,-28 14,-22 8,-18Z", deep)
      : "") +
    path("M16,-6C24,-16 34,-16 40,-12C36,-2 30,6 20,8Z", deep) +
    (mood === "calm" ? calm(hide, old) : annoyed(hide))
  );
}

function calm({ body, pale }: Hide, old: boolean): string {
  return (
    path(
      "M22,-10C15,-25 -6,-27 -14,-15C-25,-14 -35,-8 -35,3C-35,12 -26,16 -15,16C-9,22 4,24 12,21C25,16 28,2 22,-10Z",
      body,
    ) +
    bare(path("M-34,5C-24,10 -8,11 4,7C8,13 10,18 8,22C2,23.5 -9,22 -15,16C-26,16 -34,13 -34,5Z", pale)) +
    line("M-33,5C-23,10 -8,11 4,6") +
    nostril(-28, -3) +
    blush(9, 7) +
    (old ? spectacles + beard : eye(-3, -6, 8))
  );
}

// It opens its mouth (the fire is the card's affair) and knits its brow.
function annoyed({ body }: Hide): string {
  return (
    path("M12,10C8,18 4,26 -6,28C-16,29 -25,25 -26,20C-18,18 -8,14 0,6Z", body) +
    path("M-30,5L-26,20C-18,18 -8,14 2,8Z", "var(--art-R-deep)") +
    path(
      "M22,-10C15,-25 -6,-27 -14,-17C-25,-18 -37,-14 -37,-5C-37,3 -31,6 -24,5C-14,4 -4,6 2,14C6,20 12,21 16,18C26,12 27,0 22,-10Z",
      body,
    ) +
    fang("M-28,5.5L-25,12L-21,5Z") +
    nostril(-30, -8) +
    eye(-1, -5, 7.6) +
    line("M-12,-16L9,-10", 'stroke-width="5"')
  );
}

const spectacles =
  circle(-3, -6, 10.5, WHITE) +
  line("M-9,-5Q-3,-11 3,-5", 'stroke-width="3"') +
  line("M7.5,-6L24,-9M-13,-8C-17,-11 -19,-10 -20,-9", 'stroke-width="2.6"');

const beard =
  path(
    "M-27,14C-31,28 -26,44 -15,54C-14,48 -11,46 -7,50C2,42 10,32 10,20C2,24 -9,22 -15,16C-19,16.5 -24,16 -27,14Z",
    WHITE,
  ) +
  line(
    "M-20,26C-20,32 -18,36 -15,40M-10,28C-10,32 -9,35 -7,38M0,28C0,31 -1,33 -2,35",
    'stroke-width="1.8" stroke-opacity=".5"',
  );
