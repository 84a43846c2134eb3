export { ANIMALS, type Animal, type Tile } from "./coats";
import { animalsBack } from "../back";
import { INK, inked, path, place, rect } from "../draw";
import { picture, type Picture } from "../sprite";
import { BADGES, coat, meadow, type Coat, type Tile } from "./coats";
import { deer, fox, frog, rabbit } from "./faces";
import { bird, butterfly, clover, squirrel, swan } from "./figures";

const FIGURES: Record<Tile, (coat: Coat) => string> = {
  rabbit,
  butterfly,
  frog,
  swan,
  deer,
  fox,
  bird,
  squirrel,
  clover,
};

const isTile = (name: string): name is Tile => name in FIGURES;

// The animal alone, for text and labels.
export const animal = (tile: Tile): Picture =>
  picture(`animal-${tile}`, 100, 100, () => inked(FIGURES[tile](coat(tile))), 0.03);

// A tile by its animal's name, `clover`, or "?" face down.
export const animalTile = (name: string): Picture => {
  if (!isTile(name)) return animalsBack;
  return picture(`tile-${name}`, 100, 100, () => {
    const { pale } = coat(name);
    return (
      rect(1, 1, 98, 98, meadow(name), 'rx="13"') +
      inked(
        place(path(BADGES[name], pale, 'stroke-width="2.6"'), 6, 6, 0.88) +
          place(FIGURES[name](coat(name)), 11.5, 11, 0.77),
      ) +
      rect(1, 1, 98, 98, "none", `rx="13" stroke="${INK}" stroke-width="2"`)
    );
  });
};
