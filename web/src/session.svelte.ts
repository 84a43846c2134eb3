// One table as this page follows it: how it stands, how it came about, and what we have sent.
import { tick } from "svelte";
import { api, Refusal } from "./api";
import { freshId } from "./fresh";
import { connection, type Listener } from "./connection.svelte";
import type { Data } from "./games/shape";
import type {
  EventMessage,
  FromServer,
  Happening,
  PresenceMessage,
  RefusedMessage,
  Stage,
  TableState,
} from "./protocol";

const PAUSE = 500; // milliseconds after which we try again when we were too fast

/** Called with an event before it is shown: what is to be done after, and for how long the next event waits. */
export type Watcher = (event: EventMessage, before: TableState | null) => Shown | void;

export interface Shown {
  after?: (() => void) | void;
  hold?: number; // milliseconds
}

const MOST_WAITING = 12; // events; whoever is further behind is not held up

interface Submission {
  id: string;
  seat: number;
  ply: number;
  move: Data;
}

export interface Remark {
  number: number;
  seat: number;
  phrase: string;
}

export class Session implements Listener {
  state = $state.raw<TableState | null>(null);
  seat = $state<number | null>(null); // from whose eyes we look
  mine = $state.raw<number[]>([]);
  host = $state(false);
  stages = $state.raw<Stage[]>([]);
  latest = $state.raw<Happening | null>(null);
  remarks = $state.raw<Remark[]>([]);
  presence = $state.raw<PresenceMessage | null>(null);
  sent = $state.raw<Submission | null>(null);
  refused = $state.raw<RefusedMessage | Refusal | null>(null);
  private asked: string | null = null; // the question that waits for an answer
  private number: number | null = null; // of the last event that we have, shown or waiting
  private waiting: EventMessage[] = []; // until those before them were seen
  private showing = false;
  private hurry: () => void = () => {}; // ends a pause: whoever has moved has seen what was before
  private watchers = new Set<Watcher>();
  private stop: () => void;
  private chosen = false; // a seat was asked for
  private again: ReturnType<typeof setTimeout> | undefined; // we were too fast with a move
  private watching: ReturnType<typeof setTimeout> | undefined; // likewise with asking for the table
  private recalls = 0; // how often we asked for the past

  constructor(readonly id: string) {
    this.stop = connection.listen(this);
  }

  close(): void {
    connection.send({ type: "unwatch", table: this.id });
    this.sent = null;
    clearTimeout(this.again);
    clearTimeout(this.watching);
    this.stop();
  }

  /** Looks from the eyes of another of our seats, or of nobody. */
  look(seat: number | null): void {
    this.chosen = true;
    this.recalls++; // a past that is under way is seen from other eyes
    this.stages = [];
    this.seat = seat;
    this.number = null;
    connection.send({ type: "watch", table: this.id, seat });
  }

  watch(watcher: Watcher): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  play(move: Data): void {
    if (this.seat === null || !this.state || this.sent) return;
    this.sent = { id: freshId(), seat: this.seat, ply: this.state.ply, move };
    this.refused = null;
    this.submit();
  }

  /** Asks why a move may not be played; nothing is played. */
  explain(move: Data): void {
    if (this.seat === null || this.sent) return;
    this.asked = freshId();
    this.refused = null;
    connection.send({ type: "why", id: this.asked, table: this.id, seat: this.seat, move });
  }

  say(phrase: string): void {
    if (this.seat === null) return;
    connection.send({ type: "say", id: freshId(), table: this.id, seat: this.seat, phrase });
  }

  /** Does something over HTTP; a refusal is shown. */
  async attempt(deed: Promise<unknown>): Promise<boolean> {
    try {
      await deed;
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refused = error;
      return false;
    }
  }

  connected(): void {
    clearTimeout(this.watching);
    if (this.number !== null) {
      connection.send({ type: "watch", table: this.id, seat: this.seat, since: this.number });
      this.submit(); // the same id again is played only once
    } else {
      connection.send({ type: "watch", table: this.id, seat: this.chosen ? this.seat : null });
    }
  }

