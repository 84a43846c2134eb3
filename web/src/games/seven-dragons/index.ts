// Seven Dragons on the page.
import { gained } from "../../drawn";
import { settings } from "../../settings.svelte";
import { list, t } from "../../texts.svelte";
import type { Flight, GameModule, People } from "../shape";
import { DECLARED, type Insight, type Move, type Options, type View } from "./declared";
import { nextStep, optionsFor } from "./growing";

export type Spot = [x: number, y: number];

const words = DECLARED.vocabulary as { colors: string[]; actions: string[]; turned: Record<string, string> };
export const COLOURS = words.colors;
export const ACTIONS = words.actions;

export const turned = (card: string) => words.turned[card] ?? card;
export const isAction = (card: string) => ACTIONS.includes(card);
export const at = (x: number, y: number) => `place-${x}-${y}`;
export const lying = (view: View, [x, y]: Spot) => view.table[`${x},${y}`];
export const deckSize = ({ deck }: View) => (Array.isArray(deck) ? deck.length : deck);

/** A card by the dragons on it, as one reads them: which way up it lies can be heard. */
export function cardName(card: string): string {
  if (isAction(card)) return t(`card-${card}`);
  if (card === "?") return t("web-hidden-card");
  if (card === "SSSS") return t("web-silver");
  if (card === "****") return t("web-rainbow");
  return list([...new Set(card)].map((colour) => t(`colour-${colour}`)));
}

/** A place, as one gets there from the card in the middle. */
export function placeName([x, y]: Spot): string {
  const across = x && t("web-sd-across", { side: x < 0 ? "left" : "right", count: Math.abs(x) });
  const along = y && t("web-sd-along", { side: y < 0 ? "down" : "up", count: Math.abs(y) });
  return [across, along].filter(Boolean).join(", ") || t("web-sd-middle");
}

const colourName = (colour: string) => t(colour === "*" ? "colour-all" : `colour-${colour}`);
export const seatName = (seat: number, people: People) => people.name(seat) || t("web-imaginary", { seat: seat + 1 });

function word(type: string, value: unknown, view: View | null, people: People): string | null {
  switch (type) {
    case "card":
      return cardName(value as string);
    case "color":
      return colourName(value as string);
    case "mode":
    case "direction":
      return t(`seven-dragons-${type}-${value as string}`);
    case "seat":
      return seatName(value as number, people);
    case "place": {
      const card = view && lying(view, value as Spot);
      return card ? `${cardName(card)} (${placeName(value as Spot)})` : placeName(value as Spot);
    }
  }
  return null;
}

function proposed(move: Move, view: View): string[] | null {
  const kind = t(`step-seven-dragons-${move.kind}`);
  switch (move.kind) {
    case "place":
      return [kind, cardName(move.card)];
    case "move-card":
      return [kind, cardName(move.card), t(`seven-dragons-mode-${move.mode}`)];
    case "zap-card":
      return [kind, cardName(lying(view, move.from) ?? ""), t(`seven-dragons-mode-${move.mode}`)];
  }
  return null;
}

function spots(move: Move, seat: number): string[] {
  const from = "from" in move ? [at(...move.from)] : [];
  const to = "at" in move ? [at(...move.at)] : [];
  const whom = "seat" in move ? [`goal-${move.seat}`, `goal-${seat}`] : [];
  return [...from, ...to, ...whom];
}

const held = (view: View, seat: number) => view.hands[seat] ?? [];
const KEPT: Move["kind"][] = ["trade-hands", "zap-card"]; // what comes to the hand comes from the table

function flights(move: Move, seat: number, before: View, after: View, me: number | null): Flight[] {
  const played = flightsOf(move, seat, before, me);
  if (me === null || KEPT.includes(move.kind)) return played;
  const drawn = gained(held(before, me), held(after, me));
  return [...played, ...drawn.map((card) => ({ from: "deck", to: `hand-${card}`, flip: true }))];
}

function flightsOf(move: Move, seat: number, before: View, me: number | null): Flight[] {
  const cards = (of: number) => (of === me ? "hand" : `cards-${of}`);
  const hand = (card: string) => (seat === me ? `hand-${card}` : cards(seat));
  switch (move.kind) {
    case "place": {
      const printed = before.hands[seat]?.includes(move.card) ? move.card : turned(move.card);
      return [{ from: hand(printed), to: at(...move.at) }];
    }
    case "pass":
    case "join":
      return [];
    case "color":
      return [{ from: hand(move.action), to: "discard" }];
  }
  const flown: Flight[] = [{ from: hand(move.kind), to: "discard" }];
  switch (move.kind) {
    case "zap-card":
      return [...flown, { from: at(...move.from), to: cards(seat), into: true }];
    case "move-card":
      return [...flown, { from: at(...move.from), to: at(...move.at) }];
    case "trade-goals":
      return [...flown, ...exchange(`goal-${seat}`, `goal-${move.seat}`)];
    case "trade-hands":
      return [...flown, ...exchange(cards(seat), cards(move.seat))];
    case "rotate-goals": {
      const seats = before.hands.length;
      const step = move.direction === "left" ? 1 : seats - 1;
      const goals = before.hands.map((_, index) => ({ from: `goal-${index}`, to: `goal-${(index + step) % seats}` }));
      return [...flown, ...goals];
    }
  }
}

const exchange = (one: string, other: string): Flight[] => [
  { from: one, to: other },
  { from: other, to: one },
];

