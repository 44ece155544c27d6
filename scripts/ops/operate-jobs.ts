import { formatInstant } from "@/lib/i18n/format-date";
import { OPERATOR_LOCALE } from "@/lib/i18n/locales";
import { inTransaction } from "@/lib/server/db/in-transaction";
import { getPool } from "@/lib/server/db/pool";
import { freeDeadWorkers } from "@/lib/server/worker/worker-heartbeat";
import type { OperationInput } from "@/scripts/ops/operation";
import { say } from "@/scripts/server/say";

/** What waits, what is due, what runs and what failed, by kind of job; then the failed ones with their reasons. */
export async function jobsStatus(): Promise<number> {
  const { rows } = await getPool().query<Record<"name" | "waiting" | "due" | "running" | "failed", string>>(`
    select task_identifier as name,
      count(*) filter (where run_at > now() and attempts = 0) as waiting,
      count(*) filter (where run_at <= now() and locked_at is null and attempts < max_attempts) as due,
      count(*) filter (where locked_at is not null) as running,
      count(*) filter (where attempts > 0 and last_error is not null) as failed
    from graphile_worker.jobs group by 1 order by 1`);
  if (rows.length === 0) say("No jobs.");
  for (const { name, waiting, due, running, failed } of rows) {
    say(
      `${name.padEnd(24)} ${waiting} waiting, ${due} due, ${running} running, ${failed} failed at least once`,
    );
  }
  const failures = await getPool().query(`
    select id, task_identifier as name, attempts, max_attempts, run_at, split_part(last_error, E'\\n', 1) as reason
    from graphile_worker.jobs where last_error is not null order by run_at limit 50`);
  for (const { id, name, attempts, max_attempts, run_at, reason } of failures.rows) {
    const next =
      attempts >= max_attempts ? "given up" : `next ${formatInstant(run_at, OPERATOR_LOCALE, "short")}`;
    say(`  ${id}  ${name}  ${attempts} of ${max_attempts} tries, ${next}: ${reason}`);
  }
  return 0;
}

/** Has the running site try failed jobs again at once: the named one, or all that were given up or wait for a retry. */
export async function retryJobs({ args }: OperationInput): Promise<number> {
  const [id] = args;
  if (id !== undefined && !/^\d+$/.test(id)) {
    say("Give the job's number, as `jobs status` tells it, or none for all failed ones.");
    return 2;
  }
  const count = await inTransaction(async (_, client) => {
    const { rows } = await client.query<{ ids: string[] }>(
      `select coalesce(array_agg(id), '{}') as ids from graphile_worker.jobs where (last_error is not null or attempts >= max_attempts) and locked_at is null
         and ($1::bigint is null or id = $1)`,
      [id ?? null],
    );
    await client.query("select graphile_worker.reschedule_jobs($1::bigint[], now(), attempts => 0)", [
      rows[0]?.ids ?? [],
    ]);
    return rows[0]?.ids.length ?? 0;
  });
  say(count === 0 ? "There is no such failed job." : `${count} jobs run again at once.`);
  return count === 0 && id !== undefined ? 1 : 0;
}

/** Frees at once the jobs of workers that no longer report; a running worker does the same every ten seconds. */
export async function unlockJobs(): Promise<number> {
  const freed = await freeDeadWorkers(getPool());
  say(
    freed.length === 0
      ? "No job is held by a worker that is gone."
      : `The jobs of ${freed.length} workers that are gone run again: ${freed.join(", ")}.`,
  );
  return 0;
}
