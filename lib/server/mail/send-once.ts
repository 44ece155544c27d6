import { setTimeout as sleep } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { isUnavailable } from "@/lib/server/db/is-unavailable";
import { getDb } from "@/lib/server/db/pool";
import { sentMails } from "@/lib/server/db/schema/mails";

/** Some eight seconds: a database that is started again is back within them. */
const MAX_TRIES = 5;
const FIRST_PAUSE_MS = 500;

/**
 * Sends what the key names unless that was sent before, and remembers it, also over a database that is away for
 * some seconds. A process that dies between the two sends it again, under the same Message-ID (decision 021); every
 * other repetition of a job sends nothing. Throws what `send` throws, and remembers nothing then.
 */
export async function sendOnce(key: string, send: () => Promise<void>): Promise<void> {
  const sent = await getDb().select({ key: sentMails.key }).from(sentMails).where(eq(sentMails.key, key));
  if (sent.length > 0) return;
  await send();
  await remember(key);
}

async function remember(key: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await getDb().insert(sentMails).values({ key }).onConflictDoNothing();
      return;
    } catch (error) {
      if (tries === MAX_TRIES || !isUnavailable(error)) throw error;
      await sleep(FIRST_PAUSE_MS * 2 ** (tries - 1));
    }
  }
}
