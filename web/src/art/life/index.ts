import { lifeBack } from "../back";
import { INK, PAPER, WHITE, bare, circle, group, inked, line, num, path, place, rect, star } from "../draw";
import { numeral } from "../digits";
import { picture, type Picture } from "../sprite";
import { AGES } from "./ages";
import type { Mood } from "./parts";

// A life is a day: the sun rises at 1, stands highest at 4 and has made way for the moon at 7.
function sky(age: number): string {
  const angle = Math.PI * (1.02 - age * 0.15);
  const [x, y] = [50 + 44 * Math.cos(angle), 46 - 34 * Math.sin(angle)];
  const light =
    age === 7
      ? path("M82,10A13,13 0 1 0 94,30A11,11 0 0 1 82,10Z", "var(--art-flame)") +
        path(star(62, 14, 4, 1.4, 4) + star(44, 26, 3, 1, 4) + star(94, 52, 3, 1, 4), WHITE)
      : path(star(x, y, 15, 10, 10), "var(--art-flame)") + circle(x, y, 8, WHITE, 'opacity=".6"');
  return (
    rect(0, 0, 100, 120, `var(--art-sky${age})`) +
    light +
    path("M0,92C24,80 60,84 100,96V120H0Z", "var(--art-hill)") +
    path("M0,104C40,96 70,108 100,102V120H0Z", INK, 'opacity=".12"')
  );
}

// Behind an annoyed dragon the world is red: it is seen from across the table, and without colour by the rays.
function blaze(): string {
  const rays = Array.from({ length: 12 }, (_, i) => {
    const at = (turn: number): string => `${num(58 + 140 * Math.cos(turn))},${num(58 + 140 * Math.sin(turn))}`;
    return `M58,58L${at((Math.PI * i) / 6)} ${at((Math.PI * (i + 0.5)) / 6)}Z`;
  });
  return (
    rect(0, 0, 100, 120, "var(--art-ember)") +
    path(rays.join(""), "var(--art-R)", 'opacity=".75"') +
    path(
      "M0,120V100C6,104 8,94 14,90C14,100 22,100 24,106C28,96 34,98 36,90C40,98 46,98 48,106C54,98 58,100 60,92C66,98 68,102 72,106C76,96 82,98 84,90C88,98 94,100 100,96V120Z",
      "var(--art-fire)",
    )
  );
}

const plate = (age: number, mood: Mood): string => {
  const mark =
    mood === "annoyed"
      ? line("M41,8V22", `stroke="${INK}" stroke-width="10.4" stroke-linecap="round"`) +
        circle(41, 33, 5.2, INK) +
        line("M41,8V22", 'stroke="var(--art-flame)" stroke-width="5.4" stroke-linecap="round"') +
        circle(41, 33, 2.8, "var(--art-flame)")
      : "";
  return mark + numeral(String(age), 20, 23, 36, mood === "annoyed" ? "var(--art-flame)" : PAPER);
};

// The grown ones step back from the number, the annoyed ones make room for their fire.
const pose = (age: number, mood: Mood, figure: string): string => {
  const size = age > 4 ? 0.88 : age > 1 ? 0.94 : 1;
  return place(figure, (mood === "annoyed" ? 107 : 99) - 100 * size, 117 - 117 * size, size);
};

// The dragon alone, without its card; the margin holds its fire.
export const ages = (age: number, mood: Mood = "calm"): Picture =>
  picture(`age-${age}-${mood}`, 100, 120, () => inked(AGES[age - 1]?.(mood) ?? ""), mood === "annoyed" ? 0.24 : 0.04);

// "4", or "4!" for the annoyed one; "?" is a back.
export const lifeCard = (code: string): Picture => {
  const age = Number.parseInt(code, 10);
  const figure = AGES[age - 1];
  if (!figure) return lifeBack;
  const mood: Mood = code.endsWith("!") ? "annoyed" : "calm";
  return picture(
    `life-${age}-${mood}`,
    100,
    120,
    () =>
      group(bare(mood === "annoyed" ? blaze() : sky(age))) +
      group(inked(pose(age, mood, figure(mood))), 'class="art-drawn"') +
      plate(age, mood) +
      rect(0, 0, 100, 120, "none", `stroke="${INK}" stroke-width="2" opacity=".7"`),
  );
};
