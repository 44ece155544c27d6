import { LRUCache } from "lru-cache";
import { processState } from "@/lib/server/platform/process-state";

const MAX_READS = 3000;
/** Of up to a megabyte each. */
const MAX_LARGE_READS = 50;
/** Tags renew earlier, this only bounds what a lost notification costs. */
const RENEWED_AFTER_MILLISECONDS = 60_000;

type Reads = LRUCache<string, Promise<NonNullable<unknown>>>;

const newReads = (max: number): Reads => new LRUCache({ max, ttl: RENEWED_AFTER_MILLISECONDS });
const newMemory = () => ({ reads: newReads(MAX_READS), large: newReads(MAX_LARGE_READS) });

const memory = processState("reads", newMemory);

/**
 * The memoized result under this name; reads it when it is missing, once for
 * all concurrent callers. Frozen, since all share it. A failed read is not memoized.
 */
export function memoizeRead<T>(name: string, read: () => Promise<T>): Promise<T> {
  return memoizeIn(memory.reads, name, read);
}

/** The same for results of which only a few may take memory. */
export function memoizeLargeRead<T>(name: string, read: () => Promise<T>): Promise<T> {
  return memoizeIn(memory.large, name, read);
}

/** `reads` is the map at the start of the read: an entry cleared meanwhile must not come back. */
async function memoizeIn<T>(reads: Reads, name: string, read: () => Promise<T>): Promise<T> {
  const known = reads.get(name) as Promise<{ value: T }> | undefined;
  if (known !== undefined) return (await known).value;
  const reading = read().then((value) => ({ value: frozen(value) }));
  reads.set(name, reading);
  reading.catch(() => reads.delete(name));
  return (await reading).value;
}

/** Remembers reads of many rows of one kind, each by its id; only the missing ones are read, together. */
export async function memoizeReads<T extends { id: number }>(
  kind: string,
  ids: readonly number[],
  read: (ids: readonly number[]) => Promise<readonly T[]>,
): Promise<T[]> {
  const { reads } = memory;
  const nameOf = (id: number) => `${kind}\n${id}`;
  const known = new Map(ids.map((id) => [id, reads.get(nameOf(id)) as Promise<{ value: T }> | undefined]));
  const missing = ids.filter((id) => !known.get(id));
  for (const row of missing.length > 0 ? await read(missing) : []) {
    const value = Promise.resolve({ value: frozen(row) });
    known.set(row.id, value);
    reads.set(nameOf(row.id), value);
  }
  const found = await Promise.all(ids.map((id) => known.get(id)));
  return found.filter((one) => one !== undefined).map(({ value }) => value);
}

/** Forgets everything; called when anything was announced as changed. */
export function clearMemoizedReads(): void {
  Object.assign(memory, newMemory());
}

function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    for (const part of Object.values(value)) frozen(part);
    Object.freeze(value);
  }
  return value;
}
