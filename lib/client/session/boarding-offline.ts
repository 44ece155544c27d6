const CACHE = "palamar-boarding";
const WORKER = "/boarding-worker.js";

/** Only browsers on a secure address can keep pages. */
export function canKeepOffline(): boolean {
  return "serviceWorker" in navigator && "caches" in window;
}

export async function isKeptOffline(card: string): Promise<boolean> {
  return canKeepOffline() && (await (await caches.open(CACHE)).match(card)) !== undefined;
}

/** Keeps a boarding card in this browser; `scope` is the path below which it stays reachable. Throws when it cannot. */
export async function keepOffline(card: string, scope: string): Promise<void> {
  const response = await fetch(card, { redirect: "error" });
  if (!response.ok) throw new Error(`The card answered ${response.status}`);
  await navigator.serviceWorker.register(WORKER, { scope });
  await (await caches.open(CACHE)).put(card, response);
}

export async function dropOffline(card: string): Promise<void> {
  await (await caches.open(CACHE)).delete(card);
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
