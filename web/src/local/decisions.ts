// What follows from what somebody wants, as a table stands: an event, or a refusal (src/sevenfold/server/decisions.py).
import type { Data } from "../games/shape";
import type { MoveMessage, Say, SeatWish, TableWish } from "../protocol";
import { Refusal } from "../refusal";
import { InvalidMove, OptionError, type Rules, RulesTable } from "../rules";
import type { Created, Event, SeatPlan } from "./events";
import type { Room, Seat } from "./room";

export const STAND_IN = "player"; // the level of a bot that nobody chose
const NONCE = 32; // bytes

/** A new table; `name` is what the person at this device is called. */
export function created(rules: Rules, wish: TableWish, name: string | null): Created {
  try {
    const { options } = RulesTable.deal(rules, wish.game, wish.options, 0);
    const seats = wish.seats.map((seat) => planned(seat, name));
    if (seats.length !== options.players)
      throw new OptionError(`there must be ${String(options.players)} seats, not ${seats.length}`);
    return { kind: "created", game: wish.game, options, seats, hints: wish.hints ?? false };
  } catch (error) {
    if (error instanceof OptionError) throw new Refusal("bad-option", error.message);
    throw error;
  }
}

function planned(wish: SeatWish, name: string | null): SeatPlan {
  if (wish.kind === "me") return { kind: "person", name, level: null };
  if (wish.kind === "guest") return { kind: "guest", name: wish.name ?? null, level: null };
  if (wish.kind === "bot") return { kind: "bot", name: null, level: wish.level ?? STAND_IN };
  throw new OptionError("a seat of this device is for me, guest or bot");
}

export function started(): Event {
  const random = crypto.getRandomValues(new Uint32Array(2));
  const seed = (random[0]! & 0x1fffff) * 2 ** 32 + random[1]!; // below 2^53
  const nonce = Array.from(crypto.getRandomValues(new Uint8Array(NONCE)), (byte) => byte.toString(16).padStart(2, "0"));
  return { kind: "started", seed, nonce: nonce.join("") };
}

/** The same people again, the next player beginning. */
export function again(room: Room): Created {
  const { declared } = room.table!.game;
  const first = declared.options.find(({ type }) => type === "First")!.name;
  const { options, seats, ...rest } = room.created;
  return {
    ...rest,
    options: { ...options, [first]: (Number(options[first]) + 1) % seats.length },
    seats: seats.map((seat) => ({ ...seat })),
  };
}

export function moved(room: Room, { seat, ply, move, id }: MoveMessage): Event | number {
  const done = room.submissions.get(id);
  if (done !== undefined) return done;
  const there = ownSeat(room, seat);
  requireRunning(room);
  if (ply !== room.moves.length) throw new Refusal("stale");
  if (room.turn !== seat || there.level !== null) throw new Refusal("not-your-turn");
  const refused = refusalOf(room, move as Data);
  if (refused) throw refused;
  return { kind: "moved", seat, move: move as Data, id };
}

/** Why a move may not be played; null if it may. */
export function refusalOf(room: Room, move: Data): Refusal | null {
  try {
    const refused = room.table!.refusal(move);
    return refused && new Refusal("illegal", refused.reason, refused.clause);
  } catch (error) {
    if (error instanceof InvalidMove) return new Refusal("invalid", error.message);
    throw error;
  }
}

/** A bot's choice, unless the table has gone on meanwhile. */
export function botMoved(room: Room, seat: number, ply: number, takebacks: number, move: Data): Event {
  const there = room.seats.get(seat);
  if (room.takebacks !== takebacks || room.moves.length !== ply || room.turn !== seat || !there?.level)
    throw new Refusal("stale");
  return { kind: "moved", seat, move, id: null };
}

export function takenBack(room: Room, seat: number): Event {
  ownSeat(room, seat);
  requireRunning(room);
  if (room.mine.length > 1) throw new Refusal("not-open", "moves are taken back in games against bots only");
  const ply = room.moves.findLastIndex((made) => made.seat === seat);
  if (ply < 0) throw new Refusal("not-open", "there is no move of yours yet");
  return { kind: "taken-back", seat, ply };
}

export function said(room: Room, { seat, phrase, id }: Say): Event | number {
  if (seat == null) throw new Refusal("not-seated");
  ownSeat(room, seat);
  return room.submissions.get(id) ?? { kind: "said", seat, phrase, id };
}

export function left(room: Room, seat: number): Event | number {
  const there = ownSeat(room, seat);
  if (room.phase === "over" || there.level !== null) return room.number - 1;
  return { kind: "left", seat, level: STAND_IN };
}

export function back(room: Room, seat: number): Event | number {
  const there = ownSeat(room, seat);
  requireRunning(room);
  return there.level === null ? room.number - 1 : { kind: "back", seat };
}

export function ownSeat(room: Room, seat: number): Seat {
  const there = room.seats.get(seat);
  if (!there || there.kind === "bot") throw new Refusal("not-seated");
  return there;
}

export function requireRunning(room: Room): void {
  if (room.phase !== "running") throw new Refusal(room.phase === "over" ? "over" : "not-running");
}

/** The running game, if this seat is to move. */
export function onTurn(room: Room, seat: number): RulesTable {
  ownSeat(room, seat);
  requireRunning(room);
  if (room.turn !== seat) throw new Refusal("not-your-turn");
  return room.table!;
}
