// The tables of this device: it hears what a client says to a server, and answers what a server would.
import { freshId } from "../fresh";
import type { Data } from "../games/shape";
import type { FromClient, GameFile, Hint, Listing, Stage, TableResponse, TableWish } from "../protocol";
import { Refusal, type Told } from "../refusal";
import type { Rules } from "../rules";
import * as decisions from "./decisions";
import { type Entry, type Event, type Store, Taken } from "./events";
import { LOCAL } from "./ids";
import { Room } from "./room";
import { fileOf, happeningOf, responseOf, snapshotOf, stagesOf, stateOf } from "./shown";
import type { Think } from "./thinkers";

type Decide = (room: Room) => Event | number;

interface Live {
  room: Room;
  eyes: number | null | undefined; // the seat from which the page looks; undefined: it does not
  queue: Promise<unknown>; // events are kept one after the other
  thinking: boolean;
  failed: boolean; // a bot's last try
}

const PAUSE = 1_000; // milliseconds until a bot that failed tries again
const aMoment = () => new Promise<void>((done) => setTimeout(done, PAUSE));

export class Tables {
  private readonly live = new Map<string, Live>();

  constructor(
    private readonly rules: Rules,
    private readonly store: Store,
    private readonly think: Think,
    private readonly tell: (message: Told) => void,
    private readonly announce: (table: string) => void = () => {}, // to other pages
    private readonly now: () => number = Date.now,
    private readonly pause: () => Promise<void> = aMoment,
  ) {}

  // Setting up and finding

  async create(wish: TableWish, name: string | null): Promise<TableResponse> {
    return this.begin(LOCAL + freshId(), decisions.created(this.rules, wish, name));
  }

  private async begin(id: string, created: Event): Promise<TableResponse> {
    const room = new Room(id, this.rules);
    for (const event of [created, decisions.started()]) {
      const entry = { at: this.now(), event };
      const number = room.number;
      room.apply(entry);
      await this.store.append(id, number, entry, room.listing);
    }
    this.live.set(id, { room, eyes: undefined, queue: Promise.resolve(), thinking: false, failed: false });
    return responseOf(room);
  }

  async look(id: string): Promise<TableResponse> {
    return responseOf((await this.open(id)).room);
  }

  mine(): Promise<Listing[]> {
    return this.store.list();
  }

  async remove(id: string): Promise<void> {
    this.live.delete(id);
    await this.store.remove(id);
  }

  async record(id: string): Promise<GameFile> {
    const { room } = await this.open(id);
    if (room.phase !== "over") throw new Refusal("not-open", "a game can be downloaded when it is over");
    return fileOf(room);
  }

  async history(id: string, seat: number | null, everything = false): Promise<Stage[]> {
    const { room } = await this.open(id);
    if (everything && room.phase !== "over") throw new Refusal("not-open");
    if (seat !== null && room.phase !== "over") decisions.ownSeat(room, seat);
    return stagesOf(id, this.rules, await this.store.log(id), seat, everything);
  }

  // Playing

  takeBack(id: string, seat: number): Promise<number> {
    return this.act(id, (room) => decisions.takenBack(room, seat));
  }

  leave(id: string, seat: number): Promise<number> {
    return this.act(id, (room) => decisions.left(room, seat));
  }

  comeBack(id: string, seat: number): Promise<number> {
    return this.act(id, (room) => decisions.back(room, seat));
  }

  async hints(id: string, seat: number): Promise<Hint[]> {
    const { room } = await this.open(id);
    if (!room.created.hints) throw new Refusal("not-open", "this table is played without hints");
    return this.think.advise(decisions.onTurn(room, seat));
  }

  /** The new table; there is one, however often somebody asks. */
  async rematch(id: string): Promise<TableResponse> {
    const { room } = await this.open(id);
    if (room.rematch !== null) return this.look(room.rematch);
    if (room.phase !== "over") throw new Refusal("not-open", "the game is not over yet");
    const found = await this.begin(LOCAL + freshId(), decisions.again(room));
    await this.act(id, () => ({ kind: "rematch", table: found.id }));
    return found;
  }

  /** A message of the page; whatever is wrong with it is said. */
  async hear(message: FromClient): Promise<void> {
    const id = "id" in message ? message.id : "";
    try {
      await this.answer(message);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refuse(id, error);
    }
  }

