// Double Seven: `draw fox`, `start fox 2+1`, `grow 1 0+1`, `swap 1 2.0`, `clover 2.0`, `two-for-one deer fox ?`, `pass`.
import { t } from "../../texts.svelte";
import type { Choices, Flight, GameModule, Insight, Parts, People, View } from "../shape";

export interface Family {
  animal: string;
  animals: number;
  clovers: number;
}

type Amount = [animals: number, clovers: number];
export type Place = [seat: number, family: number];

export interface Legal {
  draw: string[];
  rainbow: string[];
  start: Record<string, Amount[]>;
  grow: Record<string, Amount[]>;
  swap: Record<string, Place[]>;
  clover: Place[];
  two_for_one: { discards: [string, string][]; tiles: string[] };
  pass: (string | null)[];
}

export const size = (family: Family) => family.animals + family.clovers;
export const tile = (name: string) => (name === "?" ? t("double-seven-face-down") : t(`tile-${name}`));

function expand(choices: Choices): Parts[] {
  const legal = choices as unknown as Legal;
  const laid = (kind: string, key: string, by: Record<string, Amount[]>) =>
    Object.entries(by).flatMap(([name, amounts]) =>
      amounts.map(([animals, clovers]) => ({ kind, [key]: key === "family" ? Number(name) : name, animals, clovers })),
    );
  return [
    ...legal.draw.map((name) => ({ kind: "draw", tile: name })),
    ...legal.rainbow.map((name) => ({ kind: "rainbow", tile: name })),
    ...laid("start", "animal", legal.start),
    ...laid("grow", "family", legal.grow),
    ...Object.entries(legal.swap).flatMap(([family, others]) =>
      others.map(([seat, theirs]) => ({ kind: "swap", family: Number(family), seat, theirs })),
    ),
    ...legal.clover.map(([seat, family]) => ({ kind: "clover", seat, family })),
    ...legal.two_for_one.discards.flatMap((discards) =>
      legal.two_for_one.tiles.map((name) => ({ kind: "two-for-one", discards, tile: name })),
    ),
    ...legal.pass.map((name) => ({ kind: "pass", tile: name })),
  ];
}

const amount = (parts: Parts) => (parts.clovers ? `${parts.animals}+${parts.clovers}` : `${parts.animals}`);

function spell(parts: Parts): string {
  switch (parts.kind) {
    case "start":
      return `start ${parts.animal} ${amount(parts)}`;
    case "grow":
      return `grow ${parts.family} ${amount(parts)}`;
    case "swap":
      return `swap ${parts.family} ${parts.seat}.${parts.theirs}`;
    case "clover":
      return `clover ${parts.seat}.${parts.family}`;
    case "two-for-one":
      return `two-for-one ${parts.discards.join(" ")} ${parts.tile}`;
    case "pass":
      return parts.tile ? `pass ${parts.tile}` : "pass";
  }
  return `${parts.kind} ${parts.tile}`;
}

function read(move: string): Parts {
  const [kind = "", ...rest] = move.split(" ");
  const numbers = (text = "") => text.split(/[.+]/).map(Number);
  switch (kind) {
    case "start":
    case "grow": {
      const [animals, clovers = 0] = numbers(rest[1]);
      const what = kind === "start" ? { animal: rest[0] } : { family: Number(rest[0]) };
      return { kind, ...what, animals, clovers };
    }
    case "swap": {
      const [seat, theirs] = numbers(rest[1]);
      return { kind, family: Number(rest[0]), seat, theirs };
    }
    case "clover": {
      const [seat, family] = numbers(rest[0]);
      return { kind, seat, family };
    }
    case "two-for-one":
      return { kind, discards: rest.slice(0, 2), tile: rest[2] };
  }
  return { kind, tile: rest[0] ?? null };
}

/** A family by its animal and size: everybody can see it. */
function family(view: View, seat: number, index: number): string {
  const found = (view.families as Family[][])[seat]?.[index];
  return found ? t("double-seven-family", { animal: t(`tile-${found.animal}`), size: size(found) }) : "";
}

function familyOf(view: View, seat: number, index: number, people: People): string {
  const found = (view.families as Family[][])[seat]?.[index];
  const animal = found ? t(`tile-${found.animal}`) : "";
  return t("double-seven-family-of", { player: people.name(seat), animal, size: found ? size(found) : 0 });
}

const spoken = (parts: Parts) => t("double-seven-amount", { animals: parts.animals, clovers: parts.clovers });

function steps(parts: Parts, view: View, people: People): string[] {
  const step = t(`double-seven-step-${parts.kind}`);
  const me = view.turn as number;
  const other = (seat: number, index: number) => familyOf(view, seat, index, people);
  switch (parts.kind) {
    case "start":
      return [step, tile(parts.animal), spoken(parts)];
    case "grow":
      return [step, family(view, me, parts.family), spoken(parts)];
    case "swap":
      return [step, family(view, me, parts.family), other(parts.seat, parts.theirs)];
    case "clover":
      return [step, other(parts.seat, parts.family)];
    case "two-for-one":
      return [step, parts.discards.map(tile).join(" + "), tile(parts.tile)];
  }
  return parts.tile ? [step, tile(parts.tile)] : [step];
}

