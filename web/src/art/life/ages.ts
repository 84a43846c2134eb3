// The seven ages, each drawn in a box of 100 × 120 with room for the number above on the left.
import { WHITE, bare, circle, line, oval, path, place, rect } from "../draw";
import { Ribbon } from "../ribbon";
import { head } from "./head";
import { fire, foot, hide, trunk, wing, type Mood } from "./parts";

type Age = (mood: Mood) => string;

const EGG = "M50,34C68,34 80,62 80,80C80,98 67,108 50,108C33,108 20,98 20,80C20,62 32,34 50,34Z";
const nest =
  path("M8,96C20,104 80,104 92,96C92,108 78,116 50,116C22,116 8,108 8,96Z", "#b57f4a") +
  line("M16,104L34,110M30,102L52,112M50,104L70,110M68,103L86,104", 'stroke-width="2"');

const egg: Age = () => {
  const { body, deep } = hide(1);
  return (
    path(EGG, "var(--art-age-pale)") +
    bare(
      oval(38, 62, 6, 8, body) +
        oval(62, 72, 8, 9, body) +
        oval(35, 86, 7, 6, body) +
        oval(58, 48, 4, 5, body) +
        oval(52, 92, 5, 4, deep) +
        oval(48, 72, 3, 4, deep) +
        oval(70, 90, 4, 4, deep),
    ) +
    line("M32,56C36,48 40,44 44,42", `stroke="${WHITE}" stroke-width="4"`) +
    line("M44,35L48,43L54,38L57,45", 'stroke-width="2.4"') +
    nest
  );
};

const hatchling: Age = (mood) => {
  const skin = hide(2);
  return (
    (mood === "annoyed" ? fire(34, 70, 54) : "") +
    path("M36,78C34,66 46,60 58,62C72,64 78,76 76,92H38Z", skin.body) +
    place(head(mood, skin), 58, 58, 0.98) +
    place(
      path("M-20,2C-18,-16 -6,-22 2,-22C14,-22 22,-12 22,2L14,-4L7,3L0,-4L-7,3L-14,-3Z", "var(--art-age-pale)") +
        bare(oval(-4, -12, 3, 4, skin.deep) + oval(9, -9, 3.5, 3, skin.deep)),
      63,
      42,
      0.86,
      14,
    ) +
    path(
      "M22,78L32,86L42,77L52,87L62,77L72,86L84,78C87,100 72,113 53,113C34,113 20,100 22,78Z",
      "var(--art-age-pale)",
    ) +
    bare(
      oval(38, 98, 5, 5, skin.deep) +
        oval(60, 96, 6, 5, skin.deep) +
        oval(74, 94, 3, 4, skin.deep) +
        oval(50, 106, 4, 3, skin.deep),
    )
  );
};

const toddler: Age = (mood) => {
  const skin = hide(3);
  return (
    (mood === "annoyed" ? fire(34, 66, 56) : "") +
    wing(70, 84, 0.46, skin.deep) +
    trunk(new Ribbon("56,70,13 56,84,18 64,98,18 78,107,8 89,104,5 96,94,2"), skin) +
    foot(76, 113, skin.body, 0.9) +
    foot(52, 113, skin.body, 0.9) +
    path("M48,84C42,90 36,92 30,92C28,98 34,101 40,100C48,100 54,94 56,90", skin.body) +
    place(head(mood, skin, { horn: 0.1 }), 58, 56, 1.02) +
    (mood === "calm"
      ? rect(16, 96, 17, 17, "var(--art-R-light)", 'rx="2"') + rect(20, 80, 15, 16, "var(--art-Y-light)", 'rx="2"')
      : rect(10, 97, 16, 16, "var(--art-R-light)", 'rx="2" transform="rotate(-14 18 105)"'))
  );
};

const child: Age = (mood) => {
  const skin = hide(4);
  return (
    (mood === "annoyed" ? fire(34, 58, 56) : "") +
    wing(66, 76, 0.66, skin.deep, 8) +
    trunk(new Ribbon("58,56,12 56,76,15 60,94,16 78,107,8 90,104,5 97,92,2"), skin) +
    foot(70, 114, skin.body) +
    foot(50, 114, skin.body) +
    path("M50,76C44,84 36,86 30,84C26,88 30,95 37,95C46,96 54,90 58,84", skin.body) +
    place(head(mood, skin, { horn: 0.3 }), 58, 48, 0.98) +
    (mood === "calm"
      ? circle(22, 100, 13, "var(--art-R-light)") +
        line("M10,96C18,100 26,100 34,96M22,87C18,96 18,104 22,113", `stroke="${WHITE}" stroke-width="2.6"`) +
        circle(22, 100, 13, "none")
      : "")
  );
};

const youth: Age = (mood) => {
  const skin = hide(5);
  return (
    (mood === "annoyed" ? fire(32, 54, 56) : "") +
    wing(66, 72, 0.9, skin.deep, 4) +
    trunk(new Ribbon("54,50,11 54,70,14 58,92,17 78,108,8 90,105,5 97,93,2"), skin) +
    foot(70, 115, skin.body) +
    foot(48, 115, skin.body) +
    path("M48,72C42,80 34,84 26,80C22,86 28,93 36,93C46,94 54,86 57,80", skin.body) +
    place(head(mood, skin, { horn: 0.5, quiff: true }), 54, 42, 0.96) +
    path("M36,60C46,68 62,66 70,58L73,67C62,76 46,76 36,69Z", "var(--art-R-light)") +
    path("M62,68L70,92L60,90L54,72Z", "var(--art-R-light)") +
    line("M60,84L68,86", `stroke="${WHITE}" stroke-width="2.4"`)
  );
};

const adult: Age = (mood) => {
  const skin = hide(6);
  return (
    (mood === "annoyed" ? fire(28, 50, 54) : "") +
    wing(60, 76, 1.06, skin.deep, -8) +
    place(path("M-3,4L-11,6L0,-14L11,6L3,4Z", skin.deep), 92, 78, 0.8, 4) +
    trunk(new Ribbon("52,48,12 48,70,17 58,94,21 76,108,9 88,106,6 95,94,4 92,82,2"), skin) +
    path("M54,92C68,84 80,94 74,112H52C46,102 48,96 54,92Z", skin.body) +
    foot(50, 115, skin.body, 1.1) +
    path("M44,80C38,92 36,100 35,114H50C50,102 54,94 58,86", skin.body) +
    foot(38, 115, skin.body, 1.05) +
    place(head(mood, skin, { horn: 0.8 }), 50, 42, 0.96)
  );
};

const elder: Age = (mood) => {
  const skin = hide(7);
  return (
    wing(68, 80, 0.62, skin.deep, 14) +
    line("M20,114V70C20,60 32,60 32,68", 'stroke-width="8"') +
    line("M20,114V70C20,60 32,60 32,68", 'stroke="#b57f4a" stroke-width="3.6"') +
    trunk(new Ribbon("58,52,13 60,76,19 62,98,20 78,109,8 90,106,5 97,95,2"), skin) +
    foot(74, 115, skin.body, 1.05) +
    foot(50, 115, skin.body, 1.05) +
    path("M54,76C44,84 34,84 22,78C16,80 16,89 22,91C36,98 52,96 60,88", skin.body) +
    place(head(mood, skin, { horn: 0.7, old: true }), 54, 46, 1)
  );
};

export const AGES: readonly Age[] = [egg, hatchling, toddler, child, youth, adult, elder];
