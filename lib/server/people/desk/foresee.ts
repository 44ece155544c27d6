import { accept, type Outcome } from "@/lib/domain/shared/outcome";
import { inOneTransaction, preview } from "@/lib/server/platform/db/in-transaction";
import { versionOf } from "@/lib/server/platform/files/version-of";

export interface Foreseen<T> {
  /** Nothing was done unless it says so. */
  done: boolean;
  fingerprint: string;
  effect: T;
}

/**
 * What `work` does, said by the verb itself: without a fingerprint it runs and is rolled back; with one it stays if it
 * does what was shown. Otherwise nothing happens, and the answer is what it would do now.
 */
export async function foresee<T, C extends string>(
  work: () => Promise<Outcome<T, C>>,
  fingerprint: string | null,
): Promise<Outcome<Foreseen<T>, C>> {
  const told = (value: T, done: boolean) => accept({ done, fingerprint: versionOf(value), effect: value });
  const isShown = (outcome: Outcome<T, C>) => outcome.ok && versionOf(outcome.value) === fingerprint;
  if (fingerprint !== null) {
    const outcome = await inOneTransaction(work, isShown);
    if (!outcome.ok) return outcome;
    return told(outcome.value, isShown(outcome));
  }
  const outcome = await preview(work);
  return outcome.ok ? told(outcome.value, false) : outcome;
}
