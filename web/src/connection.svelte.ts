// One WebSocket for the whole page. It comes back by itself; whoever listens hears when it does.
import { introduce } from "./me.svelte";
import type { FromClient, FromServer } from "./protocol";

export interface Listener {
  hear(message: FromServer): void;
  connected(): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;
const HEARTBEAT = 20_000;

class Connection {
  online = $state(false);
  skew = $state(0); // the server's clock minus ours
  private socket: WebSocket | null = null;
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
    else if (!this.socket) void this.open();
    return () => this.listeners.delete(listener);
  }

  send(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private async open(): Promise<void> {
    try {
      await introduce();
    } catch {
      return this.retry();
    }
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws`);
    this.socket = socket;
    socket.onmessage = (message: MessageEvent<string>) => this.take(JSON.parse(message.data) as FromServer);
    socket.onclose = () => {
      if (this.socket === socket) this.retry();
    };
  }

  private take(message: FromServer): void {
    this.heard = Date.now();
    if (message.type === "welcome") {
      this.online = true;
      this.wait = FIRST_WAIT;
      this.skew = message.now - Date.now();
      for (const listener of this.listeners) listener.connected();
    }
    for (const listener of this.listeners) listener.hear(message);
  }

  private retry(): void {
    this.online = false;
    this.socket = null;
    setTimeout(() => {
      if (!this.socket) void this.open();
    }, this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private hurry(): void {
    if (document.visibilityState === "visible" && this.listeners.size && !this.socket) void this.open();
  }

  /** A connection that died without a word is noticed and replaced. */
  private beat(): void {
    if (!this.online) return;
    if (Date.now() - this.heard > 2 * HEARTBEAT + 5_000) this.socket?.close();
    else this.send({ type: "ping" });
  }
}

export const connection = new Connection();
