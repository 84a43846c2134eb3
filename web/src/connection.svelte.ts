// A WebSocket to one table. It comes back by itself; whoever listens hears when it does. Its address names the table, so
// that all who play there reach the same process of the server.
import { introduce } from "./me.svelte";
import { reached } from "./network.svelte";
import type { FromClient, FromServer } from "./protocol";

export interface Listener {
  hear(message: FromServer): void;
  connected(): void;
}

/** A way to tables: to a server's, or to those of this device (local/). */
export interface Link {
  readonly online: boolean;
  readonly skew: number; // their clock minus ours
  listen(listener: Listener): () => void;
  send(message: FromClient): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;
const HEARTBEAT = 20_000;

/** All connections are to the same server, whose clock differs from ours. */
export const serverClock = $state({ skew: 0 });

export class Connection implements Link {
  online = $state(false);
  private socket: WebSocket | null = null;
  private opening = false;
  private listeners = new Set<Listener>();
  private wait = FIRST_WAIT;
  private heard = 0;
  private beating: ReturnType<typeof setInterval> | undefined;
  private readonly hurry = (): void => {
    if (document.visibilityState === "visible") void this.open();
  };

  constructor(private readonly table: string) {}

  get skew(): number {
    return serverClock.skew;
  }

  listen(listener: Listener): () => void {
    if (!this.listeners.size) this.begin();
    this.listeners.add(listener);
    if (this.online) listener.connected();
    else void this.open();
    return () => {
      if (this.listeners.delete(listener) && !this.listeners.size) this.end();
    };
  }

  send(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private begin(): void {
    this.beating = setInterval(() => this.beat(), HEARTBEAT);
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Nobody listens any more. */
  private end(): void {
    clearInterval(this.beating);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.online = false;
    this.socket?.close();
    this.socket = null;
  }

  private async open(): Promise<void> {
    if (this.socket || this.opening || !this.listeners.size) return;
    this.opening = true;
    try {
      await introduce();
    } catch {
      return this.retry();
    } finally {
      this.opening = false;
    }
    if (!this.listeners.size) return;
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws/${this.table}`);
    this.socket = socket;
    // What a socket says after we have given it up is not for us any more.
    socket.onmessage = (message: MessageEvent<string>) => {
      if (this.socket === socket) this.take(JSON.parse(message.data) as FromServer);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.retry();
    };
  }

  private take(message: FromServer): void {
    this.heard = Date.now();
    if (message.type === "welcome") {
      this.online = true;
      reached(true);
      this.wait = FIRST_WAIT;
      serverClock.skew = message.now - Date.now();
      for (const listener of this.listeners) listener.connected();
    }
    for (const listener of this.listeners) listener.hear(message);
  }

  private retry(): void {
    this.online = false;
    this.socket = null;
    reached(false);
    setTimeout(() => void this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** A connection that died without a word is noticed and replaced. */
  private beat(): void {
    if (!this.online) return;
    if (Date.now() - this.heard <= 2 * HEARTBEAT + 5_000) return this.send({ type: "ping" });
    this.socket?.close(); // whether it can still say so or not
    this.retry();
  }
}
