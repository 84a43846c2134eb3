import { doubleSeven } from "./double-seven/moves";
import { dragon } from "./dragon/moves";
import { sevenDragons } from "./seven-dragons/moves";
import type { GameModule } from "./shape";

export const GAMES: Record<string, GameModule> = {
  "seven-dragons": sevenDragons,
  "double-seven": doubleSeven,
  dragon,
};
