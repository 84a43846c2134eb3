// Who looks out from a seat.
import type { AvatarName } from "$art";

const PEOPLE: AvatarName[] = ["wizard", "queen", "knight", "cat", "pirate"];
const BOTS: AvatarName[] = ["ghost", "robot", "owl"];

export function face(seat: number, bot: boolean): AvatarName {
  const faces = bot ? BOTS : PEOPLE;
  return faces[seat % faces.length]!;
}
