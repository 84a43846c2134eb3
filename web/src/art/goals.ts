// A goal: the dragon of whom seven are wanted, and seven places to fill.
import { INK, PAPER, circle, inked, rect, use } from "./draw";
import { dragon, tones, type Colour } from "./dragons";
import { ground } from "./dragons/patterns";
import { goalBack } from "./back";
import { isColour } from "./panels";
import { define, picture, type Picture } from "./sprite";

export const goalCard = (code: string): Picture => (isColour(code) ? known(code) : goalBack);

const known = (colour: Colour): Picture =>
  picture(`goal-${colour}`, 100, 120, () => {
    const { x, y, r } = { x: 50, y: 47, r: 38 };
    define("art-goal", () => `<clipPath id="art-goal"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath>`);
    const pips = Array.from({ length: 7 }, (_, i) => {
      const angle = Math.PI * (0.5 + (3 - i) * 0.062);
      return circle(
        50 + 66 * Math.cos(angle),
        38 + 66 * Math.sin(angle),
        4.8,
        tones(colour).body,
        'stroke-width="2.4"',
      );
    });
    return (
      rect(0, 0, 100, 120, PAPER) +
      rect(4, 4, 92, 112, "none", `rx="8" stroke="${tones(colour).body}" stroke-width="2.6"`) +
      inked(
        circle(x, y, r, ground(colour)) +
          `<g clip-path="url(#art-goal)">${use(dragon(colour), 16, 10, 68, 81.6, 'class="art-large"')}</g>` +
          circle(x, y, r, "none", 'stroke-width="2.6"') +
          pips.join(""),
      ) +
      rect(0, 0, 100, 120, "none", `stroke="${INK}" stroke-width="1.6" opacity=".6"`)
    );
  });
