// The five action cards. The frame is the ground of the colour the card gives to Silver; that dragon peeps out below.
import { INK, PAPER, bare, circle, group, inked, line, path, place, rect, star, use } from "./draw";
import { dragon, tones, type Colour } from "./dragons";
import { ground } from "./dragons/patterns";
import { CARD } from "./panels";
import { numeral } from "./digits";
import { define, picture, type Picture } from "./sprite";

const PLUM = "var(--art-plum-light)";

// A bent arrow: its line ends where the head, turned clockwise from upwards, begins.
const arrow = (d: string, x: number, y: number, turn: number): string => {
  const head = "M-8,2L0,-10L8,2Z";
  return (
    line(d, 'stroke-width="9.6"') +
    place(path(head, PLUM), x, y, 1, turn) +
    line(d, `stroke="${PLUM}" stroke-width="5"`) +
    bare(place(path(head, PLUM), x, y, 0.94, turn))
  );
};

const mini = (fill: string, x: number, y: number, turn: number): string =>
  place(rect(-9, -12, 18, 24, fill, 'rx="3"'), x, y, 1, turn);
const fan = (x: number, y: number, fill: string): string =>
  mini(PAPER, x - 9, y + 1, -22) + mini(PAPER, x + 9, y + 1, 22) + mini(fill, x, y - 2, 0);

// A goal in small: a card with a seven on it.
const aim = (fill: string, x: number, y: number, turn = 0, size = 1): string =>
  place(
    rect(-9, -12, 18, 24, fill, 'rx="3"') + bare(circle(0, 0, 7, PAPER)) + numeral("7", 0, 0, 9, INK, "none"),
    x,
    y,
    size,
    turn,
  );

const colour = (letter: Colour): string => `var(--art-${letter}-light)`;

const twoArrows = (): string => {
  const one = arrow("M20,34C21,20 32,14 44,16", 46, 16, 100);
  return one + group(one, 'transform="rotate(180 50 45)"');
};

const SCENES: Record<string, { colour: Colour; draw: () => string }> = {
  "trade-hands": {
    colour: "K",
    draw: () => twoArrows() + place(fan(0, 0, colour("B")), 30, 54, 0.86) + place(fan(0, 0, colour("R")), 70, 36, 0.86),
  },
  "trade-goals": {
    colour: "Y",
    draw: () => twoArrows() + aim(colour("G"), 30, 54, -8, 1.2) + aim(colour("R"), 70, 36, 8, 1.2),
  },
  "rotate-goals": {
    colour: "B",
    draw: () => {
      const five = (["R", "Y", "G", "B", "K"] as const).map((letter, i) => {
        const angle = (2 * Math.PI * i) / 5 - Math.PI / 2;
        return aim(colour(letter), 50 + 27 * Math.cos(angle), 47 + 26 * Math.sin(angle), 72 * i, 0.86);
      });
      const turn = arrow("M-7,7A10,10 0 1 0 -7,-7", -8, -6, 225);
      return five.join("") + place(turn, 50, 47, 0.9);
    },
  },
  "move-card": {
    colour: "G",
    draw: () =>
      rect(18, 42, 24, 31, "none", 'rx="3" stroke-dasharray="4 6" stroke-width="2.6"') +
      arrow("M32,44C33,28 40,20 50,20", 52, 20, 95) +
      place(
        rect(-13, -16, 26, 32, colour("Y"), 'rx="3"') +
          path("M-13,0H13V13a3,3 0 0 1 -3,3H-10a3,3 0 0 1 -3,-3Z", colour("B")),
        74,
        44,
        1,
        12,
      ),
  },
  "zap-card": {
    colour: "R",
    draw: () =>
      bare(path(star(50, 47, 38, 25, 11), "var(--art-flame)")) +
      place(
        rect(-16, -20, 32, 40, colour("B"), 'rx="4"') +
          path("M-16,0H16V16a4,4 0 0 1 -4,4H-12a4,4 0 0 1 -4,-4Z", colour("G")),
        50,
        49,
        1,
        -8,
      ) +
      path("M60,12L37,46H49L43,76L67,39H54L67,12Z", "var(--art-fire)"),
  },
};

export const ACTIONS: readonly string[] = Object.keys(SCENES);
export const actionColour = (action: string): Colour | undefined => SCENES[action]?.colour;

export const actionCard = (action: string): Picture =>
  picture(`action-${action}`, CARD.width, CARD.height, () => {
    const scene = SCENES[action];
    if (!scene) throw new Error(`no action card is called ${action}`);
    define("art-badge", () => '<clipPath id="art-badge"><circle cx="50" cy="99" r="17"/></clipPath>');
    const badge =
      circle(50, 99, 17, ground(scene.colour)) +
      `<g clip-path="url(#art-badge)">${use(dragon(scene.colour), 31, 81, 38, 45.6)}</g>` +
      circle(50, 99, 17, "none");
    return (
      rect(0, 0, 100, 120, ground(scene.colour)) +
      rect(0, 0, 100, 120, tones(scene.colour).body, 'opacity=".5"') +
      group(inked(rect(6, 6, 88, 86, PAPER, 'rx="12"') + scene.draw()) + inked(badge), 'class="art-large"') +
      rect(0, 0, 100, 120, "none", `stroke="${INK}" stroke-width="1.6" opacity=".6"`)
    );
  });
