// What is chosen at a table of Double Seven, and what a touch means then; whether it is allowed, and if not why, the rules say.
import { untrack } from "svelte";
import { same } from "$/choices";
import { settings } from "$/settings.svelte";
import { t } from "$/texts.svelte";
import type { BoardProps } from "../shape";
import { spread } from ".";
import type { Insight, Move, View } from "./declared";

const FACE_DOWN = "?";

export class Selection {
  picked = $state.raw<number[]>([]); // places on the rack
  own = $state<number | null>(null); // a family of ours that is to be swapped
  calling = $state(false); // Rainbow

  readonly active = $derived.by(() => this.given.choices !== null);
  readonly drawing = $derived.by(() => this.given.choices?.has("draw") ?? false);
  readonly rack = $derived.by(() => {
    const { seat, view } = this.given;
    return seat === null ? [] : spread(view.racks[seat]);
  });

  // What is picked: clovers, the animal that there is most of, and whatever else.
  readonly names = $derived.by(() => this.picked.map((index) => this.rack[index]!).filter(Boolean));
  private readonly clovers = $derived.by(() => this.names.filter((name) => name === "clover").length);
  private readonly animals = $derived.by(() => this.names.filter((name) => name !== "clover"));
  private readonly animal = $derived.by(
    () => [...this.animals].sort((one, other) => this.count(other) - this.count(one))[0],
  );
  private readonly pair = $derived.by(() =>
    this.given.choices
      ?.next<[string, string]>("two-for-one")
      .find((discards) => sorted(discards) === sorted(this.names)),
  );
  private readonly starting = $derived.by((): Move => {
    const alike = this.count(this.animal);
    return {
      kind: "start",
      animal: this.animal ?? "rabbit", // with clovers alone it is of no animal at all
      amount: [alike, this.clovers],
      ...beyond(this.animals.length - alike),
    };
  });
  readonly starts = $derived.by(() => this.allows(this.starting));

  /** What can be done now, in words. */
  readonly hint = $derived.by(() => {
    if (!this.active) return "";
    if (this.drawing) return t("double-seven-draws", { count: this.given.view.draws });
    if (this.calling) return t("web-ds-call");
    if (this.own !== null) return t("web-ds-swap");
    if (this.names.length === 0) return t("web-ds-act");
    return t(this.pair ? "web-ds-picked-pair" : "web-ds-picked");
  });

  /** To be made while a component is. */
  constructor(private readonly props: () => BoardProps<View, Insight, Move>) {
    $effect(() => {
      void this.given.view;
      this.clear();
    });
    // What is proposed is what is chosen, whoever proposed it.
    $effect(() => {
      const { proposal } = this.given;
      if (proposal) untrack(() => this.follow(proposal));
    });
  }

  private get given() {
    return this.props();
  }

  clear(): void {
    [this.picked, this.own, this.calling] = [[], null, false];
  }

  /** Whether a tile of the pool may be taken. */
  takes(name: string): boolean {
    const { choices } = this.given;
    if (!settings.hints) return false;
    if (this.drawing) return choices?.has("draw", name) ?? false;
    return this.calling ? (choices?.has("rainbow", name) ?? false) : this.allows(this.exchanging(name));
  }

  glows(whose: number, index: number): boolean {
    if (!settings.hints || !this.active) return false;
    const some = this.names.length > 0;
    if (this.swaps(whose, index) || (some && this.allows(this.freeing(whose, index)))) return true;
    if (whose !== this.given.seat) return false;
    if (some) return this.allows(this.growing(index));
    return this.own === null && (this.given.choices?.has("swap", index) ?? false);
  }

  isChosenTile(name: string): boolean {
    const { proposal } = this.given;
    return proposal !== null && "tile" in proposal && proposal.kind !== "pass" && proposal.tile === name;
  }

  isChosenFamily(whose: number, index: number): boolean {
    const { proposal, seat } = this.given;
    const ours = whose === seat;
    if (proposal?.kind === "swap") return same(proposal.theirs, [whose, index]) || (ours && proposal.family === index);
    if (proposal?.kind === "clover") return same(proposal.family, [whose, index]);
    return ours && (this.own === index || (proposal?.kind === "grow" && proposal.family === index));
  }

  pick(index: number): void {
    const { propose } = this.given;
    if (!this.active) return;
    if (this.drawing) return this.pass(); // the rules say what comes first
    [this.own, this.calling] = [null, false];
    propose(null);
    const others = this.picked.filter((other) => other !== index);
    this.picked = this.picked.includes(index) ? others : [...others, index];
  }

  pickAll(name: string): void {
    this.picked = this.rack.flatMap((other, index) => (other === name ? [index] : []));
  }

  take(name: string): void {
    if (!this.active) return;
    if (this.calling) return this.wish({ kind: "rainbow", tile: name });
    this.wish(!this.drawing && this.names.length > 0 ? this.exchanging(name) : { kind: "draw", tile: name });
  }

