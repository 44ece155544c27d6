import type { Pool } from "pg";
import { RECURRING_JOBS } from "@/lib/server/runtime/worker/recurring-jobs";

const MAX_SILENCE = "interval '30 seconds'";

const REPORT_SQL = `
  insert into job_workers (id) values ($1) on conflict (id) do update set seen_at = now()`;

/**
 * The jobs of workers that have been silent for half a minute. A lock that is younger may belong to a worker that has
 * not reported for the first time.
 */
const DEAD_SQL = `
  select distinct locked_by from graphile_worker.jobs
  where locked_at < now() - ${MAX_SILENCE} and not exists (
    select from job_workers w where w.id = locked_by and w.seen_at > now() - ${MAX_SILENCE})`;

/** Records the heartbeat, frees jobs of dead workers and schedules recurring jobs. Returns the freed workers. */
export async function reportWorker(pool: Pool, workerId: string): Promise<string[]> {
  await pool.query(REPORT_SQL, [workerId]);
  const freed = await freeDeadWorkers(pool);
  await pool.query(RECURRING_JOBS);
  return freed;
}

/** Frees the jobs that dead workers hold; running workers take them up within a second. Returns the workers. */
export async function freeDeadWorkers(pool: Pick<Pool, "query">): Promise<string[]> {
  const { rows } = await pool.query<{ locked_by: string }>(DEAD_SQL);
  const dead = rows.map((row) => row.locked_by);
  if (dead.length > 0) await freeWorkers(pool, dead);
  await pool.query("delete from job_workers where seen_at < now() - interval '1 day'");
  return dead;
}

/** Unlocks the jobs of these workers and removes the workers: they must have stopped. */
export async function freeWorkers(pool: Pick<Pool, "query">, workerIds: readonly string[]): Promise<void> {
  await pool.query("select graphile_worker.force_unlock_workers($1::text[])", [workerIds]);
  await pool.query("delete from job_workers where id = any($1::text[])", [workerIds]);
}
