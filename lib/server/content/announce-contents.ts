import { serverEnv } from "@/lib/config/env.server";
import type { Tx } from "@/lib/server/db/in-transaction";
import { addJob } from "@/lib/server/jobs/add-job";

interface ChangedContent {
  id: number;
  /** ISO instant; null is a draft. */
  publishedAt: string | null;
}

/**
 * Lets search engines know of changed texts once they are public, by a job of the same transaction. Does nothing
 * for drafts, and nothing at all without INDEXNOW_KEY.
 */
export async function announceContents(tx: Tx, changed: readonly ChangedContent[], now: Date): Promise<void> {
  if (!serverEnv().INDEXNOW_KEY) return;
  const published = changed.filter(({ publishedAt }) => publishedAt && new Date(publishedAt) <= now);
  if (published.length > 0)
    await addJob(tx, "announce_contents", { contentIds: published.map(({ id }) => id) });
  for (const { id, publishedAt } of changed) {
    const runAt = publishedAt ? new Date(publishedAt) : now;
    if (runAt <= now) continue;
    await addJob(tx, "announce_contents", { contentIds: [id] }, { runAt, jobKey: `announce:${id}` });
  }
}
