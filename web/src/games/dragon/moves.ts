// Dragon: `3@0`, `4!@-2`, `under 4!`.
import { t } from "../../texts.svelte";
import type { Choices, Flight, GameModule, Insight, Parts, People, View } from "../shape";

export const VALUES = ["1", "2", "3", "4", "5", "6", "7"];

export const cell = (card: string, row: number) => `cell-${card[0]}-${row}`;

function expand(choices: Choices): Parts[] {
  const { place, under } = choices as { place: Record<string, number[]>; under: string[] };
  return [
    ...Object.entries(place).flatMap(([card, rows]) => rows.map((row) => ({ kind: "place", card, row }))),
    ...under.map((card) => ({ kind: "under", card })),
  ];
}

const spell = (parts: Parts) => (parts.kind === "under" ? `under ${parts.card}` : `${parts.card}@${parts.row}`);

function read(move: string): Parts {
  if (move.startsWith("under ")) return { kind: "under", card: move.slice(6) };
  const [card, row] = move.split("@");
  return { kind: "place", card, row: Number(row) };
}

function steps(parts: Parts): string[] {
  if (parts.kind === "under") return [t("dragon-step-under", { card: parts.card })];
  return [t("dragon-step-card", { card: parts.card }), t("dragon-step-row", { row: parts.row })];
}

function told(parts: Parts): string {
  if (parts.kind === "place") return t("move-dragon-place", { card: parts.card, row: parts.row });
  if (parts.card === "?") return t("move-dragon-under-hidden");
  return t("move-dragon-under", { card: parts.card });
}

function flights(parts: Parts, seat: number, before: View, after: View, me: number | null): Flight[] {
  const from = seat === me ? `hand-${parts.card}` : `seat-${seat}`;
  if (parts.kind === "under") return [{ from, to: "pile" }];
  const paid = after.round === before.round && after.tokens[seat] > before.tokens[seat];
  const payment = paid ? [{ from: cell(parts.card, parts.row), to: `tokens-${seat}` }] : [];
  return [{ from, to: cell(parts.card, parts.row) }, ...payment];
}

function notes(before: View, after: View, seat: number, people: People): string[] {
  const total = (view: View, of: number) => view.tokens[of] + view.totals[of];
  const count = total(after, seat) - total(before, seat);
  const paid = count > 0 ? [t("note-tokens", { count })] : [];
  if (after.round === before.round) return paid;
  const scores = (after.totals as number[]).map((sum, other) => `${people.name(other)} ${sum}`).join(", ");
  return [...paid, t("note-round", { round: after.round + 1, scores })];
}

function described(view: View, insight: Insight, people: People): string[] {
  const rows = Object.entries(view.rows as Record<string, string>).map(([row, cells]) => {
    const cards = [...cells].map((mark, index) => (mark === "." ? "–" : `${index + 1}${mark === "!" ? "!" : ""}`));
    return t("web-dragon-row", { row, cards: cards.join(" ") });
  });
  const hand = people.me === null ? [] : [t("web-your-hand", { cards: view.hands[people.me].join(", ") })];
  const scores = (insight.scores as number[]).map(
    (count, seat) => `${people.name(seat)}: ${t("dragon-tokens", { count })}`,
  );
  const pile = t("dragon-pile", { count: Array.isArray(view.deck) ? view.deck.length : view.deck });
  return [...rows.reverse(), pile, ...hand, ...scores];
}

export const dragon: GameModule = {
  id: "dragon",
  expand,
  spell,
  read,
  steps,
  told,
  spots: (parts) => (parts.kind === "under" ? ["pile"] : [cell(parts.card, parts.row)]),
  flights,
  notes,
  described,
  lines: (insight, state) =>
    state.seats.map(({ seat, name }) => ({ label: name ?? "", value: insight.scores[seat], mark: String(seat) })),
  board: () => import("./Board.svelte"),
};
