// What a move is sure to bring, as far as its player can know: the same as sevenfold/bots/foresight.py.
import type { Data } from "../games/shape";
import type { RulesTable } from "./table";

const LOOKS = 8; // tables that the seat cannot tell apart; what differs between them is luck

export interface Foresight {
  notes: Data[]; // that come whatever lies hidden
  wins: boolean; // at once
  insight: Data; // what the rules make of a table after it
}

/** Plays the move at tables that the seat on turn cannot tell from this one. */
export function foresee(table: RulesTable, move: Data): Foresight {
  const seat = table.turn!;
  const imagined = Array.from({ length: LOOKS }, (_, seed) => table.redeal(seat, seed));
  const brought = imagined.map((after) => after.play(move).notes);
  const texts = brought.map((notes) => notes.map((note) => JSON.stringify(note)));
  return {
    notes: brought[0]!.filter((note) => texts.every((others) => others.includes(JSON.stringify(note)))),
    wins: imagined.every(({ outcome }) => outcome?.winners.includes(seat)),
    insight: imagined[0]!.insight(seat),
  };
}
