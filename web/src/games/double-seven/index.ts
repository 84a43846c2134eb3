// Double Seven on the page.
import { gained } from "../../drawn";
import { ahead } from "../../people";
import { t } from "../../texts.svelte";
import type { Flight, GameModule, People } from "../shape";
import { DECLARED, type Family, type Insight, type Move, type View } from "./declared";

export const size = ({ animals, clovers }: Family) => animals + clovers;
/** How much room families need beside each other, in widths of a tile: they overlap, and each says its size. */
export const breadth = (families: Family[] = []) =>
  families.reduce((sum, family) => sum + 2 + 0.38 * (size(family) - 1), 0);
/** The tiles of a rack one by one. */
export const spread = (counts: Record<string, number> = {}) =>
  Object.entries(counts).flatMap(([name, count]) => Array<string>(count).fill(name));
export const tileName = (name: string) => (name === "?" ? t("double-seven-face-down") : t(`tile-${name}`));
export const hiddenTiles = ({ pool }: View) => (Array.isArray(pool.hidden) ? pool.hidden.length : pool.hidden);

/** A family by its animal and size: everybody can see it. */
const familyName = (animal: string, tiles: number) =>
  t("double-seven-family", { animal: t(`tile-${animal}`), size: tiles });

function family(view: View, seat: number, index: number): string {
  const found = view.families[seat]?.[index];
  return found ? familyName(found.animal, size(found)) : "";
}

function word(type: string, value: unknown, view: View | null, people: People): string | null {
  switch (type) {
    case "tile":
      return value === null ? null : tileName(value as string);
    case "tiles":
      return (value as string[]).map(tileName).join(" + ");
    case "amount": {
      const [animals, clovers] = value as [number, number];
      return t("double-seven-amount", { animals, clovers });
    }
    case "kin":
      return familyName(...(value as [string, number]));
    case "own-family":
      return view && view.turn !== null ? family(view, view.turn, value as number) : null;
    case "family": {
      const [seat, index] = value as [number, number];
      const owner = people.name(seat);
      return view ? t("web-of", { player: owner, words: family(view, seat, index) }) : owner;
    }
  }
  return null;
}

const spot = (seat: number, index: number) => `family-${seat}-${index}`;

function spots(move: Move, seat: number): string[] {
  switch (move.kind) {
    case "grow":
      return [spot(seat, move.family)];
    case "swap":
      return [spot(seat, move.family), spot(...move.theirs)];
    case "clover":
      return [spot(...move.family)];
    case "start":
      return [`animal-${seat}-${move.animal}`];
  }
  return [`seat-${seat}`];
}

function flights(move: Move, seat: number, before: View, after: View, me: number | null): Flight[] {
  const mine = seat === me;
  const rack = (name: string) => (mine ? `rack-${name}` : `rack-of-${seat}`);
  const taken = (tile: string): Flight => {
    const [name = "?"] = tile === "?" ? gained(spread(before.racks[seat]), spread(after.racks[seat])) : [tile];
    return { from: `pool-${tile}`, to: rack(name), ...(mine ? { flip: tile === "?" } : { into: true }) };
  };
  switch (move.kind) {
    case "draw":
    case "rainbow":
      return [taken(move.tile)];
    case "start":
      return [{ from: rack(move.animal), to: spot(seat, before.families[seat]?.length ?? 0) }];
    case "grow": {
      const grown = before.families[seat]?.[move.family];
      return grown ? [{ from: rack(grown.animal), to: `newest-${seat}-${move.family}` }] : [];
    }
    case "swap":
      return [
        { from: spot(seat, move.family), to: spot(...move.theirs) },
        { from: spot(...move.theirs), to: spot(seat, move.family) },
      ];
    case "clover":
      return [{ from: `newest-${move.family.join("-")}`, to: rack("clover"), into: !mine }];
    case "two-for-one":
      return [...move.discards.map((name) => ({ from: rack(name!), to: `pool-${name}` })), taken(move.tile)];
  }
  return [];
}

/** Tiles with their numbers, not in parentheses: those are not part of a name that is said (WCAG 2.5.3). */
export function counted(counts: Record<string, number>): string {
  return Object.entries(counts)
    .map(([name, count]) => (count > 1 ? `${tileName(name)} × ${count}` : tileName(name)))
    .join(", ");
}

function described(view: View, insight: Insight, people: People): string[] {
  const own = people.me === null ? undefined : view.racks[people.me];
  return [
    t("double-seven-hidden", { count: hiddenTiles(view) }),
    `${t("double-seven-open")} ${counted(view.pool.open) || "–"}`,
    ...(own ? [t("web-your-rack", { tiles: counted(own) || "–" })] : []),
    ...view.families.map((families, seat) => {
      const points = t("double-seven-points", { count: insight.scores[seat] ?? 0 });
      const laid = families.map((_, index) => family(view, seat, index)).join("; ");
      return t("web-of", { player: people.name(seat), words: `${points}. ${laid}` });
    }),
  ];
}

const doubleSeven: GameModule<View, Insight, Move> = {
  declared: DECLARED,
  cover: "families",
  coach: [
    { text: "web-ds-coach-draw", point: '[data-spot^="pool-"]' },
    { text: "web-ds-coach-family", point: ".rack" },
    { text: "web-ds-coach-win", point: ".pool .tokens, .pool .token" },
  ],
  lessons: [
    { name: "double-seven", options: {}, minutes: 4 },
    {
      name: "double-seven-more",
      title: "web-lesson-double-seven-more",
      about: "web-lesson-double-seven-more-about",
      pieces: ["tile:rabbit", "tile:?", "tile:fox"],
      options: {},
      minutes: 2,
    },
  ],
  illustrations: [
    ["tile:rabbit tile:butterfly tile:frog tile:swan tile:deer", "tile:fox tile:bird tile:squirrel tile:clover"],
    ["tile:? tile:fox tile:frog"],
    ["tile:fox tile:fox tile:fox tile:clover", "tile:swan tile:swan tile:clover"],
    ["tile:rabbit tile:bird tile:deer"],
    ["tile:deer tile:deer tile:deer tile:deer tile:deer tile:deer tile:deer", "token:7 token:77"],
    ["tile:fox tile:fox tile:fox token:7"],
  ],
  players: 2,
  box: { players: 4, minutes: 30, age: 8 },
  word,
  held: (view, seat) => spread(view.racks[seat]),
  spots,
  isDirect: ({ kind }) => kind === "draw",
  isStaged: (move) => move.kind === "swap" || move.kind === "rainbow" || move.kind === "clover",
  quiet: ["flip"],
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
    return told && t("double-seven-ahead", told);
  },
  score(view, insight, seat) {
    const laid = { words: t("web-tiles-laid", { count: insight.tiles[seat] ?? 0 }) };
    const sevens = Array.from({ length: view.sevens[seat] ?? 0 }, () => ({ piece: "token:7", words: "+1" }));
    return [laid, ...sevens, ...(view.double_seven === seat ? [{ piece: "token:77", words: "+2" }] : [])];
  },
  progress(before, after, seat) {
    const count = (after.scores[seat] ?? 0) - (before.scores[seat] ?? 0);
    return count > 0 ? `+${t("double-seven-points", { count })}` : "";
  },
  piece: () => import("./Piece.svelte"),
  board: () => import("./Board.svelte"),
};

export default doubleSeven;
