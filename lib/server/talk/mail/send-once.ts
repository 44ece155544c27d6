import { eq } from "drizzle-orm";
import { getDb } from "@/lib/server/platform/db/pool";
import { retryWhileUnavailable } from "@/lib/server/platform/db/retry-while-unavailable";
import { sentMails } from "@/lib/server/platform/db/schema/mails";

/** The key of a mail that the operator sends again: a new mail. */
export function repeatedKey(key: string, again: string | undefined): string {
  return again ? `${key}:${again}` : key;
}

/**
 * Sends the message of the key unless it was sent before, and records it, even if the database is unavailable for
 * some seconds. A process that dies between the two sends it again, under the same Message-ID (decision 021); every
 * other repetition of a job sends nothing. Throws what `send` throws, and records nothing then.
 */
export async function sendOnce(key: string, send: () => Promise<void>): Promise<void> {
  const sent = await getDb().select({ key: sentMails.key }).from(sentMails).where(eq(sentMails.key, key));
  if (sent.length > 0) return;
  await send();
  await retryWhileUnavailable(() => getDb().insert(sentMails).values({ key }).onConflictDoNothing());
}