  touch(whose: number, index: number): void {
    const { seat, propose } = this.given;
    if (!this.active) return;
    if (this.drawing) return this.pass();
    if (this.names.length) return this.wish(this.laying(whose, index));
    if (whose !== seat) return this.swap([whose, index]);
    propose(null);
    this.own = this.own === index ? null : index;
  }

  start(): void {
    this.wish(this.starting);
  }

  pass(): void {
    const [given = null] = this.names;
    const costs = !this.given.choices?.has("pass", null) && this.names.length === 1;
    this.wish({ kind: "pass", tile: costs ? given : null });
  }

  drop(index: number, target: HTMLElement | null): void {
    if (!this.picked.includes(index)) this.picked = [index];
    if (target?.dataset.drop === "family") this.touch(Number(target.dataset.seat), Number(target.dataset.index));
    else if (target?.dataset.drop === "start") this.start();
    else if (target?.dataset.drop === "pool") this.take(target.dataset.tile ?? FACE_DOWN);
  }

  /** With the family that was chosen, or the only one that it can be swapped for. */
  private swap(theirs: [number, number]): void {
    const { view, seat, choices, remind } = this.given;
    const possible = choices?.next<number>("swap").filter((family) => choices.has("swap", family, theirs)) ?? [];
    if (this.own === null && possible.length > 1) return remind(t("web-ds-swap-first"));
    if (!view.families[seat ?? -1]?.length) return remind(t("web-ds-swap-none"));
    this.wish({ kind: "swap", family: this.own ?? possible[0] ?? 0, theirs });
  }

  private follow(move: Move): void {
    const tiles = this.tilesOf(move);
    if (sorted(tiles) !== sorted(this.names)) this.picked = [...places(this.rack, tiles)];
    this.own = move.kind === "swap" ? move.family : null;
    this.calling = move.kind === "rainbow";
  }

  /** What a move takes from the rack. */
  private tilesOf(move: Move): string[] {
    const { view, seat } = this.given;
    const some = (animal: string, [animals, clovers]: [number, number]) => [
      ...Array<string>(animals).fill(animal),
      ...Array<string>(clovers).fill("clover"),
    ];
    switch (move.kind) {
      case "start":
        return some(move.animal, move.amount);
      case "grow":
        return some(view.families[seat ?? -1]?.[move.family]?.animal ?? "", move.amount);
      case "clover":
        return [view.families[move.family[0]]?.[move.family[1]]?.animal ?? ""];
      case "two-for-one":
        return move.discards.filter((name) => name !== null);
      case "pass":
        return move.tile === null ? [] : [move.tile];
    }
    return [];
  }

  private count(animal: string | undefined): number {
    return this.animals.filter((name) => name === animal).length;
  }

  private growing(index: number): Move {
    const { view, seat } = this.given;
    const kin = this.count(view.families[seat ?? -1]?.[index]?.animal);
    return { kind: "grow", family: index, amount: [kin, this.clovers], ...beyond(this.animals.length - kin) };
  }

  private freeing(whose: number, index: number): Move {
    return { kind: "clover", family: [whose, index], tile: this.names[0]!, ...beyond(this.names.length - 1) };
  }

  private exchanging(name: string): Move {
    const [one = "", other = null] = this.names;
    const discards = this.pair ?? [one, other];
    return { kind: "two-for-one", discards, tile: name, ...beyond(Math.max(0, this.names.length - 2)) };
  }

  /** Where both are possible, a tile is added. */
  private laying(whose: number, index: number): Move {
    const frees = this.freeing(whose, index);
    if (whose !== this.given.seat) return frees;
    const grows = this.growing(index);
    return this.allows(frees) && !this.allows(grows) ? frees : grows;
  }

  private swaps(whose: number, index: number): boolean {
    return this.own !== null && (this.given.choices?.has("swap", this.own, [whose, index]) ?? false);
  }

  /** Whether the rules allow a move as it is, with nothing picked that does not belong. */
  private allows(move: Move): boolean {
    const { choices, view } = this.given;
    if (!choices || ("others" in move && move.others)) return false;
    if (move.kind === "clover" && this.names[0] !== view.families[move.family[0]]?.[move.family[1]]?.animal)
      return false;
    return choices.allows(move);
  }

  private wish(move: Move): void {
    if (this.allows(move)) this.given.propose(move);
    else this.given.explain(move);
  }
}

const sorted = (names: string[]): string => [...names].sort().join();
const beyond = (others: number): { others?: number } => (others ? { others } : {}); // tiles that do not belong

/** Where these tiles lie. */
function* places(rack: string[], names: string[]): Generator<number> {
  const left = [...names];
  for (const [index, name] of rack.entries()) {
    const at = left.indexOf(name);
    if (at < 0) continue;
    left.splice(at, 1);
    yield index;
  }
}
