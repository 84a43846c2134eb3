// Seven Dragons: `GKRR@2,-1`, `trade-hands 2`, `move-card 1,0 GKRR@2,-1 under`, `zap-card color`.
import { list, t } from "../../texts.svelte";
import type { Choices, Flight, GameModule, Insight, Parts, People, View } from "../shape";

export type Spot = [x: number, y: number];
export type Mode = "both" | "under" | "color";

export interface Shift {
  from: Spot;
  card: string;
  to: Spot[];
}

export interface Action {
  modes: Mode[];
  targets: (number | string | Spot | Shift)[];
}

export interface Legal {
  place: Record<string, Spot[]>;
  actions: Record<string, Action>;
  pass: boolean;
}

export const COLOURS = ["R", "Y", "B", "G", "K"];
export const ACTIONS = ["trade-hands", "rotate-goals", "trade-goals", "move-card", "zap-card"];

export const turned = (card: string) => [...card].reverse().join("");
export const isAction = (card: string) => ACTIONS.includes(card);
export const at = (x: number, y: number) => `place-${x}-${y}`;

/** A card by the dragons on it. */
export function cardName(card: string): string {
  if (isAction(card)) return t(`card-${card}`);
  if (card === "?") return t("web-hidden-card");
  if (card === "SSSS") return t("web-silver");
  if (card === "****") return t("web-rainbow");
  const colours = COLOURS.filter((colour) => card.includes(colour));
  return list(colours.map((colour) => t(`colour-${colour}`)));
}

function expand(choices: Choices): Parts[] {
  const legal = choices as unknown as Legal;
  const actions = Object.entries(legal.actions).flatMap(([kind, action]) =>
    action.modes.flatMap((mode) =>
      mode === "color" ? [{ kind, mode }] : action.targets.flatMap((target) => aimed(kind, mode, target)),
    ),
  );
  return [
    ...Object.entries(legal.place).flatMap(([card, places]) => places.map(([x, y]) => ({ kind: "place", card, x, y }))),
    ...actions,
    ...(legal.pass ? [{ kind: "pass" }] : []),
  ];
}

function aimed(kind: string, mode: Mode, target: Action["targets"][number]): Parts[] {
  if (kind === "move-card") {
    const { from, card, to } = target as Shift;
    return to.map(([x, y]) => ({ kind, mode, from, card, x, y }));
  }
  if (kind === "zap-card") return [{ kind, mode, from: target }];
  return [{ kind, mode, [kind === "rotate-goals" ? "direction" : "seat"]: target }];
}

function spell(parts: Parts): string {
  if (parts.kind === "pass") return "pass";
  if (parts.kind === "place") return `${parts.card}@${parts.x},${parts.y}`;
  if (parts.mode === "color") return `${parts.kind} color`;
  const put = parts.card ? ` ${parts.card}@${parts.x},${parts.y}` : "";
  const aim = parts.from ? parts.from.join(",") + put : (parts.direction ?? parts.seat);
  return `${parts.kind} ${aim}${parts.mode === "under" ? " under" : ""}`;
}

const LAID = /^([RYBGK*]{4})@(-?\d+),(-?\d+)$/;

function read(move: string): Parts {
  const laid = LAID.exec(move);
  if (laid) return { kind: "place", card: laid[1], x: Number(laid[2]), y: Number(laid[3]) };
  const [kind = "", ...rest] = move.split(" ");
  if (kind === "pass" || kind === "join") return { kind };
  if (rest[0] === "color") return { kind, mode: "color" };
  const mode: Mode = rest.at(-1) === "under" ? "under" : "both";
  if (kind === "rotate-goals") return { kind, mode, direction: rest[0] };
  if (kind === "trade-hands" || kind === "trade-goals") return { kind, mode, seat: Number(rest[0]) };
  const from = rest[0]!.split(",").map(Number);
  const to = LAID.exec(rest[1] ?? "");
  return { kind, mode, from, ...(to ? { card: to[1], x: Number(to[2]), y: Number(to[3]) } : {}) };
}

const place = (x: number, y: number) => `${x},${y}`;
const lying = (view: View, [x, y]: Spot) => cardName((view.table[place(x, y)] as string | undefined) ?? "?");

function steps(parts: Parts, view: View, people: People): string[] {
  if (parts.kind === "pass") return [t("seven-dragons-step-pass")];
  if (parts.kind === "place") return [`${cardName(parts.card)} (${parts.card})`, place(parts.x, parts.y)];
  const [name, mode] = [t(`card-${parts.kind}`), t(`seven-dragons-step-${parts.mode}`)];
  if (parts.mode === "color") return [name, mode];
  if (parts.direction) return [name, t(`seven-dragons-step-${parts.direction}`), mode];
  if (!parts.from) return [name, t("seven-dragons-step-seat", { player: seatName(parts.seat, people) }), mode];
  const [x, y] = parts.from as Spot;
  const lifted = t("seven-dragons-step-from", { card: lying(view, [x, y]), place: place(x, y) });
  const to = parts.card && t("seven-dragons-step-to", { card: parts.card, place: place(parts.x, parts.y) });
  return [name, lifted, ...(to ? [to] : []), mode];
}