function described(view: View, insight: Insight, people: People): string[] {
  const cards = Object.entries(view.table).map(([place, card]) =>
    t("web-of", { player: placeName(place.split(",").map(Number) as Spot), words: cardName(card) }),
  );
  const own = people.me === null ? null : view.hands[people.me];
  const mine = own ? [t("web-your-hand", { cards: own.map(cardName).join("; ") })] : [];
  const goal = insight.goal
    ? [t("web-your-goal", { colour: colourName(insight.goal), target: insight.target ?? 0 })]
    : [];
  const silver = insight.silver ? [t("seven-dragons-silver", { dragon: colourName(insight.silver) })] : [];
  const sizes = COLOURS.map((colour) => `${colourName(colour)} ${insight.largest[colour]}`).join(", ");
  const largest = t("web-of", { player: t("seven-dragons-largest"), words: sizes });
  return [...goal, ...mine, ...silver, largest, t("seven-dragons-deck", { count: deckSize(view) }), ...cards];
}

/** Our hand or goal may be another one now; or the group that counts for it grew or shrank. */
function effect(move: Move, me: number | null, before: Insight, after: Insight): string {
  if (move.kind === "trade-hands" && move.seat === me) return t("web-sd-hand-now");
  if (!after.goal || move.kind === "place") return "";
  const told = { colour: colourName(after.goal), size: size(after), target: after.target ?? 0 };
  if (before.goal !== after.goal) return t("web-sd-goal-now", told);
  return size(before) === size(after) ? "" : t("web-sd-group-now", told);
}

const size = ({ goal, largest }: Insight) => (goal ? (largest[goal] ?? 0) : 0);

const sevenDragons: GameModule<View, Insight, Move> = {
  declared: DECLARED,
  cover: "mosaic",
  coach: [
    { text: "web-sd-coach-goal", point: ".own .goal" },
    { text: "web-sd-coach-place", point: '[data-spot^="hand-"]' },
    { text: "web-sd-coach-win", point: ".own .score" },
  ],
  lessons: [
    { name: "seven-dragons", options: {}, minutes: 4 },
    {
      name: "seven-dragons-more",
      title: "web-lesson-seven-dragons-more",
      about: "web-lesson-seven-dragons-more-about",
      pieces: ["dragon:trade-hands", "dragon:rotate-goals", "dragon:move-card"],
      options: {},
      minutes: 3,
    },
    {
      name: "connections",
      title: "web-child-connections",
      about: "web-child-connections-about",
      pieces: ["dragon:RRRR", "dragon:RRBB", "dragon:BBBB"],
      child: true,
      options: { variant: "connections", players: 2 },
      minutes: 1,
    },
  ],
  usualOptions: (language) => ({ edition: language }),
  isForChildren: ({ variant }) => variant === "connections" || variant === "basic",
  headline: (view, outcome) =>
    view.options.players === 1 ? t("web-puzzle-done", { count: outcome.scores[view.seats[0]!] ?? 0 }) : null,
  ending(view, outcome, mover, name) {
    const [winner = -1] = outcome.winners;
    const code = view.goals?.[winner];
    if (outcome.reason !== "goal" || !code) return null;
    const count = outcome.scores[winner] ?? 0;
    const target = view.options.ages[view.seats.indexOf(winner)] ?? 7; // SD-AGE
    const told = { mover: name(mover), winner: name(winner), code, count, nth: count === target ? count : 0 };
    return t(mover === winner ? "seven-dragons-connected" : "seven-dragons-gave", told);
  },
  score: (view, _insight, seat) => {
    const goal = view.goals?.[seat];
    return goal ? [{ piece: `goal:${goal}`, words: t("web-goal-seen", { colour: colourName(goal) }) }] : [];
  },
  next(options) {
    const step = nextStep(options as unknown as Options);
    return step ? { title: `web-child-${step.name}`, options: optionsFor(step, settings.age) } : null;
  },
  pages: [
    {
      path: "/children",
      title: "web-children",
      about: "web-children-about",
      icon: "child",
      load: () => import("./Children.svelte"),
    },
  ],
  listed: {
    4: ACTIONS.map((action) => ({ piece: `dragon:${action}`, title: `card-${action}`, about: `about-${action}` })),
  },
  illustrations: [
    ["goal:R goal:Y goal:B goal:G goal:K"],
    ["dragon:RRYY dragon:YYGG", "dragon:YYRK dragon:****"],
    ["silver:* silver:R silver:Y", "silver:B silver:G silver:K"],
    [],
    ["dragon:? goal:?"],
    ["dragon:RRRR dragon:RRBB dragon:BBBB"],
  ],
  players: 3,
  box: { players: 5, minutes: 20, age: 8 },
  word,
  proposed,
  held,
  spots,
  isOpen(move, choices) {
    if (move.kind === "color") return true; // chosen among others, not on the table
    if (move.kind !== "place" && move.kind !== "move-card") return false;
    return turned(move.card) !== move.card && choices.allows({ ...move, card: turned(move.card) });
  },
  isStaged: (move) => move.kind !== "place" && move.kind !== "pass",
  flights,
  described,
  lines: (insight, state) =>
    (state.view as View | null)?.goals
      ? COLOURS.map((colour) => ({ label: colourName(colour), value: insight.largest[colour] ?? 0, mark: colour }))
      : [],
  effect,
  progress(before, after) {
    if (before.goal !== after.goal || size(after) <= size(before)) return "";
    return t("web-sd-progress", { size: size(after), target: after.target ?? 0 });
  },
  piece: () => import("./Piece.svelte"),
  board: () => import("./Board.svelte"),
};

export default sevenDragons;
