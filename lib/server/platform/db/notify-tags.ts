import { sql } from "drizzle-orm";
import type { CacheTag } from "@/lib/server/platform/db/cache-manifest";
import type { Tx } from "@/lib/server/platform/db/in-transaction";

export const TAG_CHANNEL = "palamar_tags";

/** PostgreSQL refuses payloads from 8000 bytes on. */
const TAGS_PER_MESSAGE = 100;

/** Announces changed cache tags to every instance, when and only when the transaction commits. */
export async function notifyTags(tx: Tx, tags: readonly CacheTag[]): Promise<void> {
  const distinct = [...new Set(tags)];
  for (let start = 0; start < distinct.length; start += TAGS_PER_MESSAGE) {
    const payload = JSON.stringify(distinct.slice(start, start + TAGS_PER_MESSAGE));
    await tx.execute(sql`select pg_notify(${TAG_CHANNEL}, ${payload})`);
  }
}
