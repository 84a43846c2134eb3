// Pictures of games, as they stand on the home page: a game itself, seen on the table.
import { INK, WHITE, bare, circle, group, path, rect, star, use } from "./draw";
import { animalTile } from "./animals";
import { dragonsBack } from "./back";
import { dragon } from "./dragons";
import { ages } from "./life";
import { dragonCard } from "./panels";
import { picture, type Picture } from "./sprite";
import { token } from "./tokens";

const WIDTH = 320;
const HEIGHT = 200;

const shade = (x: number, y: number, width: number, height: number, round: number): string =>
  rect(x, y, width, height, INK, `rx="${round}" opacity=".28"`);

const MOSAIC = [
  ["YBYB", "GGRR", "RYRY", "RRBB", "BKBK"],
  ["KKGG", "RKBG", "SSSS", "BBBB", "KGYR"],
  ["GKGR", "RRYY", "YYGG", "GBGB", "BBKK"],
];

function mosaic(): string {
  const cards = MOSAIC.flatMap((row, y) =>
    row.map((code, x) => use(dragonCard(code, null), 78 * x, 93.6 * y, 78, 93.6)),
  );
  return (
    group(cards.join(""), 'transform="translate(-34 -22) rotate(-7 195 140)"') +
    group(use(dragon("R"), 0, 0, 120, 144), 'transform="translate(196 58)" class="art-large"')
  );
}

function families(): string {
  const laid = (name: string, x: number, y: number, turn: number, size = 84): string =>
    group(
      shade(3, 5, size, size, 12) + use(animalTile(name), 0, 0, size, size),
      `transform="translate(${x} ${y}) rotate(${turn} 42 42)"`,
    );
  return (
    rect(0, 0, WIDTH, HEIGHT, "var(--art-felt)") +
    laid("?", -30, -26, 14) +
    laid("deer", 252, -34, 8) +
    laid("swan", -28, 122, -16) +
    laid("squirrel", 120, -46, -6) +
    laid("?", 262, 128, -12) +
    laid("rabbit", 40, 40, -12) +
    laid("bird", 196, 46, 11) +
    laid("butterfly", 126, 128, 4) +
    laid("fox", 118, 46, -2, 88) +
    use(token("77"), 200, 118, 76, 76) +
    use(token("7"), 62, 120, 62, 62)
  );
}

function life(): string {
  const stand = (age: number, x: number, y: number, size: number, mood: "calm" | "annoyed" = "calm"): string =>
    use(ages(age, mood), x, y, size, size * 1.2);
  return (
    rect(0, 0, WIDTH, HEIGHT, "var(--art-sky4)") +
    bare(path(star(268, 42, 34, 24, 14), "var(--art-flame)") + circle(268, 42, 19, WHITE, 'opacity=".6"')) +
    path("M0,112C60,84 150,92 200,104C250,114 290,100 320,92V200H0Z", "var(--art-sky5)") +
    path("M0,138C90,112 220,118 320,146V200H0Z", "var(--art-hill)") +
    group(stand(5, 30, 34, 92) + stand(6, 104, 12, 116) + stand(7, 212, 30, 98)) +
    stand(2, 8, 112, 72) +
    stand(1, 82, 128, 54) +
    stand(3, 136, 116, 68) +
    stand(4, 196, 80, 116, "annoyed")
  );
}

const SCENES = { mosaic, families, life, back: () => use(dragonsBack, 110, 40, 100, 120) };

export type CoverName = keyof typeof SCENES;
export const COVER_NAMES = Object.keys(SCENES) as CoverName[];

export const cover = (name: CoverName): Picture => picture(`cover-${name}`, WIDTH, HEIGHT, SCENES[name]);
