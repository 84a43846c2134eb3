// Logs of tables in the browser's own database. Nothing is told before it is written.
import type { Listing } from "../protocol";
import { Refusal } from "../refusal";
import { type Entry, type Store, Taken } from "./events";

const NAME = "sevenfold";
const VERSION = 1;
const ENTRIES = "entries"; // {table, number, at, event}
const TABLES = "tables"; // what lists show of each

/** The database, or a refusal that says why there is none. `outdated`: a newer version of the page needs it. */
export async function openStore(outdated: () => void): Promise<Store> {
  if (typeof indexedDB === "undefined") throw new Refusal("no-store");
  const asked = indexedDB.open(NAME, VERSION);
  asked.onupgradeneeded = () => {
    asked.result.createObjectStore(ENTRIES, { keyPath: ["table", "number"] });
    asked.result.createObjectStore(TABLES, { keyPath: "id" });
  };
  const database = await answered(asked).catch((error: unknown) => {
    throw new Refusal(isCalled(error, "VersionError") ? "store-newer" : "no-store", String(error));
  });
  if (![ENTRIES, TABLES].every((name) => database.objectStoreNames.contains(name))) {
    database.close();
    throw new Refusal("store-foreign", "another program's database has this name");
  }
  database.onversionchange = () => {
    database.close();
    outdated();
  };
  return new Database(database);
}

class Database implements Store {
  constructor(private readonly database: IDBDatabase) {}

  async append(table: string, number: number, entry: Entry, listing: Listing): Promise<void> {
    const written = this.begin("readwrite");
    written.objectStore(ENTRIES).add({ table, number, ...entry });
    written.objectStore(TABLES).put(listing);
    await finished(written);
  }

  async log(table: string): Promise<Entry[]> {
    const all = IDBKeyRange.bound([table], [table, []]);
    const rows = (await this.read((store) => store.getAll(all), ENTRIES)) as (Entry & { number: number })[];
    if (rows.some(({ number, event }, index) => number !== index || typeof event !== "object"))
      throw new Refusal("store-damaged", "an entry is missing");
    return rows.map(({ at, event }) => ({ at, event }));
  }

  async list(): Promise<Listing[]> {
    const rows = (await this.read((store) => store.getAll(), TABLES)) as Listing[];
    return rows.filter(isListing).sort((one, other) => other.updated - one.updated);
  }

  async remove(table: string): Promise<void> {
    const written = this.begin("readwrite");
    written.objectStore(ENTRIES).delete(IDBKeyRange.bound([table], [table, []]));
    written.objectStore(TABLES).delete(table);
    await finished(written);
  }

  private read(ask: (store: IDBObjectStore) => IDBRequest, name: string): Promise<unknown> {
    return answered(ask(this.begin("readonly").objectStore(name))).catch((error: unknown) => {
      throw new Refusal("store-damaged", String(error));
    });
  }

  private begin(mode: IDBTransactionMode): IDBTransaction {
    try {
      return this.database.transaction([ENTRIES, TABLES], mode);
    } catch (error) {
      throw new Refusal("store-newer", String(error)); // closed for a newer version of the page
    }
  }
}

/** Only what a list can show. */
const isListing = (row: Partial<Listing>): boolean =>
  typeof row.id === "string" && typeof row.game === "string" && typeof row.options === "object" && !!row.updated;

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the database did not answer"));
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(refused(transaction.error));
  });
}

function refused(error: unknown): Error {
  if (isCalled(error, "ConstraintError")) return new Taken();
  return new Refusal(isCalled(error, "QuotaExceededError") ? "store-full" : "store-damaged", String(error));
}

const isCalled = (error: unknown, name: string): boolean => (error as { name?: string } | null)?.name === name;
