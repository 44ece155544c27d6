import { CACHE, canKeepOffline, WORKER } from "@/lib/client/session/clear-offline";

/** A card is stored by its path, without the language of its query: so the service worker finds it. */
const placeOf = (card: string) => new URL(card, window.location.href).pathname;

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
