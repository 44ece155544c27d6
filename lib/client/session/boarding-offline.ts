const CACHE = "palamar-boarding";
const WORKER = "/boarding-worker.js";

/** A card has one place, whatever language its address asks for: the worker finds it by its path. */
const placeOf = (card: string) => new URL(card, window.location.href).pathname;

/** Only browsers on a secure address can keep pages. */
export function canKeepOffline(): boolean {
  return "serviceWorker" in navigator && "caches" in window;
}

export async function isKeptOffline(card: string): Promise<boolean> {
  return canKeepOffline() && (await (await caches.open(CACHE)).match(placeOf(card))) !== undefined;
}

/** Keeps a card in this browser; `scope` is the path below which it stays reachable. Throws when it cannot. */
export async function keepOffline(card: string, scope: string): Promise<void> {
  const response = await fetchCard(card);
  await navigator.serviceWorker.register(WORKER, { scope });
  await (await caches.open(CACHE)).put(placeOf(card), response);
}

/** Replaces a kept card by what holds now, such as the captain's number; stays as it is when that cannot be fetched. */
export async function refreshOffline(card: string): Promise<void> {
  const response = await fetchCard(card).catch(() => null);
  if (response) await (await caches.open(CACHE)).put(placeOf(card), response);
}

async function fetchCard(card: string): Promise<Response> {
  const response = await fetch(card, { redirect: "error" });
  if (!response.ok) throw new Error(`The card answered ${response.status}`);
  return response;
}

export async function dropOffline(card: string): Promise<void> {
  await (await caches.open(CACHE)).delete(placeOf(card));
}

/** Removes every stored card and their worker: the next user of this device finds nothing. */
export async function clearOffline(): Promise<void> {
  if (!canKeepOffline()) return;
  try {
    await caches.delete(CACHE);
    const registrations = await navigator.serviceWorker.getRegistrations();
    const ours = registrations.filter(
      ({ active }) => active && new URL(active.scriptURL).pathname === WORKER,
    );
    await Promise.all(ours.map((one) => one.unregister()));
  } catch {
    // A browser that refuses its storage has kept nothing.
  }
}
