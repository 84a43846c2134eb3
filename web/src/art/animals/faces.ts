// The four animals who look at us.
import { INK, WHITE, bare, both, circle, eye, line, oval, path } from "../draw";
import type { Coat } from "./coats";

const blush = (x: number, y: number, r = 5): string =>
  bare(both(circle(x, y, r, "var(--art-blush)", 'opacity=".65"'), 50));
const eyes = (x: number, y: number, r: number): string => eye(100 - x, y, r, 0.12) + eye(x, y, r, -0.12);

export const rabbit = ({ body, deep, pale }: Coat): string =>
  path("M34,46C22,36 18,10 27,7C37,5 45,26 45,42Z", body) +
  bare(path("M34,38C28,30 25,16 29,14C34,13 39,27 40,37Z", deep)) +
  path("M55,42C54,24 58,10 66,7C74,8 80,14 90,32C84,38 76,34 73,26C74,34 72,40 66,46Z", body) +
  bare(path("M60,38C60,26 63,17 67,15C69,20 69,30 66,40Z", deep)) +
  path("M50,36C70,36 82,50 80,65C78,82 66,91 50,91C34,91 22,82 20,65C18,50 30,36 50,36Z", body) +
  bare(oval(50, 76, 19, 13, pale)) +
  eyes(64, 58, 6.6) +
  blush(71, 70) +
  path("M50,74C46,74 44,71 45,69H55C56,71 54,74 50,74Z", deep, 'stroke-width="2.4"') +
  line("M50,74V79M41,79Q46,84 50,79Q54,84 59,79", 'stroke-width="2.6"') +
  path("M46.5,82V88H53.5V82Z", WHITE, 'stroke-width="2"') +
  line("M24,74L10,71M25,79L11,82M76,74L90,71M75,79L89,82", 'stroke-width="1.8"');

const FROG = "M50,28C76,28 90,44 90,60C90,76 74,86 50,86C26,86 10,76 10,60C10,44 24,28 50,28Z";

export const frog = ({ body, deep, pale }: Coat): string =>
  both(circle(70, 31, 15, body), 50) +
  bare(path(FROG, body) + path("M12,63C34,77 66,77 88,63C86,79 72,86 50,86C28,86 14,79 12,63Z", pale)) +
  line(FROG) +
  bare(both(circle(70, 33, 12.7, body), 50)) +
  line("M15,63C34,76 66,76 85,63") +
  eyes(70, 29, 9.5) +
  bare(
    both(circle(45, 52, 1.8, INK) + circle(80, 48, 3, deep) + circle(72, 53, 2, deep), 50) + circle(50, 40, 3, deep),
  ) +
  blush(80, 59) +
  path("M46,73C46,83 54,83 54,73Z", "var(--art-blush)", 'stroke-width="2.2"');

export const deer = ({ body, deep, pale }: Coat): string =>
  both(line("M58,34C60,22 66,16 66,6M62,22C70,22 76,18 79,9M66,15C61,14 58,11 57,6", 'stroke-width="8.5"'), 50) +
  both(
    line(
      "M58,34C60,22 66,16 66,6M62,22C70,22 76,18 79,9M66,15C61,14 58,11 57,6",
      `stroke="${deep}" stroke-width="3.4"`,
    ),
    50,
  ) +
  both(
    path("M68,46C76,34 88,32 94,37C92,48 82,55 71,54Z", body) +
      bare(path("M75,47C80,41 85,38 90,39C87,46 81,50 75,50Z", "var(--art-blush)", 'opacity=".7"')),
    50,
  ) +
  path(
    "M50,31C66,31 75,42 74,55C73,66 67,70 65,80C63,89 57,93 50,93C43,93 37,89 35,80C33,70 27,66 26,55C25,42 34,31 50,31Z",
    body,
  ) +
  bare(
    path("M50,66C60,66 64,72 64,79C63,88 57,91.5 50,91.5C43,91.5 37,88 36,79C36,72 40,66 50,66Z", pale) +
      path("M44,33L50,52L56,33Z", pale),
  ) +
  eyes(63, 57, 6.4) +
  oval(50, 74, 7.5, 5.4, deep, 'stroke-width="2.4"') +
  line("M50,80V84M43,85Q50,90 57,85", 'stroke-width="2.4"');

export const fox = ({ body, deep, pale }: Coat): string =>
  both(
    path("M58,38C64,20 76,10 88,8C92,24 90,42 80,54Z", body) +
      bare(path("M68,36C72,26 78,20 84,18C86,28 84,38 78,46Z", deep)),
    50,
  ) +
  path(
    "M50,32C66,30 80,40 84,54C88,60 92,64 95,66C88,76 74,86 50,92C26,86 12,76 5,66C8,64 12,60 16,54C20,40 34,30 50,32Z",
    body,
  ) +
  bare(both(path("M50,88C52,72 60,62 80,60C86,63 90,65 92,67C84,76 70,84 50,90Z", pale), 50)) +
  eyes(66, 55, 6.4) +
  path("M50,90C45,88 41,84 42,81H58C59,84 55,88 50,90Z", INK) +
  line("M50,80C50,74 50,72 50,70", 'stroke-width="2"');
