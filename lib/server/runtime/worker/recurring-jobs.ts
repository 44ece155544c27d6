import type { JobName } from "@/lib/server/platform/jobs/job-payloads";

/** When each job that the clock adds runs next: an expression of the database's clock, in UTC. */
const NEXT_RUN: Partial<Record<JobName, string>> = {
  sweep_reservations: "date_trunc('minute', now()) + interval '1 minute'",
  sweep_orders: "date_trunc('minute', now()) + interval '1 minute'",
  reconcile_payments: "date_trunc('minute', now()) + interval '1 minute'",
  read_calendars: "date_trunc('minute', now()) + interval '1 minute'",
  sweep_guests: "date_trunc('hour', now() - interval '9 minutes') + interval '69 minutes'",
  sweep_accounts: "date_trunc('hour', now() - interval '17 minutes') + interval '77 minutes'",
  remove_old_records: "date_trunc('day', now() - interval '80 minutes') + interval '1520 minutes'",
  // At the full hour: a paper ends at midnight in Istanbul.
  sweep_papers: "date_trunc('hour', now()) + interval '1 hour'",
  refresh_ended_prices: "date_trunc('hour', now() - interval '5 minutes') + interval '65 minutes'",
};

const ROWS = Object.entries(NEXT_RUN).map(([name, next]) => `('${name}', ${next})`);

/**
 * Adds the next run of each, once for all workers. The database's clock decides, so a worker with a wrong clock can
 * neither skip a run nor start it early. A running job gets its next run when it is done.
 */
export const RECURRING_JOBS = `
  select graphile_worker.add_job(name, '{}'::json, run_at => next, job_key => 'due: ' || name,
    job_key_mode => 'preserve_run_at')
  from (values ${ROWS.join(", ")}) as due (name, next)
  where not exists (
    select from graphile_worker.jobs where key = 'due: ' || name and locked_at is not null)`;
