// Who sits where, as texts call them.
import type { People, Plate } from "./games/shape";
import type { OutcomeState, TableState } from "./protocol";
import type { Session } from "./session.svelte";
import { has, t } from "./texts.svelte";

export function seatTitle(state: Pick<TableState, "seats">, seat: number): string {
  const there = state.seats.find((candidate) => candidate.seat === seat);
  if (!there) return "";
  if (there.name) return there.name;
  if (there.kind === "bot") return has(`web-bot-${seat}`) ? t(`web-bot-${seat}`) : t("web-bot");
  return t(there.kind === "open" ? "web-open-seat" : "web-guest");
}

/** A bot by the name of its level. */
export function botName(level: string): string {
  return has(`bot-${level}`) ? t(`bot-${level}`) : level;
}

/** How far the winner is ahead of the second, for a sentence; null where nobody is. */
export function ahead(
  { winners: [winner = -1, ...others], scores }: OutcomeState,
  name: (seat: number) => string,
): { winner: string; second: string; count: number } | null {
  const score = (seat: number) => scores[seat] ?? 0;
  const [second] = scores
    .map((_, seat) => seat)
    .filter((seat) => seat !== winner && name(seat))
    .sort((one, other) => score(other) - score(one));
  if (second === undefined || others.length || score(winner) <= score(second)) return null;
  return { winner: name(winner), second: name(second), count: score(winner) - score(second) };
}

export function people(state: Pick<TableState, "seats">, me: number | null): People {
  return { me, name: (seat) => seatTitle(state, seat) };
}

export function plates(session: Session, state: TableState): Plate[] {
  const { presence } = session;
  return state.seats.map(({ seat, kind, bot, away }) => {
    const bank = state.clock?.banks.find(([owner]) => owner === seat)?.[1];
    const turn = state.phase === "running" && state.turn === seat;
    return {
      seat,
      name: seatTitle(state, seat),
      kind,
      bot,
      away,
      here: kind === "bot" || !presence || presence.seats.includes(seat),
      turn,
      mine: session.mine.includes(seat),
      winner: state.outcome?.winners.includes(seat) ?? false,
      deadline: turn ? (state.clock?.deadline ?? null) : null,
      bank: bank ?? null,
    };
  });
}
