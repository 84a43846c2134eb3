// A review as it comes about: moments are looked at in workers, or by the server, and kept. Whoever leaves the screen
// finds it further on when they come back.
import { Pool, SPARE } from "../local/pool";
import { GAMES } from "../games";
import type { Data } from "../games/shape";
import { isLocal } from "../local/ids";
import { loadRules, type Rules } from "../rules";
import { askServer } from "./asking";
import { fetchPlayed } from "./fetching";
import type { Decision, Look, Thought } from "./judge";
import type { PlayedGame } from "./played";
import { isShared } from "./shared";
import { type Kept, openStudy, type Store } from "./store";
import { costliest, shares, split, type Split, type Turn, turningPoints } from "./summary";
import type { Question } from "./thinker";

export const USUAL = 1000; // iterations for each decision, as `sevenfold review`
const FEWER = "sevenfold.iterations"; // what tests ask for instead
const PATIENCE = 120_000; // milliseconds for one moment

export type Ask = (question: Question) => Promise<unknown>;

export class Review {
  looks = $state.raw<Look[]>([]); // in the order of the game
  failed = $state(false);
  readonly plies: number;

  constructor(
    readonly rules: Rules | null, // null: the server is asked
    readonly kept: Kept,
    looks: Look[],
    private readonly store: Store,
    private readonly ask: Ask,
  ) {
    this.plies = kept.played.moves.length;
    this.looks = inOrder(looks);
  }

  get played(): PlayedGame {
    return this.kept.played;
  }

  /** How much thought each decision gets. */
  get iterations(): number | null {
    return this.rules ? this.kept.iterations : (this.looks[0]?.iterations ?? null); // the server tells with an answer
  }

  get done(): boolean {
    return this.looks.length > this.plies;
  }

  get decisions(): Decision[] {
    return this.looks.flatMap(({ decision }) => decision ?? []);
  }

  get turns(): Turn[] {
    return this.done ? turningPoints(this.decisions, this.results, this.plies) : [];
  }

  get seats(): Split[] {
    return this.done ? split(this.decisions, this.results, this.dealt) : [];
  }

  /** The costliest mistakes of a seat. */
  costliest(seat: number): Decision[] {
    return costliest(this.decisions.filter((decision) => decision.seat === seat));
  }

  /** The chances with open cards at the start, if everybody was there. */
  private get dealt(): number[] | null {
    const shares = this.looks[0]!.open;
    return shares.length === this.played.seats.length ? shares : null;
  }

  private get results(): Map<number, number> {
    const { seats, outcome } = this.played;
    return shares(
      seats.map(({ seat }) => seat),
      outcome.winners,
    );
  }

  /** Looks at all moments that nobody has looked at yet. */
  async run(): Promise<void> {
    this.failed = false;
    const known = new Set(this.looks.map(({ ply }) => ply));
    const missing = Array.from({ length: this.plies + 1 }, (_, ply) => ply).filter((ply) => !known.has(ply));
    try {
      await Promise.all(missing.map((ply) => this.lookAt(ply)));
      await this.store.put({ ...this.kept, seats: this.seats });
    } catch {
      this.failed = true; // what was found is kept; it can go on from there
    }
  }

  private async lookAt(ply: number): Promise<void> {
    const found = (await this.ask({ ...this.question(ply), instead: null })) as Look;
    await this.store.add(this.kept.id, found);
    this.looks = inOrder([...this.looks, found]);
  }

  /** What another move would have been worth there. */
  async instead(ply: number, move: Data): Promise<Decision> {
    return (await this.ask({ ...this.question(ply), instead: move })) as Decision;
  }

  private question(ply: number): { game: PlayedGame; ply: number; thought: Thought } {
    return { game: this.played, ply, thought: { iterations: this.kept.iterations, seed: 0 } };
  }
}

const inOrder = (looks: Look[]): Look[] => [...looks].sort((one, other) => one.ply - other.ply);

const open = new Map<string, Promise<Review>>();
let workers: Pool<Question> | null = null;

/** The review of a table's game: as far as it is known, and on its way. */
export function reviewOf(id: string): Promise<Review> {
  const found = open.get(id) ?? begin(id);
  open.set(id, found);
  found.catch(() => open.delete(id)); // another time
  return found;
}

export async function forget(id: string): Promise<void> {
  open.delete(id);
  await (await openStudy()).remove(id);
}

async function begin(id: string): Promise<Review> {
  const store = await openStudy();
  let kept = await store.game(id);
  if (!kept) {
    kept = { id, played: await fetchPlayed(id), iterations: wishedIterations(), at: Date.now(), seats: null };
    await store.put(kept);
  }
  const rules = await rulesFor(kept.played);
  const review = new Review(rules, kept, await store.looks(id), store, rules ? askWorkers(rules) : askServer());
  void review.run();
  return review;
}

/** Null where the page has none: for a game that the server brings, or in a browser that cannot run them. */
async function rulesFor({ id, game }: PlayedGame): Promise<Rules | null> {
  if (isLocal(id) || isShared(id)) return loadRules(); // no server knows of it
  return game in GAMES && "Worker" in globalThis ? loadRules().catch(() => null) : null;
}

function askWorkers(rules: Rules): Ask {
  const pool = (workers ??= new Pool<Question>(() => hire(rules), SPARE, PATIENCE));
  return (question) => pool.ask(question);
}

function wishedIterations(): number {
  return Number(sessionStorage.getItem(FEWER)) || USUAL;
}

function hire(rules: Rules): Worker {
  const worker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });
  worker.postMessage(rules.module);
  return worker;
}
