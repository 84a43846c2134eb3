// The backs: one look for all games, a frame and the emblem; each game has its own colours.
import { INK, inked, line, path, rect } from "./draw";
import { numeral } from "./digits";
import { emblem, plainEmblem } from "./emblem";
import { define, picture, type Picture } from "./sprite";

type Weave = "dragons" | "goals" | "animals" | "life";

const LOOKS: Record<Weave, { base: string; thread: string; motif: string }> = {
  dragons: { base: "#4a2f52", thread: "#6d4a74", motif: "M0,10L10,0L20,10L10,20Z" },
  goals: {
    base: "#2c4a56",
    thread: "#467081",
    motif: "M0,10a10,10 0 0 1 20,0M-10,20a10,10 0 0 1 20,0M10,20a10,10 0 0 1 20,0",
  },
  animals: { base: "#2f5a4c", thread: "#4b7f6c", motif: "M10,2q6,8 0,16q-6,-8 0,-16M2,10q8,-6 16,0q-8,6 -16,0" },
  life: {
    base: "#7a3b2e",
    thread: "#a35a45",
    motif: "M0,20a10,10 0 0 1 20,0M-10,10a10,10 0 0 1 20,0M10,10a10,10 0 0 1 20,0",
  },
};

function cloth(weave: Weave): string {
  const id = `art-cloth-${weave}`;
  define(id, () => {
    const { base, thread, motif } = LOOKS[weave];
    const drawn = line(motif, `stroke="${thread}" stroke-width="1.6"`);
    return `<pattern id="${id}" width="20" height="20" patternUnits="userSpaceOnUse"><rect width="20" height="20" fill="${base}"/>${drawn}</pattern>`;
  });
  return `url(#${id})`;
}

const frame = (width: number, height: number, weave: Weave): string =>
  rect(0, 0, width, height, cloth(weave)) +
  rect(6, 6, width - 12, height - 12, "none", 'rx="7" stroke="#f4d58d" stroke-width="2.4"');

export const dragonsBack: Picture = picture(
  "back-dragons",
  100,
  120,
  () => frame(100, 120, "dragons") + inked(emblem(50, 62, 40)),
);

// A goal that nobody may look at: seven leaves, as yet without a colour.
export const goalBack: Picture = picture(
  "back-goals",
  100,
  120,
  () =>
    frame(100, 120, "goals") +
    inked(plainEmblem(50, 62, 40, "#f8e6b8", "#e3bf73") + `<circle cx="50" cy="62" r="15" fill="#2c4a56"/>`) +
    numeral("7", 50, 62, 17, "#f8e6b8", "none"),
);

export const animalsBack: Picture = picture(
  "back-animals",
  100,
  100,
  () =>
    rect(1, 1, 98, 98, cloth("animals"), `rx="13" stroke="${INK}" stroke-width="2"`) +
    rect(6, 6, 88, 88, "none", 'rx="9" stroke="#f4d58d" stroke-width="2.4"') +
    inked(`<circle cx="50" cy="50" r="27" fill="#f8e6b8"/>`) +
    numeral("7", 50, 50, 32, "#2f5a4c", "none"),
);

export const lifeBack: Picture = picture(
  "back-life",
  100,
  120,
  () =>
    frame(100, 120, "life") +
    inked(
      path("M50,26C70,26 80,54 80,70C80,88 67,98 50,98C33,98 20,88 20,70C20,54 30,26 50,26Z", "#f8e6b8") +
        line("M21,66L33,58L44,68L56,56L67,67L79,60", 'stroke-width="2.6"'),
    ) +
    numeral("7", 50, 79, 22, "#a35a45", "none"),
);