  hear(message: FromServer): void {
    if ("table" in message && message.table !== this.id) return;
    switch (message.type) {
      case "snapshot":
        if (message.seat !== this.seat) return; // we look from other eyes by now
        this.number = message.number;
        this.waiting = [];
        this.state = message.state;
        this.mine = message.mine;
        this.host = message.host;
        void this.recall();
        break;
      case "event":
        if (this.number === null || message.number <= this.number) return; // first we hear how things stand
        this.number = message.number;
        this.waiting.push(message);
        if (message.event.seat === this.seat) this.hurry();
        if (!this.showing) void this.show();
        break;
      case "mine":
        this.mine = message.seats;
        this.host = message.host;
        break;
      case "seats": // somebody is called otherwise
        if (this.state) this.state = { ...this.state, seats: message.seats };
        this.waiting = this.waiting.map((event) => ({ ...event, state: { ...event.state, seats: message.seats } }));
        break;
      case "presence":
        this.presence = message;
        break;
      case "accepted":
        if (message.id === this.sent?.id) this.sent = null;
        break;
      case "because":
        if (message.id === this.asked && message.detail)
          this.refused = new Refusal("illegal", message.detail, message.clause);
        break;
      case "refused":
        if (message.reason === "rate-limited" && message.id === this.sent?.id) {
          this.again = setTimeout(() => this.submit(), PAUSE);
          return;
        }
        if (message.reason === "rate-limited" && !message.id && this.number === null) {
          this.watching = setTimeout(() => this.connected(), PAUSE);
          return;
        }
        if (message.id === this.sent?.id) this.sent = null;
        if (message.id || !this.state) this.refused = message;
    }
  }

  private submit(): void {
    clearTimeout(this.again);
    if (this.sent) connection.send({ type: "move", table: this.id, ...this.sent });
  }

  /** Shows what waits, event by event, each for as long as it takes to see it. */
  private async show(): Promise<void> {
    this.showing = true;
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      const hold = await this.take(next);
      const behind = this.waiting.length >= MOST_WAITING || this.waiting.some(({ event }) => event.seat === this.seat);
      if (hold && !behind) await this.pause(hold);
    }
    this.showing = false;
  }

  private pause(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      this.hurry = done;
      setTimeout(done, milliseconds);
    });
  }

  private async take(message: EventMessage): Promise<number> {
    const before = this.state;
    const shown = [...this.watchers].map((watcher) => watcher(message, before));
    this.state = message.state;
    this.latest = message.event;
    const { kind, seat, move, notes, phrase } = message.event;
    const { ply, view, insight } = message.state;
    if (view && insight && (kind === "moved" || kind === "joined" || kind === "started")) {
      const stage = { ply, seat: seat ?? null, move: move ?? null, notes: notes ?? [], view, insight };
      this.stages = [...this.stages, stage];
    }
    if (kind === "taken-back") this.stages = this.stages.filter((stage) => stage.ply <= ply);
    if (kind === "said" && phrase && seat != null) {
      this.remarks = [...this.remarks.slice(-30), { number: message.number, seat, phrase }];
    }
    await tick();
    for (const one of shown) one?.after?.();
    return Math.max(0, ...shown.map((one) => one?.hold ?? 0));
  }

  /** The moves so far; those that happen meanwhile are kept. After the game all cards are open, from the beginning. */
  async recall(): Promise<void> {
    if (!this.state?.view) return;
    const asked = ++this.recalls;
    try {
      const past = await api.history(this.id, this.seat, this.state.phase === "over");
      if (asked !== this.recalls) return;
      const last = past.at(-1)?.ply ?? -1;
      this.stages = [...past, ...this.stages.filter((stage) => stage.ply > last)];
    } catch {
      // the table can be played without its past
    }
  }
}
