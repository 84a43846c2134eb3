// What players say without words.
import { INK, WHITE, bare, both, circle, inked, line, oval, path, place, star, use } from "./draw";
import { animal } from "./animals";
import { dragon } from "./dragons";
import { picture, type Picture } from "./sprite";

const face = (content: string, fill = "var(--art-Y-light)"): string => circle(50, 50, 43, fill) + content;
const dots = bare(both(oval(66, 42, 5, 7, INK), 50));

const SCENES = {
  smile: () =>
    face(
      dots +
        line("M28,60Q50,82 72,60", 'stroke-width="5"') +
        bare(both(circle(76, 58, 6, "var(--art-blush)", 'opacity=".7"'), 50)),
    ),
  laugh: () =>
    face(
      both(line("M58,44Q66,32 75,44", 'stroke-width="5"'), 50) +
        path("M25,54H75C74,74 62,84 50,84C38,84 26,74 25,54Z", "var(--art-R-deep)") +
        bare(path("M30,56H70L68,63H32Z", WHITE) + oval(50, 77, 12, 6, "var(--art-blush)")),
    ),
  wow: () =>
    face(
      both(circle(66, 42, 9, WHITE) + bare(circle(66, 42, 4.5, INK)), 50) +
        both(line("M58,25Q66,20 74,25"), 50) +
        oval(50, 70, 9, 12, "var(--art-R-deep)"),
    ),
  cry: () =>
    face(
      dots +
        both(line("M58,30L73,34"), 50) +
        line("M34,74Q50,58 66,74", 'stroke-width="5"') +
        path("M74,50C82,62 84,66 84,71A9.5,9.5 0 0 1 65,71C65,66 67,61 74,50Z", "var(--art-B-light)"),
    ),
  heart: () =>
    path(
      "M50,90C22,68 8,52 8,34C8,18 20,10 31,10C40,10 47,15 50,24C53,15 60,10 69,10C80,10 92,18 92,34C92,52 78,68 50,90Z",
      "var(--art-R-light)",
    ) + line("M22,34C22,27 26,23 31,23", `stroke="${WHITE}" stroke-width="6"`),
  dragon: () =>
    bare(circle(50, 50, 46, "var(--art-R-ground)")) + use(dragon("R"), 10, 6, 78, 90) + circle(50, 50, 46, "none"),
  clover: () => use(animal("clover"), 0, 0, 100, 100),
  party: () =>
    path("M10,92L34,34L68,68Z", "var(--art-plum-light)") +
    line("M27,58L44,75M19,76L27,83", `stroke="${WHITE}" stroke-width="5"`) +
    path("M10,92L34,34L68,68Z", "none") +
    oval(51, 51, 8, 24, "var(--art-plum-fold)", 'transform="rotate(-45 51 51)"') +
    line("M58,42C60,30 54,24 58,12M62,46C70,40 76,46 88,38", 'stroke-width="4"') +
    place(path(star(0, 0, 11, 5, 5), "var(--art-flame)", 'stroke-width="2.6"'), 80, 18) +
    circle(38, 16, 5, "var(--art-B-light)", 'stroke-width="2.6"') +
    circle(88, 62, 5, "var(--art-G-light)", 'stroke-width="2.6"') +
    circle(70, 30, 4, "var(--art-R-light)", 'stroke-width="2.6"'),
} as const;

export type ReactionName = keyof typeof SCENES;
export const REACTION_NAMES = Object.keys(SCENES) as ReactionName[];

export const reaction = (name: ReactionName): Picture =>
  picture(`reaction-${name}`, 100, 100, () => inked(SCENES[name]()), 0.02);
