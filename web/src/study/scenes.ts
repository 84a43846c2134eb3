// A table of the rules as boards show it, and who sits there.
import { Choices } from "../choices";
import type { Data, GameModule, People, Plate } from "../games/shape";
import { people as peopleOf } from "../people";
import type { SeatState } from "../protocol";
import type { RulesTable } from "../rules";
import { t } from "../texts.svelte";

export interface Scene {
  seat: number; // whose eyes
  turn: number | null;
  view: unknown;
  insight: unknown;
  choices: Choices | null; // null: there is nothing to choose
}

export function sceneOf(table: RulesTable, game: GameModule, seat: number, choose = false): Scene {
  return {
    ...{ seat, turn: table.turn, view: table.view(seat), insight: table.insight(seat) },
    choices: choose && table.turn === seat ? new Choices<Data>(game.declared, table.choices()) : null,
  };
}

/** At a table of imaginary people: us, and bots. */
export const imaginary = (seats: number[], me: number): SeatState[] =>
  seats.map((seat) => ({ seat, kind: seat === me ? "person" : "bot", name: null, bot: null, away: null }));

/** Whoever has no name and looks is called “you”. */
export function named(seats: SeatState[], me: number | null): People {
  const others = peopleOf({ seats }, me);
  const nameless = (seat: number) => seats.some((there) => there.seat === seat && !there.name && there.kind !== "bot");
  return { me, name: (seat) => (seat === me && nameless(seat) ? t("web-me") : others.name(seat)) };
}

export function platesOf(seats: SeatState[], people: People, turn: number | null, winners: number[] = []): Plate[] {
  return seats.map(({ seat, kind, bot }) => ({
    ...{ seat, kind, bot, away: null, here: true, deadline: null, bank: null },
    name: people.name(seat),
    turn: turn === seat,
    mine: seat === people.me,
    winner: winners.includes(seat),
  }));
}
