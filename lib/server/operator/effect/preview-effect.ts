import type { Pool } from "pg";
import type { Outcome } from "@/lib/domain/shared/outcome";
import { type Drafts, type Effect, fingerprintOf } from "@/lib/server/operator/effect/effect";
import {
  listWrittenRows,
  readEffect,
  readLastIds,
  type WrittenRows,
} from "@/lib/server/operator/effect/read-effect";
import { inOneTransaction, preview } from "@/lib/server/platform/db/in-transaction";
import { getPool } from "@/lib/server/platform/db/pool";

export interface Foreseen<T> {
  value: T;
  effect: Effect;
  fingerprint: string;
}

/** Writes the mails of jobs that are due as drafts, in the running preview. */
export type DraftMails = (jobs: readonly string[], now: Date) => Promise<Drafts>;

/**
 * What `work`, a verb or several, would do: it runs in a preview, and its effect is read from the rows that it wrote,
 * with the mails that would leave at once if `draftMails` is given. Nothing stays of it. `now` bounds which times of a
 * boat matter: those that end after it.
 */
export function previewEffect<T>(
  work: () => Promise<T>,
  now: Date,
  draftMails: DraftMails = async () => ({ mails: [], more: 0 }),
): Promise<Foreseen<T> & Drafts> {
  const outside = getPool();
  return preview(async () => {
    const { written, ...foreseen } = await observe(work, outside, now);
    return { ...foreseen, ...(await draftMails(written.jobs, now)) };
  });
}

/**
 * Does what was foreseen: runs `work` and keeps it if it does what the fingerprint says, and nothing else. Otherwise,
 * and when the verb refuses, nothing happens; `done` says which.
 */
export function carryOut<T, C extends string>(
  work: () => Promise<Outcome<T, C>>,
  fingerprint: string,
  now: Date,
): Promise<Foreseen<Outcome<T, C>> & { done: boolean }> {
  const outside = getPool();
  return inOneTransaction(
    async () => {
      const { written: _, ...seen } = await observe(work, outside, now);
      return { ...seen, done: seen.value.ok && seen.fingerprint === fingerprint };
    },
    ({ done }) => done,
  );
}

async function observe<T>(
  work: () => Promise<T>,
  outside: Pool,
  now: Date,
): Promise<Foreseen<T> & { written: WrittenRows }> {
  const last = await readLastIds();
  const value = await work();
  const written = await listWrittenRows(last, outside);
  const effect = await readEffect(written, outside, now);
  return { value, effect, fingerprint: fingerprintOf(effect), written };
}
