export { COLOURS, STAGE, tones, type Colour, type Pose } from "./parts";
import { picture, type Picture } from "../sprite";
import { black } from "./black";
import { blue } from "./blue";
import { gold } from "./gold";
import { green } from "./green";
import { STAGE, type Colour, type Dragon, type Pose } from "./parts";
import { rainbow } from "./rainbow";
import { red } from "./red";
import { silver } from "./silver";

const DRAGONS: Record<Colour, Dragon> = { R: red, Y: gold, B: blue, G: green, K: black };

const MARGIN = 0.035;

export const dragon = (colour: Colour, pose: Pose = "compact"): Picture =>
  picture(`dragon-${colour}-${pose}`, ...STAGE[pose], DRAGONS[colour][pose], MARGIN);

export const rainbowDragon: Picture = picture("dragon-rainbow", ...STAGE.compact, rainbow, MARGIN);

export const silverDragon = (colour: Colour | null): Picture =>
  picture(
    `dragon-silver-${colour ?? "all"}`,
    ...STAGE.compact,
    () => silver(colour, colour ? dragon(colour) : null),
    MARGIN,
  );
