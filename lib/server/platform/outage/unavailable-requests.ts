import { LRUCache } from "lru-cache";
import { processState } from "@/lib/server/platform/process-state";

// Next's bundles note it, the front reads it.
const requests = processState("unavailable", () => new LRUCache<string, true>({ max: 2000, ttl: 60_000 }));

/** Notes that a request failed only because the database does not answer. */
export function markUnavailable(requestId: string): void {
  requests.set(requestId, true);
}

/** Whether the request was marked so. */
export function wasUnavailable(requestId: string): boolean {
  return requests.has(requestId);
}
