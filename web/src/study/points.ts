// A seat's chance over the game, as points of a line.
import type { Decision } from "./judge";

export type Point = [ply: number, chance: number];

interface Reviewed {
  decisions: Decision[];
  played: { seats: { seat: number }[]; outcome: { winners: number[] } };
  plies: number;
  done: boolean;
}

/** Before and after each own decision, from the equal share to the result. */
export function chances({ decisions, played, plies, done }: Reviewed, seat: number): Point[] {
  const { winners } = played.outcome;
  const own = decisions.filter((decision) => decision.seat === seat);
  const start: Point = [0, 1 / played.seats.length];
  const end: Point[] = done ? [[plies, winners.includes(seat) ? 1 / winners.length : 0]] : [];
  return [
    start,
    ...own.flatMap(({ ply, before, after }): Point[] => [
      [ply, before],
      [Math.min(plies, ply + 1), after],
    ]),
    ...end,
  ];
}
