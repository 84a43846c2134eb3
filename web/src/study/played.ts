// A finished game, and its tables.
import type { Data } from "../games/shape";
import type { OutcomeState, SeatState } from "../protocol";
import { type Options, type Rules, RulesTable, type Seed } from "../rules";

export interface PlayedGame {
  id: string; // of its table
  game: string;
  options: Options;
  seed: Seed;
  moves: (Data | null)[]; // null: somebody sat down
  seats: SeatState[];
  mine: number[];
  outcome: OutcomeState;
}

/** The table before the move of this number. */
export function standAt(rules: Rules, { game, options, seed, moves }: PlayedGame, ply: number): RulesTable {
  const table = RulesTable.deal(rules, game, options, seed);
  for (const move of moves.slice(0, ply)) {
    if (move) table.play(move);
    else table.join();
  }
  return table;
}

/** What whoever was on turn saw before each move. */
export function viewsOf(rules: Rules, { game, options, seed, moves }: PlayedGame): unknown[] {
  const table = RulesTable.deal(rules, game, options, seed);
  return moves.map((move) => {
    const view = table.view(table.turn);
    if (move) table.play(move);
    else table.join();
    return view;
  });
}
