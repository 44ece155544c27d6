import { LRUCache } from "lru-cache";
import {
  type CacheTag,
  type ChangedTags,
  isChanged,
  MEMOIZED_READS,
  type MemoizedReadName,
  RENEW_AFTER_SECONDS,
  tagsOf,
} from "@/lib/server/platform/db/cache-manifest";
import { joinedTransaction } from "@/lib/server/platform/db/pool";
import { processState } from "@/lib/server/platform/process-state";

const MAX_READS = 3000;
/** Of up to a megabyte each. */
const MAX_LARGE_READS = 50;

interface Kept {
  tags: ReadonlySet<CacheTag>;
  reading: Promise<{ value: unknown }>;
}

const newReads = (max: number) => new LRUCache<string, Kept>({ max, ttl: RENEW_AFTER_SECONDS * 1000 });

const memory = processState("reads", () => ({
  reads: newReads(MAX_READS),
  large: newReads(MAX_LARGE_READS),
  /** How often something was cleared. */
  cleared: 0,
}));

/**
 * The memoized result of a read with these arguments, the first of which is the boat's id where the manifest says so;
 * reads it when it is missing, once for all concurrent callers. Frozen, since all share it. Not memoized are a failed
 * read and those of a preview.
 */
export async function memoizeRead<T>(
  name: MemoizedReadName,
  args: readonly unknown[],
  read: () => Promise<T>,
): Promise<T> {
  if (joinedTransaction()) return read();
  const reads = "large" in MEMOIZED_READS[name] ? memory.large : memory.reads;
  const key = keyOf(name, args);
  const known = reads.get(key);
  if (known) return (await known.reading).value as T;
  const reading = read().then((value) => ({ value: frozen(value) }));
  const kept = { tags: new Set(tagsOf(name, args[0])), reading };
  reads.set(key, kept);
  reading.catch(() => reads.peek(key) === kept && reads.delete(key));
  return (await reading).value;
}

/** Remembers reads of many boats, each by its id; only the missing ones are read, together. */
export async function memoizeReads<T extends { id: number }>(
  name: MemoizedReadName,
  { ids, variant }: { ids: readonly number[]; variant: string },
  read: (ids: readonly number[]) => Promise<readonly T[]>,
): Promise<T[]> {
  if (joinedTransaction()) return [...(await read(ids))];
  const { reads, cleared } = memory;
  const known = new Map(ids.map((id) => [id, reads.get(keyOf(name, [id, variant]))]));
  const missing = ids.filter((id) => !known.get(id));
  for (const row of missing.length > 0 ? await read(missing) : []) {
    const kept = {
      tags: new Set(tagsOf(name, row.id)),
      reading: Promise.resolve({ value: frozen(row) }),
    };
    known.set(row.id, kept);
    // What was cleared meanwhile must not come back.
    if (memory.cleared === cleared) reads.set(keyOf(name, [row.id, variant]), kept);
  }
  const found = await Promise.all(ids.map((id) => known.get(id)?.reading));
  return found.filter((one) => one !== undefined).map(({ value }) => value as T);
}

/** Forgets what carries a changed tag. */
export function clearMemoizedReads(changed: ChangedTags): void {
  memory.cleared += 1;
  for (const reads of [memory.reads, memory.large])
    for (const [key, { tags }] of [...reads.entries()]) if (isChanged(tags, changed)) reads.delete(key);
}

const keyOf = (name: string, args: readonly unknown[]) => [name, ...args.map(String)].join("\n");

function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    for (const part of Object.values(value)) frozen(part);
    Object.freeze(value);
  }
  return value;
}
