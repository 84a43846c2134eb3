// Dragon on the page.
import { gained } from "../../drawn";
import { ahead } from "../../people";
import { capital, t } from "../../texts.svelte";
import type { Flight, GameModule, People } from "../shape";
import { DECLARED, type Insight, type Move, type View } from "./declared";

export const VALUES = DECLARED.vocabulary.values as string[];

export const cell = (card: string, row: number) => `cell-${card[0]}-${row}`;
export const deckSize = ({ deck }: View) => (Array.isArray(deck) ? deck.length : deck);

/** A card by its value, and whether it is annoyed. */
export const cardName = (card: string) =>
  t("web-life", { value: card[0] ?? "", annoyed: card.includes("!") ? "yes" : "no" });

/** A row by its number from the top; or where it would open. */
export function rowName(view: View, row: number): string {
  if (row in view.rows)
    return t("web-dragon-row", { number: Math.max(...Object.keys(view.rows).map(Number)) - row + 1 });
  return t(row + 1 in view.rows ? "web-dragon-row-bottom" : "web-dragon-row-top");
}

function word(type: string, value: unknown, view: View | null): string | null {
  if (type === "row" && view) return rowName(view, value as number);
  return type === "card" && value !== "?" ? laidName(value as string) : null;
}

const laidName = (card: string) =>
  t("dragon-card", { value: card[0] ?? "", annoyed: card.includes("!") ? "yes" : "no" });

function flights(move: Move, seat: number, before: View, after: View, me: number | null): Flight[] {
  const from = seat === me ? `hand-${move.card}` : `seat-${seat}`;
  const dealt = after.round === before.round;
  const drawn = me === null || !dealt ? [] : gained(before.hands[me] ?? [], after.hands[me] ?? []);
  const draws = drawn.map((card) => ({ from: "pile", to: `hand-${card}`, flip: true }));
  if (move.kind === "under") return [{ from, to: "pile" }, ...draws];
  const paid = dealt && after.tokens[seat]! > before.tokens[seat]!;
  const payment = paid ? [{ from: cell(move.card, move.row), to: `token-${seat}` }] : [];
  return [{ from, to: cell(move.card, move.row) }, ...payment, ...draws];
}

/** The rows in use, the highest first. */
const topDown = ({ rows }: View) => Object.entries(rows).sort(([one], [other]) => Number(other) - Number(one));

function described(view: View, insight: Insight, people: People): string[] {
  const rows = topDown(view).map(([row, cells]) => {
    const cards = [...cells].map((mark, index) => (mark === "." ? "–" : `${VALUES[index]}${mark === "!" ? "!" : ""}`));
    return t("web-of", { player: capital(rowName(view, Number(row))), words: cards.join(" ") });
  });
  const own = people.me === null ? undefined : view.hands[people.me];
  const hand = own ? [t("web-your-hand", { cards: own.map(cardName).join(", ") })] : [];
  const scores = insight.scores.map((count, seat) =>
    t("web-of", { player: people.name(seat), words: t("dragon-tokens", { count }) }),
  );
  return [...rows, t("dragon-pile", { count: deckSize(view) }), ...hand, ...scores];
}

const dragon: GameModule<View, Insight, Move> = {
  declared: DECLARED,
  cover: "life",
  coach: [
    { text: "web-dragon-coach-hand", point: ".held.playable" },
    { text: "web-dragon-coach-place", point: ".empty.faint, .empty.glow" },
    { text: "web-dragon-coach-tokens", point: '[data-spot^="tokens-"]' },
  ],
  lessons: [{ name: "dragon", options: {}, minutes: 3 }],
  illustrations: [
    ["life:1 life:2! life:3 life:4! life:5 life:6! life:7"],
    ["_ life:3 _ _", "life:2 life:3 life:4 _", "_ _ life:4 life:5"],
    ["life:? life:?"],
    ["life:1 life:2! life:3 life:4 life:5! life:6 life:7", "token:scale token:scale token:scale"],
    ["life:? life:? life:?", "token:scale"],
  ],
  players: 3,
  box: { players: 5, minutes: 15, age: 6 },
  word,
  proposed: (move) => (move.kind === "place" ? [t("step-dragon-place"), laidName(move.card)] : null),
  held: (view, seat) => view.hands[seat] ?? [],
  spots: (move) => (move.kind === "under" ? ["pile"] : [cell(move.card, move.row)]),
  flights,
  described,
  lines: (insight, state) =>
    state.seats.map(({ seat, name }) => ({
      label: name ?? "",
      value: insight.scores[seat] ?? 0,
      mark: String(seat),
    })),
  ending(_view, outcome, _mover, name) {
    const told = ahead(outcome, name);
    return told && t("dragon-ahead", told);
  },
  score: (view, _insight, seat) =>
    view.options.multi ? [{ words: t("dragon-tokens", { count: view.tokens[seat] ?? 0 }) }] : [],
  promise(insight, move) {
    const pay = insight.pays.find(({ card, row }) => move.kind === "place" && card === move.card && row === move.row);
    return pay ? t("dragon-pays", { count: pay.tokens }) : "";
  },
  piece: () => import("./Piece.svelte"),
  board: () => import("./Board.svelte"),
};

export default dragon;
