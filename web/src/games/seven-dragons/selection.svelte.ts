// What is chosen at a table of Seven Dragons, where it may go, and what a touch means. The rules decide what is allowed.
import { untrack } from "svelte";
import { same } from "$/choices";
import { t } from "$/texts.svelte";
import type { BoardProps } from "../shape";
import { isAction, lying as cardAt, turned, type Spot } from ".";
import type { Insight, Move, View } from "./declared";

export type Mode = "both" | "under" | "color"; // which half of an action card is used
type Action = Extract<Move, { mode: unknown }>;

export class Selection {
  picked = $state<number | null>(null); // which card of the hand
  mode = $state<Mode>("both");
  lifted = $state.raw<Spot | null>(null); // the card that Move a Card moves
  private upsideDown = $state(false);

  readonly hand = $derived.by(() => {
    const { seat, view } = this.given;
    return (seat === null ? null : view.hands[seat]) ?? [];
  });
  readonly card = $derived.by(() => (this.picked === null ? null : (this.hand[this.picked] ?? null)));
  readonly action = $derived.by(() =>
    this.card !== null && isAction(this.card) ? (this.card as Action["kind"]) : null,
  );

  // How an action card may be played, and what it can be done to.
  readonly modes = $derived.by((): Mode[] => {
    const { choices } = this.given;
    if (!this.action || !choices) return [];
    return [...choices.next<Mode>(this.action), ...(choices.has("color", this.action) ? (["color"] as const) : [])];
  });
  private readonly targets = $derived.by((): unknown[] => {
    const { choices } = this.given;
    return this.action && choices && this.mode !== "color" ? choices.next(this.action, this.mode) : [];
  });
  readonly liftable = $derived.by(() =>
    !this.lifted && (this.action === "move-card" || this.action === "zap-card") ? (this.targets as Spot[]) : [],
  );
  readonly whom = $derived.by(() =>
    this.action === "trade-hands" || this.action === "trade-goals" ? (this.targets as number[]) : [],
  );

