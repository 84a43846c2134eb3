// What we have drawn: pieces of our hand that were not there before our last move.
import type { Stage } from "./protocol";

type Held = (view: unknown, seat: number) => string[];

/** Their names; the last of the stages is what is shown. */
export function drawn(stages: Stage[], seat: number | null, held: Held | undefined): string[] {
  const latest = stages.at(-1);
  const move = stages.findLastIndex((stage) => stage.move && stage.seat === seat);
  const before = stages[move - 1];
  if (seat === null || !held || !latest || !before) return [];
  return gained(held(before.view, seat), held(latest.view, seat));
}

/** What there is more of than before. */
export function gained(before: string[], after: string[]): string[] {
  const known = [...before];
  return after.filter((name) => {
    const at = known.indexOf(name);
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}

/** For each piece of a hand whether it is one of these; of equal ones those that lie last. */
export function marks(hand: string[], names: string[]): boolean[] {
  const left = [...names];
  return hand
    .toReversed()
    .map((name) => {
      const at = left.indexOf(name);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    })
    .reverse();
}
