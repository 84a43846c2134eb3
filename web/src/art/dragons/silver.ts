// Silver, the mirror dragon: it holds a mirror, and the mirror and the ground show the colour it has taken.
import { INK, WHITE, bare, circle, eye, inked, line, path, place, rect, use } from "../draw";
import { Ribbon } from "../ribbon";
import { define, type Picture } from "../sprite";
import { ground } from "./patterns";
import { rays } from "./rainbow";
import { COLOURS, skin, tones, type Colour, type Tones } from "./parts";

const SILVER: Tones = { ground: "", body: "var(--art-silver)", deep: "var(--art-silver-fold)", pale: WHITE };

const HEAD =
  path("M8,-16C14,-30 28,-34 40,-28C32,-26 26,-18 24,-6Z", WHITE) +
  path("M22,0L38,2L28,9L34,18L16,18Z", SILVER.deep) +
  path(
    "M22,-10C14,-24 -6,-25 -14,-15C-24,-14 -34,-9 -35,1C-35,9 -28,14 -16,14C-8,15 -4,21 6,21C18,20 27,8 22,-10Z",
    SILVER.body,
  ) +
  bare(path("M-34,4C-22,9 -8,7 4,12C6,17 6,20 6,21C-4,21 -8,15 -16,14C-28,14 -34,10 -34,4Z", WHITE)) +
  line("M-34,4C-22,9 -8,7 4,12") +
  bare(circle(-28, -4, 2, INK)) +
  eye(-2, -6, 8);

const RING = "28,38,9 50,26,10 78,38,11 88,66,11 76,96,11 48,108,10 20,96,8 9,74,6 9,58,1";
const ORB = { x: 48, y: 68, r: 33 };

function shine(): string {
  define("art-skin-S", () => {
    const facet = `<path d="M0,0L6,6L0,12M6,-6L12,0L6,6L12,12" fill="none" stroke="${SILVER.deep}" stroke-width="1.6"/>`;
    return `<pattern id="art-skin-S" width="12" height="12" patternUnits="userSpaceOnUse">${facet}</pattern>`;
  });
  define("art-orb", () => `<clipPath id="art-orb"><circle cx="${ORB.x}" cy="${ORB.y}" r="${ORB.r}"/></clipPath>`);
  return "art-skin-S";
}

// The thorns on its back take the colour too, or one colour each.
const thorns = (ring: Ribbon, colour: Colour | null): string =>
  Array.from({ length: 10 }, (_, i) => {
    const at = 0.12 + 0.076 * i;
    return path(ring.spikes(1, at, at, [9]), tones(colour ?? (COLOURS[i % 5] as Colour)).body);
  }).join("");

// `reflected` is the picture of the dragon whose colour it has; without one it is every colour.
export function silver(colour: Colour | null, reflected: Picture | null): string {
  const { x, y, r } = ORB;
  const ring = new Ribbon(RING);
  const coat = skin({ body: ring, tones: SILVER, texture: shine(), belly: -1, plates: 12 });
  const seen = reflected
    ? rect(0, 0, 100, 120, ground(colour as Colour)) + use(reflected, x - 27, y - 31, 54, 65)
    : rays(100, 120, x, y);
  return inked(
    thorns(ring, colour) +
      bare(`<g clip-path="url(#art-orb)">${seen}</g>`) +
      circle(x, y, r, "none") +
      coat +
      place(HEAD, 31, 33, 0.86),
  );
}