  // The card in our fingers as it would lie, either way up, and where it may go.
  readonly moving = $derived.by(() => {
    if (this.lifted) return cardAt(this.given.view, this.lifted) ?? null;
    return this.card !== null && this.action === null ? this.card : null;
  });
  readonly upright = $derived.by(() => (this.moving && this.upsideDown ? turned(this.moving) : this.moving));
  readonly places = $derived.by(() => this.placesOf(this.upright));
  private readonly others = $derived.by(() => {
    const { upright } = this;
    if (!upright || upright === turned(upright)) return [];
    return this.placesOf(turned(upright)).filter((spot) => !this.isPlace(spot));
  });
  private readonly anywhere = $derived.by(() => {
    const { choices } = this.given;
    if (!choices || this.moving || this.action) return [];
    return unique(choices.next<string>("place").flatMap((code) => choices.next<Spot>("place", code)));
  });
  readonly landing = $derived.by(() => {
    const { proposal } = this.given;
    return proposal && "at" in proposal ? proposal : null;
  });
  /** Empty places that can be touched. */
  readonly free = $derived.by(() => {
    const { landing } = this;
    const spots = [...this.places, ...this.others, ...this.anywhere];
    if (landing && !spots.some((spot) => same(spot, landing.at))) spots.push(landing.at);
    return spots.filter((spot) => !cardAt(this.given.view, spot) || same(spot, this.lifted));
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

  isPlace(spot: Spot): boolean {
    return this.places.some((place) => same(place, spot));
  }

  isLiftable(spot: Spot): boolean {
    return this.liftable.some((place) => same(place, spot));
  }

  isPlayable(code: string): boolean {
    const { choices } = this.given;
    return choices !== null && (isAction(code) || choices.has("place", code) || choices.has("place", turned(code)));
  }

  clear(): void {
    this.picked = null;
    this.reset();
  }

  pick(index: number): void {
    const { choices, proposal, propose, remind, small } = this.given;
    if (!choices) return;
    if (this.picked === index && !this.action && !proposal) return this.rotate();
    propose(null);
    if (this.picked === index) return;
    this.picked = index;
    this.reset();
    if (this.action && !this.modes.includes("both")) this.setMode(this.modes[0] ?? "color");
    else if (!this.isPlayable(this.card!)) remind(t(small ? "web-child-nowhere" : "web-card-nowhere"));
  }

  rotate(): void {
    if (!this.moving) return;
    this.upsideDown = !this.upsideDown;
    if (this.landing) this.put(this.landing.at, true);
  }

  /** Lays the card there, turned if it fits only so. `keep`: as it lies, or not at all. */
  put(spot: Spot, keep = false): void {
    if (!this.given.choices) return;
    if (!this.upright) return this.choose(spot);
    const fits = (code: string) => this.placesOf(code).some((place) => same(place, spot));
    if (!fits(this.upright) && fits(turned(this.upright)) && !keep) this.upsideDown = !this.upsideDown;
    const code = this.upright;
    if (!fits(code) && keep) return this.given.propose(null);
    this.wish(
      this.lifted
        ? { kind: "move-card", mode: this.how, from: this.lifted, card: code, at: spot }
        : { kind: "place", card: code, at: spot },
    );
  }

  /** A place is touched before a card: if only one of ours can lie there, that one is meant. */
  private choose(spot: Spot): void {
    const { small, remind } = this.given;
    if (this.action) return remind(this.question);
    const fitting = this.hand.flatMap((code, index) =>
      [code, turned(code)].some((way) => this.placesOf(way).some((place) => same(place, spot))) ? [index] : [],
    );
    if (new Set(fitting.map((index) => this.hand[index])).size !== 1)
      return remind(t(small ? "web-child-card-first" : "web-card-first"));
    this.picked = fitting[0]!;
    this.put(spot);
  }

  /** What an action card asks for. */
  get question(): string {
    if (this.mode === "color") return t("web-sd-ask-color");
    return t(`web-sd-ask-${this.action}${this.lifted ? "-to" : ""}`);
  }

  touch(spot: Spot): void {
    if (!this.given.choices) return;
    const acting = this.mode !== "color";
    if (this.action === "zap-card" && acting) return this.wish({ kind: "zap-card", mode: this.how, from: spot });
    if (this.action === "move-card" && acting && !same(this.lifted, spot)) return this.lift(spot);
    if (this.moving) this.put(spot);
    else if (this.action || cardAt(this.given.view, spot)) this.choose(spot);
  }

  setMode(chosen: Mode): void {
    this.mode = chosen;
    this.lifted = null;
    this.given.propose(chosen === "color" && this.action ? { kind: "color", action: this.action } : null);
  }

  trade(other: number): void {
    const { action } = this;
    if (action === "trade-hands" || action === "trade-goals") this.wish({ kind: action, mode: this.how, seat: other });
  }

  turnGoals(direction: "left" | "right"): void {
    this.wish({ kind: "rotate-goals", mode: this.how, direction });
  }

  drop(index: number, target: HTMLElement | null): void {
    if (!target || this.picked !== index) return;
    const { drop, x, y } = target.dataset;
    if (drop !== "discard") this.touch([Number(x), Number(y)]);
    else if (this.action) this.setMode("color");
    else this.given.remind(t("web-sd-discard-actions"));
  }

  private get how(): "both" | "under" {
    return this.mode === "under" ? "under" : "both";
  }

  private wish(move: Move): void {
    const { choices, propose, explain } = this.given;
    if (choices?.allows(move)) propose(move);
    else explain(move);
  }

  private lift(spot: Spot): void {
    const { view, proposal, propose, explain } = this.given;
    if (!this.lifted && !this.isLiftable(spot)) {
      const card = cardAt(view, spot) ?? Object.values(view.table)[0]!;
      return explain({ kind: "move-card", mode: this.how, from: spot, card, at: spot });
    }
    if (proposal) propose(null);
    this.upsideDown = false;
    this.lifted = spot;
  }

  private follow(move: Move): void {
    const code = move.kind === "place" ? move.card : move.kind === "color" ? move.action : move.kind;
    const held = this.hand.findIndex((card) => card === code || card === turned(code));
    if (held < 0) return;
    if (this.card !== this.hand[held]) this.picked = held;
    this.reset();
    if (move.kind === "place") this.upsideDown = this.hand[held] !== code;
    if (move.kind === "color") this.mode = "color";
    if ("mode" in move) this.mode = move.mode;
    if (move.kind !== "move-card") return;
    this.lifted = move.from;
    this.upsideDown = cardAt(this.given.view, move.from) !== move.card;
  }

  private placesOf(code: string | null): Spot[] {
    const { choices } = this.given;
    if (!code || !choices) return [];
    return this.lifted ? choices.next("move-card", this.mode, this.lifted, code) : choices.next("place", code);
  }

  private reset(): void {
    this.upsideDown = false;
    this.lifted = null;
    this.mode = "both";
  }
}

const unique = (spots: Spot[]): Spot[] => [...new Map(spots.map((spot) => [spot.join(), spot])).values()];
