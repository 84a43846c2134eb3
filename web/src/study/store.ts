// What this device has thought about games, in a database of its own: moment by moment, so that nothing is thought twice.
import type { Look } from "./judge";
import type { PlayedGame } from "./played";
import type { Options } from "../rules";
import type { OutcomeState, SeatState } from "../protocol";
import type { Split } from "./summary";

/** How a game ended. */
export interface Result {
  id: string;
  game: string;
  at: number; // when it ended, in milliseconds
  options: Options;
  seats: SeatState[];
  mine: number[];
  outcome: OutcomeState;
}

/** A game that was reviewed, or is being. */
export interface Kept {
  id: string;
  played: PlayedGame;
  iterations: number;
  at: number; // when, in milliseconds
  seats: Split[] | null; // null: not all of it was looked at yet
}

export interface Store {
  game(id: string): Promise<Kept | undefined>;
  games(): Promise<Kept[]>;
  put(game: Kept): Promise<void>;
  looks(id: string): Promise<Look[]>;
  add(id: string, look: Look): Promise<void>;
  results(): Promise<Result[]>;
  keep(result: Result): Promise<void>;
  remove(id: string): Promise<void>; // all that is known of a game
}

const NAME = "sevenfold-study";
const VERSION = 2;
const GAMES = "games";
const LOOKS = "looks"; // {id, ply, decision, open}
const RESULTS = "results";

let opened: Promise<Store> | null = null;

/** Where the browser keeps nothing, reviews last as long as the page. */
export function openStudy(): Promise<Store> {
  opened ??= open().catch(() => new Passing());
  return opened;
}

async function open(): Promise<Store> {
  const asked = indexedDB.open(NAME, VERSION);
  asked.onupgradeneeded = ({ oldVersion }) => {
    if (oldVersion === 1) return lookAgain(asked.transaction!);
    asked.result.createObjectStore(GAMES, { keyPath: "id" });
    asked.result.createObjectStore(LOOKS, { keyPath: ["id", "ply"] });
    asked.result.createObjectStore(RESULTS, { keyPath: "id" });
  };
  return new Database(await answered(asked));
}

/** Luck and skill were told apart otherwise before: who comes back to a review has it made again. */
function lookAgain(change: IDBTransaction): void {
  change.objectStore(LOOKS).clear();
  const games = change.objectStore(GAMES).openCursor();
  games.onsuccess = () => {
    games.result?.update({ ...(games.result.value as Kept), seats: null });
    games.result?.continue();
  };
}

const of = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

class Database implements Store {
  constructor(private readonly database: IDBDatabase) {}

  async game(id: string): Promise<Kept | undefined> {
    return (await answered(this.store(GAMES).get(id))) as Kept | undefined;
  }

  async games(): Promise<Kept[]> {
    return (await answered(this.store(GAMES).getAll())) as Kept[];
  }

  async put(game: Kept): Promise<void> {
    await answered(this.store(GAMES, "readwrite").put(plain(game)));
  }

  async looks(id: string): Promise<Look[]> {
    return (await answered(this.store(LOOKS).getAll(of(id)))) as Look[];
  }

  async add(id: string, look: Look): Promise<void> {
    await answered(this.store(LOOKS, "readwrite").put({ ...look, id }));
  }

  async results(): Promise<Result[]> {
    return (await answered(this.store(RESULTS).getAll())) as Result[];
  }

  async keep(result: Result): Promise<void> {
    await answered(this.store(RESULTS, "readwrite").put(plain(result)));
  }

  async remove(id: string): Promise<void> {
    await answered(this.store(LOOKS, "readwrite").delete(of(id)));
    for (const name of [GAMES, RESULTS]) await answered(this.store(name, "readwrite").delete(id));
  }

  private store(name: string, mode: IDBTransactionMode = "readonly"): IDBObjectStore {
    return this.database.transaction(name, mode).objectStore(name);
  }
}

/** As long as the page. */
export class Passing implements Store {
  private readonly kept = new Map<string, Kept>();
  private readonly seen = new Map<string, Look[]>();
  private readonly ended = new Map<string, Result>();

  async game(id: string): Promise<Kept | undefined> {
    return this.kept.get(id);
  }

  async games(): Promise<Kept[]> {
    return [...this.kept.values()];
  }

  async put(game: Kept): Promise<void> {
    this.kept.set(game.id, game);
  }

  async looks(id: string): Promise<Look[]> {
    return this.seen.get(id) ?? [];
  }

  async add(id: string, look: Look): Promise<void> {
    this.seen.set(id, [...(this.seen.get(id) ?? []), look]);
  }

  async results(): Promise<Result[]> {
    return [...this.ended.values()];
  }

  async keep(result: Result): Promise<void> {
    this.ended.set(result.id, result);
  }

  async remove(id: string): Promise<void> {
    for (const all of [this.kept, this.seen, this.ended]) all.delete(id);
  }
}

/** Svelte's proxies cannot be kept. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the database did not answer"));
  });
}
