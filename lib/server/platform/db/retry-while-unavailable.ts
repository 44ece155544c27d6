import { setTimeout as sleep } from "node:timers/promises";
import { isUnavailable } from "@/lib/server/platform/db/is-unavailable";

/** Some eight seconds: a database that is started again is back within them. */
const MAX_TRIES = 5;
const FIRST_PAUSE_MS = 500;

/**
 * Repeats `work` while the database is unavailable, for some seconds; `work` must be safe to repeat. Every other
 * failure, and the last of those, is thrown.
 */
export async function retryWhileUnavailable<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === MAX_TRIES || !isUnavailable(error)) throw error;
      await sleep(FIRST_PAUSE_MS * 2 ** (tries - 1));
    }
  }
}
