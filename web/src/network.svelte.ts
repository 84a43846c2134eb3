// Whether the server can be reached, as far as this page has noticed; while it cannot, we ask now and then.
const AGAIN = 4_000; // milliseconds between two tries

let device = $state(navigator.onLine);
let server = $state(true);
let times = $state(0); // that it was back
let trying: ReturnType<typeof setInterval> | undefined;

addEventListener("offline", () => (device = false));
addEventListener("online", () => {
  device = true;
  if (!server) void ask();
});

export function offline(): boolean {
  return !device || !server;
}

/** Changes whenever the server is back: whoever was refused may ask again. */
export function returns(): number {
  return times;
}

/** Whoever speaks with the server says how it went. */
export function reached(yes: boolean): void {
  if (yes && !server) times++;
  server = yes;
  clearInterval(trying);
  if (!yes) trying = setInterval(() => device && void ask(), AGAIN); // in flight mode nobody can answer
}

async function ask(): Promise<void> {
  await fetch("/healthz", { cache: "no-store" })
    .then(({ ok }) => ok && reached(true))
    .catch(() => {}); // another time
}
