// Five patterns, one a dragon: on its skin and, larger and paler, on the ground of its panels. Whoever cannot tell
// the colours apart tells the patterns apart. The ground's patterns repeat 5 × 5 times a card: mosaics show no seam.
import { circle, group, line, path, star } from "../draw";
import { define } from "../sprite";
import { tones, type Colour } from "./parts";

const weave = (id: string, w: number, h: number, content: string, turn = 0): string =>
  `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse"${turn ? ` patternTransform="rotate(${turn})"` : ""}>${content}</pattern>`;

type Motif = (deep: string) => { skin: [number, number, string, number?]; ground: string };

const stroke = (colour: string, width: number): string =>
  `stroke="${colour}" stroke-width="${width}" stroke-linecap="round"`;

// Rows are drawn beyond the edge of the tile, so that no line is cut where two tiles meet.
const scales = (width: number, height: number): string =>
  [-1, 0, 1, 2]
    .map((row) => {
      const scale = `a${width / 2},${height} 0 0 0 ${width},0`;
      return `M${row % 2 ? -width / 2 : 0},${row * height}${scale}${scale}`;
    })
    .join("");

const MOTIFS: Record<Colour, Motif> = {
  // scales
  R: (deep) => ({
    skin: [10, 10, line(scales(10, 5), stroke(deep, 1.7))],
    ground: line(scales(20, 12), stroke(deep, 1.6)),
  }),
  // stripes
  Y: (deep) => ({
    skin: [8, 8, line("M2,-1V9", stroke(deep, 2.6)), 24],
    ground: line("M-5,30L25,-6M-5,6L5,-6M15,30L25,18", stroke(deep, 2.4)),
  }),
  // waves
  B: (deep) => ({
    skin: [12, 8, line("M-6,4q3,5 6,0t6,0t6,0", stroke(deep, 1.9))],
    ground: line("M-10,6q5,7 10,0t10,0t10,0M-10,18q5,7 10,0t10,0t10,0", stroke(deep, 1.8)),
  }),
  // dots
  G: (deep) => ({
    skin: [11, 11, circle(3, 3, 2.1, deep) + circle(8.5, 8.5, 1.5, deep)],
    ground: circle(5, 6, 2.6, deep) + circle(15, 18, 2.6, deep),
  }),
  // stars
  K: (deep) => ({
    skin: [13, 13, path(star(4, 4, 3, 1, 4), deep) + path(star(10.5, 10.5, 2, 0.7, 4), deep)],
    ground: path(star(5, 6, 4.4, 1.3, 4), deep) + path(star(15, 18, 3, 0.9, 4), deep),
  }),
};

export function texture(colour: Colour): string {
  const id = `art-skin-${colour}`;
  define(id, () => {
    const [w, h, content, turn] = MOTIFS[colour](tones(colour).deep).skin;
    return weave(id, w, h, content, turn);
  });
  return id;
}

export function ground(colour: Colour): string {
  const id = `art-ground-${colour}`;
  define(id, () => {
    const { ground: base, deep, pale } = tones(colour);
    const motif = group(MOTIFS[colour](colour === "K" ? pale : deep).ground, 'opacity=".3"');
    return weave(id, 20, 24, `<rect width="20" height="24" fill="${base}"/>${motif}`);
  });
  return `url(#${id})`;
}
