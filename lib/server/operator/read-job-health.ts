import { getPool } from "@/lib/server/platform/db/pool";

export interface JobCount {
  name: string;
  waiting: number;
  due: number;
  running: number;
  /** Failed at least once and tried again, or given up. */
  failed: number;
}

export interface FailedJob {
  id: string;
  name: string;
  attempts: number;
  maxAttempts: number;
  nextAt: Date;
  reason: string;
}

/** The background jobs and the workers that run them. */
export interface JobHealth {
  /** Workers that reported within the last 30 seconds; they report every ten. */
  aliveWorkers: number;
  /** When any worker reported last; null when none has within a day. */
  lastReportAt: Date | null;
  /** Since when the oldest due job waits; null when nothing is due. */
  oldestDueAt: Date | null;
  /** Jobs that are not tried again. */
  givenUp: number;
  lastMailAt: Date | null;
  counts: JobCount[];
  failures: FailedJob[];
  /** A worker is alive, nothing has been due for long, and nothing was given up. */
  healthy: boolean;
}

/** Running workers take up a due job within seconds. */
const LONG_DUE_MS = 2 * 60_000;
const MAX_FAILURES = 50;

/** How background jobs are doing, by the database's clock. */
export async function readJobHealth(now: Date): Promise<JobHealth> {
  const pool = getPool();
  const { rows } = await pool.query<Omit<JobHealth, "counts" | "failures" | "healthy">>(
    `select (select count(*)::int from job_workers where seen_at > now() - interval '30 seconds') as "aliveWorkers",
       (select max(seen_at) from job_workers) as "lastReportAt",
       (select min(run_at) from graphile_worker.jobs
         where locked_at is null and attempts < max_attempts and run_at <= now()) as "oldestDueAt",
       (select count(*)::int from graphile_worker.jobs where attempts >= max_attempts) as "givenUp",
       (select max(sent_at) from sent_mails) as "lastMailAt"`,
  );
  const counts = await pool.query<JobCount>(
    `select task_identifier as name,
       count(*) filter (where run_at > now() and attempts = 0)::int as waiting,
       count(*) filter (where run_at <= now() and locked_at is null and attempts < max_attempts)::int as due,
       count(*) filter (where locked_at is not null)::int as running,
       count(*) filter (where attempts > 0 and last_error is not null)::int as failed
     from graphile_worker.jobs group by 1 order by 1`,
  );
  const failures = await pool.query<FailedJob>(
    `select id, task_identifier as name, attempts, max_attempts as "maxAttempts", run_at as "nextAt",
       split_part(last_error, E'\\n', 1) as reason
     from graphile_worker.jobs where last_error is not null order by run_at limit ${MAX_FAILURES}`,
  );
  const [health] = rows;
  if (!health) throw new Error("The jobs could not be counted");
  const isLate = health.oldestDueAt !== null && now.getTime() - health.oldestDueAt.getTime() > LONG_DUE_MS;
  const healthy = health.aliveWorkers > 0 && !isLate && health.givenUp === 0;
  return { ...health, counts: counts.rows, failures: failures.rows, healthy };
}
