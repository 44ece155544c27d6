// Serves kept pages when there is no connection; everything else goes to the network as if it were not here. A
// boarding card gets in and out by lib/client/session/boarding-offline.ts, the console's Today by keep-today.ts; it
// dies when whoever it belongs to logs out.
const CACHE = "palamar-boarding";
/** Until when a page may be shown; a card has none. */
const UNTIL = "x-kept-until";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate" && request.method === "GET") event.respondWith(answer(request));
});

async function answer(request) {
  const cache = await caches.open(CACHE);
  const path = new URL(request.url).pathname;
  const kept = await findLiving(cache, path);
  try {
    const response = await fetch(request);
    if (kept) {
      // A redirect says that the page is no longer this visitor's or no longer valid.
      if (response.type === "opaqueredirect") await cache.delete(path);
      else if (response.ok && !kept.headers.has(UNTIL)) await cache.put(path, response.clone());
    }
    return response;
  } catch (error) {
    if (kept) return kept;
    // The reservation's own page leads to its card.
    const keys = await cache.keys();
    const card = keys.find(({ url }) => new URL(url).pathname.startsWith(`${path}/`));
    if (card) return Response.redirect(card.url, 302);
    throw error;
  }
}

/** The kept page of this path; what has lived long enough is removed. */
async function findLiving(cache, path) {
  const kept = await cache.match(path);
  const until = kept?.headers.get(UNTIL);
  if (!until || Date.parse(until) > Date.now()) return kept;
  await cache.delete(path);
  return undefined;
}
