import type { FoundSlug } from "@/lib/routes/route-decision";

const TTL_MILLISECONDS = 30_000;
const MAX_FOUND = 50_000;
/** Visitors can request any number of unknown slugs, so these get only a little memory. */
const MAX_ABSENT = 2_000;

interface Entry {
  value: FoundSlug | null;
  until: number;
}

interface SlugCache {
  found: Map<string, Entry>;
  absent: Map<string, Entry>;
}

// The middleware is a bundle of its own: module state would not be shared with the handlers.
const holder = globalThis as typeof globalThis & { palamarSlugs?: SlugCache };

function cache(): SlugCache {
  holder.palamarSlugs ??= { found: new Map(), absent: new Map() };
  return holder.palamarSlugs;
}

/** The memoized result, or undefined when the database must be queried. A result may be 30 seconds old. */
export function readCachedSlug(key: string, nowMilliseconds: number): FoundSlug | null | undefined {
  const { found, absent } = cache();
  const entry = found.get(key) ?? absent.get(key);
  return entry && entry.until > nowMilliseconds ? entry.value : undefined;
}

/** Memoizes a result; the oldest one is evicted when the limit is reached. */
export function rememberSlug(key: string, value: FoundSlug | null, nowMilliseconds: number): void {
  const { found, absent } = cache();
  const [map, limit] = value ? [found, MAX_FOUND] : [absent, MAX_ABSENT];
  (value ? absent : found).delete(key);
  map.delete(key);
  map.set(key, { value, until: nowMilliseconds + TTL_MILLISECONDS });
  if (map.size > limit) map.delete(map.keys().next().value ?? key);
}

/** Clears the cache; called by the internal revalidate endpoint whenever any tag was announced. */
export function clearSlugCache(): void {
  delete holder.palamarSlugs;
}
