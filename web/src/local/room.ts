// One table on this device: a pure function of its log, as the server's Room is. Rules only from rules.wasm.
import type { Data } from "../games/shape";
import type { Listing, SeatState } from "../protocol";
import { type Played, type Rules, RulesTable } from "../rules";
import type { Created, Entry, Moved, Started } from "./events";

export interface Seat {
  kind: SeatState["kind"];
  name: string | null;
  level: string | null; // of the bot that plays now
  why: string | null; // a bot stands in for somebody
}

export class Room {
  number = 0; // events so far; also the number of the next one
  updated = 0;
  created!: Created;
  secret: Started | null = null;
  table: RulesTable | null = null;
  seats = new Map<number, Seat>();
  moves: { seat: number; move: Data }[] = [];
  played: Played | null = null; // the last move, and what it brought
  takebacks = 0; // so that a bot's answer to what was taken back is recognised
  rematch: string | null = null;
  submissions = new Map<string, number>(); // by id, the number of the event

  constructor(
    readonly id: string,
    private readonly rules: Rules,
  ) {}

  static replay(id: string, rules: Rules, log: Entry[]): Room {
    const room = new Room(id, rules);
    for (const entry of log) room.apply(entry);
    return room;
  }

  /** A room to try the next event on; this one stays as it is. */
  copy(): Room {
    const twin = Object.assign(new Room(this.id, this.rules), this);
    twin.table = this.table?.copy() ?? null;
    twin.seats = new Map(this.seats);
    twin.moves = [...this.moves];
    twin.submissions = new Map(this.submissions);
    return twin;
  }

  get phase(): "open" | "running" | "over" {
    if (!this.table) return "open";
    return this.table.turn === null ? "over" : "running";
  }

  get turn(): number | null {
    return this.table?.turn ?? null;
  }

  get mover(): Seat | null {
    return this.turn === null ? null : this.seats.get(this.turn)!;
  }

  /** The seats of those at this device. */
  get mine(): number[] {
    return [...this.seats].filter(([, { kind }]) => kind !== "bot").map(([seat]) => seat);
  }

  get listing(): Listing {
    const { game, options } = this.created;
    const called = this.mover?.level === null;
    const { id, phase, updated } = this;
    return { id, game, options, phase, open_seats: 0, updated, my_turn: called };
  }

  apply({ at, event }: Entry): void {
    switch (event.kind) {
      case "created":
        this.created = event;
        break;
      case "started":
        this.start(event);
        break;
      case "moved":
        this.play(event);
        break;
      case "taken-back":
        this.takeBack(event.ply);
        break;
      case "left":
        this.change(event.seat, { level: event.level, why: "left" });
        break;
      case "back":
        this.change(event.seat, { level: null, why: null });
        break;
      case "said":
        this.submissions.set(event.id, this.number);
        break;
      case "rematch":
        this.rematch = event.table;
        break;
      default:
        throw new Error(`there is no event ${JSON.stringify((event as { kind?: unknown }).kind)}`);
    }
    this.number++;
    this.updated = at;
  }

  private deal(): RulesTable {
    return RulesTable.deal(this.rules, this.created.game, this.created.options, this.secret!.seed);
  }

  private start(event: Started): void {
    this.secret = event;
    this.table = this.deal();
    this.created.seats.forEach((plan, index) => this.seats.set(this.table!.seats[index]!, { ...plan, why: null }));
  }

  private play(event: Moved): void {
    this.played = this.table!.play(event.move);
    this.moves.push({ seat: this.played.seat, move: this.played.fields });
    if (event.id !== null) this.submissions.set(event.id, this.number);
  }

  private takeBack(ply: number): void {
    this.moves = this.moves.slice(0, ply);
    this.table = this.deal();
    this.played = null;
    for (const { move } of this.moves) this.played = this.table.play(move);
    this.takebacks++;
  }

  private change(seat: number, changed: Partial<Seat>): void {
    this.seats.set(seat, { ...this.seats.get(seat)!, ...changed });
  }
}
