// One WebSocket for the whole page. It comes back by itself; whoever listens hears when it does.
import { introduce } from "./me.svelte";
import { reached } from "./network.svelte";
import type { FromClient, FromServer } from "./protocol";

export interface Listener {
  hear(message: FromServer): void;
  connected(): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;
const HEARTBEAT = 20_000;

export class Connection {
  online = $state(false);
  skew = $state(0); // the server's clock minus ours
  private socket: WebSocket | null = null;
  private opening = false;
  private listeners = new Set<Listener>();
  private wait = FIRST_WAIT;
  private heard = 0;

  constructor() {
    setInterval(() => this.beat(), HEARTBEAT);
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => this.hurry());
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    if (this.online) listener.connected();
    else void this.open();
    return () => this.listeners.delete(listener);
  }

  send(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private async open(): Promise<void> {
    if (this.socket || this.opening) return;
    this.opening = true;
    try {
      await introduce();
    } catch {
      return this.retry();
    } finally {
      this.opening = false;
    }
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws`);
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
      this.skew = message.now - Date.now();
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

  private hurry(): void {
    if (document.visibilityState === "visible" && this.listeners.size) void this.open();
  }

  /** A connection that died without a word is noticed and replaced. */
  private beat(): void {
    if (!this.online) return;
    if (Date.now() - this.heard <= 2 * HEARTBEAT + 5_000) return this.send({ type: "ping" });
    this.socket?.close(); // whether it can still say so or not
    this.retry();
  }
}

export const connection = new Connection();
