import { serverEnv } from "@/lib/config/env.server";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { addJob } from "@/lib/server/platform/jobs/add-job";

interface ChangedContent {
  id: number;
  /** ISO instant; null is a draft. */
  publishedAt: string | null;
}

/**
 * Queues the job that reports changed public texts to search engines, in the same transaction. Does nothing for drafts
 * or without INDEXNOW_KEY.
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
