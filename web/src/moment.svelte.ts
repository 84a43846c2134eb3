// Which moment of a game is shown: now, or a stage of the past; the past can pass by until it is now.
import { tick } from "svelte";
import type { Stage } from "./protocol";
import type { Session } from "./session.svelte";
import { settings, SPEEDS } from "./settings.svelte";

const QUICKEST = 700; // milliseconds for which a stage is seen
const PACES = [1, 2, 4, 0.5]; // times as fast

export class Moment {
  playing = $state(false); // the past passes by
  pace = $state(PACES[0]!);
  /** How a move is shown when it passes by: called before, what it returns after. */
  passes: ((before: Stage, after: Stage) => () => void) | undefined;
  private step = $state<number | null>(null); // a stage of the past, or null for now

  /** To be made while a component is. */
  constructor(private readonly session: Session) {
    $effect(() => {
      if (!this.playing) return;
      if (this.past === null) return void (this.playing = false);
      const timer = setTimeout(() => this.move(this.at + 1), Math.max(QUICKEST, SPEEDS[settings.speed]) / this.pace);
      return () => clearTimeout(timer);
    });
  }

  get last(): number {
    return Math.max(0, this.session.stages.length - 1);
  }

  get at(): number {
    return this.step ?? this.last;
  }

  get past(): Stage | null {
    return this.step === null || this.step >= this.last ? null : (this.session.stages[this.step] ?? null);
  }

  /** Our last move, if others have moved since. */
  get round(): number | null {
    const own = this.lastOwn;
    return this.last - own > 1 && own >= 0 ? own : null;
  }

  /** What has happened since we moved last; of the past, one move. */
  get recent(): Stage[] {
    const stages = this.session.stages.slice(0, this.at + 1);
    const own = this.past ? this.at - 1 : this.lastOwn;
    return own === this.at ? stages.slice(-1) : stages.slice(own + 1);
  }

  go(index: number): void {
    this.playing = false;
    this.move(Math.max(0, index));
  }

  replay(from: number): void {
    this.move(Math.min(from, this.last - 1));
    this.playing = true;
  }

  /** Plays the past from here, or from the beginning; or stops. */
  toggle(): void {
    if (this.playing) this.playing = false;
    else this.replay(this.past ? this.at : 0);
  }

  /** Faster; after the fastest, slowly. */
  hasten(): void {
    this.pace = PACES[(PACES.indexOf(this.pace) + 1) % PACES.length]!;
  }

  private get lastOwn(): number {
    return this.session.stages.findLastIndex(({ seat, move }) => move && seat === this.session.seat);
  }

  private move(index: number): void {
    const [before, after] = [this.session.stages[this.at], this.session.stages[index]];
    const land = before && after && index === this.at + 1 ? this.passes?.(before, after) : undefined;
    if (land) void tick().then(land);
    this.step = index >= this.last ? null : index;
  }
}
