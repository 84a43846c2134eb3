// Who is on turn and not there: after a while the others may let a bot play.
import type { Plate } from "./games/shape";

const WAITED = 45_000; // milliseconds

export class Absence {
  missed = $state<number | null>(null); // the seat that everybody waits for

  /** To be made while a component is; `plates` are those of a running game, as one of its players sees them. */
  constructor(plates: () => Plate[], ply: () => number) {
    const gone = $derived(plates().find(({ turn, here, away }) => turn && !here && !away)?.seat ?? null);
    $effect(() => {
      void ply();
      this.missed = null;
      if (gone === null) return;
      const timer = setTimeout(() => (this.missed = gone), WAITED);
      return () => clearTimeout(timer);
    });
  }
}