function told(parts: Parts, seat: number, before: View, people: People): string {
  const id = `move-double-seven-${parts.kind}`;
  switch (parts.kind) {
    case "start":
      return t(id, { animal: tile(parts.animal), amount: spoken(parts) });
    case "grow":
      return t(id, { family: family(before, seat, parts.family), amount: spoken(parts) });
    case "swap":
      return t(id, {
        own: family(before, seat, parts.family),
        other: familyOf(before, parts.seat, parts.theirs, people),
      });
    case "clover":
      return t(id, { family: familyOf(before, parts.seat, parts.family, people) });
    case "pass":
      return parts.tile ? t("move-double-seven-pass-tile", { tile: tile(parts.tile) }) : t(id);
  }
  const [one = "", other = ""] = parts.discards?.map(tile) ?? [];
  const hidden = parts.tile === "?";
  return t(hidden ? `${id}-hidden` : id, { tile: tile(parts.tile), one, other });
}

const spot = (seat: number, index: number) => `family-${seat}-${index}`;

function spots(parts: Parts, seat: number): string[] {
  switch (parts.kind) {
    case "grow":
      return [spot(seat, parts.family)];
    case "swap":
      return [spot(seat, parts.family), spot(parts.seat, parts.theirs)];
    case "clover":
      return [spot(parts.seat, parts.family)];
    case "start":
      return [`animal-${seat}-${parts.animal}`];
  }
  return [`seat-${seat}`];
}

function flights(parts: Parts, seat: number, before: View, after: View, me: number | null): Flight[] {
  const mine = seat === me;
  const rack = (name: string) => (mine ? `rack-${name}` : `rack-of-${seat}`);
  const taken = (from: string): Flight => {
    const tile = parts.tile === "?" ? (gained(before.racks[seat], after.racks[seat]) ?? "?") : parts.tile;
    return { from, to: rack(tile), into: !mine };
  };
  switch (parts.kind) {
    case "draw":
    case "rainbow":
      return [taken(`pool-${parts.tile}`)];
    case "start":
      return [{ from: rack(parts.animal), to: spot(seat, before.families[seat].length) }];
    case "grow":
      return [{ from: rack(before.families[seat][parts.family].animal), to: `newest-${seat}-${parts.family}` }];
    case "swap":
      return [
        { from: spot(seat, parts.family), to: spot(parts.seat, parts.theirs) },
        { from: spot(parts.seat, parts.theirs), to: spot(seat, parts.family) },
      ];
    case "clover":
      return [{ from: `newest-${parts.seat}-${parts.family}`, to: rack("clover"), into: !mine }];
    case "two-for-one":
      return [
        ...parts.discards.map((name: string) => ({ from: rack(name), to: `pool-${name}` })),
        taken(`pool-${parts.tile}`),
      ];
  }
  return [];
}

/** The tile that a rack has more of than before. */
function gained(before: Record<string, number>, after: Record<string, number>): string | undefined {
  return Object.keys(after).find((name) => after[name]! > (before[name] ?? 0));
}

function notes(before: View, after: View, seat: number): string[] {
  const seven = after.sevens[seat] > before.sevens[seat] ? [t("note-seven")] : [];
  return after.double_seven === seat && before.double_seven !== seat ? [...seven, t("note-double-seven")] : seven;
}

function counted(counts: Record<string, number>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${name === "?" ? t("double-seven-face-down") : t(`tile-${name}`)} ×${count}`)
    .join(", ");
}

function described(view: View, insight: Insight, people: People): string[] {
  const hidden = Array.isArray(view.pool.hidden) ? view.pool.hidden.length : view.pool.hidden;
  return [
    t("double-seven-hidden", { count: hidden }),
    `${t("double-seven-open")} ${counted(view.pool.open) || "–"}`,
    ...(people.me === null ? [] : [t("web-your-rack", { tiles: counted(view.racks[people.me]) || "–" })]),
    ...(view.families as Family[][]).map((families, seat) => {
      const points = t("double-seven-points", { count: insight.scores[seat] });
      const laid = families.map((_, index) => family(view, seat, index)).join("; ");
      return `${people.name(seat)}: ${points}. ${laid}`;
    }),
  ];
}

export const doubleSeven: GameModule = {
  id: "double-seven",
  expand,
  spell,
  read,
  steps,
  told,
  spots,
  flights,
  notes,
  described,
  lines: (insight, state) =>
    state.seats.map(({ seat, name }) => ({ label: name ?? "", value: insight.scores[seat], mark: String(seat) })),
  board: () => import("./Board.svelte"),
};
