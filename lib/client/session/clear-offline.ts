// Apart from what keeps cards: every page carries this, so that it can clear them without a network.
export const CACHE = "palamar-boarding";
export const WORKER = "/boarding-worker.js";

/** Only browsers on a secure address can keep pages. */
export function canKeepOffline(): boolean {
  return "serviceWorker" in navigator && "caches" in window;
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
