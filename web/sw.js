// Everything that the app is made of is kept at the first visit: it opens at once, and plays without a network. Only what
// is on a server needs one. The build fills in the two lists (offline.ts).
const FILES = [];
const VERSION = "";
const CACHE = `sevenfold-${VERSION}`;
const ROOT = new URL("./", location.href);

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(["", ...FILES].map((name) => new URL(name, ROOT).href)))
      .then(() => self.skipWaiting()),
  );
});

// A page that is still open may need files of the version before.
self.addEventListener("activate", (event) => {
  const ours = (names) => names.filter((name) => name.startsWith("sevenfold-") && name !== CACHE);
  const drop = (names) => Promise.all(names.map((name) => caches.delete(name)));
  event.waitUntil(
    caches
      .keys()
      .then((names) => drop(ours(names).slice(0, -1)))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(ROOT.href)) return;
  const name = url.href.slice(ROOT.href.length);
  if (request.mode === "navigate" && !name.startsWith("api/")) event.respondWith(page(request));
  else if (FILES.includes(name) || name.startsWith("assets/")) event.respondWith(kept(request));
});

/** The newest page if somebody answers, otherwise the one we kept. */
async function page(request) {
  try {
    const response = await fetch(request);
    if (response.ok) return response;
  } catch {
    // no network
  }
  const cache = await caches.open(CACHE);
  return (await cache.match(ROOT.href)) ?? Response.error();
}

/** The names of assets hold a digest: what is kept under a name never changes. The few others change with the version. */
async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}