  private async answer(message: FromClient): Promise<void> {
    switch (message.type) {
      case "watch":
        return this.watch(message.table, message.seat ?? null);
      case "unwatch": {
        const live = this.live.get(message.table);
        if (live) live.eyes = undefined;
        return;
      }
      case "move": {
        const number = await this.act(message.table, (room) => decisions.moved(room, message));
        return this.tell({ type: "accepted", id: message.id, number });
      }
      case "say": {
        const number = await this.act(message.table, (room) => decisions.said(room, message));
        return this.tell({ type: "accepted", id: message.id, number });
      }
      case "why": {
        const { room } = await this.open(message.table);
        decisions.onTurn(room, message.seat);
        const { detail, clause } = decisions.refusalOf(room, message.move as Data) ?? { detail: "", clause: "" };
        return this.tell({ type: "because", id: message.id, clause, detail });
      }
    }
  }

  private async watch(id: string, seat: number | null): Promise<void> {
    const live = await this.open(id);
    if (seat !== null) decisions.ownSeat(live.room, seat);
    live.eyes = seat;
    this.tell(snapshotOf(live.room, seat));
    this.wake(live);
  }

  // The log

  private async open(id: string): Promise<Live> {
    const known = this.live.get(id);
    if (known) return known;
    const live = {
      room: await this.read(id),
      eyes: undefined,
      queue: Promise.resolve(),
      thinking: false,
      failed: false,
    };
    const first = this.live.get(id) ?? live; // somebody may have been faster
    this.live.set(id, first);
    return first;
  }

  private async read(id: string): Promise<Room> {
    const log = await this.store.log(id);
    if (log.length === 0) throw new Refusal("unknown-table");
    try {
      const room = Room.replay(id, this.rules, log);
      if (room.phase === "open") throw new Error("a table that was never dealt");
      return room;
    } catch (error) {
      throw new Refusal("store-damaged", String(error));
    }
  }

  /** Lets something happen: first it is kept, then it is told. Returns the event's number. */
  private async act(id: string, decide: Decide): Promise<number> {
    const live = await this.open(id);
    const done = live.queue.then(() => this.keep(live, decide));
    live.queue = done.catch(() => {});
    return done;
  }

  private async keep(live: Live, decide: Decide): Promise<number> {
    const { room } = live;
    const event = decide(room);
    if (typeof event === "number") return event;
    const entry: Entry = { at: this.now(), event };
    const { number, id } = room;
    const after = room.copy();
    after.apply(entry);
    try {
      await this.store.append(id, number, entry, after.listing);
    } catch (error) {
      if (!(error instanceof Taken)) throw error;
      await this.catchUp(id); // another page was first
      throw new Refusal("stale");
    }
    live.room = after;
    this.announce(id);
    this.tellEvent(live, entry);
    return number;
  }

  private tellEvent(live: Live, { at, event }: Entry): void {
    const { room, eyes } = live;
    if (eyes !== undefined) {
      const told = happeningOf(room, event, eyes);
      const state = stateOf(room, eyes);
      this.tell({ type: "event", table: room.id, number: room.number - 1, at, event: told, state });
    }
    this.wake(live);
  }

  /** Another page has written to this table. */
  async catchUp(id: string): Promise<void> {
    const live = this.live.get(id);
    if (!live) return;
    const log = await this.store.log(id);
    if (log.length === 0) return void this.live.delete(id); // deleted there
    for (const entry of log.slice(live.room.number)) {
      live.room.apply(entry);
      this.tellEvent(live, entry);
    }
  }

  // Bots

  /** If a bot is on turn and somebody looks on, it thinks. */
  private wake(live: Live): void {
    if (live.thinking || live.eyes === undefined || !live.room.mover?.level) return;
    live.thinking = true;
    void this.playForBot(live).then(async (done) => {
      if (!done) await this.pause();
      live.thinking = false;
      if (this.live.get(live.room.id) === live) this.wake(live);
    });
  }

  /** One move of a bot. False if it could not be kept, or not be found: it is tried again, and told once. */
  private async playForBot(live: Live): Promise<boolean> {
    const { table, mover, moves, turn, takebacks, id } = live.room;
    const ply = moves.length;
    try {
      const move = await this.think.choose(table!, mover!.level!);
      await this.act(id, (room) => decisions.botMoved(room, turn!, ply, takebacks, move));
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal("no-rules", String(error));
      if (refusal.reason === "stale") return true; // taken back, or another page was first
      if (!live.failed) this.refuse("bot", refusal);
      live.failed = true;
      return false;
    }
    live.failed = false;
    return true;
  }

  private refuse(id: string, { reason, detail, clause }: Refusal): void {
    this.tell({ type: "refused", id, reason, detail, clause });
  }
}
