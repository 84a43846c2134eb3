// Moves that somebody who asked was advised to play, the best first.
import { api } from "./api";
import { same } from "./choices";
import type { Data } from "./games/shape";
import type { Hint } from "./protocol";
import type { Session } from "./session.svelte";

export class Advice {
  private hints = $state.raw<Hint[]>([]);
  private asking = false;

  constructor(private readonly session: Session) {}

  get several(): boolean {
    return this.hints.length > 1;
  }

  /** What was said about a move. */
  about(move: Data | null): Hint | null {
    return this.hints.find((hint) => same(hint.move, move)) ?? null;
  }

  /** The next of them after this one. */
  after(hint: Hint): Data {
    return this.hints[(this.hints.indexOf(hint) + 1) % this.hints.length]!.move as Data;
  }

  forget(): void {
    this.hints = [];
  }

  /** The most promising move, unless the turn is over by then. */
  async ask(isOpen: () => boolean): Promise<Data | null> {
    const { seat, id } = this.session;
    if (seat === null || this.asking) return null;
    this.asking = true;
    let found: Hint[] = [];
    await this.session.attempt(api.hints(id, seat).then((hints) => (found = hints)));
    this.asking = false;
    if (!found[0] || !isOpen()) return null;
    this.hints = found;
    return found[0].move as Data;
  }
}
