import { LRUCache } from "lru-cache";

// Next's bundles note it, the front reads it: several modules of one process.
const shared = globalThis as typeof globalThis & { palamarUnavailable?: LRUCache<string, true> };

function requests(): LRUCache<string, true> {
  shared.palamarUnavailable ??= new LRUCache({ max: 2000, ttl: 60_000 });
  return shared.palamarUnavailable;
}

/** Notes that a request failed only because the database does not answer. */
export function noteUnavailable(requestId: string): void {
  requests().set(requestId, true);
}

/** Whether that was noted of this request. */
export function wasUnavailable(requestId: string): boolean {
  return requests().has(requestId);
}
