// What is chosen at a table of Dragon, and what a touch means. The rules decide what is allowed.
import { t } from "$/texts.svelte";
import type { BoardProps } from "../shape";
import { VALUES } from ".";
import type { Insight, Move, View } from "./declared";

const EMPTY = ".";

export class Selection {
  private picked = $state<string | null>(null); // a card of the hand

  readonly hand = $derived.by(() => {
    const { seat, view } = this.given;
    return (seat === null ? null : view.hands[seat]) ?? [];
  });
  readonly card = $derived.by(() => this.given.proposal?.card ?? this.picked);
  readonly stuck = $derived.by(() => this.given.choices?.has("under") ?? false); // DR-STUCK

  /** To be made while a component is. */
  constructor(private readonly props: () => BoardProps<View, Insight, Move>) {
    $effect(() => {
      if (!this.given.choices || (this.picked && !this.hand.includes(this.picked))) this.picked = null;
    });
    // What is proposed is what is chosen, whoever proposed it.
    $effect(() => {
      if (this.given.proposal) this.picked = this.given.proposal.card;
    });
  }

  private get given() {
    return this.props();
  }

  /** The mark of a cell: empty, a card, or an annoyed one. */
  mark(value: string, row: number): string {
    return this.given.view.rows[row]?.[VALUES.indexOf(value)] ?? EMPTY;
  }

  isEmpty(value: string, row: number): boolean {
    return this.mark(value, row) === EMPTY;
  }

  /** Whether the chosen card, or without one any, may be laid there. */
  opens(value: string, row: number): boolean {
    if (!this.given.choices || !this.isEmpty(value, row)) return false;
    const names = this.card === null ? [value, `${value}!`] : [this.card];
    return names.some((name) => name[0] === value && this.fits(name, row));
  }

  /** The card that is proposed there. */
  proposedAt(value: string, row: number): string | null {
    const { proposal } = this.given;
    return proposal?.kind === "place" && proposal.card[0] === value && proposal.row === row ? proposal.card : null;
  }

  /** How many tokens the chosen card earns in a row. */
  pay(row: number): number {
    const { pays } = this.given.insight;
    return pays.find((paid) => paid.card === this.card && paid.row === row)?.tokens ?? 0;
  }

  isPlayable(name: string): boolean {
    return this.stuck || (this.given.choices?.has("place", name) ?? false);
  }

  clear(): void {
    this.picked = null;
  }

  hold(name: string): void {
    this.picked = name;
  }

  pick(name: string): void {
    const { choices, proposal, propose, remind } = this.given;
    if (!choices) return;
    if (this.stuck) return propose({ kind: "under", card: name });
    this.picked = this.picked === name && !proposal ? null : name;
    if (proposal?.card !== name) propose(null);
    if (this.picked && !this.isPlayable(name)) remind(t("web-card-nowhere"));
  }

  /** The next card of this value. */
  pickValue(value: string): void {
    const own = this.hand.filter((name) => name[0] === value);
    const next = own[(own.indexOf(this.picked ?? "") + 1) % own.length];
    if (next) this.pick(next);
  }

  /** Lays the chosen card there, or one that belongs there. */
  put(value: string, row: number): void {
    const { choices, remind } = this.given;
    if (!choices) return;
    const fitting = [this.card, value, `${value}!`].find((name) => name?.[0] === value && this.hand.includes(name));
    const name = fitting ?? this.card;
    if (!name) return remind(t("web-dragon-none", { value }));
    this.picked = name;
    if (name[0] === value) this.lay(name, row);
    else remind(t("web-dragon-elsewhere", { value: name[0] ?? "" }));
  }

  drop(name: string, target: HTMLElement | null): void {
    const { propose, explain } = this.given;
    const { drop, column, row } = target?.dataset ?? {};
    this.picked = name;
    if (column) this.put(column, Number(row));
    else if (drop === "pile") (this.stuck ? propose : explain)({ kind: "under", card: name });
  }

  private fits(name: string, row: number): boolean {
    return this.given.choices?.has("place", name, row) ?? false;
  }

  private lay(name: string, row: number): void {
    const { propose, explain } = this.given;
    (this.fits(name, row) ? propose : explain)({ kind: "place", card: name, row });
  }
}
