import type { Actor } from "@/lib/domain/shared/actor";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";

/** Has workers try failed jobs again at once: the one of this id, or all. Returns how many. */
export async function retryJobs(id: string | null, by: Actor<"staff">): Promise<number> {
  return inTransaction(async (tx, client) => {
    const { rows } = await client.query<{ ids: string[] }>(
      `select coalesce(array_agg(id), '{}') as ids from graphile_worker.jobs
       where (last_error is not null or attempts >= max_attempts) and locked_at is null
         and ($1::bigint is null or id = $1)`,
      [id],
    );
    const ids = rows[0]?.ids ?? [];
    await client.query("select graphile_worker.reschedule_jobs($1::bigint[], now(), attempts => 0)", [ids]);
    const subject = { kind: "site", id: "jobs" } as const;
    if (ids.length > 0) await audit(tx, { by, event: "jobs_retried", subject, data: { jobs: ids } });
    return ids.length;
  });
}
