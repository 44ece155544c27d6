import { sql } from "drizzle-orm";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import type { JobName, JobPayloads } from "@/lib/server/platform/jobs/job-payloads";

export interface JobOptions {
  /** Earliest instant; absent means at once. */
  runAt?: Date;
  /** A second job under the same key replaces the first while that one has not run. */
  jobKey?: string;
  maxAttempts?: number;
}

const DEFAULT_MAX_ATTEMPTS = 25;

/** Adds a job inside the transaction of the change: it exists exactly when the change does. */
export async function addJob<N extends JobName>(
  tx: Tx,
  name: N,
  payload: JobPayloads[N],
  { runAt, jobKey, maxAttempts = DEFAULT_MAX_ATTEMPTS }: JobOptions = {},
): Promise<void> {
  await tx.execute(sql`
    select graphile_worker.add_job(
      identifier => ${name}::text,
      payload => ${JSON.stringify(payload)}::json,
      run_at => ${runAt?.toISOString() ?? null}::timestamptz,
      max_attempts => ${maxAttempts}::int,
      job_key => ${jobKey ?? null}::text
    )`);
}

/** Withdraws the not yet running job of that key; nothing happens when there is none. */
export async function removeJob(tx: Tx, jobKey: string): Promise<void> {
  await tx.execute(sql`select graphile_worker.remove_job(job_key => ${jobKey}::text)`);
}
