// What a table of this device says, in the server's words (src/sevenfold/server/public.py).
import type { Data } from "../games/shape";
import type { GameFile, Happening, SnapshotMessage, Stage, TableResponse, TableState } from "../protocol";
import type { Rules } from "../rules";
import type { Entry, Event } from "./events";
import { Room } from "./room";
import { sha256 } from "./sha256";

const FILE = 1; // the version of downloaded games
const RECORD = 1;

/** What everybody sees, and what this seat sees. */
export function stateOf(room: Room, seat: number | null): TableState {
  const { created, table, phase } = room;
  const over = phase === "over";
  return {
    phase,
    game: created.game,
    options: created.options,
    seats: [...room.seats]
      .map(([seat, { kind, name, level, why }]) => ({ seat, kind, name, bot: level, away: why }))
      .sort((one, other) => one.seat - other.seat),
    turn: room.turn,
    ply: room.moves.length,
    outcome: table?.outcome ?? null,
    clock: null,
    commitment: commitment(room),
    secret: over && room.secret ? { seed: room.secret.seed, nonce: room.secret.nonce } : null,
    rematch: room.rematch,
    listed: false,
    late: false,
    hints: created.hints,
    away: null,
    view: table?.view(seat) ?? null,
    insight: table?.insight(seat) ?? null,
    choices: table && seat !== null && table.turn === seat ? table.choices() : null,
  };
}

export function snapshotOf(room: Room, seat: number | null): SnapshotMessage {
  const { id, number, mine } = room;
  return { type: "snapshot", table: id, number: number - 1, seat, mine, host: true, state: stateOf(room, seat) };
}

export function responseOf(room: Room): TableResponse {
  const { id, number, mine } = room;
  return { id, link: "", number: number - 1, mine, host: true, state: stateOf(room, null) };
}

/** An event as a seat may know it; the room has taken it in already. */
export function happeningOf(room: Room, event: Event, seat: number | null): Happening {
  switch (event.kind) {
    case "moved":
      return {
        kind: "moved",
        seat: event.seat,
        move: moveSeen(room, seat),
        notes: room.played!.notes,
        bot: event.id === null,
      };
    case "left":
      return { kind: "left", seat: event.seat, why: "left" };
    case "taken-back":
    case "back":
      return { kind: event.kind, seat: event.seat };
    case "said":
      return { kind: "said", seat: event.seat, phrase: event.phrase };
    case "rematch":
      return { kind: "rematch", table: event.table };
    default:
      return { kind: event.kind };
  }
}

/** The last move: whole for who made it and, once the game is over, for everybody. */
function moveSeen(room: Room, reader: number | null): Data {
  const { seat, fields } = room.played!;
  return reader === seat || room.phase === "over" ? fields : room.table!.shown(fields);
}

/** One stage for the deal and one for every move that was not taken back. */
export function stagesOf(id: string, rules: Rules, log: Entry[], seat: number | null, everything: boolean): Stage[] {
  const room = new Room(id, rules);
  let stages: Stage[] = [];
  for (const entry of log) {
    room.apply(entry);
    const { event } = entry;
    const ply = room.moves.length;
    if (event.kind === "taken-back") stages = stages.filter((stage) => stage.ply <= ply);
    if (event.kind !== "started" && event.kind !== "moved") continue;
    const mover = event.kind === "moved" ? event.seat : null;
    const told = happeningOf(room, event, everything ? mover : seat);
    const view = everything ? room.table!.everything() : room.table!.view(seat);
    const insight = room.table!.insight(seat);
    stages.push({ ply, seat: told.seat ?? null, move: told.move ?? null, notes: told.notes ?? [], view, insight });
  }
  return stages;
}

/** A finished game to keep; `sevenfold verify` checks it. */
export function fileOf(room: Room): GameFile {
  const { game } = room.created;
  const { options, outcome } = room.table!;
  const { seed, nonce } = room.secret!;
  const moves = room.moves.map(({ move }) => move);
  const named = [...room.seats].filter(([, { name }]) => name !== null);
  return {
    "sevenfold-game": FILE,
    record: { sevenfold: RECORD, game, options, seed, start: null, moves, outcome },
    commitment: commitment(room)!,
    nonce,
    names: Object.fromEntries(named.map(([seat, { name }]) => [String(seat), name!])),
  };
}

/** As src/sevenfold/protocol/fairness.py calculates it. */
function commitment({ secret, created, table }: Room): string | null {
  return secret && sha256(JSON.stringify([created.game, table!.options, secret.seed, secret.nonce]));
}
