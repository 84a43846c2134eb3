// A dragon's colour in a sentence: its ground and its head in a disc, known by pattern and shape at the size of a letter.
import { circle, group, inked, use } from "./draw";
import { dragon, type Colour } from "./dragons";
import { ground } from "./dragons/patterns";
import { define, picture, type Picture } from "./sprite";

// Where the head is in the dragon's compact picture.
const HEADS: Record<Colour, readonly [x: number, y: number]> = {
  R: [42, 40],
  Y: [44, 40],
  B: [44, 36],
  G: [38, 48],
  K: [50, 42],
};

export const badge = (colour: Colour): Picture =>
  picture(`badge-${colour}`, 100, 100, () => {
    define("art-disc", () => '<clipPath id="art-disc"><circle cx="50" cy="50" r="46"/></clipPath>');
    const [x, y] = HEADS[colour];
    const zoom = 1.16;
    const whole = use(dragon(colour), 50 - x * zoom, 52 - y * zoom, 100 * zoom, 120 * zoom);
    return inked(
      circle(50, 50, 46, ground(colour)) + group(whole, 'clip-path="url(#art-disc)"') + circle(50, 50, 46, "none"),
    );
  });