export const seatName = (seat: number, people: People) => people.name(seat) || t("web-imaginary", { seat: seat + 1 });

function told(parts: Parts, _seat: number, before: View, people: People): string {
  if (parts.kind === "join") return t("move-join");
  if (parts.mode === "color") return t("move-seven-dragons-color", { action: t(`card-${parts.kind}`) });
  const words = t(`move-seven-dragons-${parts.kind}`, {
    card: parts.card ? cardName(parts.card) : "",
    to: parts.card ? place(parts.x, parts.y) : "",
    from: parts.from ? place(parts.from[0], parts.from[1]) : "",
    lifted: parts.from ? lying(before, parts.from) : "",
    player: parts.seat === undefined ? "" : seatName(parts.seat, people),
    direction: parts.direction ?? "",
  });
  return parts.mode === "under" ? t("move-seven-dragons-under", { words }) : words;
}

/** Bonus cards (SD-BONUS): what the mover holds more than before, the card laid and one drawn for the next turn aside. */
function notes(before: View, after: View, seat: number): string[] {
  const count = bonus(before, after, seat);
  return count > 0 ? [t("note-bonus", { count })] : [];
}

export function bonus(before: View, after: View, seat: number): number {
  if (after.goals === null || Object.keys(after.table).length <= Object.keys(before.table).length) return 0;
  const drawn = after.turn === seat ? 1 : 0;
  return after.hands[seat].length - before.hands[seat].length + 1 - drawn;
}

function spots(parts: Parts, seat: number): string[] {
  const from = parts.from ? [at(parts.from[0], parts.from[1])] : [];
  const to = parts.x === undefined ? [] : [at(parts.x, parts.y)];
  const whom = parts.seat === undefined ? [] : [`goal-${parts.seat}`, `goal-${seat}`];
  return [...from, ...to, ...whom];
}

function flights(parts: Parts, seat: number, before: View, after: View, me: number | null): Flight[] {
  const cards = (of: number) => (of === me ? "hand" : `cards-${of}`);
  const hand = (card: string) => (seat === me ? `hand-${card}` : cards(seat));
  if (parts.kind === "place") {
    const printed = before.hands[seat]?.includes(parts.card) ? parts.card : turned(parts.card);
    return [{ from: hand(printed), to: at(parts.x, parts.y) }];
  }
  if (parts.kind === "pass" || parts.kind === "join") return [];
  const flown: Flight[] = [{ from: hand(parts.kind), to: "discard" }];
  if (parts.mode === "color") return flown;
  if (parts.kind === "zap-card") flown.push({ from: at(parts.from[0], parts.from[1]), to: cards(seat), into: true });
  if (parts.kind === "move-card") flown.push({ from: at(parts.from[0], parts.from[1]), to: at(parts.x, parts.y) });
  if (parts.kind === "trade-goals") flown.push(...exchange(`goal-${seat}`, `goal-${parts.seat}`));
  if (parts.kind === "trade-hands") flown.push(...exchange(cards(seat), cards(parts.seat)));
  if (parts.kind === "rotate-goals") {
    const step = parts.direction === "left" ? 1 : 4;
    flown.push(...[0, 1, 2, 3, 4].map((i) => ({ from: `goal-${i}`, to: `goal-${(i + step) % 5}` })));
  }
  return after ? flown : [];
}

const exchange = (one: string, other: string): Flight[] => [
  { from: one, to: other },
  { from: other, to: one },
];

function described(view: View, insight: Insight, people: People): string[] {
  const cards = Object.entries(view.table as Record<string, string>).map(([key, card]) => {
    const [x = "0", y = "0"] = key.split(",");
    return `${x},${y}: ${cardName(card)} (${card})`;
  });
  const mine =
    people.me === null ? [] : [t("web-your-hand", { cards: view.hands[people.me].map(cardName).join("; ") })];
  const goal = insight.goal
    ? [t("web-your-goal", { colour: t(`colour-${insight.goal}`), target: insight.target })]
    : [];
  const silver = insight.silver
    ? [t("seven-dragons-silver", { dragon: t(insight.silver === "*" ? "colour-all" : `colour-${insight.silver}`) })]
    : [];
  const sizes = COLOURS.map((colour) => `${t(`colour-${colour}`)} ${insight.largest[colour]}`).join(", ");
  const deck = t("seven-dragons-deck", { count: Array.isArray(view.deck) ? view.deck.length : view.deck });
  return [...goal, ...mine, ...silver, `${t("seven-dragons-largest")}: ${sizes}`, deck, ...cards];
}

export const sevenDragons: GameModule = {
  id: "seven-dragons",
  expand,
  spell,
  read,
  steps,
  told,
  spots,
  flights,
  notes,
  described,
  lines: (insight) =>
    COLOURS.map((colour) => ({ label: t(`colour-${colour}`), value: insight.largest[colour], mark: colour })),
  board: () => import("./Board.svelte"),
};
