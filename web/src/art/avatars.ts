// Eight faces for the seats, people and machines alike, each on a ground of its own.
import { INK, WHITE, bare, both, circle, eye, group, inked, line, oval, path, rect, star } from "./draw";
import { define, picture, type Picture } from "./sprite";

const eyes = (x: number, y: number, r: number): string => eye(100 - x, y, r, 0.1) + eye(x, y, r, -0.1);
const smile = (y: number): string => line(`M42,${y}Q50,${y + 7} 58,${y}`, 'stroke-width="2.8"');
const blush = (x: number, y: number): string => bare(both(circle(x, y, 4.6, "var(--art-blush)", 'opacity=".65"'), 50));
const shoulders = (fill: string): string => path("M12,104C14,86 30,80 50,80C70,80 86,86 88,104Z", fill);
const skull = (fill: string): string =>
  path("M50,26C66,26 74,38 73,54C72,70 63,80 50,80C37,80 28,70 27,54C26,38 34,26 50,26Z", fill);

const FACES = {
  robot: [
    "B",
    shoulders("var(--art-silver)") +
      line("M50,28V14") +
      circle(50, 12, 5, "var(--art-R-light)") +
      both(rect(76, 46, 8, 16, "var(--art-silver-fold)", 'rx="3"'), 50) +
      rect(24, 28, 52, 48, "var(--art-silver-light)", 'rx="12"') +
      rect(31, 37, 38, 20, INK, 'rx="9"') +
      bare(both(circle(60, 47, 5, "var(--art-flame)"), 50)) +
      line("M40,66H60", 'stroke-width="3"') +
      line("M45,63V69M50,63V69M55,63V69", 'stroke-width="2"'),
  ],
  owl: [
    "G",
    path("M50,20C74,20 84,40 82,66C82,84 70,100 50,100C30,100 18,84 18,66C16,40 26,20 50,20Z", "#a8693a") +
      both(path("M58,26C68,22 78,14 82,8C86,22 84,32 78,40Z", "#8a5128"), 50) +
      bare(path("M50,64C66,64 72,80 68,98H32C28,80 34,64 50,64Z", "#f6dfb8")) +
      both(circle(65, 46, 16, "#f6dfb8") + eye(65, 46, 10, -0.15), 50) +
      path("M50,50L44,57L50,67L56,57Z", "var(--art-fire)") +
      line("M44,78q6,6 12,0M40,87q5,5 10,0q5,5 10,0", 'stroke-width="2.2"'),
  ],
  wizard: [
    "K",
    shoulders("var(--art-B-fold)") +
      skull("#f3c9a2") +
      path("M28,58C28,84 38,100 50,104C62,100 72,84 72,58C66,66 58,66 50,66C42,66 34,66 28,58Z", WHITE) +
      eyes(60, 50, 5) +
      oval(50, 59, 4.5, 4, "#e5a77c", 'stroke-width="2.2"') +
      smile(70) +
      path("M29,40C34,22 44,8 60,4C56,16 64,28 71,40Z", "var(--art-B-fold)") +
      oval(50, 40, 37, 6, "var(--art-B-light)") +
      bare(path(star(49, 24, 7, 2.8, 5), "var(--art-flame)")),
  ],
  knight: [
    "R",
    shoulders("var(--art-silver-fold)") +
      path("M50,24C50,10 62,4 76,8C70,10 70,14 74,18C66,16 58,20 54,28Z", "var(--art-R-light)") +
      path("M50,22C68,22 78,36 78,56L74,80C66,86 34,86 26,80L22,56C22,36 32,22 50,22Z", "var(--art-silver-light)") +
      path("M24,46H76V58C66,62 34,62 24,58Z", INK) +
      bare(both(circle(60, 52, 4, WHITE), 50)) +
      line("M50,60V82M38,68V78M62,68V78", 'stroke-width="2.6"'),
  ],
  queen: [
    "Y",
    path("M22,92C16,60 22,26 50,26C78,26 84,60 78,92Z", "#7a3b2e") +
      shoulders("var(--art-plum-light)") +
      skull("#e9b48a") +
      path("M27,52C30,38 42,34 50,34C58,34 70,38 73,52C75,36 66,24 50,24C34,24 25,36 27,52Z", "#7a3b2e") +
      eyes(60, 54, 5.4) +
      blush(65, 64) +
      smile(67) +
      path("M28,30L24,8L38,18L50,4L62,18L76,8L72,30C60,26 40,26 28,30Z", "var(--art-flame)") +
      bare(circle(50, 20, 3, "var(--art-R-light)") + both(circle(64, 23, 2.4, "var(--art-B-light)"), 50)),
  ],
  pirate: [
    "B",
    shoulders("var(--art-R-light)") +
      skull("#d99a6c") +
      line("M24,46L76,36", 'stroke-width="3"') +
      eye(60, 54, 5.4, -0.1) +
      path("M32,44L48,42C49,54 44,60 38,59C33,58 31,52 32,44Z", INK) +
      path("M40,66C46,62 54,62 60,66C58,74 42,74 40,66Z", "#5b3a24") +
      bare(path("M46,68H54V71H46Z", WHITE)) +
      path("M24,42C24,22 36,14 50,14C64,14 76,22 76,42C60,34 40,34 24,42Z", "var(--art-R-light)") +
      bare(circle(38, 28, 3, WHITE) + circle(52, 23, 3, WHITE) + circle(64, 31, 3, WHITE)) +
      path("M74,38C84,36 90,42 92,52C86,50 80,48 74,44Z", "var(--art-R-light)"),
  ],
  cat: [
    "plum",
    path("M22,100C22,84 34,78 50,78C66,78 78,84 78,100Z", "#55506a") +
      both(
        path("M60,32C66,18 76,10 84,10C88,26 86,42 80,52Z", "#55506a") +
          bare(path("M70,30C73,22 78,18 81,18C83,26 82,34 78,40Z", "var(--art-blush)")),
        50,
      ) +
      path("M50,28C72,28 84,42 83,58C82,74 68,84 50,84C32,84 18,74 17,58C16,42 28,28 50,28Z", "#55506a") +
      both(oval(66, 54, 9, 10, "var(--art-G-light)") + bare(oval(65, 54, 3, 8, INK) + circle(68, 50, 2, WHITE)), 50) +
      path("M45,66H55L50,71Z", "var(--art-blush)", 'stroke-width="2"') +
      line("M40,74Q46,79 50,73Q54,79 60,74", 'stroke-width="2.6"') +
      line("M26,66L8,63M26,71L9,75M74,66L92,63M74,71L91,75", 'stroke-width="2"'),
  ],
  ghost: [
    "silver",
    path("M50,16C72,16 82,34 82,54V96L71,88L61,96L50,88L39,96L29,88L18,96V54C18,34 28,16 50,16Z", WHITE) +
      bare(
        both(oval(63, 46, 6.5, 9, INK) + circle(65, 42, 2.4, WHITE), 50) +
          both(circle(72, 60, 5.4, "var(--art-blush)", 'opacity=".6"'), 50),
      ) +
      path("M42,60H58C58,72 42,72 42,60Z", INK),
  ],
} as const;

export type AvatarName = keyof typeof FACES;
export const AVATAR_NAMES = Object.keys(FACES) as AvatarName[];

export const avatar = (name: AvatarName): Picture =>
  picture(`avatar-${name}`, 100, 100, () => {
    define("art-avatar", () => '<clipPath id="art-avatar"><circle cx="50" cy="50" r="47"/></clipPath>');
    const [ground, face] = FACES[name];
    return inked(
      circle(50, 50, 47, `var(--art-${ground}-light)`) +
        group(face, 'clip-path="url(#art-avatar)"') +
        circle(50, 50, 47, "none"),
    );
  });
