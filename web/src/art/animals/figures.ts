// The four animals shown whole, and the clover.
import { INK, WHITE, bare, both, circle, eye, group, line, oval, path } from "../draw";
import type { Coat } from "./coats";

export const butterfly = ({ body, deep, pale }: Coat): string =>
  both(line("M51,32C54,22 60,15 68,13", 'stroke-width="2.8"') + circle(68, 13, 3, deep, 'stroke-width="2.2"'), 50) +
  both(
    path("M52,52C62,56 80,58 80,72C80,86 60,90 52,68Z", deep) +
      bare(oval(67, 73, 6.5, 6, pale)) +
      path("M52,48C56,26 76,16 89,22C98,30 92,52 74,58C64,60 56,56 52,54Z", body) +
      bare(circle(77, 36, 9, pale) + circle(77, 36, 4.5, deep) + circle(63, 48, 3.4, pale) + circle(84, 49, 2.8, pale)),
    50,
  ) +
  path("M50,28C57,28 59,36 57,42C58,60 56,78 50,86C44,78 42,60 43,42C41,36 43,28 50,28Z", INK) +
  bare(both(circle(52.8, 35, 1.8, WHITE), 50)) +
  line("M45,52H55M45.5,60H54.5M46.5,68H53.5", `stroke="${pale}" stroke-width="2"`);

export const swan = ({ body, deep, pale }: Coat): string =>
  path(
    "M92,60C96,48 94,42 90,36C84,44 76,46 66,46C50,46 44,52 40,60C36,50 44,42 46,32C48,18 38,9 27,12C18,14 15,22 15,28C24,24 31,26 31,34C31,44 22,50 21,64C20,80 36,86 56,86C76,86 90,78 92,60Z",
    WHITE,
  ) +
  path("M88,54C82,60 74,62 64,60C56,58 46,62 46,70C52,80 74,80 84,70C88,66 90,60 88,54Z", body) +
  line("M54,68C62,72 72,70 80,64M58,74C64,76 72,75 77,71", 'stroke-width="2"') +
  path("M15,26C8,27 4,31 3,36C10,38 18,36 22,30Z", "var(--art-fire)") +
  bare(circle(15.5, 25.5, 2.6, INK)) +
  eye(25, 20.5, 4.4) +
  bare(path("M8,84q6,-6 12,0t12,0t12,0t12,0t12,0t12,0t12,0V92H8Z", pale, 'opacity=".9"')) +
  line("M8,84q6,-6 12,0t12,0t12,0t12,0t12,0t12,0t12,0", `stroke="${deep}"`);

export const bird = ({ body, deep, pale }: Coat): string =>
  path("M70,60C82,56 92,56 97,50C97,60 95,64 90,68C93,70 94,72 94,76C84,78 76,76 68,74Z", deep) +
  line("M44,82L42,93M58,82L60,93M36,94H46M55,94H65", 'stroke-width="3"') +
  path("M46,16C66,16 80,34 80,56C80,74 66,86 48,86C28,86 16,72 16,52C16,30 28,16 46,16Z", body) +
  bare(
    path("M17,54C28,50 44,58 46,84C28,84 17,72 17,54Z", pale) + circle(24, 53, 4, "var(--art-blush)", 'opacity=".6"'),
  ) +
  path("M50,50C62,44 76,50 82,64C76,74 58,76 52,66C49,60 48,54 50,50Z", deep) +
  line("M60,60C66,62 72,62 77,60M60,67C65,69 70,69 73,67", `stroke="${pale}" stroke-width="2"`) +
  path("M20,36L4,44L20,50C24,46 24,40 20,36Z", "var(--art-flame)") +
  line("M5,44L20,43", 'stroke-width="2"') +
  path("M40,17C38,10 42,5 47,4C46,8 48,11 52,10C50,14 52,17 54,18Z", deep) +
  eye(36, 36, 7.4);

export const squirrel = ({ body, deep, pale }: Coat): string =>
  path(
    "M60,88C80,92 92,78 88,62C86,52 76,50 76,40C76,30 86,28 86,20C86,10 72,6 62,12C50,19 48,36 56,48C62,58 62,72 56,82Z",
    deep,
  ) +
  line("M78,16C68,14 60,24 64,36C68,46 76,54 76,66", `stroke="${pale}" stroke-width="4" opacity=".8"`) +
  path("M44,46C60,48 70,64 68,80C67,90 58,92 46,92H30C28,88 30,85 36,84C30,76 28,58 44,46Z", body) +
  bare(path("M36,58C46,58 48,74 40,84C31,78 29,66 36,58Z", pale)) +
  path("M36,18C34,8 38,4 42,4C46,7 48,12 47,18Z", body) +
  path("M42,14C56,14 64,24 62,36C60,48 48,52 36,50C22,50 13,45 13,39C14,34 20,32 24,27C28,19 33,14 42,14Z", body) +
  bare(
    path("M14,39C22,41 32,40 38,46C38,50 34,50 30,49.5C20,48 14,44 14,39Z", pale) +
      circle(15.5, 36.5, 3, INK) +
      circle(44, 41, 4.6, "var(--art-blush)", 'opacity=".6"'),
  ) +
  eye(35, 30, 6.6) +
  path("M16,62C16,56 32,56 32,62C32,74 28,78 24,80C20,78 16,74 16,62Z", "#d99a4a") +
  path("M14,63C14,54 34,54 34,63Z", deep) +
  line("M24,56V52", 'stroke-width="3"') +
  path("M48,62C44,70 38,72 30,70C28,73 30,77 34,78C44,80 52,76 56,68Z", body);

export const clover = ({ body, deep, pale }: Coat): string => {
  const leaf =
    path("M50,48C42,38 28,32 29,20C30,11 42,9 50,18C58,9 70,11 71,20C72,32 58,38 50,48Z", body) +
    line("M50,40V26", `stroke="${pale}" stroke-width="2.6"`);
  const leaves = [0, 90, 180, 270].map((turn) => group(leaf, `transform="rotate(${turn + 45} 50 48)"`)).join("");
  return (
    line("M51,50C54,66 60,80 70,92", 'stroke-width="9"') +
    line("M51,50C54,66 60,80 70,92", `stroke="${deep}" stroke-width="4"`) +
    leaves +
    bare(circle(50, 48, 3.4, deep))
  );
};
