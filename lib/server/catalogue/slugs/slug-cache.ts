import { LRUCache } from "lru-cache";
import type { Redirects } from "@/lib/domain/content/follow-redirects";
import type { FoundSlug } from "@/lib/routes/route-decision";
import { processState } from "@/lib/server/platform/process-state";

const TTL_MILLISECONDS = 30_000;
const MAX_FOUND = 50_000;
/** Visitors can request any number of unknown slugs, so these get only a little memory. */
const MAX_ABSENT = 2_000;

const newCache = () => ({
  found: new LRUCache<string, FoundSlug>({ max: MAX_FOUND, ttl: TTL_MILLISECONDS }),
  absent: new LRUCache<string, true>({ max: MAX_ABSENT, ttl: TTL_MILLISECONDS }),
  redirects: new LRUCache<"all", Redirects>({ max: 1, ttl: TTL_MILLISECONDS }),
});

const cache = processState("slugs", newCache);

/** The memoized result, null for a slug that does not exist, or undefined when the database must be queried. */
export function readCachedSlug(key: string): FoundSlug | null | undefined {
  const { found, absent } = cache;
  return found.get(key) ?? (absent.has(key) ? null : undefined);
}

/** Memoizes a result for 30 seconds; the least recently used one is evicted when the limit is reached. */
export function rememberSlug(key: string, value: FoundSlug | null): void {
  const { found, absent } = cache;
  if (value) {
    absent.delete(key);
    found.set(key, value);
  } else {
    found.delete(key);
    absent.set(key, true);
  }
}

/** The memoized redirects, all of them, or undefined when the database must be queried. */
export function keptRedirects(): Redirects | undefined {
  return cache.redirects.get("all");
}

/** Memoizes the redirects for 30 seconds, and returns them. */
export function keepRedirects(all: Redirects): Redirects {
  cache.redirects.set("all", all);
  return all;
}

/** Clears the cache; called by the internal revalidate endpoint whenever any tag was announced. */
export function clearSlugCache(): void {
  Object.assign(cache, newCache());
}
