// Serves kept boarding cards when there is no connection; everything else goes to the network as if it were not
// here. A card gets in and out by lib/client/boarding-offline.ts, and dies when the customer logs out.
const CACHE = "palamar-boarding";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate" && request.method === "GET") event.respondWith(answer(request));
});

async function answer(request) {
  const cache = await caches.open(CACHE);
  const path = new URL(request.url).pathname;
  const kept = await cache.match(path);
  try {
    const response = await fetch(request);
    if (kept) {
      // A redirect says that the card is no longer this visitor's or no longer valid.
      if (response.ok) await cache.put(path, response.clone());
      else if (response.type === "opaqueredirect") await cache.delete(path);
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
